//! Interned maps from the warps of a partition to bytes of a buffer: the part of an access that
//! each warp makes.
//!
//! A warp touches no byte outside of the set that the map gives it. Several warps may have the same
//! byte, and a warp need not touch all bytes of its set.
//!
//! Bytes are offsets in the buffer. In tensor memory, an offset is the row times 2^16 plus the
//! column. So a map has a meaning before the buffer has an address, and is the same for all buffers
//! of one type. In a ring, a warp has the same bytes in each slot: `starts` has the offsets of the
//! slots.
//!
//! A map may also state that each of its bytes has one thread, by the number of a map from bytes to
//! threads. Two accesses of one partition with the same number touch each byte by the same thread.

use rustc_hash::FxHashMap;
use seawall_base::{PrimaryMap, Runs};

use crate::ids::WarpMapId;

/// The largest number of warps of a partition with maps. A CTA has at most 1024 threads (CUDA C++
/// Programming Guide, "Compute Capabilities"), which is 32 warps of 32 lanes. The limit is twice
/// that, for threads that partitions may add.
pub const MAX_MAPPED_WARPS: usize = 64;

/// The largest number of runs of one map, including its copies. It exceeds the number of 16-byte
/// rows in the shared memory of a CTA. A finer map costs more than the barriers that it removes.
pub const MAX_MAP_RUNS: usize = 1 << 14;

/// The bytes of a buffer that each warp may touch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WarpMap {
    /// Offsets in the buffer at which the copies of the map begin, in bytes. Ascending, at least
    /// one.
    pub starts: Vec<u32>,
    /// The bytes of each warp of the partition, relative to each start.
    pub warps: Vec<Runs>,
    /// The map from bytes, relative to each start, to the only thread that touches them. `None` if
    /// several threads may touch a byte. Only equality has a meaning.
    pub lanes: Option<u32>,
}

impl WarpMap {
    /// Returns the bytes of a warp in all copies, as offsets in the buffer. Empty if the partition
    /// does not have the warp.
    pub fn bytes(&self, warp: usize) -> Runs {
        let own = self.warps.get(warp).map(Runs::as_slice).unwrap_or_default();
        Runs::from_ranges(self.copies(own))
    }

    /// Returns the bytes that any warp may touch, as offsets in the buffer.
    pub fn all(&self) -> Runs {
        Runs::from_ranges(self.warps.iter().flat_map(|own| self.copies(own.as_slice())))
    }

    /// Whether only one thread touches each byte of two accesses of a partition, which have these
    /// maps at these addresses. Program order then orders the accesses to it.
    pub fn is_of_same_threads(&self, at: u32, other: &WarpMap, other_at: u32) -> bool {
        if self.lanes.is_none() || self.lanes != other.lanes {
            return false;
        }
        let moved = |starts: &[u32], at: u32| -> Vec<u64> {
            starts.iter().map(|&start| u64::from(start) + u64::from(at)).collect()
        };
        let mut starts = [moved(&self.starts, at), moved(&other.starts, other_at)].concat();
        starts.sort_unstable();
        starts.dedup();
        let ends = self.warps.iter().chain(&other.warps).filter_map(Runs::bounds).map(|bounds| bounds.1);
        let end = u64::from(ends.max().unwrap_or(0));
        // Copies that overlap give a byte to several threads.
        starts.windows(2).all(|pair| pair[1] - pair[0] >= end)
    }

    /// Returns the map of the lanes of one warp, for which `warps` warps stand: each touches every
    /// byte. `None` if several threads may touch a byte, because any lane may then touch any byte.
    pub fn of_lanes(&self, warps: usize) -> Option<WarpMap> {
        let all = Runs::from_ranges(self.warps.iter().flat_map(|own| own.as_slice().iter().copied()));
        let lanes = Some(self.lanes?);
        Some(WarpMap { starts: self.starts.clone(), warps: vec![all; warps], lanes })
    }

