//! What the hazard analysis does not decide, decided by execution as far as that goes: partitions that run at the same time,
//! warps that run apart.
//!
//! The oracle runs a few warps for a few iterations, in every order that matters. What it finds there is real; what it does
//! not find is not there within that bound.

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingCode, HazardKind, Role};
use seawall_base::{Diagnostic, Span};
use seawall_model::{Action, BarrierKind, EventId, Program, Terminator};
use seawall_oracle::{Conflict, Fault, Limits, Reason, Verdict, explore};

/// Iterations of each loop. Rings of kernels are two to four slots deep, and what goes wrong does so when one wraps around.
const ITERATIONS: u32 = 4;
/// States and steps: a fraction of a second.
const STATES: u32 = 16_000;
const STEPS: u64 = 400_000;

/// What execution adds.
#[derive(Debug, Default)]
pub(crate) struct Executed {
    /// Findings that the analysis does not have.
    pub(crate) findings: Vec<Finding>,
    /// How far it reached.
    pub(crate) notes: Vec<Diagnostic>,
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

/// Runs `program`, if it has what only execution decides. `known` are the findings of the analysis.
pub(crate) fn execute(program: &Program, known: &[Finding]) -> Executed {
    if !is_concurrent(program) {
        return Executed::default();
    }
    let limits = Limits { iterations: ITERATIONS, states: STATES, steps: STEPS, ..Limits::default() };
    let report = explore(program, &limits);
    let told: FxHashSet<(EventId, EventId)> = known.iter().map(pair).collect();
    let findings = report.verdicts.iter().map(|verdict| finding(program, verdict));
    let findings = findings.filter(|f| !told.contains(&pair(f))).collect();
    let mut notes = Vec::new();
    if !report.explored.complete {
        let span = first_fork(program);
        notes.push(incomplete(&report.explored.reasons, span));
    }
    Executed { findings, notes }
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

/// Both events of a finding about two accesses, the smaller first.
fn pair(finding: &Finding) -> (EventId, EventId) {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
    let earlier = earlier.map_or(finding.event, |related| related.1);
    (earlier.min(finding.event), earlier.max(finding.event))
}

fn reads_only(program: &Program, verdict: &Verdict) -> bool {
    let accesses = &program.events[verdict.event].accesses;
    !verdict.in_flight_read && !accesses.is_empty() && accesses.iter().all(|access| !access.mode.writes())
}

fn finding(program: &Program, verdict: &Verdict) -> Finding {
    let (code, hazard) = match verdict.fault {
        Fault::Race(Conflict::ReadAfterWrite) => (FindingCode::RaceReadAfterWrite, Some(HazardKind::Raw)),
        Fault::Race(Conflict::WriteAfterRead) => (FindingCode::RaceWriteAfterRead, Some(HazardKind::War)),
        Fault::Race(Conflict::WriteAfterWrite) => (FindingCode::RaceWriteAfterWrite, Some(HazardKind::Waw)),
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
    };
    let related = verdict.earlier.map(|event| (Role::Earlier, event)).into_iter().collect();
    Finding {
        code,
        event: verdict.event,
        hazard,
        related,
        across_iterations: false,
        remedy: None,
        bound: Bound::Iterations(ITERATIONS),
    }
}
