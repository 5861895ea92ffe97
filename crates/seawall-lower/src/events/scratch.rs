//! Scratch memory: ops that write shared memory, execute a barrier, and read it back.

use seawall_dialects::{Atomic, Exchange, Meaning, OpEffects, Scratch};
use seawall_mlir::{AttrValue, OpId};
use seawall_model::{
    Access, Action, Barrier, BarrierKind, BarrierOrigin, Buffer, BufferId, ByteSet, Descriptor, Footprint,
    FunctionId, Issuer, Mode, Place, Plan, Proxy, Slot, Space,
};
use smallvec::SmallVec;

use crate::allocate::placed::Placed;
use crate::events::barriers::cta_barrier;
use crate::events::{Emit, Events, clusters};
use crate::facts::Facts;

/// The barriers that an atomic's memory ordering adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ordering {
    acquires: bool,
    releases: bool,
}

/// Emits a write, a barrier and a read of the scratch memory at `offset`. `first` are the op's
/// other accesses.
pub(crate) fn scratch_exchange_events(
    events: &mut Events<'_>,
    emit: &mut Emit,
    first: SmallVec<[Access; 1]>,
    offset: u32,
    barrier: Option<Barrier>,
) {
    broadcast_events(events, emit, first, offset, barrier, 0);
}

/// Emits the same events where only CTAs whose rank has none of the bits `absent` have the
/// scratch memory.
pub(crate) fn broadcast_events(
    events: &mut Events<'_>,
    emit: &mut Emit,
    first: SmallVec<[Access; 1]>,
    offset: u32,
    barrier: Option<Barrier>,
    absent: u32,
) {
    let buffer = scratch_buffer(events, emit, offset);
    if !first.is_empty() {
        events.emit(emit, Action::Touch { asserted: false }, first);
    }
    let crosses = barrier.is_some_and(|b| b.kind.is_of_cluster());
    let mut write = scratch_access(events, buffer, Mode::Write, false, absent);
    if events.facts.meaning(emit.op) == Meaning::Scratch(Scratch::TensorMemoryBase) {
        // The PTX ISA states no proxy for `tcgen05.alloc`. This one needs the fewest fences.
        write.proxy = Proxy::Async;
    }
    events.emit(emit, Action::Touch { asserted: false }, SmallVec::from_iter([write]));
    if let Some(barrier) = barrier {
        events.emit_barrier(emit, barrier);
    }
    let read = scratch_access(events, buffer, Mode::Read, crosses, absent);
    events.emit(emit, Action::Touch { asserted: false }, SmallVec::from_iter([read]));
}

/// Emits the events of reductions, scans, conversions and similar ops.
pub(crate) fn scratch_events(
    events: &mut Events<'_>,
    emit: &mut Emit,
    kind: Scratch,
    effects: &OpEffects,
    scratch: Option<u32>,
) {
    let Some(offset) = scratch else {
        if !effects.memory_effect_free {
            events.emit(emit, Action::Other, SmallVec::new());
        }
        return;
    };
    let barrier = match kind {
        Scratch::TensorMapCreate => {
            events.emit(emit, Action::Other, SmallVec::new());
            warp_barrier()
        }
        _ if clusters::scratch_crosses_ctas(events.facts, emit.op, kind) => cluster_barrier(),
        Scratch::ConvertLayout if converts_within_warps(events.facts, emit.op) => warp_barrier(),
        _ => cta_barrier(BarrierOrigin::Lowering),
    };
    scratch_exchange_events(events, emit, SmallVec::new(), offset, Some(barrier));
}

/// Emits the events of an atomic. An acquire has a barrier after the op, a release one before
/// it. A result that all threads need goes through scratch memory, and the barrier of that
/// exchange serves the acquire too. A poll always has a barrier.
pub(crate) fn atomic_events(
    events: &mut Events<'_>,
    emit: &mut Emit,
    effects: &OpEffects,
    scratch: Option<u32>,
) {
    let Meaning::Atomic(atomic) = events.facts.meaning(emit.op) else { return };
    let is_poll = atomic.exchange == Exchange::Timeout;
    let ordering = if atomic.ordered { ordering(events.facts, emit.op, atomic) } else { Ordering::RELAXED };
    let cta = cta_barrier(BarrierOrigin::Lowering);
    let broadcast = clusters::atomic_broadcast_bits(events.facts, emit.op);
    if ordering.releases && !is_poll {
        events.emit_barrier(emit, cta);
    }
    let accesses = events.accesses().declared(emit.op, effects, None);
    let commutes = commutes(events.facts, emit.op);
    events.emit(emit, Action::Atomic { commutes }, accesses);
    match scratch {
        Some(offset) if broadcast != 0 => {
            let barrier = cluster_barrier();
            broadcast_events(events, emit, SmallVec::new(), offset, Some(barrier), broadcast);
        }
        Some(offset) => scratch_exchange_events(events, emit, SmallVec::new(), offset, Some(cta)),
        None if is_poll || ordering.acquires => events.emit_barrier(emit, cta),
        None => {}
    }
}

pub(crate) fn scratch_buffer(events: &mut Events<'_>, emit: &mut Emit, offset: u32) -> BufferId {
    let op = emit.op;
    let size = events.structure.placed.scratch_size(op);
    let function = events.draft.program.blocks[emit.block].function;
    let name = format!("scratch of {}", events.facts.module.op_name(op));
    let origin = match emit.origin {
        Some(origin) => origin,
        None => events.draft.origin(op),
    };
    emit.origin = Some(origin);
    // Older Triton does not print the size. The scratch memory may then extend to the end of
    // shared memory.
    let size = size.unwrap_or(u32::MAX - offset);
    events.draft.program.buffers.push(Buffer {
        name,
        space: Space::Shared,
        function,
        offsets: SmallVec::from_iter([offset]),
        slots: 1,
        size,
        scratch: true,
        origin,
        plan: Plan::default(),
    })
}

