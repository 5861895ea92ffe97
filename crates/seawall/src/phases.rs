//! What the phase machine adds to a check: its verdict on partitions and mbarriers for every trip count, and its findings as those of a check.
//!
//! The oracle tries every order of a few iterations; the machine follows the orders that can differ, until the state of all
//! barriers comes again. Its findings count where it has followed all there is: else something that it takes to be possible may not be.

use seawall_analysis::{Bound as Reach, Finding, FindingCode, FindingKind, HazardKind, Role};
use seawall_base::{Diagnostic, Span};
use seawall_model::{Action, EventId, Program, Queue, Terminator};
use seawall_phases::{Bound, Finding as Found, Lack, Limits, Phases, RacePair, Reason, RedundantWait};

/// A check and a report are waited for: the machine gives up sooner than it might, and says so. One partition alone has little to wait for
/// that the hazard analysis does not see.
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

/// Runs the machine, whatever the program has.
pub(crate) fn run(program: &Program) -> Phases {
    seawall_phases::run(program, &limits(program))
}

/// Whether there is anything that the machine knows better than the hazard analysis: partitions, or objects to wait for.
pub(crate) fn applies(program: &Program) -> bool {
    let waits = |action: &Action| matches!(action, Action::MBarrier(_) | Action::Token(_));
    forks(program) || program.events.values().any(|event| waits(&event.action))
}

/// Whether the verdict is about every run that there is.
pub(crate) fn is_complete(phases: &Phases) -> bool {
    matches!(phases.bound, Bound::AllTripCounts { .. } | Bound::EveryRun)
}

/// How far the verdict reaches.
pub(crate) fn reach(phases: &Phases) -> Reach {
    match phases.bound {
        Bound::AllTripCounts { .. } | Bound::EveryRun => Reach::AllPaths,
        Bound::UpTo { iterations, .. } if iterations > 1 => Reach::Iterations(iterations),
        Bound::UpTo { .. } | Bound::Nothing => Reach::SomeRuns,
    }
}

/// The findings of the machine that `known` does not have, if it left out nothing but longer runs, and runs that may not exist: arguments that lead to each were found. Waits that
/// never wait are told where a verdict is complete and nothing is wrong. Races of an incomplete one are told if no run took a way that nobody knows to
/// be one.
pub(crate) fn findings(program: &Program, phases: &Phases, known: &[Finding]) -> Vec<Finding> {
    // In another order something else may be wrong, too, and so may be in runs that nobody knows to exist: what is told happens.
    let beside =
        |reason| matches!(reason, Reason::Unconfirmed | Reason::UnknownCondition | Reason::Ambiguous);
    let is_real = |reason: Reason| is_longer(reason) || beside(reason);
    if !is_complete(phases) && !phases.incomplete.iter().all(|incomplete| is_real(incomplete.reason)) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    let told = |found: &&Found| {
        is_complete(phases) || !phases.guessed || !matches!(found, Found::Race(_) | Found::Lapped(_))
    };
    for found in phases.findings.iter().filter(told) {
        let new = finding(program, found).filter(|finding| !is_told(found, finding, known));
        findings.extend(new);
    }
    let wrong = |finding: &Finding| finding.code.kind().is_error();
    if is_complete(phases) && !known.iter().chain(&findings).any(wrong) {
        let idle = phases.redundant.iter().filter(|wait| !arrives_itself(program, wait));
        findings.extend(idle.map(redundant));
    }
    findings
}

