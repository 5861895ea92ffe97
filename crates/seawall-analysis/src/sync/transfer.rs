//! The effects of one event on the state, and its conflicts (`docs/semantics.md`).

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{
    Action, Barrier, BarrierPart, BlockId, BufferId, Event, EventId, FenceKind, Participants, PartitionId,
    Place, Program, Proxy, Queue, Terminator, Wait,
};

use super::calls::Summary;
use super::class::Classes;
use super::hazard_state::{Announced, Counts, Flight, MAX_NEWER, ObjectKey, State};
use super::lags::Lags;
use super::mbarrier::{Objects, cover_earlier, is_announced};
use super::steps::{Step, Touch};
use crate::hazard::Hazard;
use crate::pending::Pending;
use crate::slice::Slices;
use crate::unfold::{NodeId, Unfolding};
use crate::value::Value;

/// What is missing between the two accesses of a [`Found`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Missing {
    /// A barrier.
    Barrier,
    /// A wait: the earlier access is still in flight.
    Wait {
        /// The queue in which it completes.
        queue: Queue,
        /// The number of newer groups on every path. It is 0 if its own group is open.
        newer: u8,
        /// Whether it completes through an mbarrier.
        mbarrier: bool,
        /// Whether the operation in flight is a read.
        reads: bool,
    },
    /// A proxy fence.
    ProxyFence,
}

/// A conflict that the analysis found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Found {
    /// The two accesses.
    pub hazard: Hazard,
    /// What is missing.
    pub missing: Missing,
    /// The node of the later access.
    pub node: NodeId,
}

/// The context of the transfer functions.
pub(crate) struct Transfer<'a, 'p> {
    pub(crate) program: &'p Program,
    pub(crate) unfolding: &'a Unfolding,
    pub(crate) slices: &'a mut Slices<'p>,
    pub(crate) classes: &'a mut Classes,
    pub(crate) objects: &'a Objects,
    pub(crate) summaries: &'a FxHashMap<EventId, Summary>,
    /// Barrier events that are assumed to be removed.
    pub(crate) removed: &'a FxHashSet<EventId>,
    /// How far warps are behind others.
    pub(crate) lags: &'a Lags,
}

/// Whether all warps meet at the end of a block.
pub(super) fn ends_in_barrier(program: &Program, block: BlockId) -> bool {
    matches!(program.blocks[block].terminator, Terminator::Fork(_) | Terminator::Join(_))
}

impl Transfer<'_, '_> {
    /// Applies `step` in `node` and passes every conflict to `found`.
    pub(crate) fn apply(
        &mut self,
        node: NodeId,
        block: BlockId,
        step: &Step,
        state: &mut State,
        found: &mut dyn FnMut(Found),
    ) {
        let program = self.program;
        let event = &program.events[step.event];
        let predicate = event.action.predicate().map(|p| self.unfolding.value(program, node, p));
        match predicate {
            Some(Value::Exact(0)) => skip(step, state),
            // The predicate may be 0.
            Some(value) if value.exact().is_none() => {
                let mut without = state.clone();
                skip(step, &mut without);
                self.happen(node, block, step, state, found);
                state.join(&without);
            }
            _ => self.happen(node, block, step, state, found),
        }
    }

    /// Applies `step`, whose predicate holds.
    fn happen(
        &mut self,
        node: NodeId,
        block: BlockId,
        step: &Step,
        state: &mut State,
        found: &mut dyn FnMut(Found),
    ) {
        let program = self.program;
        let partition = program.blocks[block].partition;
        let event = &program.events[step.event];
        match &event.action {
            Action::Barrier(barrier) => return self.barrier(step.event, barrier, partition, state),
            Action::Wait(wait) => self.wait(wait, partition, state),
            Action::Commit(queue) => age(*queue, state),
            Action::Fence(fence) if fence.kind == FenceKind::Proxy => {
                (state.unfenced, state.bare) = (Default::default(), false);
            }
            Action::Fence(fence) if fence.kind == FenceKind::MBarrierInit => self.fence_inits(state),
            Action::Fence(fence) if fence.kind == FenceKind::Thread && !self.lags.is_empty() => {
                state.fence_thread();
            }
            Action::Call(_) => return self.call(node, step, state, found),
            _ => {}
        }
        let touched: Vec<(Pending, &Touch)> = step
            .touches
            .iter()
            .map(|touch| (touch.at(program, self.unfolding, node, self.classes), touch))
            .collect();
        for &(pending, touch) in &touched {
            self.check(node, pending, touch, state, found);
        }
        let object = step.object.and_then(|object| {
            let slot = object.slot(program, self.unfolding, node)?;
            Some(ObjectKey { buffer: object.buffer, slot })
        });
        if object.is_none() && !matches!(event.action, Action::MBarrier(_)) {
            forget_arrivals(event, state);
        }
        if let Action::MBarrier(mbarrier) = &event.action {
            self.mbarrier(node, mbarrier, object, step, partition, state);
        }
        let arrives_at = step.object.map(|object| object.buffer);
        self.record(&event.action, (object, arrives_at), &touched, partition, state);
    }

