//! Events of barriers, waits and fences, including those that the lowering of an op adds.

use seawall_dialects::{
    AddressSpaces, Barrier as BarrierOp, Fence as FenceOp, Queue as OpQueue, Resource, SharedAccessKind,
    Traits, Wait as WaitOp, WarpSpecialize,
};
use seawall_mlir::OpId;
use seawall_model::{
    Action, Arriver, Barrier, BarrierKind, BarrierOrigin, BlockId, Fence, FenceKind, MBarrier, MBarrierOp,
    Mode, Queue, Target, Wait, WaitToken,
};
use smallvec::SmallVec;

use crate::counting::Entries;
use crate::events::{Emit, Events, conditions, hardware_counters, rings, scratch};
use crate::facts::Facts;

pub(crate) fn barrier_events(events: &mut Events<'_>, emit: &mut Emit, barrier: BarrierOp) {
    let (op, facts) = (emit.op, events.facts);
    let is_set = |key: Option<&str>| key.is_some_and(|key| facts.flag(op, key));
    let other_memory = events.structure.unspaced || orders_other_memory(facts, op, barrier);
    let (kind, local_fence) = match barrier {
        BarrierOp::AddressSpaces { .. } => {
            let spaces = AddressSpaces::of_barrier(facts.module, op);
            (BarrierKind::Cta, spaces.is_some_and(|s| s.has(AddressSpaces::LOCAL)))
        }
        BarrierOp::Gpu { spaces } => (BarrierKind::Cta, gpu_barrier_fences(facts, op, spaces)),
        // A full barrier that Triton's membar pass ignores, since it is not an op of its
        // dialects.
        BarrierOp::Workgroup => {
            let kind = BarrierKind::Cta;
            let barrier = Barrier { kind, local_fence: true, other_memory, origin: BarrierOrigin::Hidden };
            return emit_foreign_barrier(events, emit, barrier);
        }
        BarrierOp::ExecutionOnly => (BarrierKind::Cta, false),
        BarrierOp::Cluster { relaxed } => {
            let relaxed = is_set(relaxed);
            (BarrierKind::Cluster { relaxed }, !relaxed)
        }
        // `barrier.cluster.arrive` releases unless it is relaxed (PTX ISA).
        BarrierOp::ClusterArrive { relaxed } => {
            let releases = !is_set(relaxed) && facts.target.as_ref().is_some_and(Target::is_nvidia);
            (BarrierKind::Signal { id: -3 }, releases)
        }
        BarrierOp::ClusterWait => (BarrierKind::WaitSignal { id: -3 }, false),
        BarrierOp::SplitSignal { id } => (BarrierKind::Signal { id: facts.barrier_id(op, id) }, false),
        BarrierOp::SplitWait { id } => (BarrierKind::WaitSignal { id: facts.barrier_id(op, id) }, false),
        // `bar.sync 0` of all threads. In a partition it would also count the threads of the
        // others.
        BarrierOp::Named { .. } if !events.structure.specialized && facts.is_barrier_of_all(op, barrier) => {
            return barrier_events(events, emit, BarrierOp::Workgroup);
        }
        BarrierOp::Named { id, threads } | BarrierOp::NamedArrive { id, threads } => {
            let (id, threads) = (events.terms.operand_term(op, id), events.terms.operand_term(op, threads));
            let arrive_only = matches!(barrier, BarrierOp::NamedArrive { .. });
            (BarrierKind::Named { id, threads, arrive_only }, true)
        }
        BarrierOp::Conditional { predicate } => match facts.operand(op, predicate) {
            Some(condition) => {
                let condition = conditions::divergent_condition_term(events, op, condition);
                (BarrierKind::Conditional { condition }, false)
            }
            None => (BarrierKind::Cta, false),
        },
        // A mask of some lanes synchronizes only these lanes.
        BarrierOp::Warp => (BarrierKind::Warp, synchronizes_all_lanes(facts, op)),
    };
    events.emit_barrier(emit, Barrier { kind, local_fence, other_memory, origin: BarrierOrigin::Op });
    // Triton's membar pass does not count these barriers, whatever was waited for.
    let is_bare = matches!(barrier, BarrierOp::ExecutionOnly | BarrierOp::SplitSignal { .. });
    if is_bare && facts.is_amd() && !facts.options.declared_only {
        events.bare.barriers.extend(events.draft.program.blocks[emit.block].events.last());
    }
}

pub(crate) fn split_mma_events(events: &mut Events<'_>, op: OpId, block: BlockId) {
    let mut emit = Emit { op, block, origin: None };
    let (kind, origin) = (BarrierKind::Cta, BarrierOrigin::Hidden);
    events.emit_barrier(&mut emit, Barrier { kind, local_fence: false, other_memory: true, origin });
}

