//! Explores all runs of one schedule. It follows one choice of arguments after the other, until an
//! older joint state covers each.

use std::rc::Rc;

use seawall_model::{EventId, FunctionId};

use crate::checker::ModelChecker;
use crate::checker_state::{Owed, Process, ProcessId, State, Status, Stored, Warps};
use crate::eval::Ask;
use crate::joint::Joint;
use crate::knows::fits_in_a_word;
use crate::lin::Range;
use crate::phases::{Incomplete, Reason};
use crate::search::{Ended, Explored, Search};
use crate::step::StepResult;
use crate::sync::waits_at;
use crate::visited::Visited;

/// The most memory for the joint states of a proof. Those of the corpus kernels take up to 40 MiB.
const PROOF_BYTES: usize = 100 << 20;

/// The most choices that a proof may postpone, each with a state of some ten kilobytes. Corpus
/// kernels postpone up to 2,333. Where the number keeps growing, states hardly ever recur.
const PROOF_OPEN: usize = 6_000;

/// Whether a proof takes so much memory that it is unlikely to succeed.
fn is_hopeless(visited: &Visited, open: &[State]) -> bool {
    visited.bytes() > PROOF_BYTES || open.len() > PROOF_OPEN
}

/// What happened in a turn.
pub(crate) enum Turn {
    On,
    /// All processes have had their turn, and some made progress.
    Round,
    Ask(Ask),
    /// The run is over. True if it ran to its end.
    Over(bool),
}

