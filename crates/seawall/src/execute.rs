//! Checks by concrete execution what the hazard analysis does not decide: concurrent partitions,
//! divergent warps, and CTAs of a cluster that access each other's memory.
//!
//! The oracle runs a few warps for a few iterations, in every interleaving that matters. Within
//! that bound its result is complete. A reported fault is real, with one exception: if groups of
//! warps are out of step, a few warps represent all of them. A second run with all warps then
//! confirms the fault if it fits the limits.

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingCode, FindingKind, HazardKind, Remedy, Role};
use seawall_base::{Diagnostic, Span};
use seawall_model::{Action, BarrierKind, Event, EventId, Program, Terminator};
use seawall_oracle::{
    Conflict, Fault, Limits, Reason, Report, Verdict, explore, reaches_other_ctas,
    warps_for_conditional_barriers,
};

use crate::phases::pair;

/// The range of iterations of each loop. Faults often need a ring to wrap around.
const ITERATIONS: std::ops::RangeInclusive<u32> = 4..=10;
/// The limits on states and steps, which take a fraction of a second.
const STATES: u32 = 16_000;
const STEPS: u64 = 400_000;
/// The factor of these limits for a second run with all warps, which takes at most a second.
const SECOND_LOOK: u32 = 25;
/// The divisor of these limits if another analysis has decided the question for every trip count.
const CONFIRM: u32 = 4;

/// The results of the execution.
#[derive(Debug, Default)]
pub(crate) struct Executed {
    /// The findings that the analysis does not have.
    pub(crate) findings: Vec<Finding>,
    /// A warning if not every interleaving of partitions was explored.
    pub(crate) orders: Option<Diagnostic>,
    /// A warning about the reach of the execution of several CTAs, if they access each other's
    /// memory.
    pub(crate) clusters: Option<Diagnostic>,
    /// The reach of runs of one CTA, if any.
    pub(crate) inside: Bound,
    /// The reach of runs of two CTAs, if any.
    pub(crate) between_ctas: Bound,
}

/// Whether a program has constructs that only execution decides.
fn is_concurrent(program: &Program) -> bool {
    let needs_execution = |action: &Action| match action {
        Action::Barrier(barrier) => {
            matches!(barrier.kind, BarrierKind::Conditional { .. } | BarrierKind::Named { .. })
        }
        Action::Token(_) => true,
        _ => false,
    };
    program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)))
        || program.events.values().any(|event| needs_execution(&event.action))
}

/// Whether a program has mbarriers or split barriers, which can be misused without any unordered
/// access.
fn uses_objects(program: &Program) -> bool {
    program.events.values().any(|event| match &event.action {
        Action::MBarrier(_) => true,
        Action::Barrier(barrier) => {
            matches!(barrier.kind, BarrierKind::Signal { .. } | BarrierKind::WaitSignal { .. })
        }
        _ => false,
    })
}

/// Runs `program` if it has constructs that only execution decides. `known` are the findings of the
/// analysis. `decided` means that the interaction of partitions is already decided for every trip
/// count, so that a shorter run is enough for confirmation.
pub(crate) fn execute(program: &Program, known: &[Finding], decided: bool) -> Executed {
    let mut executed = Executed::default();
    let known_pairs: FxHashSet<(EventId, EventId)> = known.iter().map(pair).collect();
    let concurrent = is_concurrent(program);
    if concurrent || uses_objects(program) {
        let report = run(program, 1, decided);
        let found = report.verdicts.iter().map(|verdict| finding(program, verdict));
        // The analysis decides the order of accesses within one partition. Two conditions on an
        // unknown value may be correlated, so some explored runs may be infeasible.
        let followed = !report.explored.guessed;
        let of_objects = |f: &Finding| matches!(f.code.kind(), FindingKind::Protocol | FindingKind::Deadlock);
        let own = |f: &Finding| concurrent || followed && of_objects(f);
        executed.findings.extend(found.filter(|f| own(f) && !known_pairs.contains(&pair(f))));
        executed.inside = if concurrent { reach(program, &report) } else { Bound::AllPaths };
        if concurrent && !report.explored.complete {
            executed.orders = Some(incomplete(&report.explored.reasons, first_fork(program)));
        }
    }
    if reaches_other_ctas(program) {
        let report = run(program, 2, false);
        // Faults inside one CTA are already reported.
        let between = report.verdicts.iter().filter(|verdict| verdict.between_ctas);
        let own = |f: &Finding| matches!(f.code, FindingCode::RaceBetweenCtas | FindingCode::EndedCta);
        let found = between.map(|verdict| finding(program, verdict));
        executed.findings.extend(found.filter(|f| own(f) || !known_pairs.contains(&pair(f))));
        executed.between_ctas = reach(program, &report);
        executed.clusters = Some(of_clusters(program, report.explored.complete));
    }
    executed
}

/// Enough iterations to go through the deepest ring twice, within limits.
fn iterations(program: &Program) -> u32 {
    let slots = program.buffers.values().map(|buffer| buffer.slots).max().unwrap_or(1);
    slots.saturating_mul(2).clamp(*ITERATIONS.start(), *ITERATIONS.end())
}

/// The reach of runs within the limits.
fn reach(program: &Program, report: &Report) -> Bound {
    if report.explored.complete { Bound::Iterations(iterations(program)) } else { Bound::SomeRuns }
}

