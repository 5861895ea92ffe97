//! Places: what one execution of a footprint touches, and which places may share a byte.

use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_base::{Runs, index_u32};
use seawall_model::{BufferId, ByteSetId, DescriptorId, Footprint, Place, Program, Rect, Space, WarpMapId};
use smallvec::SmallVec;

use crate::bits::Bits;

/// The slot of one execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum At {
    Whole,
    Index(u32),
    /// An unknown number plus `offset` in a ring: `ring` is the atom of their remainder.
    Modulo {
        ring: u32,
        offset: u32,
    },
    Any,
}

/// What one execution of a footprint touches.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Spot {
    /// `None`: anywhere in shared memory.
    pub(crate) buffer: Option<BufferId>,
    pub(crate) at: At,
    bytes: Option<ByteSetId>,
    /// The part of it that each warp touches, counted from the start of the buffer.
    map: Option<WarpMapId>,
    /// Start of the frame that addresses are relative to.
    base: u32,
    part: Option<Box<(DescriptorId, Rect)>>,
}

/// Interned spots of an access.
pub(crate) type Spots = SmallVec<[u32; 1]>;

/// All spots that occurred, and which of them may share a byte.
#[derive(Debug, Default)]
pub(crate) struct Places {
    pub(crate) spots: Vec<Spot>,
    ids: FxHashMap<Spot, u32>,
    /// Per spot, those that it may share a byte with, and the number of spots when that was
    /// computed.
    rows: Vec<(Rc<Bits>, usize)>,
    /// Lists of spots, numbered. `list_rows` says of lists what `rows` says of spots.
    lists: Vec<Spots>,
    list_ids: FxHashMap<Spots, u32>,
    list_rows: Vec<(Rc<Bits>, usize)>,
    /// The atoms of all [`At::Modulo`].
    pub(crate) rings: BTreeSet<u32>,
}

impl Places {
    /// Returns the spot of a footprint in a frame that starts at `base`.
    pub(crate) fn spot(&mut self, footprint: &Footprint, at: At, base: u32) -> u32 {
        let buffer = match footprint.place {
            Place::Buffer(buffer) => Some(buffer),
            Place::Parameter(_) | Place::Unknown => None,
        };
        let (bytes, map, part) = (footprint.bytes, footprint.warps, footprint.descriptor.part.clone());
        self.intern(Spot { buffer, at, bytes, map, base, part })
    }

    /// Returns the spot of accesses that may be anywhere in shared memory.
    pub(crate) fn anywhere(&mut self) -> u32 {
        self.intern(Spot { buffer: None, at: At::Any, bytes: None, map: None, base: 0, part: None })
    }

    fn intern(&mut self, spot: Spot) -> u32 {
        if let Some(&id) = self.ids.get(&spot) {
            return id;
        }
        if let At::Modulo { ring, .. } = spot.at {
            self.rings.insert(ring);
        }
        let id = index_u32(self.spots.len());
        self.spots.push(spot.clone());
        self.ids.insert(spot, id);
        id
    }

    pub(crate) fn get(&self, spot: u32) -> Option<&Spot> {
        self.spots.get(spot as usize)
    }

    pub(crate) fn buffer(&self, spot: u32) -> Option<BufferId> {
        self.get(spot).and_then(|spot| spot.buffer)
    }

    /// Returns all spots that may share a byte with one of a list. Each new access asks this once,
    /// to examine all remembered accesses.
    pub(crate) fn overlapping<'s>(
        &mut self,
        program: &Program,
        spots: impl IntoIterator<Item = &'s u32>,
    ) -> Rc<Bits> {
        let mut all = Rc::default();
        for (at, spot) in spots.into_iter().enumerate() {
            let row = self.row(program, *spot as usize);
            if at == 0 {
                all = row;
            } else {
                Rc::make_mut(&mut all).add(&row);
            }
        }
        all
    }

    /// Returns the number of a list of spots, the same for equal lists.
    pub(crate) fn list(&mut self, spots: &Spots) -> u32 {
        if let Some(&known) = self.list_ids.get(spots) {
            return known;
        }
        let next = index_u32(self.lists.len());
        self.lists.push(spots.clone());
        self.list_ids.insert(spots.clone(), next);
        next
    }

    /// Returns the numbers of all lists of spots that may share a byte with this one.
    pub(crate) fn overlapping_lists(&mut self, program: &Program, list: u32) -> Rc<Bits> {
        let at = list as usize;
        self.list_rows.resize_with(self.lists.len(), Default::default);
        let asked = self.list_rows[at].1;
        if asked < self.lists.len() {
            let spots = self.lists[at].clone();
            let meeting = self.overlapping(program, &spots);
            let (row, known) = &mut self.list_rows[at];
            let row = Rc::make_mut(row);
            let more = self.lists.iter().enumerate().skip(asked);
            more.filter(|(_, other)| meeting.has_any(other)).for_each(|(other, _)| row.insert(other));
            *known = self.lists.len();
        }
        Rc::clone(&self.list_rows[at].0)
    }

    fn row(&mut self, program: &Program, spot: usize) -> Rc<Bits> {
        if self.rows.len() < self.spots.len() {
            self.rows.resize_with(self.spots.len(), Default::default);
        }
        let (one, (row, asked)) = (&self.spots[spot], &mut self.rows[spot]);
        for (at, other) in self.spots.iter().enumerate().skip(*asked) {
            if may_overlap(program, one, other) {
                Rc::make_mut(row).insert(at);
            }
        }
        *asked = self.spots.len();
        Rc::clone(row)
    }

    /// Whether two lists of spots may share a byte.
    pub(crate) fn overlap(&mut self, program: &Program, a: &[u32], b: &[u32]) -> bool {
        self.overlapping(program, a).has_any(b)
    }
}

