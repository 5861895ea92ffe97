//! Connects the mbarrier model checker to a check: its verdict on partitions and mbarriers for
//! every trip count, and its findings.
//!
//! The oracle explores every interleaving of a few iterations. The mbarrier model checker explores
//! the interleavings that can differ, until the state of all barriers repeats. Its findings count
//! only if the exploration is complete. Otherwise a run that it considers possible may be
//! infeasible.

use seawall_analysis::{Bound as Reach, Finding, FindingCode, FindingKind, HazardKind, Role};
use seawall_base::{Diagnostic, Span};
use seawall_model::{Action, EventId, Program, Queue, Terminator};
use seawall_phases::{Bound, Finding as Found, Lack, Limits, Phases, RacePair, Reason, RedundantWait};

/// Smaller limits than the defaults, because users wait for a check or report. A single partition
/// gets the smallest limits, because the hazard analysis already covers most of it.
fn limits(program: &Program) -> Limits {
    let limits = Limits::default();
    let share = if forks(program) { 1 } else { 8 };
    Limits {
        steps: limits.steps.min(200_000) / share,
        proof: limits.proof / share,
        states: limits.states.min(2_000),
        choices: limits.choices.min(400),
        kept: limits.kept.min(2_000),
        ..limits
    }
}

fn forks(program: &Program) -> bool {
    program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)))
}

/// Runs the mbarrier model checker on any program.
pub(crate) fn run(program: &Program) -> Phases {
    seawall_phases::run(program, &limits(program))
}

/// Whether the mbarrier model checker can add to the hazard analysis: the program has partitions,
/// mbarriers or tokens.
pub(crate) fn applies(program: &Program) -> bool {
    let waits = |action: &Action| matches!(action, Action::MBarrier(_) | Action::Token(_));
    forks(program) || program.events.values().any(|event| waits(&event.action))
}

/// Whether the verdict covers every run.
pub(crate) fn is_complete(phases: &Phases) -> bool {
    matches!(phases.bound, Bound::AllTripCounts { .. } | Bound::EveryRun)
}

/// The reach of the verdict.
pub(crate) fn reach(phases: &Phases) -> Reach {
    match phases.bound {
        Bound::AllTripCounts { .. } | Bound::EveryRun => Reach::AllPaths,
        Bound::UpTo { iterations, .. } if iterations > 1 => Reach::Iterations(iterations),
        Bound::UpTo { .. } | Bound::Nothing => Reach::SomeRuns,
    }
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
    if !is_complete(phases) && !phases.incomplete.iter().all(|incomplete| is_real(incomplete.reason)) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    let is_reportable = |found: &&Found| {
        is_complete(phases) || !phases.guessed || !matches!(found, Found::Race(_) | Found::Lapped(_))
    };
    for found in phases.findings.iter().filter(is_reportable) {
        let new = finding(program, found).filter(|finding| !is_known(found, finding, known));
        findings.extend(new);
    }
    let wrong = |finding: &Finding| finding.code.kind().is_error();
    if is_complete(phases) && !known.iter().chain(&findings).any(wrong) {
        let redundant_waits = phases.redundant.iter().filter(|wait| !arrives_itself(program, wait));
        findings.extend(redundant_waits.map(redundant));
    }
    findings
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
        Found::Race(_) => pair(known) == pair(finding),
        _ => known.code == finding.code && known.event == finding.event,
    }
}

