//! Memrefs in workgroup memory: the buffers of their allocations, and the bytes that views of them
//! name.
//!
//! The module does not state the places of allocations. They get consecutive addresses, as the
//! compiler assigns them later. It matters only that they do not overlap, and that views of one
//! allocation differ in their bytes.

use rustc_hash::FxHashMap;
use seawall_base::{EntityId, Runs, saturated};
use seawall_dialects::{MemRefAccessKind, MemRefView};
use seawall_layout::View as Origin;
use seawall_mlir::{OpId, ValueId};
use seawall_model::{Buffer, BufferId, ByteSet, ByteSetId, FunctionId, Plan, Space};
use smallvec::SmallVec;

use crate::facts::Facts;
use crate::integers::formula_of;
use crate::views::Flow;
use crate::views::find::Finder;
use crate::views::rings::{self, Ring};
use crate::views::view_set::{View, Views};

/// An allocation without a buffer.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub(crate) function: FunctionId,
    /// The op that diagnostics name.
    pub(crate) op: OpId,
    pub(crate) value: ValueId,
    /// The symbol of a global, which several ops may name, or of an op with several copies.
    pub(crate) symbol: Option<String>,
}

/// Alignment of allocations, the largest that an access needs.
pub(crate) const ALIGNMENT: u64 = 128;

/// Bytes reserved for an allocation of unknown size, more than any GPU has.
const UNKNOWN_SIZE: u64 = 1 << 20;

/// More bytes than any GPU has.
const MAX_SIZE: u64 = 1 << 24;

impl Finder<'_, '_> {
    /// Records an allocation that gets its buffer in [`place_memrefs`](Self::place_memrefs).
    pub(crate) fn defer_memref(&mut self, function: FunctionId, op: OpId, value: ValueId) {
        let symbol = self
            .facts
            .module
            .attr(op, "name")
            .filter(|_| self.facts.module.op_name(op) == "memref.get_global");
        let symbol = symbol.map(|attr| self.facts.module.attr_text(attr).to_owned());
        // All ops for dynamic workgroup memory name the start of the same memory.
        let is_dynamic = self.facts.module.op_name(op) == "gpu.dynamic_shared_memory";
        let symbol = symbol.or_else(|| is_dynamic.then(|| "gpu.dynamic_shared_memory".to_owned()));
        // Workgroup memory is static: each execution of an op allocates the same bytes.
        let copied = self.facts.copied_allocations.get(&op);
        let symbol = symbol.or_else(|| copied.map(|origin| format!("copies of {}", origin.index())));
        self.pending.push(Pending { function, op, value, symbol });
    }

    /// Creates the buffers of all allocations. Those that rotate around loops share one buffer.
    pub(crate) fn place_memrefs(&mut self, flows: &[Flow]) {
        let pending = std::mem::take(&mut self.pending);
        let rings = rings::find_rings(self.facts, &pending, flows);
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
        let size = size_of(self.facts, allocation.value);
        let bytes = size.unwrap_or(UNKNOWN_SIZE);
        if size.is_none() {
            let message = "Seawall cannot resolve the size of this allocation".to_owned();
            self.draft.warn(
                "lower::unknown-size",
                allocation.op,
                message,
                "assumed to overlap no other allocation",
            );
        }
        let (dim, slots) = self.counted_slots(allocation.value);
        let name = self.facts.module.value_name(allocation.value);
        let Some(buffer) = self.make_buffer(allocation, name, slots, cursor, bytes) else { return };
        if dim > 0 {
            self.views.ring_dims.insert(buffer, dim);
        }
        let start = self.draft.program.buffers[buffer].offsets.first().copied().unwrap_or(0);
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
        let names: Vec<String> = ring.members.iter().map(|m| self.facts.module.value_name(m.value)).collect();
        let count = ring.members.len() as u32;
        let total = stride.saturating_mul(u64::from(count));
        let Some(buffer) = self.make_buffer(first, names.join(", "), count, cursor, total) else { return };
        let start = self.draft.program.buffers[buffer].offsets.first().copied().unwrap_or(0);
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
        let at = |offset: u64| base.saturating_add(saturated::<u32>(offset));
        let names: Vec<String> = ring.members.iter().map(|m| self.facts.module.value_name(m.value)).collect();
        let count = ring.members.len() as u32;
        let size = saturated::<u32>(ring.stride.saturating_mul(u64::from(count)));
        let buffer = self.push_buffer(allocation, names.join(", "), count, at(first.offset), size);
        self.views.around.insert(buffer, (base, saturated::<u32>(bytes)));
        for (slot, member) in (0_u32..).zip(&ring.members) {
            self.enter_ring(member.value, buffer, slot, at(member.offset), ring.size);
        }
    }

