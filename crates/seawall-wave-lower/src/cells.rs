//! Gives each piece its bytes: pieces of one run share none, and pieces of two runs always overlap.
//!
//! The elements of a piece are unknown. It is only known that the pieces of one run are disjoint.
//! Memory is cut where any slot begins or ends, and each stretch between two cuts into cells. A
//! cell is a number with one digit for each run, and a piece has the cells with its own index as
//! digit. Two pieces of different runs therefore share a cell in every common stretch.
//!
//! If the shortest stretch has too few bytes for another digit, the next run gets none. Each of its
//! pieces then has all bytes of its memory.

use rustc_hash::FxHashMap;

use crate::allocation_sets::AllocationSets;
use crate::memory::{Group, Memory};
use crate::pieces::{Piece, Run};

/// The most cells in a stretch. More would make byte sets too long.
const MAX_CELLS: u64 = 1 << 12;

/// The digit of a run in the number of a cell.
#[derive(Clone, Copy)]
struct Digit {
    /// The number of consecutive cells with the same digit.
    below: u64,
    count: u64,
}

/// Groups that share bytes, directly or through other groups. They have the same cuts.
#[derive(Default)]
struct Region {
    /// The addresses where stretches begin and end, sorted.
    cuts: Vec<u64>,
    cells: u64,
    digits: FxHashMap<u32, Digit>,
}

/// The cells of all memory of a trace.
#[derive(Default)]
pub(crate) struct Cells {
    regions: Vec<Region>,
    /// The region of each group, by group number.
    of: Vec<usize>,
}

impl Cells {
    /// Cuts memory for `runs`. A run is numbered by its position.
    pub(crate) fn new(memory: &Memory, flow: &AllocationSets, runs: &[Run]) -> Cells {
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

    /// The bytes of `piece` in `group`, as pairs of the first byte and the byte after the last.
    /// `None` means that they may be all bytes of the group.
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

/// The address after the last byte of a group.
fn end(group: &Group) -> u64 {
    group.start + group.stride * group.members.len() as u64
}
