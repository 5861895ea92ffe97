//! A program from start to end: all runs by turns, other orders where the order may matter, and what people look at.

use seawall_model::{Action, Event, FunctionId, MBarrierOp, Program};

use crate::eval::Ask;
use crate::explore::{Explored, Turn};
use crate::finding::Finding;
use crate::limits::Limits;
use crate::lin::Range;
use crate::machine::{Machine, Schedule};
use crate::phases::{Bound, Incomplete, Phases, Reason};
use crate::record::Record;
use crate::timeline::Timeline;
use crate::trace::Trace;

/// Accesses that one run remembers before what is left of them is numbered anew, and how many more than twice those.
const MORE: usize = 64;

/// Runs `program` within `limits`.
pub fn run(program: &Program, limits: &Limits) -> Phases {
    /// What the runs that are to find something may take before it is tried to prove that there is nothing, where loops have loops inside:
    /// joint states hardly ever come again there, and all steps would be taken.
    const PART: u64 = 10;
    let roots: Vec<FunctionId> = roots(program);
    let mut machine = Machine::new(program, *limits);
    let part = if machine.epochs.is_empty() || limits.proof == 0 { 1 } else { PART };
    machine.limits.steps = limits.steps / part;
    let (all, timeline) = machine.all_runs(&roots, part > 1);
    if all.complete {
        return machine.told(&all, timeline);
    }
    let doubtful = !machine.record.is_clean() || !machine.record.ambiguous.is_empty();
    if limits.proof > 0
        && !doubtful
        && let Some(proved) = machine.prove(&roots)
    {
        machine.record.incomplete.clear();
        return machine.told(&proved, timeline);
    }
    if part == 1 {
        return told_up_to(machine, all, timeline, &roots);
    }
    let mut machine = Machine::new(program, *limits);
    let (all, timeline) = machine.all_runs(&roots, false);
    told_up_to(machine, all, timeline, &roots)
}

/// What runs that did not all come to their end say, with the most iterations up to which all runs do so: that takes few steps more, where each choice
/// was followed to where it ends or comes again, one after the other.
fn told_up_to(
    mut machine: Machine<'_>,
    mut all: Explored,
    timeline: Timeline,
    roots: &[FunctionId],
) -> Phases {
    /// Iterations that are tried, and the steps for each of them, a part of all.
    const ITERATIONS: [u32; 7] = [1, 2, 3, 4, 6, 8, 12];
    const PART: u64 = 4;
    for iterations in ITERATIONS {
        if !machine.record.is_clean() || all.complete || all.covered() >= iterations {
            continue;
        }
        let limits = Limits { iterations, steps: machine.limits.steps / PART, ..machine.limits };
        let mut short = Machine::new(machine.program, limits);
        let mut explored = Explored { complete: true, ..Explored::default() };
        roots.iter().for_each(|root| explored.add(&short.explore(*root)));
        // What the other runs, some of which are longer, did not come to.
        if !short.record.is_clean() || short.record.doubt.is_some() {
            machine.record.add_findings(short.record);
            break;
        }
        if explored.covered() < iterations {
            break;
        }
        (all.left, all.iterations) = (Some(iterations + 1), all.iterations.max(iterations));
    }
    machine.told(&all, timeline)
}

impl Explored {
    /// Adds the runs of another function.
    fn add(&mut self, other: &Explored) {
        self.complete &= other.complete;
        self.repeated |= other.repeated;
        self.prefix = self.prefix.max(other.prefix);
        self.period = self.period.max(other.period);
        self.iterations = self.iterations.max(other.iterations);
        self.left = [self.left, other.left].into_iter().flatten().min();
    }
}

/// The functions that nobody calls.
fn roots(program: &Program) -> Vec<FunctionId> {
    let called: Vec<FunctionId> = program
        .events
        .values()
        .filter_map(|event| match &event.action {
            Action::Call(call) => call.callee,
            _ => None,
        })
        .collect();
    program.functions.ids().filter(|id| !called.contains(id)).collect()
}