/// Adds the arguments for which findings occur, if the mbarrier model checker knows them.
pub(crate) fn explain(program: &Program, phases: &Phases, findings: &mut [Finding]) {
    for found in &phases.findings {
        let Some(own) = finding(program, found) else { continue };
        let key = if matches!(found, Found::Race(_)) { pair(&own) } else { (own.event, own.event) };
        let Some(arguments) = phases.arguments.get(&key) else { continue };
        for known in findings.iter_mut().filter(|known| is_same(found, &own, known)) {
            known.arguments.clone_from(arguments);
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
    let short = (!has_seen(phases)).then(|| seawall_phases::run(program, &limits));
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

/// Whether only longer runs, or runs with negative arguments, were left out.
fn is_longer(reason: Reason) -> bool {
    matches!(reason, Reason::Limits | Reason::NoRepetition | Reason::NegativeArguments)
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

/// Both events of a finding about two accesses, the smaller one first.
pub(crate) fn pair(finding: &Finding) -> (EventId, EventId) {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
    let earlier = earlier.map_or(finding.event, |related| related.1);
    (earlier.min(finding.event), earlier.max(finding.event))
}

/// Converts a finding of the mbarrier model checker to one of a check. `None` for a wait that may
/// pass late, because it is the cause of another finding that is reported.
pub(crate) fn finding(program: &Program, found: &Found) -> Option<Finding> {
    let plain = |code, event, related| Finding {
        code,
        event,
        hazard: None,
        related,
        across_iterations: false,
        remedy: None,
        arguments: Vec::new(),
        bound: Reach::AllPaths,
    };
    let set_up = |init: Option<EventId>| init.map(|init| (Role::Expectation, init)).into_iter().collect();
    Some(match found {
        Found::Deadlock(deadlock) => {
            let others = deadlock.stuck.iter().map(|stuck| stuck.at.event);
            let mut others: Vec<EventId> = others.filter(|&event| event != deadlock.event).collect();
            others.dedup();
            let others = others.into_iter().map(|event| (Role::Stuck, event)).collect();
            plain(FindingCode::Deadlock, deadlock.event, others)
        }
        Found::Race(race) => of_race(program, race),
        Found::Lapped(_) => return None,
        Found::Bytes(bytes) => plain(FindingCode::WrongBytes, bytes.event, Vec::new()),
        Found::Arrivals(arrivals) => {
            plain(FindingCode::WrongArrivals, arrivals.at.event, set_up(arrivals.init))
        }
        Found::Lifetime(lifetime) => {
            plain(FindingCode::MBarrierLifetime, lifetime.at.event, set_up(lifetime.init))
        }
    })
}

fn of_race(program: &Program, race: &RacePair) -> Finding {
    let hazard = match (race.earlier_writes, race.later_writes) {
        (true, false) => HazardKind::Raw,
        (false, _) => HazardKind::War,
        (true, true) => HazardKind::Waw,
    };
    let later = &program.events[race.later.event];
    let reads_only = later.accesses.iter().all(|access| !access.mode.writes());
    let (code, hazard) = match (race.lack, hazard) {
        (Lack::ProxyFence, _) => (FindingCode::MissingProxyFence, None),
        (Lack::Completion, HazardKind::Raw) if reads_only => (FindingCode::ReadInFlight, Some(hazard)),
        (Lack::Completion, _) => (FindingCode::MissingWait, Some(hazard)),
        (Lack::Order, HazardKind::Raw) => (FindingCode::RaceReadAfterWrite, Some(hazard)),
        (Lack::Order, HazardKind::War) => (FindingCode::RaceWriteAfterRead, Some(hazard)),
        (Lack::Order, HazardKind::Waw) => (FindingCode::RaceWriteAfterWrite, Some(hazard)),
    };
    Finding {
        code,
        event: race.later.event,
        hazard,
        related: vec![(Role::Earlier, race.earlier.event)],
        across_iterations: race.earlier.event == race.later.event
            && race.earlier.iterations != race.later.iterations,
        remedy: None,
        arguments: Vec::new(),
        bound: Reach::AllPaths,
    }
}

fn redundant(wait: &RedundantWait) -> Finding {
    let mut flips: Vec<EventId> = wait.satisfied_by.iter().map(|arrival| arrival.event).collect();
    flips.sort_unstable();
    flips.dedup();
    Finding {
        code: FindingCode::RedundantWait,
        event: wait.wait,
        hazard: None,
        related: flips.into_iter().map(|flip| (Role::Satisfies, flip)).collect(),
        across_iterations: false,
        remedy: None,
        arguments: Vec::new(),
        bound: Reach::AllPaths,
    }
}

/// The reach of the check of partitions, at the op that starts the first one. `None` if the check
/// is complete or there are no partitions.
pub(crate) fn note(program: &Program, phases: &Phases) -> Option<Diagnostic> {
    let fork = program.blocks.values().find(|block| matches!(block.terminator, Terminator::Fork(_)))?;
    let origin = fork.terminator_origin.and_then(|origin| program.origins.get(origin));
    let span = origin.map_or(Span::at(0), |origin| origin.span);
    let (iterations, why) = match phases.bound {
        Bound::AllTripCounts { .. } | Bound::EveryRun => return None,
        Bound::UpTo { iterations, reason } => (iterations, reason_text(reason)),
        Bound::Nothing => (0, "nothing could be run"),
    };
    let message = match iterations {
        0 | 1 => format!("interactions between partitions are checked for a few iterations only: {why}"),
        _ => format!(
            "interactions between partitions are checked for up to {iterations} iterations of each loop with \
             an unknown trip count: {why}"
        ),
    };
    Some(Diagnostic::warning("check::partitions", span, message).label("starts partitions"))
}

/// The limit of a verdict if a fault needs negative sizes.
const NEGATIVE: &str =
    "a fault occurs in a run that needs a negative kernel argument, so it may be infeasible";

/// Why a verdict reaches no further.
pub(crate) fn reason_text(reason: Reason) -> &'static str {
    match reason {
        Reason::Limits => "a limit on steps, states or choices was reached",
        Reason::NoRepetition => "the state of all barriers did not repeat",
        Reason::UnknownCondition => "a condition depends on an unsupported value",
        Reason::UnknownIndex => "a slot, a phase or a hardware barrier depends on an unknown value",
        Reason::Ambiguous => "a wait may pass on more than one phase",
        Reason::OtherCtas => "interactions between CTAs of a cluster are not modeled",
        Reason::Unconfirmed => {
            "a fault occurs in a run for which no kernel arguments were found, so it may be infeasible"
        }
        Reason::NegativeArguments => NEGATIVE,
        Reason::Unsupported => "the mbarrier model checker does not support a construct",
    }
}
