//! Asynchronous ops of upstream dialects without a row or a counter rule: copies and MMAs of `nvvm`
//! and `nvgpu`, DMA, and ops whose name or operands indicate that they are asynchronous.
//!
//! An operation without a known completion stays in flight forever. Every later access to the same
//! bytes is reported as lacking a wait, and a warning gives the reason. Direction of error: a wait
//! in an unknown form is reported as missing; a missing wait is never overlooked.

use seawall_dialects::{Access as Does, EffectInstance, OpEffects, Resource, SharedAccessKind};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{Access, Action, Direction, Footprint, Mode, Proxy, Queue, Wait};
use smallvec::SmallVec;

use crate::accesses::AccessList;
use crate::events::{Emit, Events, pointers};
use crate::facts::Facts;

/// Dialects whose ops on memory are often asynchronous.
const DIALECTS: [&str; 5] = ["nvgpu.", "nvvm.", "amdgpu.", "rocdl.", "async."];

/// Parts of the names of ops, intrinsics and assembly that complete before the next instruction or
/// touch no data.
const COMPLETE: [&str; 12] = [
    "ldmatrix",
    "stmatrix",
    "wmma.load",
    "wmma.store",
    "mbarrier",
    "prefetch",
    "mapa",
    ".ds.",
    "ds_",
    "is.shared",
    "make.buffer.rsrc",
    "global.atomic",
];

/// Parts of names of intrinsics and of assembly that leave an operation in flight.
const ENGINES: [&str; 5] = ["async", "lds", "tensor", "bulk", "dma"];

/// Emits the events of an op of an upstream module that leaves an operation in flight. Returns
/// whether it does.
pub(crate) fn engine_events(events: &mut Events<'_>, emit: &mut Emit, effects: &OpEffects) -> bool {
    let name = events.facts.module.op_name(emit.op);
    if name == "nvgpu.warpgroup.mma" || name.starts_with("nvvm.wgmma.mma_async") {
        wgmma_events(events, emit);
        return true;
    }
    if name == "nvvm.cp.async.shared.global" {
        reach_shared(events, emit, Mode::Write, Proxy::Generic, Queue::CpAsync);
        return true;
    }
    // Copies out of shared memory, which waits for bulk groups complete.
    if name.starts_with("nvvm.cp.async.bulk") && name.contains("global.shared.cta")
        || name.starts_with("nvvm.cp.async.bulk.tensor.reduce")
    {
        reach_shared(events, emit, Mode::Read, Proxy::Async, Queue::TmaStore);
        return true;
    }
    if !is_asynchronous(events.facts, emit.op) {
        return false;
    }
    let accesses = endless_accesses(events, emit.op, effects);
    if accesses.is_empty() {
        return false;
    }
    in_flight(events, emit, accesses);
    true
}

/// Emits `accesses` as those of an engine that no wait completes.
pub(crate) fn in_flight(events: &mut Events<'_>, emit: &mut Emit, mut accesses: AccessList) {
    let name = events.facts.module.op_name(emit.op);
    let message = format!("Seawall does not know when the accesses of `{name}` to workgroup memory complete");
    events.draft.warn(
        "lower::unknown-async",
        emit.op,
        message,
        "assumed to stay in flight, so later accesses to the same bytes are reported",
    );
    for access in &mut accesses {
        access.queue = Some(Queue::Tma);
        access.issuer = Queue::Tma.row().accessed_by;
    }
    let action = Action::Copy { queue: Queue::Tma, direction: Direction::Load, predicate: None };
    events.emit(emit, action, accesses);
}

/// The accesses of an op to its operands: those of its row, or else reads and writes of every
/// operand.
pub(crate) fn endless_accesses(events: &mut Events<'_>, op: OpId, effects: &OpEffects) -> AccessList {
    let mut accesses = events.accesses().declared(op, effects, None);
    for operand in local_operands(events.facts, op) {
        let footprints = pointers::footprints_behind(events, op, operand);
        accesses.push(engine_access(Mode::ReadWrite, Proxy::Generic, Queue::Tma, footprints));
    }
    if !accesses.is_empty() || !events.facts.module.op_name(op).ends_with("dma_start") {
        return accesses;
    }
    // The op was read by structure, so which memref is read or written is unknown.
    let shared: SmallVec<[ValueId; 2]> = events
        .facts
        .module
        .operands(op)
        .iter()
        .copied()
        .filter(|&value| events.facts.is_shared_memref(value))
        .collect();
    let both = [Does::Read, Does::Write];
    let instances = shared.into_iter().flat_map(|value| {
        let resource = Resource::Shared(SharedAccessKind::Generic);
        both.map(|access| EffectInstance { access, resource, value: Some(value) })
    });
    let effects = OpEffects { known: false, memory_effect_free: false, instances: instances.collect() };
    events.accesses().declared(op, &effects, None)
}

