//! The search through all runs: warps run by themselves as far as order does not matter, and every order of the steps
//! where it does is tried, once per state.

use rustc_hash::FxHashSet;
use seawall_base::EntityId;
use seawall_model::{EventId, Program};
use smallvec::SmallVec;

use crate::flow::{Families, waits};
use crate::limits::Limits;
use crate::machine::{Alternative, Found, Machine};
use crate::report::{Explored, Fault, Reason, Report, Schedule, Step, StepKind, Verdict};
use crate::state::{State, Status};
use crate::step::Flow;
use crate::tables::WarpIndex;
use crate::visible::Visible;

/// How a stretch without choices ended.
enum Stretch {
    /// The run is over.
    Over,
    /// There are several ways to go on.
    Fork(Vec<Alternative>),
}

/// A step that could be taken next.
struct Candidate {
    alternative: Alternative,
    families: Families,
    only_waits: bool,
}

/// The choices that led to a state: what was chosen last, and in which state.
#[derive(Clone, Copy)]
struct Chosen {
    before: u32,
    which: u32,
}

/// All faults of all kernels of a program.
pub fn explore(program: &Program, limits: &Limits) -> Report {
    search(program, limits, false)
}

/// The first fault that is found, or `None` if there is none within the bounds. Faster than [`explore`], and the
/// verdict has a schedule too.
pub fn first_fault(program: &Program, limits: &Limits) -> Option<Verdict> {
    search(program, limits, true).verdicts.into_iter().next()
}

fn search(program: &Program, limits: &Limits, first_only: bool) -> Report {
    let mut report = Report::default();
    report.explored.complete = true;
    let mut kernels: Vec<_> =
        program.functions.iter().filter(|(_, function)| function.kernel).map(|(id, _)| id).collect();
    if kernels.is_empty() {
        // What has no entry point is tried from everything that nothing calls.
        kernels = crate::limits::uncalled(program);
    }
    let mut reasons = Vec::new();
    if kernels.is_empty() {
        reasons.push(Reason::NoKernel);
    }
    let mut found: Vec<Verdict> = Vec::new();
    for kernel in kernels {
        let mut search = Search::new(program, limits);
        search.run(kernel, first_only);
        search.verdicts(kernel, &mut found);
        search.count(&mut report.explored, &mut reasons);
        if first_only && !found.is_empty() {
            break;
        }
    }
    reasons.sort_unstable();
    reasons.dedup();
    report.explored.complete = reasons.is_empty();
    report.explored.reasons = reasons;
    report.verdicts = settle(found);
    report
}

/// Sorts the verdicts, each once, and leaves out races between accesses that also lack a wait.
fn settle(mut found: Vec<Verdict>) -> Vec<Verdict> {
    let key = |v: &Verdict| (v.earlier, v.event, v.fault);
    found.sort_by_key(key);
    found.dedup_by_key(|verdict| key(verdict));
    let pair = |v: &Verdict| v.earlier.map(|earlier| (earlier.min(v.event), earlier.max(v.event)));
    let waits: Vec<_> = found.iter().filter(|v| v.fault == Fault::MissingWait).filter_map(pair).collect();
    found.retain(|v| {
        !(matches!(v.fault, Fault::Race(_)) && pair(v).is_some_and(|pair| waits.contains(&pair)))
    });
    found
}

struct Search<'p> {
    machine: Machine<'p>,
    history: Vec<Chosen>,
    visited: FxHashSet<u64>,
    runs: u64,
    limits: Limits,
}

impl<'p> Search<'p> {
    fn new(program: &'p Program, limits: &Limits) -> Self {
        Search {
            machine: Machine::new(program, limits),
            history: vec![Chosen { before: 0, which: 0 }],
            visited: FxHashSet::default(),
            runs: 0,
            limits: limits.clone(),
        }
    }

