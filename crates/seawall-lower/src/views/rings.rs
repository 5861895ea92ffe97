//! Memrefs that rotate around loops: allocations, or views of one allocation, that a loop forwards
//! to each other.
//!
//! Wave rotates the buffers of a software pipeline through loop-carried values. They become the
//! slots of one ring, and the carried values become integers that give the slot. This distinguishes
//! them from one iteration to the next.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::MemRefView;
use seawall_mlir::{OpId, ValueId};
use seawall_model::FunctionId;

use crate::facts::Facts;
use crate::integers::formula_of;
use crate::views::Flow;
use crate::views::find::Finder;
use crate::views::memrefs::{self, Pending};
use crate::views::slots::SlotTable;
use crate::views::view_set::Views;

/// Memrefs of one size, any of which a value may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ring {
    /// In the order of their addresses.
    pub(crate) members: Vec<Member>,
    /// Bytes of each.
    pub(crate) size: u64,
    /// Bytes from one to the next, inside one allocation.
    pub(crate) stride: u64,
}

/// A memref with a known place in an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Member {
    pub(crate) value: ValueId,
    /// The allocation.
    pub(crate) root: ValueId,
    /// Bytes from its start.
    pub(crate) offset: u64,
}

/// Allocations and their functions.
type Roots = FxHashMap<ValueId, FunctionId>;

/// The most slots of a ring.
pub(crate) const MAX_SLOTS: usize = 64;

impl Ring {
    /// The memrefs that are its slots.
    pub(crate) fn members(&self) -> impl Iterator<Item = ValueId> {
        self.members.iter().map(|member| member.value)
    }

    /// Whether each slot is a separate allocation.
    pub(crate) fn is_of_allocations(&self) -> bool {
        self.members.iter().all(|member| member.value == member.root)
    }
}

impl SlotTable<'_> {
    /// The dimension that counts the slots of the buffer that a memref is part of.
    pub(crate) fn ring_dim(&self, value: ValueId) -> usize {
        let Views::Known(views) = &self.views[value] else { return 0 };
        let buffer = views.first().map(|view| view.buffer);
        buffer.and_then(|buffer| self.views.ring_dims.get(&buffer)).copied().unwrap_or(0)
    }
}

impl Finder<'_, '_> {
    /// The dimension of an allocation that counts slots, and their number. It is the dimension that
    /// most uses index by a uniform value that is not constant. Without one, there is a single
    /// slot.
    pub(crate) fn counted_slots(&self, value: ValueId) -> (usize, u32) {
        let Some(memref) = self.facts.memref(value) else { return (0, 1) };
        let rank = memref.shape.len();
        if rank < 2 || !memref.is_dense() {
            return (0, 1);
        }
        let users = self.users_of(value);
        let mut best: Option<(usize, usize, u32)> = None;
        for (dim, &extent) in memref.shape.iter().enumerate() {
            let slots = extent.and_then(|extent| u32::try_from(extent).ok());
            let Some(slots) = slots.filter(|&n| (2..=MAX_SLOTS).contains(&(n as usize))) else { continue };
            let chosen = users.iter().filter(|&&op| self.chooses_slot(op, value, dim)).count();
            if chosen > 0 && best.is_none_or(|(most, ..)| chosen > most) {
                best = Some((chosen, dim, slots));
            }
        }
        best.map_or((0, 1), |(_, dim, slots)| (dim, slots))
    }

    /// The ops that use a memref.
    fn users_of(&self, value: ValueId) -> &[OpId] {
        let module = self.facts.module;
        let users = self.users.get_or_init(|| {
            let mut users: FxHashMap<ValueId, Vec<OpId>> = FxHashMap::default();
            for op in module.walk() {
                for &operand in
                    module.operands(op).iter().filter(|&&operand| self.facts.is_shared_memref(operand))
                {
                    users.entry(operand).or_default().push(op);
                }
            }
            users
        });
        users.get(&value).map_or(&[], Vec::as_slice)
    }

    fn chooses_slot(&self, op: OpId, memref: ValueId, dim: usize) -> bool {
        slot_choice(self.facts, op, memref, dim)
            .is_some_and(|index| self.facts.constant(index).is_none() && !self.structure.is_divergent(index))
    }
}