    fn copies<'a>(&'a self, own: &'a [(u32, u32)]) -> impl Iterator<Item = (u32, u32)> + 'a {
        let moved = |start: u32| {
            move |&(from, to): &(u32, u32)| (start.saturating_add(from), start.saturating_add(to))
        };
        self.starts.iter().flat_map(move |&start| own.iter().map(moved(start)))
    }

    /// Returns the number of runs, including copies.
    pub fn run_count(&self) -> usize {
        let each: usize = self.warps.iter().map(|own| own.as_slice().len()).sum();
        each.saturating_mul(self.starts.len())
    }

    /// Returns what is wrong with the map independently of a buffer, or `None` if it is valid.
    pub(crate) fn problem(&self) -> Option<&'static str> {
        let last = self.warps.iter().filter_map(Runs::bounds).map(|bounds| bounds.1).max().unwrap_or(0);
        if !self.starts.windows(2).all(|pair| pair[0] < pair[1]) || self.starts.is_empty() {
            Some("the starts must be in ascending order")
        } else if self.warps.is_empty() || self.warps.len() > MAX_MAPPED_WARPS {
            Some("a map has at least one warp, and at most 64")
        } else if self.run_count() > MAX_MAP_RUNS || self.starts.len() > MAX_MAP_RUNS {
            Some("a map has at most 16384 runs")
        } else if self.starts.last().is_some_and(|start| start.checked_add(last).is_none()) {
            Some("a map ends beyond 4 GiB")
        } else {
            None
        }
    }
}

/// The warp maps of one program, interned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WarpMaps {
    table: PrimaryMap<WarpMapId, WarpMap>,
    ids: FxHashMap<WarpMap, WarpMapId>,
}

impl WarpMaps {
    /// Returns the id of `map` and adds the map if it is new.
    pub fn intern(&mut self, map: WarpMap) -> WarpMapId {
        if let Some(&id) = self.ids.get(&map) {
            return id;
        }
        let id = self.table.push(map.clone());
        self.ids.insert(map, id);
        id
    }

    /// The map.
    pub fn get(&self, id: WarpMapId) -> &WarpMap {
        &self.table[id]
    }

    /// Number of maps.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether there are no maps.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// All maps in the order in which they were interned.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (WarpMapId, &WarpMap)> {
        self.table.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_of_a_ring_are_counted_and_joined() {
        let warps = vec![Runs::range(0, 16), Runs::range(16, 16)];
        let map = WarpMap { starts: vec![0, 32], warps, lanes: None };
        assert_eq!(map.bytes(1).as_slice(), &[(16, 32), (48, 64)]);
        assert_eq!(map.all().as_slice(), &[(0, 64)]);
        assert!(map.bytes(2).is_empty());
        assert_eq!((map.run_count(), map.problem()), (4, None));
    }

    #[test]
    fn maps_beyond_the_address_space_are_wrong() {
        let warps = vec![Runs::range(0, 16)];
        let map = WarpMap { starts: vec![u32::MAX - 8], warps, lanes: None };
        assert_eq!(map.problem(), Some("a map ends beyond 4 GiB"));
    }

    #[test]
    fn copies_that_overlap_give_a_byte_to_several_threads() {
        let map = |starts: &[u32], lanes| WarpMap {
            starts: starts.to_vec(),
            warps: vec![Runs::range(0, 16), Runs::range(16, 16)],
            lanes,
        };
        let (ring, slot) = (map(&[0, 32], Some(0)), map(&[32], Some(0)));
        assert!(ring.is_of_same_threads(0, &ring, 0) && ring.is_of_same_threads(0, &slot, 0));
        assert!(slot.is_of_same_threads(0, &slot, 32), "disjoint");
        assert!(!ring.is_of_same_threads(0, &slot, 16), "in the middle of a slot");
        assert!(!map(&[0, 16], Some(0)).is_of_same_threads(0, &map(&[0, 16], Some(0)), 0));
        assert!(!ring.is_of_same_threads(0, &map(&[0, 32], Some(1)), 0), "other threads");
        assert!(!map(&[0], None).is_of_same_threads(0, &map(&[0], None), 0), "any thread");
    }
}
