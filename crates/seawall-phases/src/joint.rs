//! Joint states in a form in which two that behave in the same way are equal. Only the values of
//! counters may differ, and what is known and remembered (`knows.rs`).

use std::rc::Rc;

use seawall_base::EntityId;
use seawall_model::BlockId;

use crate::checker::ModelChecker;
use crate::checker_state::{Entry, Flying, Knowledge, NOWHERE, Process, State, Status};
use crate::concern::Concern;
use crate::knows::{Ignorance, is_begun, is_over};
use crate::landing::missed;
use crate::lin::{Lin, Range};
use crate::place::Places;

/// The value of a parameter, by dense number.
pub(crate) type Value = (u32, Option<Lin>);

/// Values of parameters.
pub(crate) type Values = Vec<Value>;

/// Where a process may continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Going {
    /// The blocks where the process and its callers are, its own first, with the values that are
    /// used there.
    pub(crate) at: Vec<(BlockId, Values)>,
    pub(crate) epoch: u32,
}

/// A joint state in the form in which states are compared.
#[derive(Clone, Debug)]
pub(crate) struct Joint {
    /// All but values and knowledge.
    pub(crate) words: Vec<u64>,
    /// What is unknown, and to whom.
    pub(crate) lacks: Ignorance,
    /// The numbers of the remembered accesses in the checker's table.
    pub(crate) numbers: Vec<u32>,
    /// Processes that run.
    pub(crate) processes: Vec<Going>,
    pub(crate) ranges: Vec<Range>,
    pub(crate) rounds: u32,
}

fn number(value: usize) -> u64 {
    value as u64
}

impl ModelChecker<'_> {
    /// Renumbers the remembered accesses, in an order that does not depend on how the state was
    /// reached.
    pub(crate) fn compact(&mut self, state: &mut State) {
        if self.proving {
            self.renumber_epochs(state);
        }
        for process in 0..state.processes.len() {
            self.land(state, process);
        }
        if self.proving {
            forget_known(state, &mut self.concern, &self.places);
        }
        let key = |at: usize| state.entry(at).map(|entry| (entry.kind, entry.time, at));
        let mut left: Vec<_> = (0..state.history.len()).filter_map(key).collect();
        left.sort_unstable();
        let mut left: Vec<usize> = left.into_iter().map(|(.., at)| at).collect();
        merge(state, &mut left);
        let mut numbers = vec![None; state.history.len()];
        for (new, old) in left.iter().enumerate() {
            if let Some(place) = numbers.get_mut(*old) {
                *place = u32::try_from(new).ok();
            }
        }
        let renumber = |knowledge: &mut Knowledge| {
            knowledge.known = knowledge.known.renumbered(&numbers);
            knowledge.fenced = knowledge.fenced.renumbered(&numbers);
            knowledge.issued = knowledge.issued.renumbered(&numbers);
        };
        let history = &mut state.history;
        let kept: Vec<Option<Rc<Entry>>> =
            left.iter().map(|old| history.get_mut(*old).and_then(Option::take)).collect();
        let place = |entry: &Option<Rc<Entry>>| entry.as_ref().map_or(NOWHERE, |entry| entry.place);
        state.places = kept.iter().map(place).collect();
        state.history = kept;
        for by in &mut state.processes {
            renumber(&mut by.knowledge);
            by.flying.iter_mut().for_each(|flying| {
                flying.entries = flying
                    .entries
                    .iter()
                    .filter_map(|old| numbers.get(*old as usize).copied().flatten())
                    .collect();
            });
        }
        for object in &mut state.objects {
            renumber(&mut object.open.knowledge);
            renumber(Rc::make_mut(&mut object.completed));
        }
        for owed in &mut state.owed {
            renumber(Rc::make_mut(&mut owed.knows));
        }
    }
}

/// Forgets accesses that all concerned processes know, because these cannot race. Search runs keep
/// them, to report what ordered them.
fn forget_known(state: &mut State, concern: &mut Concern, places: &Places) {
    let State { processes, history, .. } = state;
    for (number, place) in history.iter_mut().enumerate() {
        let Some(entry) = place else { continue };
        let knows = |process: usize| {
            processes.get(process).is_none_or(|by| {
                let knowledge = &by.knowledge;
                !by.runs()
                    || knowledge.known.has(number) && (!entry.generic_write || knowledge.fenced.has(number))
            })
        };
        if concern.is_known(entry, places, knows, processes.len()) {
            *place = None;
        }
    }
}

impl ModelChecker<'_> {
    /// Returns the number of each access that a compact state remembers. Executions of one access
    /// in the same place are counted from the last one.
    fn number_accesses(&mut self, state: &State) -> Vec<u32> {
        let mut numbers = Vec::with_capacity(state.history.len());
        let (mut last, mut age) = (None, 0_u32);
        for entry in state.history.iter().rev() {
            let Some(entry) = entry else {
                numbers.push(u32::MAX);
                continue;
            };
            age = if last == Some(entry.kind) { age + 1 } else { 0 };
            let next = self.accesses.len() as u32;
            // The process of a fork that has ended may not exist.
            let by = state.processes.get(entry.process);
            let turns = entry.turn.zip(by).map_or(0, |(turn, by)| by.executed.age(turn));
            let number = *self.access_numbers.entry((entry.kind, age, turns)).or_insert(next);
            if number == next {
                self.accesses.push(Rc::clone(entry));
            }
            last = Some(entry.kind);
            numbers.push(number);
        }
        numbers.reverse();
        numbers
    }
}

