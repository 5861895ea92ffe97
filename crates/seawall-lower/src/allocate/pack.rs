//! Where buffers lie, given how long each is needed: the packing of Triton's allocation pass.
//!
//! Source: `AllocationAnalysis` of Triton 3.9, after Gergov, "Algorithms for Compile-Time Memory Optimization" (SODA 1999).
//! `slots` gives first offsets, `conflicts` says which buffers ended up in each other's way; they are moved up, until none is.
//!
//! On targets whose shared memory has physical partitions, the parts of one partitioned buffer keep to different ones.

use seawall_mlir::OpId;
use smallvec::SmallVec;

use super::conflicts::Conflicts;
use super::liveness::Interval;

/// Rounds in which buffers are moved out of each other's way.
const MAX_ROUNDS: u32 = 1 << 10;

/// A buffer to be placed.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) size: u64,
    /// A power of two.
    pub(crate) alignment: u64,
    pub(crate) live: Interval,
    /// The op with concurrent regions that the buffer is made in and the region of it, if any: buffers of different regions of one
    /// op are in use at the same time, whatever their intervals say.
    pub(crate) concurrent: Option<(OpId, u32)>,
    /// Other parts of the same partitioned buffer, by their place in the list.
    pub(crate) neighbors: SmallVec<[u32; 2]>,
}

/// Buffers with their offsets.
pub(super) struct Packing<'r> {
    pub(super) requests: &'r [Request],
    /// Largest first; of equal ones the first first.
    pub(super) order: Vec<usize>,
    pub(super) offsets: Vec<u64>,
    /// Bytes of a physical partition; 0 where there are none.
    pub(super) partition: u64,
}

/// The offset of each buffer, and the bytes of all together. `partition` is the size of a physical partition in bytes, 0 for memory
/// that has none. `None` if there are more buffers than can be compared.
pub(crate) fn pack(requests: &[Request], partition: u64) -> Option<(Vec<u64>, u64)> {
    let mut order: Vec<usize> = (0..requests.len()).collect();
    order.sort_by_key(|&buffer| std::cmp::Reverse(requests[buffer].size));
    let mut packing = Packing { requests, order, offsets: vec![0; requests.len()], partition };
    packing.fill_slots()?;
    let mut conflicts = packing.conflicts()?;
    // Offsets only grow, and nobody has seen more than a handful of rounds.
    for _ in 0..MAX_ROUNDS {
        let size = packing.raise(&conflicts);
        conflicts = packing.conflicts()?;
        if conflicts.iter().all(|c| c.is_empty()) {
            return Some((packing.offsets, size));
        }
    }
    None
}

/// Offsets with no bytes in common, and the bytes of all together.
pub(crate) fn stack(requests: &[Request]) -> (Vec<u64>, u64) {
    let mut end = 0;
    let place = |request: &Request| {
        let start = u64::next_multiple_of(end, request.alignment);
        end = start + request.size;
        start
    };
    let offsets = requests.iter().map(place).collect();
    (offsets, end)
}

impl Packing<'_> {
    /// The bytes that a buffer takes.
    pub(super) fn bytes(&self, buffer: usize) -> (u64, u64) {
        (self.offsets[buffer], self.offsets[buffer] + self.requests[buffer].size)
    }

    pub(super) fn aligned(&self, buffer: usize, offset: u64) -> u64 {
        offset.next_multiple_of(self.requests[buffer].alignment)
    }

    /// The physical partitions that a buffer reaches from `offset`.
    pub(super) fn partitions(&self, buffer: usize, offset: u64) -> (u64, u64) {
        let last = offset + self.requests[buffer].size.max(1) - 1;
        (offset / self.partition, last / self.partition)
    }

    /// The first offset above the physical partitions of a buffer.
    pub(super) fn past(&self, buffer: usize) -> u64 {
        (self.partitions(buffer, self.offsets[buffer]).1 + 1) * self.partition
    }

    /// Moves buffers past those in their way, but for those that may stay since all in their way are moved; gives the bytes of all.
    fn raise(&mut self, conflicts: &Conflicts) -> u64 {
        let colors = self.colors(conflicts);
        let mut size = 0;
        for index in 0..self.order.len() {
            let buffer = self.order[index];
            let above = conflicts[buffer].iter().map(|&other| {
                let other_index = other as usize;
                if self.partition > 0 && self.requests[buffer].neighbors.contains(&other) {
                    self.past(other_index)
                } else {
                    self.offsets[other_index] + self.requests[other_index].size
                }
            });
            let above = above.max().unwrap_or(0);
            if colors[buffer] != 0 {
                self.offsets[buffer] = self.aligned(buffer, above);
            }
            size = size.max(self.offsets[buffer] + self.requests[buffer].size);
        }
        size
    }

    /// First-fit colors of the graph of conflicts, largest buffers first; those of color 0 stay where they are.
    fn colors(&self, conflicts: &Conflicts) -> Vec<u32> {
        const NONE: u32 = u32::MAX;
        let mut colors = vec![NONE; self.requests.len()];
        if let Some(&first) = self.order.first() {
            colors[first] = 0;
        }
        let mut taken: Vec<bool> = Vec::new();
        for &buffer in &self.order {
            taken.clear();
            taken.resize(conflicts[buffer].len() + 1, false);
            for &other in &conflicts[buffer] {
                if let Some(slot) = taken.get_mut(colors[other as usize] as usize) {
                    *slot = true;
                }
            }
            colors[buffer] = taken.iter().position(|&t| !t).unwrap_or(0) as u32;
        }
        colors
    }
}
