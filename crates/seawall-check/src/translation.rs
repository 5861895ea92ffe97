//! The findings of each analysis as findings of a check.

use seawall_analysis::{Bound, Finding, FindingCode, HazardKind, Remedy, Role, Weight};
use seawall_model::{EventId, Program};
use seawall_oracle::{Conflict, Fault, Verdict};
use seawall_phases::{Finding as Found, Lack, RacePair, RedundantWait};

/// Both events of a finding about two accesses, the smaller one first.
pub(crate) fn pair(finding: &Finding) -> (EventId, EventId) {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
    let earlier = earlier.map_or(finding.event, |related| related.1);
    (earlier.min(finding.event), earlier.max(finding.event))
}

/// A finding of the mbarrier model checker, whose result has the reach `bound`. `None` for a wait
/// that may pass late, because it is the cause of another finding that is reported.
pub(crate) fn of_phases(program: &Program, found: &Found, bound: Bound) -> Option<Finding> {
    let plain = |code, event, related| Finding { related, bound, ..Finding::new(code, event) };
    let set_up = |init: Option<EventId>| init.map(|init| (Role::Expectation, init)).into_iter().collect();
    Some(match found {
        Found::Deadlock(deadlock) => {
            let others = deadlock.stuck.iter().map(|stuck| stuck.at.event);
            let mut others: Vec<EventId> = others.filter(|&event| event != deadlock.event).collect();
            others.dedup();
            let others = others.into_iter().map(|event| (Role::Stuck, event)).collect();
            plain(FindingCode::Deadlock, deadlock.event, others)
        }
        Found::Race(race) => of_race(program, race, bound),
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

/// A race of the mbarrier model checker.
fn of_race(program: &Program, race: &RacePair, bound: Bound) -> Finding {
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
        bound,
        ..Finding::new(code, race.later.event)
    }
}

/// A wait that never has to wait.
pub(crate) fn of_redundant_wait(wait: &RedundantWait) -> Finding {
    let mut flips: Vec<EventId> = wait.satisfied_by.iter().map(|arrival| arrival.event).collect();
    flips.sort_unstable();
    flips.dedup();
    Finding {
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

/// A verdict of the oracle in runs with at most `iterations` of each loop.
pub(crate) fn of_oracle(program: &Program, verdict: &Verdict, iterations: u32) -> Finding {
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
            FindingCode::EndedCta => Some(Remedy::ClusterBarrierAfter(verdict.event)),
            _ => None,
        },
        bound: Bound::Iterations(iterations),
        ..Finding::new(code, verdict.event)
    }
}
