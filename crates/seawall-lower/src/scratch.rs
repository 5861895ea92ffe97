//! Scratch memory: ops that write shared memory, execute a barrier, and read it back.

use seawall_dialects::{Atomic, Meaning, OpEffects, Scratch};
use seawall_mlir::{AttrValue, OpId};
use seawall_model::{
    Access, Action, Barrier, BarrierKind, BarrierOrigin, Buffer, BufferId, ByteSet, Descriptor, Footprint,
    FunctionId, Issuer, Mode, Place, Plan, Proxy, Slot, Space,
};
use smallvec::SmallVec;

use crate::barriers::cta_barrier;
use crate::events::Emit;
use crate::unit::ModuleLowering;

/// The barriers that an atomic's memory ordering adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ordering {
    acquires: bool,
    releases: bool,
}

impl ModuleLowering<'_> {
    /// The offset of the scratch memory of `op`, if it has any. Allocations, calls and functions
    /// have an offset for other reasons.
    pub(crate) fn scratch_offset(&self, op: OpId) -> Option<u32> {
        if matches!(self.meaning(op), Meaning::Alloc(_) | Meaning::Call | Meaning::Func) {
            return None;
        }
        self.shared_offsets(op).first().copied()
    }

    /// Emits a write, a barrier and a read of the scratch memory at `offset`. `first` are the op's
    /// other accesses.
    pub(crate) fn scratch_exchange_events(
        &mut self,
        emit: &mut Emit,
        first: SmallVec<[Access; 1]>,
        offset: u32,
        barrier: Option<Barrier>,
    ) {
        self.broadcast_events(emit, first, offset, barrier, 0);
    }

    /// Emits the same events where only CTAs whose rank has none of the bits `absent` have the
    /// scratch memory.
    fn broadcast_events(
        &mut self,
        emit: &mut Emit,
        first: SmallVec<[Access; 1]>,
        offset: u32,
        barrier: Option<Barrier>,
        absent: u32,
    ) {
        let buffer = self.scratch_buffer(emit, offset);
        if !first.is_empty() {
            self.emit(emit, Action::Touch { asserted: false }, first);
        }
        let crosses = barrier.is_some_and(|b| matches!(b.kind, BarrierKind::Cluster { .. }));
        let write = self.scratch_access(buffer, Mode::Write, false, absent);
        self.emit(emit, Action::Touch { asserted: false }, SmallVec::from_iter([write]));
        if let Some(barrier) = barrier {
            self.emit_barrier(emit, barrier);
        }
        let read = self.scratch_access(buffer, Mode::Read, crosses, absent);
        self.emit(emit, Action::Touch { asserted: false }, SmallVec::from_iter([read]));
    }

    /// Emits the events of reductions, scans, conversions and similar ops.
    pub(crate) fn scratch_events(
        &mut self,
        emit: &mut Emit,
        kind: Scratch,
        effects: &OpEffects,
        scratch: Option<u32>,
    ) {
        let Some(offset) = scratch else {
            if !effects.memory_effect_free {
                self.emit(emit, Action::Other, SmallVec::new());
            }
            return;
        };
        let barrier = match kind {
            Scratch::TensorMapCreate => {
                self.emit(emit, Action::Other, SmallVec::new());
                warp_barrier()
            }
            _ if self.scratch_crosses_ctas(emit.op, kind) => cluster_barrier(),
            Scratch::ConvertLayout if self.converts_within_warps(emit.op) => warp_barrier(),
            _ => cta_barrier(BarrierOrigin::Lowering),
        };
        self.scratch_exchange_events(emit, SmallVec::new(), offset, Some(barrier));
    }

    /// Emits the events of an atomic. An acquire has a barrier after the op, a release one before
    /// it. A result that all threads need goes through scratch memory, and the barrier of that
    /// exchange serves the acquire too. A poll always has a barrier.
    pub(crate) fn atomic_events(&mut self, emit: &mut Emit, effects: &OpEffects, scratch: Option<u32>) {
        let Meaning::Atomic(atomic) = self.meaning(emit.op) else { return };
        let is_poll = self.module.op_name(emit.op) == "tt.atomic_poll";
        let ordering = if atomic.ordered { self.ordering(emit.op, atomic) } else { Ordering::RELAXED };
        let cta = cta_barrier(BarrierOrigin::Lowering);
        let broadcast = self.atomic_broadcast_bits(emit.op);
        if ordering.releases && !is_poll {
            self.emit_barrier(emit, cta);
        }
        let accesses = self.accesses(emit.op, effects, None);
        let commutes = self.commutes(emit.op);
        self.emit(emit, Action::Atomic { commutes }, accesses);
        match scratch {
            Some(offset) if broadcast != 0 => {
                let barrier = cluster_barrier();
                self.broadcast_events(emit, SmallVec::new(), offset, Some(barrier), broadcast);
            }
            Some(offset) => self.scratch_exchange_events(emit, SmallVec::new(), offset, Some(cta)),
            None if is_poll || ordering.acquires => self.emit_barrier(emit, cta),
            None => {}
        }
    }

    fn ordering(&self, op: OpId, atomic: Atomic) -> Ordering {
        let Some(attr) = atomic.semantics.and_then(|key| self.module.attr(op, key)) else {
            return Ordering::RELAXED;
        };
        // The ordering is a keyword, or the number of Triton's `MemSemantic`.
        let text = self.module.attr_text(attr);
        let word = match self.module.attr_value(attr) {
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

    /// Whether the lowering of `op` exchanges data of all warps of the CTA through scratch memory.
    pub(crate) fn synchronizes_over_scratch(&self, op: OpId) -> bool {
        let exchanges = match self.meaning(op) {
            Meaning::Scratch(Scratch::TensorMapCreate) => false,
            Meaning::Scratch(Scratch::ConvertLayout) => !self.converts_within_warps(op),
            Meaning::Scratch(_) | Meaning::Atomic(_) => true,
            _ => false,
        };
        exchanges && self.scratch_offset(op).is_some()
    }

    /// The operation and element type of an atomic on shared memory that commutes with itself. It
    /// does so only if its old value is not used.
    fn commutes(&self, op: OpId) -> Option<String> {
        let used = self.module.results(op).iter().any(|&result| self.is_used(result));
        if self.module.op_name(op) != "ttg.local_atomic_scatter_rmw" || used {
            return None;
        }
        let attr = self.module.attr(op, "atomic_rmw_op")?;
        let kind = self.module.attr_text(attr);
        let destination = self.desc(self.operand(op, "dst")?)?;
        // Only an exchange does not commute; 10 is its number in Triton's `RMWOp`.
        let exchanges =
            kind == "exch" || matches!(self.module.attr_value(attr), AttrValue::Int { value: 10, .. });
        // The released pass only handles integer atomics; float sums depend on their order.
        let integers = destination.text.element.to_string().starts_with('i');
        (integers && !exchanges).then(|| format!("{kind} {}", destination.text.element))
    }

    /// Whether a conversion exchanges data only inside each warp, so that its barrier is the
    /// warp's.
    fn converts_within_warps(&self, op: OpId) -> bool {
        let (Some(source), Some(result)) = (self.operand(op, "src"), self.module.results(op).first()) else {
            return false;
        };
        self.physical.converts_within_warps(self.module.ty(source), self.module.ty(*result))
    }

    fn scratch_buffer(&mut self, emit: &mut Emit, offset: u32) -> BufferId {
        let op = emit.op;
        let size = self.scratch_size(op);
        let function = self.program.blocks[emit.block].function;
        let name = format!("scratch of {}", self.module.op_name(op));
        let origin = match emit.origin {
            Some(origin) => origin,
            None => self.origin(op),
        };
        emit.origin = Some(origin);
        // Older Triton does not print the size. The scratch memory may then extend to the end of
        // shared memory.
        let size = size.unwrap_or(u32::MAX - offset);
        self.program.buffers.push(Buffer {
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

    fn scratch_access(&mut self, buffer: BufferId, mode: Mode, cross_cta: bool, absent: u32) -> Access {
        let Buffer { function, size, .. } = self.program.buffers[buffer];
        let offset = self.program.buffers[buffer].offsets[0];
        let bytes = self.in_ctas(function, offset, size, absent);
        let bytes = Some(self.program.byte_sets.intern(bytes));
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

    fn in_ctas(&self, function: FunctionId, offset: u32, size: u32, absent: u32) -> ByteSet {
        let mut set = ByteSet::range(Space::Shared, function, offset, size);
        if let Some((_, runs)) = set.ctas.first().cloned() {
            set.ctas = (0..self.program.ctas)
                .filter(|cta| cta & absent == 0)
                .map(|cta| (cta, runs.clone()))
                .collect();
        }
        set
    }
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
