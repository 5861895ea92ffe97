//! AccessList through addresses: LLVM pointers, and descriptors of the tensor data mover, computed
//! from the address of a memref.
//!
//! An address is traced backward through arithmetic, vectors, casts and loops to memrefs whose
//! address was taken. Seawall assumes that the access is in one of these, or anywhere if there is
//! none.

use rustc_hash::FxHashSet;
use seawall_dialects::{Meaning, MemRefView, Traits};
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::{
    Access, Action, Barrier, BarrierKind, BarrierOrigin, Direction, Footprint, Issuer, Mode, Place, Proxy,
    Queue, Slot,
};
use smallvec::SmallVec;

use crate::accesses::AccessList;
use crate::events::in_flight::{self};
use crate::events::{Emit, Events, hardware_counters};
use crate::facts::Facts;
use crate::structure::Structure;

/// The most values visited between an address and its memrefs.
const MAX_STEPS: usize = 4096;

/// The access of an op through an address.
pub(crate) struct Reached {
    mode: Mode,
    queue: Option<Queue>,
    /// The operand with the address.
    operand: usize,
    /// No known wait completes it.
    endless: bool,
}

/// Emits the events of an op on addresses, or of an intrinsic, in an upstream module. Returns
/// whether `op` is one.
pub(crate) fn pointer_events(events: &mut Events<'_>, emit: &mut Emit) -> bool {
    let name = events.facts.module.op_name(emit.op);
    let moves = match name {
        "amdgpu.tensor_load_to_lds" => Some(Mode::Write),
        "amdgpu.tensor_store_from_lds" => Some(Mode::Read),
        _ => None,
    };
    if let Some(mode) = moves {
        reach_events(events, emit, &Reached { mode, queue: Some(Queue::Tdm), operand: 0, endless: false });
        return true;
    }
    if !(name.starts_with("llvm.") || name.starts_with("rocdl.")) {
        return false;
    }
    if events.facts.knowledge.traits(emit.op).has(Traits::CALLS_INTRINSIC) {
        let Some(intrinsic) = events.facts.intrinsic(emit.op).map(str::to_owned) else { return false };
        return intrinsic_events(events, emit, &intrinsic);
    }
    match reached(events.structure, emit.op) {
        Some(reached) => {
            reach_events(events, emit, &reached);
            true
        }
        None => false,
    }
}

pub(crate) fn intrinsic_events(events: &mut Events<'_>, emit: &mut Emit, name: &str) -> bool {
    if let Some(counts) = hardware_counters::intrinsic_waits(events.facts, emit.op, name) {
        hardware_counters::count_events(events, emit, counts);
        return true;
    }
    let by = |mode, queue, operand| Reached { mode, queue, operand, endless: false };
    let operand = |events: &Events<'_>| {
        let first = events.facts.module.operands(emit.op).first().copied();
        first
            .and_then(|value| events.facts.constant(value))
            .and_then(|id| i32::try_from(id).ok())
            .unwrap_or(-1)
    };
    match name {
        "llvm.amdgcn.s.barrier" => bare_barrier(events, emit, BarrierKind::Cta),
        "llvm.amdgcn.s.barrier.signal" => {
            let id = operand(events);
            bare_barrier(events, emit, BarrierKind::Signal { id });
        }
        "llvm.amdgcn.s.barrier.wait" => {
            let id = operand(events);
            bare_barrier(events, emit, BarrierKind::WaitSignal { id });
        }
        "llvm.amdgcn.asyncmark" => events.emit(emit, Action::Commit(Queue::CpAsync), AccessList::new()),
        _ if name.starts_with("llvm.amdgcn.tensor.load.to.lds") => {
            reach_events(events, emit, &by(Mode::Write, Some(Queue::Tdm), 0));
        }
        _ if name.starts_with("llvm.amdgcn.tensor.store.from.lds") => {
            reach_events(events, emit, &by(Mode::Read, Some(Queue::Tdm), 0));
        }
        _ => match reached(events.structure, emit.op) {
            Some(own) => reach_events(events, emit, &own),
            None => events.emit(emit, Action::Other, AccessList::new()),
        },
    }
    true
}

/// Emits a barrier that orders memory only as far as earlier waits do.
pub(crate) fn bare_barrier(events: &mut Events<'_>, emit: &mut Emit, kind: BarrierKind) {
    let barrier = Barrier { kind, local_fence: false, other_memory: true, origin: BarrierOrigin::Op };
    events.emit_barrier(emit, barrier);
    let last = events.draft.program.blocks[emit.block].events.last().copied();
    if let Some(event) =
        last.filter(|_| events.facts.upstream && !matches!(kind, BarrierKind::WaitSignal { .. }))
    {
        events.bare.barriers.insert(event);
    }
}

pub(crate) fn reach_events(events: &mut Events<'_>, emit: &mut Emit, reached: &Reached) {
    let Reached { mode, queue, operand, endless } = *reached;
    let access = pointer_access(events, emit.op, operand, mode, queue);
    if endless {
        return in_flight::in_flight(events, emit, AccessList::from_iter([access]));
    }
    let direction = if mode.writes() { Direction::Load } else { Direction::Store };
    let action = match queue {
        Some(queue) => Action::Copy { queue, direction, predicate: None },
        None => Action::Touch { asserted: false },
    };
    events.emit(emit, action, AccessList::from_iter([access]));
}

/// The access of an op through the pointer that is this operand.
pub(crate) fn pointer_access(
    events: &mut Events<'_>,
    op: OpId,
    operand: usize,
    mode: Mode,
    queue: Option<Queue>,
) -> Access {
    Access {
        mode,
        proxy: Proxy::Generic,
        issuer: queue.map_or(Issuer::Warps, |queue| queue.row().accessed_by),
        queue,
        footprints: footprints_behind(events, op, operand),
        scratch: false,
        cross_cta: false,
        token: None,
    }
}