/// Whether `known` says it already, by whatever code: the same two accesses, the same misuse of an object, a standstill at one of the waits
/// that stand still.
fn is_told(found: &Found, finding: &Finding, known: &[Finding]) -> bool {
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

/// Says with which arguments things go wrong, whoever found them, where the machine knows.
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

/// Whether warps of the waiting partition complete the phase themselves. One of them arrives for all, and the others may be at the wait before: to
/// them it is something to wait for, though the machine, which moves all of them together, sees none.
fn arrives_itself(program: &Program, wait: &RedundantWait) -> bool {
    let warps = program.partitions.get(wait.partition).map_or(0, |partition| partition.warps);
    warps > 1 && wait.satisfied_by.iter().any(|arrival| arrival.partition == wait.partition)
}

/// Iterations of each loop that show what a product meets when the rings have wrapped around.
const SEEN: u32 = 4;

/// Takes out of `findings` what the machine settles not to be so. Products on the tensor core, and copies of which each warp does a part, end with arrivals that
/// other partitions wait for, and from them their own partition knows; the hazard analysis, which looks at one partition, cannot see that. Where the
/// machine reached its limits in long runs, short ones are asked.
pub(crate) fn settle(program: &Program, phases: &Phases, findings: &mut Vec<Finding>) {
    let is_open =
        |finding: &Finding| is_of_products(program, finding) || is_of_parts(program, phases, finding);
    if !forks(program) || !findings.iter().any(is_open) {
        return;
    }
    // Other orders have been tried, and what was found in them counts, too.
    let limits = Limits { iterations: SEEN, proof: 0, orders: 0, ..limits(program) };
    let short = (!has_seen(phases)).then(|| seawall_phases::run(program, &limits));
    let seen = short.as_ref().unwrap_or(phases);
    let is_settled =
        |finding: &Finding| has_seen(seen) || !is_of_products(program, finding) && has_gone_around(seen);
    if has_seen(seen) || has_gone_around(seen) {
        let is_found = |finding: &Finding| {
            let in_short = |short: &Phases| is_race(program, short, finding);
            is_race(program, phases, finding) || short.as_ref().is_some_and(in_short)
        };
        findings.retain(|finding| !is_open(finding) || !is_settled(finding) || is_found(finding));
    }
}

/// Whether a finding is about two products on the tensor core, the earlier of which may be in flight.
fn is_of_products(program: &Program, finding: &Finding) -> bool {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier).map(|related| related.1);
    let product =
        |event: EventId| matches!(program.events[event].action, Action::Mma { queue: Queue::Tcgen05, .. });
    finding.code.kind() == FindingKind::MissingWait && product(finding.event) && earlier.is_some_and(product)
}

/// Whether a finding is about a copy that may be in flight, of which each warp does a part that arrives at an mbarrier. Only where all arrivals are as they
/// should be: to the machine all parts arrive at once, so that of too many it does not know which complete a phase.
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

/// Whether the machine found the two accesses of a finding without order, too, the same one first: they are in one partition. Parts of copies are in the order of
/// their engine for each warp by itself only.
fn is_race(program: &Program, phases: &Phases, finding: &Finding) -> bool {
    let mut earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
    let by_engine: &[_] = if is_of_products(program, finding) { &[] } else { &phases.by_engine };
    let pairs = || phases.unordered.iter().chain(by_engine);
    earlier.any(|related| pairs().any(|pair| *pair == (related.1, finding.event)))
}

/// Whether only runs were left out that are longer than others, or that nobody starts.
fn is_longer(reason: Reason) -> bool {
    matches!(reason, Reason::Limits | Reason::NoRepetition | Reason::NegativeArguments)
}

/// Whether all runs of some iterations were followed, in one order at least, with nothing left out but longer ones.
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

/// Whether runs of some iterations were followed, and none was left out but longer ones and such as nobody knows to exist. What a partition learns of its own copies
/// from other ones, these runs show; the bound of the check says that they are some.
fn has_gone_around(phases: &Phases) -> bool {
    let left_out =
        |reason| is_longer(reason) || matches!(reason, Reason::Unconfirmed | Reason::UnknownCondition);
    phases.longest >= SEEN && phases.incomplete.iter().all(|incomplete| left_out(incomplete.reason))
}

/// Both events of a finding about two accesses, the smaller first.
pub(crate) fn pair(finding: &Finding) -> (EventId, EventId) {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
    let earlier = earlier.map_or(finding.event, |related| related.1);
    (earlier.min(finding.event), earlier.max(finding.event))
}

/// A finding of the machine as one of a check. `None` for a wait that may pass late: it says how something else comes about,
/// which is told.
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

/// How far partitions were followed, at the op that starts the first of them; `None` if all the way, or if there are none.
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
        0 | 1 => format!("what partitions do to each other is checked for a few iterations only: {why}"),
        _ => format!(
            "what partitions do to each other is checked for up to {iterations} iterations of each loop of unknown length: {why}"
        ),
    };
    Some(Diagnostic::warning("check::partitions", span, message).label("starts partitions"))
}

/// What a verdict rests on where runs go wrong that negative sizes lead to, if any do.
const NEGATIVE: &str =
    "something went wrong in a run that only a negative argument of the kernel leads to, if any";

/// Why a verdict reaches no further.
pub(crate) fn reason_text(reason: Reason) -> &'static str {
    match reason {
        Reason::Limits => "a limit on steps, states or choices was reached",
        Reason::NoRepetition => "the state of all barriers did not come again",
        Reason::UnknownCondition => "a condition depends on a value that is not followed",
        Reason::UnknownIndex => "a slot, a phase or a hardware barrier depends on a value that is not known",
        Reason::Ambiguous => "a wait may pass on more than one phase",
        Reason::OtherCtas => "what CTAs of a cluster do to each other is not followed",
        Reason::Unconfirmed => {
            "something went wrong in a run for which no arguments of the kernel were found, so that there may be none"
        }
        Reason::NegativeArguments => NEGATIVE,
        Reason::Unsupported => "a construct that the machine does not run",
    }
}
