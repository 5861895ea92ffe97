//! The events of an op: barriers that it is or that its lowering emits, the accesses of its
//! declared memory effects, and its other actions.
//!
//! An op without memory effects and scratch memory has no event. An op whose effects are outside of
//! the model (global memory, printing) is [`Action::Other`], because a barrier may go before or
//! after it.

pub(crate) mod arefs;
pub(crate) mod barriers;
pub(crate) mod clusters;
pub(crate) mod conditions;
pub(crate) mod counters;
pub(crate) mod hardware_counters;
pub(crate) mod in_cta;
pub(crate) mod in_flight;
pub(crate) mod mbarriers;
pub(crate) mod multicast;
pub(crate) mod named_ctas;
pub(crate) mod pointers;
pub(crate) mod rings;
pub(crate) mod scratch;
pub(crate) mod unknown_calls;
pub(crate) mod upstream;

use rustc_hash::FxHashSet;
use seawall_dialects::{
    Access as Does, AsyncCopy, Meaning, MemRefAccessKind, Mma, OpEffects, Queue as OpQueue, Traits, View,
};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{
    Access, Action, Bare, Barrier, BarrierOrigin, BinaryOp, BlockId, Call, Direction, Event, EventId,
    MBarrier, MBarrierOp, OriginId, Proxy, Queue, TermId, Wait,
};
use smallvec::SmallVec;

use crate::Lowered;
use crate::accesses::{AccessList, Accesses, KnownAccesses, is_payload};
use crate::arguments;
use crate::draft::Draft;
use crate::events::arefs::{Arefs, is_unbound_copy};
use crate::events::barriers::{cta_barrier, model_queue};
use crate::events::counters::Counters;
use crate::events::rings::Rings;
use crate::facts::Facts;
use crate::lds;
use crate::structure::{Structure, uneven};
use crate::terms::Terms;
use crate::unfollowed_barriers;
use crate::unresolved_arithmetic;
use crate::views::ViewTable;
use crate::views::slots::SlotTable;
use crate::waits::Waits;

/// The events of ops, and the program that they go to.
pub(crate) struct Events<'m> {
    pub(crate) facts: &'m Facts<'m>,
    pub(crate) structure: &'m Structure<'m>,
    pub(crate) views: &'m ViewTable<'m>,
    pub(crate) slots: &'m SlotTable<'m>,
    pub(crate) draft: Draft<'m>,
    pub(crate) terms: Terms<'m>,
    pub(crate) waits: Waits<'m>,
    pub(crate) known: KnownAccesses,
    /// Conditional barriers whose condition cannot be followed.
    pub(crate) unresolved_conditions: Vec<OpId>,
    /// Ops that name a CTA by a rank that is not resolved.
    pub(crate) unknown_ranks: Vec<OpId>,
    /// Barriers that order memory only as far as earlier waits do.
    pub(crate) bare: Bare,
    pub(crate) rings: Rings,
    pub(crate) arefs: Arefs,
    pub(crate) counters: Counters,
}

/// Where the events of one op go.
pub(crate) struct Emit {
    pub(crate) op: OpId,
    pub(crate) block: BlockId,
    pub(crate) origin: Option<OriginId>,
}

