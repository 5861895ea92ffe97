//! Steps of a warp up to the next step whose order with other warps matters.

use std::rc::Rc;

use seawall_base::EntityId;
use seawall_model::{
    Action, Barrier, BarrierPart, Call, Edge, Event, EventId, Issuer, Participants, Terminator,
    WARPGROUP_WARPS,
};

use crate::conflict::Making;
use crate::place::{At, Touched, Touches};
use crate::report::{Fault, Reason, StepKind};
use crate::run_state::{Frame, PartitionBarrier, State, Status, queue_index};
use crate::set::Set;
use crate::simulator::{Asked, Choice, Simulator};
use crate::visible::Visible;
use crate::warps::WarpIndex;

/// The maximal depth of nested calls.
const DEEPEST_CALL: usize = 32;

/// The outcome of a step.
#[derive(Clone, Debug)]
pub(crate) enum StepOutcome {
    /// The warp took a step.
    On,
    /// The order of its next step with the steps of other warps matters.
    Visible,
    /// The warp waits or has ended.
    Held,
    /// A choice is needed first.
    Choose(Choice),
}

impl<'p> Simulator<'p> {
    /// The next event of a warp. `None` at the end of its block.
    pub(crate) fn next_event(&self, state: &State, warp: WarpIndex) -> Option<(EventId, &'p Event)> {
        let by = &state.warps[warp];
        let id = *self.program.blocks[by.block].events.get(by.index as usize)?;
        Some((id, &self.program.events[id]))
    }

    /// Executes one step of a ready warp.
    pub(crate) fn step(&mut self, state: &mut State, warp: WarpIndex) -> StepOutcome {
        self.steps += 1;
        let Some((id, event)) = self.next_event(state, warp) else {
            return self.terminator(state, warp).unwrap_or_else(StepOutcome::Choose);
        };
        if event.is_of_first_warp() && !self.tables.is_first(warp) {
            state.loaded.note(&self.tables.loaded, warp, id);
            self.go_on(state, warp);
            return StepOutcome::On;
        }
        self.event(state, warp, id, event).unwrap_or_else(StepOutcome::Choose)
    }

    /// Advances a warp past its event.
    pub(crate) fn go_on(&mut self, state: &mut State, warp: WarpIndex) {
        let by = &mut state.warps[warp];
        by.index = by.index.saturating_add(1);
        by.position = by.position.saturating_add(1);
    }

    fn event(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        id: EventId,
        event: &'p Event,
    ) -> Asked<StepOutcome> {
        if matches!(event.action, Action::Copy { .. } | Action::Mma { .. })
            && let Some(predicate) = event.action.predicate()
            && !self.holds(state, warp, predicate)?
        {
            self.count_tokens(state, warp, event);
            self.go_on(state, warp);
            return Ok(StepOutcome::On);
        }
        match &event.action {
            Action::MBarrier(_) | Action::Token(_) => match self.visible(state, warp, id, event)? {
                // The operation may have released other warps or waited for them. The steps behind
                // it may be wrong, so the warp is stopped.
                Some(Visible::Lost) if self.has_company(state, warp) => {
                    return Ok(self.stop(state, warp, Status::Cut));
                }
                Some(Visible::Lost) | None => {}
                Some(_) => return Ok(StepOutcome::Visible),
            },
            Action::Barrier(barrier) => return self.barrier(state, warp, id, event, *barrier),
            Action::Touch { .. } | Action::Atomic { .. } | Action::Hint | Action::Other => {
                self.accesses(state, warp, id, event)?;
            }
            Action::Copy { queue, .. } | Action::Mma { queue, .. } => {
                let arrivals = self.arrivals(state, warp, id, event, *queue)?;
                self.accesses(state, warp, id, event)?;
                self.issue(state, warp, event, *queue);
                arrivals.into_iter().for_each(|arrival| self.launch(state, arrival));
            }
            Action::Commit(queue) => {
                let closed = &mut state.warps[warp].closed[queue_index(*queue)];
                *closed = closed.saturating_add(1);
                self.accesses(state, warp, id, event)?;
            }
            Action::Wait(wait) => {
                self.accesses(state, warp, id, event)?;
                if wait.queue.wait_informs_partition() {
                    return Ok(self.wait_together(state, warp, id, wait));
                }
                self.wait(state, warp, wait, &Set::one(warp));
            }
            Action::Fence(fence) => {
                self.accesses(state, warp, id, event)?;
                self.fence(state, warp, *fence);
            }
            Action::Call(call) => return self.call(state, warp, id, event, call),
        }
        self.note(state, warp, Some(id), StepKind::Does);
        self.go_on(state, warp);
        Ok(StepOutcome::On)
    }

