//! Which warps touch which bytes of two accesses (`docs/semantics.md`, sections 1 and 5), by
//! comparing warp maps warp by warp.

use seawall_base::Runs;
use seawall_model::{Place, Program, WarpMapId};

use super::place::{PlaceId, Where};

/// One of two accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Side {
    pub(super) place: PlaceId,
    /// Whether only the first warp makes it.
    pub(super) first_warp: bool,
}

/// Which warps of one partition share a byte of two overlapping accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SharedBytes {
    /// One warp touches it in both.
    pub(super) same_warp: bool,
    /// Two different warps touch it.
    pub(super) two_warps: bool,
}

/// The memory that one warp touches.
enum Own {
    Nothing,
    Anything,
    Bytes(Runs),
}

impl Own {
    fn meets(&self, other: &Own) -> bool {
        match (self, other) {
            (Own::Nothing, _) | (_, Own::Nothing) => false,
            (Own::Anything, Own::Anything) => true,
            (Own::Anything, Own::Bytes(bytes)) | (Own::Bytes(bytes), Own::Anything) => !bytes.is_empty(),
            (Own::Bytes(x), Own::Bytes(y)) => x.intersects(y),
        }
    }
}

/// One of two accesses, as far as it decides which warps share bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Party {
    first_warp: bool,
    warps: Option<WarpMapId>,
    /// The address of its buffer, relative to the lower one of the two. `None` if it is unknown.
    start: Option<u32>,
}

/// Two accesses as [`shared_bytes`] compares them. Many pairs of accesses are equal in it.
pub(super) fn parties(program: &Program, a: (Side, &Where), b: (Side, &Where)) -> (Party, Party) {
    let start = |place: Place| match place {
        Place::Buffer(buffer) => match program.buffers[buffer].offsets.as_slice() {
            &[start] => Some(start),
            _ => None,
        },
        Place::Parameter(_) | Place::Unknown => None,
    };
    // Bytes of two buffers are compared by address.
    let (x, y) = match (a.1.place, b.1.place) {
        (Place::Buffer(x), Place::Buffer(y)) if x == y => (Some(0), Some(0)),
        (x, y) => (start(x), start(y)),
    };
    let low = x.into_iter().chain(y).min().unwrap_or(0);
    let party = |(side, place): (Side, &Where), start: Option<u32>| Party {
        first_warp: side.first_warp,
        warps: place.warps,
        start: start.map(|start| start - low),
    };
    (party(a, x), party(b, y))
}

/// Compares every warp of one access with every warp of the other. One of them has a map, which
/// gives the number of warps.
pub(super) fn shared_bytes(program: &Program, (a, b): (Party, Party)) -> SharedBytes {
    let count = |of: Party| of.warps.map(|map| program.warp_maps.get(map).warps.len());
    let Some(warps) = count(a).max(count(b)) else {
        return SharedBytes { same_warp: true, two_warps: true };
    };
    let parts = |party| -> Vec<Own> { (0..warps).map(|warp| own(program, party, warp)).collect() };
    let (first, second) = (parts(a), parts(b));
    let mut meeting = SharedBytes { same_warp: false, two_warps: false };
    for (i, x) in first.iter().enumerate() {
        for (j, y) in second.iter().enumerate() {
            if x.meets(y) {
                meeting.same_warp |= i == j;
                meeting.two_warps |= i != j;
            }
        }
    }
    meeting.two_warps &= !is_of_same_threads(program, a, b);
    meeting
}

/// Whether each byte has one thread, which touches it in both accesses.
fn is_of_same_threads(program: &Program, a: Party, b: Party) -> bool {
    let (Some(x), Some(y), Some(at_x), Some(at_y)) = (a.warps, b.warps, a.start, b.start) else {
        return false;
    };
    program.warp_maps.get(x).is_of_same_threads(at_x, program.warp_maps.get(y), at_y)
}

fn own(program: &Program, party: Party, warp: usize) -> Own {
    if party.first_warp {
        return if warp == 0 { Own::Anything } else { Own::Nothing };
    }
    match (party.warps, party.start) {
        (Some(map), Some(start)) => Own::Bytes(program.warp_maps.get(map).bytes(warp).translated(start)),
        _ => Own::Anything,
    }
}
