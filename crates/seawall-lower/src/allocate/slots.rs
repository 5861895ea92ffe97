//! The first offsets of buffers: each buffer gets an open slot that its life shares with no other
//! open slot, lowest slots first.
//!
//! A slot is a byte offset that is free upwards for an interval of time. At the start there is one
//! slot, at 0 for all time. Each step takes the lowest slot. It finds the largest buffer whose life
//! intersects the interval of this slot and of no other open slot. The buffer closes the slot. New
//! slots open above the buffer, before its life and after it.

use std::collections::{BTreeMap, BTreeSet};

use smallvec::SmallVec;

use super::coverage::Coverage;
use super::fitting::Fitting;
use super::liveness::Interval;
use super::pack::{Packing, Request};

/// The most buffers where some have parts that must be apart: all candidates are then compared with
/// all slots.
const MAX_WITH_PARTS: usize = 1 << 10;

/// Open slots by offset; of equal offsets the older one first.
#[derive(Default)]
struct Slots {
    open: BTreeMap<(u64, u64), Interval>,
    count: u64,
}

impl Slots {
    fn add(&mut self, offset: u64, time: Interval) {
        self.count += 1;
        self.open.insert((offset, self.count), time);
    }
}

impl Packing<'_> {
    /// Gives every buffer its first offset; `None` if there are too many to compare.
    pub(super) fn fill_slots(&mut self) -> Option<()> {
        if self.partition == 0 || self.requests.iter().all(|request| request.neighbors.is_empty()) {
            self.fill_whole_slots();
        } else if self.requests.len() <= MAX_WITH_PARTS {
            self.fill_slots_apart();
        } else {
            return None;
        }
        Some(())
    }

    /// Places a buffer in a slot. Returns the intervals of the slots that open above the buffer,
    /// before its life and after it.
    fn place(
        &mut self,
        slots: &mut Slots,
        offset: u64,
        slot: Interval,
        buffer: usize,
    ) -> SmallVec<[Interval; 3]> {
        let at = self.aligned(buffer, offset);
        self.offsets[buffer] = at;
        let Request { size, live, .. } = self.requests[buffer];
        let mut opened = SmallVec::new();
        let mut open = |offset: u64, start: u32, end: u32| {
            let time = Interval { start, end };
            slots.add(offset, time);
            opened.push(time);
        };
        open(at + size, slot.start.max(live.start), slot.end.min(live.end));
        if slot.start < live.start {
            open(offset, slot.start, live.end);
        }
        if live.end < slot.end {
            open(offset, live.start, slot.end);
        }
        opened
    }

    /// Without parts that must be apart, the first candidate is taken. Search trees over time find
    /// it.
    fn fill_whole_slots(&mut self) {
        let requests = self.requests;
        let order = self.order.clone();
        let lives = || order.iter().map(|&buffer| requests[buffer].live);
        let ends = lives().flat_map(|live| [live.start, live.end]);
        let mut points: Vec<u32> = ends.chain([Interval::ALWAYS.start, Interval::ALWAYS.end]).collect();
        points.sort_unstable();
        points.dedup();
        let index = |point: u32| points.partition_point(|&p| p < point);
        let cells = |time: Interval| (index(time.start), index(time.end));
        let spans: Vec<(usize, usize)> = lives().map(cells).collect();
        let mut fitting = Fitting::new(&spans);
        let mut coverage = Coverage::new(points.len() - 1);
        let mut slots: Slots = Slots::default();
        slots.add(0, Interval::ALWAYS);
        coverage.add(0, points.len() - 1, 1);
        let mut left = order.len();
        while let Some(((offset, _), slot)) = slots.open.pop_first().filter(|_| left > 0) {
            let (start, end) = cells(slot);
            coverage.add(start, end, -1);
            let Some(rank) = first_fitting(&coverage, &fitting, start, end) else { continue };
            fitting.remove(rank, spans[rank as usize]);
            left -= 1;
            for time in self.place(&mut slots, offset, slot, order[rank as usize]) {
                let (start, end) = cells(time);
                coverage.add(start, end, 1);
            }
        }
    }

    /// With parts that must be apart, takes the first candidate whose offset is in no physical
    /// partition of another part of the same buffer.
    fn fill_slots_apart(&mut self) {
        let mut slots: Slots = Slots::default();
        slots.add(0, Interval::ALWAYS);
        let mut left = self.order.clone();
        let mut placed = BTreeSet::new();
        while let Some(((offset, _), slot)) = slots.open.pop_first().filter(|_| !left.is_empty()) {
            let fits = |buffer: usize| {
                let live = self.requests[buffer].live;
                live.intersects(slot) && !slots.open.values().any(|other| other.intersects(live))
            };
            let fitting: SmallVec<[usize; 8]> = left.iter().copied().filter(|&b| fits(b)).collect();
            let mut allowed = fitting.iter().copied();
            if let Some(chosen) = allowed.find(|&b| self.keeps_apart(b, self.aligned(b, offset), &placed)) {
                self.place(&mut slots, offset, slot, chosen);
                placed.insert(chosen);
                left.retain(|&buffer| buffer != chosen);
            } else if let Some(open) = fitting.iter().map(|&b| self.past_neighbors(b, &placed)).min() {
                // Only such parts are candidates, and none may go here: the slot opens again
                // further up.
                slots.add(open.max(offset + 1), slot);
            }
        }
    }

    /// Whether a part at `offset` shares no physical partition with parts that have been placed.
    fn keeps_apart(&self, buffer: usize, offset: u64, placed: &BTreeSet<usize>) -> bool {
        let (low, high) = self.partitions(buffer, offset);
        let neighbors = self.requests[buffer].neighbors.iter().map(|&n| n as usize);
        neighbors.filter(|n| placed.contains(n)).all(|neighbor| {
            let (first, last) = self.partitions(neighbor, self.offsets[neighbor]);
            high < first || last < low
        })
    }

    /// The first offset above the physical partitions of all parts that have been placed.
    fn past_neighbors(&self, buffer: usize, placed: &BTreeSet<usize>) -> u64 {
        let neighbors = self.requests[buffer].neighbors.iter().map(|&n| n as usize);
        let placed = neighbors.filter(|n| placed.contains(n));
        placed.map(|n| self.past(n)).max().unwrap_or(0)
    }
}