fn run(program: &Program, ctas: u32, decided: bool) -> Report {
    let (ctas, iterations) = (Some(ctas), iterations(program));
    let share = if decided { CONFIRM } else { 1 };
    let (states, steps) = (STATES / share, STEPS / u64::from(share));
    let limits = Limits { ctas, iterations, states, steps, warps: warps(program), ..Limits::default() };
    let report = explore(program, &limits);
    if !report.verdicts.is_empty() && diverges(program) && !program.warp_maps.is_empty() {
        // Of four warps, each except the first represents any other warp of either group. Only a
        // run with all warps shows which group accesses what.
        let (states, steps) = (STATES * SECOND_LOOK, STEPS * u64::from(SECOND_LOOK));
        let all = explore(program, &Limits { warps: None, states, steps, ..limits.clone() });
        if all.explored.complete {
            return all;
        }
    }
    if decided || report.explored.complete || !report.verdicts.is_empty() {
        return report;
    }
    // A run with one warp of each partition gets further, and shows interactions of partitions and
    // CTAs.
    let narrow = explore(program, &Limits { warps: Some(1), ..limits });
    Report { verdicts: narrow.verdicts, ..report }
}

/// The number of warps of a partition that are run. The hazard analysis decides conflicts between
/// two warps of one partition, so warp maps need no more than two.
fn warps(program: &Program) -> Option<u32> {
    if diverges(program) {
        return Some(warps_for_conditional_barriers(program).unwrap_or(u32::MAX));
    }
    (!program.warp_maps.is_empty()).then_some(2)
}

/// Whether groups of warps of one partition diverge at conditional barriers.
fn diverges(program: &Program) -> bool {
    let conditional = |event: &Event| matches!(&event.action, Action::Barrier(barrier) if matches!(barrier.kind, BarrierKind::Conditional { .. }));
    program.events.values().any(conditional)
}

/// The reach of the execution of several CTAs, at the first access to another CTA.
fn of_clusters(program: &Program, complete: bool) -> Diagnostic {
    let mut events = program.events.values();
    let first = events.find(|event| event.accesses.iter().any(|access| access.cross_cta));
    let origin = first.and_then(|event| program.origins.get(event.origin));
    let span = origin.map_or(Span::at(0), |origin| origin.span);
    let (code, message) = match complete {
        true => (
            "check::clusters",
            "interactions between two CTAs of the cluster are checked for a few iterations only",
        ),
        false => (
            "check::not-all-orders",
            "not every interleaving of two CTAs of the cluster was explored within the limits",
        ),
    };
    Diagnostic::warning(code, span, message).label("accesses other CTAs")
}

fn incomplete(reasons: &[Reason], span: Span) -> Diagnostic {
    if reasons == [Reason::UnknownValues] {
        let message = "the interaction of partitions depends on unknown values: some runs were not explored";
        return Diagnostic::warning("check::not-all-orders", span, message);
    }
    let message = "not every interleaving of the partitions was explored within the limits";
    Diagnostic::warning("check::not-all-orders", span, message)
        .help("`seawall simulate` has larger limits and shows runs")
}

fn first_fork(program: &Program) -> Span {
    let mut blocks = program.blocks.values();
    let fork = blocks.find(|block| matches!(block.terminator, Terminator::Fork(_)));
    let origin = fork.and_then(|block| block.terminator_origin);
    origin.and_then(|origin| program.origins.get(origin)).map_or(Span::at(0), |origin| origin.span)
}

fn reads_only(program: &Program, verdict: &Verdict) -> bool {
    let accesses = &program.events[verdict.event].accesses;
    !verdict.in_flight_read && !accesses.is_empty() && accesses.iter().all(|access| !access.mode.writes())
}

fn hazard_of(conflict: Conflict) -> HazardKind {
    match conflict {
        Conflict::ReadAfterWrite => HazardKind::Raw,
        Conflict::WriteAfterRead => HazardKind::War,
        Conflict::WriteAfterWrite => HazardKind::Waw,
    }
}

fn finding(program: &Program, verdict: &Verdict) -> Finding {
    let (code, hazard) = match verdict.fault {
        Fault::Race(conflict) => {
            let code = match conflict {
                _ if verdict.between_ctas => FindingCode::RaceBetweenCtas,
                Conflict::ReadAfterWrite => FindingCode::RaceReadAfterWrite,
                Conflict::WriteAfterRead => FindingCode::RaceWriteAfterRead,
                Conflict::WriteAfterWrite => FindingCode::RaceWriteAfterWrite,
            };
            (code, Some(hazard_of(conflict)))
        }
        Fault::MissingWait if reads_only(program, verdict) => {
            (FindingCode::ReadInFlight, Some(HazardKind::Raw))
        }
        Fault::MissingWait => (FindingCode::MissingWait, None),
        Fault::MissingProxyFence => (FindingCode::MissingProxyFence, None),
        Fault::Deadlock => (FindingCode::Deadlock, None),
        Fault::WrongBytes => (FindingCode::WrongBytes, None),
        Fault::WrongArrivals => (FindingCode::WrongArrivals, None),
        Fault::MBarrierLifetime => (FindingCode::MBarrierLifetime, None),
        Fault::SplitBarrierMisuse => (FindingCode::SplitBarrierMisuse, None),
        Fault::EndedCta => (FindingCode::EndedCta, None),
    };
    let related = verdict.earlier.map(|event| (Role::Earlier, event)).into_iter().collect();
    Finding {
        code,
        event: verdict.event,
        hazard,
        related,
        across_iterations: false,
        remedy: match code {
            FindingCode::RaceBetweenCtas => Some(Remedy::ClusterBarrierBefore(verdict.event)),
            FindingCode::EndedCta => Some(Remedy::ClusterBarrierAfter(verdict.event)),
            _ => None,
        },
        arguments: Vec::new(),
        bound: Bound::Iterations(iterations(program)),
    }
}