impl<'m> Events<'m> {
    /// Appends the events of `op` to `block`.
    pub(crate) fn op_events(&mut self, op: OpId, block: BlockId) {
        let scratch = self.structure.placed.scratch_offset(op);
        let meaning = self.facts.meaning(op);
        if barriers::is_split_mma(self.facts, op) {
            return barriers::split_mma_events(self, op, block);
        }
        let silent = matches!(meaning, Meaning::None | Meaning::View(_) | Meaning::Yield | Meaning::Branch);
        let may_be_silent = scratch.is_none() && (silent || is_value_op(meaning));
        if may_be_silent && self.facts.knowledge.is_pure(op) {
            return;
        }
        let effects = self.structure.placed.effects_of(op);
        if effects.memory_effect_free && may_be_silent {
            return;
        }
        let mut emit = Emit { op, block, origin: None };
        if self.facts.upstream && upstream::upstream_events(self, &mut emit, meaning, &effects) {
            return;
        }
        if !effects.known && effects.instances.iter().any(|e| e.value.is_some()) {
            let message = format!(
                "unknown op `{}`: Seawall assumes that it reads and writes every buffer operand",
                self.facts.module.op_name(op)
            );
            self.draft.warn("lower::unknown-op", op, message, "`check` reports no races with it");
        }
        self.meaning_events(&mut emit, meaning, &effects, scratch);
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
            Meaning::Barrier(barrier) => barriers::barrier_events(self, emit, barrier),
            Meaning::Wait(wait) => barriers::wait_events(self, emit, wait),
            Meaning::AsyncCopy(copy) => self.copy_events(emit, copy, effects),
            Meaning::CommitGroup(queue) => {
                self.emit(emit, Action::Commit(model_queue(queue)), AccessList::new())
            }
            Meaning::MBarrier(mbarrier) => mbarriers::mbarrier_events(self, emit, mbarrier, effects),
            Meaning::Mma(mma) => self.mma_events(emit, mma, effects),
            Meaning::Fence(fence) => barriers::fence_events(self, emit, fence),
            Meaning::Token(token) => rings::token_events(self, emit, token),
            Meaning::Aref(aref) => arefs::aref_events(self, emit, aref),
            Meaning::SchedHint => self.emit(emit, Action::Hint, AccessList::new()),
            Meaning::Call => self.call_events(emit),
            Meaning::WarpSpecialize(kind) => barriers::specialize_events(self, emit, kind, scratch),
            Meaning::Atomic(_) => scratch::atomic_events(self, emit, effects, scratch),
            Meaning::Scratch(kind) => scratch::scratch_events(self, emit, kind, effects, scratch),
            _ => {
                let asserted = self.facts.has(op, Traits::LOCAL_LOAD)
                    && self.structure.synced.is_asserted(self.facts, op);
                let mut accesses = self.accesses().declared(op, effects, None);
                if clusters::access_crosses_ctas(self, op) {
                    accesses.iter_mut().for_each(|a| a.cross_cta = true);
                }
                self.accesses().part_accesses(op, emit.block, &mut accesses);
                if let Some(offset) = scratch {
                    scratch::scratch_exchange_events(
                        self,
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
                    // Two atomic operations never race, whatever they compute.
                    let name = self.facts.module.op_name(op);
                    let access = self.facts.knowledge.memref_access(op).map(|access| access.kind);
                    let action = match access {
                        Some(MemRefAccessKind::Atomic) => Action::Atomic { commutes: Some(name.to_owned()) },
                        _ => Action::Touch { asserted },
                    };
                    self.emit(emit, action, accesses);
                }
            }
        }
    }

    pub(crate) fn emit(&mut self, emit: &mut Emit, action: Action, accesses: AccessList) {
        let origin = match emit.origin {
            Some(origin) => origin,
            None => self.draft.origin(emit.op),
        };
        emit.origin = Some(origin);
        let event = self.draft.program.events.push(Event { origin, action, accesses });
        self.draft.program.blocks[emit.block].events.push(event);
    }

    /// Appends a barrier.
    pub(crate) fn emit_barrier(&mut self, emit: &mut Emit, barrier: Barrier) {
        self.emit(emit, Action::Barrier(barrier), AccessList::new());
    }

