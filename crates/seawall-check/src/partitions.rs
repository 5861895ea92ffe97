//! Connects the mbarrier model checker to a check: its verdict on partitions and mbarriers for
//! every trip count, and its findings.
//!
//! The oracle explores every interleaving of a few iterations. The mbarrier model checker explores
//! the interleavings that can differ, until the state of all barriers repeats. Its findings count
//! only if the exploration is complete. Otherwise a run that it considers possible may be
//! infeasible.

use rustc_hash::FxHashSet;
use seawall_analysis::{Finding, FindingCode};
use seawall_model::{Program, TermId};
use seawall_phases::{Bound, Finding as Found, Incomplete, Phases, Reason, RedundantWait};

use crate::facts::Facts;
use crate::model_checker::is_longer;
use crate::translation::{of_phases as finding, of_redundant_wait as redundant, pair, subject};
use crate::unresolved::{Unresolved, UnresolvedKind};

/// Whether the result for `program` holds only for arguments of kernels from
/// [`Program::least_argument`] on: runs are explored, and a condition depends on an argument.
pub fn assumes_sizes(program: &Program) -> bool {
    if program.least_argument.is_none() || !Facts::new(program).is_model_checked() {
        return false;
    }
    let dependent = of_arguments(program);
    let mut conditions = program.blocks.values().filter_map(|block| block.terminator.condition());
    conditions.any(|term| dependent.contains(&term))
}

/// The terms that are computed from arguments of functions, also through block arguments.
fn of_arguments(program: &Program) -> FxHashSet<TermId> {
    let entries = program.functions.values().map(|function| function.entry);
    let mut dependent: FxHashSet<TermId> =
        entries.flat_map(|entry| program.blocks[entry].params.iter().copied()).collect();
    loop {
        let before = dependent.len();
        for (term, kind) in program.terms.iter() {
            if kind.operands().iter().any(|operand| dependent.contains(operand)) {
                dependent.insert(term);
            }
        }
        for edge in program.blocks.values().flat_map(|block| block.terminator.edges()) {
            let params = &program.blocks[edge.target].params;
            let passed = edge.args.iter().zip(params).filter(|(arg, _)| dependent.contains(arg));
            let params: Vec<TermId> = passed.map(|(_, &param)| param).collect();
            dependent.extend(params);
        }
        if dependent.len() == before {
            return dependent;
        }
    }
}

/// The first op that an unknown value decides, if faults of mbarriers behind it are not reported.
pub(crate) fn behind_unknown(program: &Program, phases: &Phases) -> Option<Unresolved> {
    let is_unknown = |incomplete: &&Incomplete| incomplete.reason == Reason::UnknownCondition;
    let event = phases.incomplete.iter().filter(is_unknown).find_map(|incomplete| incomplete.event)?;
    let kind = UnresolvedKind::Orders { unknown_values: true };
    Some(Unresolved { kind, origin: Some(program.events[event].origin) })
}

/// The findings of the mbarrier model checker that `known` does not have. They count only if
/// nothing was left out except longer runs and runs that may be infeasible, and arguments that lead
/// to each finding are known. Redundant waits are reported if the verdict is complete and there is
/// no error. Races of an incomplete verdict are reported if no run took a possibly infeasible path.
pub(crate) fn findings(program: &Program, phases: &Phases, known: &[Finding]) -> Vec<Finding> {
    // Other interleavings and possibly infeasible runs may have further faults. The reported ones
    // occur.
    let beside =
        |reason| matches!(reason, Reason::Unconfirmed | Reason::UnknownCondition | Reason::Ambiguous);
    let is_real = |reason: Reason| is_longer(reason) || beside(reason);
    if !phases.is_complete() && !phases.incomplete.iter().all(|incomplete| is_real(incomplete.reason)) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    let is_reportable = |found: &&Found| {
        phases.is_complete() || !phases.guessed || !matches!(found, Found::Race(_) | Found::Lapped(_))
    };
    for found in phases.findings.iter().filter(is_reportable) {
        let new = finding(program, phases, found).filter(|finding| !is_known(found, finding, known));
        findings.extend(new);
    }
    let wrong = |finding: &Finding| finding.code.kind().is_error();
    if phases.is_complete() && !known.iter().chain(&findings).any(wrong) {
        let redundant_waits = phases.redundant.iter().filter(|wait| !arrives_itself(program, wait));
        findings.extend(redundant_waits.map(redundant));
    }
    findings
}

/// The findings of the mbarrier model checker that `known` does not have, whatever was explored.
pub(crate) fn unreported(program: &Program, phases: &Phases, known: &[Finding]) -> Vec<Finding> {
    let new = |found: &Found| finding(program, phases, found).filter(|new| !is_known(found, new, known));
    phases.findings.iter().filter_map(new).collect()
}

/// Whether `known` already contains the finding under any code: the same two accesses, the same
/// misuse of an object, or a deadlock at one of the blocked waits.
fn is_known(found: &Found, finding: &Finding, known: &[Finding]) -> bool {
    known.iter().any(|known| is_same(found, finding, known))
}

fn is_same(found: &Found, finding: &Finding, known: &Finding) -> bool {
    match found {
        Found::Deadlock(deadlock) => {
            known.code == FindingCode::Deadlock
                && deadlock.stuck.iter().any(|stuck| stuck.at.event == known.event)
        }
        Found::Race(_) => subject(known) == subject(finding),
        _ => known.code == finding.code && known.event == finding.event,
    }
}

/// Adds the runs in which findings of other engines occur, if the mbarrier model checker knows the
/// arguments.
pub(crate) fn explain(program: &Program, phases: &Phases, findings: &mut [Finding]) {
    for found in &phases.findings {
        let Some(own) = finding(program, phases, found) else { continue };
        let key = if matches!(found, Found::Race(_)) { pair(&own) } else { (own.event, own.event) };
        if !phases.arguments.contains_key(&key) {
            continue;
        }
        for known in findings.iter_mut().filter(|known| is_same(found, &own, known)) {
            known.reach = own.reach.clone();
        }
    }
}

/// Whether warps of the waiting partition complete the phase themselves. One warp arrives for all,
/// and other warps may still be before the wait. The wait then blocks them, although the model
/// checker, which moves all warps of a partition together, considers it redundant.
fn arrives_itself(program: &Program, wait: &RedundantWait) -> bool {
    let warps = program.partitions.get(wait.partition).map_or(0, |partition| partition.warps);
    warps > 1 && wait.satisfied_by.iter().any(|arrival| arrival.partition == wait.partition)
}

/// The reach of the model checker. `None` if it is complete.
pub(crate) fn unresolved(facts: &Facts<'_>, phases: &Phases) -> Option<Unresolved> {
    let (iterations, reason) = match phases.bound {
        Bound::AllTripCounts { .. } | Bound::EveryRun => return None,
        Bound::UpTo { iterations, reason } => (iterations, Some(reason)),
        Bound::Nothing => (0, phases.incomplete.first().map(|incomplete| incomplete.reason)),
    };
    Some(match facts.first_fork {
        Some(origin) => Unresolved { kind: UnresolvedKind::Partitions { iterations, reason }, origin },
        None => {
            let kind = UnresolvedKind::MBarriers { iterations, reason };
            Unresolved { kind, origin: facts.first_object() }
        }
    })
}
