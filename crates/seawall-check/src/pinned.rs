//! Deadlocks and misuse of mbarriers in loops with unknown trip counts.
//!
//! Each partition may load a trip count anew. The mbarrier model checker follows the choices of one
//! partition only, because those of another may be related, and reports no deadlock behind one. A
//! fault that occurs with the same arguments for every combination of a few trip counts does not
//! depend on their relation to each other and to the arguments. Up to a fault, all trip counts that
//! the run does not reach behave alike, so it occurs for all large ones.

use rustc_hash::FxHashMap;
use seawall_model::{EventId, Program, TermId, pinned};
use seawall_phases::{Finding as Found, Limits, Phases, Reason};

use crate::counted::with_counted_loops;
use crate::idle::without_idle_branches;

/// The limits of one combination, a fraction of a second.
const STEPS: u64 = 20_000;

/// The most iterations of a run. They have to be fewer than the largest trip count of the
/// combinations, so that a fault does not depend on it.
const ITERATIONS: u32 = 32;

/// The most arguments with which faults are tried again.
const MOST: usize = 4;

/// Arguments of a kernel.
type Arguments = Vec<(TermId, i64)>;

/// Adds the faults that occur whatever the unknown values are.
pub(crate) fn add(program: &Program, phases: &mut Phases, limits: &Limits) {
    let is_unknown = |reason| reason == Reason::UnknownCondition;
    if !phases.incomplete.iter().any(|incomplete| is_unknown(incomplete.reason)) {
        return;
    }
    let iterations = limits.iterations.min(ITERATIONS);
    let limits = Limits { steps: STEPS.min(limits.steps), iterations, proof: 0, orders: 0, ..*limits };
    let counted = with_counted_loops(program);
    let mut combinations = pinned(&counted);
    let Some(first) = combinations.next() else { return };
    let mut common = by_arguments(run(&first, &limits));
    for program in combinations {
        for (arguments, known) in &mut common {
            let found = run(&with_arguments(&program, arguments), &limits);
            known.retain(|known| found.findings.iter().any(|other| is_same(known, other)));
        }
        common.retain(|(_, known)| !known.is_empty());
        if common.is_empty() {
            return;
        }
    }
    for (arguments, found) in common
        .into_iter()
        .flat_map(|(arguments, known)| known.into_iter().map(move |found| (arguments.clone(), found)))
    {
        if phases.findings.iter().any(|known| is_same(known, &found)) {
            continue;
        }
        for event in events(&found).into_iter().filter(|_| !arguments.is_empty()) {
            phases.arguments.entry((event, event)).or_insert_with(|| arguments.clone());
        }
        phases.findings.push(found);
    }
}

fn run(program: &Program, limits: &Limits) -> Phases {
    seawall_phases::run(&without_idle_branches(program), limits)
}

fn with_arguments(program: &Program, arguments: &Arguments) -> Program {
    let values: FxHashMap<TermId, i64> = arguments.iter().copied().collect();
    Program { terms: program.terms.with_constants(&values), ..program.clone() }
}

/// The findings other than races, by the arguments that lead to them.
fn by_arguments(phases: Phases) -> Vec<(Arguments, Vec<Found>)> {
    let mut all: Vec<(Arguments, Vec<Found>)> = Vec::new();
    for found in phases.findings {
        let Some(&event) = events(&found).first() else { continue };
        let arguments = phases.arguments.get(&(event, event)).cloned().unwrap_or_default();
        match all.iter().position(|known| known.0 == arguments) {
            Some(at) => all[at].1.push(found),
            None if all.len() < MOST => all.push((arguments, vec![found])),
            None => {}
        }
    }
    all
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
