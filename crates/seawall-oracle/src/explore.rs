//! The search through all runs. It tries every choice once per state.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{BlockId, EventId, FunctionId, Program, TermId};

use crate::limits::{Limits, effort};
use crate::report::{Explored, Fault, Reason, Report, Run, Schedule, Step, Verdict};
use crate::run_state::State;
use crate::segment::Segment;
use crate::simulator::{Alternative, Found, Simulator};
use crate::value::number;

/// A node in the tree of choices: the index of the last choice and the node before it.
#[derive(Clone, Copy)]
struct Chosen {
    before: u32,
    which: u32,
}

/// Returns all faults of all kernels of a program.
pub fn explore(program: &Program, limits: &Limits) -> Report {
    search(program, limits, false)
}

/// Returns the first fault found, with its schedule, or `None` if there is none within the limits.
/// Faster than [`explore`].
pub fn first_fault(program: &Program, limits: &Limits) -> Option<Verdict> {
    search(program, limits, true).verdicts.into_iter().next()
}

fn search(program: &Program, limits: &Limits, first_only: bool) -> Report {
    let mut report = Report::default();
    report.explored.complete = true;
    let mut kernels: Vec<_> =
        program.functions.iter().filter(|(_, function)| function.kernel).map(|(id, _)| id).collect();
    if kernels.is_empty() {
        // A program without kernels starts in the functions that are not called.
        kernels = program.uncalled().collect();
    }
    let mut reasons = Vec::new();
    if kernels.is_empty() {
        reasons.push(Reason::NoKernel);
    }
    let mut found: Vec<Verdict> = Vec::new();
    for kernel in kernels {
        let mut search = Search::new(program, limits, kernel);
        search.run(first_only);
        search.verdicts(&mut found);
        search.count(&mut report.explored, &mut reasons);
        if first_only && !found.is_empty() {
            break;
        }
    }
    reasons.sort_unstable();
    reasons.dedup();
    report.explored.complete = reasons.is_empty();
    report.explored.reasons = reasons;
    (report.verdicts, report.covered) = settle(found);
    report
}

/// Sorts and deduplicates the verdicts. A race between two events that also lack a wait is moved to
/// the second result.
fn settle(mut found: Vec<Verdict>) -> (Vec<Verdict>, Vec<(EventId, EventId)>) {
    let key = |v: &Verdict| (v.earlier, v.event, v.fault, v.between_ctas);
    found.sort_by_key(key);
    found.dedup_by_key(|verdict| key(verdict));
    let pair = |v: &Verdict| v.earlier.map(|earlier| (earlier, v.event, v.between_ctas));
    let waits: Vec<_> = found.iter().filter(|v| v.fault == Fault::MissingWait).filter_map(pair).collect();
    // A missing wait or fence inside a CTA is not reported again between two CTAs.
    let inside: Vec<_> =
        found.iter().filter(|v| !v.between_ctas).map(|v| (v.earlier, v.event, v.fault)).collect();
    found.retain(|v| {
        let alike = matches!(v.fault, Fault::MissingWait | Fault::MissingProxyFence);
        !(v.between_ctas && alike && inside.contains(&(v.earlier, v.event, v.fault)))
    });
    let mut covered = Vec::new();
    found.retain(|v| {
        let of_both = pair(v).filter(|pair| matches!(v.fault, Fault::Race(_)) && waits.contains(pair));
        covered.extend(of_both.map(|(earlier, event, _)| (earlier, event)));
        of_both.is_none()
    });
    covered.dedup();
    (found, covered)
}

struct Search<'p> {
    machine: Simulator<'p>,
    history: Vec<Chosen>,
    visited: FxHashSet<u64>,
    runs: u64,
    limits: Limits,
}

impl<'p> Search<'p> {
    fn new(program: &'p Program, limits: &Limits, kernel: FunctionId) -> Self {
        Search {
            machine: Simulator::new(program, limits, kernel),
            history: vec![Chosen { before: 0, which: 0 }],
            visited: FxHashSet::default(),
            runs: 0,
            limits: limits.clone(),
        }
    }

    fn run(&mut self, first_only: bool) {
        if self.machine.tables.too_many_warps {
            return;
        }
        let mut open = vec![self.machine.start()];
        while let Some(mut state) = open.pop() {
            let stretch = self.machine.stretch(&mut state, first_only);
            if first_only && !self.machine.found.is_empty() {
                return;
            }
            if effort(self.machine.steps, self.machine.comparisons) > self.limits.steps {
                self.machine.reasons.insert(Reason::Steps);
                return;
            }
            if self.machine.has_overflowed() {
                return;
            }
            let Segment::Fork(alternatives) = stretch else {
                self.runs += 1;
                continue;
            };
            state.forget_decisions(&self.machine.tables);
            if !self.visited.insert(state.fingerprint(&self.machine.tables)) {
                self.runs += 1;
                continue;
            }
            if self.visited.len() > self.limits.states as usize {
                self.machine.reasons.insert(Reason::States);
                return;
            }
            self.branch(&mut open, state, &alternatives);
        }
    }

