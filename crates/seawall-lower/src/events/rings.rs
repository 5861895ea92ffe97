//! Token arrays and arefs as the two rings of mbarriers that they become, *full* and *empty*, with
//! one mbarrier per slot.
//!
//! This is what the lowerings of the released compilers create (`nvgpu-test-ws-lower-token` of
//! Meta's fork, `nvws-lower-aref` of Triton 3.9). All analyses of mbarriers then also apply to
//! tokens. The mbarriers are placed after all buffers in shared memory. The op that creates the
//! array initialises each of them.
//!
//! Triton's membar pass ignores all of this
//! ([`LowerOptions::declared_only`](crate::LowerOptions::declared_only)).

use rustc_hash::FxHashMap;
use seawall_dialects::TokenOp;
use seawall_mlir::{OpId, ValueId};
use seawall_model::{
    Access, Action, Arriver, BarrierOrigin, BinaryOp, Buffer, BufferId, ByteSet, ByteSetId, Descriptor,
    Footprint, FunctionId, MBarrier, MBarrierEffect, MBarrierOp, Mode, Place, Plan, Proxy, Queue, Slot,
    Space, TermId,
};
use smallvec::SmallVec;

use crate::accesses::AccessList;
use crate::events::barriers::cta_barrier;
use crate::events::{Emit, Events};
use crate::structure::creators;

/// Bytes of an mbarrier.
const MBARRIER: u32 = 8;

/// The most slots of one array, far more than shared memory can hold.
const MAX_DEPTH: u32 = 4096;

/// `loadType` of a token whose producer is `cp.async`, and of one whose producer is TMA.
const ASYNC_LOAD: i64 = 1;

const TMA_LOAD: i64 = 2;

/// The mbarriers of one token array or aref.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring {
    /// Its slots complete a phase when they are filled.
    pub(crate) full: BufferId,
    /// Its slots complete a phase when they are read.
    pub(crate) empty: BufferId,
    /// The number of slots.
    pub(crate) depth: u32,
}

/// The mbarriers of tokens and arefs.
#[derive(Default)]
pub(crate) struct Rings {
    /// The mbarriers of each op that creates tokens or an aref.
    of: FxHashMap<OpId, Ring>,
    /// All addresses of each such mbarrier array.
    bytes: FxHashMap<BufferId, ByteSetId>,
    /// The address of the next such array.
    end: Option<u32>,
}

/// Emits the events of an op of the token protocol.
pub(crate) fn token_events(events: &mut Events<'_>, emit: &mut Emit, token: TokenOp) {
    if events.facts.options.declared_only {
        return events.emit(emit, Action::Other, AccessList::new());
    }
    if token == TokenOp::Create {
        let depth = events.facts.int_attr(emit.op, "numBuffers").and_then(|n| u32::try_from(n).ok());
        return create_ring(events, emit, depth.unwrap_or(1), (1, 1));
    }
    let value = events.facts.operand(emit.op, "token");
    let Some((creator, ring)) = ring_or_warn(events, emit, value) else { return };
    let slot = events.terms.operand_term(emit.op, "idx");
    let phase = events.terms.operand_term(emit.op, "phase");
    match (token, phase) {
        (TokenOp::ProducerAcquire, Some(phase)) => {
            // The first acquisition of a slot passes: the wait is for the phase before the
            // given one.
            let one = events.terms.arena.constant(1);
            let phase = events.terms.arena.binary(BinaryOp::Xor, phase, one);
            ring_event(events, emit, MBarrierOp::Wait { phase }, (ring.empty, slot));
        }
        (TokenOp::ConsumerWait, Some(phase)) => {
            ring_event(events, emit, MBarrierOp::Wait { phase }, (ring.full, slot));
        }
        (TokenOp::ProducerCommit, _) => {
            let queue = match events.facts.int_attr(creator, "loadType") {
                Some(ASYNC_LOAD) => Some(Queue::CpAsync),
                Some(TMA_LOAD) => Some(Queue::Tma),
                _ => None,
            };
            signal(events, emit, (ring.full, slot), queue);
        }
        (TokenOp::ConsumerRelease, _) => signal(events, emit, (ring.empty, slot), None),
        (TokenOp::Create | TokenOp::ProducerAcquire | TokenOp::ConsumerWait, _) => {
            events.emit(emit, Action::Other, AccessList::new());
        }
    }
}

