//! Which bytes a piece is given, so that pieces of one run share none and pieces of two runs always do.
//!
//! Nobody knows which elements a piece is, only that it is none of the others of its run. Memory is cut where any slot begins or ends, and each
//! stretch into as many cells as the runs that meet there have pieces, multiplied: a cell is a number with one digit for each run, and
//! a piece has the cells with its own index as digit. Whatever stretch two pieces of different runs have in common, some cell of it
//! has both digits. Runs for which a stretch has too few bytes are not parted: each of their accesses touches all that it may.

use rustc_hash::FxHashMap;

use crate::flow::Flow;
use crate::memory::{Group, Memory};
use crate::parts::{Piece, Run};

/// More cells than these are not made: byte sets would become long.
const MAX_CELLS: u64 = 1 << 12;

/// The digit of a run.
#[derive(Clone, Copy)]
struct Digit {
    /// Cells that have it the same, one behind the other.
    below: u64,
    count: u64,
}

/// Memory that is cut in one way: groups that share bytes, directly or through others.
#[derive(Default)]
struct Region {
    /// Where stretches begin and end, sorted.
    cuts: Vec<u64>,
    cells: u64,
    digits: FxHashMap<u32, Digit>,
}

/// How all memory of a trace is cut.
#[derive(Default)]
pub(crate) struct Cells {
    regions: Vec<Region>,
    /// The region of each group.
    of: Vec<usize>,
}

impl Cells {
    /// Cuts memory for `runs`, each of which is called by its position.
    pub(crate) fn new(memory: &Memory, flow: &Flow, runs: &[Run]) -> Cells {
        let mut cells = Cells::default();
        cells.cut(memory);
        for (number, run) in (0_u32..).zip(runs) {
            let places = run.memories.iter().flat_map(|&written| flow.of(written));
            let groups = places.filter_map(|&id| memory.slot(id));
            let mut regions: Vec<usize> =
                groups.filter_map(|(group, _)| cells.of.get(group as usize).copied()).collect();
            regions.sort_unstable();
            regions.dedup();
            for at in regions {
                if let Some(region) = cells.regions.get_mut(at) {
                    region.add(number, run.count);
                }
            }
        }
        cells
    }

    fn cut(&mut self, memory: &Memory) {
        let mut order: Vec<(u64, u64, usize)> =
            memory.groups.iter().enumerate().map(|(at, group)| (group.start, end(group), at)).collect();
        order.sort_unstable();
        self.of = vec![0; order.len()];
        let mut reach = 0;
        for (start, end, at) in order {
            if start >= reach || self.regions.is_empty() {
                self.regions.push(Region { cells: 1, ..Region::default() });
            }
            reach = reach.max(end);
            self.of[at] = self.regions.len() - 1;
            let group = &memory.groups[at];
            if let Some(region) = self.regions.last_mut() {
                let slots = group.members.len() as u64;
                region.cuts.extend((0..=slots).map(|slot| start + slot * group.stride));
            }
        }
        for region in &mut self.regions {
            region.cuts.sort_unstable();
            region.cuts.dedup();
        }
    }

    /// The bytes of `piece` in `group`, as first byte and the byte behind the last; `None` if they may be all.
    pub(crate) fn of(&self, group: u32, memory: &Memory, piece: Piece) -> Option<Vec<(u64, u64)>> {
        let region = self.regions.get(*self.of.get(group as usize)?)?;
        let digit = region.digits.get(&piece.run)?;
        let group = memory.groups.get(group as usize)?;
        let mut ranges = Vec::new();
        for pair in region.cuts.windows(2) {
            let &[first, behind] = pair else { continue };
            if first < group.start || behind > end(group) {
                continue;
            }
            let at = |cell: u64| first + cell * (behind - first) / region.cells;
            let together = digit.below * digit.count;
            for high in 0..region.cells / together {
                let cell = high * together + u64::from(piece.index) * digit.below;
                ranges.push((at(cell), at(cell + digit.below)));
            }
        }
        Some(ranges)
    }
}

impl Region {
    fn add(&mut self, run: u32, count: u32) {
        let shortest = self.cuts.windows(2).map(|pair| pair[1] - pair[0]).min().unwrap_or(0);
        let cells = self.cells.saturating_mul(u64::from(count));
        if cells <= shortest.min(MAX_CELLS) {
            self.digits.insert(run, Digit { below: self.cells, count: u64::from(count) });
            self.cells = cells;
        }
    }
}

/// The byte behind a group.
fn end(group: &Group) -> u64 {
    group.start + group.stride * group.members.len() as u64
}
