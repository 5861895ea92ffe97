//! Which steps of the original a step of the translation may come from.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{EventId, Proxy};

use super::Excluded;
use super::graph::{Graph, Kind, StepNumber, Touch};

/// A touch of a graph: its step, and its position there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct TouchRef {
    pub(crate) step: StepNumber,
    pub(crate) position: u32,
}

/// A set of touches of the original, interned.
pub(crate) type Label = u32;

/// What was found for a touch of the translation.
#[derive(Clone, Copy, Debug)]
enum Match {
    Label(Label),
    /// The original does not touch this memory.
    Outside,
    /// No touch of the original is of this kind, or the memory is not known.
    Unknown,
}

/// The label of each touch of the translation.
#[derive(Clone, Debug, Default)]
pub(crate) struct Matching {
    labels: FxHashMap<TouchRef, Label>,
    sets: Vec<Vec<TouchRef>>,
    /// Touches of the original that some touch of the translation may come from.
    pub(crate) used: Vec<TouchRef>,
    /// Touches of the translation without one.
    pub(crate) unmatched: Vec<TouchRef>,
    /// Touches of memory that the original does not touch.
    pub(crate) outside: Vec<TouchRef>,
}

impl Matching {
    /// Matches the touches of the translation.
    pub(crate) fn new(original: &Graph, translation: &Graph, excluded: Excluded<'_>) -> Matching {
        let all: Vec<(TouchRef, &Touch)> = touches(original).collect();
        let mut matching = Matching::default();
        let mut known: FxHashMap<&Touch, Match> = FxHashMap::default();
        let mut labels: FxHashMap<Vec<TouchRef>, Label> = FxHashMap::default();
        for (at, touch) in touches(translation) {
            let event = translation.step(at.step).event;
            let is_in = |set: &FxHashSet<EventId>| event.is_some_and(|event| set.contains(&event));
            if is_in(excluded.added) {
                continue;
            }
            let found = match is_in(excluded.unknown) {
                true => Match::Unknown,
                false => *known.entry(touch).or_insert_with(|| {
                    let set = origins(&all, touch);
                    if set.is_empty() {
                        return if is_touched(&all, touch) { Match::Unknown } else { Match::Outside };
                    }
                    let next = labels.len() as Label;
                    let label = *labels.entry(set.clone()).or_insert(next);
                    if label == next {
                        matching.sets.push(set);
                    }
                    Match::Label(label)
                }),
            };
            let is_access = match touch.kind {
                Kind::Data { .. } | Kind::MBarrier(_) => true,
                Kind::QueueWait(..) | Kind::Start | Kind::StartOfGroups(_) | Kind::End => false,
            };
            match found {
                _ if !is_access && !matches!(found, Match::Label(_)) => {}
                Match::Label(label) => {
                    matching.labels.insert(at, label);
                }
                Match::Outside => matching.outside.push(at),
                Match::Unknown => matching.unmatched.push(at),
            }
        }
        matching.used = matching.sets.iter().flatten().copied().collect();
        matching.used.sort_unstable();
        matching.used.dedup();
        matching
    }

    /// The matching seen from the original: which touches of the translation may come from each of
    /// its touches. `None` if touches of the translation are not matched, because these may be any.
    pub(crate) fn inverted(&self) -> Option<Matching> {
        if !self.unmatched.is_empty() {
            return None;
        }
        let mut all: FxHashMap<TouchRef, Vec<TouchRef>> = FxHashMap::default();
        let mut matched: Vec<(TouchRef, Label)> =
            self.labels.iter().map(|(&at, &label)| (at, label)).collect();
        matched.sort_unstable();
        for (at, label) in matched {
            for &original in self.set(label) {
                all.entry(original).or_default().push(at);
            }
        }
        let mut inverted = Matching::default();
        let mut known: FxHashMap<Vec<TouchRef>, Label> = FxHashMap::default();
        for &original in &self.used {
            let set = all.remove(&original).expect("a label has the touch");
            let next = known.len() as Label;
            let label = *known.entry(set.clone()).or_insert(next);
            if label == next {
                inverted.sets.push(set);
            }
            inverted.labels.insert(original, label);
        }
        Some(inverted)
    }

    pub(crate) fn label(&self, touch: TouchRef) -> Option<Label> {
        self.labels.get(&touch).copied()
    }

    /// The touches of the original that a label stands for.
    pub(crate) fn set(&self, label: Label) -> &[TouchRef] {
        &self.sets[label as usize]
    }
}

/// The touches of all steps.
pub(crate) fn touches(graph: &Graph) -> impl Iterator<Item = (TouchRef, &Touch)> {
    graph.steps().flat_map(|(step, of)| {
        let refs = (0..).map(move |position| TouchRef { step, position });
        refs.zip(&of.touches)
    })
}

/// Whether the original touches some of the memory.
fn is_touched(all: &[(TouchRef, &Touch)], touch: &Touch) -> bool {
    let Some(bytes) = &touch.bytes else { return true };
    all.iter().any(|(_, other)| other.bytes.as_ref().is_some_and(|own| own.overlap(bytes)))
}

/// The touches that a touch may come from: those with all its bytes, otherwise those with some. The
/// bytes of an operand of an engine may be more than it reads, so all with some count.
fn origins(all: &[(TouchRef, &Touch)], touch: &Touch) -> Vec<TouchRef> {
    let of_kind = all.iter().filter(|(_, other)| touch.kind.may_come_from(other.kind));
    let Some(bytes) = &touch.bytes else {
        // Starts, ends and waits have no bytes. An access whose bytes are not known has no origin.
        return match touch.kind {
            Kind::QueueWait(..) | Kind::Start | Kind::StartOfGroups(_) | Kind::End => {
                of_kind.map(|(at, _)| *at).collect()
            }
            Kind::Data { .. } | Kind::MBarrier(_) => Vec::new(),
        };
    };
    let is_exact = match touch.kind {
        Kind::Data { proxy, .. } => proxy != Proxy::Async,
        Kind::MBarrier(_) | Kind::QueueWait(..) | Kind::Start | Kind::StartOfGroups(_) | Kind::End => true,
    };
    let (mut around, mut overlapping) = (Vec::new(), Vec::new());
    for (at, other) in of_kind {
        match &other.bytes {
            None => around.push(*at),
            Some(own) if is_exact && bytes.is_within(own) => around.push(*at),
            Some(own) if bytes.overlap(own) => overlapping.push(*at),
            Some(_) => {}
        }
    }
    if is_exact && !around.is_empty() {
        return around;
    }
    around.extend(overlapping);
    around.sort_unstable();
    around
}