pub(crate) fn footprints_behind(
    events: &mut Events<'_>,
    op: OpId,
    operand: usize,
) -> SmallVec<[Footprint; 1]> {
    let value = events.facts.module.operands(op).get(operand).copied();
    let found = value.and_then(|value| memrefs_behind(events.structure, value)).unwrap_or_default();
    let mut footprints: SmallVec<[Footprint; 1]> = SmallVec::new();
    for memref in found {
        for footprint in events.accesses().footprints(memref) {
            if !footprints.contains(&footprint) {
                footprints.push(footprint);
            }
        }
    }
    if footprints.is_empty() {
        let message =
            format!("Seawall cannot resolve the address that `{}` uses", events.facts.module.op_name(op));
        events.draft.warn(
            "lower::unknown-address",
            op,
            message,
            "assumed to be any address of workgroup memory, so reported races may not exist",
        );
        footprints.push(anywhere());
    }
    footprints
}

fn anywhere() -> Footprint {
    let (place, slot) = (Place::Unknown, Slot::Any);
    Footprint { place, slot, bytes: None, warps: None, descriptor: Default::default() }
}

/// An access to any workgroup memory.
pub(crate) fn access_anywhere(mode: Mode) -> Access {
    Access {
        mode,
        proxy: Proxy::Generic,
        issuer: Issuer::Warps,
        queue: None,
        footprints: SmallVec::from_iter([anywhere()]),
        scratch: false,
        cross_cta: false,
        token: None,
    }
}

/// The LDS access of an op on pointers, by its name; `None` without a pointer to LDS.
fn reached(structure: &Structure<'_>, op: OpId) -> Option<Reached> {
    let (module, name) = (structure.facts.module, structure.facts.module.op_name(op));
    let called = structure.facts.intrinsic(op).unwrap_or(name);
    let carries = matches!(name, "llvm.insertvalue" | "llvm.extractvalue");
    if carries || structure.facts.knowledge.is_pure(op) || structure.facts.meaning(op) == Meaning::Call {
        return None;
    }
    let is_local = |&value: &ValueId| structure.facts.is_local_pointer(value);
    let operand = module.operands(op).iter().position(is_local);
    let operand = operand.or_else(|| {
        let accesses = matches!(name, "llvm.load" | "llvm.store" | "llvm.atomicrmw" | "llvm.cmpxchg");
        let at = usize::from(name == "llvm.store");
        let address = module.operands(op).get(at).copied().filter(|_| accesses)?;
        memrefs_behind(structure, address).is_some_and(|found| !found.is_empty()).then_some(at)
    })?;
    let direct = called.contains("load.lds") || called.contains("load.to.lds");
    let (mode, queue) = match name {
        "llvm.load" => (Mode::Read, None),
        "llvm.store" => (Mode::Write, None),
        _ if called.contains("load.async.to.lds") => (Mode::Write, Some(Queue::Async)),
        _ if called.contains("store.async.from.lds") => (Mode::Read, Some(Queue::Async)),
        _ if direct => (Mode::Write, Some(structure.facts.direct_queue())),
        _ if called.contains("ds.read") || called.contains("ds.load") => (Mode::Read, None),
        _ => (Mode::ReadWrite, None),
    };
    let endless = mode == Mode::ReadWrite && in_flight::may_go_on(structure.facts, op, called);
    Some(Reached { mode, queue, operand, endless })
}

/// The memrefs in workgroup memory whose addresses `value` may be computed from; `None` if
/// there are too many paths.
fn memrefs_behind(structure: &Structure<'_>, value: ValueId) -> Option<Vec<ValueId>> {
    let module = structure.facts.module;
    let value = descriptor_address(structure.facts, value);
    let mut seen: FxHashSet<ValueId> = FxHashSet::default();
    let (mut work, mut found) = (vec![value], Vec::new());
    while let Some(value) = work.pop() {
        if !seen.insert(value) {
            continue;
        }
        if seen.len() > MAX_STEPS {
            return None;
        }
        if structure.facts.is_shared_memref(value) {
            let base = aligned_base(structure.facts, value);
            if !found.contains(&base) {
                found.push(base);
            }
            continue;
        }
        if let Some(sources) = structure.incoming.get(&value) {
            work.extend(sources);
            continue;
        }
        let ValueDef::OpResult { op, .. } = module.value(value).def else { continue };
        // A loaded value is not an address that the kernel computed.
        if !module.op_name(op).ends_with(".load") {
            work.extend(module.operands(op));
        }
    }
    Some(found)
}

/// The word of a tensor-data-mover descriptor that is the address in LDS.
fn descriptor_address(facts: &Facts<'_>, value: ValueId) -> ValueId {
    let module = facts.module;
    let Some(op) = module.defining_op(value) else { return value };
    match (module.op_name(op), module.operands(op)) {
        ("vector.from_elements", &[_, address, _, _]) => address,
        _ => value,
    }
}

/// The memref with the same aligned pointer that is not a view of another.
fn aligned_base(facts: &Facts<'_>, value: ValueId) -> ValueId {
    let (module, mut at) = (facts.module, value);
    while let Some(op) = module.defining_op(at) {
        let source = module.operands(op).first().copied().filter(|&source| facts.is_shared_memref(source));
        match source {
            Some(source)
                if matches!(facts.meaning(op), Meaning::View(_))
                    && facts.knowledge.memref_view(op) != Some(MemRefView::Shift) =>
            {
                at = source;
            }
            _ => break,
        }
    }
    at
}
