//! Warp maps: whether the parts that two warps make of two accesses may share a byte.
//!
//! If fewer warps are simulated than a partition has, the first one is the real first warp. Each
//! other represents any of the remaining warps. These execute the same events, so what two
//! simulated ones know of each other holds for any two. If the parts of some such pair of real
//! warps share a byte, the parts of the two simulated warps do.

use seawall_base::Runs;
use seawall_model::{Program, WarpMap};

use crate::place::Spot;

/// The real warps that a simulated warp represents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RepresentedWarps {
    pub(crate) first: u32,
    pub(crate) end: u32,
    /// The number of warps of the partition.
    pub(crate) of: u32,
}

/// How the makers of two parts are related.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MakerRelation {
    /// One warp makes both.
    Same,
    /// Two warps of one partition.
    Others,
    /// Warps of two partitions or CTAs.
    Unrelated,
}

/// The warps that make two accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Makers {
    pub(crate) a: RepresentedWarps,
    pub(crate) b: RepresentedWarps,
    pub(crate) kin: MakerRelation,
}

impl Makers {
    /// The same first access, and the second one by all warps of its partition.
    pub(crate) fn with_all(self) -> Makers {
        Makers {
            kin: MakerRelation::Unrelated,
            b: RepresentedWarps { first: 0, end: self.b.of, ..self.b },
            ..self
        }
    }

    /// Whether the makers may be these two real warps.
    fn may_be(&self, a: u32, b: u32) -> bool {
        match self.kin {
            MakerRelation::Same => a == b,
            MakerRelation::Others => a != b,
            MakerRelation::Unrelated => true,
        }
    }
}

/// A map and the address of its buffer.
struct Placed<'p> {
    map: &'p WarpMap,
    address: u32,
}

/// The map of a spot, if it applies to a partition of `warps` warps.
fn placed<'p>(program: &'p Program, spot: &Spot<'_>, relative: bool, warps: u32) -> Option<Placed<'p>> {
    let map = program.warp_maps.get(spot.map?);
    if map.warps.len() != usize::try_from(warps).ok()? {
        return None;
    }
    let address = match program.buffers[spot.buffer?].offsets.as_slice() {
        _ if relative => 0,
        &[offset] => offset.checked_add(spot.base)?,
        _ => return None,
    };
    Some(Placed { map, address })
}

/// Whether the parts that the warps make of two accesses may share a byte. The accesses as a whole
/// must overlap.
pub(crate) fn parts_overlap(program: &Program, x: &Spot<'_>, y: &Spot<'_>, makers: Makers) -> bool {
    // Two ranges of one buffer are comparable without its address.
    let relative = x.buffer.is_some() && (x.buffer, x.base) == (y.buffer, y.base);
    let (a, b) = (placed(program, x, relative, makers.a.of), placed(program, y, relative, makers.b.of));
    if let (MakerRelation::Others, Some(a), Some(b)) = (makers.kin, &a, &b)
        && a.map.is_of_same_threads(a.address, b.map, b.address)
    {
        return false;
    }
    let part = |side: &Option<Placed<'_>>, warp: u32| match side {
        None => Part::Anything,
        Some(side) => Part::Bytes(side.map.bytes(warp as usize).translated(side.address)),
    };
    let of_b: Vec<(u32, Part)> = (makers.b.first..makers.b.end).map(|warp| (warp, part(&b, warp))).collect();
    (makers.a.first..makers.a.end).any(|first| {
        let own = part(&a, first);
        of_b.iter().any(|(second, other)| makers.may_be(first, *second) && own.intersects(other))
    })
}

/// What one warp touches of an access.
enum Part {
    Anything,
    Bytes(Runs),
}

impl Part {
    fn intersects(&self, other: &Part) -> bool {
        match (self, other) {
            (Part::Anything, Part::Anything) => true,
            (Part::Bytes(bytes), Part::Anything) | (Part::Anything, Part::Bytes(bytes)) => !bytes.is_empty(),
            (Part::Bytes(a), Part::Bytes(b)) => a.intersects(b),
        }
    }
}