    /// Makes all accesses of an event by this warp. All choices are made before the first access.
    pub(crate) fn accesses(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        id: EventId,
        event: &'p Event,
    ) -> Asked<()> {
        let asynchronous = matches!(event.action, Action::Copy { .. } | Action::Mma { .. });
        let first = self.tables.is_first(warp);
        let mut all: smallvec::SmallVec<[(u16, Touches); 2]> = smallvec::SmallVec::new();
        for (number, access) in event.accesses.iter().enumerate() {
            let alone = access.issuer == Issuer::Thread || (access.issuer == Issuer::Engine && !asynchronous);
            if alone && !first {
                continue;
            }
            all.push((
                u16::try_from(number).expect("an event has few accesses"),
                self.touches(state, warp, access)?,
            ));
        }
        for (number, touches) in all {
            let Some(access) = event.accesses.get(usize::from(number)) else { continue };
            self.access(state, Making { warp, id, event, access, number }, touches);
        }
        state.loaded.note(&self.tables.loaded, warp, id);
        Ok(())
    }

    fn barrier(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        id: EventId,
        event: &'p Event,
        barrier: Barrier,
    ) -> Asked<StepOutcome> {
        match barrier.kind.part() {
            BarrierPart::Signal(hardware) => {
                self.accesses(state, warp, id, event)?;
                return Ok(self.signal(state, warp, id, hardware, barrier.local_fence));
            }
            BarrierPart::Wait(hardware) => {
                self.accesses(state, warp, id, event)?;
                return Ok(self.await_signal(state, warp, id, hardware));
            }
            BarrierPart::Whole | BarrierPart::ArriveOnly => {}
        }
        let partition_barrier = match barrier.kind.participants() {
            Participants::PartitionWarps => Some(PartitionBarrier::Cta),
            Participants::ClusterWarps => Some(PartitionBarrier::Cluster),
            Participants::CtaWarps => Some(PartitionBarrier::Partitions),
            Participants::Lanes => None,
            Participants::Warpgroup => {
                let group = self.tables.group(warp);
                let warp = group.real_warp(warp - group.first);
                Some(PartitionBarrier::WarpGroup(warp / u64::from(WARPGROUP_WARPS)))
            }
            Participants::WarpsUnder { condition } => match self.value(state, warp, condition, false)? {
                Some(0) => None,
                Some(_) => Some(PartitionBarrier::Cta),
                None => (self.decide(state, warp, 0, [1, 0])? != 0).then_some(PartitionBarrier::Cta),
            },
            Participants::Threads { .. } => {
                if self.visible(state, warp, id, event)?.is_some() {
                    return Ok(StepOutcome::Visible);
                }
                None
            }
        };
        self.accesses(state, warp, id, event)?;
        let Some(partition_barrier) = partition_barrier else {
            self.note(state, warp, Some(id), StepKind::Does);
            self.go_on(state, warp);
            return Ok(StepOutcome::On);
        };
        if partition_barrier == PartitionBarrier::Cta && self.is_inside_split_barrier(state, warp) {
            self.note(state, warp, Some(id), StepKind::Does);
            self.misuse(state, Fault::SplitBarrierMisuse, None, id);
            return Ok(self.stop(state, warp, Status::Cut));
        }
        state.warps[warp].status = Status::PartitionBarrier(partition_barrier);
        state.warps[warp].fenced = barrier.local_fence;
        self.note(state, warp, Some(id), StepKind::Waits);
        self.release_if_all_arrived(state, warp, partition_barrier);
        Ok(StepOutcome::Held)
    }

