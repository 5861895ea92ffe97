//! The comparison: each path of the translation is one of the original, and orders as much.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::Program;

use super::demand::demand;
use super::facts::{BARRIER, Completes, Overflow, State, States};
use super::graph::{Graph, StepNumber};
use super::locality::is_of_own_warps;
use super::matching::{Label, Matching, TouchRef};
use super::paths::walk;

/// The states in which paths of the original reach a touch from another.
#[derive(Debug, Default)]
pub(crate) struct Ordered {
    states: FxHashMap<(StepNumber, Option<Completes>), FxHashMap<StepNumber, States>>,
}

impl Ordered {
    /// The states behind all steps of a graph that touch memory.
    pub(crate) fn new(graph: &Graph) -> Ordered {
        Ordered::behind(graph, sources(graph))
    }

    /// The states behind the steps from which paths of the translation in a matching are followed.
    pub(crate) fn of_translation(graph: &Graph, matching: &Matching) -> Ordered {
        let mut sources: Vec<(StepNumber, Option<Completes>)> =
            grouped(graph, matching).into_iter().map(|(step, queue, _)| (step, queue)).collect();
        sources.dedup();
        Ordered::behind(graph, sources)
    }

    fn behind(graph: &Graph, sources: Vec<(StepNumber, Option<Completes>)>) -> Ordered {
        let mut ordered = Ordered::default();
        for (number, queue) in sources {
            let mut reached: FxHashMap<StepNumber, States> = FxHashMap::default();
            walk(graph, number, queue, Overflow::Meet, &mut |step, state| {
                reached.entry(step).or_default().add(state, Overflow::Meet);
            });
            ordered.states.insert((number, queue), reached);
        }
        ordered
    }

    fn between(&self, from: (StepNumber, Option<Completes>), to: StepNumber) -> &[State] {
        let reached = self.states.get(&from).and_then(|reached| reached.get(&to));
        reached.map_or(&[], |states| states.all.as_slice())
    }
}

/// The steps that touch memory, with the queues on which they complete.
fn sources(graph: &Graph) -> Vec<(StepNumber, Option<Completes>)> {
    let mut all = Vec::new();
    for (number, step) in graph.steps() {
        for touch in &step.touches {
            let source = (number, touch.completes());
            if all.last() != Some(&source) && !all.ends_with(&[source]) {
                all.push(source);
            }
        }
    }
    all
}

/// A path of the translation that orders less than each path of the original that it may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weaker {
    pub(crate) earlier: TouchRef,
    pub(crate) later: TouchRef,
    /// The nearest pair of the original.
    pub(crate) original: (TouchRef, TouchRef),
    /// What the path lacks.
    pub(crate) missing: State,
    /// Whether both may be parts of one op, which needs this only to exchange data between warps.
    is_exchange: bool,
}

/// What a path lacks.
#[derive(Clone, Copy, Debug)]
struct Missing {
    state: State,
    original: (TouchRef, TouchRef),
    is_exchange: bool,
}

/// The weaker paths, and how many pairs of labels need an order.
pub(crate) struct Compared {
    pub(crate) weaker: Vec<Weaker>,
    pub(crate) pairs: usize,
}

/// A path of the translation.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Query {
    from: Label,
    to: Label,
    /// Whether it leads from a step to its next execution.
    is_again: bool,
    state: State,
}

struct Comparing<'a> {
    original: &'a Graph,
    ordered: &'a Ordered,
    matching: &'a Matching,
    /// By query: what is missing, and the pair of the original.
    known: FxHashMap<Query, Option<Missing>>,
    pairs: FxHashSet<(Label, Label)>,
}

