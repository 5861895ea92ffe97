//! Allocations that loops swap, or of which a condition selects one. They become the slots of one
//! buffer, and the values that name them carry the slot as an integer.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::Meaning;
use seawall_mlir::{OpId, ValueId};
use seawall_model::{Buffer, BufferId, FunctionId, Space};
use smallvec::SmallVec;

use crate::facts::Facts;
use crate::structure::Structure;
use crate::views::Flow;
use crate::views::find::Finder;
use crate::views::rings::{self, Groups};
use crate::views::view_set::Views;

/// An allocation of a memdesc.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allocation {
    pub(crate) function: FunctionId,
    pub(crate) value: ValueId,
}

/// Bytes to which Triton aligns allocations.
const ALIGNMENT: u32 = 1024;

impl Finder<'_, '_> {
    /// Joins the buffers of allocations of which a value may name any. `flows` are the rules of
    /// `views`.
    ///
    /// Triton's membar pass distinguishes allocations, and not the slots that are carried, so its
    /// view of a module keeps the buffers apart.
    pub(crate) fn join_allocations(&mut self, flows: &[Flow]) {
        if self.facts.options.declared_only {
            return;
        }
        let mut groups = Groups::default();
        for flow in flows {
            if let Flow::Copy { source, target } = *flow {
                groups.join(source, target);
            }
        }
        let mut unknown: FxHashSet<ValueId> = FxHashSet::default();
        for flow in flows {
            if let Flow::Copy { target, .. } = *flow
                && !self.is_followed(target)
            {
                unknown.insert(groups.leader(target));
            }
        }
        let mut order: Vec<ValueId> = Vec::new();
        let mut members: FxHashMap<ValueId, Vec<Allocation>> = FxHashMap::default();
        for &allocation in &self.allocations {
            let leader = groups.leader(allocation.value);
            let group = members.entry(leader).or_default();
            if group.is_empty() {
                order.push(leader);
            }
            group.push(allocation);
        }
        for leader in order.into_iter().filter(|leader| !unknown.contains(leader)) {
            if let Some(group) = members.get(&leader) {
                self.join(group);
            }
        }
    }

    /// Whether the slot of a value is an integer, if it is a slot.
    fn is_followed(&self, target: ValueId) -> bool {
        let select = self.facts.module.defining_op(target);
        let select = select.filter(|&op| matches!(self.facts.meaning(op), Meaning::Select));
        select.map_or(!self.structure.is_divergent(target), |op| {
            chosen(self.facts, self.structure, op).is_some()
        })
    }

    fn join(&mut self, group: &[Allocation]) {
        let Some(mut slots) = self.slots_of(group) else { return };
        slots.sort_unstable();
        let (Some(&(start, first, _)), Some(&(last, ..))) = (slots.first(), slots.last()) else { return };
        let buffers = &self.draft.program.buffers;
        let each = buffers[first].size;
        let names: Vec<String> = slots.iter().map(|&(_, id, _)| buffers[id].name.clone()).collect();
        let joined = Buffer {
            name: names.join(", "),
            slots: slots.len() as u32,
            size: (last - start).saturating_add(each),
            ..buffers[first].clone()
        };
        self.draft.program.buffers[first] = joined;
        for (slot, &(_, _, value)) in (0_u32..).zip(&slots) {
            self.views.slots.insert(value, (first, slot));
            self.views.members.push((value, slot));
            if let Views::Known(views) = self.views.entry(value) {
                views.iter_mut().for_each(|view| view.buffer = first);
            }
        }
    }

    /// The places, buffers and values of allocations of one type that are next to each other.
    fn slots_of(&self, group: &[Allocation]) -> Option<Vec<(u32, BufferId, ValueId)>> {
        if !(2..=rings::MAX_SLOTS).contains(&group.len()) {
            return None;
        }
        let module = self.facts.module;
        let first = group.first()?;
        let mut slots = Vec::new();
        for allocation in group {
            let Views::Known(views) = &self.views[allocation.value] else { return None };
            let [view] = views.as_slice() else { return None };
            let buffer = &self.draft.program.buffers[view.buffer];
            let &[place] = buffer.offsets.as_slice() else { return None };
            let is_same_kind = module.ty(allocation.value) == module.ty(first.value)
                && allocation.function == first.function
                && (buffer.space, buffer.slots) == (Space::Shared, 1)
                && buffer.plan.group.is_none()
                && view.bytes.is_some();
            if !is_same_kind {
                return None;
            }
            slots.push((place, view.buffer, allocation.value));
        }
        let each = self.draft.program.buffers[slots.first()?.1].size;
        let mut places: SmallVec<[u32; 4]> = slots.iter().map(|slot| slot.0).collect();
        places.sort_unstable();
        let stride = each.checked_next_multiple_of(ALIGNMENT)?;
        let is_next = |pair: &[u32]| (each..=stride).contains(&(pair[1] - pair[0]));
        (each > 0 && places.windows(2).all(is_next)).then_some(slots)
    }
}

/// The condition of a select and its two values, if warps agree and neither is another select.
/// Inputs may chain any number of selects, so these are not followed.
pub(crate) fn chosen(facts: &Facts<'_>, structure: &Structure<'_>, op: OpId) -> Option<[ValueId; 3]> {
    let &[condition, yes, no] = facts.module.operands(op) else { return None };
    let is_known = facts.is_scalar_integer(facts.module.ty(condition)) && !structure.is_divergent(condition);
    let is_select = |value| {
        let op = facts.module.defining_op(value);
        op.is_some_and(|op| matches!(facts.meaning(op), Meaning::Select))
    };
    (is_known && !is_select(yes) && !is_select(no)).then_some([condition, yes, no])
}
