//! All runs of one schedule: choices of parameters are followed one after the other, until every joint state is one that was there before.

use seawall_model::{EventId, FunctionId};

use crate::eval::Ask;
use crate::joint::Joint;
use crate::lin::Range;
use crate::machine::Machine;
use crate::phases::{Incomplete, Reason};
use crate::state::{Process, State, Status};
use crate::step::Flow;
use crate::sync::waits_at;
use crate::visited::Visited;

/// What joint states may take that are remembered to prove something. Those of the kernels of the corpus take up to 40 MiB.
const PROOF_BYTES: usize = 100 << 20;

/// Choices that may be put off in a proof, each with a state of some ten kilobytes. Of the kernels of the corpus up to 2,333 are; where there are
/// ever more, a state hardly ever comes again.
const PROOF_OPEN: usize = 6_000;

/// How far all runs got.
#[derive(Clone, Debug, Default)]
pub(crate) struct Explored {
    /// Every run ended, or came to a state that was there before.
    pub(crate) complete: bool,
    pub(crate) prefix: u32,
    pub(crate) period: u32,
    /// Some run came to a state that was there before.
    pub(crate) repeated: bool,
    /// Most iterations of a loop in any run.
    pub(crate) iterations: u32,
    /// Of the runs that were left before their end, the least number of iterations that each of them has: all shorter ones were followed.
    pub(crate) left: Option<u32>,
    /// Choices of runs that came to an end, with their length.
    pub(crate) ended: Vec<(u32, Vec<Range>)>,
}

impl Explored {
    /// A run is left here, with so many iterations behind it, and more to come.
    fn leave(&mut self, behind: u32) {
        self.complete = false;
        self.left = Some(self.left.map_or(behind, |least| least.min(behind)));
    }

    /// Every run in which no loop of unknown length has more iterations was followed.
    pub(crate) fn covered(&self) -> u32 {
        self.left.map_or(self.iterations, |least| least.saturating_sub(1).min(self.iterations))
    }
}

/// Whether a proof takes too much, and is hardly one that comes about.
fn is_hopeless(visited: &Visited, open: &[State]) -> bool {
    visited.bytes() > PROOF_BYTES || open.len() > PROOF_OPEN
}

/// What happened in a turn.
pub(crate) enum Turn {
    On,
    /// All have had their turn, and somebody got on.
    Round,
    Ask(Ask),
    /// The run is over; true if it came to its end.
    Over(bool),
}