/// Emits a barrier that is an op of the program but unknown to Triton's membar pass.
pub(crate) fn emit_foreign_barrier(events: &mut Events<'_>, emit: &mut Emit, barrier: Barrier) {
    events.emit(emit, Action::Other, SmallVec::new());
    events.emit_barrier(emit, barrier);
}

/// The queue that `wait` drains, the entries that it may leave, and the tokens that it
/// completes.
///
/// On gfx1250 the released compiler computes instruction counts from tokens or, without tokens,
/// from counted groups and copies. Before that pass tokens decide, and the count beside them
/// means nothing. After it, the instruction count alone decides. Elsewhere a count decides.
pub(crate) fn waited_for(
    events: &mut Events<'_>,
    op: OpId,
    wait: WaitOp,
) -> (Queue, Option<u32>, Vec<WaitToken>) {
    let queue = model_queue(wait.queue);
    let named = wait.tokens.filter(|&group| !events.facts.module.operand_group(op, group).is_empty());
    let count = match wait.count {
        Some(key) => events.facts.int_attr(op, key).and_then(|n| u32::try_from(n).ok()),
        None => named.is_none().then_some(0),
    };
    match (wait.queue, named) {
        // The counter itself. Triton's copies are in another queue of the model than upstream ones.
        (OpQueue::AsyncCount, _) if !events.facts.upstream && counts_instructions(events.facts) => (
            Queue::CpAsync,
            count.and_then(|n| events.waits.pending_by_instructions(op, n, Entries::Groups)),
            Vec::new(),
        ),
        (OpQueue::AsyncInstructions, _) => (
            Queue::CpAsync,
            count.and_then(|n| events.waits.pending_by_instructions(op, n, Entries::Groups)),
            Vec::new(),
        ),
        (OpQueue::TdmInstructions, _) => (
            queue,
            count.and_then(|n| events.waits.pending_by_instructions(op, n, Entries::TensorCopies)),
            Vec::new(),
        ),
        (OpQueue::CpAsync, Some(group)) if counts_instructions(events.facts) => (
            queue,
            events.waits.pending_by_tokens(op, group, Entries::Groups),
            events.waits.waited_tokens(op, group),
        ),
        (OpQueue::Tdm, Some(group)) => (
            queue,
            events.waits.pending_by_tokens(op, group, Entries::TensorCopies),
            events.waits.waited_tokens(op, group),
        ),
        (_, Some(group)) if wait.count.is_none() => (queue, None, events.waits.waited_tokens(op, group)),
        _ => (queue, count, Vec::new()),
    }
}

pub(crate) fn wait_events(events: &mut Events<'_>, emit: &mut Emit, wait: WaitOp) {
    let op = emit.op;
    if matches!(wait.queue, OpQueue::NamedCounters | OpQueue::PackedCounters)
        && let Some(counts) = hardware_counters::counter_waits(events.facts, op, wait.queue, wait.count)
    {
        return hardware_counters::triton_count_events(events, emit, counts);
    }
    let (queue, pending, tokens) = waited_for(events, op, wait);
    let by_counter = matches!(wait.queue, OpQueue::AsyncCount | OpQueue::AsyncInstructions);
    let left = wait.count.and_then(|key| events.facts.int_attr(op, key));
    if by_counter && queue == Queue::CpAsync && left == Some(0) {
        hardware_counters::close_open_group(events, emit);
    }
    let action = Action::Wait(Wait {
        queue,
        pending,
        tokens,
        read_only: events.facts.flag(op, "read_only")
            || (queue == Queue::TmaStore && events.facts.flag(op, "read")),
        trailing_barrier: events.facts.has(op, Traits::MEM_WAIT),
    });
    events.emit(emit, action, SmallVec::new());
    arrivals_after_wait(events, emit);
    rings::releases_after_wait(events, emit);
    // A wgmma wait of more than one warpgroup is also a barrier of the partition's warps.
    let warps = events.draft.warps_of(events.draft.program.blocks[emit.block].partition);
    if queue == Queue::Wgmma && warps > 4 && !events.facts.flag(op, "warpGroupLocal") {
        events.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
    }
}

pub(crate) fn fence_events(events: &mut Events<'_>, emit: &mut Emit, fence: FenceOp) {
    let (kind, cluster) = match fence {
        FenceOp::AsyncProxy { cluster } => {
            (FenceKind::Proxy, cluster.is_some_and(|key| events.facts.flag(emit.op, key)))
        }
        FenceOp::Memory => (FenceKind::Thread, false),
        FenceOp::MBarrierInit => (FenceKind::MBarrierInit, true),
        FenceOp::TensorMap => {
            events.emit(emit, Action::Other, SmallVec::new());
            return events.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
        }
    };
    events.emit(emit, Action::Fence(Fence { kind, cluster }), SmallVec::new());
}

