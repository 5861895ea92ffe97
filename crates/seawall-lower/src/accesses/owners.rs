//! The threads of an access to a memref: the bytes that each thread touches, from which follow the
//! bytes of each warp, and whether each byte has one thread.
//!
//! Maps of one buffer from bytes to threads that do not contradict each other are joined and have
//! one number. Program order then suffices between two accesses with it.

use seawall_base::Runs;
use seawall_model::{BufferId, MAX_MAP_RUNS, MAX_MAPPED_WARPS, WarpMap};

use crate::facts::launch::Threads;

/// The bytes that a thread may touch: first byte, end, linear index of the thread.
pub(crate) type Part = (u32, u32, u32);

/// The maps from bytes to threads of a buffer that are joined.
#[derive(Clone, Debug)]
pub(crate) struct Owned {
    buffer: BufferId,
    /// Disjoint and ascending.
    parts: Vec<Part>,
}

/// Sorted parts of one thread each, without overlaps; `None` if two threads share a byte.
fn disjoint(mut parts: Vec<Part>) -> Option<Vec<Part>> {
    parts.sort_unstable();
    let mut joined: Vec<Part> = Vec::with_capacity(parts.len());
    for (start, end, thread) in parts {
        match joined.last_mut() {
            Some(last) if start < last.1 && last.2 != thread => return None,
            Some(last) if start <= last.1 && last.2 == thread => last.1 = last.1.max(end),
            _ => joined.push((start, end, thread)),
        }
    }
    Some(joined)
}

/// The number of the map from bytes to threads that contains `parts`, offsets in `buffer`. `None`
/// if two threads share a byte.
pub(crate) fn number(known: &mut Vec<Owned>, buffer: BufferId, parts: &[Part]) -> Option<u32> {
    let own = disjoint(parts.to_vec())?;
    for (number, other) in (0_u32..).zip(known.iter_mut()) {
        if other.buffer != buffer {
            continue;
        }
        let all = [other.parts.as_slice(), own.as_slice()].concat();
        if let Some(joined) = disjoint(all).filter(|joined| joined.len() <= MAX_MAP_RUNS) {
            other.parts = joined;
            return Some(number);
        }
    }
    let number = u32::try_from(known.len()).ok()?;
    known.push(Owned { buffer, parts: own });
    Some(number)
}

/// The warp map of `parts`, offsets in a buffer. `None` if it has too many warps or runs.
pub(crate) fn map(parts: &[Part], threads: Threads, lanes: Option<u32>) -> Option<WarpMap> {
    let width = threads.lanes.max(1);
    let count = threads.count().div_ceil(width) as usize;
    let mut ranges: Vec<Vec<(u32, u32)>> = vec![Vec::new(); count];
    if count > MAX_MAPPED_WARPS {
        return None;
    }
    for &(start, end, thread) in parts {
        ranges.get_mut((thread / width) as usize)?.push((start, end));
    }
    let warps = ranges.into_iter().map(Runs::from_ranges).collect();
    let map = WarpMap { starts: vec![0], warps, lanes };
    (map.run_count() <= MAX_MAP_RUNS).then_some(map)
}

/// The warp map of `parts` where the warps of threads are not known: each warp may touch each byte.
pub(crate) fn map_of_lanes(parts: &[Part], warps: u32, lanes: u32) -> WarpMap {
    let all = Runs::from_ranges(parts.iter().map(|&(start, end, _)| (start, end)));
    WarpMap { starts: vec![0], warps: vec![all; warps as usize], lanes: Some(lanes) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use seawall_base::EntityId;

    #[test]
    fn maps_that_agree_have_one_number() {
        let buffer = BufferId::from_index(0);
        let own = |width: u32| (0..8).map(|t| (t * width, (t + 1) * width, t)).collect::<Vec<Part>>();
        let mut known = Vec::new();
        assert_eq!(number(&mut known, buffer, &own(4)), Some(0));
        assert_eq!(number(&mut known, buffer, &own(4)[2..5]), Some(0));
        let next: Vec<Part> = own(4).iter().map(|&(start, end, t)| (start + 4, end + 4, t)).collect();
        assert_eq!(number(&mut known, buffer, &next), Some(1), "other threads");
        let behind: Vec<Part> = own(4).iter().map(|&(start, end, t)| (start + 32, end + 32, t)).collect();
        assert_eq!(number(&mut known, buffer, &behind), Some(0), "other bytes");
        assert_eq!(number(&mut known, BufferId::from_index(1), &own(4)), Some(2), "another buffer");
        let shared = [(0, 4, 0), (0, 4, 1)];
        assert_eq!(number(&mut known, buffer, &shared), None);
        let joined = [(0, 4, 3), (2, 8, 3), (8, 12, 4)];
        assert_eq!(disjoint(joined.to_vec()), Some(vec![(0, 8, 3), (8, 12, 4)]));
    }

    #[test]
    fn warps_are_the_threads_in_linear_order() {
        let threads = Threads { size: [4, 2, 1], lanes: 4 };
        let parts: Vec<Part> = (0..8).map(|t| (t * 4, t * 4 + 4, t)).collect();
        let map = map(&parts, threads, Some(0)).expect("a map");
        let bytes: Vec<&[(u32, u32)]> = map.warps.iter().map(Runs::as_slice).collect();
        assert_eq!(bytes, [&[(0, 16)][..], &[(16, 32)]]);
    }
}
