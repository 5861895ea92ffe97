//! Steps of one process.

use std::rc::Rc;

use seawall_base::saturated;
use seawall_model::{
    Action, Barrier, BufferId, Call, Edge, Event, EventId, FenceKind, Footprint, MBarrierEffect, MBarrierOp,
    NamedBarrier, Participants, Place, Slot, TermId, Terminator,
};
use smallvec::SmallVec;

use crate::checker::ModelChecker;
use crate::checker_state::{Frame, ObjectId, ObjectKey, ProcessId, State, Status, Warps, count};
use crate::eval::{Asked, chosen};
use crate::facts::Decided;
use crate::phases::{Incomplete, Reason};
use crate::place::{At, Spots};

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StepResult {
    /// The process continues.
    On,
    /// It reached the header of a loop.
    Head,
    /// It waits, or has ended.
    Held,
    /// The run cannot continue: an error has been recorded.
    Wrong,
    /// The run cannot continue: something is not supported.
    GiveUp(Incomplete),
}

/// The most nested calls.
const DEEPEST_CALL: usize = 32;

/// Bytes of an mbarrier (PTX ISA, "Size and alignment of mbarrier object").
const MBARRIER: u32 = 8;

/// An event that a process is at, with the spots of all its accesses.
#[derive(Clone, Debug)]
pub(crate) struct Doing<'p> {
    pub(crate) process: ProcessId,
    pub(crate) id: EventId,
    pub(crate) event: &'p Event,
    pub(crate) spots: SmallVec<[Spots; 2]>,
}

/// Ends a run at an event that is not supported.
pub(crate) fn give_up(reason: Reason, event: EventId) -> StepResult {
    StepResult::GiveUp(Incomplete { reason, event: Some(event) })
}

impl<'p> ModelChecker<'p> {
    /// Executes one step of a process that is ready.
    pub(crate) fn step(&mut self, state: &mut State, process: ProcessId) -> Asked<StepResult> {
        self.steps += 1;
        let by = &state.processes[process];
        let program = self.program;
        let Some(&id) = program.blocks[by.block].events.get(by.index as usize) else {
            return self.end_of_block(state, process);
        };
        let event = &program.events[id];
        if let Some(predicate) = event.action.predicate()
            && !self.holds(state, process, predicate)?
        {
            self.executed(state, process, event);
            return Ok(self.go_on(state, process));
        }
        if state.processes[process].warps == Warps::Lagging && event.is_of_first_warp() {
            return Ok(self.go_on(state, process));
        }
        let mut spots = SmallVec::new();
        for access in &event.accesses {
            let mut all = Spots::new();
            for footprint in &access.footprints {
                self.spots(state, process, footprint, &mut all)?;
            }
            spots.push(all);
        }
        let doing = Doing { process, id, event, spots };
        let flow = self.act(state, &doing)?;
        if !matches!(flow, StepResult::GiveUp(_)) {
            state.time = state.time.saturating_add(1);
        }
        Ok(flow)
    }

    /// Moves a process past its event.
    pub(crate) fn go_on(&mut self, state: &mut State, process: ProcessId) -> StepResult {
        let by = &mut state.processes[process];
        by.index = by.index.saturating_add(1);
        by.status = Status::Ready;
        state.answer = None;
        StepResult::On
    }

    /// Counts an operation with tokens, whether its predicate holds or not.
    fn executed(&self, state: &mut State, process: ProcessId, event: &Event) {
        let mut tokens: SmallVec<[_; 2]> = event.accesses.iter().filter_map(|access| access.token).collect();
        tokens.sort_unstable();
        tokens.dedup();
        for token in tokens {
            count(&mut state.processes[process].tokens, token);
        }
    }

    fn spots(
        &mut self,
        state: &State,
        process: ProcessId,
        footprint: &Footprint,
        all: &mut Spots,
    ) -> Asked<()> {
        let by = &state.processes[process];
        let spot = match footprint.place {
            Place::Parameter(number) => {
                match by.arguments.get(number as usize) {
                    Some(passed) if !passed.is_empty() => all.extend(passed.iter().copied()),
                    _ => all.push(self.places.anywhere()),
                }
                return Ok(());
            }
            Place::Unknown => self.places.anywhere(),
            Place::Buffer(buffer) => {
                let base = by.base;
                let at = match footprint.slot {
                    Slot::Whole => match self.one_of_several(footprint) {
                        Some(term) => match self.number(state, process, term)? {
                            Some(index) => u32::try_from(index).map_or(At::Any, At::Index),
                            None => At::Any,
                        },
                        None => At::Whole,
                    },
                    Slot::Any => At::Any,
                    Slot::At(term) => {
                        let slots = i64::from(self.program.buffers[buffer].slots);
                        match slot(self, state, process, term)? {
                            At::Index(slot) if i64::from(slot) >= slots => At::Any,
                            At::Any | At::Modulo { .. } if slots == 1 => At::Index(0),
                            at => at,
                        }
                    }
                };
                self.places.spot(footprint, at, base)
            }
        };
        all.push(spot);
        Ok(())
    }

