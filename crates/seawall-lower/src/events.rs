//! The events of an op: barriers that it is or that its lowering emits, the accesses of its
//! declared memory effects, and its other actions.
//!
//! An op without memory effects and scratch memory has no event. An op whose effects are outside of
//! the model (global memory, printing) is [`Action::Other`], because a barrier may go before or
//! after it.

use seawall_dialects::{
    Access as Does, AsyncCopy, EffectInstance, Meaning, Mma, OpEffects, Queue as OpQueue, Resource,
    SharedAccessKind, Traits, View,
};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{
    Access, Action, Barrier, BarrierOrigin, BinaryOp, BlockId, Call, Direction, Event, Issuer, MBarrier,
    MBarrierOp, Mode, OriginId, Proxy, Queue, TermId, Wait,
};
use smallvec::SmallVec;

use crate::arefs::is_unbound_copy;
use crate::barriers::{cta_barrier, model_queue};
use crate::unit::ModuleLowering;

/// Accesses of one event.
pub(crate) type Accesses = SmallVec<[Access; 1]>;

/// Where the events of one op go.
pub(crate) struct Emit {
    pub(crate) op: OpId,
    pub(crate) block: BlockId,
    pub(crate) origin: Option<OriginId>,
}

impl ModuleLowering<'_> {
    /// Appends the events of `op` to `block`.
    pub(crate) fn op_events(&mut self, op: OpId, block: BlockId) {
        let effects = self.effects_of(op);
        let scratch = self.scratch_offset(op);
        let meaning = self.meaning(op);
        if self.is_split_mma(op) {
            return self.split_mma_events(op, block);
        }
        let silent = matches!(meaning, Meaning::None | Meaning::View(_) | Meaning::Yield | Meaning::Branch);
        if effects.memory_effect_free && scratch.is_none() && (silent || self.is_value_op(meaning)) {
            return;
        }
        let mut emit = Emit { op, block, origin: None };
        if self.upstream && self.upstream_events(&mut emit, meaning, &effects) {
            return;
        }
        if !effects.known && effects.instances.iter().any(|e| e.value.is_some()) {
            let message = format!(
                "unknown op `{}`: Seawall assumes that it reads and writes every buffer operand",
                self.module.op_name(op)
            );
            self.warn("lower::unknown-op", op, message, "reported races may not exist");
        }
        self.meaning_events(&mut emit, meaning, &effects, scratch);
    }

    fn is_value_op(&self, meaning: Meaning) -> bool {
        matches!(
            meaning,
            Meaning::Constant
                | Meaning::Arith(_)
                | Meaning::Select
                | Meaning::Poison
                | Meaning::Return
                | Meaning::Scratch(_)
        )
    }

    fn meaning_events(
        &mut self,
        emit: &mut Emit,
        meaning: Meaning,
        effects: &OpEffects,
        scratch: Option<u32>,
    ) {
        let op = emit.op;
        match meaning {
            Meaning::Barrier(barrier) => self.barrier_events(emit, barrier),
            Meaning::Wait(wait) => self.wait_events(emit, wait),
            Meaning::AsyncCopy(copy) => self.copy_events(emit, copy, effects),
            Meaning::CommitGroup(queue) => {
                self.emit(emit, Action::Commit(model_queue(queue)), Accesses::new())
            }
            Meaning::MBarrier(mbarrier) => self.mbarrier_events(emit, mbarrier, effects),
            Meaning::Mma(mma) => self.mma_events(emit, mma, effects),
            Meaning::Fence(fence) => self.fence_events(emit, fence),
            Meaning::Token(token) => self.token_events(emit, token),
            Meaning::Aref(aref) => self.aref_events(emit, aref),
            Meaning::SchedHint => self.emit(emit, Action::Hint, Accesses::new()),
            Meaning::Call => self.call_events(emit),
            Meaning::WarpSpecialize(kind) => self.specialize_events(emit, kind, scratch),
            Meaning::Atomic(_) => self.atomic_events(emit, effects, scratch),
            Meaning::Scratch(kind) => self.scratch_events(emit, kind, effects, scratch),
            _ => {
                let asserted = self.has(op, Traits::LOCAL_LOAD) && self.is_asserted(op);
                let mut accesses = self.accesses(op, effects, None);
                if self.access_crosses_ctas(op) {
                    accesses.iter_mut().for_each(|a| a.cross_cta = true);
                }
                self.part_accesses(op, emit.block, &mut accesses);
                if let Some(offset) = scratch {
                    self.scratch_exchange_events(
                        emit,
                        accesses,
                        offset,
                        Some(cta_barrier(BarrierOrigin::Lowering)),
                    );
                } else if accesses.is_empty() {
                    if !effects.memory_effect_free {
                        self.emit(emit, Action::Other, accesses);
                    }
                } else {
                    self.emit(emit, Action::Touch { asserted }, accesses);
                }
            }
        }
    }

    pub(crate) fn emit(&mut self, emit: &mut Emit, action: Action, accesses: Accesses) {
        let origin = match emit.origin {
            Some(origin) => origin,
            None => self.origin(emit.op),
        };
        emit.origin = Some(origin);
        let event = self.program.events.push(Event { origin, action, accesses });
        self.program.blocks[emit.block].events.push(event);
    }

    /// Appends a barrier.
    pub(crate) fn emit_barrier(&mut self, emit: &mut Emit, barrier: Barrier) {
        self.emit(emit, Action::Barrier(barrier), Accesses::new());
    }

    /// The accesses of the declared effects on memdescs, one for each value and proxy, in the order
    /// of their declaration.
    pub(crate) fn accesses(&mut self, op: OpId, effects: &OpEffects, queue: Option<Queue>) -> Accesses {
        let mut merged: SmallVec<[(ValueId, Resource, Mode); 4]> = SmallVec::new();
        for &EffectInstance { access, resource, value } in &effects.instances {
            let (Some(value), Some(mode)) = (value, mode_of(access)) else { continue };
            // Upstream ops declare effects on memory; the type of the memref says which memory.
            let shared = resource == Resource::Default && self.is_shared_memref(value);
            let resource = if shared { Resource::Shared(SharedAccessKind::Generic) } else { resource };
            if !matches!(resource, Resource::Shared(_) | Resource::Tensor) || !self.is_memdesc(value) {
                continue;
            }
            match merged.iter_mut().find(|m| m.0 == value && m.1 == resource) {
                Some(known) if known.2 != mode => known.2 = Mode::ReadWrite,
                Some(_) => {}
                None => merged.push((value, resource, mode)),
            }
        }
        let mut accesses = Accesses::new();
        for (value, resource, mode) in merged {
            let mut access = self.access(value, resource, mode, queue);
            if self.is_shared_memref(value) {
                access.footprints = self.memref_footprints(op, value);
            }
            accesses.push(access);
        }
        accesses
    }

    pub(crate) fn access(
        &mut self,
        value: ValueId,
        resource: Resource,
        mode: Mode,
        queue: Option<Queue>,
    ) -> Access {
        let proxy = match resource {
            Resource::Shared(SharedAccessKind::Async) => Proxy::Async,
            Resource::Shared(SharedAccessKind::Barrier) => Proxy::Barrier,
            _ => Proxy::Generic,
        };
        // The mbarrier operation of a copy or MMA is not in the queue of that op.
        let queue = queue.filter(|_| proxy != Proxy::Barrier);
        let issuer = match (queue, proxy) {
            (Some(queue), _) => queue_issuer(queue),
            (None, Proxy::Barrier) => Issuer::Thread,
            (None, _) => Issuer::Warps,
        };
        Access {
            mode,
            proxy,
            issuer,
            queue,
            footprints: self.footprints(value),
            scratch: false,
            cross_cta: false,
            token: None,
        }
    }

    fn copy_events(&mut self, emit: &mut Emit, copy: AsyncCopy, effects: &OpEffects) {
        let op = emit.op;
        let into_shared = effects.instances.iter().any(|e| {
            e.access == Does::Write && e.value.is_some_and(|v| self.is_payload(e) || self.is_shared_memref(v))
        });
        let direction = if into_shared { Direction::Load } else { Direction::Store };
        let is_unbound = is_unbound_copy(self.module.op_name(op));
        let is_bulk = self.flag(op, "useBulk") || is_unbound;
        let queue = match copy.queue {
            OpQueue::MBarrier if is_unbound => Queue::Tma,
            OpQueue::MBarrier if !self.has(op, Traits::TMA_LOAD_LIKE) => Queue::Remote,
            // A bulk copy is a TMA operation, whose completion only an mbarrier reports.
            OpQueue::CpAsync if is_bulk => Queue::Tma,
            OpQueue::LoadCount => self.direct_queue(),
            other => model_queue(other),
        };
        let mut accesses = self.accesses(op, effects, Some(queue));
        if is_bulk {
            accesses.iter_mut().filter(|a| a.proxy == Proxy::Generic).for_each(|a| a.proxy = Proxy::Async);
        }
        let arrival = if is_unbound { self.aref_arrival(op) } else { None };
        accesses.extend(arrival);
        let token = self.copy_token(op);
        accesses.iter_mut().filter(|a| a.queue.is_some()).for_each(|a| a.token = token);
        self.reach_other_ctas(op, queue, &mut accesses);
        self.part_accesses(op, emit.block, &mut accesses);
        if accesses.is_empty() {
            self.emit(emit, Action::Other, accesses);
        } else {
            let predicate = copy.predicate.and_then(|name| self.predicate_term(op, name));
            let predicate = predicate.filter(|&p| !self.always_holds(p));
            self.emit(emit, Action::Copy { queue, direction, predicate }, accesses);
            if queue == Queue::TmaStore && !self.upstream {
                // The lowering of each store closes its bulk group.
                self.emit(emit, Action::Commit(queue), Accesses::new());
            }
        }
    }

    /// Whether an effect is on data rather than on an mbarrier or global memory.
    fn is_payload(&self, effect: &EffectInstance) -> bool {
        matches!(
            effect.resource,
            Resource::Shared(SharedAccessKind::Generic | SharedAccessKind::Async) | Resource::Tensor
        )
    }

    fn mma_events(&mut self, emit: &mut Emit, mma: Mma, effects: &OpEffects) {
        let queue = match mma {
            Mma::WarpGroup => Queue::Wgmma,
            Mma::Tcgen05 { .. } | Mma::TmemCopy => Queue::Tcgen05,
        };
        if let Mma::Tcgen05 { barriers, .. } = mma
            && !self.module.operand_group(emit.op, barriers).is_empty()
        {
            self.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
        }
        let mut accesses = self.accesses(emit.op, effects, Some(queue));
        if matches!(mma, Mma::Tcgen05 { .. }) {
            self.widen_accumulator(emit.op, &mut accesses);
        }
        let crosses = match mma {
            _ if self.names_other_cta(emit.op) => self.program.ctas > 1,
            Mma::WarpGroup => false,
            Mma::Tcgen05 { .. } => self.commits_across_ctas(emit.op, &["a", "b"]),
            Mma::TmemCopy => self.two_ctas(),
        };
        if crosses {
            accesses.iter_mut().for_each(|a| a.cross_cta = true);
        }
        let predicate = if queue == Queue::Tcgen05 { self.operand_term(emit.op, "pred") } else { None };
        let predicate = predicate.filter(|&p| !self.always_holds(p));
        let signals: SmallVec<[Access; 1]> =
            accesses.iter().filter(|a| a.proxy == Proxy::Barrier).cloned().collect();
        accesses.retain(|a| a.proxy != Proxy::Barrier);
        self.emit(emit, Action::Mma { queue, predicate }, accesses);
        if queue == Queue::Wgmma {
            self.wgmma_group(emit);
        }
        self.mma_commits(emit, mma, predicate, signals);
    }

    /// Widens the write of an MMA that does not accumulate. It first clears the whole allocation of
    /// its accumulator, whatever the type of the operand, and so all buffers that the memory
    /// planner packed there. A slice of an allocation counts as such a packed buffer.
    fn widen_accumulator(&mut self, op: OpId, accesses: &mut [Access]) {
        let module = self.module;
        let accumulates = self.operand(op, "useD").and_then(|value| self.constant(value));
        let Some(named) = self.operand(op, "d").filter(|_| accumulates.is_none_or(|value| value == 0)) else {
            return;
        };
        let mut whole = named;
        while let Some(view) = module.defining_op(whole)
            && matches!(
                self.meaning(view),
                Meaning::View(View::Reinterpret | View::Reshape | View::Transpose { .. } | View::Alias)
            )
            && let Some(&source) = module.operands(view).first()
        {
            whole = source;
        }
        let (own, all) = (self.footprints(named), self.footprints(whole));
        for access in accesses.iter_mut().filter(|a| a.mode.writes() && a.footprints == own) {
            access.footprints.clone_from(&all);
        }
    }

    /// Commits an MMA to each of its mbarriers, together with all earlier MMAs, as `tcgen05.commit`
    /// does.
    fn mma_commits(
        &mut self,
        emit: &mut Emit,
        mma: Mma,
        predicate: Option<TermId>,
        signals: SmallVec<[Access; 1]>,
    ) {
        let Mma::Tcgen05 { predicates, .. } = mma else { return };
        let own: Vec<ValueId> = self.module.operand_group(emit.op, predicates).to_vec();
        for (position, signal) in signals.into_iter().enumerate() {
            let own = own.get(position).map(|&value| self.term(value)).filter(|&p| !self.always_holds(p));
            let predicate = match (predicate, own) {
                (Some(a), Some(b)) if a != b => Some(self.program.terms.binary(BinaryOp::And, a, b)),
                (a, b) => a.or(b),
            };
            let commit = MBarrierOp::Commit { queue: Queue::Tcgen05, inc: false };
            self.emit_commits(
                emit,
                &["a", "b"],
                MBarrier { op: commit, predicate },
                &SmallVec::from_iter([signal]),
            );
        }
    }

    fn always_holds(&self, predicate: TermId) -> bool {
        self.program.terms.as_const(predicate).is_some_and(|value| value != 0)
    }

    /// Closes the wgmma group of an MMA, and waits for it unless the MMA is asynchronous.
    fn wgmma_group(&mut self, emit: &mut Emit) {
        self.emit(emit, Action::Commit(Queue::Wgmma), Accesses::new());
        if !self.flag(emit.op, "isAsync") {
            let wait = Wait {
                queue: Queue::Wgmma,
                pending: Some(0),
                tokens: Vec::new(),
                read_only: false,
                trailing_barrier: false,
            };
            self.emit(emit, Action::Wait(wait), Accesses::new());
        }
    }

    fn call_events(&mut self, emit: &mut Emit) {
        let op = emit.op;
        let callee = self.callee(op).and_then(|function| self.function_id(function));
        self.warn_about_mbarriers(op);
        let offset = self.shared_offsets(op).first().copied().unwrap_or(0);
        let module = self.module;
        let arguments = module.operands(op).iter();
        let arguments = arguments
            .map(|&v| if self.is_memdesc(v) { self.footprints(v).into_vec() } else { Vec::new() })
            .collect();
        let call = Call { callee, frame_offset: offset, arguments };
        self.emit(emit, Action::Call(call), Accesses::new());
        if callee.is_none() && self.upstream {
            self.foreign_call_events(emit);
        }
    }

    /// The events of a call to a function outside of the module, which may do anything with its
    /// buffers.
    fn foreign_call_events(&mut self, emit: &mut Emit) {
        let module = self.module;
        let given: SmallVec<[ValueId; 4]> =
            module.operands(emit.op).iter().copied().filter(|&value| self.is_memdesc(value)).collect();
        if given.is_empty() {
            return;
        }
        let message = "the called function is not in the module: Seawall assumes that it reads and writes every buffer argument";
        self.warn("lower::unknown-callee", emit.op, message.to_owned(), "reported races may not exist");
        let resource = Resource::Shared(SharedAccessKind::Generic);
        let accesses =
            given.into_iter().map(|value| self.access(value, resource, Mode::ReadWrite, None)).collect();
        self.emit(emit, Action::Touch { asserted: false }, accesses);
    }
}

/// The issuer of the accesses of a queue. `cp.async` and similar copies run lane by lane in the
/// warp that issues them. One thread or warp starts the others for all.
pub(crate) fn queue_issuer(queue: Queue) -> Issuer {
    match queue {
        Queue::CpAsync | Queue::Async | Queue::Vmem | Queue::Ds | Queue::TmemAccess => Issuer::Warps,
        Queue::Tdm | Queue::Tma | Queue::Remote | Queue::TmaStore | Queue::Wgmma | Queue::Tcgen05 => {
            Issuer::Engine
        }
    }
}

fn mode_of(access: Does) -> Option<Mode> {
    match access {
        Does::Read => Some(Mode::Read),
        Does::Write => Some(Mode::Write),
        Does::Allocate | Does::Free => None,
    }
}