/// All rings. `flows` are the rules of `views`.
pub(crate) fn find_rings(facts: &Facts<'_>, pending: &[Pending], flows: &[Flow]) -> Vec<Ring> {
    let known = pending.iter().filter(|pending| pending.symbol.is_none());
    let roots: Roots = known.map(|pending| (pending.value, pending.function)).collect();
    let mut groups = Groups::default();
    let mut handed: FxHashSet<ValueId> = FxHashSet::default();
    for flow in flows {
        if let Flow::Copy { source, target } = *flow
            && facts.is_shared_memref(target)
        {
            groups.join(source, target);
            handed.insert(target);
        }
    }
    let mut sources: Vec<(ValueId, ValueId)> = Vec::new();
    let mut seen: FxHashSet<ValueId> = FxHashSet::default();
    for flow in flows {
        if let Flow::Copy { source, .. } = *flow
            && facts.is_shared_memref(source)
            && !handed.contains(&source)
            && seen.insert(source)
        {
            sources.push((groups.leader(source), source));
        }
    }
    // Groups in the order of their first source.
    let mut order: Vec<ValueId> = Vec::new();
    let mut members: FxHashMap<ValueId, Vec<ValueId>> = FxHashMap::default();
    for (leader, source) in sources {
        let group = members.entry(leader).or_default();
        if group.is_empty() {
            order.push(leader);
        }
        group.push(source);
    }
    let rings = order.iter().filter_map(|leader| ring(facts, members.get(leader)?, &roots));
    rings.collect()
}

fn ring(facts: &Facts<'_>, sources: &[ValueId], roots: &Roots) -> Option<Ring> {
    if sources.len() < 2 || sources.len() > MAX_SLOTS {
        return None;
    }
    let mut members: Vec<Member> =
        sources.iter().map(|&source| member(facts, source, roots)).collect::<Option<_>>()?;
    let size = memrefs::size_of(facts, members.first()?.value)?;
    if size == 0 || members.iter().any(|member| memrefs::size_of(facts, member.value) != Some(size)) {
        return None;
    }
    let root = members.first()?.root;
    let function = |member: &Member| roots.get(&member.root).copied();
    if members.iter().any(|member| function(member) != roots.get(&root).copied()) {
        return None;
    }
    if members.iter().all(|member| member.value == member.root) {
        return Some(Ring { members, size, stride: size });
    }
    if members.iter().any(|member| member.root != root) {
        return None;
    }
    members.sort_by_key(|member| member.offset);
    let stride = members.get(1)?.offset.checked_sub(members.first()?.offset)?;
    let even = members.windows(2).all(|pair| pair[1].offset.checked_sub(pair[0].offset) == Some(stride));
    (even && stride >= size).then_some(Ring { members, size, stride })
}

/// The place of a memref, if it is an allocation or a view of one at a constant offset.
fn member(facts: &Facts<'_>, value: ValueId, roots: &Roots) -> Option<Member> {
    let module = facts.module;
    let (mut root, mut offset) = (value, 0_u64);
    for _ in 0..8 {
        if roots.contains_key(&root) {
            return Some(Member { value, root, offset });
        }
        let op = module.defining_op(root)?;
        let view = facts.knowledge.memref_view(op);
        if view == Some(MemRefView::Shift) {
            let shift = formula_of::interval(facts, facts.operand(op, "byte_shift")?).as_point()?;
            offset = offset.checked_add(u64::try_from(shift).ok()?)?;
        } else if view != Some(MemRefView::Cast) {
            return None;
        }
        root = *module.operands(op).first()?;
    }
    None
}

/// The index in dimension `dim` at which an op accesses `memref`, if it is a value.
pub(crate) fn slot_choice(facts: &Facts<'_>, op: OpId, memref: ValueId, dim: usize) -> Option<ValueId> {
    let module = facts.module;
    if facts.knowledge.memref_view(op) == Some(MemRefView::Subview) {
        let sizes = facts.static_list(op, "static_sizes")?;
        let offsets = facts.static_list(op, "static_offsets")?;
        let is_own = module.operands(op).first() == Some(&memref);
        let is_one = sizes.get(dim) == Some(&Some(1)) && offsets.get(dim) == Some(&None);
        let before = offsets.iter().take(dim).filter(|offset| offset.is_none()).count();
        let offsets = module.operand_group(op, "offsets");
        return offsets.get(before).copied().filter(|_| is_own && is_one);
    }
    memrefs::index_values(facts, op, memref)?.get(dim).copied()
}

/// Sets of values that flow into each other.
#[derive(Default)]
pub(crate) struct Groups {
    parents: FxHashMap<ValueId, ValueId>,
}

impl Groups {
    pub(crate) fn leader(&mut self, value: ValueId) -> ValueId {
        let mut at = value;
        while let Some(&parent) = self.parents.get(&at).filter(|&&parent| parent != at) {
            at = parent;
        }
        // Path compression.
        let mut on = value;
        while let Some(&parent) = self.parents.get(&on).filter(|&&parent| parent != on) {
            self.parents.insert(on, at);
            on = parent;
        }
        at
    }

    pub(crate) fn join(&mut self, a: ValueId, b: ValueId) {
        let (a, b) = (self.leader(a), self.leader(b));
        self.parents.insert(b, a);
    }
}
