//! Memrefs in workgroup memory: the buffers of their allocations, and the bytes that views of them
//! name.
//!
//! The module does not state the places of allocations. They get consecutive addresses, as the
//! compiler assigns them later. It matters only that they do not overlap, and that views of one
//! allocation differ in their bytes.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_base::Runs;
use seawall_dialects::MemRef;
use seawall_layout::View as Origin;
use seawall_mlir::{AttrValue, OpId, TypeId, TypeKind, ValueId};
use seawall_model::{Buffer, BufferId, ByteSet, ByteSetId, FunctionId, Plan, Space};
use smallvec::SmallVec;

use super::rings::Ring;
use super::shifts::Shift;
use super::slots_of::starts_anew;
use super::touched::{Touched, TouchedKey};
use crate::unit::ModuleLowering;
use crate::view_set::{View, Views};
use crate::views::Flow;

/// The memrefs of a module.
#[derive(Default)]
pub(crate) struct Memrefs {
    types: RefCell<FxHashMap<TypeId, Option<Rc<MemRef>>>>,
    /// Allocations in textual order, until they have buffers.
    pub(super) pending: Vec<Pending>,
    /// The slot of a ring that a memref is the whole of.
    pub(super) slots: FxHashMap<ValueId, (BufferId, u32)>,
    /// The slot-selecting value of each view that is a slot of a ring inside its allocation.
    pub(super) shifts: FxHashMap<ValueId, Shift>,
    /// The start and the bytes of the allocation that each partial buffer belongs to.
    pub(super) around: FxHashMap<BufferId, (u32, u32)>,
    /// The dimension that counts the slots of a buffer, where it is not the first.
    pub(super) ring_dims: FxHashMap<BufferId, usize>,
    /// The bytes that accesses touch, relative to the aligned pointer of their memref.
    pub(super) touched: RefCell<FxHashMap<TouchedKey, Option<Rc<Touched>>>>,
    /// The ops that use each memref; computed on first use.
    pub(super) users: OnceCell<FxHashMap<ValueId, Vec<OpId>>>,
    /// The steps of formulas that may still be evaluated.
    pub(super) fuel: Cell<u64>,
}

/// An allocation without a buffer.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    pub(super) function: FunctionId,
    /// The op that diagnostics name.
    pub(super) op: OpId,
    pub(super) value: ValueId,
    /// The symbol of a global, which several ops may name.
    pub(super) symbol: Option<String>,
}

/// Alignment of allocations, the largest that an access needs.
pub(super) const ALIGNMENT: u64 = 128;
/// Bytes reserved for an allocation of unknown size, more than any GPU has.
const UNKNOWN_SIZE: u64 = 1 << 20;
/// The most steps of formulas that are evaluated thread by thread, some seconds of work. Later
/// indices are intervals.
const MAX_STEPS: u64 = 200_000_000;
/// More bytes than any GPU has.
const MAX_SIZE: u64 = 1 << 24;

impl Memrefs {
    pub(crate) fn new() -> Self {
        Memrefs { fuel: Cell::new(MAX_STEPS), ..Memrefs::default() }
    }
}

