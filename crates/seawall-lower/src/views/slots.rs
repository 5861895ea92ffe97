//! The slot of a ring that a memdesc value names, as an integer term that travels with the value.
//!
//! Compilers rotate the slots of a ring buffer through block arguments, loop-carried values and
//! captures. The index of such a value belongs to an earlier iteration, so its term is not
//! available at the use. The index therefore becomes a block parameter, and every edge passes the
//! index of the value that it passes, evaluated at the edge.
//!
//! Lattice per value, over the flows of `views`: *unseen*, *ring* (the slots of an allocation from
//! the first on), *parts* (consecutive slots, or equal parts of them), *slot* (inside one slot of a
//! ring), *other*. The join of two different elements is *other*. Direction of error: *other*
//! instead of a slot, never the reverse.

use seawall_base::SecondaryMap;
use seawall_dialects::View as ViewOp;
use seawall_mlir::{OpId, ValueId};

use crate::facts::Facts;
use crate::views::view_set::Views;
use crate::views::{Flow, ViewTable};

/// How much of a ring a memdesc value is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Nothing flows here yet.
    #[default]
    Unseen,
    /// The slots of one allocation from the first on, counted by the first dimension.
    Ring,
    /// Equal parts of consecutive slots of one allocation, counted by the first dimension.
    Parts {
        /// The slot of part 0.
        first: u32,
        /// The number of parts of each slot. 1 if each part is a whole slot.
        per_slot: u32,
    },
    /// One slot of a ring, or part of one.
    Slot,
    /// Anything else.
    Other,
}

impl Extent {
    /// Slots from `first` on, in `per_slot` parts each.
    fn parts(first: u32, per_slot: u32) -> Self {
        if (first, per_slot) == (0, 1) { Extent::Ring } else { Extent::Parts { first, per_slot } }
    }

    /// The first slot and the number of parts of each slot, if the first dimension counts these.
    pub(crate) fn counted(self) -> Option<(u32, u32)> {
        match self {
            Extent::Ring => Some((0, 1)),
            Extent::Parts { first, per_slot } => Some((first, per_slot)),
            Extent::Unseen | Extent::Slot | Extent::Other => None,
        }
    }

    fn join(self, other: Extent) -> Extent {
        match (self, other) {
            (Extent::Unseen, known) | (known, Extent::Unseen) => known,
            (a, b) if a == b => a,
            _ => Extent::Other,
        }
    }
}

/// The slots of memdesc values.
pub(crate) struct SlotTable<'m> {
    pub(crate) facts: &'m Facts<'m>,
    pub(crate) views: &'m ViewTable<'m>,
    /// How much of a ring each memdesc value is; use [`SlotTable::extent`].
    extents: SecondaryMap<ValueId, Extent>,
}

impl<'m> SlotTable<'m> {
    /// Computes the extents of all memdesc values.
    pub(crate) fn new(views: &'m ViewTable<'m>) -> Self {
        let mut slots = SlotTable { facts: views.facts, views, extents: SecondaryMap::new() };
        slots.find_extents();
        slots
    }