    fn branch(&mut self, open: &mut Vec<State>, state: State, alternatives: &[Alternative]) {
        let before = state.history;
        let mut state = Some(state);
        for (which, alternative) in alternatives.iter().enumerate().rev() {
            let next = if which == 0 { state.take() } else { state.clone() };
            let Some(mut next) = next else { continue };
            let which = number(which);
            next.history = number(self.history.len());
            self.history.push(Chosen { before, which });
            if self.machine.apply(&mut next, alternative) {
                open.push(next);
            } else {
                self.runs += 1;
            }
        }
    }

    /// Repeats the runs of the faults to record their schedules: once for all faults with the same
    /// choices.
    fn verdicts(&mut self, verdicts: &mut Vec<Verdict>) {
        let found = std::mem::take(&mut self.machine.found);
        let mut by_run: BTreeMap<u32, BTreeSet<Found>> = BTreeMap::new();
        for &(found, history) in &found {
            by_run.entry(history).or_default().insert(found);
        }
        let mut runs: FxHashMap<Found, (Schedule, Run)> = FxHashMap::default();
        for (history, wanted) in by_run {
            self.replay(wanted, history, &mut runs);
        }
        for (found, _) in found {
            let (schedule, run) = runs.remove(&found).expect("a replay records a run of each fault");
            verdicts.push(Verdict { schedule, run, ..verdict(found) });
        }
    }

    /// Repeats a run, and records it up to each of the `wanted` faults.
    fn replay(
        &self,
        mut wanted: BTreeSet<Found>,
        history: u32,
        runs: &mut FxHashMap<Found, (Schedule, Run)>,
    ) {
        let mut path = Vec::new();
        let mut at = history;
        while at != 0 {
            let Some(chosen) = self.history.get(at as usize) else { break };
            path.push(chosen.which);
            at = chosen.before;
        }
        let choices: Vec<u32> = path.iter().rev().copied().collect();
        let limits = Limits { steps: u64::MAX, ..self.limits.clone() };
        let mut machine = Simulator::new(self.machine.program, &limits, self.machine.kernel);
        machine.trace = Some(Vec::new());
        let mut state = machine.start();
        while !wanted.is_empty() {
            let stretch = machine.stretch(&mut state, true);
            if machine.found.is_empty() {
                let (Segment::Fork(alternatives), Some(which)) = (stretch, path.pop()) else { break };
                let Some(alternative) = alternatives.get(which as usize) else { break };
                if machine.apply(&mut state, alternative) {
                    continue;
                }
                path.clear();
            }
            let shown = std::mem::take(&mut machine.found);
            if shown.is_empty() {
                break;
            }
            // The run goes on to the other faults.
            for (found, _) in shown {
                if wanted.remove(&found) {
                    runs.insert(found, recorded(&machine, &state, &choices));
                }
            }
        }
        for found in wanted {
            runs.insert(found, recorded(&machine, &state, &choices));
        }
    }

    fn count(&self, explored: &mut Explored, reasons: &mut Vec<Reason>) {
        explored.states += self.visited.len() as u64;
        explored.runs += self.runs;
        explored.steps += self.machine.steps;
        explored.effort += effort(self.machine.steps, self.machine.comparisons);
        explored.bounded_loops |= self.machine.bounded;
        explored.guessed |= self.machine.guessed;
        let warps = self.machine.tables.warps.counts();
        explored.warps.resize(warps.len(), 0);
        for (most, warps) in explored.warps.iter_mut().zip(warps) {
            *most = warps.max(*most);
        }
        explored.ctas = self.machine.tables.warps.ctas;
        reasons.extend(self.machine.reasons.iter().cloned());
    }
}

/// The run of a machine so far.
fn recorded(machine: &Simulator<'_>, state: &State, choices: &[u32]) -> (Schedule, Run) {
    let steps = machine.trace.as_deref().expect("a replay records its steps");
    let run = Run {
        kernel: Some(machine.kernel),
        choices: choices.to_vec(),
        values: values(machine, state),
        trips: trips(steps),
        guesses: machine.guessed,
        steps: steps.len() as u64,
    };
    (schedule(steps), run)
}

/// The maximal number of steps in a schedule.
const LONGEST_SCHEDULE: usize = 2000;

fn schedule(steps: &[Step]) -> Schedule {
    let omitted = steps.len().saturating_sub(LONGEST_SCHEDULE);
    Schedule { steps: steps[omitted..].to_vec(), omitted: omitted as u64 }
}

