//! The counts of mbarriers, the bytes that arrivals expect, and the parities of waits.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use seawall_model::{Access, BlockId, EventId, MBarrierEffect, Place, Program, Queue, Slot, TermId};

use super::Side;
use super::graph::{Bytes, Graph, Kind, MBarrierUse, Step};
use super::lost::{Lost, Order};
use super::parities::{EXECUTIONS, Loops, first_value, values};

/// The bytes of an mbarrier.
const MBARRIER_BYTES: u32 = 8;

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MiscountKind {
    /// The arrivals with which the mbarrier is initialized.
    Arrivals,
    /// The bytes that an arrival expects.
    Bytes,
    /// The parity of a wait.
    Parity,
    /// The parity of a wait when it is executed first.
    FirstParity,
    /// The parity of a wait when it is executed again, this many times after the first one.
    LaterParity(usize),
    /// The address of the mbarrier that an operation uses, when it is executed this many times
    /// after the first one.
    Place(usize),
    /// The groups of a queue that a wait leaves in flight.
    Pending(Queue),
}

/// A count of the translation that the original does not have at the same mbarrier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miscount {
    /// What is compared.
    pub kind: MiscountKind,
    /// The event of the translation.
    pub event: EventId,
    /// Its count.
    pub count: i64,
    /// An event of the original at this mbarrier.
    pub original: EventId,
    /// The counts of the original.
    pub counts: Vec<i64>,
}

/// A constant at an mbarrier. `None` if it is not a constant.
struct Count<'g> {
    kind: MiscountKind,
    bytes: &'g Bytes,
    value: Option<i64>,
    event: EventId,
}

/// Compares the constants at mbarriers. Those of the original at the same bytes must all be known.
pub(crate) fn compare(original: (&Program, &Graph), translation: (&Program, &Graph)) -> Vec<Miscount> {
    let (known, own) = (counts(original), counts(translation));
    let mut found: Vec<Miscount> = Vec::new();
    for &Count { kind, bytes, value, event } in &own {
        let at_bytes = |all: &'_ [Count<'_>]| {
            all.iter().filter(|other| other.kind == kind && other.bytes.overlap(bytes)).count()
        };
        // The copy of a wait in a peeled iteration is executed first at another parity.
        if kind == MiscountKind::FirstParity && at_bytes(&own) > at_bytes(&known) {
            continue;
        }
        let same: Vec<&Count<'_>> =
            known.iter().filter(|other| other.kind == kind && other.bytes.overlap(bytes)).collect();
        let values: Option<BTreeSet<i64>> = same.iter().map(|other| other.value).collect();
        let (Some(count), Some(values), Some(first)) = (value, values, same.first()) else { continue };
        if !values.contains(&count) && found.iter().all(|other| other.event != event) {
            let counts = values.into_iter().collect();
            found.push(Miscount { kind, event, count, original: first.event, counts });
        }
    }
    found
}

/// Compares the groups that waits leave in flight. A wait of the translation may leave fewer than
/// those of the original, and as many as one of them.
pub(crate) fn compare_waits(original: &Graph, translation: &Graph) -> Vec<Miscount> {
    let waits = |graph: &Graph| -> Vec<(Queue, u32, EventId)> {
        let of_step = |step: &Step| step.effect.wait.zip(step.event);
        let all = graph.steps().filter_map(|(_, step)| of_step(step));
        all.map(|((queue, pending), event)| (queue, pending, event)).collect()
    };
    let known = waits(original);
    let mut found = Vec::new();
    for (queue, pending, event) in waits(translation) {
        let same: Vec<&(Queue, u32, EventId)> = known.iter().filter(|other| other.0 == queue).collect();
        let counts: BTreeSet<u32> = same.iter().map(|other| other.1).collect();
        let (Some(&least), Some(first)) = (counts.first(), same.first()) else { continue };
        if pending > least && !counts.contains(&pending) {
            let kind = MiscountKind::Pending(queue);
            let counts = counts.into_iter().map(i64::from).collect();
            found.push(Miscount { kind, event, count: i64::from(pending), original: first.2, counts });
        }
    }
    found
}

/// What an operation on mbarriers has in its first executions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sequenced {
    Parity,
    Place(MBarrierUse),
}

