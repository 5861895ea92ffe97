//! Redundant barriers of a program: if all of them are removed together, the analysis finds no
//! additional hazard.
//!
//! Only plain local barriers of kernels qualify. A barrier may order something that this analysis
//! does not see if it fences other memory or is in a partition, a cluster or a called function. The
//! same holds in code with tokens, named or conditional barriers, and in code with arrivals at
//! mbarriers unless the caller checks their phases ([`Arrivals`]). What a kernel calls counts as
//! its code.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use seawall_analysis::{Barriers, Found, Hazard, HazardAnalysis, Missing};
use seawall_model::{
    Action, BarrierOrigin, BarrierPart, EventId, FunctionId, MBarrierEffect, Participants, Program,
    Terminator,
};

use super::own::with_lanes;

/// The maximal number of barriers that are tried one by one. If there are more, they are removed
/// only if all can be removed together.
const MAX_TRIED: usize = 256;

/// Whether barriers beside arrivals at mbarriers qualify.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrivals {
    /// They do not.
    Excluded,
    /// They do: the caller checks that the phases of the mbarriers do not depend on them.
    Checked,
}

/// Returns the barriers that can be removed together, in program order. `among` are those that
/// may be.
pub(crate) fn removable(
    analysis: &mut HazardAnalysis<'_>,
    program: &Program,
    barriers: &Barriers,
    arrivals: Arrivals,
    among: Option<&[EventId]>,
) -> Vec<EventId> {
    let candidates = |function| {
        let mut found = candidates(program, function, arrivals);
        found.retain(|event| among.is_none_or(|among| among.contains(event)));
        found
    };
    if program.functions.ids().all(|function| candidates(function).is_empty()) {
        return Vec::new();
    }
    // A barrier that orders the lanes of a warp is needed.
    if let Some(program) = with_lanes(program) {
        let mut analysis = HazardAnalysis::new(&program);
        // Computes the summaries of called functions.
        analysis.run(barriers);
        return removable(&mut analysis, &program, barriers, arrivals, among);
    }
    let mut removed = Vec::new();
    for function in program.functions.ids() {
        let candidates = candidates(function);
        if !candidates.is_empty() {
            removed.extend(of_function(analysis, program, function, barriers, candidates));
        }
    }
    removed.sort_unstable();
    removed
}

fn of_function(
    analysis: &mut HazardAnalysis<'_>,
    program: &Program,
    function: FunctionId,
    barriers: &Barriers,
    mut candidates: Vec<EventId>,
) -> Vec<EventId> {
    let found = analysis.run_function(function, barriers);
    let before = hazards(&found);
    // The analysis reports one earlier access per later one, so an existing race may hide hazards
    // that a barrier prevents.
    if before.iter().any(|&(_, barrier)| barrier) {
        return Vec::new();
    }
    // The analysis does not compare accesses with an operation that may be in flight. With the wait
    // that is missing, or that it does not see, a barrier behind the operation may be needed.
    let in_flight = |event: EventId| {
        found.iter().any(|found| {
            let ends = (found.hazard.earlier.event, found.hazard.later.event);
            program.passes_between(ends, |passed| passed == event)
        })
    };
    candidates.retain(|&event| !in_flight(event));
    if candidates.is_empty() {
        return Vec::new();
    }
    let is_known = |found: &Found| before.contains(&hazard(found));
    let mut solution = analysis.solution(function, barriers);
    let mut without = barriers.clone();
    without.removed.extend(&candidates);
    if analysis.without((function, &mut solution), &candidates, &without, &is_known) {
        return candidates;
    }
    if candidates.len() > MAX_TRIED {
        return Vec::new();
    }
    // Of two equivalent barriers the later is removed, so that the one next to the producer stays.
    let mut removed = Vec::new();
    let mut without = barriers.clone();
    for &candidate in candidates.iter().rev() {
        without.removed.insert(candidate);
        let is_redundant = analysis.without((function, &mut solution), &[candidate], &without, &is_known);
        debug_assert_eq!(
            is_redundant,
            hazards(&analysis.run_function(function, &without)).is_subset(&before),
            "a solution that is continued finds what one from the start does"
        );
        if is_redundant {
            removed.push(candidate);
        } else {
            without.removed.remove(&candidate);
        }
    }
    removed
}

fn hazards(found: &[Found]) -> FxHashSet<(Hazard, bool)> {
    found.iter().map(hazard).collect()
}

/// A conflict, and whether a barrier is missing.
fn hazard(found: &Found) -> (Hazard, bool) {
    (found.hazard, found.missing == Missing::Barrier)
}

/// Barriers that may be redundant.
fn candidates(program: &Program, function: FunctionId, arrivals: Arrivals) -> Vec<EventId> {
    let calls = |action: &Action| matches!(action, Action::Call(call) if call.callee == Some(function));
    let is_called = program.events.values().any(|event| calls(&event.action));
    if !program.functions[function].kernel || is_called || program.ctas > 1 {
        return Vec::new();
    }
    let blocks =
        |function: FunctionId| program.functions[function].blocks.iter().map(|&block| &program.blocks[block]);
    let events = |function| blocks(function).flat_map(|block| &block.events).copied();
    let (mut reached, mut open) = (BTreeSet::new(), vec![function]);
    while let Some(next) = open.pop() {
        if !reached.insert(next) {
            continue;
        }
        for event in events(next) {
            match &program.events[event].action {
                Action::Call(call) => match call.callee {
                    Some(callee) => open.push(callee),
                    None => return Vec::new(),
                },
                action if synchronizes_with_others(action, arrivals) => return Vec::new(),
                _ => {}
            }
        }
        let forks = blocks(next).any(|block| matches!(block.terminator, Terminator::Fork(_)));
        let diverges = next != function && blocks(next).any(|block| block.divergent);
        if forks || diverges {
            return Vec::new();
        }
    }
    let plain = |&event: &EventId| {
        matches!(&program.events[event].action, Action::Barrier(barrier)
            if barrier.kind.is_of_partition()
                && barrier.local_fence
                && !barrier.other_memory
                && barrier.origin == BarrierOrigin::Op)
    };
    // Warps that take different branches synchronize at barriers of both.
    let together = blocks(function).filter(|block| !block.divergent);
    together.flat_map(|block| &block.events).copied().filter(plain).collect()
}

/// Whether an action synchronizes with something other than the barriers of its partition.
fn synchronizes_with_others(action: &Action, arrivals: Arrivals) -> bool {
    match action {
        Action::Barrier(barrier) => match barrier.kind.participants() {
            _ if barrier.kind.part() != BarrierPart::Whole => true,
            Participants::ClusterWarps | Participants::Threads { .. } | Participants::WarpsUnder { .. } => {
                true
            }
            Participants::PartitionWarps
            | Participants::CtaWarps
            | Participants::Warpgroup
            | Participants::Lanes => false,
        },
        Action::MBarrier(mbarrier) => match mbarrier.op.effect() {
            MBarrierEffect::Arrive(arrive) => {
                arrivals == Arrivals::Excluded && arrive.after.is_none() && arrive.expects.is_none()
            }
            MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate | MBarrierEffect::Wait { .. } => false,
        },
        Action::Token(_) => true,
        _ => false,
    }
}
