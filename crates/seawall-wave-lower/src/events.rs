//! Turns nodes into events: accesses to shared memory, copies, barriers and waits.
//!
//! Barriers do what Wave's code generation makes of them. `amdgpu.lds_barrier` and the signal of a
//! split barrier wait for the wave's own accesses to shared memory. They wait for copies only if
//! their flags or dependencies request it.

use seawall_base::EntityId;
use seawall_model::{
    Access, Action, Barrier, BarrierKind, BarrierOrigin, BlockId, Direction, Event, EventId, Issuer, Mode,
    OriginId, Proxy, Queue, Target, TokenId, Wait, WaitToken,
};
use seawall_wave::trace::{CounterWait, Space};
use seawall_wave::{NodeId, NodeKind, trace};
use smallvec::SmallVec;

use crate::deps;
use crate::trace_lowering::TraceLowering;

type Accesses = SmallVec<[Access; 1]>;

impl TraceLowering<'_> {
    /// Appends the events of a node without a graph of its own.
    pub(crate) fn node_events(&mut self, id: NodeId, block: BlockId) {
        let trace = self.trace;
        let kind = &trace.node(id).kind;
        match kind {
            NodeKind::Placeholder { captures: Some(captured) } => {
                *self.slots.entry(id) = self.slots[*captured];
            }
            NodeKind::Read(access) | NodeKind::Write(access) | NodeKind::Atomic(access)
                if access.space == Space::Shared =>
            {
                self.access(id, block, access);
            }
            NodeKind::Read(access) | NodeKind::Write(access) if access.space == Space::Global => {
                let counts =
                    if matches!(kind, NodeKind::Read(_)) { self.counts_loads } else { self.counts_stores };
                if counts {
                    let is_write = matches!(kind, NodeKind::Write(_));
                    let direction = if is_write { Direction::Store } else { Direction::Load };
                    let copy = Action::Copy { queue: Queue::Vmem, direction, predicate: None };
                    self.emit(id, block, copy, Accesses::new());
                }
            }
            NodeKind::GatherToLds(copy) | NodeKind::TensorLoadToLds(copy) => self.copy(id, block, copy),
            NodeKind::Barrier(barrier) => self.barrier(id, block, barrier),
            NodeKind::Signal { barrier, tensor_wait } => {
                if *tensor_wait {
                    self.wait(id, block, Queue::Tdm, 0);
                }
                self.rendezvous(id, block, BarrierKind::Signal { id: *barrier }, true);
            }
            NodeKind::Wait { barrier } => {
                self.rendezvous(id, block, BarrierKind::WaitSignal { id: *barrier }, true);
            }
            NodeKind::WorkgroupBarrier => {
                let event = self.rendezvous(id, block, BarrierKind::Cta, false);
                self.bare.barriers.insert(event);
            }
            NodeKind::CounterWait(wait) => self.counters(id, block, wait),
            NodeKind::Scheduling => {
                self.emit(id, block, Action::Hint, Accesses::new());
            }
            _ => {}
        }
    }

    fn access(&mut self, id: NodeId, block: BlockId, access: &trace::Access) {
        let node = self.trace.node(id);
        let (mode, action) = match &node.kind {
            NodeKind::Read(_) => (Mode::Read, Action::Touch { asserted: false }),
            NodeKind::Write(_) => (Mode::Write, Action::Touch { asserted: false }),
            _ => {
                // Two atomics of one op on elements of one size need no order.
                let bits = access.element_bits.map(|bits| format!(" {bits}")).unwrap_or_default();
                // An atomic without a known op commutes only with itself.
                let op = node.op.clone().unwrap_or_else(|| format!("node {}", node.id));
                let commutes = Some(format!("{op}{bits}"));
                (Mode::ReadWrite, Action::Atomic { commutes })
            }
        };
        let accesses = self.accesses(id, access.memory, mode, None);
        self.emit(id, block, action, accesses);
    }

    fn copy(&mut self, id: NodeId, block: BlockId, copy: &trace::Copy) {
        let queue = self.queue_of(&self.trace.node(id).kind);
        if self.settled {
            // The queue orders copies of one run, so they commute.
            let commutes = Some(format!("copies {queue:?} {}", self.runs[id]));
            let accesses = self.accesses(id, copy.memory, Mode::Write, None);
            let event = self.emit(id, block, Action::Atomic { commutes }, accesses);
            self.bare.engines.insert(event);
            return;
        }
        let mut accesses = self.accesses(id, copy.memory, Mode::Write, Some(queue));
        let token = self.tokens[id];
        accesses.iter_mut().for_each(|access| access.token = token);
        let action = Action::Copy { queue, direction: Direction::Load, predicate: None };
        self.emit(id, block, action, accesses);
    }

    fn accesses(&mut self, id: NodeId, memory: NodeId, mode: Mode, queue: Option<Queue>) -> Accesses {
        let footprints = self.footprints(id, memory);
        let issuer = queue.map_or(Issuer::Warps, |queue| queue.row().accessed_by);
        let proxy = Proxy::Generic;
        let access =
            Access { mode, proxy, issuer, queue, footprints, scratch: false, cross_cta: false, token: None };
        SmallVec::from_iter([access])
    }

    fn barrier(&mut self, id: NodeId, block: BlockId, barrier: &trace::Barrier) {
        if barrier.wait_async {
            self.wait(id, block, self.copy_queue(), 0);
        }
        if barrier.tensor_wait {
            self.wait(id, block, Queue::Tdm, 0);
        }
        if !barrier.async_deps.is_empty() && !self.settled {
            self.wait_for(id, block);
        }
        self.rendezvous(id, block, BarrierKind::Cta, true);
    }

    /// Emits the waits for the copies that the dependencies of a barrier name.
    fn wait_for(&mut self, id: NodeId, block: BlockId) {
        let completed = std::mem::take(self.completed.entry(id));
        for queue in [self.copy_queue(), Queue::Tdm] {
            let of = |copy: NodeId| self.queue_of(&self.trace.node(copy).kind) == queue;
            let named = completed.iter().filter(|done| of(done.copy));
            let tokens: Vec<WaitToken> = named
                .filter_map(|done| Some(WaitToken { token: self.tokens[done.copy]?, age: done.age }))
                .collect();
            if !tokens.is_empty() {
                let wait = Wait { queue, pending: None, tokens, read_only: false, trailing_barrier: false };
                self.emit(id, block, Action::Wait(wait), Accesses::new());
            }
        }
    }

    /// Assigns a token to each copy if any barrier names copies.
    pub(crate) fn name_tokens(&mut self) {
        let trace = self.trace;
        let names =
            |kind: &NodeKind| matches!(kind, NodeKind::Barrier(barrier) if !barrier.async_deps.is_empty());
        let Some((first, _)) = trace.nodes().find(|(_, node)| names(&node.kind)) else { return };
        match deps::completed(trace) {
            Some(completed) => self.completed = completed,
            None => {
                let message = format!(
                    "{} names copies in `async_deps`, but the trace has too many copies and dependencies to follow: Seawall assumes that `async_deps` complete no copy",
                    trace.describe(first)
                );
                self.warn("wave::too-many-dependencies", first, message);
            }
        }
        let copies = trace.nodes().filter(|(_, node)| node.kind.is_asynchronous());
        for (number, (id, _)) in copies.enumerate() {
            *self.tokens.entry(id) = Some(TokenId::from_index(number));
        }
    }

    fn counters(&mut self, id: NodeId, block: BlockId, wait: &CounterWait) {
        let counts_stores = self.program.target.as_ref().is_some_and(Target::counts_stores_with_loads);
        let store = wait.store.filter(|_| counts_stores);
        let vector = [wait.load, store].into_iter().flatten().min();
        let waits = [
            (Queue::Vmem, vector),
            (Queue::Ds, wait.ds),
            (Queue::Tdm, wait.tensor),
            (Queue::Async, wait.asynchronous),
        ];
        for (queue, pending) in waits {
            if let Some(pending) = pending {
                self.wait(id, block, queue, pending);
            }
        }
    }

    fn wait(&mut self, id: NodeId, block: BlockId, queue: Queue, pending: u32) {
        let (read_only, trailing_barrier) = (false, false);
        let wait = Wait { queue, pending: Some(pending), tokens: Vec::new(), read_only, trailing_barrier };
        self.emit(id, block, Action::Wait(wait), Accesses::new());
    }

    fn rendezvous(&mut self, id: NodeId, block: BlockId, kind: BarrierKind, local_fence: bool) -> EventId {
        let origin = BarrierOrigin::Op;
        let barrier = Barrier { kind, local_fence, other_memory: false, origin };
        self.emit(id, block, Action::Barrier(barrier), Accesses::new())
    }

    fn emit(&mut self, id: NodeId, block: BlockId, action: Action, accesses: Accesses) -> EventId {
        let origin: OriginId = self.origin(id);
        let event = self.program.events.push(Event { origin, action, accesses });
        self.program.blocks[block].events.push(event);
        event
    }

    /// Warns about a barrier in a conditional. The lowering assumes that all waves take the same
    /// path; if they do not, the waves inside wait for a barrier that the others do not reach.
    pub(crate) fn warn_about_barrier_in_conditional(&mut self, id: NodeId) {
        let trace = self.trace;
        let Some(graph) = trace.node(id).kind.subgraph() else { return };
        let is_barrier = |&&inside: &&NodeId| {
            matches!(
                trace.node(inside).kind,
                NodeKind::Barrier(_)
                    | NodeKind::Signal { .. }
                    | NodeKind::Wait { .. }
                    | NodeKind::WorkgroupBarrier
            )
        };
        if let Some(&inside) = trace.graph(graph).nodes().iter().find(is_barrier) {
            let message = format!(
                "{} is in a conditional: Seawall assumes that all waves of the workgroup take the same path",
                trace.describe(inside)
            );
            self.warn("wave::rendezvous-in-conditional", inside, message);
        }
    }
}