/// The values of an operation in its first executions. `None` if some are not constants.
struct Sequence<'g> {
    of: Sequenced,
    bytes: &'g Bytes,
    values: Option<Vec<i64>>,
    event: EventId,
    /// The number of loops around it, and the smallest of them.
    depth: usize,
    header: Option<BlockId>,
}

/// Compares the parities and the mbarriers of the first executions of operations. Those of the
/// original at the same mbarriers must all be known.
pub(crate) fn compare_sequences(
    (before, original): (Side<'_>, &Graph),
    (after, translation): (Side<'_>, &Graph),
    reported: &[Miscount],
) -> Vec<Miscount> {
    let (known, own) = (sequences(before, original), sequences(after, translation));
    let mut found: Vec<Miscount> = Vec::new();
    for Sequence { of, bytes, values, event, depth, .. } in &own {
        // An operation in no loop may be one of an unrolled loop.
        let is_same = |other: &&Sequence<'_>| {
            other.of == *of && other.bytes.overlap(bytes) && (*depth == 0 || other.depth == *depth)
        };
        let same: Vec<&Sequence<'_>> = known.iter().filter(is_same).collect();
        // The copy of an operation in a peeled iteration is executed at other times.
        let is_at_bytes = |other: &&Sequence<'_>| other.of == *of && other.bytes.overlap(bytes);
        let has_copies = own.iter().filter(is_at_bytes).count() > known.iter().filter(is_at_bytes).count();
        if has_copies || own.iter().filter(is_same).count() > same.len() {
            continue;
        }
        let all: Option<Vec<&Vec<i64>>> = same.iter().map(|other| other.values.as_ref()).collect();
        let (Some(values), Some(all), Some(first)) = (values, all, same.first()) else { continue };
        let is_unrolled = *depth == 0 && all.iter().any(|other| other.contains(&values[0]));
        let is_known = found.iter().chain(reported).any(|other| other.event == *event);
        if all.contains(&values) || is_unrolled || is_known {
            continue;
        }
        let position = |number: &usize| all.iter().all(|other| other[*number] != values[*number]);
        let Some(number) = (0..values.len()).find(position) else { continue };
        let counts: BTreeSet<i64> = all.iter().map(|other| other[number]).collect();
        found.push(Miscount {
            kind: match of {
                Sequenced::Parity => MiscountKind::LaterParity(number),
                Sequenced::Place(_) => MiscountKind::Place(number),
            },
            event: *event,
            count: values[number],
            original: first.event,
            counts: counts.into_iter().collect(),
        });
    }
    found
}

/// Operations on mbarriers of the original of which the translation has fewer, at the same
/// mbarriers and in as many loops. A predicated operation is on no path of which the order counts,
/// so that only its absence tells that it was lost.
pub(crate) fn fewer(
    (before, original): (Side<'_>, &Graph),
    (after, translation): (Side<'_>, &Graph),
    reported: &[Lost],
) -> Vec<Lost> {
    let (known, own) = (sequences(before, original), sequences(after, translation));
    let loops = |all: &[Sequence<'_>]| all.iter().filter_map(|of| of.header).collect::<BTreeSet<_>>().len();
    // Unrolling may show that a predicate never holds.
    if loops(&own) < loops(&known) {
        return Vec::new();
    }
    let mut lost: Vec<Lost> = Vec::new();
    for Sequence { of, bytes, event, depth, .. } in &known {
        let start = bytes.runs.bounds().map_or(0, |bounds| bounds.0);
        let order = match of {
            Sequenced::Place(MBarrierUse::Wait) => Order::MBarrierWait(start),
            Sequenced::Place(MBarrierUse::Arrive) => Order::MBarrierArrival(start),
            Sequenced::Place(MBarrierUse::Expect) => Order::MBarrierExpect(start),
            Sequenced::Place(_) | Sequenced::Parity => continue,
        };
        let is_there = |other: &&Sequence<'_>| other.bytes.overlap(bytes) && other.depth == *depth;
        let is_same = |other: &&Sequence<'_>| other.of == *of && is_there(other);
        let count = |all: &[Sequence<'_>]| all.iter().filter(is_same).count();
        let is_reported =
            |all: &[Lost]| all.iter().any(|lost| lost.made_by == Some(*event) || lost.order == order);
        let user = own.iter().find(|other| other.bytes.overlap(bytes));
        let (Some(user), true) = (user, count(&own) < count(&known)) else { continue };
        if is_reported(reported) || is_reported(&lost) {
            continue;
        }
        lost.push(Lost {
            order,
            earlier: None,
            later: Some(user.event),
            original: (None, Some(*event)),
            made_by: Some(*event),
            others: 0,
            is_absent: true,
        });
    }
    lost
}

fn sequences<'g>(side: Side<'_>, graph: &'g Graph) -> Vec<Sequence<'g>> {
    let (program, loops) = (side.program, Loops::new(side.program));
    let blocks: FxHashMap<EventId, BlockId> = program
        .blocks
        .iter()
        .filter(|(_, block)| block.function == side.kernel)
        .flat_map(|(id, block)| block.events.iter().map(move |&event| (event, id)))
        .collect();
    let mut all = Vec::new();
    for (_, step) in graph.steps() {
        let Some((event, &block)) = step.event.and_then(|event| Some((event, blocks.get(&event)?))) else {
            continue;
        };
        let (depth, header) = (loops.depth(block), loops.innermost(block));
        let term = |term: TermId| values(program, &loops, block, term);
        for (access, touch) in program.events[event].accesses.iter().zip(&step.touches) {
            let (Kind::MBarrier(used), Some(bytes)) = (touch.kind, &touch.bytes) else { continue };
            let values = starts(side, access, bytes, &term);
            all.push(Sequence { of: Sequenced::Place(used), bytes, values, event, depth, header });
            if let Some(MBarrierEffect::Wait { phase }) = program.events[event].action.mbarrier_effect() {
                let values = term(phase).map(|all| all.into_iter().map(|value| value & 1).collect());
                all.push(Sequence { of: Sequenced::Parity, bytes, values, event, depth, header });
            }
        }
    }
    all
}

/// The addresses of the mbarrier in the first executions of an access.
fn starts(
    side: Side<'_>,
    access: &Access,
    bytes: &Bytes,
    values: &impl Fn(TermId) -> Option<Vec<i64>>,
) -> Option<Vec<i64>> {
    let (start, end) = bytes.runs.bounds()?;
    if end - start <= MBARRIER_BYTES {
        return Some(vec![i64::from(start); EXECUTIONS]);
    }
    let [footprint] = access.footprints.as_slice() else { return None };
    let (Place::Buffer(buffer), Slot::At(slot)) = (footprint.place, footprint.slot) else { return None };
    let buffer = &side.program.buffers[buffer];
    let &[(first, last)] = buffer.ranges(side.base).as_slice() else { return None };
    if (first, last) != (u64::from(start), u64::from(end))
        || buffer.slots < 2
        || !buffer.size.is_multiple_of(buffer.slots)
    {
        return None;
    }
    let stride = i64::from(buffer.size / buffer.slots);
    let slots = 0..i64::from(buffer.slots);
    let of_slot = |slot: i64| slots.contains(&slot).then_some(i64::from(start) + slot * stride);
    values(slot)?.into_iter().map(of_slot).collect()
}

fn counts<'g>((program, graph): (&Program, &'g Graph)) -> Vec<Count<'g>> {
    let mut counts = Vec::new();
    for (_, step) in graph.steps() {
        let Some(event) = step.event else { continue };
        let (kind, value) = match program.events[event].action.mbarrier_effect() {
            Some(MBarrierEffect::Init { count, .. }) => (MiscountKind::Arrivals, Some(i64::from(count))),
            Some(MBarrierEffect::Arrive(arrive)) => match arrive.expects {
                Some(bytes) => (MiscountKind::Bytes, Some(i64::from(bytes))),
                None => continue,
            },
            Some(MBarrierEffect::Wait { phase }) => {
                (MiscountKind::Parity, program.terms.as_const(phase).map(|value| value & 1))
            }
            Some(MBarrierEffect::Invalidate) | None => continue,
        };
        let Some(bytes) = step.touches.first().and_then(|touch| touch.bytes.as_ref()) else { continue };
        counts.push(Count { kind, bytes, value, event });
        if let Some(MBarrierEffect::Wait { phase }) = program.events[event].action.mbarrier_effect() {
            let value = first_value(program, phase).map(|value| value & 1);
            counts.push(Count { kind: MiscountKind::FirstParity, bytes, value, event });
        }
    }
    counts
}
