//! Offsets of buffers with known live intervals, packed as Triton's allocation pass packs them.
//!
//! Source: `AllocationAnalysis` of Triton 3.9, after Gergov, "Algorithms for Compile-Time Memory
//! Optimization" (SODA 1999). `slots` assigns first offsets and `conflicts` finds buffers that
//! share bytes. Rounds of moving buffers up remove the conflicts.
//!
//! On targets whose shared memory has physical partitions, the parts of a partitioned buffer go to
//! different ones.

use seawall_base::index_u32;
use seawall_mlir::OpId;
use smallvec::SmallVec;

use super::conflicts::Conflicts;
use super::liveness::Interval;

/// The most rounds in which conflicting buffers are moved.
const MAX_ROUNDS: u32 = 1 << 10;

/// A buffer to be placed.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) size: u64,
    /// A power of two.
    pub(crate) alignment: u64,
    pub(crate) live: Interval,
    /// The op with concurrent regions around the allocation, and the number of its region. Buffers
    /// of different regions of one op are live at the same time, whatever their intervals are.
    pub(crate) concurrent: Option<(OpId, u32)>,
    /// The other parts of the same partitioned buffer, as indices into the list.
    pub(crate) neighbors: SmallVec<[u32; 2]>,
}

/// Buffers with their offsets.
pub(super) struct Packing<'r> {
    pub(super) requests: &'r [Request],
    /// Indices, largest buffer first; buffers of equal size keep their order.
    pub(super) order: Vec<usize>,
    pub(super) offsets: Vec<u64>,
    /// Bytes of a physical partition; 0 where there is none.
    pub(super) partition: u64,
}

/// The offset of each buffer, and the bytes of all of them together. `partition` is the size of a
/// physical partition in bytes, or 0. Returns `None` if there are too many buffers to compare.
pub(crate) fn pack(requests: &[Request], partition: u64) -> Option<(Vec<u64>, u64)> {
    let mut order: Vec<usize> = (0..requests.len()).collect();
    order.sort_by_key(|&buffer| std::cmp::Reverse(requests[buffer].size));
    let mut packing = Packing { requests, order, offsets: vec![0; requests.len()], partition };
    packing.fill_slots()?;
    let mut conflicts = packing.conflicts()?;
    // Offsets only grow. Real kernels need a handful of rounds.
    for _ in 0..MAX_ROUNDS {
        let size = packing.raise(&conflicts);
        conflicts = packing.conflicts()?;
        if conflicts.iter().all(|c| c.is_empty()) {
            return Some((packing.offsets, size));
        }
    }
    None
}

/// Disjoint offsets for all buffers, and the bytes of all of them together.
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
    /// The start and the end of the bytes of a buffer.
    pub(super) fn bytes(&self, buffer: usize) -> (u64, u64) {
        (self.offsets[buffer], self.offsets[buffer] + self.requests[buffer].size)
    }

    pub(super) fn aligned(&self, buffer: usize, offset: u64) -> u64 {
        offset.next_multiple_of(self.requests[buffer].alignment)
    }

    /// The first and the last physical partition that a buffer at `offset` touches.
    pub(super) fn partitions(&self, buffer: usize, offset: u64) -> (u64, u64) {
        let last = offset + self.requests[buffer].size.max(1) - 1;
        (offset / self.partition, last / self.partition)
    }

    /// The first offset above the physical partitions of a buffer.
    pub(super) fn past(&self, buffer: usize) -> u64 {
        (self.partitions(buffer, self.offsets[buffer]).1 + 1) * self.partition
    }

    /// Moves each buffer above those it conflicts with. Buffers of color 0 stay, because all their
    /// conflicts move. Returns the bytes of all buffers.
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

    /// First-fit colors of the conflict graph, largest buffers first.
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
            let free = taken.iter().position(|&taken| !taken);
            colors[buffer] = index_u32(free.expect("there is one more color than conflicts"));
        }
        colors
    }
}