/// The number of iterations that steps begin of each loop.
fn trips(steps: &[Step]) -> Vec<(BlockId, u32)> {
    let mut trips: BTreeMap<BlockId, u32> = BTreeMap::new();
    for &(header, iteration) in steps.iter().flat_map(|step| &step.iterations) {
        let begun = trips.entry(header).or_default();
        *begun = (*begun).max(iteration.saturating_add(1));
    }
    trips.into_iter().collect()
}

/// A fault without a run.
fn verdict(found: Found) -> Verdict {
    let Found { earlier, event, fault, in_flight_read, between_ctas } = found;
    let (schedule, run) = (Schedule::default(), Run::default());
    Verdict { fault, earlier, event, in_flight_read, between_ctas, schedule, run }
}

/// Repeats a run within the limits within which it was found, up to the first fault that
/// `is_wanted`. The report has that fault, or none if it does not occur.
pub fn repeat(
    program: &Program,
    limits: &Limits,
    run: &Run,
    is_wanted: impl Fn(&Verdict) -> bool,
) -> (Report, Schedule) {
    let limits = Limits { steps: u64::MAX, ..limits.clone() };
    let mut report = Report::default();
    let Some(kernel) = run.kernel.filter(|kernel| program.functions.get(*kernel).is_some()) else {
        return (report, Schedule::default());
    };
    let mut machine = Simulator::new(program, &limits, kernel);
    machine.trace = Some(Vec::new());
    if !machine.tables.too_many_warps {
        let mut state = machine.start();
        let mut choices = run.choices.iter();
        let mut goes_on = true;
        loop {
            let found = std::mem::take(&mut machine.found);
            report.verdicts.extend(found.iter().map(|found| verdict(found.0)).find(&is_wanted));
            if !goes_on || !report.verdicts.is_empty() {
                break;
            }
            let segment = machine.stretch(&mut state, true);
            if !machine.found.is_empty() {
                // The run goes on after other faults.
                continue;
            }
            let Segment::Fork(alternatives) = segment else { break };
            let which = choices.next().and_then(|&which| alternatives.get(which as usize));
            goes_on = which.is_some_and(|alternative| machine.apply(&mut state, alternative));
        }
    }
    let schedule = schedule(&machine.trace.take().unwrap_or_default());
    describe_one_run(&machine, &mut report);
    (report, schedule)
}

/// Executes one run with random choices from `seed`. Returns its faults and its steps.
pub fn one_run(program: &Program, limits: &Limits, seed: u64) -> (Report, Schedule) {
    let mut report = Report::default();
    let kernel = program.functions.iter().find(|(_, function)| function.kernel).map(|(id, _)| id);
    let Some(kernel) = kernel.or_else(|| program.uncalled().next()) else {
        report.explored.reasons = vec![Reason::NoKernel];
        return (report, Schedule::default());
    };
    let mut machine = Simulator::new(program, limits, kernel);
    machine.trace = Some(Vec::new());
    if !machine.tables.too_many_warps {
        let mut state = machine.start();
        let mut random = seed;
        while let Segment::Fork(alternatives) = machine.stretch(&mut state, false) {
            report.explored.states += 1;
            let which = usize::try_from(next_random(&mut random) % (alternatives.len().max(1) as u64));
            let Some(alternative) = which.ok().and_then(|which| alternatives.get(which)) else { break };
            if !machine.apply(&mut state, alternative) {
                break;
            }
        }
    }
    let schedule = schedule(&machine.trace.take().unwrap_or_default());
    (report.verdicts, report.covered) = settle(machine.found.iter().map(|found| verdict(found.0)).collect());
    describe_one_run(&machine, &mut report);
    (report, schedule)
}

/// Describes a single run as the extent of an exploration.
fn describe_one_run(machine: &Simulator<'_>, report: &mut Report) {
    report.explored.runs = 1;
    report.explored.steps = machine.steps;
    report.explored.effort = effort(machine.steps, machine.comparisons);
    report.explored.bounded_loops = machine.bounded;
    report.explored.guessed = machine.guessed;
    report.explored.warps = machine.tables.warps.counts();
    report.explored.ctas = machine.tables.warps.ctas;
    report.explored.reasons = machine.reasons.iter().cloned().collect();
}

/// The values that a run has used for symbols.
fn values(machine: &Simulator<'_>, state: &State) -> Vec<(TermId, i64)> {
    let value = |&(term, number): &(TermId, u32)| {
        Some((term, state.symbols.get(number as usize).copied().flatten()?))
    };
    machine.tables.symbols.iter().filter_map(value).collect()
}

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators").
fn next_random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