    pub(super) fn alone(&self, partition: PartitionId) -> bool {
        self.program.partitions[partition].warps == 1
    }

    /// Whether a barrier of the program orders memory for all warps of its partition.
    pub(crate) fn orders(&self, event: EventId, barrier: &Barrier, partition: PartitionId) -> bool {
        if self.removed.contains(&event) || !barrier.local_fence {
            return false;
        }
        let warps = self.program.partitions[partition].warps;
        let constant = |term| self.program.terms.as_const(term);
        !barrier.kind.is_relaxed() && barrier.kind.meets_partition(warps, self.program.lanes(), constant)
    }

    /// Whether all warps of the partition synchronize at the end of a block, at a fork or join.
    pub(crate) fn ends_in_barrier(&self, block: BlockId) -> bool {
        ends_in_barrier(self.program, block)
    }

    fn barrier(&mut self, event: EventId, barrier: &Barrier, partition: PartitionId, state: &mut State) {
        let orders = self.orders(event, barrier, partition);
        if let Some(lag) = self.lags.of_event(event) {
            state.pass_barrier(lag);
            if barrier.kind.is_of_partition() {
                state.publish(lag, orders);
            }
        }
        if orders {
            state.synchronize();
            return;
        }
        match barrier.kind.part() {
            BarrierPart::Signal(id) if synchronizes_all_warps(self.program, id) => {
                if barrier.local_fence {
                    state.signal(id);
                } else if barrier.kind.participants() == Participants::ClusterWarps {
                    state.signal_inits(id);
                }
            }
            BarrierPart::Wait(id) if synchronizes_all_warps(self.program, id) => state.await_signal(id),
            BarrierPart::Signal(_) | BarrierPart::Wait(_) | BarrierPart::ArriveOnly => {}
            BarrierPart::Whole => {
                if barrier.kind.is_of_cluster() && !self.removed.contains(&event) {
                    state.fenced_inits = Default::default();
                }
            }
        }
    }

    /// Applies a fence of mbarrier initializations.
    fn fence_inits(&self, state: &mut State) {
        let program = self.program;
        let is_init = |pending: &Pending| is_init(&program.events[pending.access.event].action);
        state.committed.move_writes(self.slices, &mut state.fenced_inits, is_init);
    }

    /// Handles a completed operation that every warp of the partition knows. A barrier has nothing
    /// left to order.
    pub(super) fn observe(&self, flight: &Flight, state: &mut State) {
        if flight.generic_proxy && flight.writes {
            state.unfenced.add_write(self.slices, flight.pending);
        }
    }

    /// Moves a completed operation to the accesses that barriers order.
    pub(super) fn complete(&self, flight: &Flight, partition: PartitionId, state: &mut State) {
        self.observe(flight, state);
        if self.alone(partition) {
            return;
        }
        if flight.writes {
            state.committed.add_write(self.slices, flight.pending);
        }
        if flight.reads {
            state.committed.add_read(self.slices, flight.pending);
        }
    }

    fn wait(&mut self, wait: &Wait, partition: PartitionId, state: &mut State) {
        for mut flight in std::mem::take(&mut state.flight) {
            if flight.queue != wait.queue || (wait.read_only && flight.writes) {
                state.flight.push(flight);
                continue;
            }
            let by_count = wait
                .pending
                .is_some_and(|n| !flight.open && u32::from(flight.newer) >= n && n <= u32::from(MAX_NEWER));
            let token = flight.token;
            let mut tokens = wait.tokens.iter().filter(|t| token == Some(t.token));
            let by_token = tokens.clone().any(|t| u32::from(flight.token_newer) >= t.age);
            // On some path, or for some older execution.
            let some = wait.pending.is_some_and(|n| flight.counts.take_from(n))
                | tokens.any(|t| flight.token_counts.take_from(t.age));
            if (by_count || by_token || some) && wait.queue.wait_informs_partition() {
                self.observe(&flight, state);
            } else if by_count || by_token || some {
                self.complete(&flight, partition, state);
            }
            if !by_count && !by_token {
                state.flight.push(flight);
            }
        }
    }

