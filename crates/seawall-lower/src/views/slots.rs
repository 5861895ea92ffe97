//! The slot of a ring that a memdesc value names, as an integer term that travels with the value.
//!
//! Compilers rotate the slots of a ring buffer through block arguments, loop-carried values and
//! captures. The index of such a value belongs to an earlier iteration, so its term is not
//! available at the use. The index therefore becomes a block parameter, and every edge passes the
//! index of the value that it passes, evaluated at the edge.
//!
//! Lattice per value, over the flows of `views`: *unseen*, *ring* (all slots of an allocation, in
//! order), *slot* (inside one slot of a ring), *other*. The join of two different elements is
//! *other*. Direction of error: *other* instead of a slot, never the reverse.

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
    /// All slots of one allocation, counted by the first dimension.
    Ring,
    /// One slot of a ring, or part of one.
    Slot,
    /// Anything else.
    Other,
}

impl Extent {
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
            _ => Extent::Other,
        }
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

/// Whether a slice keeps all slots of its source.
fn keeps_slots(facts: &Facts<'_>, op: OpId, offsets: &str, source: ValueId, result: ValueId) -> bool {
    let slots = |value| facts.desc(value).and_then(|desc| desc.text.shape.first().copied());
    let first = facts.int_list(op, offsets).and_then(|offsets| offsets.first().copied());
    first == Some(0) && slots(source).is_some() && slots(source) == slots(result)
}
