//! Access classes: everything besides the bytes that decides whether two accesses conflict. They
//! are interned, so pending sets contain ids.

use std::cell::RefCell;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::PrimaryMap;
use seawall_model::{
    BufferId, DescriptorId, EventId, OriginId, PartitionId, Program, Queue, Rect, Space, WarpMapId,
};

use super::parts::{KnownParts, Shared, are_shared_by_groups, shared};
use crate::pending::{ClassId, Pending};
use crate::slice::rects_overlap;

/// The role of an access for an mbarrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Object {
    /// An access to data.
    Data,
    /// An arrival, an expectation or a wait. These are atomic with each other.
    Use,
    /// An initialization or invalidation.
    Lifetime,
}

/// The properties of an access besides its bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Class {
    /// The partition that makes it.
    pub(crate) partition: PartitionId,
    /// The memory.
    pub(crate) space: Space,
    /// The buffer, and whether its address is known. `None` if the place is unknown.
    pub(crate) buffer: Option<(BufferId, bool)>,
    /// The slot of the buffer. `None` if it is unknown.
    pub(crate) slot: Option<u32>,
    /// A part of the slot, relative to a descriptor that names the same memory whenever the slot is
    /// the same.
    pub(crate) part: Option<Box<(DescriptorId, Rect)>>,
    /// Its role for an mbarrier.
    pub(crate) object: Object,
    /// Whether the partition's first thread makes or issues it.
    pub(crate) elected: bool,
    /// The op, if each warp has its own part of the op's scratch memory. The op has warp barriers
    /// only.
    pub(crate) parted: Option<OriginId>,
    /// The bytes of each warp, if each warp makes a part.
    pub(crate) warps: Option<WarpMapId>,
    /// The argument, by position, if it accesses memory that a caller passes.
    pub(crate) argument: Option<u32>,
    /// The commuting operation of an atomic. Two atomics with the same text need no order.
    pub(crate) commutes: Option<String>,
    /// The queue in which it completes, if it is asynchronous.
    pub(crate) queue: Option<Queue>,
}

/// The classes of one program.
#[derive(Debug, Default)]
pub(crate) struct Classes {
    table: PrimaryMap<ClassId, Class>,
    ids: FxHashMap<Class, ClassId>,
    /// Whether to ignore warp maps of memory that the lanes of a warp access separately.
    pub(crate) any_warp: bool,
    /// Events that need no order between their own executions.
    pub(crate) repeatable: FxHashSet<EventId>,
    /// Cache: how warps share bytes of accesses with maps.
    shared: RefCell<FxHashMap<(ClassId, ClassId), Shared>>,
    parts: RefCell<KnownParts>,
    /// Cache: whether warps of two groups share bytes. The groups are those of the program.
    by_groups: RefCell<FxHashMap<(ClassId, ClassId), bool>>,
}

impl Classes {
    pub(crate) fn intern(&mut self, class: Class) -> ClassId {
        if let Some(&known) = self.ids.get(&class) {
            return known;
        }
        let id = self.table.push(class.clone());
        self.ids.insert(class, id);
        id
    }

    pub(crate) fn get(&self, id: ClassId) -> &Class {
        &self.table[id]
    }

    /// Whether the two are executions of one event that needs no order between them.
    pub(crate) fn repeats(&self, earlier: &Pending, later: &Pending) -> bool {
        earlier.access.event == later.access.event && self.repeatable.contains(&later.access.event)
    }

    /// Whether two accesses with overlapping bytes may conflict.
    pub(crate) fn may_conflict(&self, a: ClassId, b: ClassId) -> bool {
        let (a, b) = (&self.table[a], &self.table[b]);
        a.partition == b.partition
            && a.space == b.space
            && !(a.object == Object::Use && b.object == Object::Use)
            && (a.commutes.is_none() || a.commutes != b.commutes)
            && (a.parted.is_none() || a.parted != b.parted)
            && may_share(a, b)
    }

