//! Runs the mbarrier model checker within the limits of a check, and says what its runs cover.

use seawall_phases::{Bound, Finding as Found, Phases, Reason};

use crate::facts::Facts;
use crate::pinned;

/// The iterations of each loop that show conflicts after the rings have wrapped around.
pub(crate) const SEEN: u32 = 4;

/// Runs the mbarrier model checker on a program.
pub(crate) fn run(facts: &Facts<'_>) -> Phases {
    let mut phases = seawall_phases::run(&facts.run, &facts.proof_limits);
    if facts.forks() {
        pinned::add(facts, &mut phases);
    }
    phases
}

/// Runs the mbarrier model checker if it can add to the hazard analysis.
pub(crate) fn run_if_useful(facts: &Facts<'_>) -> Option<Phases> {
    facts.is_model_checked().then(|| run(facts))
}

/// Whether only longer runs, or runs with negative arguments, were left out.
pub(crate) fn is_longer(reason: Reason) -> bool {
    matches!(reason, Reason::Limits | Reason::NoRepetition | Reason::NegativeArguments)
}

/// Whether all runs of some iterations were explored in at least one interleaving, with nothing
/// left out except longer runs.
pub(crate) fn has_seen(phases: &Phases) -> bool {
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
pub(crate) fn has_gone_around(phases: &Phases) -> bool {
    let left_out =
        |reason| is_longer(reason) || matches!(reason, Reason::Unconfirmed | Reason::UnknownCondition);
    phases.longest >= SEEN && phases.incomplete.iter().all(|incomplete| left_out(incomplete.reason))
}

/// Whether a run goes on behind each finding of the model checker.
pub(crate) fn goes_on(phases: &Phases) -> bool {
    phases.findings.iter().all(|found| match found {
        Found::Race(_) | Found::InFlightAtEnd(_) => true,
        Found::Deadlock(_) | Found::Lapped(_) | Found::Bytes(_) | Found::Arrivals(_) | Found::Lifetime(_) => {
            false
        }
    })
}
