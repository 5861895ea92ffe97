//! The check of a program: all runs in round-robin order, other orders where the order may matter,
//! proofs, and the timeline.

use seawall_model::{Event, FunctionId, Program};

use crate::causal::{Freed, with_free_bounds};
use crate::checker::{Counted, ModelChecker, Replay, Schedule};
use crate::common_exit::{Versions, with_common_exit};
use crate::cover::Coverage;
use crate::either::without_conditions;
use crate::eval::Ask;
use crate::explore::Turn;
use crate::lagging::lagging_orders;
use crate::limits::Limits;
use crate::lin::Range;
use crate::phases::{Bound, Incomplete, Phases, Reason};
use crate::record::Record;
use crate::search::{Ended, Explored, Search};
use crate::timeline::Timeline;
use crate::trace::Trace;
use crate::twins::Twins;

/// Accesses that a replay remembers before it compacts the state for the first time. Later, it does
/// so at this number plus twice what was left.
const MORE: usize = 64;

/// Checks `program` within `limits`.
pub fn run(program: &Program, limits: &Limits) -> Phases {
    run_apart(program, &Twins::default(), limits)
}

/// Checks a program in which two partitions are parts of one. Both execute the events of `twins`,
/// whose stores conflict only between different executions.
pub fn run_apart(program: &Program, twins: &Twins, limits: &Limits) -> Phases {
    if let Some(common) = with_common_exit(program) {
        let phases = run_counted(&common.program, (twins, &common.versions), limits);
        let is_possible = common.is_any || phases.findings.is_empty();
        if !common.versions.differ() && is_possible {
            return phases.without_terms_from(program.terms.len());
        }
    }
    run_counted(program, (twins, &Versions::default()), limits)
}

/// Checks a program and counts the executions of some events.
fn run_counted(program: &Program, counted: Counted<'_>, limits: &Limits) -> Phases {
    /// The part of the steps that search runs take before a proof is tried, for nested loops. Joint
    /// states hardly ever recur there, and the search would take all steps.
    const PART: u64 = 10;
    /// Iterations of the runs that look for late arrivals.
    const SHORT: u32 = 2;
    let roots: Vec<FunctionId> = program.uncalled().collect();
    let mut machine = ModelChecker::new(program, counted, *limits);
    let part = if machine.epochs.repeat() && limits.proof > 0 { PART } else { 1 };
    machine.limits.steps = limits.steps / part;
    let mut searches = machine.searches(&roots);
    if machine.go_through_all(&mut searches).complete {
        let (all, timeline) = machine.all_runs(&roots, &searches);
        return machine.result(&all, timeline);
    }
    let mut short = ShortRuns::new(program, counted, limits, &roots);
    if limits.proof == 0 || machine.is_uncertain() {
        // No proof is tried. The search continues with all steps.
        machine.limits.steps = limits.steps;
        machine.record.incomplete.remove(&Incomplete { reason: Reason::Limits, event: None });
        machine.go_through_all(&mut searches);
        let (all, timeline) = machine.all_runs(&roots, &searches);
        return bounded_result(machine, all, timeline, short, &roots);
    }
    let (all, timeline) = machine.all_runs(&roots, &searches);
    drop(searches);
    if machine.may_end {
        (1..=SHORT).for_each(|iterations| drop(short.follow(iterations)));
        machine.record.add_findings(&short.machine.record);
    }
    if !machine.is_uncertain()
        && let Some(proved) = machine.prove_either(&roots)
    {
        machine.record.incomplete.clear();
        return machine.result(&proved, timeline);
    }
    if part == 1 {
        return bounded_result(machine, all, timeline, short, &roots);
    }
    let mut machine = ModelChecker::new(program, counted, *limits);
    let mut searches = machine.searches(&roots);
    machine.go_through_all(&mut searches);
    let (all, timeline) = machine.all_runs(&roots, &searches);
    bounded_result(machine, all, timeline, short, &roots)
}

