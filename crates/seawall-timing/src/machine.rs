//! The model: the waves of one SIMD, which stand for those of all SIMDs of a CU, and the units that they share.
//!
//! - A wave issues in order, one instruction an issue period at most, and only when the operands are there.
//! - In one period a SIMD issues to each unit at most one instruction; of several waves that want a unit, the one with the higher priority has
//!   it, and of equals the older one.
//! - A matrix instruction is issued through the vector unit and then holds the matrix unit for its cycles; the vector unit is free meanwhile.
//! - LDS and the vector cache serve the SIMDs of a CU, on which the same happens at the same time: an instruction takes as long as that of all
//!   of them. They work in order of issue and take no further instruction while they have work for longer than their queue.
//! - A barrier is passed when all waves stand at one, whichever; it hangs if one has ended. A wait goes on when the copies of this wave are done.
//!
//! Time jumps from one event to the next. Nothing is random.

use seawall_dialects::Queue;

use crate::action::{Action, Batch, Effect, Unit};
use crate::flow::{Code, Flow};
use crate::record::{Cause, Doing, Record};
use crate::table::Figures;
use crate::wave::{Ready, Wave};

/// More steps than this are not run.
pub(crate) const MAX_STEPS: usize = 2_000_000;

/// Why a run ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stopped {
    /// It takes more than [`MAX_STEPS`].
    TooLong,
    /// This wave stands at this barrier, and another has ended. (A GPU may count waves that have ended as if they had come. Kernels do not rest on
    /// that: the next barrier of the two groups would be another one for each.)
    Hangs { action: usize, wave: usize },
}

/// A unit: until when it is taken, and by which wave.
#[derive(Clone, Copy, Debug, Default)]
struct Taken {
    until: u64,
    by: usize,
}

pub(crate) struct Machine<'f> {
    flow: &'f Flow,
    figures: &'f Figures,
    waves: Vec<Wave>,
    matrix: Taken,
    vector: Taken,
    scalar: Taken,
    lds: Taken,
    memory: Taken,
    pub(crate) record: Record,
}

/// What a wave can do at some time.
enum Attempt {
    /// It did something.
    Done,
    /// Not before this time.
    Later(u64),
    /// Not until others come.
    Stands,
}

impl<'f> Machine<'f> {
    pub(crate) fn new(flow: &'f Flow, figures: &'f Figures, waves: usize) -> Self {
        let free = Taken::default();
        Machine {
            flow,
            figures,
            waves: (0..waves).map(|_| Wave::new(flow.slots, flow.loops.len())).collect(),
            matrix: free,
            vector: free,
            scalar: free,
            lds: free,
            memory: free,
            record: Record::new(waves),
        }
    }

    /// Runs all waves to their ends.
    ///
    /// # Errors
    ///
    /// If that takes too many steps, or some waves wait for others that have ended.
    pub(crate) fn run(mut self) -> Result<Record, Stopped> {
        let mut now = 0;
        for _ in 0..MAX_STEPS {
            let mut order: Vec<usize> =
                (0..self.waves.len()).filter(|&wave| !self.waves[wave].ended).collect();
            if order.is_empty() {
                return Ok(self.record);
            }
            order.sort_by_key(|&wave| (std::cmp::Reverse(self.waves[wave].priority), wave));
            let mut soonest: Option<u64> = None;
            let mut moved = false;
            for wave in order {
                match self.attempt(wave, now) {
                    Attempt::Done => moved = true,
                    Attempt::Later(at) => soonest = Some(soonest.map_or(at, |soonest| soonest.min(at))),
                    Attempt::Stands => {}
                }
            }
            if moved {
                continue;
            }
            match soonest {
                Some(at) => now = at.max(now + 1),
                // All stand at barriers.
                None => self.release(now)?,
            }
        }
        Err(Stopped::TooLong)
    }

    /// Lets all waves that stand at a barrier go on.
    fn release(&mut self, now: u64) -> Result<(), Stopped> {
        let has_ended = self.waves.iter().any(|wave| wave.ended);
        if let Some(stands) = self.waves.iter().position(|wave| !wave.ended).filter(|_| has_ended)
            && let Some(&Code::Act(action)) = self.flow.code.get(self.waves[stands].pc)
        {
            return Err(Stopped::Hangs { action, wave: stands });
        }
        let last = self.waves.iter().filter_map(|wave| wave.arrived).max().unwrap_or(now);
        let until = last + self.figures.barrier.get();
        for (number, wave) in self.waves.iter_mut().enumerate().filter(|(_, wave)| !wave.ended) {
            let since = wave.arrived.take().unwrap_or(now);
            if let Some(Code::Act(action)) = self.flow.code.get(wave.pc) {
                self.record.add(number, *action, Doing::Waits(Cause::Barrier), since, until);
            }
            wave.next = until;
            wave.pc += 1;
        }
        Ok(())
    }