    fn run(&mut self, kernel: seawall_model::FunctionId, first_only: bool) {
        if self.machine.tables.too_many_warps {
            return;
        }
        let mut open = vec![self.machine.start(kernel)];
        while let Some(mut state) = open.pop() {
            let stretch = self.machine.stretch(&mut state, first_only);
            if first_only && !self.machine.found.is_empty() {
                return;
            }
            if self.machine.steps > self.limits.steps {
                self.machine.reasons.insert(Reason::Steps);
                return;
            }
            let Stretch::Fork(alternatives) = stretch else {
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
            let which = u32::try_from(which).unwrap_or(u32::MAX);
            next.history = u32::try_from(self.history.len()).unwrap_or(u32::MAX);
            self.history.push(Chosen { before, which });
            if self.machine.apply(&mut next, alternative) {
                open.push(next);
            } else {
                self.runs += 1;
            }
        }
    }

    /// Runs each fault again to see how it comes about.
    fn verdicts(&mut self, kernel: seawall_model::FunctionId, verdicts: &mut Vec<Verdict>) {
        let found = std::mem::take(&mut self.machine.found);
        for (found, history) in found {
            let schedule = self.replay(kernel, found, history);
            let Found { earlier, event, fault, in_flight_read } = found;
            verdicts.push(Verdict { fault, earlier, event, in_flight_read, schedule });
        }
    }

    fn replay(&mut self, kernel: seawall_model::FunctionId, wanted: Found, history: u32) -> Schedule {
        let mut path = Vec::new();
        let mut at = history;
        while at != 0 {
            let Some(chosen) = self.history.get(at as usize) else { break };
            path.push(chosen.which);
            at = chosen.before;
        }
        let limits = Limits { steps: u64::MAX, ..self.limits.clone() };
        let mut machine = Machine::new(self.machine.program, &limits);
        machine.trace = Some(Vec::new());
        let mut state = machine.start(kernel);
        loop {
            machine.wanted = Some(wanted);
            let stretch = machine.stretch(&mut state, true);
            let done = machine.found.iter().any(|(found, _)| *found == wanted);
            let (false, Stretch::Fork(alternatives), Some(which)) = (done, stretch, path.pop()) else {
                break;
            };
            let Some(alternative) = alternatives.get(which as usize) else { break };
            if !machine.apply(&mut state, alternative) {
                break;
            }
        }
        schedule(machine.trace.unwrap_or_default())
    }

    fn count(&self, explored: &mut Explored, reasons: &mut Vec<Reason>) {
        explored.states += self.visited.len() as u64;
        explored.runs += self.runs;
        explored.steps += self.machine.steps;
        explored.bounded_loops |= self.machine.bounded;
        let count = |group: &crate::tables::Group| u32::try_from(group.count).unwrap_or(u32::MAX);
        explored.warps = self.machine.tables.groups.iter().map(count).collect();
        reasons.extend(self.machine.reasons.iter().cloned());
    }
}

/// At most so many steps are shown.
const LONGEST_SCHEDULE: usize = 2000;

fn schedule(mut steps: Vec<Step>) -> Schedule {
    let omitted = steps.len().saturating_sub(LONGEST_SCHEDULE);
    steps.drain(..omitted);
    Schedule { steps, omitted: omitted as u64 }
}

impl<'p> Machine<'p> {
    /// Runs until there are several ways to go on, or none.
    fn stretch(&mut self, state: &mut State, first_only: bool) -> Stretch {
        loop {
            if let Err(choice) = self.run_all(state, first_only) {
                return Stretch::Fork(choice);
            }
            if self.is_done(first_only) || self.steps > self.limits.steps {
                return Stretch::Over;
            }
            let mut candidates = match self.candidates(state) {
                Ok(candidates) => candidates,
                Err(choice) => return Stretch::Fork(choice),
            };
            if candidates.is_empty() {
                self.end(state);
                return Stretch::Over;
            }
            let alone = if candidates.len() == 1 { Some(0) } else { self.independent(state, &candidates) };
            match alone {
                Some(which) => {
                    let candidate = candidates.swap_remove(which);
                    if !self.apply(state, &candidate.alternative) {
                        return Stretch::Over;
                    }
                }
                None => return Stretch::Fork(candidates.into_iter().map(|c| c.alternative).collect()),
            }
        }
    }

    fn is_done(&self, first_only: bool) -> bool {
        first_only
            && match self.wanted {
                None => !self.found.is_empty(),
                Some(wanted) => self.found.iter().any(|(found, _)| *found == wanted),
            }
    }