/// Executions of one access in flight that are kept separately. Older ones are merged if every
/// holder of knowledge knows both or neither.
const APART: usize = 3;
/// Above this number, older executions are merged in any case. The result is known where all of
/// them are.
const MOST_APART: usize = 12;

/// Merges the oldest of many executions of one access, such as an operand that each MMA of a loop
/// reads.
fn merge(state: &mut State, left: &mut Vec<usize>) {
    let mut dropped: Vec<usize> = Vec::new();
    let mut start = 0;
    while let Some(&first) = left.get(start) {
        let kind = state.entry(first).map(|entry| entry.kind);
        let is_equal = |number: &&usize| state.entry(**number).map(|entry| entry.kind) == kind;
        let count = left.iter().skip(start).take_while(is_equal).count().max(1);
        let mut kept = count;
        let is_apart = state.entry(first).is_some_and(|entry| entry.turn.is_some());
        let merged = if is_apart { 0 } else { count.saturating_sub(APART) };
        for at in start..start + merged {
            let (Some(&old), Some(&next)) = (left.get(at), left.get(at + 1)) else { break };
            if kept > MOST_APART || knows_equally(state, old, next) {
                know_both(state, old, next);
                dropped.push(old);
                kept -= 1;
            }
        }
        start += count;
    }
    left.retain(|number| !dropped.contains(number));
}

/// Whether every holder of knowledge knows both executions, or neither.
fn knows_equally(state: &State, old: usize, next: usize) -> bool {
    let is_equal = |of: &Knowledge| {
        of.known.has(old) == of.known.has(next)
            && of.fenced.has(old) == of.fenced.has(next)
            && of.issued.has(old) == of.issued.has(next)
    };
    state.processes.iter().all(|by| is_equal(&by.knowledge))
        && state.objects.iter().all(|object| is_equal(&object.open.knowledge) && is_equal(&object.completed))
        && state.owed.iter().all(|owed| is_equal(&owed.knows))
}

/// Merges two executions: a holder that knows only one of them then knows neither.
fn know_both(state: &mut State, old: usize, next: usize) {
    let lose = |knowledge: &mut Knowledge| {
        if !knowledge.known.has(old) {
            knowledge.known.remove(next);
        }
        if !knowledge.fenced.has(old) {
            knowledge.fenced.remove(next);
        }
    };
    state.processes.iter_mut().for_each(|by| lose(&mut by.knowledge));
    for object in &mut state.objects {
        lose(&mut object.open.knowledge);
        lose(Rc::make_mut(&mut object.completed));
    }
    for owed in &mut state.owed {
        lose(Rc::make_mut(&mut owed.knows));
    }
}

impl Joint {
    /// Returns the approximate size in bytes.
    pub(crate) fn bytes(&self) -> usize {
        let values = self.processes.iter().flat_map(|going| &going.at).map(|at| size_of_val(at.1.as_slice()));
        size_of::<Joint>()
            + size_of_val(self.words.as_slice())
            + size_of_val(self.numbers.as_slice())
            + size_of_val(self.ranges.as_slice())
            + self.lacks.bytes()
            + values.sum::<usize>()
    }

    /// Returns the form of a state whose accesses have just been renumbered.
    pub(crate) fn of(machine: &mut ModelChecker<'_>, state: &State) -> Joint {
        let numbers = machine.number_accesses(state);
        let running = state.processes.iter().filter(|by| by.runs());
        let behind = running.map(|by| (machine.program.blocks[by.block].partition, &by.executed));
        let behind = machine.twins.behind(behind);
        let mut words = Words {
            numbers: &numbers,
            words: std::mem::take(&mut machine.words),
            longest: machine.longest,
            state,
        };
        for process in 0..state.processes.len() {
            words.process(process);
        }
        words.objects();
        words.words.extend(behind);
        let age = |number: u32| u64::from(state.stored.count.wrapping_sub(number));
        words.words.extend(state.stored.slots.iter().map(|slot| age(slot.1)));
        let loads =
            |by: &&Process| machine.versions.are_loaded_by(machine.program.blocks[by.block].partition);
        let loading = state.processes.iter().filter(|by| by.runs()).filter(loads);
        words.words.extend(loading.map(|by| age(by.loads)));
        words.push(state.guessed.map_or(0, |by| number(by) + 1) << 1 | u64::from(state.endless));
        let mut long = words.words;
        let words = long.clone();
        long.clear();
        machine.words = long;
        let running = state.processes.iter().filter(|by| by.runs());
        let processes = running.map(|by| {
            let frames = by.frames.iter().rev().map(|frame| (frame.block, frame.values.clone()));
            Going {
                at: std::iter::once((by.block, by.values.clone())).chain(frames).collect(),
                epoch: by.epoch,
            }
        });
        let lacks = Ignorance::of(state, &numbers);
        Joint {
            words,
            lacks,
            numbers,
            processes: processes.collect(),
            ranges: state.ranges.clone(),
            rounds: state.rounds,
        }
    }
}