pub(crate) fn scratch_access(
    events: &mut Events<'_>,
    buffer: BufferId,
    mode: Mode,
    cross_cta: bool,
    absent: u32,
) -> Access {
    let Buffer { function, size, .. } = events.draft.program.buffers[buffer];
    let offset = events.draft.program.buffers[buffer].offsets[0];
    let bytes = in_ctas(events.facts, function, offset, size, absent);
    let bytes = Some(events.draft.program.byte_sets.intern(bytes));
    let place = Place::Buffer(buffer);
    let footprint =
        Footprint { place, slot: Slot::Whole, bytes, warps: None, descriptor: Descriptor::default() };
    Access {
        mode,
        proxy: Proxy::Generic,
        issuer: Issuer::Warps,
        queue: None,
        footprints: SmallVec::from_iter([footprint]),
        scratch: true,
        cross_cta,
        token: None,
    }
}

impl Placed<'_> {
    /// The offset of the scratch memory of `op`, if it has any. Allocations, calls and functions
    /// have an offset for other reasons.
    pub(crate) fn scratch_offset(&self, op: OpId) -> Option<u32> {
        if matches!(self.facts.meaning(op), Meaning::Alloc(_) | Meaning::Call | Meaning::Func) {
            return None;
        }
        self.shared_offsets(op).first().copied()
    }

    /// Whether the lowering of `op` exchanges data of all warps of the CTA through scratch memory.
    pub(crate) fn synchronizes_over_scratch(&self, op: OpId) -> bool {
        let exchanges = match self.facts.meaning(op) {
            Meaning::Scratch(Scratch::TensorMapCreate) => false,
            Meaning::Scratch(Scratch::ConvertLayout) => !converts_within_warps(self.facts, op),
            Meaning::Scratch(_) | Meaning::Atomic(_) => true,
            _ => false,
        };
        exchanges && self.scratch_offset(op).is_some()
    }
}

fn ordering(facts: &Facts<'_>, op: OpId, atomic: Atomic) -> Ordering {
    let Some(attr) = atomic.semantics.and_then(|key| facts.module.attr(op, key)) else {
        return Ordering::RELAXED;
    };
    // The ordering is a keyword, or the number of Triton's `MemSemantic`.
    let text = facts.module.attr_text(attr);
    let word = match facts.module.attr_value(attr) {
        AttrValue::Int { value: 1, .. } => "relaxed",
        AttrValue::Int { value: 2, .. } => "acquire",
        AttrValue::Int { value: 3, .. } => "release",
        AttrValue::Int { .. } => "acq_rel",
        _ => text,
    };
    Ordering {
        acquires: matches!(word, "acquire" | "acq_rel"),
        releases: matches!(word, "release" | "acq_rel"),
    }
}

/// The operation and element type of an atomic on shared memory that commutes with itself. It
/// does so only if its old value is not used.
fn commutes(facts: &Facts<'_>, op: OpId) -> Option<String> {
    let used = facts.module.results(op).iter().any(|&result| facts.is_used(result));
    if facts.module.op_name(op) != "ttg.local_atomic_scatter_rmw" || used {
        return None;
    }
    let attr = facts.module.attr(op, "atomic_rmw_op")?;
    let kind = facts.module.attr_text(attr);
    let destination = facts.desc(facts.operand(op, "dst")?)?;
    // Only an exchange does not commute; 10 is its number in Triton's `RMWOp`.
    let exchanges =
        kind == "exch" || matches!(facts.module.attr_value(attr), AttrValue::Int { value: 10, .. });
    // The released pass only handles integer atomics; float sums depend on their order.
    let integers = destination.text.element.to_string().starts_with('i');
    (integers && !exchanges).then(|| format!("{kind} {}", destination.text.element))
}

/// Whether a conversion exchanges data only inside each warp, so that its barrier is the
/// warp's.
fn converts_within_warps(facts: &Facts<'_>, op: OpId) -> bool {
    let (Some(source), Some(result)) = (facts.operand(op, "src"), facts.module.results(op).first()) else {
        return false;
    };
    facts.physical.converts_within_warps(facts.module.ty(source), facts.module.ty(*result))
}

fn in_ctas(facts: &Facts<'_>, function: FunctionId, offset: u32, size: u32, absent: u32) -> ByteSet {
    let mut set = ByteSet::range(Space::Shared, function, offset, size);
    if let Some((_, runs)) = set.ctas.first().cloned() {
        set.ctas = (0..facts.ctas).filter(|cta| cta & absent == 0).map(|cta| (cta, runs.clone())).collect();
    }
    set
}

impl Ordering {
    const RELAXED: Ordering = Ordering { acquires: false, releases: false };
}

fn cluster_barrier() -> Barrier {
    let kind = BarrierKind::Cluster { relaxed: false };
    Barrier { kind, local_fence: true, other_memory: false, origin: BarrierOrigin::Lowering }
}

fn warp_barrier() -> Barrier {
    Barrier {
        kind: BarrierKind::Warp,
        local_fence: true,
        other_memory: false,
        origin: BarrierOrigin::Lowering,
    }
}
