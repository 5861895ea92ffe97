//! What every memdesc value may name: a forward dataflow over SSA values.
//!
//! The lattice is in `view_set`. Sources are allocations. Views map element-wise. Block arguments,
//! region arguments, `arith.select`, captures of partitions and calls of a function join. At the
//! end, storage of another function becomes unknown: an argument may be anything. The result of a
//! call that returns its argument is still known to the caller.
//!
//! Direction of error: too many views, never too few.

pub(crate) mod find;
pub(crate) mod joined;
pub(crate) mod memref_slots;
pub(crate) mod memrefs;
pub(crate) mod rings;
pub(crate) mod shifts;
pub(crate) mod slots;
pub(crate) mod view_set;

use std::cell::OnceCell;
use std::ops::Index;

use rustc_hash::FxHashMap;
use seawall_base::SecondaryMap;
use seawall_mlir::{OpId, ValueId};
use seawall_model::{Buffer, BufferId};

use crate::draft::Draft;
use crate::facts::Facts;
use crate::structure::Structure;
use crate::views::find::Finder;
use crate::views::shifts::Shift;
use crate::views::view_set::Views;

/// One rule of the dataflow.
pub(crate) enum Flow {
    /// The result is computed from operand 0.
    Apply { op: OpId, source: ValueId, result: ValueId },
    /// The target may be whatever the source is.
    Copy { source: ValueId, target: ValueId },
}

/// What every memdesc value may name.
pub(crate) struct ViewTable<'m> {
    pub(crate) facts: &'m Facts<'m>,
    of: SecondaryMap<ValueId, Views>,
    /// The flows by which the views were found.
    pub(crate) flows: Vec<Flow>,
    /// Buffers with several slots, and the bytes of a slot if they divide the buffer.
    rings: FxHashMap<BufferId, Option<u32>>,
    /// The slot of a ring that a memref or an allocation is the whole of.
    pub(crate) slots: FxHashMap<ValueId, (BufferId, u32)>,
    /// The memrefs and allocations that are always the same slot, in the order of their creation.
    pub(crate) members: Vec<(ValueId, u32)>,
    /// The slot-selecting value of each view that is a slot of a ring inside its allocation.
    pub(crate) shifts: FxHashMap<ValueId, Shift>,
    /// The start and the bytes of the allocation that each partial buffer belongs to.
    pub(crate) around: FxHashMap<BufferId, (u32, u32)>,
    /// The dimension that counts the slots of a buffer, where it is not the first.
    pub(crate) ring_dims: FxHashMap<BufferId, usize>,
}

impl Index<ValueId> for ViewTable<'_> {
    type Output = Views;
    fn index(&self, value: ValueId) -> &Views {
        &self.of[value]
    }
}

impl<'m> ViewTable<'m> {
    /// Computes the views of all memdesc values of all functions, and adds their buffers to the
    /// program.
    pub(crate) fn new(structure: &'m Structure<'m>, draft: &mut Draft<'m>) -> Self {
        let facts = structure.facts;
        let views = ViewTable {
            facts,
            of: SecondaryMap::new(),
            flows: Vec::new(),
            rings: FxHashMap::default(),
            slots: FxHashMap::default(),
            members: Vec::new(),
            shifts: FxHashMap::default(),
            around: FxHashMap::default(),
            ring_dims: FxHashMap::default(),
        };
        let (users, pending, allocations) = (OnceCell::new(), Vec::new(), Vec::new());
        let mut finder = Finder { facts, structure, draft, views, pending, allocations, users };
        let flows = finder.find();
        let mut views = finder.views;
        views.flows = flows;
        let several = draft.program.buffers.iter().filter(|(_, buffer)| buffer.slots > 1);
        let slot =
            |buffer: &Buffer| buffer.size.is_multiple_of(buffer.slots).then(|| buffer.size / buffer.slots);
        views.rings = several.map(|(id, buffer)| (id, slot(buffer))).collect();
        views
    }

    pub(crate) fn entry(&mut self, value: ValueId) -> &mut Views {
        self.of.entry(value)
    }

    /// Whether a memref or an allocation is the whole of a slot.
    pub(crate) fn is_slot(&self, value: ValueId) -> bool {
        self.slots.contains_key(&value)
    }

    /// The only buffer that `value` may be part of, if it is known and a ring.
    pub(crate) fn ring_of(&self, value: ValueId) -> Option<BufferId> {
        let Views::Known(views) = &self[value] else { return None };
        let buffer = views.first()?.buffer;
        let is_one = views.iter().all(|view| view.buffer == buffer);
        (is_one && self.rings.contains_key(&buffer)).then_some(buffer)
    }

    /// The bytes of a slot of a ring.
    pub(crate) fn slot_size(&self, ring: BufferId) -> Option<u32> {
        self.rings.get(&ring).copied().flatten()
    }

    /// Whether `value` is an allocation with several slots.
    pub(crate) fn is_whole_ring(&self, value: ValueId) -> bool {
        let one = matches!(&self[value], Views::Known(views) if views.len() == 1);
        self.facts.is_allocation(value) && one && self.ring_of(value).is_some()
    }
}