    /// Returns the mbarrier that spots name; `None` if it is unknown.
    pub(crate) fn mbarrier(&mut self, spots: &[u32], base: u32) -> Option<ObjectId> {
        let [spot] = spots else { return None };
        let spot = self.places.get(*spot)?;
        let (buffer, at) = (spot.buffer?, spot.at);
        let slot = match at {
            At::Index(slot) => slot,
            At::Whole | At::Any | At::Modulo { .. } if self.is_alone(buffer) => 0,
            At::Whole | At::Any | At::Modulo { .. } => return None,
        };
        // The frame of a callee has its own mbarriers. Those that it is passed are the caller's.
        let base = if self.is_own(buffer) { base } else { 0 };
        Some(self.object(ObjectKey::MBarrier(buffer, slot, base)))
    }

    /// Returns the index in a one-dimensional array of mbarriers, which are not slots.
    fn one_of_several(&self, footprint: &Footprint) -> Option<TermId> {
        let Place::Buffer(buffer) = footprint.place else { return None };
        let index = footprint.descriptor.index?;
        let data = &self.program.buffers[buffer];
        (self.barriers.contains(&buffer) && data.slots == 1 && data.size > MBARRIER).then_some(index.1)
    }

    fn is_alone(&self, buffer: BufferId) -> bool {
        let data = &self.program.buffers[buffer];
        data.slots == 1 && data.size <= MBARRIER
    }

    fn is_own(&self, buffer: BufferId) -> bool {
        !self.program.functions[self.program.buffers[buffer].function].kernel
    }

    fn act(&mut self, state: &mut State, doing: &Doing<'p>) -> Asked<StepResult> {
        let process = doing.process;
        match &doing.event.action {
            Action::MBarrier(mbarrier) => return self.mbarrier_op(state, doing, &mbarrier.op),
            Action::Token(op) => return self.token_op(state, doing, op),
            Action::Barrier(barrier) => return self.barrier(state, doing, *barrier),
            Action::Copy { queue, .. } | Action::Mma { queue, .. } => {
                return Ok(self.launch(state, doing, *queue));
            }
            Action::Call(call) => return self.call(state, doing, call),
            Action::Touch { .. } | Action::Atomic { .. } | Action::Hint | Action::Other => {}
            Action::Commit(queue) => state.processes[process].close(*queue),
            Action::Wait(wait) => {
                self.wait(state, process, wait);
                if wait.queue.wait_informs_partition()
                    && let Some(met) = self.meet_all(state, doing)
                {
                    return Ok(met);
                }
            }
            Action::Fence(fence) => {
                match fence.kind {
                    FenceKind::Proxy => {
                        let knowledge = &mut state.processes[process].knowledge;
                        let known = knowledge.known.clone();
                        knowledge.fenced.add(&known);
                    }
                    // The warps of a process step together, and share what they know.
                    FenceKind::MBarrierInit | FenceKind::Thread => {}
                }
            }
        }
        if !self.accesses(state, doing) {
            return Ok(StepResult::Wrong);
        }
        self.executed(state, process, doing.event);
        Ok(self.go_on(state, process))
    }

