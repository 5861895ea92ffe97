//! Deadlocks and misuse of mbarriers in loops with unknown trip counts.
//!
//! Each partition may load a trip count anew. The mbarrier model checker follows the choices of one
//! partition only, because those of another may be related, and reports no deadlock behind one. A
//! fault that occurs for every combination of a few trip counts does not depend on their relation.
//! Up to a fault, all trip counts that the run does not reach behave alike, so it occurs for all
//! large ones.

use seawall_model::{EventId, Program, pinned};
use seawall_phases::{Finding as Found, Limits, Phases, Reason};

use crate::counted::with_counted_loops;
use crate::idle::without_idle_branches;

/// The limits of one combination, a fraction of a second.
const STEPS: u64 = 20_000;

/// Adds the faults that occur whatever the unknown values are.
pub(crate) fn add(program: &Program, phases: &mut Phases, limits: &Limits) {
    let is_unknown = |reason| reason == Reason::UnknownCondition;
    if !phases.incomplete.iter().any(|incomplete| is_unknown(incomplete.reason)) {
        return;
    }
    let limits = Limits { steps: STEPS.min(limits.steps), proof: 0, orders: 0, ..*limits };
    let mut common: Option<Phases> = None;
    for program in pinned(&with_counted_loops(program)) {
        let found = seawall_phases::run(&without_idle_branches(&program), &limits);
        let kept = match common.take() {
            None => found,
            Some(mut known) => {
                known.findings.retain(|known| found.findings.iter().any(|other| is_same(known, other)));
                known
            }
        };
        if !kept.findings.iter().any(|found| !events(found).is_empty()) {
            return;
        }
        common = Some(kept);
    }
    let Some(common) = common else { return };
    for found in common.findings {
        if events(&found).is_empty() || phases.findings.iter().any(|known| is_same(known, &found)) {
            continue;
        }
        for event in events(&found) {
            if let Some(arguments) = common.arguments.get(&(event, event)) {
                phases.arguments.entry((event, event)).or_insert_with(|| arguments.clone());
            }
        }
        phases.findings.push(found);
    }
}

/// Whether two findings are one fault: the same misuse, or deadlocks at a common wait.
fn is_same(one: &Found, other: &Found) -> bool {
    let is_one_kind = std::mem::discriminant(one) == std::mem::discriminant(other);
    is_one_kind && events(one).iter().any(|event| events(other).contains(event))
}

/// The events at which a fault other than a race is found.
fn events(found: &Found) -> Vec<EventId> {
    match found {
        Found::Deadlock(deadlock) => deadlock.stuck.iter().map(|stuck| stuck.at.event).collect(),
        Found::Bytes(bytes) => vec![bytes.event],
        Found::Arrivals(arrivals) => vec![arrivals.at.event],
        Found::Lifetime(lifetime) => vec![lifetime.at.event],
        Found::InFlightAtEnd(operation) => vec![operation.event],
        Found::Race(_) | Found::Lapped(_) => Vec::new(),
    }
}
