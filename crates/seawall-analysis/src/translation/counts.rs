//! The counts of mbarriers, the bytes that arrivals expect, and the parities of waits.

use std::collections::BTreeSet;

use seawall_model::{EventId, MBarrierEffect, Program, Queue};

use super::graph::{Bytes, Graph, Step};
use super::parities::first_value;

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
