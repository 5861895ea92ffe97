//! Accesses through addresses: LLVM pointers, and descriptors of the tensor data mover, computed
//! from the address of a memref.
//!
//! An address is traced backward through arithmetic, vectors, casts and loops to memrefs whose
//! address was taken. Seawall assumes that the access is in one of these, or anywhere if there is
//! none.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::Meaning;
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::{
    Access, Action, Barrier, BarrierKind, BarrierOrigin, Direction, Footprint, Mode, Place, Proxy, Queue,
    Slot,
};
use smallvec::SmallVec;

use crate::events::{Accesses, Emit, queue_issuer};
use crate::functions::Functions;
use crate::unit::ModuleLowering;

/// The most values visited between an address and its memrefs.
const MAX_STEPS: usize = 4096;

/// The sources of block arguments, and of results of ops with regions.
pub(crate) type Incoming = FxHashMap<ValueId, Vec<ValueId>>;

/// The access of an op through an address.
struct Reached {
    mode: Mode,
    queue: Option<Queue>,
    /// The operand with the address.
    operand: usize,
    /// No known wait completes it.
    endless: bool,
}

impl ModuleLowering<'_> {
    /// Emits the events of an op on addresses, or of an intrinsic, in an upstream module. Returns
    /// whether `op` is one.
    pub(crate) fn pointer_events(&mut self, emit: &mut Emit) -> bool {
        let name = self.module.op_name(emit.op);
        let moves = match name {
            "amdgpu.tensor_load_to_lds" => Some(Mode::Write),
            "amdgpu.tensor_store_from_lds" => Some(Mode::Read),
            _ => None,
        };
        if let Some(mode) = moves {
            self.reach_events(emit, &Reached { mode, queue: Some(Queue::Tdm), operand: 0, endless: false });
            return true;
        }
        if !(name.starts_with("llvm.") || name.starts_with("rocdl.")) {
            return false;
        }
        if name == "llvm.call_intrinsic" {
            let Some(intrinsic) = self.intrinsic(emit.op).map(str::to_owned) else { return false };
            return self.intrinsic_events(emit, &intrinsic);
        }
        match self.reached(emit.op) {
            Some(reached) => {
                self.reach_events(emit, &reached);
                true
            }
            None => false,
        }
    }

    fn intrinsic_events(&mut self, emit: &mut Emit, name: &str) -> bool {
        if let Some(counts) = self.intrinsic_waits(emit.op, name) {
            self.count_events(emit, counts);
            return true;
        }
        let reached = |mode, queue, operand| Reached { mode, queue, operand, endless: false };
        let operand = |unit: &Self| {
            let first = unit.module.operands(emit.op).first().copied();
            first.and_then(|value| unit.constant(value)).and_then(|id| i32::try_from(id).ok()).unwrap_or(-1)
        };
        match name {
            "llvm.amdgcn.s.barrier" => self.bare_barrier(emit, BarrierKind::Cta),
            "llvm.amdgcn.s.barrier.signal" => {
                let id = operand(self);
                self.bare_barrier(emit, BarrierKind::Signal { id });
            }
            "llvm.amdgcn.s.barrier.wait" => {
                let id = operand(self);
                self.bare_barrier(emit, BarrierKind::WaitSignal { id });
            }
            "llvm.amdgcn.asyncmark" => self.emit(emit, Action::Commit(Queue::CpAsync), Accesses::new()),
            _ if name.starts_with("llvm.amdgcn.tensor.load.to.lds") => {
                self.reach_events(emit, &reached(Mode::Write, Some(Queue::Tdm), 0));
            }
            _ if name.starts_with("llvm.amdgcn.tensor.store.from.lds") => {
                self.reach_events(emit, &reached(Mode::Read, Some(Queue::Tdm), 0));
            }
            _ => match self.reached(emit.op) {
                Some(own) => self.reach_events(emit, &own),
                None => self.emit(emit, Action::Other, Accesses::new()),
            },
        }
        true
    }

    /// Emits a barrier that orders memory only as far as earlier waits do.
    pub(crate) fn bare_barrier(&mut self, emit: &mut Emit, kind: BarrierKind) {
        let barrier = Barrier { kind, local_fence: false, other_memory: true, origin: BarrierOrigin::Op };
        self.emit_barrier(emit, barrier);
        let last = self.program.blocks[emit.block].events.last().copied();
        if let Some(event) = last.filter(|_| self.upstream && !matches!(kind, BarrierKind::WaitSignal { .. }))
        {
            self.bare.barriers.insert(event);
        }
    }

    /// The LDS access of an op on pointers, by its name; `None` without a pointer to LDS.
    fn reached(&self, op: OpId) -> Option<Reached> {
        let (module, name) = (self.module, self.module.op_name(op));
        let called = self.intrinsic(op).unwrap_or(name);
        if matches!(
            name,
            "llvm.getelementptr"
                | "llvm.inttoptr"
                | "llvm.ptrtoint"
                | "llvm.addrspacecast"
                | "llvm.bitcast"
                | "llvm.mlir.addressof"
                | "llvm.insertvalue"
                | "llvm.extractvalue"
                | "llvm.select"
                | "llvm.icmp"
                | "llvm.call"
        ) {
            return None;
        }
        let is_local = |&value: &ValueId| module.type_text(module.ty(value)) == "!llvm.ptr<3>";
        let operand = module.operands(op).iter().position(is_local);
        let operand = operand.or_else(|| {
            let accesses = matches!(name, "llvm.load" | "llvm.store" | "llvm.atomicrmw" | "llvm.cmpxchg");
            let at = usize::from(name == "llvm.store");
            let address = module.operands(op).get(at).copied().filter(|_| accesses)?;
            self.memrefs_behind(address).is_some_and(|found| !found.is_empty()).then_some(at)
        })?;
        let direct = called.contains("load.lds") || called.contains("load.to.lds");
        let (mode, queue) = match name {
            "llvm.load" => (Mode::Read, None),
            "llvm.store" => (Mode::Write, None),
            _ if called.contains("load.async.to.lds") => (Mode::Write, Some(Queue::Async)),
            _ if called.contains("store.async.from.lds") => (Mode::Read, Some(Queue::Async)),
            _ if direct => (Mode::Write, Some(self.direct_queue())),
            _ if called.contains("ds.read") || called.contains("ds.load") => (Mode::Read, None),
            _ => (Mode::ReadWrite, None),
        };
        let endless = mode == Mode::ReadWrite && self.may_go_on(op, called);
        Some(Reached { mode, queue, operand, endless })
    }

    /// The queue of direct-to-LDS loads: asyncmarks if the module has them, or else the counter of
    /// vector memory.
    pub(crate) fn direct_queue(&self) -> Queue {
        let module = self.module;
        let marks =
            ["rocdl.asyncmark", "rocdl.wait.asyncmark"].iter().any(|name| module.find_symbol(name).is_some());
        if marks { Queue::CpAsync } else { Queue::Vmem }
    }

    fn reach_events(&mut self, emit: &mut Emit, reached: &Reached) {
        let Reached { mode, queue, operand, endless } = *reached;
        let footprints = self.footprints_behind(emit.op, operand);
        let access = Access {
            mode,
            proxy: Proxy::Generic,
            issuer: queue.map(queue_issuer).unwrap_or_default(),
            queue,
            footprints,
            scratch: false,
            cross_cta: false,
            token: None,
        };
        if endless {
            return self.in_flight(emit, Accesses::from_iter([access]));
        }
        let direction = if mode.writes() { Direction::Load } else { Direction::Store };
        let action = match queue {
            Some(queue) => Action::Copy { queue, direction, predicate: None },
            None => Action::Touch { asserted: false },
        };
        self.emit(emit, action, Accesses::from_iter([access]));
    }

    pub(super) fn footprints_behind(&mut self, op: OpId, operand: usize) -> SmallVec<[Footprint; 1]> {
        let value = self.module.operands(op).get(operand).copied();
        let found = value.and_then(|value| self.memrefs_behind(value)).unwrap_or_default();
        let mut footprints: SmallVec<[Footprint; 1]> = SmallVec::new();
        for memref in found {
            for footprint in self.footprints(memref) {
                if !footprints.contains(&footprint) {
                    footprints.push(footprint);
                }
            }
        }
        if footprints.is_empty() {
            let message =
                format!("Seawall cannot resolve the address that `{}` uses", self.module.op_name(op));
            self.warn(
                "lower::unknown-address",
                op,
                message,
                "assumed to be any address of workgroup memory, so reported races may not exist",
            );
            let (place, slot) = (Place::Unknown, Slot::Any);
            footprints.push(Footprint {
                place,
                slot,
                bytes: None,
                warps: None,
                descriptor: Default::default(),
            });
        }
        footprints
    }

    /// The memrefs in workgroup memory whose addresses `value` may be computed from; `None` if
    /// there are too many paths.
    fn memrefs_behind(&self, value: ValueId) -> Option<Vec<ValueId>> {
        let module = self.module;
        let value = self.descriptor_address(value);
        let mut seen: FxHashSet<ValueId> = FxHashSet::default();
        let (mut work, mut found) = (vec![value], Vec::new());
        while let Some(value) = work.pop() {
            if !seen.insert(value) {
                continue;
            }
            if seen.len() > MAX_STEPS {
                return None;
            }
            if self.is_shared_memref(value) {
                let base = self.aligned_base(value);
                if !found.contains(&base) {
                    found.push(base);
                }
                continue;
            }
            if let Some(sources) = self.incoming.get(&value) {
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
    fn descriptor_address(&self, value: ValueId) -> ValueId {
        let module = self.module;
        let Some(op) = module.defining_op(value) else { return value };
        match (module.op_name(op), module.operands(op)) {
            ("vector.from_elements", &[_, address, _, _]) => address,
            _ => value,
        }
    }

    /// The memref with the same aligned pointer that is not a view of another.
    fn aligned_base(&self, value: ValueId) -> ValueId {
        let (module, mut at) = (self.module, value);
        while let Some(op) = module.defining_op(at) {
            let source = module.operands(op).first().copied().filter(|&source| self.is_shared_memref(source));
            match source {
                Some(source)
                    if matches!(self.meaning(op), Meaning::View(_))
                        && module.op_name(op) != "memref.view" =>
                {
                    at = source;
                }
                _ => break,
            }
        }
        at
    }

    /// Finds the sources of block arguments, and of results of ops with regions.
    pub(crate) fn find_incoming(&mut self, functions: &Functions) {
        let module = self.module;
        let mut incoming = Incoming::default();
        let mut add = |sources: &[ValueId], targets: &[ValueId]| {
            for (&source, &target) in sources.iter().zip(targets) {
                incoming.entry(target).or_default().push(source);
            }
        };
        for op in functions.iter().flat_map(|&(func, _)| module.walk_op(func)) {
            for successor in module.successors(op) {
                add(module.successor_args(successor), module.block_args(successor.block));
            }
            if let Meaning::Regions(regions) = self.meaning(op) {
                for (sources, targets) in self.forwarded(op, regions) {
                    add(sources, targets);
                }
            }
        }
        self.incoming = incoming;
    }
}
