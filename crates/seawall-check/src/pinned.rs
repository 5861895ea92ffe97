//! Deadlocks and misuse of mbarriers behind unknown values.
//!
//! They do not depend on branches that no other partition observes. So these are left out.
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
use crate::idle::{without_idle_branches, without_unobserved_branches};

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
    let counted = without_idle_branches(&counted);
    let observed = without_unobserved_branches(&counted);
    let is_whole = is_same_flow(&counted, &observed);
    let mut combinations = pinned(&observed);
    let alone = || (!is_whole).then(|| observed.clone().into_owned());
    let Some(first) = combinations.next().or_else(alone) else { return };
    let mut common = by_arguments(seawall_phases::run(&first, &limits), is_whole);
    for program in combinations {
        for (arguments, known) in &mut common {
            let found = seawall_phases::run(&with_arguments(&program, arguments), &limits);
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

/// Whether two versions of a program have the same branches.
fn is_same_flow(one: &Program, other: &Program) -> bool {
    one.blocks.values().zip(other.blocks.values()).all(|(one, other)| one.terminator == other.terminator)
}

fn with_arguments(program: &Program, arguments: &Arguments) -> Program {
    let values: FxHashMap<TermId, i64> = arguments.iter().copied().collect();
    Program { terms: program.terms.with_constants(&values), ..program.clone() }
}

/// The findings other than races, by the arguments that lead to them. If branches were left out,
/// those that a wait of a partition for its own operations can prevent do not count.
fn by_arguments(phases: Phases, is_whole: bool) -> Vec<(Arguments, Vec<Found>)> {
    let mut all: Vec<(Arguments, Vec<Found>)> = Vec::new();
    let counts = |found: &Found| {
        is_whole || matches!(found, Found::Deadlock(_) | Found::Bytes(_) | Found::Arrivals(_))
    };
    for found in phases.findings.into_iter().filter(counts) {
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
