//! The findings of each analysis as findings of a check.

use seawall_analysis::{
    Engine, Finding, FindingCode, HazardKind, Reach, Remedy, Replay, Role, Weight, Witness,
};
use seawall_model::{EventId, Program, TermId};
use seawall_oracle::{Conflict, Fault, Limits, Run, Verdict};
use seawall_phases::{Finding as Found, Lack, Phases, RacePair, RedundantWait};

/// What a finding is about. Findings of several analyses about one subject are one fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Subject {
    /// Two accesses, perhaps two executions of one event. The smaller event comes first.
    Pair(EventId, EventId),
    /// The misuse of an object at this event, or a deadlock there.
    Event(EventId),
    /// The end of the CTA while this event goes on.
    End(EventId),
}

/// The subject of a finding.
pub(crate) fn subject(finding: &Finding) -> Subject {
    let is_pair = finding.related.iter().any(|related| related.0 == Role::Earlier);
    match pair(finding) {
        (one, other) if is_pair => Subject::Pair(one, other),
        (event, _) if finding.code == FindingCode::EndedCta => Subject::End(event),
        (event, _) => Subject::Event(event),
    }
}

/// Both events of a finding about two accesses, the smaller one first.
pub(crate) fn pair(finding: &Finding) -> (EventId, EventId) {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
    let earlier = earlier.map_or(finding.event, |related| related.1);
    (earlier.min(finding.event), earlier.max(finding.event))
}

/// A finding of the mbarrier model checker, with the run that it found. `None` for a wait that may
/// pass late, because it is the cause of another finding that is reported.
pub(crate) fn of_phases(program: &Program, phases: &Phases, found: &Found) -> Option<Finding> {
    let plain = |code, event, related| Finding {
        related,
        engine: Engine::ModelChecker,
        reach: run_of(phases, (event, event), false),
        ..Finding::new(code, event)
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
        Found::Race(race) => of_race(program, phases, race),
        Found::Lapped(_) => return None,
        Found::Bytes(bytes) => plain(FindingCode::WrongBytes, bytes.event, Vec::new()),
        Found::Arrivals(arrivals) => {
            plain(FindingCode::WrongArrivals, arrivals.at.event, set_up(arrivals.init))
        }
        Found::Lifetime(lifetime) => {
            plain(FindingCode::MBarrierLifetime, lifetime.at.event, set_up(lifetime.init))
        }
        Found::InFlightAtEnd(operation) => plain(FindingCode::EndedCta, operation.event, Vec::new()),
    })
}

/// The run of the mbarrier model checker that leads to the finding with this key of
/// [`Phases::arguments`].
fn run_of(phases: &Phases, key: (EventId, EventId), assumes: bool) -> Reach {
    let values = phases.arguments.get(&key).cloned().unwrap_or_default();
    Reach::Run(Witness { values, data: data_of(phases, key), assumes, ..Witness::default() })
}

/// The data of a run: one value of each symbol, or the values of its iterations.
fn data_of(phases: &Phases, key: (EventId, EventId)) -> Vec<(TermId, Option<u32>, i64)> {
    let loaded = phases.data.get(&key).map_or(&[][..], Vec::as_slice);
    let is_one = |symbol: TermId, value: i64| loaded.iter().all(|of| of.0 != symbol || of.2 == value);
    let of = |&(symbol, iteration, value): &(TermId, u32, i64)| {
        (symbol, (!is_one(symbol, value)).then_some(iteration), value)
    };
    let mut data: Vec<_> = loaded.iter().map(of).collect();
    data.dedup();
    data
}

/// A race of the mbarrier model checker.
fn of_race(program: &Program, phases: &Phases, race: &RacePair) -> Finding {
    let (a, b) = (race.earlier.event, race.later.event);
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
        hazard,
        related: vec![(Role::Earlier, race.earlier.event)],
        across_iterations: race.earlier.event == race.later.event
            && race.earlier.iterations != race.later.iterations,
        engine: Engine::ModelChecker,
        reach: run_of(phases, (a.min(b), a.max(b)), phases.guessed),
        ..Finding::new(code, race.later.event)
    }
}

/// A wait that never has to wait.
pub(crate) fn of_redundant_wait(wait: &RedundantWait) -> Finding {
    let mut flips: Vec<EventId> = wait.satisfied_by.iter().map(|arrival| arrival.event).collect();
    flips.sort_unstable();
    flips.dedup();
    Finding {
        engine: Engine::ModelChecker,
        weight: if wait.implied { Weight::Advice } else { Weight::Full },
        related: flips.into_iter().map(|flip| (Role::Satisfies, flip)).collect(),
        ..Finding::new(FindingCode::RedundantWait, wait.wait)
    }
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

/// A verdict of the oracle, with its run.
pub(crate) fn of_oracle(program: &Program, verdict: &Verdict) -> Finding {
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
        hazard,
        related,
        remedy: match code {
            FindingCode::RaceBetweenCtas => Some(Remedy::ClusterBarrierBefore(verdict.event)),
            FindingCode::EndedCta if verdict.between_ctas => Some(Remedy::ClusterBarrierAfter(verdict.event)),
            _ => None,
        },
        engine: Engine::Oracle,
        reach: Reach::Run(of_run(&verdict.run, None)),
        ..Finding::new(code, verdict.event)
    }
}

/// A run of the oracle within the limits. It can be repeated only if these are known.
pub(crate) fn of_run(run: &Run, limits: Option<&Limits>) -> Witness {
    let replay = limits.map(|limits| Replay {
        kernel: run.kernel,
        ctas: limits.ctas,
        warps: limits.warps,
        iterations: limits.iterations,
        trips: limits.trips,
        values: limits.values.clone(),
        choices: run.choices.clone(),
        steps: run.steps,
    });
    Witness {
        values: run.values.clone(),
        data: Vec::new(),
        trips: run.trips.clone(),
        assumes: run.guesses,
        replay,
    }
}