    fn copy_events(&mut self, emit: &mut Emit, copy: AsyncCopy, effects: &OpEffects) {
        let op = emit.op;
        let into_shared = effects.instances.iter().any(|e| {
            e.access == Does::Write
                && e.value.is_some_and(|v| is_payload(e) || self.facts.is_shared_memref(v))
        });
        let direction = if into_shared { Direction::Load } else { Direction::Store };
        let is_unbound = is_unbound_copy(self.facts.module.op_name(op));
        let is_bulk = self.facts.flag(op, "useBulk") || is_unbound;
        let queue = match copy.queue {
            OpQueue::MBarrier if is_unbound => Queue::Tma,
            OpQueue::MBarrier if !self.facts.has(op, Traits::TMA_LOAD_LIKE) => Queue::Remote,
            // A bulk copy is a TMA operation, whose completion only an mbarrier reports.
            OpQueue::CpAsync if is_bulk => Queue::Tma,
            OpQueue::LoadCount => self.facts.direct_queue(),
            other => model_queue(other),
        };
        let mut accesses = self.accesses().declared(op, effects, Some(queue));
        if is_bulk {
            accesses.iter_mut().filter(|a| a.proxy == Proxy::Generic).for_each(|a| a.proxy = Proxy::Async);
        }
        let arrival = if is_unbound { arefs::aref_arrival(self, op) } else { None };
        accesses.extend(arrival);
        let token = self.waits.copy_token(op);
        accesses.iter_mut().filter(|a| a.queue.is_some()).for_each(|a| a.token = token);
        clusters::reach_other_ctas(self, op, queue, &mut accesses);
        self.accesses().part_accesses(op, emit.block, &mut accesses);
        let stores_beside = self.stores_beside(op, &mut accesses);
        if accesses.is_empty() {
            self.emit(emit, Action::Other, accesses);
        } else {
            let arrives = accesses.iter().any(|access| access.proxy == Proxy::Barrier);
            let counts = queue.row().counts_skipped && !arrives;
            let predicate = copy.predicate.and_then(|name| self.terms.predicate_term(op, name));
            let predicate = predicate.filter(|&p| {
                // The stores happen where the predicate is off.
                !stores_beside && !self.writes_zeros(queue) && !counts && !self.terms.always_holds(p)
            });
            self.emit(emit, Action::Copy { queue, direction, predicate }, accesses);
            if queue == Queue::TmaStore && !self.facts.upstream {
                // The lowering of each store closes its bulk group.
                self.emit(emit, Action::Commit(queue), AccessList::new());
            }
        }
    }

    /// Whether a copy writes zeros where its mask is off. On NVIDIA GPUs, `cp.async` is issued with
    /// a source size of 0 there, and fills the destination (Triton,
    /// `AsyncCopyGlobalToLocalOpConversion`; PTX ISA, `cp.async`).
    fn writes_zeros(&self, queue: Queue) -> bool {
        queue == Queue::CpAsync && !self.facts.is_amd()
    }

    /// On AMD GPUs, warps store `other` where the mask of a copy is off: plain stores to the
    /// destination that no wait for copies covers (Triton 3.9, `AsyncCopyGlobalToLocalOpConversion`
    /// and `BufferLoadToLocalOpConversion`, seen in the wheel's code for gfx950 and gfx1250).
    /// Adds these stores, and returns whether there are any.
    fn stores_beside(&self, op: OpId, accesses: &mut AccessList) -> bool {
        if !self.facts.is_amd() || self.facts.module.operand_group(op, "other").is_empty() {
            return false;
        }
        let copied = accesses.iter().filter(|access| access.queue.is_some() && access.mode.writes());
        let stores: AccessList =
            copied.map(|access| Access { queue: None, token: None, ..access.clone() }).collect();
        let has_any = !stores.is_empty();
        accesses.extend(stores);
        has_any
    }

