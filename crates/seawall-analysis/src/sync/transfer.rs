//! What one event does to the state, and what it must not meet there (`docs/semantics.md`).

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{
    Action, Barrier, BarrierKind, BlockId, BufferId, Event, EventId, FenceKind, MBarrierOp, PartitionId,
    Place, Program, Proxy, Queue, Terminator, Wait,
};

use super::calls::Summary;
use super::class::Classes;
use super::mbarrier::{Objects, is_announced};
use super::state::{Announced, Counts, Flight, MAX_NEWER, ObjectKey, State};
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
    /// A wait: the earlier one is still in flight.
    Wait {
        /// Where it completes.
        queue: Queue,
        /// Groups that are newer on every path; 0 if its own group is not closed.
        newer: u8,
        /// It completes through an mbarrier.
        mbarrier: bool,
        /// The operation in flight is a read.
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
    /// The node in which the later access meets the earlier.
    pub node: NodeId,
}

/// Everything that a transfer needs to know.
pub(crate) struct Transfer<'a, 'p> {
    pub(crate) program: &'p Program,
    pub(crate) unfolding: &'a Unfolding,
    pub(crate) slices: &'a mut Slices<'p>,
    pub(crate) classes: &'a mut Classes,
    pub(crate) objects: &'a Objects,
    pub(crate) summaries: &'a FxHashMap<EventId, Summary>,
    /// Barriers that are taken away.
    pub(crate) removed: &'a FxHashSet<EventId>,
}

