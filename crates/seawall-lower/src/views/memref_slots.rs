//! Slots of rings of memrefs, and affine maps as integer terms, which distinguish the slots of
//! different iterations.

use seawall_dialects::{Meaning, MemRefView};
use seawall_mlir::{OpId, ValueId};

use crate::facts::Facts;
use crate::views::slots::{Extent, SlotTable};

impl SlotTable<'_> {
    /// How much of a ring the result of a view op is. A part of a slot stays in it.
    pub(crate) fn apply_memref_extent(&self, op: OpId, source: ValueId, result: ValueId) -> Extent {
        let kind = self.facts.knowledge.memref_view(op);
        match self.extent(source) {
            _ if self.views.is_slot(result) => Extent::Slot,
            // It counts from the start of the allocation, not from that of the slot.
            Extent::Slot if kind == Some(MemRefView::Anew) && self.may_lie_above(source) => Extent::Other,
            Extent::Unseen => Extent::Unseen,
            Extent::Slot => Extent::Slot,
            Extent::Ring if kind == Some(MemRefView::Cast) => Extent::Ring,
            Extent::Ring if takes_one_slot(self.facts, op, self.ring_dim(source)) => Extent::Slot,
            Extent::Ring | Extent::Parts { .. } | Extent::Other => Extent::Other,
        }
    }

    /// Whether a memref may begin above the aligned pointer of its descriptor, as a subview does.
    fn may_lie_above(&self, value: ValueId) -> bool {
        let mut at = value;
        // Inputs may chain any number of views.
        for _ in 0..64 {
            let Some(op) = self.facts.module.defining_op(at) else { return !self.views.is_slot(at) };
            match (self.facts.knowledge.memref_view(op), self.facts.meaning(op)) {
                (Some(MemRefView::Subview), _) => return true,
                (Some(MemRefView::Shift), _) => return false,
                (_, Meaning::View(_)) => match self.facts.module.operands(op).first() {
                    Some(&source) => at = source,
                    None => return true,
                },
                _ => return !self.views.is_slot(at),
            }
        }
        true
    }
}

pub(crate) fn takes_one_slot(facts: &Facts<'_>, op: OpId, dim: usize) -> bool {
    let sizes = facts.static_list(op, "static_sizes");
    facts.knowledge.memref_view(op) == Some(MemRefView::Subview)
        && sizes.is_some_and(|sizes| sizes.get(dim) == Some(&Some(1)))
}