    /// The next step of `wave`, if it can be made at `now`.
    fn attempt(&mut self, number: usize, now: u64) -> Attempt {
        let flow = self.flow;
        loop {
            let wave = &mut self.waves[number];
            if wave.arrived.is_some() {
                return Attempt::Stands;
            }
            if wave.next > now {
                return Attempt::Later(wave.next);
            }
            match flow.code.get(wave.pc) {
                None => {
                    wave.ended = true;
                    return Attempt::Done;
                }
                Some(Code::Copy(pairs)) => {
                    let values: Vec<Ready> = pairs.iter().map(|&(from, _)| wave.ready[from]).collect();
                    pairs.iter().zip(values).for_each(|(&(_, to), value)| wave.ready[to] = value);
                    wave.pc += 1;
                }
                Some(&Code::Begin(number_of_loop)) => {
                    wave.left[number_of_loop] = flow.loops[number_of_loop].iterations;
                    wave.pc += 1;
                    self.record.iteration(number, number_of_loop, now);
                }
                Some(&Code::Repeat(number_of_loop, body)) => {
                    let left = &mut wave.left[number_of_loop];
                    *left = left.saturating_sub(1);
                    wave.pc = if *left > 0 { body } else { wave.pc + 1 };
                    // Also at the end, so that the last iteration has an end.
                    self.record.iteration(number, number_of_loop, now);
                }
                Some(&Code::Act(action)) => {
                    if let Some(attempt) = self.act(number, action, now) {
                        return attempt;
                    }
                }
            }
        }
    }

    /// One instruction of an action; `None` if the wave goes on at the same time.
    fn act(&mut self, number: usize, at: usize, now: u64) -> Option<Attempt> {
        let action = &self.flow.actions[at];
        let wave = &self.waves[number];
        let Some(batch) = action.batches.get(wave.batch).copied().filter(|batch| batch.count > 0) else {
            if wave.batch < action.batches.len() {
                self.waves[number].batch += 1;
                return None;
            }
            self.finish(number, action, now);
            return None;
        };
        // What must be there at the first instruction is there for the others.
        let first = wave.batch == 0 && wave.issued == 0;
        let needed = if first {
            self.waves[number].needed(action, self.takes(number, action))
        } else {
            Ready { at: 0, by: Cause::Result }
        };
        let (unit, unit_cause) = self.unit_free(number, batch);
        let can = needed.at.max(unit);
        if can > now {
            return Some(Attempt::Later(can));
        }
        let since = self.waves[number].next;
        let split = needed.at.clamp(since, now);
        self.record.add(number, at, Doing::Waits(needed.by), since, split);
        self.record.add(number, at, unit_cause, split, now);
        if first && action.is_barrier() && !self.takes(number, action) {
            self.skip(number);
            return None;
        }
        let done = self.issue(number, at, batch, now);
        Some(done)
    }

    fn takes(&self, number: usize, action: &Action) -> bool {
        match &action.effect {
            Effect::Barrier { taken, .. } => taken.get(number).copied().unwrap_or(true),
            _ => false,
        }
    }

    fn skip(&mut self, number: usize) {
        let wave = &mut self.waves[number];
        wave.batch = 0;
        wave.issued = 0;
        wave.pc += 1;
    }

    /// From when the unit of `batch` takes an instruction of this wave, and what the wave does until then.
    fn unit_free(&self, number: usize, batch: Batch) -> (u64, Doing) {
        let (free, cause) = match batch.unit {
            Unit::Matrix if self.matrix.until >= self.vector.until => {
                let own = self.matrix.by == number;
                let cause = if own { Doing::Works(Unit::Matrix) } else { Doing::Waits(Cause::Matrix) };
                return (self.matrix.until, cause);
            }
            Unit::Matrix | Unit::Vector => (self.vector, Cause::Issue),
            Unit::Scalar => (self.scalar, Cause::Issue),
            Unit::Lds => {
                let until = self.lds.until.saturating_sub(self.figures.lds_queue.get());
                (Taken { until, ..self.lds }, Cause::LdsBusy)
            }
            Unit::Memory => {
                let until = self.memory.until.saturating_sub(self.figures.vmem_queue.get());
                (Taken { until, ..self.memory }, Cause::MemoryBusy)
            }
        };
        (free.until, Doing::Waits(cause))
    }

