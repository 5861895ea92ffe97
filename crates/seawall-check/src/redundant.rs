//! Barriers that no pair of accesses needs. They are redundant only if the mbarrier model checker
//! proves as much without them.

use seawall_analysis::{Finding, FindingCode};
use seawall_model::{Action, EventId, Program};
use seawall_phases::Phases;
use seawall_place::redundant_barrier;

use crate::bound::of_phases;
use crate::execution::execute;
use crate::facts::Facts;
use crate::model_checker;

/// Removes redundant barriers without which the model checker proves less. The hazard analysis
/// knows pairs of accesses. A barrier also keeps one warp from being two phases ahead of another
/// one that waits for an mbarrier.
pub(crate) fn keep_needed_barriers(program: &Program, phases: &Phases, findings: &mut Vec<Finding>) {
    let is_redundant = |finding: &Finding| finding.code == FindingCode::RedundantBarrier;
    let redundant: Vec<EventId> =
        findings.iter().filter(|finding| is_redundant(finding)).map(|finding| finding.event).collect();
    if redundant.is_empty() || !warps_wait(program) {
        return;
    }
    let fewer = model_checker::run(&Facts::new(&without(program, &redundant)));
    if of_phases(&fewer) != of_phases(phases) || fewer.findings.len() > phases.findings.len() {
        findings.retain(|finding| !is_redundant(finding));
    }
}

/// The greatest number of barriers beside arrivals that are tried one by one.
const MAX_TRIED: usize = 8;

/// Redundant barriers beside arrivals at mbarriers. No pair of accesses needs the `candidates`. Of
/// them, those are redundant without which every phase stays as it is: the model checker still
/// proves the program for every trip count, and the oracle finds nothing.
pub(crate) fn redundant_beside_arrivals(
    program: &Program,
    phases: &Phases,
    candidates: &[EventId],
) -> Vec<Finding> {
    if candidates.is_empty() || !phases.is_complete() || !phases.findings.is_empty() {
        return Vec::new();
    }
    let holds_without = |removed: &[EventId]| {
        let without = without(program, removed);
        let facts = Facts::new(&without);
        let fewer = model_checker::run(&facts);
        let stays =
            fewer.is_complete() && fewer.findings.is_empty() && of_phases(&fewer) == of_phases(phases);
        stays && execute(&facts, &[], true).findings.is_empty()
    };
    if holds_without(candidates) {
        return candidates.iter().map(|&event| redundant_barrier(event)).collect();
    }
    let mut removed = Vec::new();
    if candidates.len() <= MAX_TRIED {
        for &candidate in candidates.iter().rev() {
            removed.push(candidate);
            if !holds_without(&removed) {
                removed.pop();
            }
        }
    }
    removed.sort_unstable();
    removed.into_iter().map(redundant_barrier).collect()
}

/// Whether several warps of one partition wait for an mbarrier.
fn warps_wait(program: &Program) -> bool {
    program.blocks.values().any(|block| {
        let waits = |event: &EventId| program.events[*event].action.mbarrier_wait().is_some();
        program.partitions[block.partition].warps > 1 && block.events.iter().any(waits)
    })
}

/// The program without some barriers.
fn without(program: &Program, barriers: &[EventId]) -> Program {
    let mut without = program.clone();
    for &event in barriers {
        without.events[event].action = Action::Hint;
    }
    without
}