    /// How the warps of a partition share bytes of two of its accesses, which may overlap as a
    /// whole. If no two warps share a byte, program order suffices for two completed accesses.
    pub(crate) fn shared(&self, program: &Program, a: ClassId, b: ClassId) -> Shared {
        let (x, y) = (&self.table[a], &self.table[b]);
        let by_any = Shared::of_warps(true, !(x.elected && y.elected));
        if x.warps.is_none() && y.warps.is_none() {
            return by_any;
        }
        let known = *self
            .shared
            .borrow_mut()
            .entry((a, b))
            .or_insert_with(|| shared(program, x, y, &mut self.parts.borrow_mut()));
        if self.any_warp && x.space == Space::Shared && !known.by_thread { by_any } else { known }
    }

    /// Whether warps of two groups share bytes of two accesses, which may overlap as a whole.
    pub(crate) fn are_shared_by_groups(
        &self,
        program: &Program,
        a: ClassId,
        b: ClassId,
        groups: &[u64],
    ) -> bool {
        let known = || are_shared_by_groups(program, &self.table[a], &self.table[b], groups);
        *self.by_groups.borrow_mut().entry((a, b)).or_insert_with(known)
    }

    /// The class without slot and part, for accesses seen from another function. The memory is in
    /// `space`, if the caller passes it, and may be an `argument` of that function.
    pub(crate) fn outside(
        &mut self,
        id: ClassId,
        partition: PartitionId,
        (space, argument): (Option<Space>, Option<u32>),
    ) -> ClassId {
        let class = self.table[id].clone();
        self.intern(Class {
            partition,
            space: space.unwrap_or(class.space),
            buffer: class.buffer.filter(|b| !b.1),
            slot: None,
            part: None,
            elected: false,
            parted: None,
            warps: None,
            argument,
            ..class
        })
    }
}

/// Whether the two may touch common memory, judged by buffers, slots and parts.
fn may_share(a: &Class, b: &Class) -> bool {
    // Memory that the caller passes is not in the callee's frame.
    if (a.argument.is_some() && b.buffer.is_some()) || (b.argument.is_some() && a.buffer.is_some()) {
        return false;
    }
    let (Some((x, x_placed)), Some((y, y_placed))) = (a.buffer, b.buffer) else { return true };
    if x != y {
        return x_placed && y_placed;
    }
    if let (Some(i), Some(j)) = (a.slot, b.slot) {
        if i != j {
            return false;
        }
        if let (Some((of_a, i)), Some((of_b, j))) = (a.part.as_deref(), b.part.as_deref())
            && of_a == of_b
        {
            return rects_overlap(i, j);
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use seawall_base::EntityId;

    fn class(buffer: usize, placed: bool, slot: Option<u32>) -> Class {
        Class {
            partition: PartitionId::from_index(0),
            space: Space::Shared,
            buffer: Some((BufferId::from_index(buffer), placed)),
            slot,
            part: None,
            object: Object::Data,
            elected: false,
            parted: None,
            warps: None,
            argument: None,
            commutes: None,
            queue: None,
        }
    }

    #[test]
    fn slots_and_buffers_without_address_are_apart() {
        let mut classes = Classes::default();
        let ids = [
            class(0, false, Some(0)),
            class(0, false, Some(1)),
            class(0, false, None),
            class(1, false, None),
            class(2, true, None),
            class(3, true, None),
        ]
        .map(|class| classes.intern(class));
        assert_eq!(classes.table.len(), 6);
        assert!(!classes.may_conflict(ids[0], ids[1]));
        assert!(classes.may_conflict(ids[0], ids[2]));
        assert!(!classes.may_conflict(ids[2], ids[3]));
        assert!(!classes.may_conflict(ids[2], ids[4]));
        assert!(classes.may_conflict(ids[4], ids[5]));
    }
}