impl ModelChecker<'_> {
    /// Returns the state in which a function starts.
    pub(crate) fn start(&self, function: FunctionId, ranges: Vec<Range>) -> State {
        let process = Process {
            status: Status::Ready,
            warps: Warps::All,
            block: self.program.functions[function].entry,
            index: 0,
            base: 0,
            arguments: std::rc::Rc::default(),
            frames: Vec::new(),
            values: Vec::new(),
            iterations: Vec::new(),
            decided: crate::facts::Decided::default(),
            knowledge: crate::checker_state::Knowledge::default(),
            flying: Vec::new(),
            closed: Vec::new(),
            tokens: Vec::new(),
            turns: Vec::new(),
            executed: crate::twins::Executed::default(),
            since: 0,
            epoch: 0,
            loads: 0,
            arrived: Vec::new(),
        };
        let mut state = State {
            processes: vec![process],
            objects: Vec::new(),
            history: Vec::new(),
            places: Vec::new(),
            owed: Vec::new(),
            stored: Stored::default(),
            issued: Vec::new(),
            ends_alone: self.ends_alone,
            ranges,
            turn: 0,
            progress: false,
            hurried: false,
            rounds: 0,
            longest: 0,
            time: 0,
            guessed: None,
            choices: Rc::default(),
            answer: None,
            endless: false,
            ambiguous: false,
        };
        self.split_off(&mut state);
        state
    }

    /// Explores all choices from the start of a function.
    pub(crate) fn explore(&mut self, function: FunctionId) -> Explored {
        let mut search = Search::new(self.start(function, Vec::new()));
        self.go_through(&mut search);
        search.leave_doubtful(&mut self.record);
        search.explored()
    }

    /// Explores the pending states, until none is left or a limit is reached.
    pub(crate) fn go_through(&mut self, search: &mut Search) {
        while let Some(mut state) = search.open.pop() {
            search.choices += 1;
            if self.proving && (self.record.is_uncertain() || !self.more_exits.is_empty()) {
                search.explored.leave(state.longest);
                return;
            }
            let many = search.choices > self.limits.choices && !self.proving;
            loop {
                let hopeless = self.proving && is_hopeless(&search.visited, &search.open);
                if many || self.steps > self.most_steps() || hopeless {
                    self.record.incomplete.insert(Incomplete { reason: Reason::Limits, event: None });
                    search.put_back(state);
                    return;
                }
                match self.turn(&mut state) {
                    Turn::On => {}
                    Turn::Round => {
                        if self.is_too_long(&state, search) {
                            search.explored.passed(&state);
                            search.park(state);
                            break;
                        }
                        if self.is_covered(&mut state, search) {
                            search.explored.passed(&state);
                            break;
                        }
                    }
                    Turn::Ask(ask) => {
                        let longest = state.longest;
                        if !self.branch(state, ask, &mut search.open) {
                            search.explored.leave(longest);
                        }
                        break;
                    }
                    Turn::Over(ended) => {
                        search.explored.passed(&state);
                        let is_wrong = self.record.open_event().is_some() || state.has_failed();
                        let is_doubtful = state.ambiguous || is_wrong;
                        let known = self.record.deadlocks();
                        if !self.settle(&state) || !ended {
                            search.explored.leave(state.longest);
                        }
                        if ended {
                            let State { rounds, ranges, .. } = state;
                            let deadlocks = self.record.deadlocks() > known;
                            search.explored.ended.push(Ended { rounds, ranges, is_doubtful, deadlocks });
                        }
                        break;
                    }
                }
            }
        }
    }

    /// Returns the limit on the steps of all runs together.
    fn most_steps(&self) -> u64 {
        if self.proving { self.limits.proof } else { self.limits.steps }
    }

    /// Whether a run has more rounds, or a loop in it more iterations, than the limits allow.
    fn is_too_long(&mut self, state: &State, search: &mut Search) -> bool {
        let limits = self.limits;
        let long = state.rounds > limits.rounds && !self.proving;
        if long || state.longest > limits.iterations {
            let reason = if long { Reason::NoRepetition } else { Reason::Limits };
            self.record.incomplete.insert(Incomplete { reason, event: None });
        } else {
            search.explored.iterations = search.explored.iterations.max(state.longest);
        }
        long || state.longest > limits.iterations
    }

    fn is_covered(&mut self, state: &mut State, search: &mut Search) -> bool {
        self.compact(state);
        // The unknown facts about each object are compared as one word. If they do not fit, the
        // state counts as new.
        if !state.objects.iter().all(fits_in_a_word) {
            return false;
        }
        let mut joint = Joint::of(self, state);
        if let Some(rounds) = self.before(&mut search.visited, &mut joint, state) {
            let explored = &mut search.explored;
            explored.repeated = true;
            explored.prefix = explored.prefix.max(rounds);
            explored.period = explored.period.max(joint.rounds.saturating_sub(rounds));
            return true;
        }
        if search.visited.len() < self.limits.states as usize || self.proving {
            search.visited.push(joint);
        }
        false
    }

    /// Adds the states that an answer leads to. Returns false if they are not explored.
    fn branch(&mut self, state: State, ask: Ask, open: &mut Vec<State>) -> bool {
        match ask {
            Ask::Split(split) => {
                for (upper, mut next) in [(true, state.clone()), (false, state)] {
                    self.narrow(&mut next, split, upper);
                    if self.is_possible(&next) {
                        open.push(next);
                    }
                }
            }
            Ask::Either => {
                open.extend([1, 0].map(|alternative| State { answer: Some(alternative), ..state.clone() }))
            }
            Ask::Choice(alternatives) => {
                self.record.guessed = true;
                let by = state.turn;
                // A proof may follow runs that do not exist.
                if !self.proving && state.guessed.is_some_and(|other| other != by) {
                    let event = self.event_of(&state);
                    self.record.incomplete.insert(Incomplete { reason: Reason::UnknownCondition, event });
                    return false;
                }
                for alternative in (0..alternatives).rev() {
                    open.push(State { answer: Some(alternative), guessed: Some(by), ..state.clone() });
                }
            }
        }
        true
    }

    fn event_of(&self, state: &State) -> Option<EventId> {
        let by = state.processes.get(state.turn)?;
        let events = &self.program.blocks[by.block].events;
        events.get(by.index as usize).or_else(|| events.last()).copied()
    }

    pub(crate) fn turn(&mut self, state: &mut State) -> Turn {
        let may_not_exist = state.guessed.is_some() && !state.choices.exist();
        self.record.races_only = may_not_exist || state.endless;
        if state.endless {
            self.record.incomplete.insert(Incomplete { reason: Reason::UnknownCondition, event: None });
        }
        if let Some(random) = self.schedule.random {
            return self.at_random(state, random);
        }
        match self.schedule.first.clone() {
            None => self.by_turns(state),
            Some(first) => self.by_rank(state, &first),
        }
    }

    fn by_turns(&mut self, state: &mut State) -> Turn {
        let process = state.turn;
        let Some(by) = state.processes.get(process) else { return self.end_of_round(state) };
        if by.status != Status::Ready || self.is_early(state, process) {
            state.turn += 1;
            return Turn::On;
        }
        match self.step(state, process) {
            Err(ask) => Turn::Ask(ask),
            Ok(StepResult::On) => {
                state.progress = true;
                Turn::On
            }
            Ok(StepResult::Head | StepResult::Held) => {
                state.progress = true;
                state.turn += 1;
                Turn::On
            }
            Ok(StepResult::Wrong) => self.fail(state, process),
            Ok(StepResult::GiveUp(incomplete)) => {
                self.record.incomplete.insert(incomplete);
                Turn::Over(false)
            }
        }
    }

    fn end_of_round(&mut self, state: &mut State) -> Turn {
        match self.join(state) {
            Err(ask) => {
                state.turn = 0;
                return Turn::Ask(ask);
            }
            Ok(true) => state.progress = true,
            Ok(false) => {}
        }
        state.turn = 0;
        if std::mem::replace(&mut state.progress, false) {
            state.hurried = false;
            state.rounds = state.rounds.saturating_add(1);
            return Turn::Round;
        }
        // Processes in later epochs have waited for the others. Let them run.
        if self.proving && !std::mem::replace(&mut state.hurried, true) {
            return Turn::On;
        }
        self.without_progress(state)
    }

    /// No process can continue: either an engine is done now, or the run is over.
    fn without_progress(&mut self, state: &mut State) -> Turn {
        if !state.owed.is_empty() {
            let owed = state.owed.remove(0);
            return self.land_one(state, owed);
        }
        if state.processes.iter().all(|by| matches!(by.status, Status::Ended | Status::Dormant)) {
            self.finish(state);
        } else if self.are_stuck_by_themselves(state) {
            self.stuck(state);
        }
        Turn::Over(true)
    }

    /// An engine arrives. If that is a fault, the process that issued the operation has failed.
    fn land_one(&mut self, state: &mut State, owed: Owed) -> Turn {
        let process = owed.arrival.process;
        if self.pay(state, owed) { Turn::On } else { self.fail(state, process) }
    }

    /// A process is at a fault. It takes no further step. The others continue, because in another
    /// order all their steps come first. Ends the run if it may not exist.
    fn fail(&mut self, state: &mut State, process: ProcessId) -> Turn {
        let may_not_exist = self.record.is_overlooked();
        if !self.settle(state) || may_not_exist {
            return Turn::Over(may_not_exist);
        }
        let by = &mut state.processes[process];
        (by.status, by.values, by.flying) = (Status::Failed, Vec::new(), Vec::new());
        by.decided = crate::facts::Decided::default();
        state.answer = None;
        Turn::On
    }

    /// Whether the processes that wait do so whatever the failed ones would have done.
    fn are_stuck_by_themselves(&self, state: &State) -> bool {
        let failed: Vec<ProcessId> = (0..state.processes.len())
            .filter(|process| state.processes[*process].status == Status::Failed)
            .collect();
        let mut waited_for = (0..state.processes.len()).filter_map(|process| waits_at(state, process));
        let is_simple = |process: &ProcessId| {
            let by = &state.processes[*process];
            by.frames.is_empty() && by.warps != Warps::Lagging
        };
        failed.iter().all(is_simple)
            && waited_for.all(|object| self.to_come(state, object).iter().all(|by| !failed.contains(&by.0)))
    }

    /// Runs the first process, in the order of the ranks, that can continue.
    fn by_rank(&mut self, state: &mut State, first: &[usize]) -> Turn {
        let ranked = first
            .iter()
            .copied()
            .filter(|at| *at < state.processes.len())
            .chain((0..state.processes.len()).filter(|at| !first.contains(at)));
        let next = ranked.into_iter().find(|process| self.can_go_on(state, *process));
        match next {
            Some(process) => self.single(state, process),
            None => self.none_ready(state),
        }
    }

    fn can_go_on(&self, state: &State, process: usize) -> bool {
        let ready = state.processes.get(process).is_some_and(|by| by.status == Status::Ready);
        ready || process < state.processes.len() && self.is_satisfied(state, process)
    }

    /// Runs one step of a process or one arrival of an engine, as the generator draws it.
    fn at_random(&mut self, state: &mut State, random: u64) -> Turn {
        // Marsaglia, "Xorshift RNGs", 2003.
        let mut next = random ^ random << 13;
        next ^= next >> 7;
        next ^= next << 17;
        self.schedule.random = Some(next);
        let able: Vec<usize> = (0..state.processes.len()).filter(|at| self.can_go_on(state, *at)).collect();
        let alternatives = able.len() + state.owed.len();
        // The current process mostly continues, so that long stretches occur, too.
        if able.contains(&state.turn) && next >> 20 & 3 != 0 {
            return self.single(state, state.turn);
        }
        let drawn = (next >> 32) as usize % alternatives.max(1);
        match able.get(drawn) {
            Some(&process) => self.single(state, process),
            None if alternatives > 0 => {
                let owed = state.owed.remove(self.first_of_stream(&state.owed, drawn - able.len()));
                self.land_one(state, owed)
            }
            None => self.none_ready(state),
        }
    }

    fn none_ready(&mut self, state: &mut State) -> Turn {
        match self.join(state) {
            Err(ask) => Turn::Ask(ask),
            Ok(true) => Turn::On,
            Ok(false) => self.without_progress(state),
        }
    }

    fn single(&mut self, state: &mut State, process: usize) -> Turn {
        state.turn = process;
        if let Some(object) = waits_at(state, process) {
            self.pass(state, process, object, true);
            return Turn::On;
        }
        match self.step(state, process) {
            Err(ask) => Turn::Ask(ask),
            Ok(StepResult::Head) => {
                state.rounds = state.rounds.saturating_add(1);
                Turn::Round
            }
            Ok(StepResult::On | StepResult::Held) => Turn::On,
            Ok(StepResult::Wrong) => self.fail(state, process),
            Ok(StepResult::GiveUp(incomplete)) => {
                self.record.incomplete.insert(incomplete);
                Turn::Over(false)
            }
        }
    }
}
