//! The memory that an execution of an access touches, and whether two executions may share a byte.

use rustc_hash::FxHashMap;
use seawall_model::{BufferId, ByteSetId, Footprint, Place, Program, Rect, Space, WarpMapId};
use smallvec::SmallVec;

use crate::mapped::{Makers, parts_overlap};
use crate::value::number;

/// A slot of a buffer, in one execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum At {
    /// All of the buffer.
    Whole,
    /// The slot with this number. A number outside of the ring represents an unknown slot.
    Index(i64),
    /// Any slot.
    Any,
}

/// The memory that one execution of an access touches through one footprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Touched {
    pub(crate) spot: u32,
    pub(crate) at: At,
}

/// The memory of an access; most often one entry.
pub(crate) type Touches = SmallVec<[Touched; 1]>;

/// A footprint without its slot, in one stack frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Spot<'p> {
    pub(crate) buffer: Option<BufferId>,
    bytes: Option<ByteSetId>,
    /// The bytes that each warp touches.
    pub(crate) map: Option<WarpMapId>,
    /// Start of the frame that the addresses are relative to.
    pub(crate) base: u32,
    part: Option<&'p (seawall_model::DescriptorId, Rect)>,
}

/// The relation of two spots, independent of their slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Relation {
    Disjoint,
    /// They overlap in all slots.
    Overlap,
    /// Parts of one buffer.
    Same,
    /// Boxes of one descriptor, which are disjoint if they have the same slot.
    Boxes,
}

/// The interned spots of one program, and their relations, computed on demand.
#[derive(Debug)]
pub(crate) struct Places<'p> {
    program: &'p Program,
    spots: Vec<Spot<'p>>,
    ids: FxHashMap<Spot<'p>, u32>,
    relations: FxHashMap<(u32, u32), Relation>,
    /// For spots with maps, whether the parts that the given warps make overlap.
    part_overlaps: FxHashMap<(u32, u32, Makers), bool>,
}

impl<'p> Places<'p> {
    pub(crate) fn new(program: &'p Program) -> Self {
        let (ids, relations) = (FxHashMap::default(), FxHashMap::default());
        Places { program, spots: Vec::new(), ids, relations, part_overlaps: FxHashMap::default() }
    }

    /// The spot of a footprint whose place is not a parameter.
    pub(crate) fn spot(&mut self, footprint: &'p Footprint, base: u32) -> u32 {
        let buffer = match footprint.place {
            Place::Buffer(buffer) => Some(buffer),
            Place::Parameter(_) | Place::Unknown => None,
        };
        let (bytes, map) = (footprint.bytes, footprint.warps);
        self.intern(Spot { buffer, bytes, map, base, part: footprint.descriptor.part.as_deref() })
    }

    /// The spot for unknown shared memory.
    pub(crate) fn unknown(&mut self) -> u32 {
        self.intern(Spot { buffer: None, bytes: None, map: None, base: 0, part: None })
    }

    fn intern(&mut self, spot: Spot<'p>) -> u32 {
        if let Some(&id) = self.ids.get(&spot) {
            return id;
        }
        let id = number(self.spots.len());
        self.spots.push(spot);
        self.ids.insert(spot, id);
        id
    }

    /// The buffer of a spot.
    pub(crate) fn buffer(&self, spot: u32) -> Option<BufferId> {
        self.spots.get(spot as usize).and_then(|spot| spot.buffer)
    }

    /// Whether two accesses may share a byte.
    pub(crate) fn overlap(&mut self, a: &[Touched], b: &[Touched]) -> bool {
        a.iter().any(|a| b.iter().any(|b| self.pair(*a, *b)))
    }

    /// Whether the parts that two warps make of two accesses may share a byte.
    pub(crate) fn overlap_for(&mut self, a: &[Touched], b: &[Touched], makers: Makers) -> bool {
        a.iter().any(|a| b.iter().any(|b| self.pair(*a, *b) && self.parts_overlap(a.spot, b.spot, makers)))
    }

