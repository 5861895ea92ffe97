//! Where buffers lie, given how long each is needed: the packing of Triton's allocation pass.
//!
//! Source: `AllocationAnalysis` of Triton 3.9, after Gergov, "Algorithms for Compile-Time Memory Optimization" (SODA 1999).
//! First, largest buffers first, each gets the lowest open slot (a byte offset and a stretch of time) that it shares with no
//! other open slot. Then buffers that ended up in each other's way are moved up, until none is.
//!
//! On targets whose shared memory has physical partitions, the parts of one partitioned buffer keep to different ones.

use std::collections::{BTreeMap, BTreeSet};

use seawall_mlir::OpId;
use smallvec::SmallVec;

use super::lives::Interval;

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
struct Packing<'r> {
    requests: &'r [Request],
    /// Largest first; of equal ones the first first.
    order: Vec<usize>,
    offsets: Vec<u64>,
    /// Bytes of a physical partition; 0 where there are none.
    partition: u64,
}

/// The offset of each buffer, and the bytes of all together. `partition` is the size of a physical partition in bytes, 0 for memory
/// that has none.
pub(crate) fn pack(requests: &[Request], partition: u64) -> (Vec<u64>, u64) {
    let mut order: Vec<usize> = (0..requests.len()).collect();
    order.sort_by_key(|&buffer| std::cmp::Reverse(requests[buffer].size));
    let mut packing = Packing { requests, order, offsets: vec![0; requests.len()], partition };
    packing.fill_slots();
    let mut conflicts = packing.conflicts();
    loop {
        let size = packing.raise(&conflicts);
        conflicts = packing.conflicts();
        if conflicts.iter().all(|c| c.is_empty()) {
            return (packing.offsets, size);
        }
    }
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

/// Open slots by offset, older ones of the same offset first.
type Slots = BTreeMap<(u64, u64), Interval>;

impl Packing<'_> {
    fn fill_slots(&mut self) {
        let mut slots: Slots = BTreeMap::from([((0, 0), Interval::ALWAYS)]);
        let mut number = 0;
        let mut add = |slots: &mut Slots, offset: u64, interval: Interval| {
            number += 1;
            slots.insert((offset, number), interval);
        };
        let mut left = self.order.clone();
        let mut placed = BTreeSet::new();
        while let Some(((offset, _), range)) = slots.pop_first() {
            let fits = |buffer: usize| {
                let live = self.requests[buffer].live;
                live.intersects(range) && !slots.values().any(|slot| slot.intersects(live))
            };
            let fitting: SmallVec<[usize; 8]> = left.iter().copied().filter(|&b| fits(b)).collect();
            let chosen = fitting.iter().copied().find(|&b| self.keeps_apart(b, self.aligned(b, offset), &placed));
            if let Some(chosen) = chosen {
                let at = self.aligned(chosen, offset);
                self.offsets[chosen] = at;
                placed.insert(chosen);
                let live = self.requests[chosen].live;
                let both = Interval { start: range.start.max(live.start), end: range.end.min(live.end) };
                add(&mut slots, at + self.requests[chosen].size, both);
                if range.start < live.start {
                    add(&mut slots, offset, Interval { start: range.start, end: live.end });
                }
                if live.end < range.end {
                    add(&mut slots, offset, Interval { start: live.start, end: range.end });
                }
                left.retain(|&buffer| buffer != chosen);
            } else if !fitting.is_empty() {
                // Only parts of partitioned buffers fit, and all are kept out: the slot opens again where one is not.
                let open = fitting.iter().map(|&buffer| self.past_neighbors(buffer, &placed)).min();
                add(&mut slots, open.unwrap_or(0).max(offset + 1), range);
            }
            if left.is_empty() {
                break;
            }
        }
    }

    fn aligned(&self, buffer: usize, offset: u64) -> u64 {
        offset.next_multiple_of(self.requests[buffer].alignment)
    }

    /// The physical partitions that a buffer reaches from `offset`.
    fn partitions(&self, buffer: usize, offset: u64) -> (u64, u64) {
        let last = offset + self.requests[buffer].size.max(1) - 1;
        (offset / self.partition, last / self.partition)
    }

    /// Whether a part at `offset` shares no physical partition with other parts that have been placed.
    fn keeps_apart(&self, buffer: usize, offset: u64, placed: &BTreeSet<usize>) -> bool {
        let neighbors = &self.requests[buffer].neighbors;
        if self.partition == 0 || neighbors.is_empty() {
            return true;
        }
        let (low, high) = self.partitions(buffer, offset);
        neighbors.iter().map(|&n| n as usize).filter(|n| placed.contains(n)).all(|neighbor| {
            let (first, last) = self.partitions(neighbor, self.offsets[neighbor]);
            high < first || last < low
        })
    }

    /// The first offset above all physical partitions of the other parts that have been placed.
    fn past_neighbors(&self, buffer: usize, placed: &BTreeSet<usize>) -> u64 {
        let neighbors = self.requests[buffer].neighbors.iter().map(|&n| n as usize);
        let placed = neighbors.filter(|n| placed.contains(n));
        placed.map(|n| self.past(n)).max().unwrap_or(0)
    }

    /// The first offset above the physical partitions of a buffer.
    fn past(&self, buffer: usize) -> u64 {
        (self.partitions(buffer, self.offsets[buffer]).1 + 1) * self.partition
    }

    /// For each buffer those that must not lie where they lie, because of it.
    fn conflicts(&self) -> Vec<SmallVec<[u32; 4]>> {
        let mut conflicts = vec![SmallVec::new(); self.requests.len()];
        // By offset, so that only buffers that share bytes are compared.
        let mut by_offset: Vec<usize> = (0..self.requests.len()).collect();
        by_offset.sort_by_key(|&buffer| self.offsets[buffer]);
        for (position, &low) in by_offset.iter().enumerate() {
            let end = self.offsets[low] + self.requests[low].size;
            for &high in by_offset[position + 1..].iter().take_while(|&&b| self.offsets[b] < end) {
                if self.requests[high].size > 0 && self.at_once(low, high) {
                    conflicts[low].push(high as u32);
                    conflicts[high].push(low as u32);
                }
            }
        }
        if self.partition > 0 {
            self.shared_partitions(&mut conflicts);
        }
        conflicts
    }

    /// Whether two buffers are in use at the same time.
    fn at_once(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.requests[a], &self.requests[b]);
        let concurrent = match (a.concurrent, b.concurrent) {
            (Some((op, region)), Some((other, apart))) => op == other && region != apart,
            _ => false,
        };
        concurrent || a.live.intersects(b.live)
    }

    fn shared_partitions(&self, conflicts: &mut [SmallVec<[u32; 4]>]) {
        for (buffer, request) in self.requests.iter().enumerate() {
            let (low, high) = self.partitions(buffer, self.offsets[buffer]);
            for &neighbor in &request.neighbors {
                let (first, last) = self.partitions(neighbor as usize, self.offsets[neighbor as usize]);
                if low <= last && first <= high && !conflicts[buffer].contains(&neighbor) {
                    conflicts[buffer].push(neighbor);
                }
            }
        }
    }

    /// Moves buffers past those in their way, but for those that may stay since all in their way are moved; gives the bytes of all.
    fn raise(&mut self, conflicts: &[SmallVec<[u32; 4]>]) -> u64 {
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
    fn colors(&self, conflicts: &[SmallVec<[u32; 4]>]) -> Vec<u32> {
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