/// Compares the paths of a translation with those of the original.
pub(crate) fn compare(
    original: &Graph,
    (program, translation): (&Program, &Graph),
    ordered: &Ordered,
    matching: &Matching,
) -> Compared {
    let mut comparing =
        Comparing { original, ordered, matching, known: FxHashMap::default(), pairs: FxHashSet::default() };
    let mut weaker = Vec::new();
    for (from, queue, sources) in grouped(translation, matching) {
        walk(translation, from, queue, Overflow::Drop, &mut |to, state| {
            for position in 0..translation.step(to).touches.len() as u32 {
                let later = TouchRef { step: to, position };
                let Some(then) = matching.label(later) else { continue };
                for &(earlier, label) in &sources {
                    let query = Query { from: label, to: then, is_again: from == to, state };
                    if let Some(Missing { state, original, is_exchange }) = comparing.missing(query) {
                        weaker.push(Weaker { earlier, later, original, missing: state, is_exchange });
                    }
                }
            }
        });
    }
    let access = |at: TouchRef| translation.step(at.step).event.map(|event| (event, at.position));
    weaker.retain(|path| {
        let both = access(path.earlier).zip(access(path.later));
        !(path.is_exchange && both.is_some_and(|(a, b)| is_of_own_warps(program, a, b)))
    });
    Compared { weaker, pairs: comparing.pairs.len() }
}

/// Touches of one step that complete on one queue, with their labels.
type Sources = (StepNumber, Option<Completes>, Vec<(TouchRef, Label)>);

/// The touches from which paths are followed. Of several with one label that no effect separates,
/// the first reaches what all reach.
fn grouped(graph: &Graph, matching: &Matching) -> Vec<Sources> {
    let mut all: Vec<Sources> = Vec::new();
    for block in &graph.blocks {
        let mut seen: FxHashSet<(Label, Option<Completes>)> = FxHashSet::default();
        for (number, step) in (block.first..).zip(&block.steps) {
            if step.effect != super::facts::Effect::default() {
                seen.clear();
            }
            for (position, touch) in (0..).zip(&step.touches) {
                let at = TouchRef { step: number, position };
                let Some(label) = matching.label(at) else { continue };
                if !seen.insert((label, touch.completes())) {
                    continue;
                }
                match all.last_mut() {
                    Some((last, queue, touches)) if *last == number && *queue == touch.completes() => {
                        touches.push((at, label));
                    }
                    _ => all.push((number, touch.completes(), vec![(at, label)])),
                }
            }
        }
    }
    all
}

impl Comparing<'_> {
    /// What a path lacks. `None` if a path of the original orders no more, or if no path of it
    /// leads from one to the other.
    fn missing(&mut self, query: Query) -> Option<Missing> {
        if let Some(known) = self.known.get(&query) {
            return *known;
        }
        let found = self.missing_of(query);
        self.known.insert(query, found);
        found
    }

    /// What the instructions of one op have between its later touch and its earlier one in the next
    /// round of the op, or in its next execution: a barrier, if there is one in the op.
    fn exchange(&self, first: TouchRef, second: TouchRef) -> State {
        let touch = |at: TouchRef| &self.original.step(at.step).touches[at.position as usize];
        if first.step == second.step {
            return State::of(0);
        }
        let states = self.ordered.between((first.step, touch(first).completes()), second.step);
        let demanded = demand(touch(first), touch(second)).and(&State::of(BARRIER));
        states.iter().fold(demanded, |all, has| all.and(has))
    }

    fn missing_of(&mut self, query: Query) -> Option<Missing> {
        let mut least: Option<Missing> = None;
        let mut is_exchange = false;
        for &earlier in self.matching.set(query.from) {
            let touch = &self.original.step(earlier.step).touches[earlier.position as usize];
            for &later in self.matching.set(query.to) {
                if !query.is_again && self.original.is_same_op_back(earlier.step, later.step) {
                    let missing = self.exchange(later, earlier).without(&query.state);
                    if missing.is_empty() {
                        return None;
                    }
                    is_exchange = true;
                    least =
                        least.or(Some(Missing { state: missing, original: (earlier, later), is_exchange }));
                    continue;
                }
                let states = self.ordered.between((earlier.step, touch.completes()), later.step);
                if states.is_empty() {
                    continue;
                }
                let then = &self.original.step(later.step).touches[later.position as usize];
                let demanded = demand(touch, then);
                if demanded.is_empty() {
                    return None;
                }
                for has in states {
                    let missing = has.and(&demanded).without(&query.state);
                    if missing.is_empty() {
                        self.pairs.insert((query.from, query.to));
                        return None;
                    }
                    if least.is_none_or(|other| missing.count() < other.state.count()) {
                        least = Some(Missing { state: missing, original: (earlier, later), is_exchange });
                    }
                }
            }
        }
        if least.is_some() {
            self.pairs.insert((query.from, query.to));
        }
        least.map(|least| Missing { is_exchange, ..least })
    }
}