impl Machine<'_> {
    /// The state in which a function starts.
    pub(crate) fn start(&self, function: FunctionId, ranges: Vec<Range>) -> State {
        let process = Process {
            status: Status::Ready,
            block: self.program.functions[function].entry,
            index: 0,
            base: 0,
            arguments: std::rc::Rc::default(),
            frames: Vec::new(),
            values: Vec::new(),
            iterations: Vec::new(),
            knowledge: crate::state::Knowledge::default(),
            flying: Vec::new(),
            closed: Vec::new(),
            tokens: Vec::new(),
            turns: Vec::new(),
            since: 0,
            epoch: 0,
        };
        State {
            processes: vec![process],
            objects: Vec::new(),
            history: Vec::new(),
            owed: Vec::new(),
            ranges,
            turn: 0,
            progress: false,
            hurried: false,
            rounds: 0,
            longest: 0,
            time: 0,
            guessed: None,
            answer: None,
            endless: false,
            ambiguous: false,
        }
    }

    /// Follows all choices from the start of a function.
    pub(crate) fn explore(&mut self, function: FunctionId) -> Explored {
        let mut explored = Explored { complete: true, ..Explored::default() };
        let mut visited = Visited::default();
        let mut open = vec![self.start(function, Vec::new())];
        let mut choices = 0;
        while let Some(mut state) = open.pop() {
            choices += 1;
            if self.proving && (self.record.is_doubtful() || !self.more_exits.is_empty()) {
                explored.leave(state.longest);
                break;
            }
            if choices > self.limits.choices && !self.proving || self.steps > self.most_steps() {
                self.limit(&mut explored, &state, &open);
                break;
            }
            loop {
                if self.steps > self.most_steps() || self.proving && is_hopeless(&visited, &open) {
                    self.limit(&mut explored, &state, &open);
                    return explored;
                }
                match self.turn(&mut state) {
                    Turn::On => {}
                    Turn::Round => {
                        if self.is_covered(&mut state, &mut visited, &mut explored) {
                            break;
                        }
                    }
                    Turn::Ask(ask) => {
                        let longest = state.longest;
                        if !self.branch(state, ask, &mut open) {
                            explored.leave(longest);
                        }
                        break;
                    }
                    Turn::Over(ended) => {
                        if !self.settle(&state.ranges) || !ended {
                            explored.leave(state.longest);
                        }
                        if ended {
                            explored.ended.push((state.rounds, state.ranges.clone()));
                        }
                        break;
                    }
                }
            }
        }
        explored
    }

    /// Steps after which all runs together end.
    fn most_steps(&self) -> u64 {
        if self.proving { self.limits.proof } else { self.limits.steps }
    }

    /// No more is followed.
    fn limit(&mut self, explored: &mut Explored, state: &State, open: &[State]) {
        explored.leave(state.longest);
        open.iter().for_each(|state| explored.leave(state.longest));
        self.record.incomplete.insert(Incomplete { reason: Reason::Limits, event: None });
    }

    fn is_covered(&mut self, state: &mut State, visited: &mut Visited, explored: &mut Explored) -> bool {
        self.compact(state);
        let limits = self.limits;
        let long = state.rounds > limits.rounds && !self.proving;
        if long || state.longest > limits.iterations {
            explored.leave(state.longest);
            let reason = if long { Reason::NoRepetition } else { Reason::Limits };
            self.record.incomplete.insert(Incomplete { reason, event: None });
            return true;
        }
        explored.iterations = explored.iterations.max(state.longest);
        let mut joint = Joint::of(self, state);
        if let Some(rounds) = self.before(visited, &mut joint, state) {
            explored.repeated = true;
            explored.prefix = explored.prefix.max(rounds);
            explored.period = explored.period.max(joint.rounds.saturating_sub(rounds));
            return true;
        }
        if visited.len() < self.limits.states as usize || self.proving {
            visited.push(joint);
        }
        false
    }

    /// The states that an answer leads to; false if they are not followed.
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
            Ask::Choice(ways) => {
                self.record.guessed = true;
                let by = state.turn;
                if state.guessed.is_some_and(|other| other != by) {
                    let event = self.event_of(&state);
                    self.record.incomplete.insert(Incomplete { reason: Reason::UnknownCondition, event });
                    return false;
                }
                for way in (0..ways).rev() {
                    open.push(State { answer: Some(way), guessed: Some(by), ..state.clone() });
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
        self.record.races_only = state.guessed.is_some() || state.endless;
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
            Ok(Flow::On) => {
                state.progress = true;
                Turn::On
            }
            Ok(Flow::Head | Flow::Held) => {
                state.progress = true;
                state.turn += 1;
                Turn::On
            }
            Ok(Flow::Wrong) => Turn::Over(true),
            Ok(Flow::GiveUp(incomplete)) => {
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
        // Those in early epochs wait for the others.
        if self.proving && !std::mem::replace(&mut state.hurried, true) {
            return Turn::On;
        }
        self.standstill(state)
    }

    /// Nobody can go on: an engine is done, or the run is over.
    fn standstill(&mut self, state: &mut State) -> Turn {
        if !state.owed.is_empty() {
            let owed = state.owed.remove(0);
            return if self.pay(state, owed) { Turn::On } else { Turn::Over(true) };
        }
        if state.processes.iter().all(|by| matches!(by.status, Status::Ended | Status::Dormant)) {
            self.finish(state);
        } else {
            self.stuck(state);
        }
        Turn::Over(true)
    }

    /// Always the first that can go on.
    fn by_rank(&mut self, state: &mut State, first: &[usize]) -> Turn {
        let ranked = first
            .iter()
            .copied()
            .filter(|at| *at < state.processes.len())
            .chain((0..state.processes.len()).filter(|at| !first.contains(at)));
        let next = ranked.into_iter().find(|process| self.can_go_on(state, *process));
        match next {
            Some(process) => self.single(state, process),
            None => self.nobody(state),
        }
    }

    fn can_go_on(&self, state: &State, process: usize) -> bool {
        let ready = state.processes.get(process).is_some_and(|by| by.status == Status::Ready);
        ready || process < state.processes.len() && self.is_satisfied(state, process)
    }

    /// One step of one process, or an engine, as the generator has it.
    fn at_random(&mut self, state: &mut State, random: u64) -> Turn {
        // Marsaglia, "Xorshift RNGs", 2003.
        let mut next = random ^ random << 13;
        next ^= next >> 7;
        next ^= next << 17;
        self.schedule.random = Some(next);
        let able: Vec<usize> = (0..state.processes.len()).filter(|at| self.can_go_on(state, *at)).collect();
        let ways = able.len() + state.owed.len();
        // The one whose turn it is goes on more often than not, so that long stretches happen, too.
        if able.contains(&state.turn) && next >> 20 & 3 != 0 {
            return self.single(state, state.turn);
        }
        let drawn = (next >> 32) as usize % ways.max(1);
        match able.get(drawn) {
            Some(&process) => self.single(state, process),
            None if ways > 0 => {
                let owed = state.owed.remove(drawn - able.len());
                if self.pay(state, owed) { Turn::On } else { Turn::Over(true) }
            }
            None => self.nobody(state),
        }
    }

    fn nobody(&mut self, state: &mut State) -> Turn {
        match self.join(state) {
            Err(ask) => Turn::Ask(ask),
            Ok(true) => Turn::On,
            Ok(false) => self.standstill(state),
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
            Ok(Flow::Head) => {
                state.rounds = state.rounds.saturating_add(1);
                Turn::Round
            }
            Ok(Flow::On | Flow::Held) => Turn::On,
            Ok(Flow::Wrong) => Turn::Over(true),
            Ok(Flow::GiveUp(incomplete)) => {
                self.record.incomplete.insert(incomplete);
                Turn::Over(false)
            }
        }
    }
}