    fn mma_events(&mut self, emit: &mut Emit, mma: Mma, effects: &OpEffects) {
        let queue = match mma {
            Mma::WarpGroup => Queue::Wgmma,
            Mma::Tcgen05 { .. } | Mma::TmemCopy => Queue::Tcgen05,
        };
        if let Mma::Tcgen05 { barriers, .. } = mma
            && !self.facts.module.operand_group(emit.op, barriers).is_empty()
        {
            self.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
        }
        let mut accesses = self.accesses().declared(emit.op, effects, Some(queue));
        if matches!(mma, Mma::Tcgen05 { .. }) {
            self.widen_accumulator(emit.op, &mut accesses);
        }
        let signals = accesses.iter().any(|access| access.proxy == Proxy::Barrier);
        let crosses = match mma {
            _ if self.names_other_cta(emit.op, signals) => true,
            Mma::WarpGroup => false,
            Mma::Tcgen05 { .. } => clusters::commits_across_ctas(self.facts, emit.op, &["a", "b"]),
            Mma::TmemCopy => self.facts.two_ctas(),
        };
        if crosses {
            accesses.iter_mut().for_each(|a| a.cross_cta = true);
        }
        let predicate = if queue == Queue::Tcgen05 { self.terms.operand_term(emit.op, "pred") } else { None };
        let predicate = predicate.filter(|&p| !self.terms.always_holds(p));
        let signals: SmallVec<[Access; 1]> =
            accesses.iter().filter(|a| a.proxy == Proxy::Barrier).cloned().collect();
        accesses.retain(|a| a.proxy != Proxy::Barrier);
        let action = match mma {
            Mma::TmemCopy => Action::Copy { queue, direction: Direction::Load, predicate },
            Mma::WarpGroup | Mma::Tcgen05 { .. } => Action::Mma { queue, predicate },
        };
        self.emit(emit, action, accesses);
        if queue == Queue::Wgmma {
            self.wgmma_group(emit);
        }
        self.mma_commits(emit, mma, predicate, signals);
        if matches!(mma, Mma::Tcgen05 { .. }) && self.facts.is_synchronous_mma(emit.op) {
            self.wait_for_all(emit, queue);
        }
    }

    /// Waits until all operations of a queue so far are complete.
    fn wait_for_all(&mut self, emit: &mut Emit, queue: Queue) {
        let wait =
            Wait { queue, pending: Some(0), tokens: Vec::new(), read_only: false, trailing_barrier: false };
        self.emit(emit, Action::Wait(wait), AccessList::new());
    }

    /// Widens the write of an MMA that does not accumulate. It first clears the whole allocation of
    /// its accumulator, whatever the type of the operand, and so all buffers that the memory
    /// planner packed there. A slice of an allocation counts as such a packed buffer.
    fn widen_accumulator(&mut self, op: OpId, accesses: &mut [Access]) {
        let module = self.facts.module;
        let accumulates = self.facts.operand(op, "useD").and_then(|value| self.facts.constant(value));
        let Some(named) = self.facts.operand(op, "d").filter(|_| accumulates.is_none_or(|value| value == 0))
        else {
            return;
        };
        let mut whole = named;
        while let Some(view) = module.defining_op(whole)
            && matches!(
                self.facts.meaning(view),
                Meaning::View(View::Reinterpret | View::Reshape | View::Transpose { .. } | View::Alias)
            )
            && let Some(&source) = module.operands(view).first()
        {
            whole = source;
        }
        let (own, all) = (self.accesses().footprints(named), self.accesses().footprints(whole));
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
        let own: Vec<ValueId> = self.facts.module.operand_group(emit.op, predicates).to_vec();
        for (position, signal) in signals.into_iter().enumerate() {
            let own = own
                .get(position)
                .map(|&value| self.terms.term(value))
                .filter(|&p| !self.terms.always_holds(p));
            let predicate = match (predicate, own) {
                (Some(a), Some(b)) if a != b => Some(self.terms.arena.binary(BinaryOp::And, a, b)),
                (a, b) => a.or(b),
            };
            let commit = MBarrierOp::Commit { queue: Queue::Tcgen05, inc: false };
            clusters::emit_commits(
                self,
                emit,
                &["a", "b"],
                MBarrier { op: commit, predicate },
                &SmallVec::from_iter([signal]),
            );
        }
    }

    /// Closes the wgmma group of an MMA, and waits for it unless the MMA is asynchronous.
    fn wgmma_group(&mut self, emit: &mut Emit) {
        self.emit(emit, Action::Commit(Queue::Wgmma), AccessList::new());
        if !self.facts.flag(emit.op, "isAsync") {
            self.wait_for_all(emit, Queue::Wgmma);
        }
    }

