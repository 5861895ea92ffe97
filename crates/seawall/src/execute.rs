//! What the hazard analysis does not decide, decided by execution as far as that goes: partitions that run at the same time,
//! warps that run apart, CTAs of a cluster that reach into each other.
//!
//! The oracle runs a few warps for a few iterations, in every order that matters. What it does not find is not there within that bound. What it
//! finds is real, but for one case: where groups of warps run out of step, few warps stand for all of them, and all look again as far as that goes.

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingCode, FindingKind, HazardKind, Remedy, Role};
use seawall_base::{Diagnostic, Span};
use seawall_model::{Action, BarrierKind, Event, EventId, Program, Terminator};
use seawall_oracle::{
    Conflict, Fault, Limits, Reason, Report, Verdict, explore, reaches_other_ctas, warps_apart,
};

use crate::phases::pair;

/// Iterations of each loop: at least and at most so many. What goes wrong does so when a ring wraps around.
const ITERATIONS: std::ops::RangeInclusive<u32> = 4..=10;
/// States and steps: a fraction of a second.
const STATES: u32 = 16_000;
const STEPS: u64 = 400_000;
/// Times as much for a second look, by all warps, at what few of them have found: a second at most.
const SECOND_LOOK: u32 = 25;
/// The part of them that is spent on what another analysis has decided already, for every trip count.
const CONFIRM: u32 = 4;

/// What execution adds.
#[derive(Debug, Default)]
pub(crate) struct Executed {
    /// Findings that the analysis does not have.
    pub(crate) findings: Vec<Finding>,
    /// That not every order of partitions was tried, if so.
    pub(crate) orders: Option<Diagnostic>,
    /// How far CTAs of a cluster were followed, if any reaches into another.
    pub(crate) clusters: Option<Diagnostic>,
    /// How far runs of one CTA reach, if there were any.
    pub(crate) inside: Bound,
    /// How far runs of two CTAs reach, if there were any.
    pub(crate) between_ctas: Bound,
}

/// Whether a program has what only execution decides.
fn is_concurrent(program: &Program) -> bool {
    let apart = |action: &Action| match action {
        Action::Barrier(barrier) => {
            matches!(barrier.kind, BarrierKind::Conditional { .. } | BarrierKind::Named { .. })
        }
        Action::Token(_) => true,
        _ => false,
    };
    program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)))
        || program.events.values().any(|event| apart(&event.action))
}

/// Whether a program has mbarriers or split barriers, which can be used wrongly without any access that is not ordered.
fn uses_objects(program: &Program) -> bool {
    program.events.values().any(|event| match &event.action {
        Action::MBarrier(_) => true,
        Action::Barrier(barrier) => {
            matches!(barrier.kind, BarrierKind::Signal { .. } | BarrierKind::WaitSignal { .. })
        }
        _ => false,
    })
}

/// Runs `program`, if it has what only execution decides. `known` are the findings of the analysis; `decided` is set if what partitions
/// do to each other is known for every trip count, so that a shorter run is enough to see the same from another side.
pub(crate) fn execute(program: &Program, known: &[Finding], decided: bool) -> Executed {
    let mut executed = Executed::default();
    let told: FxHashSet<(EventId, EventId)> = known.iter().map(pair).collect();
    let concurrent = is_concurrent(program);
    if concurrent || uses_objects(program) {
        let report = run(program, 1, decided);
        let found = report.verdicts.iter().map(|verdict| finding(program, verdict));
        // How warps of one partition order their accesses, the analysis decides. Two conditions on a value that is not known may
        // depend on each other, so that not every run is one of the program.
        let followed = !report.explored.guessed;
        let of_objects = |f: &Finding| matches!(f.code.kind(), FindingKind::Protocol | FindingKind::Deadlock);
        let own = |f: &Finding| concurrent || followed && of_objects(f);
        executed.findings.extend(found.filter(|f| own(f) && !told.contains(&pair(f))));
        executed.inside = if concurrent { reach(program, &report) } else { Bound::AllPaths };
        if concurrent && !report.explored.complete {
            executed.orders = Some(incomplete(&report.explored.reasons, first_fork(program)));
        }
    }
    if reaches_other_ctas(program) {
        let report = run(program, 2, false);
        // What goes wrong inside of a CTA has been told.
        let between = report.verdicts.iter().filter(|verdict| verdict.between_ctas);
        let own = |f: &Finding| matches!(f.code, FindingCode::RaceBetweenCtas | FindingCode::EndedCta);
        let found = between.map(|verdict| finding(program, verdict));
        executed.findings.extend(found.filter(|f| own(f) || !told.contains(&pair(f))));
        executed.between_ctas = reach(program, &report);
        executed.clusters = Some(of_clusters(program, report.explored.complete));
    }
    executed
}

