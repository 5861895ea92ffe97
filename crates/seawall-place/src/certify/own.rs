//! Which warps touch which bytes of two accesses (`docs/semantics.md`, sections 1 and 5), by
//! comparing warp maps warp by warp.

use seawall_base::Runs;
use seawall_model::{Place, Program};

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

/// Compares every warp of one access with every warp of the other. One of them has a map, which
/// gives the number of warps.
pub(super) fn shared_bytes(program: &Program, a: (Side, &Where), b: (Side, &Where)) -> SharedBytes {
    let is_one_buffer = matches!((a.1.place, b.1.place), (Place::Buffer(x), Place::Buffer(y)) if x == y);
    let count = |of: &Where| of.warps.map(|map| program.warp_maps.get(map).warps.len());
    let Some(warps) = count(a.1).max(count(b.1)) else {
        return SharedBytes { same_warp: true, two_warps: true };
    };
    let parts =
        |side| -> Vec<Own> { (0..warps).map(|warp| own(program, side, warp, is_one_buffer)).collect() };
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
    meeting.two_warps &= !is_of_same_threads(program, a.1, b.1);
    meeting
}

/// Whether each byte has one thread, which touches it in both accesses.
fn is_of_same_threads(program: &Program, a: &Where, b: &Where) -> bool {
    let (Some(x), Some(y)) = (a.warps, b.warps) else { return false };
    let (Place::Buffer(of_x), Place::Buffer(of_y)) = (a.place, b.place) else { return false };
    let (x, y) = (program.warp_maps.get(x), program.warp_maps.get(y));
    if of_x == of_y {
        return x.is_of_same_threads(0, y, 0);
    }
    match (program.buffers[of_x].offsets.as_slice(), program.buffers[of_y].offsets.as_slice()) {
        (&[at_x], &[at_y]) => x.is_of_same_threads(at_x, y, at_y),
        _ => false,
    }
}

fn own(program: &Program, (side, of): (Side, &Where), warp: usize, is_one_buffer: bool) -> Own {
    if side.first_warp {
        return if warp == 0 { Own::Anything } else { Own::Nothing };
    }
    let (Some(map), Place::Buffer(buffer)) = (of.warps, of.place) else { return Own::Anything };
    let bytes = program.warp_maps.get(map).bytes(warp);
    // Bytes of two buffers are compared by address.
    match program.buffers[buffer].offsets.as_slice() {
        _ if is_one_buffer => Own::Bytes(bytes),
        &[start] => Own::Bytes(bytes.translated(start)),
        _ => Own::Anything,
    }
}