/// The writer of a joint state.
struct Words<'s> {
    words: Vec<u64>,
    /// Numbers of accesses in the checker's table.
    numbers: &'s [u32],
    /// More groups, or executions with a token, than any wait leaves pending.
    longest: u32,
    state: &'s State,
}

impl Words<'_> {
    fn push(&mut self, word: u64) {
        self.words.push(word);
    }

    fn process(&mut self, process: usize) {
        let by = &self.state.processes[process];
        self.push(u64::MAX);
        let status = match by.status {
            Status::Dormant => [0, 0, 0],
            Status::Ready => [1, 0, 0],
            Status::Waits(object, parity) => {
                // Only the parity relative to the completed phases matters.
                [2, number(object), u64::from(parity) ^ self.parity(object)]
            }
            Status::Named(object, phases) => {
                [3, number(object), u64::from(self.phases(object).wrapping_sub(phases))]
            }
            Status::Joining => [4, 0, 0],
            Status::Ended => [5, 0, 0],
            Status::Failed => [6, 0, 0],
        };
        self.words.extend(status);
        self.push(number(by.block.index()) << 32 | u64::from(by.index));
        self.push(u64::from(by.base));
        self.push(u64::from(by.epoch));
        self.words.extend([by.decided.known, by.decided.holding]);
        for frame in &by.frames {
            self.push(number(frame.block.index()) << 32 | u64::from(frame.index));
            self.push(u64::from(frame.base));
            for spots in frame.arguments.iter() {
                self.words.extend(spots.iter().map(|spot| u64::from(*spot)));
                self.push(u64::MAX);
            }
        }
        for (param, value) in &by.values {
            self.push(u64::from(*param) << 1 | u64::from(value.is_some()));
        }
        let mut turns: Vec<(usize, u32)> = by.turns.clone();
        turns.sort_unstable();
        for (object, turn) in turns {
            self.push(number(object) << 1 | u64::from(turn & 1) ^ self.parity(object));
        }
        let mut arrived = by.arrived.clone();
        arrived.sort_unstable();
        self.words.extend(arrived.iter().map(|phase| number(phase.0.index()) << 1 | u64::from(phase.1)));
        by.flying.iter().for_each(|flying| self.flying(by.closed(flying.queue), flying, process));
    }

    fn flying(&mut self, closed: u32, flying: &Flying, process: usize) {
        self.push(u64::MAX - 1);
        self.push(number(flying.event.index()));
        // Waits leave a few groups pending. All older groups behave in the same way.
        self.push(u64::from(closed.wrapping_sub(flying.group).min(self.longest)));
        if let Some((token, executed)) = flying.token {
            let tokens = &self.state.processes[process].tokens;
            let all = tokens.iter().find(|known| known.0 == token).map_or(0, |known| known.1);
            self.push(u64::from(all.wrapping_sub(executed).min(self.longest)));
        }
        let entries = flying.entries.iter().map(|entry| self.numbers.get(*entry as usize).copied());
        self.words.extend(entries.map(|number| number.map_or(u64::MAX, u64::from)));
    }

    fn phases(&self, object: usize) -> u32 {
        self.state.objects.get(object).map_or(0, |object| object.phases)
    }

    fn parity(&self, object: usize) -> u64 {
        // A fresh object behaves like one with an even number of phases, except for what is known
        // of it.
        u64::from(self.phases(object) & 1)
    }

    fn objects(&mut self) {
        let state = self.state;
        for (at, object) in state.objects.iter().enumerate() {
            self.push(u64::MAX - 2);
            if is_over(state, at) {
                self.push(u64::MAX);
                continue;
            }
            self.push(
                u64::from(object.alive)
                    | u64::from(object.phases & 1) << 1
                    | u64::from(object.phases.min(2)) << 2
                    | u64::from(is_begun(object)) << 4,
            );
            self.push(object.count.cast_unsigned());
            self.push(object.pending.cast_unsigned());
            self.push(object.bytes.cast_unsigned());
            self.push(number(object.waits.len()));
            let mut waited: Vec<usize> = object.waited.iter().map(|known| known.0).collect();
            waited.sort_unstable();
            self.words.extend(waited.into_iter().map(number));
            self.push(u64::MAX);
            self.words.extend(missed(state, object).iter().map(|landing| u64::from(landing.0)));
            // If all processes have seen all phases, the stream of the last one does not matter.
            let is_asked = state.processes.iter().any(|by| by.knowledge.seen(at) < object.phases);
            let asked = object.by_stream.filter(|_| is_asked || !state.owed.is_empty());
            self.push(asked.map_or(u64::MAX, u64::from));
        }
        for owed in &state.owed {
            self.push(number(owed.object));
            self.push(owed.times.cast_unsigned());
            self.push(owed.bytes.cast_unsigned());
        }
    }
}