    fn find_extents(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            for flow in &self.views.flows {
                let (target, incoming) = match *flow {
                    Flow::Copy { source, target } => (target, self.extent(source)),
                    Flow::Apply { op, source, result } => (result, self.apply_extent(op, source, result)),
                };
                let known = self.extents[target];
                let joined = known.join(incoming);
                if joined != known {
                    *self.extents.entry(target) = joined;
                    changed = true;
                }
            }
        }
    }

    /// How much of a ring `value` is.
    pub(crate) fn extent(&self, value: ValueId) -> Extent {
        match &self.views[value] {
            Views::Unseen => Extent::Unseen,
            Views::Unknown(_) => Extent::Other,
            Views::Known(_) if self.views.is_slot(value) => Extent::Slot,
            Views::Known(_) if self.views.is_whole_ring(value) => Extent::Ring,
            Views::Known(_) if self.facts.is_allocation(value) => Extent::Other,
            Views::Known(_) => self.extents[value],
        }
    }

    fn apply_extent(&self, op: OpId, source: ValueId, result: ValueId) -> Extent {
        let Some(kind) = self.facts.view_kind(op) else { return Extent::Other };
        if self.facts.is_shared_memref(result) {
            return self.apply_memref_extent(op, source, result);
        }
        match (self.extent(source), kind) {
            (Extent::Unseen, _) => Extent::Unseen,
            (Extent::Ring | Extent::Slot, ViewOp::Index { .. }) => Extent::Slot,
            (Extent::Parts { per_slot, .. }, ViewOp::Index { .. })
                if self.size_of_slot(source).is_some_and(|size| self.has_size(result, size / per_slot)) =>
            {
                Extent::Slot
            }
            // Slices and permutations of a slot stay in it.
            (
                Extent::Slot,
                ViewOp::Transpose { .. }
                | ViewOp::Subslice { .. }
                | ViewOp::DynamicSubslice { .. }
                | ViewOp::TensorSubslice { .. },
            ) => Extent::Slot,
            // Another type over the same bytes stays in the slot if it is not larger.
            (Extent::Slot, ViewOp::Reshape | ViewOp::Reinterpret | ViewOp::Alias)
                if is_no_larger(self.facts, result, source) =>
            {
                Extent::Slot
            }
            (Extent::Ring, ViewOp::Subslice { offsets })
                if keeps_slots(self.facts, op, offsets, source, result) =>
            {
                Extent::Ring
            }
            (whole, ViewOp::Subslice { offsets }) => {
                let first = whole.counted().filter(|&(_, per_slot)| per_slot == 1).map(|(first, _)| first);
                let skipped = first_of_slots(self.facts, op, offsets, (source, result));
                match first.zip(skipped).and_then(|(first, skipped)| first.checked_add(skipped)) {
                    Some(first) => Extent::parts(first, 1),
                    None => Extent::Other,
                }
            }
            (whole, ViewOp::Reinterpret | ViewOp::Alias) => {
                let per_slot = || self.parts_of_slot(source, result);
                match whole.counted().filter(|&(_, per_slot)| per_slot == 1) {
                    Some((first, _)) => per_slot().map_or(Extent::Other, |parts| Extent::parts(first, parts)),
                    None => Extent::Other,
                }
            }
            _ => Extent::Other,
        }
    }

    /// The bytes of a slot of the ring that `value` is part of.
    fn size_of_slot(&self, value: ValueId) -> Option<u32> {
        let Views::Known(views) = &self.views[value] else { return None };
        self.views.ring_of(value)?;
        self.views.slot_size(views.first()?.buffer)
    }

    /// Whether `value` is `size` bytes of memory without a gap.
    fn has_size(&self, value: ValueId, size: u32) -> bool {
        self.facts.desc(value).and_then(|desc| desc.allocation_size()) == Some(size)
    }

    /// The number of parts of each slot that the first dimension of `result` counts, which is
    /// another type for all of `source`.
    fn parts_of_slot(&self, source: ValueId, result: ValueId) -> Option<u32> {
        let slot = self.size_of_slot(source)?;
        let desc = self.facts.desc(result).filter(|desc| desc.slot_dimensions() > 0)?;
        let count = u32::try_from(*desc.text.shape.first()?).ok().filter(|&count| count > 0)?;
        let all = desc.allocation_size()?;
        let part = (all % count == 0).then_some(all / count).filter(|&part| part > 0)?;
        (slot % part == 0).then_some(slot / part)
    }

    /// Whether a block parameter stands for `value`, a block argument or a result of an op with
    /// regions. It does for integers, and for memdescs that are a slot.
    pub(crate) fn is_carried(&self, value: ValueId) -> bool {
        self.facts.is_scalar_integer(self.facts.module.ty(value))
            || (self.facts.is_memdesc(value)
                && self.extent(value) == Extent::Slot
                && self.views.ring_of(value).is_some())
    }
}

fn is_no_larger(facts: &Facts<'_>, value: ValueId, than: ValueId) -> bool {
    let size = |value| facts.desc(value).and_then(|desc| desc.allocation_size());
    size(value).zip(size(than)).is_some_and(|(size, bound)| size <= bound)
}

/// The number of slots that a slice skips, if it takes whole slots.
fn first_of_slots(
    facts: &Facts<'_>,
    op: OpId,
    offsets: &str,
    (source, result): (ValueId, ValueId),
) -> Option<u32> {
    let offsets = facts.int_list(op, offsets)?;
    let inside = |value| facts.desc(value).and_then(|desc| desc.text.shape.get(1..).map(<[i64]>::to_vec));
    let (&first, rest) = offsets.split_first()?;
    let is_whole = rest.iter().all(|&offset| offset == 0) && inside(source)? == inside(result)?;
    is_whole.then(|| u32::try_from(first).ok()).flatten()
}

/// Whether a slice keeps all slots of its source.
fn keeps_slots(facts: &Facts<'_>, op: OpId, offsets: &str, source: ValueId, result: ValueId) -> bool {
    let slots = |value| facts.desc(value).and_then(|desc| desc.text.shape.first().copied());
    let first = facts.int_list(op, offsets).and_then(|offsets| offsets.first().copied());
    first == Some(0) && slots(source).is_some() && slots(source) == slots(result)
}