    fn mbarrier_op(&mut self, state: &mut State, doing: &Doing<'p>, op: &MBarrierOp) -> Asked<StepResult> {
        let process = doing.process;
        let spots = doing.spots.first().cloned().unwrap_or_default();
        let base = state.processes[process].base;
        let Some(object) = self.mbarrier(&spots, base) else {
            return Ok(give_up(Reason::UnknownIndex, doing.id));
        };
        let effect = op.effect();
        if let MBarrierEffect::Wait { phase } = effect {
            let Some(phase) = self.number(state, process, phase)? else {
                return Ok(give_up(Reason::UnknownIndex, doing.id));
            };
            return Ok(self.wait_for(state, doing, object, u8::from(phase & 1 == 1)));
        }
        if !self.accesses(state, doing) {
            return Ok(StepResult::Wrong);
        }
        let done = match effect {
            MBarrierEffect::Init { count, .. } => self.init(state, doing, object, i64::from(count)),
            MBarrierEffect::Invalidate => self.invalidate(state, doing, object),
            MBarrierEffect::Arrive(arrive) => {
                let phases = state.objects.get(object).map_or(0, |object| object.phases);
                let arrived = &mut state.processes[process].arrived;
                for phase in self.program.loaded_by(doing.id) {
                    arrived.retain(|known| known.0 != phase);
                    arrived.push((phase, u8::from(phases & 1 == 1)));
                }
                let threads = u64::try_from(self.threads(state, process)).expect("partitions have warps");
                let times = saturated::<i64>(arrive.arrivals(threads, self.program.lanes()));
                match arrive.after {
                    Some(queue) => self.commit(state, doing, object, (queue, arrive.inc), times),
                    None => {
                        let times = (times, arrive.by.is_each_warp());
                        self.arrive_now(state, doing, object, times, arrive.expects.map(i64::from))
                    }
                }
            }
            MBarrierEffect::Wait { .. } => true,
        };
        if !done {
            return Ok(StepResult::Wrong);
        }
        Ok(self.go_on(state, process))
    }

    fn barrier(&mut self, state: &mut State, doing: &Doing<'p>, barrier: Barrier) -> Asked<StepResult> {
        let process = doing.process;
        if let Participants::WarpsUnder { .. } = barrier.kind.participants() {
            return Ok(give_up(Reason::Unsupported, doing.id));
        }
        // The warps of a process step together, so that they meet all other barriers at once.
        let mut named = None;
        if let Some(NamedBarrier { id, threads, arrive_only }) = barrier.kind.named() {
            let number = match id {
                Some(id) => self.number(state, process, id)?,
                None => None,
            };
            let threads = match threads {
                Some(threads) => self.number(state, process, threads)?,
                None => Some(self.threads_of_partition(state, process)),
            };
            let (Some(number), Some(threads)) = (number, threads) else {
                return Ok(give_up(Reason::UnknownIndex, doing.id));
            };
            named = Some((self.object(ObjectKey::Named(number)), threads, arrive_only));
        }
        if !self.accesses(state, doing) {
            return Ok(StepResult::Wrong);
        }
        if let Some(met) = self.meet(state, doing, barrier) {
            return Ok(met);
        }
        let warps = self.warps_of_partition(state, process);
        let lanes = u32::try_from(self.lanes).expect("a warp has at most 64 lanes");
        if named.is_none()
            && barrier.kind.meets_partition(warps, lanes, |term| self.program.terms.as_const(term))
        {
            state.warps_met(process, self.processes);
        }
        let Some((object, threads, arrive_only)) = named else {
            return Ok(self.go_on(state, process));
        };
        Ok(self.arrive_at_named(state, doing, object, threads, arrive_only))
    }

    /// Returns the number of threads that a process stands for.
    pub(crate) fn threads(&self, state: &State, process: ProcessId) -> i64 {
        i64::from(self.warps(state, process)).saturating_mul(self.lanes)
    }

    /// Returns the number of threads of a process's partition.
    pub(crate) fn threads_of_partition(&self, state: &State, process: ProcessId) -> i64 {
        i64::from(self.warps_of_partition(state, process)).saturating_mul(self.lanes)
    }

    fn call(&mut self, state: &mut State, doing: &Doing<'p>, call: &'p Call) -> Asked<StepResult> {
        let process = doing.process;
        let Some(callee) = call.callee else {
            // An unknown callee may do anything to shared objects.
            return Ok(give_up(Reason::Unsupported, doing.id));
        };
        if state.processes[process].frames.len() >= DEEPEST_CALL {
            return Ok(give_up(Reason::Unsupported, doing.id));
        }
        let mut arguments = Vec::with_capacity(call.arguments.len());
        for argument in &call.arguments {
            let mut all = Spots::new();
            for footprint in argument {
                self.spots(state, process, footprint, &mut all)?;
            }
            arguments.push(all);
        }
        if !self.accesses(state, doing) {
            return Ok(StepResult::Wrong);
        }
        let flow = self.go_on(state, process);
        let by = &mut state.processes[process];
        by.decided = Decided::default();
        by.frames.push(Frame {
            block: by.block,
            index: by.index,
            base: by.base,
            arguments: std::mem::replace(&mut by.arguments, Rc::new(arguments)),
            iterations: std::mem::take(&mut by.iterations),
            values: std::mem::take(&mut by.values),
        });
        by.base = by.base.saturating_add(call.frame_offset);
        (by.block, by.index) = (self.program.functions[callee].entry, 0);
        Ok(flow)
    }

