//! Events of barriers, waits and fences, including those that the lowering of an op adds.

use seawall_dialects::{
    AddressSpaces, Barrier as BarrierOp, Fence as FenceOp, Queue as OpQueue, Traits, Wait as WaitOp,
    WarpSpecialize,
};
use seawall_mlir::OpId;
use seawall_model::{
    Action, Barrier, BarrierKind, BarrierOrigin, BlockId, Family, Fence, FenceKind, Queue, Target, Wait,
    WaitToken,
};
use smallvec::SmallVec;

use crate::counting::Entries;
use crate::events::Emit;
use crate::unit::ModuleLowering;

impl ModuleLowering<'_> {
    pub(crate) fn barrier_events(&mut self, emit: &mut Emit, barrier: BarrierOp) {
        let op = emit.op;
        let other_memory = self.orders_other_memory(op, barrier);
        let (kind, local_fence) = match barrier {
            BarrierOp::AddressSpaces { .. } => {
                let spaces = AddressSpaces::of_barrier(self.module, op);
                (BarrierKind::Cta, spaces.is_some_and(|s| s.has(AddressSpaces::LOCAL)))
            }
            BarrierOp::Gpu { spaces } => (BarrierKind::Cta, self.gpu_barrier_fences(op, spaces)),
            // A full barrier that Triton's membar pass ignores, since it is not an op of its
            // dialects.
            BarrierOp::Workgroup => {
                let kind = BarrierKind::Cta;
                let barrier =
                    Barrier { kind, local_fence: true, other_memory, origin: BarrierOrigin::Hidden };
                return self.emit_foreign_barrier(emit, barrier);
            }
            BarrierOp::ExecutionOnly => (BarrierKind::Cta, false),
            BarrierOp::Cluster { relaxed } => {
                let relaxed = relaxed.is_some_and(|key| self.flag(op, key));
                (BarrierKind::Cluster { relaxed }, !relaxed)
            }
            // `barrier.cluster.arrive` releases unless it is relaxed (PTX ISA).
            BarrierOp::ClusterArrive { relaxed } => {
                let relaxed = relaxed.is_some_and(|key| self.flag(op, key));
                (
                    BarrierKind::Signal { id: -3 },
                    !relaxed && matches!(self.program.target, Some(Target::Nvidia(_))),
                )
            }
            BarrierOp::ClusterWait => (BarrierKind::WaitSignal { id: -3 }, false),
            BarrierOp::SplitSignal { id } => (BarrierKind::Signal { id: self.barrier_id(op, id) }, false),
            BarrierOp::SplitWait { id } => (BarrierKind::WaitSignal { id: self.barrier_id(op, id) }, false),
            // `bar.sync 0` of all threads. In a partition it would also count the threads of the
            // others.
            BarrierOp::Named { id, threads }
                if !self.specialized
                    && self.module.operand_group(op, id).is_empty()
                    && self.module.operand_group(op, threads).is_empty() =>
            {
                return self.barrier_events(emit, BarrierOp::Workgroup);
            }
            BarrierOp::Named { id, threads } => {
                let (id, threads) = (self.operand_term(op, id), self.operand_term(op, threads));
                (BarrierKind::Named { id, threads, arrive_only: false }, false)
            }
            BarrierOp::NamedArrive { id, threads } => {
                let (id, threads) = (self.operand_term(op, id), self.operand_term(op, threads));
                (BarrierKind::Named { id, threads, arrive_only: true }, false)
            }
            BarrierOp::Conditional { predicate } => match self.operand(op, predicate) {
                Some(condition) => {
                    let condition = self.divergent_condition_term(op, condition);
                    (BarrierKind::Conditional { condition }, false)
                }
                None => (BarrierKind::Cta, false),
            },
            // A mask of some lanes synchronizes only these lanes.
            BarrierOp::Warp => (BarrierKind::Warp, self.synchronizes_all_lanes(op)),
        };
        self.emit_barrier(emit, Barrier { kind, local_fence, other_memory, origin: BarrierOrigin::Op });
    }

    /// Whether a warp barrier has no lane mask, or one of all lanes.
    fn synchronizes_all_lanes(&self, op: OpId) -> bool {
        let mask = self.module.operands(op).first();
        mask.is_none_or(|&mask| matches!(self.constant(mask), Some(-1 | 0xffff_ffff)))
    }

    /// Whether the compiler splits the MMA between two clusters of a ping-pong schedule, with a
    /// bare barrier in between (Triton 3.9, `tt.dot_scaled` for AMD GPUs).
    pub(crate) fn is_split_mma(&self, op: OpId) -> bool {
        self.module.op_name(op) == "tt.dot_scaled"
            && self.module.attr(op, "pingpong_2step").is_some()
            && matches!(self.program.target, Some(Target::Amd(_)))
    }

    pub(crate) fn split_mma_events(&mut self, op: OpId, block: BlockId) {
        let mut emit = Emit { op, block, origin: None };
        let (kind, origin) = (BarrierKind::Cta, BarrierOrigin::Hidden);
        self.emit_barrier(&mut emit, Barrier { kind, local_fence: false, other_memory: true, origin });
    }

    fn copies_count_as_loads(&self) -> bool {
        matches!(&self.program.target, Some(target @ Target::Amd(_)) if target.family() == Family::Gfx9)
    }

    /// Whether a `gpu.barrier` orders shared memory. On NVIDIA GPUs it does whatever its list of
    /// fences is. On AMD GPUs the list decides which counters are waited for before the bare
    /// barrier.
    fn gpu_barrier_fences(&self, op: OpId, spaces: &str) -> bool {
        let listed = self.module.attr(op, spaces);
        self.any_gpu_barrier
            || !matches!(self.program.target, Some(Target::Amd(_)))
            || listed.is_none_or(|listed| self.module.attr_text(listed).contains("workgroup"))
    }

    /// Whether a program may need the barrier for memory outside of the model. Only a barrier that
    /// lists its address spaces is known to be free of that.
    fn orders_other_memory(&self, op: OpId, barrier: BarrierOp) -> bool {
        match barrier {
            BarrierOp::AddressSpaces { .. } => AddressSpaces::of_barrier(self.module, op)
                .is_none_or(|spaces| spaces != AddressSpaces::LOCAL && spaces != AddressSpaces::NONE),
            BarrierOp::Gpu { spaces } => self
                .module
                .attr(op, spaces)
                .is_none_or(|listed| self.module.attr_text(listed).contains("global")),
            _ => true,
        }
    }

    /// Emits a barrier that is an op of the program but unknown to Triton's membar pass.
    fn emit_foreign_barrier(&mut self, emit: &mut Emit, barrier: Barrier) {
        self.emit(emit, Action::Other, SmallVec::new());
        self.emit_barrier(emit, barrier);
    }

    fn barrier_id(&self, op: OpId, key: Option<&str>) -> i32 {
        key.and_then(|key| self.int_attr(op, key)).and_then(|id| i32::try_from(id).ok()).unwrap_or(-1)
    }

    /// The queue that `wait` drains, the entries that it may leave, and the tokens that it
    /// completes.
    ///
    /// On gfx1250 the released compiler computes instruction counts from tokens or, without tokens,
    /// from counted groups and copies. Before that pass tokens decide, and the count beside them
    /// means nothing. After it, the instruction count alone decides. Elsewhere a count decides.
    fn waited_for(&mut self, op: OpId, wait: WaitOp) -> (Queue, Option<u32>, Vec<WaitToken>) {
        let queue = model_queue(wait.queue);
        let named = wait.tokens.filter(|&group| !self.module.operand_group(op, group).is_empty());
        let count = match wait.count {
            Some(key) => self.int_attr(op, key).and_then(|n| u32::try_from(n).ok()),
            None => named.is_none().then_some(0),
        };
        match (wait.queue, named) {
            (OpQueue::AsyncInstructions, _) => (
                Queue::CpAsync,
                count.and_then(|n| self.pending_by_instructions(op, n, Entries::Groups)),
                Vec::new(),
            ),
            (OpQueue::TdmInstructions, _) => (
                queue,
                count.and_then(|n| self.pending_by_instructions(op, n, Entries::TensorCopies)),
                Vec::new(),
            ),
            (OpQueue::CpAsync, Some(group)) if self.counts_instructions() => {
                (queue, self.pending_by_tokens(op, group, Entries::Groups), self.waited_tokens(op, group))
            }
            (OpQueue::Tdm, Some(group)) => (
                queue,
                self.pending_by_tokens(op, group, Entries::TensorCopies),
                self.waited_tokens(op, group),
            ),
            // Direct copies of gfx9 count as loads. A wait for 0 loads is a wait for all of them.
            (OpQueue::PackedCounters, _) if self.copies_count_as_loads() => match self.int_attr(op, "load") {
                Some(loads) => (Queue::CpAsync, (loads == 0).then_some(0), Vec::new()),
                None => (queue, count, Vec::new()),
            },
            (_, Some(group)) if wait.count.is_none() => (queue, None, self.waited_tokens(op, group)),
            _ => (queue, count, Vec::new()),
        }
    }

    /// Whether the released compiler turns groups of asynchronous copies into instruction counts.
    fn counts_instructions(&self) -> bool {
        self.program.target.as_ref().is_some_and(crate::counting::groups_become_instructions)
    }

    pub(crate) fn wait_events(&mut self, emit: &mut Emit, wait: WaitOp) {
        let op = emit.op;
        let (queue, pending, tokens) = self.waited_for(op, wait);
        let action = Action::Wait(Wait {
            queue,
            pending,
            tokens,
            read_only: self.flag(op, "read_only") || (queue == Queue::TmaStore && self.flag(op, "read")),
            trailing_barrier: self.has(op, Traits::MEM_WAIT),
        });
        self.emit(emit, action, SmallVec::new());
        self.arrivals_after_wait(emit);
        self.releases_after_wait(emit);
        // A wgmma wait of more than one warpgroup is also a barrier of the partition's warps.
        let warps = self.warps_of(self.program.blocks[emit.block].partition);
        if queue == Queue::Wgmma && warps > 4 && !self.flag(op, "warpGroupLocal") {
            self.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
        }
    }

    pub(crate) fn fence_events(&mut self, emit: &mut Emit, fence: FenceOp) {
        let (kind, cluster) = match fence {
            FenceOp::AsyncProxy { cluster } => {
                (FenceKind::Proxy, cluster.is_some_and(|key| self.flag(emit.op, key)))
            }
            FenceOp::Memory => (FenceKind::Thread, false),
            FenceOp::MBarrierInit => (FenceKind::MBarrierInit, true),
            FenceOp::TensorMap => {
                self.emit(emit, Action::Other, SmallVec::new());
                return self.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
            }
        };
        self.emit(emit, Action::Fence(Fence { kind, cluster }), SmallVec::new());
    }

    pub(crate) fn specialize_events(&mut self, emit: &mut Emit, kind: WarpSpecialize, scratch: Option<u32>) {
        let barrier = Barrier {
            kind: BarrierKind::Partitions,
            local_fence: true,
            other_memory: false,
            origin: BarrierOrigin::Lowering,
        };
        match (kind, scratch) {
            (WarpSpecialize::Enter, Some(offset)) => {
                // The captures are written, a barrier follows, the workers read them, and a second
                // barrier ends it.
                self.scratch_exchange_events(emit, SmallVec::new(), offset, Some(barrier));
                self.emit_barrier(emit, barrier);
            }
            (
                WarpSpecialize::Enter
                | WarpSpecialize::Group
                | WarpSpecialize::Yield
                | WarpSpecialize::Return,
                _,
            ) => {
                self.emit_barrier(emit, barrier);
            }
            (WarpSpecialize::Partitions, _) => {
                self.emit(emit, Action::Other, SmallVec::new());
            }
        }
    }

    /// Emits the barrier with which a partition starts.
    pub(crate) fn partition_entry_barrier(&mut self, op: OpId, block: BlockId) {
        let mut emit = Emit { op, block, origin: None };
        let kind = BarrierKind::Partitions;
        self.emit_barrier(
            &mut emit,
            Barrier { kind, local_fence: true, other_memory: false, origin: BarrierOrigin::Lowering },
        );
    }
}

/// A CTA barrier with a local fence.
pub(crate) fn cta_barrier(origin: BarrierOrigin) -> Barrier {
    Barrier { kind: BarrierKind::Cta, local_fence: true, other_memory: false, origin }
}

/// The model's name of a queue.
pub(crate) fn model_queue(queue: OpQueue) -> Queue {
    match queue {
        OpQueue::CpAsync => Queue::CpAsync,
        OpQueue::AsyncInstructions | OpQueue::AsyncCount => Queue::Async,
        OpQueue::Tdm | OpQueue::TdmInstructions | OpQueue::TensorCount => Queue::Tdm,
        OpQueue::TmaStore => Queue::TmaStore,
        OpQueue::Wgmma => Queue::Wgmma,
        OpQueue::Tmem => Queue::TmemAccess,
        OpQueue::MBarrier => Queue::Tma,
        OpQueue::LoadCount => Queue::Vmem,
        // The operations that these count are complete already, or outside of the model.
        OpQueue::StoreCount | OpQueue::DsCount | OpQueue::PackedCounters => Queue::Ds,
    }
}