impl Transfer<'_, '_> {
    /// Applies `step` in `node`. `found` is told of every conflict.
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
            // It may not happen.
            Some(value) if value.exact().is_none() => {
                let mut without = state.clone();
                skip(step, &mut without);
                self.happen(node, block, step, state, found);
                state.join(&without);
            }
            _ => self.happen(node, block, step, state, found),
        }
    }

    /// Applies `step`, which happens.
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
        match barrier.kind {
            BarrierKind::Cta | BarrierKind::Partitions => true,
            BarrierKind::Cluster { relaxed } => !relaxed,
            BarrierKind::WarpGroup => warps <= 4,
            BarrierKind::Named { threads, arrive_only, .. } => {
                let all = i64::from(warps) * i64::from(lanes(self.program));
                !arrive_only && threads.and_then(|t| self.program.terms.as_const(t)) == Some(all)
            }
            _ => false,
        }
    }

    /// Whether all warps of the partition meet at the end of a block, where others start or are waited for.
    pub(crate) fn ends_in_meeting(&self, block: BlockId) -> bool {
        matches!(self.program.blocks[block].terminator, Terminator::Fork(_) | Terminator::Join(_))
    }

    fn barrier(&mut self, event: EventId, barrier: &Barrier, partition: PartitionId, state: &mut State) {
        if self.orders(event, barrier, partition) {
            state.synchronize();
            return;
        }
        match barrier.kind {
            BarrierKind::Signal { id } if meets_all(self.program, id) && barrier.local_fence => {
                state.signal(id);
            }
            BarrierKind::WaitSignal { id } if meets_all(self.program, id) => state.await_signal(id),
            BarrierKind::Cluster { .. } if !self.removed.contains(&event) => {
                state.fenced_inits = Default::default();
            }
            _ => {}
        }
    }

    /// A fence of mbarrier initialisations.
    fn fence_inits(&self, state: &mut State) {
        let program = self.program;
        let is_init = |pending: &Pending| is_init(&program.events[pending.access.event].action);
        state.committed.move_writes(self.slices, &mut state.fenced_inits, is_init);
    }

    /// What is complete goes to where barriers look.
    pub(super) fn complete(&self, flight: &Flight, partition: PartitionId, state: &mut State) {
        if flight.generic_proxy && flight.writes {
            state.unfenced.add_write(self.slices, flight.pending);
        }
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
            // On some path, or of some older execution.
            let some = wait.pending.is_some_and(|n| flight.counts.take_from(n))
                | tokens.any(|t| flight.token_counts.take_from(t.age));
            if by_count || by_token || some {
                self.complete(&flight, partition, state);
            }
            if !by_count && !by_token {
                state.flight.push(flight);
            }
        }
    }

    /// Takes note of what an event touches. An operation that arrives at an mbarrier names its buffer, and the object where its slot is known.
    fn record(
        &mut self,
        action: &Action,
        (object, arrives_at): (Option<ObjectKey>, Option<BufferId>),
        touched: &[(Pending, &Touch)],
        partition: PartitionId,
        state: &mut State,
    ) {
        if let Action::Copy { queue, .. } | Action::Mma { queue, .. } = action
            && matches!(queue, Queue::Tdm | Queue::Async | Queue::Vmem | Queue::Ds | Queue::TmemAccess)
        {
            age(*queue, state);
        }
        let warps = self.program.partitions[partition].warps;
        let parity = object.and_then(|key| self.phase_of(action, key, warps, state));
        let expected = object.is_none_or(|key| is_announced(action, key, state));
        let announced = if expected { Announced::Yes } else { Announced::No };
        let alone = self.alone(partition);
        for &(pending, touch) in touched {
            match touch.queue {
                // Whether it is complete, other partitions may tell.
                Some(_) if arrives_at.is_some_and(|buffer| self.objects.shared.contains(&buffer)) => {}
                Some(queue) => {
                    state.age_token(touch.token);
                    let open = matches!(queue, Queue::CpAsync | Queue::TmaStore | Queue::Wgmma);
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

/// What an operation does that does not happen: it counts for its tokens, which are values of the program.
fn skip(step: &Step, state: &mut State) {
    let queued = step.touches.iter().filter(|touch| touch.queue.is_some());
    queued.for_each(|touch| state.age_token(touch.token));
}

/// Whether an mbarrier begins its life.
pub(super) fn is_init(action: &Action) -> bool {
    matches!(action, Action::MBarrier(mbarrier) if matches!(mbarrier.op, MBarrierOp::Init { .. }))
}

/// The split barrier of all warps of a CTA: on AMD GPUs that of the workgroup (-1), on NVIDIA GPUs that of the cluster (-3), at which
/// every warp arrives.
pub(super) fn split_barrier(program: &Program) -> i32 {
    if program.target.as_ref().is_some_and(|target| target.is_nvidia()) { -3 } else { -1 }
}

/// Whether every warp of the partition signals the split barrier `id` and waits for it: the one of all warps of a CTA, and the numbers that waves of
/// gfx1250 join (`docs/semantics.md`, section 3, rule 3). Pairing says where two of the latter are open at once.
pub(super) fn meets_all(program: &Program, id: i32) -> bool {
    let is_joined = || program.target.as_ref().is_some_and(|target| target.is_joined_barrier(id));
    id == split_barrier(program) || is_joined()
}

impl State {
    /// All warps meet: everything complete is known to all.
    pub(crate) fn synchronize(&mut self) {
        self.committed = Default::default();
        self.signalled = Default::default();
        self.fenced_inits = Default::default();
        self.exposed = false;
        let own = |flight: &&mut Flight| flight.announced == Announced::ByOwnWarp;
        self.flight.iter_mut().filter(own).for_each(|flight| flight.announced = Announced::Yes);
    }
}

/// Threads of a warp.
pub(crate) fn lanes(program: &Program) -> u32 {
    let gfx9 = program.target.as_ref().is_some_and(|t| t.family() == seawall_model::Family::Gfx9);
    if gfx9 { 64 } else { 32 }
}

/// An operation arrives somewhere that is not known, or at several mbarriers.
fn forget_arrivals(event: &Event, state: &mut State) {
    let arrivals = event.accesses.iter().filter(|access| access.proxy == Proxy::Barrier);
    for footprint in arrivals.flat_map(|access| &access.footprints) {
        state.forget_arrivals(match footprint.place {
            Place::Buffer(buffer) => Some(buffer),
            Place::Parameter(_) | Place::Unknown => None,
        });
    }
}

/// A group of `queue` is closed: by a commit, or by an operation of a queue in which each is a group of its own.
fn age(queue: Queue, state: &mut State) {
    state.flight.iter_mut().filter(|f| f.queue == queue).for_each(Flight::age);
}