/// Returns the first address of a buffer and the one after the last: bytes of shared memory,
/// columns of tensor memory.
pub(crate) fn extent_of(program: &Program, buffer: BufferId, base: u32) -> Option<(u32, u32)> {
    let ranges = program.buffers[buffer].ranges(base);
    let low = ranges.iter().map(|range| range.0).min()?;
    let high = ranges.iter().map(|range| range.1).max()?;
    Some((u32::try_from(low).ok()?, u32::try_from(high).ok()?))
}

/// Whether two buffers of one frame may share a byte.
pub(crate) fn buffers_overlap(program: &Program, a: BufferId, b: BufferId) -> bool {
    a == b || program.buffers[a].may_share(&program.buffers[b])
}

fn space(program: &Program, spot: &Spot) -> Space {
    let of_bytes = || spot.bytes.map(|bytes| program.byte_sets.get(bytes).space);
    let of_buffer = spot.buffer.map(|buffer| program.buffers[buffer].space);
    of_buffer.or_else(of_bytes).unwrap_or(Space::Shared)
}

fn may_overlap(program: &Program, a: &Spot, b: &Spot) -> bool {
    let space_of_both = space(program, a);
    if space_of_both != space(program, b) {
        return false;
    }
    let touches_nothing =
        |spot: &Spot| spot.map.is_some_and(|map| program.warp_maps.get(map).all().is_empty());
    if touches_nothing(a) || touches_nothing(b) {
        return false;
    }
    // Columns of tensor memory do not depend on the frame.
    let base = |spot: &Spot| if space_of_both == Space::Tensor { 0 } else { spot.base };
    if let (Some(x), Some(y)) = (a.bytes, b.bytes) {
        let (x, y) = (program.byte_sets.get(x), program.byte_sets.get(y));
        let of_cta = |(cta, runs): &(u32, Runs)| {
            let same = y.ctas.iter().filter(|other| other.0 == *cta);
            same.into_iter().any(|(_, more)| runs.intersects_from(base(a), more, base(b)))
        };
        if !x.ctas.iter().any(of_cta) {
            return false;
        }
    }
    let (Some(x), Some(y)) = (a.buffer, b.buffer) else { return true };
    if x == y && a.base == b.base {
        if let (Some(x), Some(y)) = (a.map, b.map)
            && !program.warp_maps.get(x).all().intersects(&program.warp_maps.get(y).all())
        {
            return false;
        }
        let slots = match (a.at, b.at) {
            (At::Index(a), At::Index(b)) => a == b,
            (At::Modulo { ring: a, offset: x }, At::Modulo { ring: b, offset: y }) => a != b || x == y,
            (At::Whole | At::Any, _) | (_, At::Whole | At::Any) => true,
            (At::Index(_), At::Modulo { .. }) | (At::Modulo { .. }, At::Index(_)) => true,
        };
        let exact = a.at == b.at && a.at != At::Any;
        let boxes = a.part.as_ref().zip(b.part.as_ref());
        return slots && !(exact && boxes.is_some_and(|(a, b)| a.0 == b.0 && a.1.is_apart_from(&b.1)));
    }
    if a.bytes.is_some() && b.bytes.is_some() {
        return true;
    }
    let (x, y) = (program.buffers[x].ranges(a.base), program.buffers[y].ranges(b.base));
    x.iter().any(|x| y.iter().any(|y| x.0 < y.1 && y.0 < x.1))
}
