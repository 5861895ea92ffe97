//! Operations that may be in flight when a kernel returns: an engine would go on to access the
//! memory of a CTA that has ended.
//!
//! Only waits of the issuing warps complete operations that cannot arrive at an mbarrier, such as
//! TMA stores, or any in a program without mbarriers. So the hazard analysis decides them on every
//! path, in a program in which
//!
//! - only these operations, their groups, their waits and calls are left;
//! - each kernel writes the memory of one operation before it returns.
//!
//! The oracle and the model checker decide the operations that complete through mbarriers.

use seawall_analysis::{Barriers, Finding, FindingCode, HazardAnalysis, Missing, Remedy};
use seawall_model::{
    Access, Action, CompletionArrival, Event, EventId, Footprint, Mode, Program, Proxy, Queue, Slot,
    Terminator, Wait,
};

use crate::facts::Facts;

/// The operations that may be in flight when a kernel returns, as far as the hazard analysis
/// decides them.
pub(crate) fn in_flight(facts: &Facts<'_>) -> Vec<Finding> {
    facts.program.events.ids().filter_map(|operation| of_operation(facts, operation)).collect()
}

/// The finding about one operation. The analysis names one conflict of each access, so each
/// operation is decided by itself.
fn of_operation(facts: &Facts<'_>, operation: EventId) -> Option<Finding> {
    let seen = with_end(facts, operation)?;
    let mut analysis = HazardAnalysis::new(&seen);
    let barriers = Barriers::default();
    let conflicts = analysis.run(&barriers);
    let queue = conflicts.iter().find_map(|conflict| match conflict.missing {
        Missing::Wait { queue, .. } if conflict.hazard.later.event != operation => {
            analysis.path(conflict, &barriers).map(|_| queue)
        }
        Missing::Wait { .. } | Missing::Barrier | Missing::ProxyFence => None,
    })?;
    let remedy = Some(Remedy::WaitAfter { event: operation, queue });
    Some(Finding { remedy, ..Finding::new(FindingCode::EndedCta, operation) })
}

/// Whether the operations of a queue outlive their warp, and only a wait for the queue shows that
/// they are complete.
fn is_decided(facts: &Facts<'_>, queue: Queue) -> bool {
    let row = queue.row();
    row.outlives_warp && (row.arrival == CompletionArrival::Never || !facts.is_model_checked())
}

/// The program with the decided queues only, and a write to the memory of `operation` before each
/// kernel returns. `None` if the operation is on no such queue.
fn with_end(facts: &Facts<'_>, operation: EventId) -> Option<Program> {
    let program = facts.program;
    let own = &program.events[operation];
    let is_queued = |queue| is_decided(facts, queue) && own.outlives_warp(queue);
    let accesses = || own.accesses.iter().filter(|access| access.queue.is_some_and(is_queued));
    let whole = |footprint: &Footprint| Footprint { slot: Slot::Whole, bytes: None, ..footprint.clone() };
    let written = accesses().map(|access| Access {
        mode: Mode::Write,
        proxy: Proxy::Generic,
        queue: None,
        token: None,
        footprints: access.footprints.iter().map(whole).collect(),
        ..access.clone()
    });
    let action = Action::Touch { asserted: false };
    let end = Event { origin: own.origin, action, accesses: written.collect() };
    if end.accesses.is_empty() {
        return None;
    }
    let mut seen = program.clone();
    for id in program.events.ids() {
        let event = &mut seen.events[id];
        let is_kept = match &event.action {
            Action::Commit(queue) => is_decided(facts, *queue),
            Action::Wait(Wait { queue, .. }) => is_decided(facts, *queue),
            Action::Call(_) => true,
            action => action.issues_on().is_some_and(|queue| is_decided(facts, queue)),
        };
        event.accesses = if id == operation { accesses().cloned().collect() } else { Default::default() };
        if !is_kept && id != operation {
            event.action = Action::Hint;
        }
    }
    for function in seen.functions.values().filter(|function| function.kernel) {
        for &block in &function.blocks {
            if matches!(seen.blocks[block].terminator, Terminator::Return) {
                let end = seen.events.push(end.clone());
                seen.blocks[block].events.push(end);
            }
        }
    }
    Some(seen)
}
