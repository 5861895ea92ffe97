//! The model: the waves of one SIMD and the units that they share. One SIMD represents all SIMDs
//! of a CU.
//!
//! - A wave issues in order, at most one instruction per issue period, and only when the operands
//!   are available.
//! - In one period a SIMD issues at most one instruction to each unit. If several waves want a
//!   unit, the one with the higher priority gets it, and among equals the older one.
//! - A matrix instruction is issued through the vector unit and then occupies the matrix unit for
//!   its cycles. The vector unit is free in the meantime.
//! - LDS and the vector cache serve all SIMDs of a CU, which do the same at the same time. An
//!   instruction therefore takes as long as those of all SIMDs together.
//! - LDS and the vector cache work in order of issue. They accept no instruction while their
//!   pending work exceeds the length of their queue.
//! - The waves pass a barrier when all of them wait at a barrier, not necessarily the same one.
//!   The kernel deadlocks if one of them has ended.
//! - A wait completes when the copies of its own wave have completed.
//!
//! Time advances from one event to the next. The model is deterministic.

use seawall_dialects::Queue;

use crate::action::{Action, Batch, Effect, ExecutionUnit};
use crate::record::{Activity, Cause, Record};
use crate::table::Figures;
use crate::wave::{Ready, Wave};
use crate::wave_path::{Code, WavePath};

/// The maximum number of steps of a run.
pub(crate) const MAX_STEPS: usize = 2_000_000;

/// Why a run ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stopped {
    /// The run exceeds [`MAX_STEPS`].
    TooLong,
    /// This wave waits at this barrier while another wave has ended.
    ///
    /// A GPU may count ended waves as arrived. The model does not, because the next barrier would
    /// then be a different one for each group.
    Deadlock { action: usize, wave: usize },
}

/// The reservation of a unit: its end and the wave that holds it.
#[derive(Clone, Copy, Debug, Default)]
struct Reservation {
    until: u64,
    by: usize,
}

pub(crate) struct SimdModel<'f> {
    flow: &'f WavePath,
    figures: &'f Figures,
    waves: Vec<Wave>,
    matrix: Reservation,
    vector: Reservation,
    scalar: Reservation,
    lds: Reservation,
    memory: Reservation,
    pub(crate) record: Record,
}

/// What a wave can do at a given time.
enum Attempt {
    /// The wave made a step.
    Done,
    /// The wave can continue at this time at the earliest.
    Later(u64),
    /// The wave waits at a barrier for other waves.
    AtBarrier,
}

