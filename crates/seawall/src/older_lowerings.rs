//! Lowerings of releases before Triton 3.9, which contain fewer barriers than the model has.
//!
//! The model has the barriers of Triton 3.9, such as that in front of `ttng.barrier_expect`. What
//! must hold without them is tested on a program without them.

use seawall_analysis::{Finding, FindingCode};
use seawall_model::{Action, BarrierOrigin, Event, EventId, Program};
use seawall_place::removable_among;

use crate::producer::Producer;

/// Removes the findings about redundant barriers that are needed without the barriers of lowerings.
pub(crate) fn retain_redundant(program: &Program, producer: Producer, findings: &mut Vec<Finding>) {
    let is_redundant = |finding: &Finding| finding.code == FindingCode::RedundantBarrier;
    let reported = findings.iter().filter(|finding| is_redundant(finding)).map(|finding| finding.event);
    let reported: Vec<EventId> = reported.collect();
    if reported.is_empty() {
        return;
    }
    let mut older = program.clone();
    drop_barriers(&mut older, producer);
    let removable = removable_among(&older, &reported);
    findings.retain(|finding| !is_redundant(finding) || removable.contains(&finding.event));
}

/// Removes the barriers that lowerings of ops contain, except those between a write and a read of
/// scratch memory, and those in front of mbarrier operations that lowerings of `producer` have. The
/// rules for the others are those of the newest release.
pub(crate) fn drop_barriers(program: &mut Program, producer: Producer) {
    let has_scratch = |event: &Event, writes: bool| {
        event.accesses.iter().any(|access| access.scratch && access.mode.writes() == writes)
    };
    let mut dropped = Vec::new();
    for block in program.blocks.values() {
        for (at, &id) in block.events.iter().enumerate() {
            let event = &program.events[id];
            let Action::Barrier(barrier) = &event.action else { continue };
            if barrier.origin != BarrierOrigin::Lowering || !barrier.kind.is_of_partition() {
                continue;
            }
            let (before, after) = (&block.events[..at], &block.events[at + 1..]);
            let own = |other: &&EventId| program.events[**other].origin == event.origin;
            let written = before.iter().rev().take_while(own).any(|&e| has_scratch(&program.events[e], true));
            let read = after.iter().take_while(own).any(|&e| has_scratch(&program.events[e], false));
            let next = after.iter().take_while(own).next().map(|&e| &program.events[e].action);
            let is_kept =
                matches!(next, Some(Action::MBarrier(used)) if producer.lowers_with_barrier(&used.op));
            if !(written && read || is_kept) {
                dropped.push(id);
            }
        }
    }
    for id in dropped {
        program.events[id].action = Action::Hint;
    }
}
