//! Missing waits and races on paths that no run takes.
//!
//! The hazard analysis joins paths, and does not know that two conditions exclude each other, or
//! how often a loop runs. So an operation may be in flight on a path, but in no run:
//!
//! - If the model checker covers every run and none has the two accesses unordered, the finding is
//!   wrong and is dropped.
//! - If the oracle explores every run of a few iterations and none shows the fault, the finding is
//!   unresolved, and the verdict is bounded by these iterations. For races, the iterations must
//!   exceed every constant of the program, because a condition on a counter may need as many, and
//!   arguments must be natural numbers.

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Engine, Finding, FindingCode, FindingKind, Reach, Role};
use seawall_base::index_u32;
use seawall_model::{Action, CompletionArrival, EventId, Program, TermKind};
use seawall_oracle::{Fault, Limits, explore};
use seawall_phases::{Finding as Found, Lack, Phases};

use crate::facts::Facts;
use crate::model_checker;
use crate::translation::{Subject, of_oracle, subject};
use crate::unresolved::{Unresolved, UnresolvedKind};

/// The findings that were removed without being refuted for every run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Removed {
    /// What is unresolved.
    pub(crate) unresolved: Unresolved,
    /// The runs that do not show the faults.
    pub(crate) bound: Bound,
}

impl Removed {
    /// `None` if nothing was removed.
    fn new(program: &Program, removed: &[Finding], iterations: u32) -> Option<Self> {
        let origin = program.events[removed.first()?.event].origin;
        let pairs = index_u32(removed.len());
        let kind = UnresolvedKind::PathsWithoutRun { pairs, iterations };
        Some(Removed {
            unresolved: Unresolved { kind, origin: Some(origin) },
            bound: Bound::Iterations(iterations),
        })
    }
}

/// Removes missing waits on paths that no run takes. `confirmed` are pairs of accesses of runs that
/// exist, and `phases` is the result of the model checker if it ran.
pub(crate) fn remove(
    facts: &Facts<'_>,
    phases: Option<&Phases>,
    confirmed: &FxHashSet<Subject>,
    findings: &mut Vec<Finding>,
) -> Option<Removed> {
    let program = facts.program;
    // Other partitions may order the accesses, too. `settle` decides that. Accesses of a callee are
    // reported at the call, but not by the other analyses.
    let calls = || program.events.values().any(|event| matches!(event.action, Action::Call(_)));
    if facts.has_groups() || !findings.iter().any(is_candidate) || calls() {
        return None;
    }
    let own = phases.is_none().then(|| model_checker::run(facts));
    let phases = phases.or(own.as_ref()).expect("the model checker has run");
    // A run in which only a fence is missing does not confirm that a wait is.
    let unfenced = unfenced(phases);
    let is_open = |finding: &Finding| {
        let subject = subject(finding);
        is_candidate(finding) && (!confirmed.contains(&subject) || unfenced.contains(&subject))
    };
    if !findings.iter().any(is_open) {
        return None;
    }
    // Another fault may end each run before the access.
    if phases.is_complete() && model_checker::goes_on(phases) {
        // The model checker moves all warps together. `settle` decides parts that arrive.
        let is_whole = |finding: &Finding| !facts.is_model_checked() || !arrives(program, finding);
        let unordered: FxHashSet<(EventId, EventId)> =
            phases.unordered.iter().chain(&phases.by_engine).copied().collect();
        let is_unordered = |finding: &Finding| {
            let mut earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
            earlier.any(|related| unordered.contains(&(related.1, finding.event)))
        };
        findings.retain(|finding| !is_open(finding) || !is_whole(finding) || is_unordered(finding));
    }
    if !findings.iter().any(is_open) {
        return None;
    }
    let iterations = facts.run_limits.iterations;
    let shown: FxHashSet<Subject> = shown_by_runs(facts, iterations)?
        .into_iter()
        .filter(|&(fault, _)| fault != Fault::MissingProxyFence)
        .map(|shown| shown.1)
        .collect();
    let removed: Vec<Finding> =
        findings.extract_if(.., |finding| is_open(finding) && !shown.contains(&subject(finding))).collect();
    Removed::new(program, &removed, iterations)
}

/// The most iterations that are executed to refute a race.
const MOST_ITERATIONS: u32 = 16;

