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

use seawall_dialects::{Aref, Meaning, Regions, TokenOp};
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::{
    Access, Action, BarrierOrigin, BinaryOp, Buffer, BufferId, ByteSet, Descriptor, Footprint, FunctionId,
    Issuer, MBarrier, MBarrierOp, Mode, Place, Plan, Proxy, Queue, Slot, Space, TermId,
};
use smallvec::SmallVec;

use crate::barriers::cta_barrier;
use crate::events::{Accesses, Emit};
use crate::unit::ModuleLowering;

/// Bytes of an mbarrier.
const MBARRIER: u32 = 8;
/// The most slots of one array, far more than shared memory can hold.
const MAX_DEPTH: u32 = 4096;
/// The most values visited between a token and the op that creates it.
const MAX_TRACED: usize = 64;
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

impl ModuleLowering<'_> {
    /// Emits the events of an op of the token protocol.
    pub(crate) fn token_events(&mut self, emit: &mut Emit, token: TokenOp) {
        if self.declared_only {
            return self.emit(emit, Action::Other, Accesses::new());
        }
        if token == TokenOp::Create {
            let depth = self.int_attr(emit.op, "numBuffers").and_then(|n| u32::try_from(n).ok());
            return self.create_ring(emit, depth.unwrap_or(1), (1, 1));
        }
        let value = self.operand(emit.op, "token");
        let Some((creator, ring)) = self.ring_or_warn(emit, value) else { return };
        let slot = self.operand_term(emit.op, "idx");
        let phase = self.operand_term(emit.op, "phase");
        match (token, phase) {
            (TokenOp::ProducerAcquire, Some(phase)) => {
                // The first acquisition of a slot passes: the wait is for the phase before the
                // given one.
                let one = self.program.terms.constant(1);
                let phase = self.program.terms.binary(BinaryOp::Xor, phase, one);
                self.ring_event(emit, MBarrierOp::Wait { phase }, (ring.empty, slot));
            }
            (TokenOp::ConsumerWait, Some(phase)) => {
                self.ring_event(emit, MBarrierOp::Wait { phase }, (ring.full, slot));
            }
            (TokenOp::ProducerCommit, _) => {
                let queue = match self.int_attr(creator, "loadType") {
                    Some(ASYNC_LOAD) => Some(Queue::CpAsync),
                    Some(TMA_LOAD) => Some(Queue::Tma),
                    _ => None,
                };
                self.signal(emit, (ring.full, slot), queue);
            }
            (TokenOp::ConsumerRelease, _) => self.signal(emit, (ring.empty, slot), None),
            (TokenOp::Create | TokenOp::ProducerAcquire | TokenOp::ConsumerWait, _) => {
                self.emit(emit, Action::Other, Accesses::new());
            }
        }
    }

    /// Signals the tokens of a wait for TMA stores: when the stores are complete, each of the slots
    /// is empty.
    pub(crate) fn releases_after_wait(&mut self, emit: &mut Emit) {
        let tokens = self.module.operand_group(emit.op, "nvws_tokens").to_vec();
        let slots = self.module.operand_group(emit.op, "nvws_token_indices").to_vec();
        if self.declared_only {
            return;
        }
        for (position, &token) in tokens.iter().enumerate() {
            let Some((_, ring)) = self.ring_or_warn(emit, Some(token)) else { continue };
            let slot = slots.get(position).map(|&value| self.term(value));
            self.signal(emit, (ring.empty, slot), None);
        }
    }

    /// Arrives at a slot once: when the earlier operations of `queue` are complete, or immediately
    /// without a queue.
    pub(crate) fn signal(&mut self, emit: &mut Emit, at: (BufferId, Option<TermId>), queue: Option<Queue>) {
        let arrive = MBarrierOp::Arrive { count: 1, per_thread: false };
        match queue {
            None => {
                self.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
                self.ring_event(emit, arrive, at);
            }
            // Every thread adds its own arrival for its copies, which the initial count does not
            // include.
            Some(Queue::CpAsync) => {
                self.ring_event(emit, MBarrierOp::Commit { queue: Queue::CpAsync, inc: true }, at);
                self.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
                self.ring_event(emit, arrive, at);
            }
            Some(queue) => {
                self.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
                self.ring_event(emit, MBarrierOp::Commit { queue, inc: false }, at);
            }
        }
    }

    /// Emits one operation on a slot.
    pub(crate) fn ring_event(&mut self, emit: &mut Emit, op: MBarrierOp, at: (BufferId, Option<TermId>)) {
        let access = self.ring_access(at, &op);
        let action = Action::MBarrier(MBarrier { op, predicate: None });
        self.emit(emit, action, SmallVec::from_iter([access]));
    }

    /// The access with which an operation names its mbarrier.
    pub(crate) fn ring_access(&self, at: (BufferId, Option<TermId>), op: &MBarrierOp) -> Access {
        let (mode, proxy) = match op {
            MBarrierOp::Init { .. } => (Mode::Write, Proxy::Generic),
            _ => (Mode::ReadWrite, Proxy::Barrier),
        };
        let issuer = match op {
            MBarrierOp::Wait { .. } => Issuer::Warps,
            MBarrierOp::Commit { .. } => Issuer::Engine,
            _ => Issuer::Thread,
        };
        let footprints = SmallVec::from_iter([self.ring_footprint(at)]);
        Access { mode, proxy, issuer, queue: None, footprints, scratch: false, cross_cta: false, token: None }
    }

    fn ring_footprint(&self, (buffer, slot): (BufferId, Option<TermId>)) -> Footprint {
        let slot = match (self.program.buffers[buffer].slots, slot) {
            (1, _) => Slot::Whole,
            (_, Some(slot)) => Slot::At(slot),
            (_, None) => Slot::Any,
        };
        let bytes = self.ring_bytes.get(&buffer).copied();
        Footprint {
            place: Place::Buffer(buffer),
            slot,
            bytes,
            warps: None,
            descriptor: Descriptor::default(),
        }
    }

    /// Creates the mbarriers of an array and initialises them with the arrival counts (full,
    /// empty).
    pub(crate) fn create_ring(&mut self, emit: &mut Emit, depth: u32, counts: (u32, u32)) {
        let depth = depth.clamp(1, MAX_DEPTH);
        let function = self.program.blocks[emit.block].function;
        let name = self
            .module
            .results(emit.op)
            .first()
            .map_or_else(|| "%".to_owned(), |&v| self.module.value_name(v));
        let full = self.ring_buffer(emit.op, format!("{name}.full"), depth, function);
        let empty = self.ring_buffer(emit.op, format!("{name}.empty"), depth, function);
        self.rings.insert(emit.op, Ring { full, empty, depth });
        for (buffer, count) in [(full, counts.0), (empty, counts.1)] {
            for slot in 0..depth {
                let slot = self.program.terms.constant(i64::from(slot));
                self.ring_event(emit, MBarrierOp::Init { count, cluster: false }, (buffer, Some(slot)));
            }
        }
        self.emit_barrier(emit, cta_barrier(BarrierOrigin::Lowering));
    }

    fn ring_buffer(&mut self, op: OpId, name: String, depth: u32, function: FunctionId) -> BufferId {
        let start = self.ring_end.unwrap_or_else(|| self.end_of_shared());
        let size = depth * MBARRIER;
        self.ring_end = Some(start.saturating_add(size));
        let origin = self.origin(op);
        let label = self.module.loc_resolved(op).and_then(|location| location.name);
        let buffer = self.program.buffers.push(Buffer {
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
        self.ring_bytes.insert(buffer, self.program.byte_sets.intern(bytes));
        buffer
    }

    /// The first address after everything in shared memory, aligned for an mbarrier.
    fn end_of_shared(&self) -> u32 {
        let root = self.module.walk().next();
        let stated =
            root.and_then(|root| self.int_attr(root, "ttg.shared")).and_then(|n| u32::try_from(n).ok());
        let own = self.allocation.as_ref().map(|allocation| allocation.shared);
        let buffers = self.program.buffers.values().filter(|buffer| buffer.space == Space::Shared);
        let ends = buffers.flat_map(|b| b.offsets.iter().map(|offset| offset.saturating_add(b.size)));
        let end = ends.chain(stated).chain(own).max().unwrap_or(0);
        end.checked_next_multiple_of(MBARRIER).unwrap_or(!(MBARRIER - 1))
    }

    /// The mbarriers of a token or aref. Warns if the op that creates it is not found.
    pub(crate) fn ring_or_warn(&mut self, emit: &mut Emit, value: Option<ValueId>) -> Option<(OpId, Ring)> {
        let creator = value.and_then(|value| self.creator(value));
        let found = creator.and_then(|op| Some((op, *self.rings.get(&op)?)));
        if found.is_none() {
            let message = format!(
                "Seawall cannot find the op that creates the token array or aref of `{}`",
                self.module.op_name(emit.op)
            );
            self.warn(
                "lower::unknown-token",
                emit.op,
                message,
                "assumed to wait for nothing and to signal nothing, so reported races may not exist",
            );
            self.emit(emit, Action::Other, Accesses::new());
        }
        found
    }

    /// The op that creates the token array or aref `value`, through captures of partitions and
    /// values carried by loops.
    pub(crate) fn creator(&self, value: ValueId) -> Option<OpId> {
        let module = self.module;
        let mut value = value;
        for _ in 0..MAX_TRACED {
            value = match module.value(value).def {
                ValueDef::OpResult { op, .. } => match self.meaning(op) {
                    Meaning::Token(TokenOp::Create) | Meaning::Aref(Aref::Create) => return Some(op),
                    _ => return None,
                },
                ValueDef::BlockArg { block, index } => {
                    let region = module.block(block).parent?;
                    let owner = module.region(region).op;
                    match self.meaning(owner) {
                        Meaning::Regions(Regions::For) => self.kept(owner, value, index)?,
                        _ => self.captured(region, index)?,
                    }
                }
            };
        }
        None
    }

    /// The initial value of a loop-carried value that no iteration changes.
    fn kept(&self, op: OpId, value: ValueId, index: u32) -> Option<ValueId> {
        let position = (index as usize).checked_sub(1)?;
        let is_kept = self.all_yielded(op, 0).iter().all(|yielded| yielded.get(position) == Some(&value));
        self.module.operand_group(op, "initArgs").get(position).copied().filter(|_| is_kept)
    }
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