    fn call(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        id: EventId,
        event: &'p Event,
        call: &'p Call,
    ) -> Asked<StepOutcome> {
        let mut arguments: Vec<Touches> = Vec::with_capacity(call.arguments.len());
        for argument in &call.arguments {
            let mut touches = Touches::new();
            for footprint in argument {
                self.touch(state, warp, footprint, &mut touches)?;
            }
            arguments.push(touches);
        }
        self.accesses(state, warp, id, event)?;
        let by = &state.warps[warp];
        let callee = match call.callee {
            None => {
                self.reasons.insert(Reason::UnknownCallee(id));
                None
            }
            Some(_) if by.callers.len() >= DEEPEST_CALL => {
                self.reasons.insert(Reason::DeepCall(id));
                None
            }
            Some(callee) => Some(callee),
        };
        self.note(state, warp, Some(id), StepKind::Does);
        let Some(callee) = callee else {
            self.anything(state, warp, id, event);
            self.go_on(state, warp);
            return Ok(StepOutcome::On);
        };
        self.go_on(state, warp);
        state.forget_choices(warp);
        let entry = self.program.functions[callee].entry;
        let by = &mut state.warps[warp];
        let caller = Frame {
            block: by.block,
            index: by.index,
            base: by.base,
            arguments: std::mem::replace(&mut by.arguments, Rc::from(arguments)),
        };
        by.callers.push(caller);
        by.base = by.base.saturating_add(call.frame_offset);
        (by.block, by.index) = (entry, 0);
        Ok(StepOutcome::On)
    }

    /// An unknown function may touch any shared memory, with the modes that the event states.
    fn anything(&mut self, state: &mut State, warp: WarpIndex, id: EventId, event: &'p Event) {
        if let Some(access) = event.accesses.first() {
            let touches = Touches::from_elem(Touched { spot: self.places.unknown(), at: At::Any }, 1);
            self.access(state, Making { warp, id, event, access, number: 0 }, touches);
        }
    }

    fn terminator(&mut self, state: &mut State, warp: WarpIndex) -> Asked<StepOutcome> {
        let block = state.warps[warp].block;
        match &self.program.blocks[block].terminator {
            Terminator::Goto(edge) => self.take(state, warp, edge),
            Terminator::Branch { condition, then, otherwise } => {
                match self.branch_edge(state, warp, *condition, [then, otherwise])? {
                    Some(edge) => self.take(state, warp, edge),
                    None => Ok(self.stop(state, warp, Status::Cut)),
                }
            }
            Terminator::Switch(edges) => {
                let edges: Vec<&Edge> = edges.iter().collect();
                let which = self.branch(state, warp, &edges)?;
                match usize::try_from(which).ok().and_then(|which| edges.get(which)) {
                    Some(edge) => self.take(state, warp, edge),
                    None => Ok(self.stop(state, warp, Status::Cut)),
                }
            }
            Terminator::Fork(_) => self.arrive_at_fork_or_join(state, warp, Status::Forking),
            Terminator::Join(_) => self.arrive_at_fork_or_join(state, warp, Status::Joining),
            Terminator::Return => {
                state.forget_choices(warp);
                let by = &mut state.warps[warp];
                by.position = by.position.saturating_add(1);
                let Some(caller) = by.callers.pop() else {
                    self.leave(state, warp);
                    return Ok(self.stop(state, warp, Status::Ended));
                };
                (by.block, by.index, by.base, by.arguments) =
                    (caller.block, caller.index, caller.base, caller.arguments);
                Ok(StepOutcome::On)
            }
            Terminator::Unreachable => Ok(self.stop(state, warp, Status::Cut)),
        }
    }