/// Runs of few iterations, which can be continued for more.
struct ShortRuns<'p> {
    machine: ModelChecker<'p>,
    searches: Vec<Search>,
}

impl<'p> ShortRuns<'p> {
    fn new(program: &'p Program, counted: Counted<'p>, limits: &Limits, roots: &[FunctionId]) -> Self {
        /// The part of all steps that they may take.
        const PART: u64 = 4;
        let machine = ModelChecker::new(program, counted, Limits { steps: limits.steps / PART, ..*limits });
        let searches = machine.searches(roots);
        ShortRuns { machine, searches }
    }

    /// Explores all runs of up to so many iterations.
    fn follow(&mut self, iterations: u32) -> Explored {
        self.machine.limits.iterations = iterations;
        self.searches.iter_mut().for_each(|search| search.resume(iterations));
        self.machine.go_through_all(&mut self.searches)
    }

    /// Returns the timeline of a run that deadlocks, if `timeline` does not have one.
    fn hang_unless(&mut self, timeline: Timeline, roots: &[FunctionId]) -> Timeline {
        if timeline.deadlock.is_some() {
            return timeline;
        }
        let mut searches = roots.iter().zip(&self.searches);
        let run = searches.find_map(|(&root, search)| hang(root, &search.explored()));
        run.map(|run| self.machine.shown(run)).filter(|shown| shown.deadlock.is_some()).unwrap_or(timeline)
    }
}

/// Returns the result if not all runs ran to their end. Short runs raise its bound: to explore all
/// of them takes few steps, while the search follows one choice to its end after the other.
fn bounded_result(
    mut machine: ModelChecker<'_>,
    mut all: Explored,
    timeline: Timeline,
    mut short: ShortRuns<'_>,
    roots: &[FunctionId],
) -> Phases {
    /// The iterations that are tried.
    const ITERATIONS: [u32; 7] = [1, 2, 3, 4, 6, 8, 12];
    for iterations in ITERATIONS {
        if !machine.record.is_clean_but_for_late() || all.complete || all.covered() >= iterations {
            continue;
        }
        let explored = short.follow(iterations);
        // The short runs found something that the others, although longer, did not reach.
        if !short.machine.record.is_clean_but_for_late() || short.machine.record.doubt.is_some() {
            machine.record.add_findings(&short.machine.record);
            break;
        }
        if explored.covered() < iterations {
            break;
        }
        (all.left, all.iterations) = (Some(iterations + 1), all.iterations.max(iterations));
    }
    machine.record.add_findings(&short.machine.record);
    let timeline = short.hang_unless(timeline, roots);
    machine.result(&all, timeline)
}

impl Explored {
    /// Adds the runs of another function.
    fn add(&mut self, other: &Explored) {
        self.complete &= other.complete;
        self.repeated |= other.repeated;
        self.ambiguous = self.ambiguous.take().or_else(|| other.ambiguous.clone());
        self.prefix = self.prefix.max(other.prefix);
        self.period = self.period.max(other.period);
        self.iterations = self.iterations.max(other.iterations);
        self.left = [self.left, other.left].into_iter().flatten().min();
        self.ended.extend(other.ended.iter().cloned());
    }
}

/// Returns the finished runs that are repeated in other orders. The longest show what wraps around,
/// but may not reach what is wrong. So the longest run in which something is or may be wrong comes
/// first. The shortest run in which a phase may be another one is added.
fn tried_again(explored: &Explored) -> Vec<&Ended> {
    const RUNS: usize = 3;
    const LONGEST: u32 = 40;
    let mut ended: Vec<&Ended> = explored.ended.iter().filter(|ended| ended.rounds <= LONGEST).collect();
    ended.sort_by_key(|ended| std::cmp::Reverse(ended.rounds));
    if let Some(first) = ended.iter().position(|ended| ended.is_doubtful) {
        ended[..=first].rotate_right(1);
    }
    ended.truncate(RUNS);
    ended.extend(&explored.ambiguous);
    ended
}

