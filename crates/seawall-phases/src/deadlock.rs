//! The end of a run: bytes that are left over, or a deadlock and its cause.

use seawall_model::{Action, BlockId, EventId, PartitionId, TokenOp};

use crate::access::uses_barrier;
use crate::checker::ModelChecker;
use crate::checker_state::{Object as Data, ObjectId, ObjectKey, ProcessId, State, Status, Warps};
use crate::finding::{Because, Bytes, Cause, CycleStep, Deadlock, Stuck};
use crate::graph::reachable;
use crate::phases::PhaseCounts;
use crate::sync::waits_at;

impl ModelChecker<'_> {
    /// Records bytes that are left over after all processes have ended.
    pub(crate) fn finish(&mut self, state: &State) {
        for (object, data) in state.objects.iter().enumerate() {
            if data.bytes == 0 {
                continue;
            }
            let event = data.expected_by.or(data.last_arrival.as_ref().map(|at| at.event)).or(data.init);
            if let Some(event) = event {
                let named = self.named(object);
                let before_expectation = data.phases > 0 && data.bytes < 0;
                let bytes = Bytes {
                    event,
                    object: named,
                    missing: data.bytes,
                    counts: counts(data),
                    before_expectation,
                };
                self.record.bytes(bytes);
            }
        }
    }

    /// Records a deadlock: no process can continue.
    pub(crate) fn stuck(&mut self, state: &State) {
        // Warps that wait for one of their partition are stuck behind it.
        let is_stuck = |at: &ProcessId| waits_at(state, *at).is_some_and(|object| !self.is_of_warps(object));
        let waiting: Vec<ProcessId> = (0..state.processes.len()).filter(is_stuck).collect();
        let stuck: Vec<Stuck> = waiting.iter().filter_map(|at| self.witness(state, *at)).collect();
        if let Some(trace) = &mut self.record.trace {
            stuck.iter().for_each(|stuck| trace.stuck(stuck, state.time));
        }
        let Some((process, cause)) = self.cause_of(state, &waiting) else { return };
        let Some(first) = waiting.iter().position(|at| *at == process).and_then(|at| stuck.get(at)) else {
            return;
        };
        let event = first.at.event;
        let cycle = if cause == Cause::Cycle { self.cycle(state, process) } else { Vec::new() };
        let because = self.because(state, process);
        self.record.deadlock(Deadlock { event, cause, stuck, cycle, because });
    }

    fn witness(&self, state: &State, process: ProcessId) -> Option<Stuck> {
        let by = state.processes.get(process)?;
        let block = &self.program.blocks[by.block];
        let event = *block.events.get(by.index as usize)?;
        let object = waits_at(state, process)?;
        let data = state.objects.get(object)?;
        let needs = match by.status {
            Status::Waits(_, parity) => Some(parity),
            _ => None,
        };
        Some(Stuck {
            at: state.instance(process, event, block.partition),
            object: self.named(object),
            needs,
            since: by.since,
            completed: data.phases,
            counts: counts(data),
            made: data.open.arrivals.iter().map(|arrival| arrival.at.clone()).collect(),
            passed: data.waits.get(process).copied().unwrap_or(0),
            to_come: self.to_come(state, object).into_iter().map(|(_, event, by)| (event, by)).collect(),
            last_arrival: data.last_arrival.clone(),
        })
    }

    /// Returns the process whose wait is reported, and the cause: no event arrives at its object,
    /// no arrival is left or phases complete too rarely, or the arrivals come after other waits.
    fn cause_of(&self, state: &State, waiting: &[ProcessId]) -> Option<(ProcessId, Cause)> {
        let objects = waiting.iter().filter_map(|at| waits_at(state, *at).map(|object| (*at, object)));
        let objects: Vec<(ProcessId, ObjectId)> = objects.collect();
        for &(process, object) in &objects {
            let all = self.program.blocks.ids().any(|block| !self.arrivals_in(block, 0, object).is_empty());
            if !all {
                return Some((process, Cause::NoProducer));
            }
        }
        for &(process, object) in &objects {
            if self.to_come(state, object).is_empty() || self.is_too_often(state, process, object) {
                return Some((process, Cause::ParityCadence));
            }
        }
        let in_cycle = objects.iter().find(|(process, _)| !self.cycle(state, *process).is_empty());
        in_cycle.or(objects.first()).map(|(process, _)| (*process, Cause::Cycle))
    }

    /// Returns the processes that may still arrive at an object, each with an event and its
    /// partition.
    pub(crate) fn to_come(&self, state: &State, object: ObjectId) -> Vec<(ProcessId, EventId, PartitionId)> {
        let mut all = Vec::new();
        for (process, by) in state.processes.iter().enumerate() {
            let is_done = matches!(by.status, Status::Ended | Status::Dormant | Status::Joining);
            if is_done || by.warps == Warps::Lagging {
                continue;
            }
            let own = self.arrivals_in(by.block, by.index as usize, object);
            let later = reachable(self.program, by.block);
            let later = self.after(by.block, later);
            let more = later.into_iter().flat_map(|block| self.arrivals_in(block, 0, object));
            if let Some(event) = own.into_iter().chain(more).next() {
                all.push((process, event, self.program.blocks[by.block].partition));
            }
        }
        all
    }

    /// Returns the blocks after a block. The block itself is one of them only if it is in a loop.
    fn after(&self, block: BlockId, all: Vec<BlockId>) -> Vec<BlockId> {
        let again = !self.graph.loops(block).is_empty();
        all.into_iter().filter(|other| again || *other != block).collect()
    }

    /// Returns the events of a block, from `first` on, that may arrive at an object.
    fn arrivals_in(&self, block: BlockId, first: usize, object: ObjectId) -> Vec<EventId> {
        let Some(&key) = self.keys.get(object) else { return Vec::new() };
        let arrives = |id: &EventId| {
            let event = &self.program.events[*id];
            match (key, &event.action) {
                (ObjectKey::Full(own, _), Action::Token(TokenOp::Commit { token, .. }))
                | (ObjectKey::Empty(own, _), Action::Token(TokenOp::Release { token, .. })) => own == *token,
                (ObjectKey::Named(_), Action::Barrier(barrier)) => {
                    matches!(barrier.kind.participants(), seawall_model::Participants::Threads { .. })
                }
                (ObjectKey::MBarrier(buffer, slot, _), action) => {
                    let op = action.mbarrier_effect().is_none_or(|effect| effect.is_arrival());
                    let own = event.accesses.iter().filter(|access| uses_barrier(event, access));
                    let own = own.filter(|_| op);
                    own.flat_map(|access| &access.footprints).any(|print| self.may_name(print, buffer, slot))
                }
                _ => false,
            }
        };
        let events = self.program.blocks[block].events.iter().skip(first);
        events.copied().filter(arrives).collect()
    }

    fn may_name(&self, print: &seawall_model::Footprint, buffer: seawall_model::BufferId, slot: u32) -> bool {
        let place = match print.place {
            seawall_model::Place::Buffer(own) => own == buffer,
            seawall_model::Place::Parameter(_) | seawall_model::Place::Unknown => true,
        };
        place
            && match print.slot {
                seawall_model::Slot::At(term) => {
                    self.program.terms.as_const(term).is_none_or(|index| index == i64::from(slot))
                }
                seawall_model::Slot::Whole | seawall_model::Slot::Any => true,
            }
    }

    /// Whether this wait of a process already passed in the open phase, and all arrivals are in
    /// fewer loops than the wait. Then it needs phases more often than they complete.
    fn is_too_often(&self, state: &State, process: ProcessId, object: ObjectId) -> bool {
        let by = &state.processes[process];
        let Some(event) = self.program.blocks[by.block].events.get(by.index as usize) else { return false };
        let Some(data) = state.objects.get(object) else { return false };
        let waits_deeper = data.last.iter().chain(&data.open.arrivals).all(|arrival| {
            let depth = self.graph.depth(arrival.at.event);
            depth < self.graph.depth(*event)
        });
        let waited = data.waited.iter().any(|known| known.0 == process && known.1 == *event);
        waited && waits_deeper && !data.last.is_empty()
    }

    fn because(&self, state: &State, process: ProcessId) -> Option<Because> {
        let by = &state.processes[process];
        // The phase of a wait at which a warp was overtaken is right.
        if by.warps == Warps::Lagging {
            return None;
        }
        let event = *self.program.blocks[by.block].events.get(by.index as usize)?;
        let phase = self.program.events[event].action.mbarrier_wait()?;
        if self.graph.depth(event) == 0 {
            return None;
        }
        if self.program.terms.as_const(phase).is_some() {
            return Some(Because::ConstantPhase);
        }
        // At the right rate, `needed` is `completed + 1`, or `completed + 2` if the first wait
        // passed on a fresh object.
        let data = state.objects.get(waits_at(state, process)?)?;
        let (needed, completed) =
            (data.waits.get(process).copied().unwrap_or(0).saturating_add(1), data.phases);
        let in_step = (completed..=completed.saturating_add(2)).contains(&needed);
        (!in_step).then_some(Because::OtherRate { needed, completed })
    }

    /// Returns the cycle that a process is in: a wait, the arrival after the next wait, and so on.
    /// Empty if it is not in a cycle.
    fn cycle(&self, state: &State, start: ProcessId) -> Vec<CycleStep> {
        // Breadth first: the shortest path back to the start.
        let mut came: Vec<Option<(ProcessId, EventId, PartitionId)>> = vec![None; state.processes.len()];
        let mut open = std::collections::VecDeque::from([start]);
        while let Some(process) = open.pop_front() {
            let Some(object) = waits_at(state, process) else { continue };
            for (next, event, partition) in self.to_come(state, object) {
                let Some(place) = came.get_mut(next) else { continue };
                if place.is_none() {
                    *place = Some((process, event, partition));
                    if next != start {
                        open.push_back(next);
                    }
                }
            }
        }
        let mut steps = Vec::new();
        let mut at = start;
        for _ in 0..state.processes.len() {
            let Some(Some((from, arrival, by))) = came.get(at) else { return Vec::new() };
            let Some(stuck) = self.witness(state, *from) else { return Vec::new() };
            steps.push(CycleStep { wait: stuck.at, arrival: *arrival, by: *by });
            at = *from;
            if at == start {
                steps.reverse();
                return steps;
            }
        }
        Vec::new()
    }
}

/// Returns the counts of the open phase. Arrivals that a commit adds before it makes them count as
/// expected, too.
fn counts(data: &Data) -> PhaseCounts {
    PhaseCounts { expected: data.counts.arrived.saturating_add(data.pending), ..data.counts }
}