    /// Arrives at a fork or a join. If a choice is needed first, the last warp arrives again.
    fn arrive_at_fork_or_join(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        status: Status,
    ) -> Asked<StepOutcome> {
        let shown = self.trace.as_ref().map_or(0, Vec::len);
        state.warps[warp].status = status;
        self.note(state, warp, None, StepKind::Waits);
        let met = if status == Status::Forking { self.fork(state, warp) } else { self.join(state, warp) };
        if met.is_err() {
            state.warps[warp].status = Status::Ready;
            if let Some(trace) = &mut self.trace {
                trace.truncate(shown);
            }
        }
        met.map(|()| StepOutcome::Held)
    }

    /// Chooses one of several edges, none of which is known to be taken. A loop that has reached
    /// the limit is left.
    pub(crate) fn branch(&mut self, state: &State, warp: WarpIndex, edges: &[&Edge]) -> Asked<i64> {
        let block = state.warps[warp].block;
        let first = warp * self.tables.loops.count;
        let mut allowed: Vec<usize> = (0..edges.len()).collect();
        for number in 0..self.tables.loops.count {
            let repeats = state.repeats[first + number];
            let inside = |block| u32::try_from(number).is_ok_and(|n| self.tables.loops.contains(n, block));
            if repeats < self.limits.iterations || !inside(block) {
                continue;
            }
            let leaving = |at: &usize| edges.get(*at).is_some_and(|edge| !inside(edge.target));
            let exits: Vec<usize> = allowed.iter().copied().filter(leaving).collect();
            if !exits.is_empty() && exits.len() < allowed.len() {
                self.bounded = true;
                allowed = exits;
            }
        }
        // Later edges first: in a loop, the edge that continues it is tried before the exit.
        let answers = allowed.into_iter().rev().filter_map(|at| i64::try_from(at).ok());
        self.decide(state, warp, 0, answers)
    }

    pub(crate) fn stop(&mut self, state: &mut State, warp: WarpIndex, status: Status) -> StepOutcome {
        state.warps[warp].status = status;
        state.live.remove(warp);
        state.forget();
        StepOutcome::Held
    }

    /// Takes an edge.
    pub(crate) fn take(&mut self, state: &mut State, warp: WarpIndex, edge: &Edge) -> Asked<StepOutcome> {
        let target = edge.target;
        let first = self.tables.cells[target.index()] as usize;
        let start = warp * self.tables.cell_count + first;
        let mut values: smallvec::SmallVec<[crate::value::Value; 4]> = smallvec::SmallVec::new();
        for &argument in &edge.args {
            values.push(match self.value(state, warp, argument, true)? {
                Some(value) => crate::value::Value::Known(value),
                None => crate::value::Value::Unknown,
            });
        }
        let from = state.warps[warp].block;
        if let Some(number) = self.tables.loops.header(target) {
            let repeated = self.tables.loops.contains(number, from);
            let at = warp * self.tables.loops.count + number as usize;
            if let Some(repeats) = state.repeats.get_mut(at) {
                *repeats = if repeated { repeats.saturating_add(1) } else { 0 };
                if *repeats > self.limits.trips.max(self.limits.iterations) {
                    self.bounded = true;
                    return Ok(self.stop(state, warp, Status::Cut));
                }
            }
        }
        for (cell, value) in state.cells.iter_mut().skip(start).zip(values) {
            *cell = value;
        }
        if let Some(memory) = state.memories.get_mut(warp) {
            memory.retain(self.tables.facts.mask(target));
        }
        let by = &mut state.warps[warp];
        (by.block, by.index) = (target, 0);
        by.position = by.position.saturating_add(1);
        Ok(StepOutcome::On)
    }
}