    fn end_of_block(&mut self, state: &mut State, process: ProcessId) -> Asked<StepResult> {
        let program = self.program;
        let block = state.processes[process].block;
        match &program.blocks[block].terminator {
            Terminator::Goto(edge) => self.take(state, process, edge),
            Terminator::Branch { condition, then, otherwise } => {
                let outermost = self.graph.loops(block).first();
                let stays = |edge: &Edge| self.graph.loops(edge.target).first() == outermost;
                let has_versions = self.epochs.is_in_one(&self.graph, block);
                self.leaving = outermost.is_some() && !has_versions && !(stays(then) && stays(otherwise));
                self.depends = false;
                let leaves = [then, otherwise].iter().any(|edge| !self.graph.stays(block, edge.target));
                let holds = self.condition(state, process, *condition, leaves);
                self.leaving = false;
                if self.depends || holds == Ok(None) {
                    self.count_iterations(state, process, [then, otherwise]);
                }
                let edge = match holds? {
                    Some(true) => then,
                    Some(false) => otherwise,
                    None => self.choose(state, process, *condition, &[then, otherwise])?,
                };
                self.take(state, process, edge)
            }
            Terminator::Switch(edges) => {
                let edges: SmallVec<[&Edge; 4]> = edges.iter().collect();
                let edge = self.choose(state, process, None, &edges)?;
                self.take(state, process, edge)
            }
            Terminator::Fork(edges) => self.fork(state, process, edges),
            Terminator::Join(_) => {
                state.processes[process].status = Status::Joining;
                Ok(StepResult::Held)
            }
            Terminator::Return => Ok(self.return_from_call(state, process)),
            Terminator::Unreachable => {
                state.processes[process].status = Status::Ended;
                Ok(StepResult::Held)
            }
        }
    }

    /// Returns one of several edges, at an unknown value. While several partitions run, a loop
    /// continues: it is unknown which of them would leave it when, and all are assumed to continue
    /// together.
    fn choose<'e>(
        &mut self,
        state: &mut State,
        process: ProcessId,
        condition: Option<TermId>,
        edges: &[&'e Edge],
    ) -> Asked<&'e Edge> {
        let block = state.processes[process].block;
        if state.processes.iter().filter(|by| by.runs()).count() > 1
            && let Some(&header) = self.graph.loops(block).last()
        {
            let stays = |edge: &&&Edge| self.graph.loops(edge.target).contains(&header);
            let staying: SmallVec<[&&Edge; 2]> = edges.iter().filter(stays).collect();
            if let [edge] = staying.as_slice()
                && staying.len() < edges.len()
            {
                state.endless = true;
                return Ok(edge);
            }
        }
        let which = chosen(state, edges.len())?;
        let condition = condition.and_then(|condition| self.data.get(&condition));
        state.chose(process, condition, which == 0);
        edges.get(which).copied().ok_or(crate::eval::Ask::Choice(edges.len()))
    }

    fn return_from_call(&mut self, state: &mut State, process: ProcessId) -> StepResult {
        let by = &mut state.processes[process];
        let Some(frame) = by.frames.pop() else {
            by.status = Status::Ended;
            self.record.ends(self.program, state, process);
            return StepResult::Held;
        };
        by.decided = Decided::default();
        (by.block, by.index, by.base) = (frame.block, frame.index, frame.base);
        (by.arguments, by.iterations, by.values) = (frame.arguments, frame.iterations, frame.values);
        StepResult::On
    }
}

/// Returns the slot that a term states.
fn slot(checker: &mut ModelChecker<'_>, state: &State, process: ProcessId, term: TermId) -> Asked<At> {
    if let Some(slot) = checker.number(state, process, term)? {
        return Ok(u32::try_from(slot).map_or(At::Any, At::Index));
    }
    // In a proof run, the values of a state shift independently.
    let value = if checker.proving { None } else { checker.value(state, process, term)? };
    let ring = value.and_then(|value| checker.atoms.in_ring(&value));
    Ok(ring.map_or(At::Any, |(ring, offset)| At::Modulo { ring, offset }))
}