/// The first buffer in rank whose life intersects the cells `start..end` and no cell that an open
/// slot covers.
fn first_fitting(coverage: &Coverage, fitting: &Fitting, start: usize, end: usize) -> Option<u32> {
    let mut best: Option<u32> = None;
    let mut from = start;
    loop {
        let free = coverage.next(from, false);
        if free >= end {
            return best;
        }
        // The uncovered interval may extend beyond this slot on both sides.
        let first = if free == start { coverage.stretch_start(free) } else { free };
        let last = coverage.next(free, true);
        let found = fitting.first((first, last.min(end)), (first.max(start) + 1, last));
        best = best.into_iter().chain(found).min();
        if last >= end {
            return best;
        }
        from = last;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A xorshift generator, so that failures repeat.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, end: u64) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            self.0 % end
        }
    }

    fn requests(numbers: &mut Numbers) -> Vec<Request> {
        let count = 1 + numbers.below(24);
        let time = 2 + numbers.below(40);
        let request = |_| {
            let start = numbers.below(time) as u32;
            let end = start + 1 + numbers.below(if start.is_multiple_of(3) { time } else { 2 }) as u32;
            let size = [4, 64, 100, 128, 1000, 4096][numbers.below(6) as usize];
            let live = if numbers.below(20) == 0 { Interval::ALWAYS } else { Interval { start, end } };
            let alignment = [4, 16, 128][numbers.below(3) as usize];
            Request { size, alignment, live, concurrent: None, neighbors: SmallVec::new() }
        };
        (0..count).map(request).collect()
    }

    #[test]
    fn the_search_finds_what_comparing_everything_finds() {
        let mut numbers = Numbers(0x5ea_0a11);
        for round in 0..4000 {
            let requests = requests(&mut numbers);
            let mut order: Vec<usize> = (0..requests.len()).collect();
            order.sort_by_key(|&buffer| std::cmp::Reverse(requests[buffer].size));
            // Physical partitions have no effect here, since no buffer has parts.
            let packing = || Packing {
                requests: &requests,
                order: order.clone(),
                offsets: vec![0; requests.len()],
                partition: 1 << 16,
            };
            let (mut searched, mut compared) = (packing(), packing());
            searched.fill_whole_slots();
            compared.fill_slots_apart();
            assert_eq!(searched.offsets, compared.offsets, "round {round}: {requests:?}");
        }
    }
}
