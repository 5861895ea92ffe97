//! Findings of the hazard analysis that the mbarrier model checker decides better.

use seawall_analysis::{Finding, FindingCode, FindingKind, Role};
use seawall_model::{Action, EventId, Program, Queue};
use seawall_phases::{Bound, Finding as Found, Limits, Phases, Reason};

use crate::bound::of_phases;
use crate::idle::without_idle_branches;
use crate::partitions::{forks, is_longer, limits, model_check};

/// The iterations of each loop that show conflicts of an MMA after the rings have wrapped around.
const SEEN: u32 = 4;

/// Removes findings that the mbarrier model checker refutes. Tensor-core MMAs, and copies of which
/// each warp does a part, end with arrivals that other partitions wait for, and their own partition
/// observes those partitions. The hazard analysis, which considers one partition, cannot see that.
/// If the model checker reached its limits in long runs, short runs decide.
pub(crate) fn settle(program: &Program, phases: &Phases, findings: &mut Vec<Finding>) {
    let is_open =
        |finding: &Finding| is_between_mmas(program, finding) || is_of_parts(program, phases, finding);
    if !forks(program) || !findings.iter().any(is_open) {
        return;
    }
    // No other interleavings are explored, because the first run explored them and its findings
    // count too.
    let limits = Limits { iterations: SEEN, proof: 0, orders: 0, ..limits(program) };
    let short = (!has_seen(phases)).then(|| seawall_phases::run(&without_idle_branches(program), &limits));
    let seen = short.as_ref().unwrap_or(phases);
    let is_settled =
        |finding: &Finding| has_seen(seen) || !is_between_mmas(program, finding) && has_gone_around(seen);
    if has_seen(seen) || has_gone_around(seen) {
        let is_found = |finding: &Finding| {
            let in_short = |short: &Phases| is_race(program, short, finding);
            is_race(program, phases, finding) || short.as_ref().is_some_and(in_short)
        };
        findings.retain(|finding| !is_open(finding) || !is_settled(finding) || is_found(finding));
    }
}

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
    let mut without = program.clone();
    for &event in &redundant {
        without.events[event].action = Action::Hint;
    }
    let fewer = model_check(&without);
    if of_phases(&fewer) != of_phases(phases) || fewer.findings.len() > phases.findings.len() {
        findings.retain(|finding| !is_redundant(finding));
    }
}

/// Whether several warps of one partition wait for an mbarrier.
fn warps_wait(program: &Program) -> bool {
    program.blocks.values().any(|block| {
        let waits = |event: &EventId| program.events[*event].action.mbarrier_wait().is_some();
        program.partitions[block.partition].warps > 1 && block.events.iter().any(waits)
    })
}

/// Whether a finding is about two tensor-core MMAs, the earlier of which may be in flight.
fn is_between_mmas(program: &Program, finding: &Finding) -> bool {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier).map(|related| related.1);
    let is_tensor_core_mma =
        |event: EventId| matches!(program.events[event].action, Action::Mma { queue: Queue::Tcgen05, .. });
    finding.code.kind() == FindingKind::MissingWait
        && is_tensor_core_mma(finding.event)
        && earlier.is_some_and(is_tensor_core_mma)
}

/// Whether a finding is about a copy in flight of which each warp does a part that arrives at an
/// mbarrier. Requires that all arrival counts are correct, because the model checker lets all parts
/// arrive at once and cannot tell which of too many arrivals complete a phase.
fn is_of_parts(program: &Program, phases: &Phases, finding: &Finding) -> bool {
    let in_parts = [Queue::CpAsync, Queue::Async, Queue::Vmem, Queue::Ds, Queue::Tdm];
    let copy = |event: EventId| match program.events[event].action {
        Action::Copy { queue, .. } => in_parts.contains(&queue),
        _ => false,
    };
    let mut earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
    let is_race = |found: &Found| matches!(found, Found::Race(_));
    finding.code.kind() == FindingKind::MissingWait
        && earlier.any(|related| copy(related.1))
        && phases.findings.iter().all(is_race)
}

/// Whether the mbarrier model checker also found the two accesses of a finding unordered, in the
/// same order, since they are in one partition. Parts of copies are in engine order for each warp
/// separately only.
fn is_race(program: &Program, phases: &Phases, finding: &Finding) -> bool {
    let mut earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
    let by_engine: &[_] = if is_between_mmas(program, finding) { &[] } else { &phases.by_engine };
    let pairs = || phases.unordered.iter().chain(by_engine);
    earlier.any(|related| pairs().any(|pair| *pair == (related.1, finding.event)))
}

/// Whether all runs of some iterations were explored in at least one interleaving, with nothing
/// left out except longer runs.
fn has_seen(phases: &Phases) -> bool {
    match phases.bound {
        Bound::AllTripCounts { .. } | Bound::EveryRun => true,
        Bound::UpTo { reason, .. } => {
            phases.in_one_order >= SEEN
                && is_longer(reason)
                && phases.incomplete.iter().all(|incomplete| is_longer(incomplete.reason))
        }
        Bound::Nothing => false,
    }
}

/// Whether runs of some iterations were explored, with nothing left out except longer and possibly
/// infeasible runs. These runs show what a partition observes about its own copies through other
/// partitions. The bound of the check says that only some runs are covered.
fn has_gone_around(phases: &Phases) -> bool {
    let left_out =
        |reason| is_longer(reason) || matches!(reason, Reason::Unconfirmed | Reason::UnknownCondition);
    phases.longest >= SEEN && phases.incomplete.iter().all(|incomplete| left_out(incomplete.reason))
}