    /// Records the accesses of an event. An operation that arrives at an mbarrier has its buffer,
    /// and its object if the slot is known.
    fn record(
        &mut self,
        action: &Action,
        (object, arrives_at): (Option<ObjectKey>, Option<BufferId>),
        touched: &[(Pending, &Touch)],
        partition: PartitionId,
        state: &mut State,
    ) {
        if let Some(queue) = action.issues_on().filter(|queue| queue.groups_each_operation()) {
            age(queue, state);
        }
        let warps = self.program.partitions[partition].warps;
        let parity = object.and_then(|key| self.phase_of(action, key, warps, state));
        let expected = object.is_none_or(|key| is_announced(self.program, action, key, state));
        let announced = if expected { Announced::Yes } else { Announced::No };
        cover_earlier(action, object, (parity, announced), state);
        let alone = self.alone(partition);
        for &(pending, touch) in touched {
            match touch.queue {
                // Other partitions determine its completion.
                Some(_) if arrives_at.is_some_and(|buffer| self.objects.shared.contains(&buffer)) => {}
                Some(queue) => {
                    state.age_token(touch.token);
                    let open = queue.groups_by_commit();
                    state.launch(Flight {
                        pending,
                        writes: touch.writes,
                        reads: touch.reads,
                        queue,
                        object,
                        parity,
                        announced,
                        inc: false,
                        open,
                        newer: 0,
                        counts: if open { Counts::NONE } else { Counts::ZERO },
                        token: touch.token,
                        token_newer: 0,
                        token_counts: Counts::ZERO,
                        generic_proxy: touch.generic_proxy,
                    });
                }
                None => {
                    if touch.generic_proxy && touch.writes {
                        state.unfenced.add_write(self.slices, pending);
                    }
                    if alone {
                        continue;
                    }
                    if touch.reads {
                        state.committed.add_read(self.slices, pending);
                    }
                    if touch.writes {
                        state.committed.add_write(self.slices, pending);
                    }
                }
            }
        }
    }

    fn call(&mut self, node: NodeId, step: &Step, state: &mut State, found: &mut dyn FnMut(Found)) {
        let Some(summary) = self.summaries.get(&step.event) else { return };
        for touch in &summary.exposed {
            let pending = touch.at(self.program, self.unfolding, node, self.classes);
            self.check(node, pending, touch, state, found);
        }
        for touch in &summary.inner {
            let pending = touch.at(self.program, self.unfolding, node, self.classes);
            self.check_open(node, pending, touch, state, found);
        }
        if !summary.transparent {
            state.synchronize();
        }
        if summary.uses_mbarriers {
            state.forget_arrivals(None);
        }
        if summary.waits {
            let partition = self.program.blocks[self.unfolding.nodes()[node].block].partition;
            let flying = state.flight.clone();
            flying.iter().for_each(|flight| self.complete(flight, partition, state));
        }
        state.unfenced.join(&summary.unfenced);
        state.flight.extend(summary.flight.iter().copied());
        state.sort_flight();
        for (writes, pending) in summary.pending.iter() {
            if writes {
                state.committed.add_write(self.slices, pending);
            } else {
                state.committed.add_read(self.slices, pending);
            }
        }
    }
}

/// Applies an operation whose predicate is 0. It still counts for its tokens, which are values of
/// the program.
fn skip(step: &Step, state: &mut State) {
    let queued = step.touches.iter().filter(|touch| touch.queue.is_some());
    queued.for_each(|touch| state.age_token(touch.token));
}

/// Whether an action initializes an mbarrier.
pub(super) fn is_init(action: &Action) -> bool {
    action.mbarrier_init().is_some()
}

/// The split barrier of all warps of a CTA. On AMD GPUs it is that of the workgroup (-1). On NVIDIA
/// GPUs it is that of the cluster (-3), at which every warp arrives.
pub(super) fn split_barrier(program: &Program) -> i32 {
    if program.target.as_ref().is_some_and(|target| target.is_nvidia()) { -3 } else { -1 }
}

/// Whether every warp of the partition signals the split barrier `id` and waits for it. That is so
/// for the barrier of all warps of a CTA and for those that waves of gfx1250 join
/// (`docs/semantics.md`, S20). `pairing` reports two of the latter that are open
/// together.
pub(super) fn synchronizes_all_warps(program: &Program, id: i32) -> bool {
    let is_joined = || program.target.as_ref().is_some_and(|target| target.is_joined_barrier(id));
    id == split_barrier(program) || is_joined()
}

impl State {
    /// Applies a barrier of all warps: every warp knows all completed accesses.
    pub(crate) fn synchronize(&mut self) {
        self.committed = Default::default();
        self.signalled = Default::default();
        self.fenced_inits = Default::default();
        self.exposed = false;
        let own = |flight: &&mut Flight| flight.announced == Announced::ByOwnWarp;
        self.flight.iter_mut().filter(own).for_each(|flight| flight.announced = Announced::Yes);
    }
}

/// Handles an operation that arrives at an unknown mbarrier or at several.
fn forget_arrivals(event: &Event, state: &mut State) {
    let arrivals = event.accesses.iter().filter(|access| access.proxy == Proxy::Barrier);
    for footprint in arrivals.flat_map(|access| &access.footprints) {
        state.forget_arrivals(match footprint.place {
            Place::Buffer(buffer) => Some(buffer),
            Place::Parameter(_) | Place::Unknown => None,
        });
    }
}

/// Closes a group of `queue`: at a commit, or at an operation of a queue in which each is a group
/// of its own.
fn age(queue: Queue, state: &mut State) {
    state.flight.iter_mut().filter(|f| f.queue == queue).for_each(Flight::age);
}
