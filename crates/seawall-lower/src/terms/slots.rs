//! The slot of a ring that a memdesc value names, and what edges pass.
use seawall_dialects::{Meaning, View as ViewOp};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{BinaryOp, TermId, TermList};
use smallvec::SmallVec;

use crate::facts::Facts;
use crate::integers;
use crate::integers::formula_of;
use crate::terms::Terms;
use crate::views::joined::chosen;
use crate::views::slots::Extent;

impl Terms<'_> {
    /// An unknown value for each of the `counterparts` that is a parameter.
    pub(crate) fn unknown_args(&mut self, counterparts: &[ValueId]) -> TermList {
        let carried: SmallVec<[ValueId; 4]> =
            counterparts.iter().copied().filter(|&v| self.slots.is_carried(v)).collect();
        carried.into_iter().map(|value| self.varying_symbol(value)).collect()
    }

    /// What an edge passes for `value`: an integer, or the slot of a memdesc.
    pub(crate) fn carried_term(&mut self, value: ValueId) -> TermId {
        if !self.facts.is_memdesc(value) {
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
            self.slots.views.ring_of(value)?;
            // Warps with different values are in different slots.
            if !self.facts.upstream && self.structure.is_divergent(value) {
                return None;
            }
            if self.slots.extent(value) != Extent::Slot {
                return None;
            }
            if let Some(parameter) = self.table[value] {
                return Some(parameter);
            }
            if let Some(slot) = self.shift_term(value) {
                return Some(slot);
            }
            let op = self.facts.module.defining_op(value)?;
            value = match self.facts.meaning(op) {
                Meaning::Select => return self.selected_slot(op),
                Meaning::View(kind) => {
                    let &source = self.facts.module.operands(op).first()?;
                    if self.facts.upstream && self.slots.extent(source) == Extent::Ring {
                        return self.chosen_slot(op, source);
                    }
                    if let (ViewOp::Index { index }, Some(counted)) =
                        (kind, self.slots.extent(source).counted())
                    {
                        // Warps with different indices are in different slots.
                        let index = self.facts.operand(op, index)?;
                        return (!self.structure.is_divergent(index))
                            .then(|| counted_slot(self, index, source, counted));
                    }
                    source
                }
                Meaning::Wait(wait) => passed_through(self.facts, op, wait.passes?, value)?,
                _ => return None,
            };
        }
    }

    /// The slot of a selected memref or memdesc.
    fn selected_slot(&mut self, op: OpId) -> Option<TermId> {
        let [condition, yes, no] = chosen(self.facts, self.structure, op)?;
        let (yes, no) = (self.slot_term(yes)?, self.slot_term(no)?);
        let is_bit = integers::tests_bit(self.facts, self.facts.module.operands(op));
        let condition = self.term(condition);
        Some(self.select_term((condition, is_bit), yes, no))
    }

    /// A missing value, which only invalid input has, counts as 0.
    fn term_or_zero(&mut self, value: Option<ValueId>) -> TermId {
        match value {
            Some(value) => self.carried_term(value),
            None => self.arena.constant(0),
        }
    }

    /// The terms that an edge passes for those `counterparts` that are parameters, from `values`.
    pub(crate) fn passed(&mut self, values: &[ValueId], counterparts: &[ValueId]) -> TermList {
        let pairs = counterparts.iter().enumerate().filter(|&(_, &target)| self.slots.is_carried(target));
        let values: SmallVec<[Option<ValueId>; 4]> = pairs.map(|(i, _)| values.get(i).copied()).collect();
        values.into_iter().map(|v| self.term_or_zero(v)).collect()
    }
}

/// The slot of the part of `source` with this index, of parts that begin at slot `first`.
fn counted_slot(
    terms: &mut Terms<'_>,
    index: ValueId,
    source: ValueId,
    (first, per_slot): (u32, u32),
) -> TermId {
    let mut slot = terms.term(index);
    // An unknown index into a slice of a ring is no slot outside of it.
    if let Some(parts) = parts_of_slice(terms.facts, source)
        && !formula_of::interval(terms.facts, index).is_within(0, parts - 1)
    {
        let parts = terms.arena.constant(parts);
        slot = terms.arena.binary(BinaryOp::RemU, slot, parts);
    }
    if per_slot != 1 {
        let parts = terms.arena.constant(i64::from(per_slot));
        slot = terms.arena.binary(BinaryOp::DivU, slot, parts);
    }
    if first != 0 {
        let first = terms.arena.constant(i64::from(first));
        slot = terms.arena.binary(BinaryOp::Add, slot, first);
    }
    slot
}

/// The number of slots or parts of a slice; `None` if it has all of its allocation.
fn parts_of_slice(facts: &Facts<'_>, slice: ValueId) -> Option<i64> {
    let text = &facts.desc(slice)?.text;
    let (&parts, &all) = (text.shape.first()?, text.alloc_shape.first()?);
    (0 < parts && parts < all && text.alloc_shape.len() == text.shape.len()).then_some(parts)
}

/// The operand of `group` that `op` returns as `result`.
pub(crate) fn passed_through(facts: &Facts<'_>, op: OpId, group: &str, result: ValueId) -> Option<ValueId> {
    let position = facts.module.results(op).iter().position(|&other| other == result)?;
    facts.module.operand_group(op, group).get(position).copied()
}