    /// Issues one instruction of `batch`.
    fn issue(&mut self, number: usize, at: usize, batch: Batch, now: u64) -> Attempt {
        let action = &self.flow.actions[at];
        let period = self.figures.issue_period.get();
        let held = match batch.unit {
            Unit::Vector | Unit::Scalar => batch.cycles.max(period),
            _ => period,
        };
        let done = self.occupy(number, batch, now);
        self.record.add(number, at, Doing::Works(batch.unit), now, now + held);
        if batch.unit == Unit::Matrix {
            self.record.product(number, at, now, batch.cycles);
        }
        let wave = &mut self.waves[number];
        wave.next = now + held;
        wave.issued += 1;
        match batch.unit {
            Unit::Lds => wave.lds_done = wave.lds_done.max(done + action.latency),
            Unit::Memory => wave.memory_done = wave.memory_done.max(done + action.latency),
            _ => {}
        }
        if wave.issued < batch.count {
            return Attempt::Done;
        }
        wave.issued = 0;
        wave.batch += 1;
        let wave = &self.waves[number];
        if wave.batch == action.batches.len() {
            let end = match batch.unit {
                // In order of issue.
                Unit::Lds => wave.lds_done,
                Unit::Memory => wave.memory_done,
                _ => done + action.latency,
            };
            self.complete(number, at, end, batch.unit, now + held);
        }
        Attempt::Done
    }

    /// Takes the units for one instruction; when they are done with it.
    fn occupy(&mut self, number: usize, batch: Batch, now: u64) -> u64 {
        let period = self.figures.issue_period.get();
        let taken = |until: u64| Taken { until, by: number };
        match batch.unit {
            Unit::Matrix => {
                self.vector = taken(now + period);
                self.matrix = taken(now + batch.cycles);
                self.matrix.until
            }
            Unit::Vector => {
                self.vector = taken(now + batch.cycles);
                self.vector.until
            }
            Unit::Scalar => {
                self.scalar = taken(now + batch.cycles.max(period));
                self.scalar.until
            }
            Unit::Lds => {
                self.lds = taken(self.lds.until.max(now) + batch.cycles);
                self.lds.until
            }
            Unit::Memory => {
                self.memory = taken(self.memory.until.max(now) + batch.cycles);
                if batch.lds_cycles > 0 {
                    self.lds = taken(self.lds.until.max(now) + batch.lds_cycles);
                }
                self.memory.until
            }
        }
    }

    /// The last instruction of an action is issued; its results are there at `end`, and the wave goes on at `next`.
    fn complete(&mut self, number: usize, at: usize, end: u64, unit: Unit, next: u64) {
        let action = &self.flow.actions[at];
        let by = match unit {
            Unit::Lds => Cause::Lds,
            Unit::Memory => Cause::Memory,
            Unit::Matrix | Unit::Vector | Unit::Scalar => Cause::Result,
        };
        let wave = &mut self.waves[number];
        for &slot in &action.defines {
            wave.ready[slot] = Ready { at: end, by };
        }
        match &action.effect {
            Effect::Copy(queue) => {
                // A copy's result is a token, which is there at once.
                action
                    .defines
                    .iter()
                    .for_each(|&slot| wave.ready[slot] = Ready { at: next, by: Cause::Result });
                match queue {
                    Queue::Tdm | Queue::TdmInstructions => wave.data_mover.push(end),
                    _ => {
                        wave.instructions.push(end);
                        wave.open = wave.open.max(end);
                    }
                }
            }
            Effect::Priority(priority) => wave.priority = *priority,
            Effect::Barrier { .. } => {
                wave.arrived = Some(next);
                wave.batch = 0;
                return;
            }
            _ => {}
        }
        wave.batch = 0;
        wave.pc += 1;
    }

    /// An action without instructions: its results are there when its operands are.
    fn finish(&mut self, number: usize, action: &Action, now: u64) {
        let needed = self.waves[number].needed(action, self.takes(number, action));
        let wave = &mut self.waves[number];
        if action.effect == Effect::Commit {
            let end = std::mem::take(&mut wave.open);
            wave.groups.push(end);
        }
        for &slot in &action.defines {
            wave.ready[slot] = Ready { at: needed.at.max(now), by: needed.by };
        }
        wave.batch = 0;
        wave.pc += 1;
    }
}