/// Removes races on paths that no run of a few iterations takes, and adds their subjects to
/// `ordered`.
pub(crate) fn remove_races(
    facts: &Facts<'_>,
    confirmed: &FxHashSet<Subject>,
    findings: &mut Vec<Finding>,
    ordered: &mut FxHashSet<Subject>,
) -> Option<Removed> {
    let is_open = |finding: &Finding| {
        use FindingCode::{RaceReadAfterWrite, RaceWriteAfterRead, RaceWriteAfterWrite};
        matches!(finding.code, RaceReadAfterWrite | RaceWriteAfterRead | RaceWriteAfterWrite)
            && finding.engine == Engine::Hazards
            && matches!(finding.reach, Reach::Path)
            && !confirmed.contains(&subject(finding))
    };
    let program = facts.program;
    // No run enters a function that is never called.
    if facts.has_groups() || program.functions.len() > 1 || !findings.iter().any(is_open) {
        return None;
    }
    // The runs have small natural numbers as arguments.
    let is_natural = |kind: &TermKind| match *kind {
        TermKind::Symbol { varying: false, least, .. } => least.is_some_and(|least| least >= 0),
        _ => true,
    };
    if program.least_argument.is_none() || !program.terms.iter().all(|(_, kind)| is_natural(kind)) {
        return None;
    }
    let greatest = program.terms.iter().filter_map(|(term, _)| program.terms.as_const(term)).max();
    let needed = u32::try_from(greatest.unwrap_or(0).max(0)).ok()?.checked_add(2)?;
    let iterations = facts.run_limits.iterations.max(needed);
    if iterations > MOST_ITERATIONS {
        return None;
    }
    let shown = shown_by_runs(facts, iterations)?;
    // The other access may be another one than that of the path.
    let is_shown = |finding: &Finding| {
        shown.iter().any(|&(_, subject)| match subject {
            Subject::Pair(a, b) => a == finding.event || b == finding.event,
            Subject::Event(_) | Subject::End(_) => false,
        })
    };
    let removed: Vec<Finding> =
        findings.extract_if(.., |finding| is_open(finding) && !is_shown(finding)).collect();
    ordered.extend(removed.iter().map(subject));
    Removed::new(program, &removed, iterations)
}

/// The faults that runs of so many iterations show. `None` if not every run was
/// explored, or if another fault may end one before an access.
fn shown_by_runs(facts: &Facts<'_>, iterations: u32) -> Option<Vec<(Fault, Subject)>> {
    // Any warp may touch any byte, so that two warps of a partition represent all pairs.
    let mut any_warp = facts.program.clone();
    any_warp.forget_warp_maps();
    let limits = Limits { iterations, warps: None, ..facts.run_limits.clone() };
    let report = explore(&any_warp, &limits);
    let goes_on = report.verdicts.iter().all(|verdict| goes_on(verdict.fault));
    let is_whole = report.explored.complete && !report.explored.guessed && goes_on;
    let shown =
        report.verdicts.iter().map(|verdict| (verdict.fault, subject(&of_oracle(facts.program, verdict))));
    is_whole.then(|| shown.collect())
}

/// The pairs of accesses of which the model checker found first that a proxy fence is missing.
fn unfenced(phases: &Phases) -> FxHashSet<Subject> {
    let pairs = phases.findings.iter().filter_map(|finding| match finding {
        Found::Race(pair) if pair.lack == Lack::ProxyFence => {
            let (a, b) = (pair.earlier.event, pair.later.event);
            Some(Subject::Pair(a.min(b), a.max(b)))
        }
        _ => None,
    });
    pairs.collect()
}

/// Whether the earlier operation of a finding may arrive at an mbarrier.
fn arrives(program: &Program, finding: &Finding) -> bool {
    let mut earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
    earlier.any(|related| {
        let queue = program.events[related.1].action.issues_on();
        queue.is_none_or(|queue| queue.row().arrival != CompletionArrival::Never)
    })
}

/// Whether only a path shows the finding, on which an operation is in flight.
fn is_candidate(finding: &Finding) -> bool {
    finding.code.kind() == FindingKind::MissingWait
        && finding.engine == Engine::Hazards
        && matches!(finding.reach, Reach::Path)
}

/// Whether a run goes on behind a fault of the oracle.
fn goes_on(fault: Fault) -> bool {
    match fault {
        Fault::Race(_) | Fault::MissingWait | Fault::MissingProxyFence | Fault::EndedCta => true,
        Fault::Deadlock
        | Fault::WrongBytes
        | Fault::WrongArrivals
        | Fault::MBarrierLifetime
        | Fault::SplitBarrierMisuse => false,
    }
}