pub(crate) fn specialize_events(
    events: &mut Events<'_>,
    emit: &mut Emit,
    kind: WarpSpecialize,
    scratch: Option<u32>,
) {
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
            scratch::scratch_exchange_events(events, emit, SmallVec::new(), offset, Some(barrier));
            events.emit_barrier(emit, barrier);
        }
        (
            WarpSpecialize::Enter | WarpSpecialize::Group | WarpSpecialize::Yield | WarpSpecialize::Return,
            _,
        ) => {
            events.emit_barrier(emit, barrier);
        }
        (WarpSpecialize::Partitions, _) => {
            events.emit(emit, Action::Other, SmallVec::new());
        }
    }
}

/// Emits the barrier with which a partition starts.
pub(crate) fn partition_entry_barrier(events: &mut Events<'_>, op: OpId, block: BlockId) {
    let mut emit = Emit { op, block, origin: None };
    let kind = BarrierKind::Partitions;
    events.emit_barrier(
        &mut emit,
        Barrier { kind, local_fence: true, other_memory: false, origin: BarrierOrigin::Lowering },
    );
}

/// Whether a warp barrier has no lane mask, or one of all lanes.
fn synchronizes_all_lanes(facts: &Facts<'_>, op: OpId) -> bool {
    let mask = facts.module.operands(op).first();
    mask.is_none_or(|&mask| matches!(facts.constant(mask), Some(-1 | 0xffff_ffff)))
}

/// Whether the compiler splits the MMA between two clusters of a ping-pong schedule, with a
/// bare barrier in between (Triton 3.9, `tt.dot_scaled` for AMD GPUs).
pub(crate) fn is_split_mma(facts: &Facts<'_>, op: OpId) -> bool {
    facts.is_amd()
        && facts.module.op_name(op) == "tt.dot_scaled"
        && facts.module.attr(op, "pingpong_2step").is_some()
}

/// Whether a `gpu.barrier` orders shared memory. On NVIDIA GPUs it does whatever its list of
/// fences is. On AMD GPUs the list decides which counters are waited for before the bare
/// barrier.
fn gpu_barrier_fences(facts: &Facts<'_>, op: OpId, spaces: &str) -> bool {
    let listed = facts.module.attr(op, spaces);
    facts.options.any_gpu_barrier
        || !facts.is_amd()
        || listed.is_none_or(|listed| facts.module.attr_text(listed).contains("workgroup"))
}

/// Whether a program may need the barrier for memory outside of the model. Only a barrier that
/// lists its address spaces is known to be free of that.
fn orders_other_memory(facts: &Facts<'_>, op: OpId, barrier: BarrierOp) -> bool {
    match barrier {
        BarrierOp::AddressSpaces { .. } => AddressSpaces::of_barrier(facts.module, op)
            .is_none_or(|spaces| spaces != AddressSpaces::LOCAL && spaces != AddressSpaces::NONE),
        BarrierOp::Gpu { spaces } => facts
            .module
            .attr(op, spaces)
            .is_none_or(|listed| facts.module.attr_text(listed).contains("global")),
        _ => true,
    }
}

/// Whether the released compiler turns groups of asynchronous copies into instruction counts.
fn counts_instructions(facts: &Facts<'_>) -> bool {
    facts.target.as_ref().is_some_and(crate::counting::groups_become_instructions)
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
        OpQueue::StoreCount
        | OpQueue::DsCount
        | OpQueue::ExportCount
        | OpQueue::ScalarCount
        | OpQueue::PackedCounters
        | OpQueue::NamedCounters => Queue::Ds,
    }
}

/// Emits the mbarrier arrivals of a wait: when it completes, a CTA barrier follows, and one
/// thread arrives at each mbarrier.
pub(crate) fn arrivals_after_wait(events: &mut Events<'_>, emit: &mut Emit) {
    let barriers = events.facts.module.operand_group(emit.op, "barriers").to_vec();
    let predicates = events.facts.module.operand_group(emit.op, "barrier_preds").to_vec();
    for (position, &barrier) in barriers.iter().enumerate() {
        let predicate = predicates.get(position).map(|&value| events.terms.term(value));
        let mut access = events.accesses().access(
            barrier,
            Resource::Shared(SharedAccessKind::Barrier),
            Mode::ReadWrite,
            None,
        );
        access.issuer = seawall_model::Issuer::Thread;
        let arrive = MBarrierOp::Arrive { count: 1, by: Arriver::FirstWarp };
        events.emit_barrier(emit, cta_barrier(BarrierOrigin::Hidden));
        let action = Action::MBarrier(MBarrier { op: arrive, predicate });
        events.emit(emit, action, SmallVec::from_iter([access]));
    }
}