impl ModuleLowering<'_> {
    /// The decoded type of a memref.
    pub(crate) fn memref(&self, value: ValueId) -> Option<Rc<MemRef>> {
        let ty = self.module.ty(value);
        let decode = || MemRef::decode(self.module, ty).map(Rc::new);
        self.memrefs.types.borrow_mut().entry(ty).or_insert_with(decode).clone()
    }

    /// Whether a value is a memref in workgroup memory of an upstream module.
    pub(crate) fn is_shared_memref(&self, value: ValueId) -> bool {
        self.upstream && self.is_memdesc(value) && self.memref(value).is_some()
    }

    /// Records an allocation that gets its buffer in [`place_memrefs`](Self::place_memrefs).
    pub(crate) fn defer_memref(&mut self, function: FunctionId, op: OpId, value: ValueId) {
        let symbol = self.module.attr(op, "name").filter(|_| self.module.op_name(op) == "memref.get_global");
        let symbol = symbol.map(|attr| self.module.attr_text(attr).to_owned());
        // All ops for dynamic workgroup memory name the start of the same memory.
        let is_dynamic = self.module.op_name(op) == "gpu.dynamic_shared_memory";
        let symbol = symbol.or_else(|| is_dynamic.then(|| "gpu.dynamic_shared_memory".to_owned()));
        self.memrefs.pending.push(Pending { function, op, value, symbol });
    }

    /// The number of arguments of a `gpu.func` before its workgroup memory attributions.
    pub(crate) fn attributions(&self, func: OpId, args: &[ValueId]) -> usize {
        let module = self.module;
        if module.op_name(func) != "gpu.func" {
            return args.len();
        }
        let Some(attr) = module.attr(func, "function_type") else { return args.len() };
        let text = module.attr_text(attr);
        let count = match module.attr_value(attr) {
            // In the op's own assembly, each argument has a name.
            _ if text.contains('%') => text.matches('%').count(),
            AttrValue::Type(ty) => match module.type_kind(ty) {
                TypeKind::Function { inputs, .. } => inputs.len(),
                _ => args.len(),
            },
            _ => 0,
        };
        count.min(args.len())
    }

    /// Creates the buffers of all allocations. Those that rotate around loops share one buffer.
    pub(crate) fn place_memrefs(&mut self, flows: &[Flow]) {
        let pending = std::mem::take(&mut self.memrefs.pending);
        let rings = self.find_rings(&pending, flows);
        let of_allocations = |ring: &&Ring| ring.is_of_allocations();
        let members = |ring| Ring::members(ring).map(move |member| (member, ring));
        let of: FxHashMap<ValueId, &Ring> = rings.iter().filter(of_allocations).flat_map(members).collect();
        let mut cursors: FxHashMap<FunctionId, u64> = FxHashMap::default();
        let mut globals: FxHashMap<(FunctionId, String), Views> = FxHashMap::default();
        let mut placed: FxHashMap<ValueId, (u32, u64)> = FxHashMap::default();
        for allocation in &pending {
            if placed.contains_key(&allocation.value) {
                continue;
            }
            let global = allocation.symbol.clone().map(|symbol| (allocation.function, symbol));
            if let Some(known) = global.as_ref().and_then(|key| globals.get(key)) {
                *self.views.entry(allocation.value) = known.clone();
                continue;
            }
            let cursor = cursors.entry(allocation.function).or_default();
            match of.get(&allocation.value) {
                Some(ring) => self.place_ring(ring, allocation, cursor, &mut placed),
                None => self.place_alone(allocation, cursor, &mut placed),
            }
            if let Some(key) = global {
                globals.insert(key, self.views[allocation.value].clone());
            }
        }
        for ring in rings.iter().filter(|ring| !ring.is_of_allocations()) {
            self.place_ring_inside(ring, &pending, &placed);
        }
        self.place_shifts(&pending, &placed);
    }

    fn place_alone(
        &mut self,
        allocation: &Pending,
        cursor: &mut u64,
        placed: &mut FxHashMap<ValueId, (u32, u64)>,
    ) {
        let size = self.size_of(allocation.value);
        let bytes = size.unwrap_or(UNKNOWN_SIZE);
        if size.is_none() {
            let message = "Seawall cannot resolve the size of this allocation".to_owned();
            self.warn(
                "lower::unknown-size",
                allocation.op,
                message,
                "assumed to overlap no other allocation",
            );
        }
        let (dim, slots) = self.counted_slots(allocation.value);
        let name = self.module.value_name(allocation.value);
        let Some(buffer) = self.make_buffer(allocation, name, slots, cursor, bytes) else { return };
        if dim > 0 {
            self.memrefs.ring_dims.insert(buffer, dim);
        }
        let start = self.program.buffers[buffer].offsets.first().copied().unwrap_or(0);
        placed.insert(allocation.value, (start, bytes));
        self.name_memref(allocation.value, buffer, start, bytes);
    }

    fn place_ring(
        &mut self,
        ring: &Ring,
        first: &Pending,
        cursor: &mut u64,
        placed: &mut FxHashMap<ValueId, (u32, u64)>,
    ) {
        let stride = ring.size.next_multiple_of(ALIGNMENT);
        let names: Vec<String> = ring.members.iter().map(|m| self.module.value_name(m.value)).collect();
        let count = ring.members.len() as u32;
        let total = stride.saturating_mul(u64::from(count));
        let Some(buffer) = self.make_buffer(first, names.join(", "), count, cursor, total) else { return };
        let start = self.program.buffers[buffer].offsets.first().copied().unwrap_or(0);
        for (slot, member) in (0_u32..).zip(&ring.members) {
            let at = start.saturating_add(slot.saturating_mul(stride as u32));
            placed.insert(member.value, (at, ring.size));
            self.enter_ring(member.value, buffer, slot, at, ring.size);
        }
    }

    /// Creates a buffer over the part of an allocation that a ring of its views covers.
    fn place_ring_inside(
        &mut self,
        ring: &Ring,
        pending: &[Pending],
        placed: &FxHashMap<ValueId, (u32, u64)>,
    ) {
        let Some(first) = ring.members.first() else { return };
        let Some(allocation) = pending.iter().find(|pending| pending.value == first.root) else { return };
        let Some(&(base, bytes)) = placed.get(&first.root) else { return };
        let at = |offset: u64| base.saturating_add(u32::try_from(offset).unwrap_or(u32::MAX));
        let names: Vec<String> = ring.members.iter().map(|m| self.module.value_name(m.value)).collect();
        let count = ring.members.len() as u32;
        let size = u32::try_from(ring.stride.saturating_mul(u64::from(count))).unwrap_or(u32::MAX);
        let buffer = self.push_buffer(allocation, names.join(", "), count, at(first.offset), size);
        self.memrefs.around.insert(buffer, (base, u32::try_from(bytes).unwrap_or(u32::MAX)));
        for (slot, member) in (0_u32..).zip(&ring.members) {
            self.enter_ring(member.value, buffer, slot, at(member.offset), ring.size);
        }
    }

    fn enter_ring(&mut self, value: ValueId, buffer: BufferId, slot: u32, start: u32, bytes: u64) {
        self.memrefs.slots.insert(value, (buffer, slot));
        let term = self.program.terms.constant(i64::from(slot));
        *self.terms.entry(value) = Some(term);
        self.name_memref(value, buffer, start, bytes);
    }

    fn make_buffer(
        &mut self,
        allocation: &Pending,
        name: String,
        slots: u32,
        cursor: &mut u64,
        bytes: u64,
    ) -> Option<BufferId> {
        let start = cursor.next_multiple_of(ALIGNMENT);
        let end = start.checked_add(bytes)?;
        let (Ok(start), Ok(size), Ok(_)) = (u32::try_from(start), u32::try_from(bytes), u32::try_from(end))
        else {
            let message = "the allocations of this function exceed 4 GiB".to_owned();
            self.warn(
                "lower::unknown-size",
                allocation.op,
                message,
                "assumed to be anywhere in workgroup memory, so reported races may not exist",
            );
            *self.views.entry(allocation.value) = Views::unknown();
            return None;
        };
        *cursor = end;
        Some(self.push_buffer(allocation, name, slots, start, size))
    }

    pub(super) fn push_buffer(
        &mut self,
        of: &Pending,
        name: String,
        slots: u32,
        start: u32,
        size: u32,
    ) -> BufferId {
        let origin = self.origin(of.op);
        self.program.buffers.push(Buffer {
            name,
            space: Space::Shared,
            function: of.function,
            offsets: SmallVec::from_iter([start]),
            slots,
            size,
            scratch: false,
            origin,
            plan: Plan::default(),
        })
    }

    fn name_memref(&mut self, value: ValueId, buffer: BufferId, start: u32, bytes: u64) {
        let function = self.program.buffers[buffer].function;
        let length = u32::try_from(bytes).unwrap_or(u32::MAX);
        let set = ByteSet::range(Space::Shared, function, start, length);
        let bytes = Some(self.program.byte_sets.intern(set));
        let origin = Origin { storage_base: start, ..Origin::default() };
        *self.views.entry(value) = Views::one(View { buffer, origin, bytes, is_based: true });
    }

    /// Bytes of a memref from its aligned pointer on.
    pub(super) fn size_of(&self, value: ValueId) -> Option<u64> {
        let memref = self.memref(value)?;
        let offset = u64::try_from(memref.offset?).ok()?;
        let bytes =
            offset.checked_mul(u64::from(memref.element_bytes?))?.checked_add(memref.extent_bytes()?)?;
        (bytes <= MAX_SIZE).then_some(bytes)
    }

    /// The views of a view op's result, from those of its source.
    pub(crate) fn apply_memref_view(&mut self, op: OpId, result: ValueId, views: &[View]) -> Views {
        if let Some(&(buffer, _)) = self.memrefs.slots.get(&result) {
            // A slot of a ring keeps its own view.
            if let Views::Known(own) = &self.views[result]
                && own.iter().all(|view| view.buffer == buffer)
            {
                return Views::Known(own.clone());
            }
        }
        let shift = match self.module.op_name(op) {
            "memref.view" => {
                let shift = self.operand(op, "byte_shift").map(|shift| self.interval(shift));
                shift.and_then(|shift| shift.as_point()).and_then(|shift| u32::try_from(shift).ok())
            }
            _ => Some(0),
        };
        // It sets the offset, whatever its source's is, and so may leave the bytes of its source.
        let is_reset = starts_anew(self.module.op_name(op));
        let mapped = views.iter().map(|view| {
            let view = if is_reset { self.whole_allocation(view) } else { view.clone() };
            self.map_memref_view(result, &view, shift)
        });
        Views::of(mapped.collect())
    }

    /// A view of the whole allocation that contains the buffer of `view`.
    fn whole_allocation(&mut self, view: &View) -> View {
        let buffer = &self.program.buffers[view.buffer];
        let own = || Some((*buffer.offsets.first()?, buffer.size));
        let region = self.memrefs.around.get(&view.buffer).copied().or_else(own);
        let whole = region.map(|(start, size)| (buffer.function, start, size));
        let set = whole.map(|(function, start, size)| ByteSet::range(Space::Shared, function, start, size));
        View { bytes: set.map(|set| self.program.byte_sets.intern(set)), ..view.clone() }
    }

    fn map_memref_view(&mut self, result: ValueId, view: &View, shift: Option<u32>) -> View {
        let unmoved = View { is_based: false, ..view.clone() };
        let Some(base) = shift.and_then(|shift| view.origin.storage_base.checked_add(shift)) else {
            return unmoved;
        };
        if !view.is_based {
            return unmoved;
        }
        let origin = Origin { storage_base: base, ..view.origin.clone() };
        let function = self.program.buffers[view.buffer].function;
        let bytes = self.whole_bytes(result, base, function, view.bytes).or(view.bytes);
        View { buffer: view.buffer, origin, bytes, is_based: true }
    }

    /// The bytes that a memref of this type names, if they are known and inside `within`.
    fn whole_bytes(
        &mut self,
        value: ValueId,
        base: u32,
        function: FunctionId,
        within: Option<ByteSetId>,
    ) -> Option<ByteSetId> {
        let memref = self.memref(value)?;
        let elements = u64::from(memref.element_bytes?);
        let start =
            u64::try_from(memref.offset?).ok()?.checked_mul(elements)?.checked_add(u64::from(base))?;
        let end = start.checked_add(memref.extent_bytes()?)?;
        let (start, end) = (u32::try_from(start).ok()?, u32::try_from(end).ok()?);
        let bounds = self.program.byte_sets.get(within?).bounds()?;
        if start < bounds.0 || end > bounds.1 {
            return None;
        }
        let runs = Runs::range(start, end - start);
        let set = ByteSet { space: Space::Shared, frame: function, ctas: vec![(0, runs)] };
        (start < end).then(|| self.program.byte_sets.intern(set))
    }
}