    fn enter_ring(&mut self, value: ValueId, buffer: BufferId, slot: u32, start: u32, bytes: u64) {
        self.views.slots.insert(value, (buffer, slot));
        self.views.members.push((value, slot));
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
            self.draft.warn(
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

    pub(crate) fn push_buffer(
        &mut self,
        of: &Pending,
        name: String,
        slots: u32,
        start: u32,
        size: u32,
    ) -> BufferId {
        let origin = self.draft.origin(of.op);
        self.draft.program.buffers.push(Buffer {
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
        let function = self.draft.program.buffers[buffer].function;
        let length = saturated::<u32>(bytes);
        let set = ByteSet::range(Space::Shared, function, start, length);
        let bytes = Some(self.draft.program.byte_sets.intern(set));
        let origin = Origin { storage_base: start, ..Origin::default() };
        *self.views.entry(value) =
            Views::one(View { buffer, origin, bytes, is_based: true, sliced: 0, mapped_by: None });
    }

    /// The views of a view op's result, from those of its source.
    pub(crate) fn apply_memref_view(&mut self, op: OpId, result: ValueId, views: &[View]) -> Views {
        if let Some(&(buffer, _)) = self.views.slots.get(&result) {
            // A slot of a ring keeps its own view.
            if let Views::Known(own) = &self.views[result]
                && own.iter().all(|view| view.buffer == buffer)
            {
                return Views::Known(own.clone());
            }
        }
        let kind = self.facts.knowledge.memref_view(op);
        let shift = match kind {
            Some(MemRefView::Shift) => {
                let shift =
                    self.facts.operand(op, "byte_shift").map(|shift| formula_of::interval(self.facts, shift));
                shift.and_then(|shift| shift.as_point()).and_then(|shift| u32::try_from(shift).ok())
            }
            _ => Some(0),
        };
        // It sets the offset, whatever its source's is, and so may leave the bytes of its source.
        let is_reset = kind == Some(MemRefView::Anew);
        let mapped = views.iter().map(|view| {
            let view = if is_reset { self.whole_allocation(view) } else { view.clone() };
            self.map_memref_view(result, &view, shift)
        });
        Views::of(mapped.collect())
    }

    /// A view of the whole allocation that contains the buffer of `view`.
    fn whole_allocation(&mut self, view: &View) -> View {
        let buffer = &self.draft.program.buffers[view.buffer];
        let own = || Some((*buffer.offsets.first()?, buffer.size));
        let region = self.views.around.get(&view.buffer).copied().or_else(own);
        let whole = region.map(|(start, size)| (buffer.function, start, size));
        let set = whole.map(|(function, start, size)| ByteSet::range(Space::Shared, function, start, size));
        View { bytes: set.map(|set| self.draft.program.byte_sets.intern(set)), ..view.clone() }
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
        let function = self.draft.program.buffers[view.buffer].function;
        let bytes = self.whole_bytes(result, base, function, view.bytes).or(view.bytes);
        View { origin, bytes, ..view.clone() }
    }

    /// The bytes that a memref of this type names, if they are known and inside `within`.
    fn whole_bytes(
        &mut self,
        value: ValueId,
        base: u32,
        function: FunctionId,
        within: Option<ByteSetId>,
    ) -> Option<ByteSetId> {
        let memref = self.facts.memref(value)?;
        let elements = u64::from(memref.element_bytes?);
        let start =
            u64::try_from(memref.offset?).ok()?.checked_mul(elements)?.checked_add(u64::from(base))?;
        let end = start.checked_add(memref.extent_bytes()?)?;
        let (start, end) = (u32::try_from(start).ok()?, u32::try_from(end).ok()?);
        let bounds = self.draft.program.byte_sets.get(within?).bounds()?;
        if start < bounds.0 || end > bounds.1 {
            return None;
        }
        let runs = Runs::range(start, end - start);
        let set = ByteSet { space: Space::Shared, frame: function, ctas: vec![(0, runs)] };
        (start < end).then(|| self.draft.program.byte_sets.intern(set))
    }
}

/// Bytes of a memref from its aligned pointer on.
pub(crate) fn size_of(facts: &Facts<'_>, value: ValueId) -> Option<u64> {
    let memref = facts.memref(value)?;
    let offset = u64::try_from(memref.offset?).ok()?;
    let bytes = offset.checked_mul(u64::from(memref.element_bytes?))?.checked_add(memref.extent_bytes()?)?;
    (bytes <= MAX_SIZE).then_some(bytes)
}

/// The indices at which `op` accesses `memref`.
pub(crate) fn index_values<'m>(facts: &Facts<'m>, op: OpId, memref: ValueId) -> Option<&'m [ValueId]> {
    let access = facts.knowledge.memref_access(op)?;
    let is_source = match access.kind {
        MemRefAccessKind::CopyTo { source, .. } | MemRefAccessKind::WaveCopyTo { source, .. } => {
            facts.module.operand_group(op, source).first() == Some(&memref)
        }
        _ => false,
    };
    (access.memref == memref && !is_source).then_some(access.indices)
}
