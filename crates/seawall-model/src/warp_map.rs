//! Interned maps from the warps of a partition to bytes of a buffer: which part of an access each warp makes.
//!
//! A map promises that a warp touches no byte that it does not give it; several warps may be given the same byte, and a warp
//! may be given bytes that it never touches. Bytes are offsets in the buffer, so that a map means something before the buffer
//! has an address, and is the same for buffers of one type. A ring gives its warps the same bytes in each slot: `starts` says
//! where the copies begin.

use rustc_hash::FxHashMap;
use seawall_base::{PrimaryMap, Runs};

use crate::ids::WarpMapId;

/// Partitions of more warps have no maps: a CTA has at most 1024 threads (CUDA C++ Programming Guide, "Compute Capabilities"),
/// which is 32 warps of 32; twice that for threads that a partition may add.
pub const MAX_MAPPED_WARPS: usize = 64;

/// Runs of one map, copies counted: as many as rows of 16 bytes in the shared memory of a CTA, and some more. What is finer
/// than that costs more than the barriers that it removes.
pub const MAX_MAP_RUNS: usize = 1 << 14;

/// Which warp may touch which bytes of a buffer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WarpMap {
    /// Where the copies of the map begin, in bytes from the start of the buffer: ascending, at least one.
    pub starts: Vec<u32>,
    /// For each warp of the partition its bytes, relative to each start.
    pub warps: Vec<Runs>,
}

impl WarpMap {
    /// The bytes of a warp in all copies, from the start of the buffer; none for a warp that the partition has not.
    pub fn bytes(&self, warp: usize) -> Runs {
        let own = self.warps.get(warp).map(Runs::as_slice).unwrap_or_default();
        Runs::from_ranges(self.copies(own))
    }

    /// The bytes that any warp may touch, from the start of the buffer.
    pub fn all(&self) -> Runs {
        Runs::from_ranges(self.warps.iter().flat_map(|own| self.copies(own.as_slice())))
    }

    fn copies<'a>(&'a self, own: &'a [(u32, u32)]) -> impl Iterator<Item = (u32, u32)> + 'a {
        let moved = |start: u32| {
            move |&(from, to): &(u32, u32)| (start.saturating_add(from), start.saturating_add(to))
        };
        self.starts.iter().flat_map(move |&start| own.iter().map(moved(start)))
    }

    /// How many runs it has, copies counted.
    pub fn run_count(&self) -> usize {
        let each: usize = self.warps.iter().map(|own| own.as_slice().len()).sum();
        each.saturating_mul(self.starts.len())
    }

    /// What is wrong with it as a map of whatever buffer: `None` if nothing is.
    pub(crate) fn problem(&self) -> Option<&'static str> {
        let last = self.warps.iter().filter_map(Runs::bounds).map(|bounds| bounds.1).max().unwrap_or(0);
        if !self.starts.windows(2).all(|pair| pair[0] < pair[1]) || self.starts.is_empty() {
            Some("the starts are not in ascending order")
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
    /// The id of `map`, made now if it is new.
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

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// All maps in the order of their making.
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
        let map = WarpMap { starts: vec![0, 32], warps };
        assert_eq!(map.bytes(1).as_slice(), &[(16, 32), (48, 64)]);
        assert_eq!(map.all().as_slice(), &[(0, 64)]);
        assert!(map.bytes(2).is_empty());
        assert_eq!((map.run_count(), map.problem()), (4, None));
    }

    #[test]
    fn maps_beyond_the_address_space_are_wrong() {
        let warps = vec![Runs::range(0, 16)];
        let map = WarpMap { starts: vec![u32::MAX - 8], warps };
        assert_eq!(map.problem(), Some("a map ends beyond 4 GiB"));
    }
}