    fn call_events(&mut self, emit: &mut Emit) {
        let op = emit.op;
        let callee = self.facts.callee(op).and_then(|function| self.draft.function_id(function));
        self.draft.warn_about_mbarriers(op);
        let offset = self.structure.placed.shared_offsets(op).first().copied().unwrap_or(0);
        let module = self.facts.module;
        let arguments = module.operands(op).iter();
        let arguments =
            arguments
                .map(|&v| {
                    if self.facts.is_memdesc(v) {
                        self.accesses().footprints(v).into_vec()
                    } else {
                        Vec::new()
                    }
                })
                .collect();
        let call = Call { callee, frame_offset: offset, arguments };
        self.emit(emit, Action::Call(call), AccessList::new());
        if callee.is_none() {
            unknown_calls::unknown_call_events(self, emit);
        }
    }

    /// Builds accesses.
    pub(crate) fn accesses(&mut self) -> Accesses<'_, 'm> {
        let Events { facts, structure, views, slots, .. } = *self;
        let Events { terms, draft, known, .. } = self;
        Accesses { facts, structure, views, slots, terms, draft, known }
    }

    /// Completes the program.
    pub(crate) fn finish(self) -> Lowered {
        let Events {
            facts,
            structure,
            mut draft,
            terms,
            mut bare,
            unresolved_conditions,
            known,
            unknown_ranks,
            ..
        } = self;
        let values = terms.table;
        draft.program.terms = terms.arena;
        draft.program.data = terms.data.in_order();
        draft.program.loaded = loaded_values(&draft, &terms.loaded);
        unresolved_arithmetic::warn_about_arithmetic(&mut draft);
        let arguments = arguments::of_kernels(&draft.program, facts.module, &values);
        // The pass places its barriers where they are needed, whatever threads reach them.
        let is_judged = !facts.options.declared_only;
        if is_judged {
            unfollowed_barriers::warn_about_barriers(&mut draft);
        }
        let uneven =
            if is_judged { uneven_events(structure, &draft, &unresolved_conditions) } else { Vec::new() };
        let divergent_ops = if is_judged { uneven::divergent_ops(structure) } else { FxHashSet::default() };
        bare.counted = lds::counted_lds(&draft);
        known.lanes.join(&mut draft.program);
        bare.publish(&mut draft.program);
        Lowered {
            program: draft.program,
            ops: draft.ops,
            bare,
            synced_loads: structure.synced.recorded(),
            uneven,
            divergent_ops,
            arguments,
            is_unrolled: false,
            unknown_indices: known.unknown_indices,
            moved_indices: known.moved_indices,
            unknown_ranks,
            unknown_calls: draft.unknown_calls,
            differing_stores: known.differing_stores,
            warnings: draft.warnings,
        }
    }
}

/// The events of ops that load values, with the symbols of these values.
fn loaded_values(draft: &Draft<'_>, loaded: &[(OpId, TermId)]) -> Vec<(EventId, TermId)> {
    if loaded.is_empty() {
        return Vec::new();
    }
    let reads = |event: &Event| event.accesses.iter().any(|access| access.mode.reads());
    let reading = draft.program.events.iter().filter(|(_, event)| reads(event));
    let mut values: Vec<(EventId, TermId)> = reading
        .flat_map(|(id, event)| {
            let op = draft.op_of(event.origin);
            loaded.iter().filter(move |known| known.0 == op).map(move |known| (id, known.1))
        })
        .collect();
    values.sort_unstable();
    values.dedup();
    values
}

fn is_value_op(meaning: Meaning) -> bool {
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

/// The events of barriers that threads reach unequally often.
fn uneven_events(structure: &Structure<'_>, draft: &Draft<'_>, unresolved: &[OpId]) -> Vec<EventId> {
    let of = |op: OpId| {
        let mut events = draft.program.events.iter();
        let is_it = |event: &Event| draft.op_of(event.origin) == op;
        events.find(|(_, event)| is_it(event)).map(|(id, _)| id)
    };
    uneven::find(structure, unresolved).into_iter().filter_map(of).collect()
}
