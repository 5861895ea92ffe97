//! The memory of an access on one path, and whether two places share a byte (`docs/semantics.md`,
//! section 5).

use rustc_hash::FxHashMap;
use seawall_base::{PrimaryMap, Runs, define_id};
use seawall_model::{
    Buffer, BufferId, ByteSet, DescriptorId, Footprint, FunctionId, Place, Program, Proxy, Rect, Slot, Space,
    TENSOR_ROWS, Target, WarpMapId,
};

use super::frames::BelowFrame;
use super::own::{Party, SharedBytes, Side, parties, shared_bytes};

define_id!(/// A place in a [`Places`] table.
    pub(super) struct PlaceId, "place");

/// The function that contains a footprint, relative to the certified function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Frame {
    /// The certified function. Addresses are relative to its frame.
    pub(super) root: FunctionId,
    /// The function that contains the footprint: the root or a callee.
    pub(super) function: FunctionId,
    /// Start of the callee's frame in the root's frame, in bytes.
    pub(super) offset: u32,
}

/// A footprint with its evaluated slot.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Where {
    pub(super) place: Place,
    /// The slot if it is known. 0 for a buffer with one slot.
    slot: Option<i64>,
    /// The addresses in the root's frame, or `None` if they are unknown.
    extent: Option<ByteSet>,
    /// Whether its buffer has an address. Without one, it overlaps only itself.
    has_addresses: bool,
    part: Option<Box<(DescriptorId, Rect)>>,
    /// The bytes that each warp may touch.
    pub(super) warps: Option<WarpMapId>,
    space: Space,
    /// Whether it is a parameter below the root's frame for every caller.
    below: bool,
}

impl Where {
    /// `slot` is the value of the slot's term modulo the number of slots, if it is known.
    pub(super) fn new(
        program: &Program,
        below: &BelowFrame,
        footprint: &Footprint,
        slot: Option<i64>,
        frame: Frame,
    ) -> Self {
        let buffer = match footprint.place {
            Place::Buffer(id) => Some(&program.buffers[id]),
            Place::Parameter(_) | Place::Unknown => None,
        };
        let bytes = footprint.bytes.map(|id| program.byte_sets.get(id));
        let extent = match (bytes, buffer) {
            (Some(set), _) if set.frame == frame.function => Some(set.translated(frame.offset, frame.root)),
            (None, Some(buffer)) if buffer.function == frame.function => interval(buffer, frame),
            _ => None,
        };
        let single = buffer.is_some_and(|buffer| buffer.slots == 1);
        Where {
            place: footprint.place,
            slot: if single { Some(0) } else { slot },
            has_addresses: extent.is_some() || buffer.is_some_and(|buffer| !buffer.offsets.is_empty()),
            extent,
            part: footprint.descriptor.part.clone(),
            warps: footprint.warps.filter(|_| frame.function == frame.root),
            space: buffer.map_or(Space::Shared, |buffer| buffer.space),
            below: matches!(footprint.place, Place::Parameter(position)
                if frame.function == frame.root && below.contains(frame.root, position)),
        }
    }

    /// Unknown shared memory.
    pub(super) fn anywhere() -> Self {
        Where {
            place: Place::Unknown,
            slot: None,
            extent: None,
            has_addresses: false,
            part: None,
            warps: None,
            space: Space::Shared,
            below: false,
        }
    }
}

/// All addresses of a buffer, or `None` if it has none yet.
fn interval(buffer: &Buffer, frame: Frame) -> Option<ByteSet> {
    if buffer.offsets.is_empty() {
        return None;
    }
    let ranges: Vec<(u32, u32)> = match buffer.space {
        Space::Shared => {
            buffer.offsets.iter().map(|&start| (start, start.saturating_add(buffer.size))).collect()
        }
        Space::Tensor => {
            let starts =
                buffer.offsets.iter().flat_map(|&start| (0..TENSOR_ROWS).map(move |row| row << 16 | start));
            starts.map(|start| (start, start.saturating_add(buffer.size))).collect()
        }
    };
    let set = ByteSet { space: buffer.space, frame: frame.root, ctas: vec![(0, Runs::from_ranges(ranges))] };
    Some(if buffer.space == Space::Shared { set.translated(frame.offset, frame.root) } else { set })
}

/// The slot of `footprint`, given the value of its term. `None` if it may be any.
pub(super) fn slot_of(program: &Program, footprint: &Footprint, value: super::value::Value) -> Option<i64> {
    let (Place::Buffer(buffer), Slot::At(_)) = (footprint.place, footprint.slot) else { return None };
    let slots = i64::from(program.buffers[buffer].slots);
    match value.as_exact() {
        // An index outside of the ring may be any slot.
        Some(index) => (0..slots).contains(&index).then_some(index),
        // An index that is known only modulo the number of slots is assumed to be inside the ring.
        None => value.modulo(slots),
    }
}