/// Emits a copy whose source or destination is the first operand in workgroup memory.
pub(crate) fn reach_shared(events: &mut Events<'_>, emit: &mut Emit, mode: Mode, proxy: Proxy, queue: Queue) {
    let operand = local_operands(events.facts, emit.op).first().copied();
    let by_name = if mode.writes() { 0 } else { 1 };
    let footprints = pointers::footprints_behind(events, emit.op, operand.unwrap_or(by_name));
    let access = engine_access(mode, proxy, queue, footprints);
    let direction = if mode.writes() { Direction::Load } else { Direction::Store };
    let action = Action::Copy { queue, direction, predicate: None };
    events.emit(emit, action, AccessList::from_iter([access]));
}

/// Emits a warp-group MMA, which reads its operands in shared memory until a wait for its
/// group. `nvgpu.warpgroup.mma` closes its group, and waits for all but the `waitGroup` newest
/// (default 1).
pub(crate) fn wgmma_events(events: &mut Events<'_>, emit: &mut Emit) {
    let module = events.facts.module;
    let mut accesses = AccessList::new();
    for operand in 0..module.operands(emit.op).len() {
        let Some(&value) = module.operands(emit.op).get(operand) else { continue };
        let is_bridge = module.op_name(emit.op) == "nvgpu.warpgroup.mma";
        let is_descriptor = if is_bridge { operand < 2 } else { module.type_text(module.ty(value)) == "i64" };
        if is_descriptor {
            let footprints = pointers::footprints_behind(events, emit.op, operand);
            accesses.push(engine_access(Mode::Read, Proxy::Async, Queue::Wgmma, footprints));
        }
    }
    events.emit(emit, Action::Mma { queue: Queue::Wgmma, predicate: None }, accesses);
    if module.op_name(emit.op) != "nvgpu.warpgroup.mma" {
        return;
    }
    events.emit(emit, Action::Commit(Queue::Wgmma), AccessList::new());
    let pending = events.facts.int_attr(emit.op, "waitGroup").unwrap_or(1);
    let wait = Wait {
        queue: Queue::Wgmma,
        pending: u32::try_from(pending).ok(),
        tokens: Vec::new(),
        read_only: false,
        trailing_barrier: false,
    };
    events.emit(emit, Action::Wait(wait), AccessList::new());
}

/// Whether an op without a rule may be asynchronous.
fn is_asynchronous(facts: &Facts<'_>, op: OpId) -> bool {
    let (module, name) = (facts.module, facts.module.op_name(op));
    if matches!(name, "memref.dma_start" | "affine.dma_start" | "nvgpu.tma.async.load") {
        return true;
    }
    let is_token = |&value: &ValueId| module.type_text(module.ty(value)).ends_with("async.token");
    let is_unknown = facts.def(op).is_none() && !facts.knowledge.is_known(op);
    let of_dialect = is_unknown
        && DIALECTS.iter().any(|dialect| name.starts_with(dialect))
        && !COMPLETE.iter().any(|part| name.contains(part));
    let by_token = is_unknown && module.operands(op).iter().chain(module.results(op)).any(is_token);
    of_dialect || by_token || is_in_async_body(facts, op)
}

/// Whether an op is in a body that other ops do not wait for.
fn is_in_async_body(facts: &Facts<'_>, op: OpId) -> bool {
    let mut at = op;
    // The reader bounds the nesting.
    while let Some(outer) = facts.module.parent_op(at) {
        if matches!(facts.module.op_name(outer), "async.execute" | "async.func") {
            return true;
        }
        at = outer;
    }
    false
}

/// Whether the LDS accesses of an intrinsic, an op named like one, or inline assembly may
/// continue after it.
pub(crate) fn may_go_on(facts: &Facts<'_>, op: OpId, called: &str) -> bool {
    let (module, name) = (facts.module, facts.module.op_name(op));
    if name == "llvm.inline_asm" {
        let text = module.attr(op, "asm_string").map_or("", |attr| module.attr_text(attr));
        return ENGINES.iter().any(|part| text.contains(part));
    }
    let of_gpu = ["rocdl.", "llvm.amdgcn.", "llvm.nvvm."].iter().any(|start| called.starts_with(start));
    of_gpu
        && !COMPLETE.iter().any(|part| called.contains(part))
        && (name.starts_with("rocdl.") || ENGINES.iter().any(|part| called.contains(part)))
}

/// The operands that are pointers to workgroup memory.
fn local_operands(facts: &Facts<'_>, op: OpId) -> SmallVec<[usize; 2]> {
    let module = facts.module;
    let is_local = |&(_, &value): &(usize, &ValueId)| facts.is_local_pointer(value);
    module.operands(op).iter().enumerate().filter(is_local).map(|(at, _)| at).collect()
}

/// An access of an asynchronous operation.
pub(crate) fn engine_access(
    mode: Mode,
    proxy: Proxy,
    queue: Queue,
    footprints: SmallVec<[Footprint; 1]>,
) -> Access {
    Access {
        mode,
        proxy,
        issuer: queue.row().accessed_by,
        queue: Some(queue),
        footprints,
        scratch: false,
        cross_cta: false,
        token: None,
    }
}
