//! Operations that may be in flight when a kernel returns: an engine would go on to access the
//! memory of a CTA that has ended.
//!
//! Only waits of the issuing warps complete operations that cannot arrive at an mbarrier, such as
//! TMA stores, or any in a program without mbarriers. So the hazard analysis decides them on every
//! path, in a program in which
//!
//! - only these operations, their groups, their waits and calls are left;
//! - each kernel writes their memory before it returns.
//!
//! The oracle and the model checker decide the operations that complete through mbarriers.

use std::collections::BTreeMap;

use seawall_analysis::{Barriers, Finding, FindingCode, HazardAnalysis, Missing, Remedy};
use seawall_model::{
    Access, Action, CompletionArrival, Event, EventId, Footprint, Mode, Program, Proxy, Queue, Slot,
    Terminator, Wait,
};

use crate::partitions;

/// The operations that may be in flight when a kernel returns, as far as the hazard analysis
/// decides them.
pub(crate) fn in_flight(program: &Program) -> Vec<Finding> {
    let Some(seen) = only_queued(program) else { return Vec::new() };
    let first_end = program.events.len();
    let mut analysis = HazardAnalysis::new(&seen);
    let barriers = Barriers::default();
    let mut found: BTreeMap<EventId, Remedy> = BTreeMap::new();
    for conflict in analysis.run(&barriers) {
        let Missing::Wait { queue, .. } = conflict.missing else { continue };
        let is_end = seen.events.ids().skip(first_end).any(|end| end == conflict.hazard.later.event);
        if is_end && analysis.path(&conflict, &barriers).is_some() {
            let event = conflict.hazard.earlier.event;
            found.insert(event, Remedy::WaitAfter { event, queue });
        }
    }
    let of_operation =
        |(event, remedy)| Finding { remedy: Some(remedy), ..Finding::new(FindingCode::EndedCta, event) };
    found.into_iter().map(of_operation).collect()
}

/// Whether the operations of a queue outlive their warp, and only a wait for the queue shows that
/// they are complete.
fn is_decided(program: &Program, queue: Queue) -> bool {
    let row = queue.row();
    row.outlives_warp && (row.arrival == CompletionArrival::Never || !partitions::applies(program))
}

/// The program with the decided queues only, and an access to their memory before each kernel
/// returns. `None` if there are no such operations.
fn only_queued(program: &Program) -> Option<Program> {
    let of_event = |event: EventId| {
        let event = &program.events[event];
        let is_queued = |queue| is_decided(program, queue) && event.outlives_warp(queue);
        event.accesses.iter().filter(move |access| access.queue.is_some_and(is_queued))
    };
    let queued: Vec<&Access> = program.events.ids().flat_map(of_event).collect();
    let whole = |footprint: &Footprint| Footprint { slot: Slot::Whole, bytes: None, ..footprint.clone() };
    let footprints = queued.iter().flat_map(|access| &access.footprints).map(whole).collect();
    let like = queued.first()?;
    let first = program.events.ids().find(|event| of_event(*event).next().is_some())?;
    let origin = program.events[first].origin;
    let end = Access {
        mode: Mode::Write,
        proxy: Proxy::Generic,
        queue: None,
        token: None,
        footprints,
        ..(*like).clone()
    };
    let mut seen = program.clone();
    for id in program.events.ids() {
        let event = &mut seen.events[id];
        event.accesses = of_event(id).cloned().collect();
        let is_kept = match &event.action {
            Action::Commit(queue) => is_decided(program, *queue),
            Action::Wait(Wait { queue, .. }) => is_decided(program, *queue),
            Action::Call(_) => true,
            _ => !event.accesses.is_empty(),
        };
        if !is_kept {
            event.action = Action::Hint;
        }
    }
    for function in seen.functions.values().filter(|function| function.kernel) {
        for &block in &function.blocks {
            if matches!(seen.blocks[block].terminator, Terminator::Return) {
                let action = Action::Touch { asserted: false };
                let end = Event { origin, action, accesses: [end.clone()].into_iter().collect() };
                let end = seen.events.push(end);
                seen.blocks[block].events.push(end);
            }
        }
    }
    Some(seen)
}