/// A coarse bound on the places that overlap a place.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reach {
    /// Places with an address in this interval, and those that may be anywhere.
    Interval { start: u32, end: u32 },
    /// Places in this buffer, which has no address yet, and those that may be anywhere.
    Buffer(BufferId),
    /// All places.
    Anywhere,
}

/// All places of one function, interned, and which of them overlap.
#[derive(Default)]
pub(super) struct Places {
    /// Whether a later access through the async proxy may need a proxy fence after a generic
    /// write.
    pub(super) needs_fences: bool,
    table: PrimaryMap<PlaceId, Where>,
    ids: FxHashMap<Where, PlaceId>,
    overlaps: FxHashMap<(PlaceId, PlaceId), bool>,
    meetings: FxHashMap<(Party, Party), SharedBytes>,
}

impl Places {
    pub(super) fn new(program: &Program) -> Self {
        let has_proxies = program.target.as_ref().is_some_and(Target::is_nvidia);
        let mut accesses = program.events.values().flat_map(|event| &event.accesses);
        let needs_fences = has_proxies && accesses.any(|access| access.proxy == Proxy::Async);
        Places { needs_fences, ..Places::default() }
    }

    pub(super) fn intern(&mut self, place: Where) -> PlaceId {
        if let Some(&id) = self.ids.get(&place) {
            return id;
        }
        let id = self.table.push(place.clone());
        self.ids.insert(place, id);
        id
    }

    pub(super) fn is_tensor(&self, id: PlaceId) -> bool {
        self.table[id].space == Space::Tensor
    }

    /// Where a place can overlap others.
    pub(super) fn reach(&self, id: PlaceId) -> Reach {
        let place = &self.table[id];
        match (place.place, &place.extent) {
            (Place::Buffer(_), Some(extent)) => {
                let (start, end) = extent.bounds().unwrap_or((0, 0));
                Reach::Interval { start, end }
            }
            (Place::Buffer(buffer), None) if !place.has_addresses => Reach::Buffer(buffer),
            _ => Reach::Anywhere,
        }
    }

    /// Which warps of a partition share bytes of two of its accesses.
    pub(super) fn shared_bytes(&mut self, program: &Program, a: Side, b: Side) -> SharedBytes {
        let (x, y) = (&self.table[a.place], &self.table[b.place]);
        if x.warps.is_none() && y.warps.is_none() {
            return SharedBytes { same_warp: true, two_warps: !(a.first_warp && b.first_warp) };
        }
        let parties = parties(program, (a, x), (b, y));
        *self.meetings.entry(parties).or_insert_with(|| shared_bytes(program, parties))
    }

    /// Whether two places may share a byte.
    pub(super) fn overlap(&mut self, a: PlaceId, b: PlaceId) -> bool {
        let (x, y) = (&self.table[a], &self.table[b]);
        *self.overlaps.entry((a.min(b), a.max(b))).or_insert_with(|| may_overlap(x, y))
    }
}

fn may_overlap(a: &Where, b: &Where) -> bool {
    if a.space != b.space {
        return false;
    }
    let bytes = match (&a.extent, &b.extent) {
        (Some(x), Some(y)) => x.may_overlap(y),
        _ => true,
    };
    match (a.place, b.place) {
        (Place::Buffer(x), Place::Buffer(y)) if x == y => {
            bytes && !in_other_slots(a, b) && !in_other_boxes(a, b)
        }
        (Place::Buffer(_), Place::Buffer(_)) => bytes && a.has_addresses && b.has_addresses,
        _ if (a.below && b.extent.is_some()) || (b.below && a.extent.is_some()) => false,
        _ => bytes,
    }
}

fn in_other_slots(a: &Where, b: &Where) -> bool {
    matches!((a.slot, b.slot), (Some(x), Some(y)) if x != y)
}

/// Whether the two are disjoint boxes of one descriptor at the same known slot.
fn in_other_boxes(a: &Where, b: &Where) -> bool {
    let (Some((x, first)), Some((y, second))) = (a.part.as_deref(), b.part.as_deref()) else { return false };
    let same = x == y && a.slot.is_some() && a.slot == b.slot;
    let dimensions = || first.offsets.iter().zip(&first.shape).zip(second.offsets.iter().zip(&second.shape));
    let apart = |((&from, &extent), (&other, &other_extent)): ((&i64, &i64), (&i64, &i64))| {
        from.saturating_add(extent) <= other || other.saturating_add(other_extent) <= from
    };
    same && first.offsets.len() == second.offsets.len() && dimensions().any(apart)
}