/// Enough iterations for the deepest ring to be gone through twice, within limits.
fn iterations(program: &Program) -> u32 {
    let slots = program.buffers.values().map(|buffer| buffer.slots).max().unwrap_or(1);
    slots.saturating_mul(2).clamp(*ITERATIONS.start(), *ITERATIONS.end())
}

/// How far runs within the limits reach.
fn reach(program: &Program, report: &Report) -> Bound {
    if report.explored.complete { Bound::Iterations(iterations(program)) } else { Bound::SomeRuns }
}

fn run(program: &Program, ctas: u32, decided: bool) -> Report {
    let (ctas, iterations) = (Some(ctas), iterations(program));
    let share = if decided { CONFIRM } else { 1 };
    let (states, steps) = (STATES / share, STEPS / u64::from(share));
    let limits = Limits { ctas, iterations, states, steps, warps: warps(program), ..Limits::default() };
    let report = explore(program, &limits);
    if !report.verdicts.is_empty() && goes_apart(program) && !program.warp_maps.is_empty() {
        // Of four warps each but the first stands for any other, of either group. Which group touches what, only all of them tell.
        let (states, steps) = (STATES * SECOND_LOOK, STEPS * u64::from(SECOND_LOOK));
        let all = explore(program, &Limits { warps: None, states, steps, ..limits.clone() });
        if all.explored.complete {
            return all;
        }
    }
    if decided || report.explored.complete || !report.verdicts.is_empty() {
        return report;
    }
    // One warp of each partition gets further, and shows what partitions and CTAs do to each other.
    let narrow = explore(program, &Limits { warps: Some(1), ..limits });
    Report { verdicts: narrow.verdicts, ..report }
}

/// How many warps of a partition are run. What two warps of one partition do to each other the hazard analysis decides, so that
/// warp maps are no reason to run more than two.
fn warps(program: &Program) -> Option<u32> {
    if goes_apart(program) {
        return Some(warps_apart(program).unwrap_or(u32::MAX));
    }
    (!program.warp_maps.is_empty()).then_some(2)
}

/// Whether conditional barriers let groups of warps of one partition run apart.
fn goes_apart(program: &Program) -> bool {
    let conditional = |event: &Event| matches!(&event.action, Action::Barrier(barrier) if matches!(barrier.kind, BarrierKind::Conditional { .. }));
    program.events.values().any(conditional)
}

/// How far the CTAs of a cluster were looked at, at the first access that reaches into another one.
fn of_clusters(program: &Program, complete: bool) -> Diagnostic {
    let mut events = program.events.values();
    let first = events.find(|event| event.accesses.iter().any(|access| access.cross_cta));
    let origin = first.and_then(|event| program.origins.get(event.origin));
    let span = origin.map_or(Span::at(0), |origin| origin.span);
    let (code, message) = match complete {
        true => (
            "check::clusters",
            "what two CTAs of the cluster do to each other is checked for a few iterations only, by running them",
        ),
        false => (
            "check::not-all-orders",
            "not every order of two CTAs of the cluster was tried within the limits",
        ),
    };
    Diagnostic::warning(code, span, message).label("reaches into other CTAs")
}

fn incomplete(reasons: &[Reason], span: Span) -> Diagnostic {
    if reasons == [Reason::UnknownValues] {
        let message = "partitions depend on values that are not known: runs where they differ were left out";
        return Diagnostic::warning("check::not-all-orders", span, message);
    }
    let message = "not every order of the partitions was tried within the limits";
    Diagnostic::warning("check::not-all-orders", span, message)
        .help("`seawall simulate` has larger limits, and shows runs")
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
