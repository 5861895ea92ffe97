//! Slices: the memory that an access may touch, interned, and whether two slices may overlap.
//!
//! Two slices are disjoint if one of these holds:
//!
//! - their allocations are disjoint,
//! - their physical addresses are disjoint,
//! - they name different slots of one descriptor,
//! - they name disjoint rectangles of one descriptor.
//!
//! The last two hold within one iteration only, so [`Slices::across_iterations`] drops them. This
//! is the rule of Triton 3.9's membar pass (`AllocationSlice::intersects`). It may report an
//! overlap of disjoint slices, but never the reverse.

use rustc_hash::FxHashMap;
use seawall_base::{EntityId, PrimaryMap, define_id};
use seawall_model::{
    BufferId, ByteSet, ByteSetId, DescriptorId, Footprint, FunctionId, Place, Program, Rect, Space, column_of,
};

use crate::slot::{SlotIndex, SlotIndices};

define_id!(/// An interned [`Slice`].
    pub struct SliceId, "slice");
define_id!(/// An interned rectangle.
    struct RectId, "rect");

/// The memory that an access may touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slice {
    /// The allocated interval `[start, end)`. `None` if the place is unknown.
    pub interval: Option<(u32, u32)>,
    /// The allocation, if slots and rectangles are comparable.
    pub buffer: Option<BufferId>,
    /// All physical addresses, if they are known.
    pub bytes: Option<ByteSetId>,
    /// Descriptor and slot index.
    pub slot: Option<(DescriptorId, SlotIndex)>,
    rect: Option<(DescriptorId, RectId)>,
}

/// The slices of one program.
pub struct Slices<'p> {
    program: &'p Program,
    table: PrimaryMap<SliceId, Slice>,
    ids: FxHashMap<Slice, SliceId>,
    rects: PrimaryMap<RectId, Rect>,
    rect_ids: FxHashMap<Rect, RectId>,
    slots: SlotIndices<'p>,
    byte_overlaps: FxHashMap<(ByteSetId, ByteSetId), bool>,
    /// Whether some slice has a slot or a rectangle.
    has_narrow: bool,
    /// Byte sets of callees, moved to a call site. Their ids follow those of the program.
    moved: PrimaryMap<ByteSetId, ByteSet>,
    moved_ids: FxHashMap<(ByteSetId, u32, FunctionId), ByteSetId>,
}

impl<'p> Slices<'p> {
    /// Creates an empty table for `program`.
    pub fn new(program: &'p Program) -> Self {
        Slices {
            program,
            table: PrimaryMap::new(),
            ids: FxHashMap::default(),
            rects: PrimaryMap::new(),
            rect_ids: FxHashMap::default(),
            slots: SlotIndices::new(program),
            byte_overlaps: FxHashMap::default(),
            has_narrow: false,
            moved: PrimaryMap::new(),
            moved_ids: FxHashMap::default(),
        }
    }

    /// Returns the slice of a footprint in `function`. `use_slots` states whether slot indices may
    /// distinguish slices. They may not in irreducible control flow.
    pub fn of_footprint(&mut self, footprint: &Footprint, function: FunctionId, use_slots: bool) -> SliceId {
        let mut slice =
            Slice { interval: None, buffer: None, bytes: footprint.bytes, slot: None, rect: None };
        if let Place::Buffer(id) = footprint.place {
            let buffer = &self.program.buffers[id];
            // A buffer in the frame of another function has no comparable address here.
            if buffer.function == function && !buffer.offsets.is_empty() {
                slice.interval = self.interval(id);
                slice.buffer = (!buffer.scratch).then_some(id);
            } else {
                slice.bytes = None;
            }
        }
        if use_slots && let Some((descriptor, index)) = footprint.descriptor.index {
            slice.slot = Some((descriptor, self.slots.read(index)));
        }
        if let Some((descriptor, rect)) = footprint.descriptor.part.as_deref() {
            slice.rect = Some((*descriptor, self.intern_rect(rect)));
        }
        self.intern(slice)
    }

    /// The interval that covers all partitions of a buffer. In tensor memory it is the interval of
    /// columns, because allocations may share rows.
    fn interval(&self, id: BufferId) -> Option<(u32, u32)> {
        let buffer = &self.program.buffers[id];
        let place = |&offset: &u32| if buffer.space == Space::Tensor { column_of(offset) } else { offset };
        let starts = buffer.offsets.iter().map(place);
        let (first, last) = (starts.clone().min()?, starts.max()?);
        let each = buffer.size / (buffer.offsets.len() as u32).max(1);
        Some((first, last.saturating_add(each)))
    }