    /// Every warp up to where it waits or where order matters, the first of each partition first.
    fn run_all(&mut self, state: &mut State, first_only: bool) -> Result<(), Vec<Alternative>> {
        let mut warp = 0;
        while warp < state.warps.len() {
            if state.warps[warp].status != Status::Ready {
                warp += 1;
                continue;
            }
            match self.step(state, warp) {
                Flow::On => {}
                Flow::Visible => warp += 1,
                // Others may have been let go.
                Flow::Held => warp = 0,
                Flow::Choose(choice) => return Err(self.alternatives(&choice)),
            }
            if self.is_done(first_only) || self.steps > self.limits.steps {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The steps that can be taken where every warp is held or at a step whose order matters.
    fn candidates(&mut self, state: &mut State) -> Result<SmallVec<[Candidate; 4]>, Vec<Alternative>> {
        let mut candidates: SmallVec<[Candidate; 4]> = SmallVec::new();
        for warp in 0..state.warps.len() {
            if state.warps[warp].status != Status::Ready {
                continue;
            }
            let Some((id, event)) = self.next_event(state, warp) else { continue };
            match self.visible(state, warp, id, event) {
                Err(choice) => return Err(self.alternatives(&choice)),
                Ok(Some(visible)) if self.is_enabled(state, &visible) => {
                    let families = self.tables.reach.families(event);
                    let alternative = Alternative::Warp(warp);
                    candidates.push(Candidate { alternative, families, only_waits: waits(event) });
                }
                Ok(_) => {}
            }
        }
        for (at, arrival) in state.arrivals.iter().enumerate() {
            let first = state
                .arrivals
                .iter()
                .position(|other| other.warp == arrival.warp && other.queue == arrival.queue);
            if first == Some(at) {
                let families = self.tables.reach.families(&self.program.events[arrival.event]);
                let alternative = Alternative::Arrival(at);
                candidates.push(Candidate { alternative, families, only_waits: false });
            }
        }
        Ok(candidates)
    }

    /// A candidate whose objects nobody else can touch any more: it may as well come first.
    fn independent(&self, state: &State, candidates: &[Candidate]) -> Option<usize> {
        candidates.iter().position(|candidate| {
            let by = match candidate.alternative {
                Alternative::Warp(warp) => Some(warp),
                _ => None,
            };
            let of_warps = (0..state.warps.len())
                .filter(|at| Some(*at) != by && state.live.has(*at))
                .all(|at| candidate.families & self.reachable(state, at, candidate.only_waits) == 0);
            let own = match candidate.alternative {
                Alternative::Arrival(at) => Some(at),
                _ => None,
            };
            let of_arrivals = candidates.iter().all(|other| match other.alternative {
                Alternative::Arrival(at) => Some(at) == own || other.families & candidate.families == 0,
                _ => true,
            });
            // Arrivals behind the first of their queue are no candidates yet.
            let queued = state.arrivals.len() <= candidates.len();
            of_warps && of_arrivals && (queued || state.arrivals.is_empty())
        })
    }

    /// What a warp can still touch: change, if waits do not matter.
    fn reachable(&self, state: &State, warp: WarpIndex, changes: bool) -> Families {
        let reach = if changes { &self.tables.reach.changes } else { &self.tables.reach.any };
        let by = &state.warps[warp];
        let at = |block: seawall_model::BlockId| reach.get(block.index()).copied().unwrap_or(!0);
        by.callers.iter().fold(at(by.block), |all, caller| all | at(caller.block))
    }

    /// Takes one of several ways. False if the run cannot go on after it.
    fn apply(&mut self, state: &mut State, alternative: &Alternative) -> bool {
        match *alternative {
            Alternative::Symbol(symbol, value) => {
                if let Some(slot) = state.symbols.get_mut(symbol as usize) {
                    *slot = Some(value);
                }
                true
            }
            Alternative::Decide(decision) => {
                state.decisions.push(decision);
                true
            }
            Alternative::Arrival(which) if which < state.arrivals.len() => self.complete(state, which),
            Alternative::Arrival(_) => true,
            Alternative::Warp(warp) => self.visible_step(state, warp),
        }
    }

    fn visible_step(&mut self, state: &mut State, warp: WarpIndex) -> bool {
        let Some((id, event)) = self.next_event(state, warp) else { return true };
        let step: Result<Option<Visible>, _> = self.visible(state, warp, id, event);
        match step {
            Ok(Some(visible)) => self.perform(state, warp, id, event, visible).unwrap_or(true),
            Ok(None) | Err(_) => true,
        }
    }

    /// Nothing moves any more: everything has ended, or some are stuck.
    fn end(&mut self, state: &mut State) {
        if state.warps.iter().any(|warp| warp.status == Status::Cut) {
            return;
        }
        let done = |status| matches!(status, Status::Ended | Status::Dormant);
        let stuck: Vec<WarpIndex> =
            (0..state.warps.len()).filter(|at| !done(state.warps[*at].status)).collect();
        if stuck.is_empty() {
            for object in &state.objects.clone() {
                if object.alive
                    && object.bytes != 0
                    && let Some(event) = object.last_expect.or(object.made_by)
                {
                    self.misuse(state, Fault::WrongBytes, object.made_by, event);
                }
            }
            return;
        }
        for &warp in &stuck {
            let event = self.next_event(state, warp).map(|next| next.0);
            self.note(state, warp, event, StepKind::Stuck);
        }
        let mut blamed: Vec<EventId> = Vec::new();
        for &warp in &stuck {
            if let Some((event, _)) = self.next_event(state, warp)
                && !blamed.contains(&event)
            {
                blamed.push(event);
                self.misuse(state, Fault::Deadlock, None, event);
            }
        }
    }
}
