//! Checks by concrete execution what the hazard analysis does not decide: concurrent partitions,
//! divergent warps, and CTAs of a cluster that access each other's memory.
//!
//! The oracle runs a few warps for a few iterations, in every interleaving that matters. Within
//! that bound its result is complete. A reported fault is real, with one exception: if groups of
//! warps are out of step, a few warps represent all of them. A second run with all warps then
//! confirms the fault if it fits the limits.

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingCode, FindingKind};
use seawall_model::Program;
use seawall_oracle::{Fault, Limits, Reason, Report, Verdict, explore};

use crate::bound::of_runs;
use crate::ctas;
use crate::facts::Facts;
use crate::translation::{Subject, of_oracle as finding, subject};
use crate::unresolved::{Unresolved, UnresolvedKind};

/// The factor of the limits for a second run with all warps, which takes at most a second.
const SECOND_LOOK: u32 = 25;
/// The divisor of the limits if another analysis has decided the question for every trip count.
const CONFIRM: u32 = 4;

/// The results of the execution.
#[derive(Debug, Default)]
pub(crate) struct Executed {
    /// The findings that the analysis does not have.
    pub(crate) findings: Vec<Finding>,
    /// What runs that exist show about the accesses of the findings that the analysis has, too.
    /// These may be in the other order, or lack something else.
    pub(crate) confirmed: Vec<Finding>,
    /// The deadlocks, with runs that show them.
    pub(crate) deadlocks: Vec<Verdict>,
    /// Set if not every interleaving of partitions was explored.
    pub(crate) orders: Option<Unresolved>,
    /// The reach of the execution of several CTAs, if they access each other's memory.
    pub(crate) clusters: Option<Unresolved>,
    /// The reach of runs of one CTA, if any.
    pub(crate) inside: Bound,
    /// The reach of runs of two CTAs, if any.
    pub(crate) between_ctas: Bound,
}

/// Runs a program if it has constructs that only execution decides. `known` are the findings of the
/// analysis. `decided` means that the interaction of partitions is already decided for every trip
/// count, so that a shorter run is enough for confirmation.
pub(crate) fn execute(facts: &Facts<'_>, known: &[Finding], decided: bool) -> Executed {
    let mut executed = Executed::default();
    let program = &*facts.run;
    let limits = &facts.run_limits;
    let known: FxHashSet<Subject> = known.iter().map(subject).collect();
    let concurrent = facts.is_concurrent;
    if concurrent || facts.can_be_misused {
        let report = run(facts, limits, decided);
        let is_deadlock = |verdict: &&Verdict| verdict.fault == Fault::Deadlock;
        executed.deadlocks = report.verdicts.iter().filter(is_deadlock).cloned().collect();
        let found = report.verdicts.iter().map(|verdict| finding(program, verdict));
        if !report.explored.guessed {
            executed.confirmed = found.clone().filter(|found| known.contains(&subject(found))).collect();
        }
        // The analysis decides the order of accesses within one partition. Two conditions on an
        // unknown value may be correlated, so some explored runs may be infeasible.
        let followed = !report.explored.guessed;
        let of_objects = |f: &Finding| matches!(f.code.kind(), FindingKind::Protocol | FindingKind::Deadlock);
        let own = |f: &Finding| concurrent || followed && of_objects(f);
        executed.findings.extend(found.filter(|f| own(f) && !known.contains(&subject(f))));
        executed.inside = if concurrent { of_runs(&report, limits.iterations) } else { Bound::AllPaths };
        if concurrent && !report.explored.complete {
            let unknown_values = report.explored.reasons == [Reason::UnknownValues];
            let kind = UnresolvedKind::Orders { unknown_values };
            executed.orders = Some(Unresolved { kind, origin: facts.first_fork.flatten() });
        }
    }
    if facts.reaches_other_ctas {
        let report = run(facts, &Limits { ctas: Some(2), ..limits.clone() }, false);
        // Faults inside one CTA are already reported.
        let between = report.verdicts.iter().filter(|verdict| verdict.between_ctas);
        let own = |f: &Finding| matches!(f.code, FindingCode::RaceBetweenCtas | FindingCode::EndedCta);
        let found = between.clone().map(|verdict| finding(program, verdict));
        executed.findings.extend(found.filter(|f| own(f) || !known.contains(&subject(f))));
        if between.count() == 0 && report.explored.complete && ctas::are_ordered(program) {
            executed.between_ctas = Bound::AllPaths;
        } else {
            executed.between_ctas = of_runs(&report, limits.iterations);
            executed.clusters = Some(of_clusters(program, report.explored.complete));
        }
    }
    executed
}

fn run(facts: &Facts<'_>, full: &Limits, decided: bool) -> Report {
    let program = &*facts.run;
    let share = if decided { CONFIRM } else { 1 };
    let (states, steps) = (full.states / share, full.steps / u64::from(share));
    let limits = Limits { states, steps, ..full.clone() };
    let report = explore(program, &limits);
    if !report.verdicts.is_empty() && facts.has_conditional_barriers && !program.warp_maps.is_empty() {
        // Of four warps, each except the first represents any other warp of either group. Only a
        // run with all warps shows which group accesses what.
        let (states, steps) = (full.states * SECOND_LOOK, full.steps * u64::from(SECOND_LOOK));
        let all = explore(program, &Limits { warps: None, states, steps, ..full.clone() });
        if all.explored.complete {
            return all;
        }
    }
    if decided || report.explored.complete || !report.verdicts.is_empty() {
        return report;
    }
    // Runs with fewer warps get further. Two warps of each partition show a warp that another one
    // overtakes, one shows interactions of partitions and CTAs. Conditional barriers need more.
    let fewer: &[u32] = if limits.warps.is_none() { &[2, 1] } else { &[1] };
    let mut narrow =
        fewer.iter().map(|&warps| explore(program, &Limits { warps: Some(warps), ..limits.clone() }));
    let verdicts = narrow.find(|narrow| !narrow.verdicts.is_empty()).map(|narrow| narrow.verdicts);
    Report { verdicts: verdicts.unwrap_or_default(), ..report }
}

/// The first op that accesses another CTA.
fn of_clusters(program: &Program, complete: bool) -> Unresolved {
    let mut events = program.events.values();
    let first = events.find(|event| event.accesses.iter().any(|access| access.cross_cta));
    Unresolved { kind: UnresolvedKind::Clusters { complete }, origin: first.map(|event| event.origin) }
}
