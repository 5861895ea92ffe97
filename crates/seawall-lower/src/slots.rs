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

use seawall_dialects::{Meaning, View as ViewOp};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{BufferId, TermId};

use crate::unit::ModuleLowering;
use crate::view_set::Views;
use crate::views::Flow;

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

impl ModuleLowering<'_> {
    /// Computes the extents of all memdesc values, after their views are final.
    pub(crate) fn find_extents(&mut self, flows: &[Flow]) {
        let mut changed = true;
        while changed {
            changed = false;
            for flow in flows {
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
            Views::Known(_) if self.memrefs.is_slot(value) => Extent::Slot,
            Views::Known(views) if self.is_allocation(value) => match views.as_slice() {
                [view] if self.program.buffers[view.buffer].slots > 1 => Extent::Ring,
                _ => Extent::Other,
            },
            Views::Known(_) => self.extents[value],
        }
    }

    fn apply_extent(&self, op: OpId, source: ValueId, result: ValueId) -> Extent {
        let Some(kind) = self.view_kind(op) else { return Extent::Other };
        if self.is_shared_memref(result) {
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
                if self.is_no_larger(result, source) =>
            {
                Extent::Slot
            }
            (Extent::Ring, ViewOp::Subslice { offsets }) if self.keeps_slots(op, offsets, source, result) => {
                Extent::Ring
            }
            _ => Extent::Other,
        }
    }

    fn is_no_larger(&self, value: ValueId, than: ValueId) -> bool {
        let size = |value| self.desc(value).and_then(|desc| desc.allocation_size());
        size(value).zip(size(than)).is_some_and(|(size, bound)| size <= bound)
    }

    /// Whether a slice keeps all slots of its source.
    fn keeps_slots(&self, op: OpId, offsets: &str, source: ValueId, result: ValueId) -> bool {
        let slots = |value| self.desc(value).and_then(|desc| desc.text.shape.first().copied());
        let first = self.int_list(op, offsets).and_then(|offsets| offsets.first().copied());
        first == Some(0) && slots(source).is_some() && slots(source) == slots(result)
    }

    /// The only buffer that `value` may be part of, if it is known and a ring.
    fn ring_of(&self, value: ValueId) -> Option<BufferId> {
        let Views::Known(views) = &self.views[value] else { return None };
        let buffer = views.first()?.buffer;
        let is_one = views.iter().all(|view| view.buffer == buffer);
        (is_one && self.program.buffers[buffer].slots > 1).then_some(buffer)
    }

    /// Whether a block parameter stands for `value`, a block argument or a result of an op with
    /// regions. It does for integers, and for memdescs that are a slot.
    pub(crate) fn is_carried(&self, value: ValueId) -> bool {
        self.is_scalar_integer(self.module.ty(value))
            || (self.is_memdesc(value) && self.extent(value) == Extent::Slot && self.ring_of(value).is_some())
    }

    /// What an edge passes for `value`: an integer, or the slot of a memdesc.
    pub(crate) fn carried_term(&mut self, value: ValueId) -> TermId {
        if !self.is_memdesc(value) {
            return self.term(value);
        }
        match self.slot_term(value) {
            Some(slot) => slot,
            None => self.varying_symbol(value),
        }
    }

    /// The index of the slot that `value` is in, if it is known here.
    pub(crate) fn slot_term(&mut self, value: ValueId) -> Option<TermId> {
        let mut value = value;
        loop {
            self.ring_of(value)?;
            if self.extent(value) != Extent::Slot {
                return None;
            }
            if let Some(parameter) = self.terms[value] {
                return Some(parameter);
            }
            if let Some(slot) = self.shift_term(value) {
                return Some(slot);
            }
            let op = self.module.defining_op(value)?;
            value = match self.meaning(op) {
                Meaning::Select if self.upstream => return self.selected_slot(op),
                Meaning::View(kind) => {
                    let &source = self.module.operands(op).first()?;
                    if self.upstream && self.extent(source) == Extent::Ring {
                        return self.chosen_slot(op, source);
                    }
                    if let (ViewOp::Index { index }, Extent::Ring) = (kind, self.extent(source)) {
                        // Warps with different indices are in different slots.
                        let index = self.operand(op, index)?;
                        return (!self.is_divergent(index)).then(|| self.term(index));
                    }
                    source
                }
                Meaning::Wait(wait) => self.passed_through(op, wait.passes?, value)?,
                _ => return None,
            };
        }
    }

    /// The slot of a selected memref.
    fn selected_slot(&mut self, op: OpId) -> Option<TermId> {
        let &[condition, yes, no] = self.module.operands(op) else { return None };
        let is_known = self.is_scalar_integer(self.module.ty(condition)) && !self.is_divergent(condition);
        // Selects of selects are not followed, since inputs may chain any number of them.
        let is_select = |value| {
            let op = self.module.defining_op(value);
            op.is_some_and(|op| matches!(self.meaning(op), Meaning::Select))
        };
        if !is_known || is_select(yes) || is_select(no) {
            return None;
        }
        let (yes, no) = (self.slot_term(yes)?, self.slot_term(no)?);
        let is_bit = self.tests_bit(self.module.operands(op));
        let condition = self.term(condition);
        Some(self.select_term((condition, is_bit), yes, no))
    }

    /// The operand of `group` that `op` returns as `result`.
    fn passed_through(&self, op: OpId, group: &str, result: ValueId) -> Option<ValueId> {
        let position = self.module.results(op).iter().position(|&other| other == result)?;
        self.module.operand_group(op, group).get(position).copied()
    }
}