/// Returns the shortest run of a function that deadlocks in the usual order.
fn hang(function: FunctionId, explored: &Explored) -> Option<Replay> {
    let hangs = explored.ended.iter().filter(|ended| ended.deadlocks);
    hangs.min_by_key(|ended| ended.rounds).map(|ended| ended.of(function))
}

impl Ended {
    /// The run, which is one of a function.
    fn of(&self, function: FunctionId) -> Replay {
        let (ranges, rounds) = (self.ranges.clone(), self.rounds);
        Replay { function, ranges, rounds, schedule: Schedule::default() }
    }
}

impl ModelChecker<'_> {
    fn searches(&self, roots: &[FunctionId]) -> Vec<Search> {
        roots.iter().map(|root| Search::new(self.start(*root, Vec::new()))).collect()
    }

    /// Explores what is left of all searches.
    fn go_through_all(&mut self, searches: &mut [Search]) -> Explored {
        let mut all = Explored { complete: !searches.is_empty(), ..Explored::default() };
        for search in searches {
            self.go_through(search);
            search.leave_doubtful(&mut self.record);
            all.add(&search.explored());
        }
        all
    }

    /// Whether something is wrong, or may be, apart from engines that arrive too late.
    fn is_uncertain(&self) -> bool {
        !self.record.is_clean_but_for_late() || !self.record.ambiguous.is_empty()
    }

    /// Returns how far all runs from `roots` got, and the timeline of one of them. Tries other
    /// orders where the order may matter.
    fn all_runs(&mut self, roots: &[FunctionId], searches: &[Search]) -> (Explored, Timeline) {
        let mut all = Explored { complete: !roots.is_empty(), ..Explored::default() };
        let mut timeline = Timeline::default();
        for (&root, search) in roots.iter().zip(searches) {
            let explored = search.explored();
            if self.is_uncertain() && self.limits.orders > 0 {
                self.other_orders(root, &explored);
            }
            let hang = hang(root, &explored).or_else(|| self.in_other_order.take());
            let longest = || explored.ended.iter().max_by_key(|ended| ended.rounds).map(|run| run.of(root));
            let is_better = |shown: &Timeline, known: &Timeline| {
                let key = |timeline: &Timeline| (timeline.deadlock.is_some(), timeline.lanes.len());
                key(shown) > key(known)
            };
            // The run that deadlocks, or the longest one.
            for run in hang.into_iter().chain(longest()) {
                if timeline.deadlock.is_none() {
                    let shown = self.shown(run);
                    timeline = if is_better(&shown, &timeline) { shown } else { timeline };
                }
            }
            all.add(&explored);
        }
        (all, timeline)
    }

    /// Proves that nothing goes wrong, with separate bounds in each epoch; `None` if that fails.
    /// First tries it with both edges of some branches. Waits that had to wait in a proof run are
    /// not redundant.
    fn prove(&mut self, roots: &[FunctionId]) -> Option<Explored> {
        /// The part of the steps that each of the first tries may take.
        const PART: u64 = 2;
        for either in self.undetermined() {
            let program = without_conditions(self.program, &either);
            let limits = Limits { proof: self.limits.proof / PART, ..self.limits };
            let mut other = ModelChecker::new(&program, (self.twins, self.versions), limits);
            other.either = either;
            if let Some(proved) = self.prove_other(other, roots) {
                return Some(proved);
            }
        }
        self.prove_all(roots)
    }

    /// Proves the program, or the one whose bounds do not depend on the outer iteration
    /// (`causal/`). The latter comes first if some bound does.
    fn prove_either(&mut self, roots: &[FunctionId]) -> Option<Explored> {
        match with_free_bounds(self.program) {
            Some(freed) if freed.counts => self.prove_freed(&freed, roots).or_else(|| self.prove(roots)),
            Some(freed) => self.prove(roots).or_else(|| self.prove_freed(&freed, roots)),
            None => self.prove(roots),
        }
    }

    fn prove_freed(&mut self, freed: &Freed, roots: &[FunctionId]) -> Option<Explored> {
        let counted = (self.twins, self.versions);
        self.prove_other(ModelChecker::new(&freed.program, counted, self.limits), roots)
    }

    /// Proves a program that has the events and all runs of this one.
    fn prove_other(&mut self, mut other: ModelChecker<'_>, roots: &[FunctionId]) -> Option<Explored> {
        other.late.clone_from(&self.record.late);
        let (all, proof) = other.proof(roots)?;
        self.record.saw_waits_of(&proof);
        Some(all)
    }

    fn prove_all(&mut self, roots: &[FunctionId]) -> Option<Explored> {
        let found = std::mem::take(&mut self.record);
        self.late.clone_from(&found.late);
        let proved = self.proof(roots);
        self.record = found;
        let (all, proof) = proved?;
        self.record.saw_waits_of(&proof);
        Some(all)
    }

    /// Runs a proof. Returns how far it got, and a record without findings.
    fn proof(&mut self, roots: &[FunctionId]) -> Option<(Explored, Record)> {
        (self.proving, self.steps) = (true, 0);
        self.kept.clear();
        let all = loop {
            let mut all = Explored { complete: !roots.is_empty(), ..Explored::default() };
            for &root in roots {
                all.add(&self.explore(root));
            }
            // The keys that decide whether an outermost loop continues have to be known from the
            // start.
            let more = std::mem::take(&mut self.more_exits);
            if more.is_empty() {
                break all;
            }
            self.exits.extend(more);
            self.kept.clear();
            self.record = Record::default();
        };
        self.proving = false;
        let proof = std::mem::take(&mut self.record);
        (all.complete && !proof.is_uncertain()).then_some((all, proof))
    }

    /// Repeats finished runs in orders that try to overtake waits: each process first and last,
    /// engines immediate and late, and random ones.
    fn other_orders(&mut self, root: FunctionId, explored: &Explored) {
        let ended = tried_again(explored);
        let processes = self.program.partitions.len();
        // Those of warps that lag come first: there are few of them.
        let lagging = |partition| lagging_orders(partition, self.limits.orders / 8);
        let mut orders: Vec<Schedule> = self.overtaken().into_iter().flat_map(lagging).collect();
        for lazy in [false, true] {
            for process in 0..processes {
                let others: Vec<usize> = (0..processes).filter(|other| *other != process).collect();
                let last: Vec<usize> = others.iter().copied().chain([process]).collect();
                let first: Vec<usize> = std::iter::once(process).chain(others).collect();
                orders.extend([first, last].map(|order| Schedule {
                    first: Some(order),
                    lazy,
                    ..Schedule::default()
                }));
            }
        }
        let seeds = 1..=u64::from(self.limits.orders);
        orders.extend(seeds.map(|seed| Schedule {
            first: Some(Vec::new()),
            lazy: seed % 2 == 0,
            random: Some(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            apart: None,
        }));
        let limit = self.steps.saturating_add(self.limits.steps);
        for order in orders {
            for Ended { rounds, ranges, .. } in &ended {
                if self.steps > limit {
                    break;
                }
                self.schedule = order.clone();
                let rounds = rounds.saturating_mul(u32::try_from(processes + 1).expect("partitions are few"));
                let known = self.record.deadlocks();
                self.replay(root, ranges.clone(), rounds, self.limits.steps / 20);
                if self.record.deadlocks() > known && self.in_other_order.is_none() {
                    let (ranges, schedule) = (ranges.clone(), order.clone());
                    self.in_other_order = Some(Replay { function: root, ranges, rounds, schedule });
                }
            }
        }
        self.schedule = Schedule::default();
    }

    /// Repeats one run with these choices, for so many steps at most.
    pub(crate) fn replay(&mut self, function: FunctionId, ranges: Vec<Range>, rounds: u32, steps: u64) {
        let mut state = self.start(function, ranges);
        let mut most = MORE;
        let limit = self.steps.saturating_add(steps);
        while self.steps <= limit && state.rounds <= rounds.saturating_add(8) {
            match self.turn(&mut state) {
                Turn::On => {}
                Turn::Round if state.history.len() > most => {
                    self.compact(&mut state);
                    most = state.history.len() * 2 + MORE;
                }
                Turn::Round => {}
                // Another order may ask for a value that was not decided before. Either choice will
                // do.
                Turn::Ask(Ask::Split(split)) => self.narrow(&mut state, split, true),
                Turn::Ask(Ask::Choice(_) | Ask::Either) | Turn::Over(_) => break,
            }
        }
        let _ = self.settle(&state);
    }

    /// Returns the timeline of a run.
    fn shown(&mut self, run: Replay) -> Timeline {
        let record = std::mem::take(&mut self.record);
        self.record.trace = Some(Trace::default());
        self.schedule = run.schedule;
        self.replay(run.function, run.ranges, run.rounds, self.limits.steps / 20);
        self.schedule = Schedule::default();
        std::mem::replace(&mut self.record, record).timeline(self.limits.kept as usize)
    }

    fn coverage(&mut self) -> Coverage<'_> {
        let ModelChecker { program, graph, places, barriers, record, .. } = self;
        Coverage { program, graph, places, barriers, record }
    }

    /// Returns the iterations up to which all runs were explored in at least one order.
    fn in_one_order(&self, explored: &Explored) -> u32 {
        let uncertain = self.record.doubt.map_or(u32::MAX, |behind| behind.saturating_sub(1));
        explored.covered().min(uncertain)
    }

    fn result(mut self, explored: &Explored, timeline: Timeline) -> Phases {
        for (event, _) in self.record.take_doubtful() {
            let reason = Reason::UnknownCondition;
            self.record.incomplete.insert(Incomplete { reason, event: Some(event) });
        }
        if let Some(&event) = self.record.ambiguous.first() {
            self.record.incomplete.insert(Incomplete { reason: Reason::Ambiguous, event: Some(event) });
        }
        // Accesses to other CTAs of the cluster are not modelled.
        let reaches = |event: &Event| event.accesses.iter().any(|access| access.cross_cta);
        if let Some((event, _)) = self.program.events.iter().find(|(_, event)| reaches(event)) {
            self.record.incomplete.insert(Incomplete { reason: Reason::OtherCtas, event: Some(event) });
        }
        let incomplete: Vec<Incomplete> = self.record.incomplete.iter().cloned().collect();
        let reason = incomplete.first().map(|incomplete| incomplete.reason);
        let bound = match reason {
            None if explored.iterations == 0 && !explored.complete => Bound::Nothing,
            Some(_) if explored.iterations == 0 && explored.ended.is_empty() && !explored.complete => {
                Bound::Nothing
            }
            Some(reason) => {
                let unsure = self.record.unsure.map_or(u32::MAX, |behind| behind.saturating_sub(1));
                Bound::UpTo { iterations: self.in_one_order(explored).min(unsure), reason }
            }
            None if explored.repeated => {
                Bound::AllTripCounts { prefix: explored.prefix, period: explored.period }
            }
            None => Bound::EveryRun,
        };
        let mut table = self.coverage();
        let (findings, coverage) = (table.findings(), table.writers());
        Phases {
            bound,
            in_one_order: self.in_one_order(explored),
            longest: explored.iterations,
            findings,
            guessed: self.record.guessed,
            arguments: std::mem::take(&mut self.record.arguments),
            data: std::mem::take(&mut self.record.data),
            unordered: self.record.unordered.iter().copied().collect(),
            by_engine: self.record.by_engine.iter().copied().collect(),
            redundant: self.redundant(),
            used: self.record.used(),
            edges: self.edges(),
            coverage,
            timeline,
            incomplete,
        }
    }
}