    /// Whether some slice differs [`across_iterations`](Self::across_iterations).
    pub fn vary_by_iteration(&self) -> bool {
        self.has_narrow
    }

    /// The slice as seen from another iteration or function: without slot and rectangle.
    pub fn across_iterations(&mut self, id: SliceId) -> SliceId {
        let slice = self.table[id];
        // A fixpoint asks this for every pending access at every block.
        if slice.slot.is_none() && slice.rect.is_none() {
            return id;
        }
        self.intern(Slice { slot: None, rect: None, ..slice })
    }

    /// A callee's slice as seen by its caller. Addresses in the frame of `callee` move by `offset`
    /// into that of `caller`. Others stay the same.
    pub fn at_callsite(
        &mut self,
        id: SliceId,
        offset: u32,
        callee: FunctionId,
        caller: FunctionId,
    ) -> SliceId {
        let slice = self.table[id];
        let shift = |(start, end): (u32, u32)| (start.saturating_add(offset), end.saturating_add(offset));
        let interval = slice.interval.map(shift);
        let bytes = slice.bytes.map(|bytes| self.move_bytes(bytes, offset, callee, caller));
        self.intern(Slice { interval, buffer: None, bytes, slot: None, rect: None })
    }

    fn move_bytes(
        &mut self,
        id: ByteSetId,
        offset: u32,
        callee: FunctionId,
        caller: FunctionId,
    ) -> ByteSetId {
        if self.bytes(id).frame != callee {
            return id;
        }
        if let Some(&moved) = self.moved_ids.get(&(id, offset, caller)) {
            return moved;
        }
        let set = self.bytes(id).translated(offset, caller);
        let moved = ByteSetId::from_index(self.program.byte_sets.len() + self.moved.len());
        self.moved.push(set);
        self.moved_ids.insert((id, offset, caller), moved);
        moved
    }

    fn bytes(&self, id: ByteSetId) -> &ByteSet {
        match id.index().checked_sub(self.program.byte_sets.len()) {
            None => self.program.byte_sets.get(id),
            Some(moved) => &self.moved[ByteSetId::from_index(moved)],
        }
    }

    /// The slice.
    pub fn get(&self, id: SliceId) -> &Slice {
        &self.table[id]
    }

    /// Whether the two may touch the same memory.
    pub fn may_overlap(&mut self, a: SliceId, b: SliceId) -> bool {
        let (x, y) = (self.table[a], self.table[b]);
        let apart = matches!((x.interval, y.interval), (Some(i), Some(j)) if i.1 <= j.0 || j.1 <= i.0);
        if apart || !self.bytes_may_overlap(x.bytes, y.bytes) {
            return false;
        }
        if let (Some((of_x, i)), Some((of_y, j))) = (x.slot, y.slot)
            && x.buffer == y.buffer
            && of_x == of_y
            && i.differs_from(&j)
        {
            return false;
        }
        match (x.rect, y.rect) {
            (Some((of_x, i)), Some((of_y, j))) if of_x == of_y => {
                rects_overlap(&self.rects[i], &self.rects[j])
            }
            _ => true,
        }
    }

    fn bytes_may_overlap(&mut self, a: Option<ByteSetId>, b: Option<ByteSetId>) -> bool {
        let (Some(a), Some(b)) = (a, b) else { return true };
        let key = (a.min(b), a.max(b));
        if let Some(&known) = self.byte_overlaps.get(&key) {
            return known;
        }
        let overlap = self.bytes(a).may_overlap(self.bytes(b));
        self.byte_overlaps.insert(key, overlap);
        overlap
    }

    fn intern(&mut self, slice: Slice) -> SliceId {
        self.has_narrow |= slice.slot.is_some() || slice.rect.is_some();
        *self.ids.entry(slice).or_insert_with(|| self.table.push(slice))
    }

    fn intern_rect(&mut self, rect: &Rect) -> RectId {
        if let Some(&id) = self.rect_ids.get(rect) {
            return id;
        }
        let id = self.rects.push(rect.clone());
        self.rect_ids.insert(rect.clone(), id);
        id
    }
}

/// Whether two rectangles of one descriptor share an element.
pub(crate) fn rects_overlap(a: &Rect, b: &Rect) -> bool {
    let dimensions = a.offsets.iter().zip(&a.shape).zip(b.offsets.iter().zip(&b.shape));
    dimensions.into_iter().all(|((a_start, a_len), (b_start, b_len))| {
        a_start < &b_start.saturating_add(*b_len) && b_start < &a_start.saturating_add(*a_len)
    })
}