impl Machine<'_> {
    /// All runs from `roots`, and one of them for people to look at. Other orders are tried where the order may matter; if this `is_part` of what is
    /// done, only where all runs ended, since else it is done again.
    fn all_runs(&mut self, roots: &[FunctionId], is_part: bool) -> (Explored, Timeline) {
        let mut all = Explored { complete: !roots.is_empty(), ..Explored::default() };
        let mut timeline = Timeline::default();
        for &root in roots {
            let explored = self.explore(root);
            let matters = !self.record.ambiguous.is_empty() || !self.record.is_clean();
            if matters && (explored.complete || !is_part) {
                self.other_orders(root, &explored);
            }
            if let Some((rounds, ranges)) = explored.ended.iter().max_by_key(|ended| ended.0) {
                let shown = self.shown(root, ranges.clone(), *rounds);
                if shown.lanes.len() > timeline.lanes.len() {
                    timeline = shown;
                }
            }
            all.add(&explored);
        }
        (all, timeline)
    }

    /// Whether mbarriers end before the program does.
    fn invalidates(&self) -> bool {
        let is_end = |event: &Event| matches!(&event.action, Action::MBarrier(mbarrier) if matches!(mbarrier.op, MBarrierOp::Invalidate));
        self.program.events.values().any(is_end)
    }

    /// Short runs once more, with engines that arrive as late as they can: an arrival for which nobody waits may find its mbarrier invalidated. All other
    /// runs, those that are to prove something too, take engines to arrive at once, which says all there is to say about who waits for them.
    fn late_engines(&mut self) {
        /// Iterations of short runs, how many of them are run late (the shortest, and as many of the longest), and the steps of each.
        const ITERATIONS: u32 = 2;
        const RUNS: usize = 4;
        const STEPS: u64 = 20_000;
        let limits = Limits { iterations: ITERATIONS, ..self.limits };
        let processes = self.program.partitions.len();
        for root in roots(self.program) {
            let mut short = Machine::new(self.program, limits);
            let mut ended = short.explore(root).ended;
            ended.sort_by_key(|ended| ended.0);
            // That longer runs were left out is no news.
            short.record.incomplete.clear();
            let longest = ended.split_off(ended.len().min(RUNS));
            ended.extend(longest.into_iter().rev().take(RUNS));
            for (rounds, ranges) in ended {
                let order = (0..processes).collect();
                short.schedule = Schedule { first: Some(order), lazy: true, random: None };
                let rounds = rounds.saturating_mul(u32::try_from(processes).unwrap_or(1));
                short.replay(root, ranges, rounds, STEPS);
            }
            self.record.add_findings(short.record);
        }
    }

    /// Runs once more in which each epoch has bounds of its own; `None` if they do not show that nothing goes wrong. Waits that had something
    /// to wait for in one of them are no redundant ones.
    fn prove(&mut self, roots: &[FunctionId]) -> Option<Explored> {
        let found = std::mem::take(&mut self.record);
        (self.proving, self.steps) = (true, 0);
        let all = loop {
            let mut all = Explored { complete: !roots.is_empty(), ..Explored::default() };
            for &root in roots {
                all.add(&self.explore(root));
            }
            // What decides whether an outermost loop goes on has to be known from the start.
            let more = std::mem::take(&mut self.more_exits);
            if more.is_empty() {
                break all;
            }
            self.exits.extend(more);
            self.kept.clear();
            self.record = Record::default();
        };
        self.proving = false;
        let proof = std::mem::replace(&mut self.record, found);
        if !all.complete || proof.is_doubtful() {
            return None;
        }
        self.record.saw_waits_of(&proof);
        Some(all)
    }

    /// Runs that ended once more, in orders that try to overtake waits: each process first and last, engines at once and late.
    fn other_orders(&mut self, root: FunctionId, explored: &Explored) {
        /// Runs that are tried again: the longest show what wraps around.
        const RUNS: usize = 3;
        const LONGEST: u32 = 40;
        let mut ended = explored.ended.clone();
        ended.retain(|ended| ended.0 <= LONGEST);
        ended.sort_by_key(|ended| std::cmp::Reverse(ended.0));
        ended.truncate(RUNS);
        let processes = self.program.partitions.len();
        let mut orders = Vec::new();
        for lazy in [false, true] {
            for process in 0..processes {
                let others: Vec<usize> = (0..processes).filter(|other| *other != process).collect();
                let last: Vec<usize> = others.iter().copied().chain([process]).collect();
                let first: Vec<usize> = std::iter::once(process).chain(others).collect();
                orders.extend([first, last].map(|order| Schedule { first: Some(order), lazy, random: None }));
            }
        }
        let seeds = 1..=u64::from(self.limits.orders);
        orders.extend(seeds.map(|seed| Schedule {
            first: Some(Vec::new()),
            lazy: seed % 2 == 0,
            random: Some(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        }));
        let limit = self.steps.saturating_add(self.limits.steps);
        for order in orders {
            for (rounds, ranges) in &ended {
                if self.steps > limit {
                    break;
                }
                self.schedule = order.clone();
                let rounds = rounds.saturating_mul(u32::try_from(processes).unwrap_or(1));
                self.replay(root, ranges.clone(), rounds, self.limits.steps / 20);
            }
        }
        self.schedule = Schedule::default();
    }

    /// One run with these choices, of so many steps at most.
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
                // Another order comes to values that were not asked for before: one of them will do.
                Turn::Ask(Ask::Split(split)) => self.narrow(&mut state, split, true),
                Turn::Ask(Ask::Choice(_)) | Turn::Over(_) => break,
            }
        }
        let _ = self.settle(&state.ranges);
    }

    /// One run for people to look at.
    fn shown(&mut self, root: FunctionId, ranges: Vec<Range>, rounds: u32) -> Timeline {
        let record = std::mem::take(&mut self.record);
        self.record.trace = Some(Trace::new(self.limits.kept as usize));
        self.replay(root, ranges, rounds, self.limits.steps / 20);
        let shown = std::mem::replace(&mut self.record, record);
        shown.trace.map(Trace::timeline).unwrap_or_default()
    }

    fn findings(&self) -> Vec<Finding> {
        let mut findings = self.record.findings();
        for finding in &mut findings {
            if let Finding::Race(race) = finding {
                race.missing = self.located(self.record.pairs.missing(race));
            }
        }
        findings
    }

    fn told(mut self, explored: &Explored, timeline: Timeline) -> Phases {
        if self.record.is_clean() && self.record.ambiguous.is_empty() && self.invalidates() {
            self.late_engines();
        }
        let clean = self.record.is_clean();
        if clean && let Some(&event) = self.record.ambiguous.first() {
            self.record.incomplete.insert(Incomplete { reason: Reason::Ambiguous, event: Some(event) });
        }
        // What other CTAs of the cluster do to each other is not followed.
        let reaches = |event: &Event| event.accesses.iter().any(|access| access.cross_cta);
        if let Some((event, _)) = self.program.events.iter().find(|(_, event)| reaches(event)) {
            self.record.incomplete.insert(Incomplete { reason: Reason::OtherCtas, event: Some(event) });
        }
        let incomplete: Vec<Incomplete> = self.record.incomplete.iter().cloned().collect();
        let reason = incomplete.first().map(|incomplete| incomplete.reason);
        let bound = match reason {
            _ if explored.iterations == 0 && explored.ended.is_empty() && !explored.complete => {
                Bound::Nothing
            }
            Some(reason) => {
                let doubtful = self.record.doubt.map_or(u32::MAX, |behind| behind.saturating_sub(1));
                Bound::UpTo { iterations: explored.covered().min(doubtful), reason }
            }
            None if explored.repeated => {
                Bound::AllTripCounts { prefix: explored.prefix, period: explored.period }
            }
            None => Bound::NoLoops,
        };
        let coverage = self.coverage();
        Phases {
            bound,
            findings: self.findings(),
            guessed: self.record.guessed,
            arguments: std::mem::take(&mut self.record.arguments),
            unordered: self.record.unordered.iter().copied().collect(),
            redundant: self.redundant(),
            edges: self.edges(),
            coverage,
            timeline,
            incomplete,
        }
    }
}
