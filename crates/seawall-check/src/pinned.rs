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
use seawall_phases::{Finding as Found, Limits, Phases, Reason, data_values};

use crate::counted::with_counted_loops;
use crate::facts::Facts;
use crate::idle::{without_idle_branches, without_unobserved_branches};

/// The limits of one combination, a fraction of a second.
const STEPS: u64 = 20_000;

/// The most iterations of a run. They have to be fewer than the largest trip count of the
/// combinations, so that a fault does not depend on it.
const ITERATIONS: u32 = 32;

/// The most combinations of data.
const MOST_SETS: usize = 32;

/// The most arguments with which faults are tried again.
const MOST: usize = 4;

/// Arguments of a kernel.
type Arguments = Vec<(TermId, i64)>;

/// Adds the faults that occur whatever the unknown values are.
pub(crate) fn add(facts: &Facts<'_>, phases: &mut Phases) {
    let is_unknown = |reason| reason == Reason::UnknownCondition;
    if !phases.incomplete.iter().any(|incomplete| is_unknown(incomplete.reason)) {
        return;
    }
    let limits = facts.proof_limits;
    let iterations = limits.iterations.min(ITERATIONS);
    let limits = Limits { steps: STEPS.min(limits.steps), iterations, proof: 0, orders: 0, ..limits };
    let counted = with_counted_loops(facts.program);
    let counted = without_idle_branches(&counted);
    let observed = without_unobserved_branches(&counted);
    let is_whole = is_same_flow(&counted, &observed);
    for set in sets(&observed, is_whole) {
        for common in in_all(&set.programs, is_whole, &limits) {
            common.add_to(phases, &set.data);
        }
    }
}

/// Programs in which unknown values have all combinations of a few values. What is found in all of
/// them is a fault.
struct Set {
    programs: Vec<Program>,
    /// The data in the first program.
    data: Arguments,
}

/// Sets of programs. In the programs of a set, one symbol of data keeps all of its values: it may
/// be any, whatever the others are.
fn sets(program: &Program, is_whole: bool) -> Vec<Set> {
    let data = data_values(program);
    if data.len() < 2 {
        return vec![Set { programs: combined(program, is_whole), data: Vec::new() }];
    }
    let mut sets = Vec::new();
    for &free in data.keys() {
        let mut all: Vec<Arguments> = vec![Vec::new()];
        for (&symbol, values) in data.iter().filter(|(symbol, _)| **symbol != free) {
            let with = |value: i64, known: &Arguments| [known.as_slice(), &[(symbol, value)]].concat();
            all = all.iter().flat_map(|known| values.iter().map(|&value| with(value, known))).collect();
            if all.len() > MOST_SETS {
                return sets;
            }
        }
        let pinned = all.iter().map(|values| with_values(program, values));
        let programs = pinned.flat_map(|program| combined(&program, false)).collect();
        sets.push(Set { programs, data: all.swap_remove(0) });
    }
    sets
}

/// The programs in which loops have all combinations of a few unknown trip counts, or the program
/// itself if no loop has one, unless that was searched already.
fn combined(program: &Program, is_searched: bool) -> Vec<Program> {
    let combined: Vec<Program> = pinned(program).collect();
    match combined.is_empty() && !is_searched {
        true => vec![program.clone()],
        false => combined,
    }
}

/// Faults with the same arguments and data.
struct Common {
    arguments: Arguments,
    /// For each symbol, the value that all iterations load.
    data: Arguments,
    found: Vec<Found>,
}

/// The faults that all of these programs have, with the same arguments and data.
fn in_all(programs: &[Program], is_whole: bool, limits: &Limits) -> Vec<Common> {
    let Some((first, others)) = programs.split_first() else { return Vec::new() };
    let mut all = by_arguments(seawall_phases::run(first, limits), is_whole);
    for program in others {
        for common in &mut all {
            let values = [common.arguments.as_slice(), &common.data].concat();
            let found = seawall_phases::run(&with_values(program, &values), limits);
            common.found.retain(|known| found.findings.iter().any(|other| is_same(known, other)));
        }
        all.retain(|common| !common.found.is_empty());
    }
    all
}

impl Common {
    /// Adds these faults to others. They also occur with `others`, which is other data.
    fn add_to(self, phases: &mut Phases, others: &Arguments) {
        let Common { arguments, data, found } = self;
        let loaded = data.iter().chain(others).map(|&(symbol, value)| (symbol, 0, value));
        let data: Vec<(TermId, u32, i64)> = loaded.collect();
        for found in found {
            if phases.findings.iter().any(|known| is_same(known, &found)) {
                continue;
            }
            for event in events(&found) {
                if !arguments.is_empty() {
                    phases.arguments.entry((event, event)).or_insert_with(|| arguments.clone());
                }
                if !data.is_empty() {
                    phases.data.entry((event, event)).or_insert_with(|| data.clone());
                }
            }
            phases.findings.push(found);
        }
    }
}

/// Whether two versions of a program have the same branches.
fn is_same_flow(one: &Program, other: &Program) -> bool {
    one.blocks.values().zip(other.blocks.values()).all(|(one, other)| one.terminator == other.terminator)
}

fn with_values(program: &Program, values: &Arguments) -> Program {
    let values: FxHashMap<TermId, i64> = values.iter().copied().collect();
    Program { terms: program.terms.with_constants(&values), ..program.clone() }
}

/// The findings other than races, by the arguments and data that lead to them. If branches were
/// left out, those that a wait of a partition for its own operations can prevent do not count.
fn by_arguments(phases: Phases, is_whole: bool) -> Vec<Common> {
    let mut all: Vec<Common> = Vec::new();
    let counts = |found: &Found| {
        is_whole || matches!(found, Found::Deadlock(_) | Found::Bytes(_) | Found::Arrivals(_))
    };
    for found in phases.findings.into_iter().filter(counts) {
        let Some(&event) = events(&found).first() else { continue };
        let arguments = phases.arguments.get(&(event, event)).cloned().unwrap_or_default();
        let loaded = phases.data.get(&(event, event)).map_or(&[][..], Vec::as_slice);
        let mut data: Arguments = loaded.iter().map(|&(symbol, _, value)| (symbol, value)).collect();
        data.dedup();
        // Where iterations load several values, these cannot be fixed.
        if data.len() > 1 {
            continue;
        }
        match all.iter().position(|known| known.arguments == arguments && known.data == data) {
            Some(at) => all[at].found.push(found),
            None if all.len() < MOST => all.push(Common { arguments, data, found: vec![found] }),
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
