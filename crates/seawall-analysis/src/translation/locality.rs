//! Whether two accesses of a program make warps exchange data.

use seawall_base::Runs;
use seawall_model::{EventId, Footprint, Place, Program};

/// Whether each byte that both accesses touch is one that a single warp touches in both. An access
/// is an event with the position of the access in it.
pub(crate) fn is_of_own_warps(program: &Program, a: (EventId, u32), b: (EventId, u32)) -> bool {
    let (Some(a), Some(b)) = (bytes_of_warps(program, a), bytes_of_warps(program, b)) else { return false };
    let others = |warp: usize| b.iter().enumerate().filter(move |(other, _)| *other != warp);
    a.iter().enumerate().all(|(warp, own)| others(warp).all(|(_, other)| !own.intersects(other)))
}

/// The addresses that each warp touches. `None` if they are not known.
fn bytes_of_warps(program: &Program, (event, access): (EventId, u32)) -> Option<Vec<Runs>> {
    let access = program.events[event].accesses.get(access as usize)?;
    let [Footprint { place: Place::Buffer(buffer), warps: Some(map), .. }] = access.footprints.as_slice()
    else {
        return None;
    };
    let &[start] = program.buffers[*buffer].offsets.as_slice() else { return None };
    let map = program.warp_maps.get(*map);
    Some((0..map.warps.len()).map(|warp| map.bytes(warp).translated(start)).collect())
}
