//! Warp maps: whether the parts that two warps make of two accesses may share a byte.
//!
//! Few warps of a partition are run. Where fewer are run than there are, the first one is the real first warp, and each other
//! stands for any of the others: they do the same, so that what two of them know of each other is what any two know. A byte
//! that the parts of some such pair of real warps share is therefore a byte that the two simulated warps share.

use seawall_base::Runs;
use seawall_model::{Program, WarpMap};

use crate::place::Spot;

/// The real warps of a partition that a simulated one stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stands {
    pub(crate) first: u32,
    pub(crate) end: u32,
    /// How many the partition has.
    pub(crate) of: u32,
}

/// Whether two parts are of one warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kin {
    /// They are.
    Same,
    /// They are of two warps of one partition.
    Others,
    /// They are of two partitions or CTAs.
    Strangers,
}

/// The warps that make two accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Makers {
    pub(crate) a: Stands,
    pub(crate) b: Stands,
    pub(crate) kin: Kin,
}

impl Makers {
    /// The same access by one warp, and another by all warps of its partition.
    pub(crate) fn with_all(self) -> Makers {
        Makers { kin: Kin::Strangers, b: Stands { first: 0, end: self.b.of, ..self.b }, ..self }
    }

    /// Whether the makers may be these real warps.
    fn may_be(&self, a: u32, b: u32) -> bool {
        match self.kin {
            Kin::Same => a == b,
            Kin::Others => a != b,
            Kin::Strangers => true,
        }
    }
}

/// A map with the address of the buffer that it is of.
struct Placed<'p> {
    map: &'p WarpMap,
    address: u32,
}

/// The map of a spot, if it says anything about the warps of a partition of so many.
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

/// Whether the parts that warps make of two accesses may share a byte, given that the accesses as wholes may.
pub(crate) fn parts_meet(program: &Program, x: &Spot<'_>, y: &Spot<'_>, makers: Makers) -> bool {
    // Bytes of one buffer need no address.
    let relative = x.buffer.is_some() && (x.buffer, x.base) == (y.buffer, y.base);
    let (a, b) = (placed(program, x, relative, makers.a.of), placed(program, y, relative, makers.b.of));
    let part = |side: &Option<Placed<'_>>, warp: u32| match side {
        None => Part::Anything,
        Some(side) => Part::Bytes(side.map.bytes(warp as usize).translated(side.address)),
    };
    let of_b: Vec<(u32, Part)> = (makers.b.first..makers.b.end).map(|warp| (warp, part(&b, warp))).collect();
    (makers.a.first..makers.a.end).any(|first| {
        let own = part(&a, first);
        of_b.iter().any(|(second, other)| makers.may_be(first, *second) && own.meets(other))
    })
}

/// What one warp touches of an access.
enum Part {
    Anything,
    Bytes(Runs),
}

impl Part {
    fn meets(&self, other: &Part) -> bool {
        match (self, other) {
            (Part::Anything, Part::Anything) => true,
            (Part::Bytes(bytes), Part::Anything) | (Part::Anything, Part::Bytes(bytes)) => !bytes.is_empty(),
            (Part::Bytes(a), Part::Bytes(b)) => a.intersects(b),
        }
    }
}