    /// Whether some of the touched memory has a warp map.
    pub(crate) fn is_mapped(&self, touches: &[Touched]) -> bool {
        touches
            .iter()
            .any(|touched| self.spots.get(touched.spot as usize).is_some_and(|spot| spot.map.is_some()))
    }

    fn parts_overlap(&mut self, a: u32, b: u32, makers: Makers) -> bool {
        let (Some(x), Some(y)) = (self.spots.get(a as usize), self.spots.get(b as usize)) else {
            return true;
        };
        if x.map.is_none() && y.map.is_none() {
            return true;
        }
        let key = (a, b, makers);
        if let Some(&known) = self.part_overlaps.get(&key) {
            return known;
        }
        let meet = parts_overlap(self.program, x, y, makers);
        self.part_overlaps.insert(key, meet);
        meet
    }

    fn pair(&mut self, a: Touched, b: Touched) -> bool {
        let relation = self.relation(a.spot, b.spot);
        match (relation, a.at, b.at) {
            (Relation::Disjoint, ..) => false,
            (Relation::Overlap, ..) => true,
            (_, At::Index(x), At::Index(y)) if x != y => !(self.exists(a.spot, x) && self.exists(b.spot, y)),
            (Relation::Boxes, At::Index(_), At::Index(_)) | (Relation::Boxes, At::Whole, At::Whole) => false,
            _ => true,
        }
    }

    fn exists(&self, spot: u32, index: i64) -> bool {
        let buffer = self.buffer(spot).and_then(|buffer| self.program.buffers.get(buffer));
        buffer.is_some_and(|buffer| (0..i64::from(buffer.slots)).contains(&index))
    }

    fn relation(&mut self, a: u32, b: u32) -> Relation {
        let key = (a.min(b), a.max(b));
        if let Some(&relation) = self.relations.get(&key) {
            return relation;
        }
        let relation = match (self.spots.get(key.0 as usize), self.spots.get(key.1 as usize)) {
            (Some(a), Some(b)) => self.work_out(a, b),
            _ => Relation::Overlap,
        };
        self.relations.insert(key, relation);
        relation
    }

    fn work_out(&self, a: &Spot<'p>, b: &Spot<'p>) -> Relation {
        let space = self.space(a);
        if space != self.space(b) {
            return Relation::Disjoint;
        }
        // Columns of tensor memory are those of the kernel in every frame.
        let base = |spot: &Spot<'_>| if space == Space::Tensor { 0 } else { spot.base };
        if let (Some(x), Some(y)) = (a.bytes, b.bytes) {
            let (x, y) = (self.program.byte_sets.get(x), self.program.byte_sets.get(y));
            let meet = x.ctas.iter().any(|(cta, runs)| {
                y.ctas
                    .iter()
                    .any(|(other, more)| cta == other && runs.intersects_from(base(a), more, base(b)))
            });
            if !meet {
                return Relation::Disjoint;
            }
        }
        let (Some(x), Some(y)) = (a.buffer, b.buffer) else { return Relation::Overlap };
        if x == y && a.base == b.base {
            let boxes = a.part.zip(b.part).is_some_and(|(a, b)| a.0 == b.0 && a.1.is_apart_from(&b.1));
            return if boxes { Relation::Boxes } else { Relation::Same };
        }
        if a.bytes.is_some() && b.bytes.is_some() {
            return Relation::Overlap;
        }
        let buffers = &self.program.buffers;
        let (x, y) = (buffers[x].ranges(a.base), buffers[y].ranges(b.base));
        let meet = x.iter().any(|x| y.iter().any(|y| x.0 < y.1 && y.0 < x.1));
        if meet { Relation::Overlap } else { Relation::Disjoint }
    }

    fn space(&self, spot: &Spot<'_>) -> Space {
        let of_buffer = spot.buffer.map(|buffer| self.program.buffers[buffer].space);
        let of_bytes = || spot.bytes.map(|bytes| self.program.byte_sets.get(bytes).space);
        of_buffer.or_else(of_bytes).unwrap_or(Space::Shared)
    }
}