/// Signals the tokens of a wait for TMA stores: when the stores are complete, each of the slots
/// is empty.
pub(crate) fn releases_after_wait(events: &mut Events<'_>, emit: &mut Emit) {
    let tokens = events.facts.module.operand_group(emit.op, "nvws_tokens").to_vec();
    let slots = events.facts.module.operand_group(emit.op, "nvws_token_indices").to_vec();
    if events.facts.options.declared_only {
        return;
    }
    for (position, &token) in tokens.iter().enumerate() {
        let Some((_, ring)) = ring_or_warn(events, emit, Some(token)) else { continue };
        let slot = slots.get(position).map(|&value| events.terms.term(value));
        signal(events, emit, (ring.empty, slot), None);
    }
}

/// Arrives at a slot once: when the earlier operations of `queue` are complete, or immediately
/// without a queue.
pub(crate) fn signal(
    events: &mut Events<'_>,
    emit: &mut Emit,
    at: (BufferId, Option<TermId>),
    queue: Option<Queue>,
) {
    let arrive = MBarrierOp::Arrive { count: 1, by: Arriver::FirstWarp };
    match queue {
        None => {
            events.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
            ring_event(events, emit, arrive, at);
        }
        // Every thread adds its own arrival for its copies, which the initial count does not
        // include.
        Some(Queue::CpAsync) => {
            ring_event(events, emit, MBarrierOp::Commit { queue: Queue::CpAsync, inc: true }, at);
            events.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
            ring_event(events, emit, arrive, at);
        }
        Some(queue) => {
            events.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
            ring_event(events, emit, MBarrierOp::Commit { queue, inc: false }, at);
        }
    }
}

/// Emits one operation on a slot.
pub(crate) fn ring_event(
    events: &mut Events<'_>,
    emit: &mut Emit,
    op: MBarrierOp,
    at: (BufferId, Option<TermId>),
) {
    let access = ring_access(events, at, &op);
    let action = Action::MBarrier(MBarrier { op, predicate: None });
    events.emit(emit, action, SmallVec::from_iter([access]));
}

/// The access with which an operation names its mbarrier.
pub(crate) fn ring_access(
    events: &mut Events<'_>,
    at: (BufferId, Option<TermId>),
    op: &MBarrierOp,
) -> Access {
    let (mode, proxy) = match op.effect() {
        MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate => (Mode::Write, Proxy::Generic),
        MBarrierEffect::Arrive(_) | MBarrierEffect::Wait { .. } => (Mode::ReadWrite, Proxy::Barrier),
    };
    let issuer = op.issuer();
    let footprints = SmallVec::from_iter([ring_footprint(events, at)]);
    Access { mode, proxy, issuer, queue: None, footprints, scratch: false, cross_cta: false, token: None }
}

pub(crate) fn ring_footprint(
    events: &mut Events<'_>,
    (buffer, slot): (BufferId, Option<TermId>),
) -> Footprint {
    let slot = match (events.draft.program.buffers[buffer].slots, slot) {
        (1, _) => Slot::Whole,
        (_, Some(slot)) => Slot::At(slot),
        (_, None) => Slot::Any,
    };
    let bytes = events.rings.bytes.get(&buffer).copied();
    Footprint { place: Place::Buffer(buffer), slot, bytes, warps: None, descriptor: Descriptor::default() }
}