impl<'f> SimdModel<'f> {
    pub(crate) fn new(flow: &'f WavePath, figures: &'f Figures, waves: usize) -> Self {
        let free = Reservation::default();
        SimdModel {
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
    /// The run takes too many steps, or a wave waits at a barrier after another wave has ended.
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
                    Attempt::AtBarrier => {}
                }
            }
            if moved {
                continue;
            }
            match soonest {
                Some(at) => now = at.max(now + 1),
                // All waves wait at barriers.
                None => self.release(now)?,
            }
        }
        Err(Stopped::TooLong)
    }

    /// Releases all waves that wait at a barrier.
    fn release(&mut self, now: u64) -> Result<(), Stopped> {
        let has_ended = self.waves.iter().any(|wave| wave.ended);
        if let Some(waiting) = self.waves.iter().position(|wave| !wave.ended).filter(|_| has_ended)
            && let Some(&Code::Act(action)) = self.flow.code.get(self.waves[waiting].pc)
        {
            return Err(Stopped::Deadlock { action, wave: waiting });
        }
        let last = self.waves.iter().filter_map(|wave| wave.arrived).max().unwrap_or(now);
        let until = last + self.figures.barrier.get();
        for (number, wave) in self.waves.iter_mut().enumerate().filter(|(_, wave)| !wave.ended) {
            let since = wave.arrived.take().unwrap_or(now);
            if let Some(Code::Act(action)) = self.flow.code.get(wave.pc) {
                self.record.add(number, *action, Activity::Waits(Cause::Barrier), since, until);
            }
            wave.next = until;
            wave.pc += 1;
        }
        Ok(())
    }

    /// Makes the next step of wave `number`, if it is possible at `now`.
    fn attempt(&mut self, number: usize, now: u64) -> Attempt {
        let flow = self.flow;
        loop {
            let wave = &mut self.waves[number];
            if wave.arrived.is_some() {
                return Attempt::AtBarrier;
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
                    // Also recorded at the end, so that the last iteration has an end.
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

    /// Issues one instruction of an action. Returns `None` if the wave continues at the same time.
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
        // Operands are checked at the first instruction only; they stay available afterwards.
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
        self.record.add(number, at, Activity::Waits(needed.by), since, split);
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

    /// Returns when the unit of `batch` accepts an instruction of this wave, and what the wave does
    /// until then.
    fn unit_free(&self, number: usize, batch: Batch) -> (u64, Activity) {
        let (free, cause) = match batch.unit {
            ExecutionUnit::Matrix if self.matrix.until >= self.vector.until => {
                let own = self.matrix.by == number;
                let cause =
                    if own { Activity::Works(ExecutionUnit::Matrix) } else { Activity::Waits(Cause::Matrix) };
                return (self.matrix.until, cause);
            }
            ExecutionUnit::Matrix | ExecutionUnit::Vector => (self.vector, Cause::Issue),
            ExecutionUnit::Scalar => (self.scalar, Cause::Issue),
            ExecutionUnit::Lds => {
                let until = self.lds.until.saturating_sub(self.figures.lds_queue.get());
                (Reservation { until, ..self.lds }, Cause::LdsBusy)
            }
            ExecutionUnit::Memory => {
                let until = self.memory.until.saturating_sub(self.figures.vmem_queue.get());
                (Reservation { until, ..self.memory }, Cause::MemoryBusy)
            }
        };
        (free.until, Activity::Waits(cause))
    }

    /// Issues one instruction of `batch`.
    fn issue(&mut self, number: usize, at: usize, batch: Batch, now: u64) -> Attempt {
        let action = &self.flow.actions[at];
        let period = self.figures.issue_period.get();
        let held = match batch.unit {
            ExecutionUnit::Vector | ExecutionUnit::Scalar => batch.cycles.max(period),
            _ => period,
        };
        let done = self.occupy(number, batch, now);
        self.record.add(number, at, Activity::Works(batch.unit), now, now + held);
        if batch.unit == ExecutionUnit::Matrix {
            self.record.add_mma(number, at, now, batch.cycles);
        }
        let wave = &mut self.waves[number];
        wave.next = now + held;
        wave.issued += 1;
        match batch.unit {
            ExecutionUnit::Lds => wave.lds_done = wave.lds_done.max(done + action.latency),
            ExecutionUnit::Memory => wave.memory_done = wave.memory_done.max(done + action.latency),
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
                // LDS and memory complete in order of issue.
                ExecutionUnit::Lds => wave.lds_done,
                ExecutionUnit::Memory => wave.memory_done,
                _ => done + action.latency,
            };
            self.complete(number, at, end, batch.unit, now + held);
        }
        Attempt::Done
    }

    /// Reserves the units for one instruction and returns when they complete it.
    fn occupy(&mut self, number: usize, batch: Batch, now: u64) -> u64 {
        let period = self.figures.issue_period.get();
        let taken = |until: u64| Reservation { until, by: number };
        match batch.unit {
            ExecutionUnit::Matrix => {
                self.vector = taken(now + period);
                self.matrix = taken(now + batch.cycles);
                self.matrix.until
            }
            ExecutionUnit::Vector => {
                self.vector = taken(now + batch.cycles);
                self.vector.until
            }
            ExecutionUnit::Scalar => {
                self.scalar = taken(now + batch.cycles.max(period));
                self.scalar.until
            }
            ExecutionUnit::Lds => {
                self.lds = taken(self.lds.until.max(now) + batch.cycles);
                self.lds.until
            }
            ExecutionUnit::Memory => {
                self.memory = taken(self.memory.until.max(now) + batch.cycles);
                if batch.lds_cycles > 0 {
                    self.lds = taken(self.lds.until.max(now) + batch.lds_cycles);
                }
                self.memory.until
            }
        }
    }

    /// Completes an action after its last instruction: its results are available at `end`, and the
    /// wave continues at `next`.
    fn complete(&mut self, number: usize, at: usize, end: u64, unit: ExecutionUnit, next: u64) {
        let action = &self.flow.actions[at];
        let by = match unit {
            ExecutionUnit::Lds => Cause::Lds,
            ExecutionUnit::Memory => Cause::Memory,
            ExecutionUnit::Matrix | ExecutionUnit::Vector | ExecutionUnit::Scalar => Cause::Result,
        };
        let wave = &mut self.waves[number];
        for &slot in &action.defines {
            wave.ready[slot] = Ready { at: end, by };
        }
        match &action.effect {
            Effect::Copy(queue) => {
                // The result of a copy is a token, which is available at once.
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

    /// Completes an action without instructions: its results are available with its operands.
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