/// Creates the mbarriers of an array and initialises them with the arrival counts (full,
/// empty).
pub(crate) fn create_ring(events: &mut Events<'_>, emit: &mut Emit, depth: u32, counts: (u32, u32)) {
    let depth = depth.clamp(1, MAX_DEPTH);
    let function = events.draft.program.blocks[emit.block].function;
    let name = events
        .facts
        .module
        .results(emit.op)
        .first()
        .map_or_else(|| "%".to_owned(), |&v| events.facts.module.value_name(v));
    let full = ring_buffer(events, emit.op, format!("{name}.full"), depth, function);
    let empty = ring_buffer(events, emit.op, format!("{name}.empty"), depth, function);
    events.rings.of.insert(emit.op, Ring { full, empty, depth });
    for (buffer, count) in [(full, counts.0), (empty, counts.1)] {
        for slot in 0..depth {
            let slot = events.terms.arena.constant(i64::from(slot));
            ring_event(events, emit, MBarrierOp::Init { count, cluster: false }, (buffer, Some(slot)));
        }
    }
    events.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
}

pub(crate) fn ring_buffer(
    events: &mut Events<'_>,
    op: OpId,
    name: String,
    depth: u32,
    function: FunctionId,
) -> BufferId {
    let start = events.rings.end.unwrap_or_else(|| end_of_shared(events));
    let size = depth * MBARRIER;
    events.rings.end = Some(start.saturating_add(size));
    let origin = events.draft.origin(op);
    let label = events.facts.module.location(op).and_then(|location| location.name);
    let buffer = events.draft.program.buffers.push(Buffer {
        name,
        space: Space::Shared,
        function,
        offsets: SmallVec::from_iter([start]),
        slots: depth,
        size,
        scratch: false,
        origin,
        plan: Plan { label, ..Plan::default() },
    });
    let bytes = ByteSet::range(Space::Shared, function, start, size);
    events.rings.bytes.insert(buffer, events.draft.program.byte_sets.intern(bytes));
    buffer
}

/// The first address after everything in shared memory, aligned for an mbarrier.
pub(crate) fn end_of_shared(events: &mut Events<'_>) -> u32 {
    let root = events.facts.module.walk().next();
    let stated =
        root.and_then(|root| events.facts.int_attr(root, "ttg.shared")).and_then(|n| u32::try_from(n).ok());
    let own = events.structure.placed.allocation.as_ref().map(|allocation| allocation.shared);
    let buffers = events.draft.program.buffers.values().filter(|buffer| buffer.space == Space::Shared);
    let ends = buffers.flat_map(|b| b.offsets.iter().map(|offset| offset.saturating_add(b.size)));
    let end = ends.chain(stated).chain(own).max().unwrap_or(0);
    end.checked_next_multiple_of(MBARRIER).unwrap_or(!(MBARRIER - 1))
}

/// The mbarriers of a token or aref. Warns if the op that creates it is not found.
pub(crate) fn ring_or_warn(
    events: &mut Events<'_>,
    emit: &mut Emit,
    value: Option<ValueId>,
) -> Option<(OpId, Ring)> {
    let creator = value.and_then(|value| creators::creator(events.facts, value));
    let found = creator.and_then(|op| Some((op, *events.rings.of.get(&op)?)));
    if found.is_none() {
        let message = format!(
            "Seawall cannot find the op that creates the token array or aref of `{}`",
            events.facts.module.op_name(emit.op)
        );
        events.draft.warn(
            "lower::unknown-token",
            emit.op,
            message,
            "assumed to wait for nothing and to signal nothing, so reported races may not exist",
        );
        events.emit(emit, Action::Other, AccessList::new());
    }
    found
}

/// The queue in which an asynchronous op of an aref (`#nvws.async_op<..>`) completes; `None` if it
/// completes before the next op.
pub(crate) fn queue_of_async_op(kind: &str) -> Option<Queue> {
    match kind {
        "tma_load" | "clc" => Some(Queue::Tma),
        "tc5mma" | "tmem_copy" => Some(Queue::Tcgen05),
        "cp_async" => Some(Queue::CpAsync),
        "wgmma" => Some(Queue::Wgmma),
        _ => None,
    }
}
