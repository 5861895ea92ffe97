//! Split barriers. When the fewest barriers are chosen, each becomes the wait of a split barrier.
//! Signals are then placed as early as possible.
//!
//! The waits are the fewest, and the distance between signals and waits is the longest for these
//! waits. A pair may be around a back edge or in branches of a conditional, if signals and waits
//! pair on every path. `DESIGN.md` of this crate has the argument and the limits.

mod grid;
mod points;

use std::mem::{Discriminant, discriminant};

use rustc_hash::FxHashSet;
use seawall_analysis::{Found, Gap, Hazard, Missing, NodeId, SplitBarrierPart};
use seawall_model::FunctionId;

use super::Search;
use crate::placement::{Insertion, Placed, Reason, SplitDistance};
use grid::Grid;
use points::Points;

/// The split barrier of the workgroup (AMD ISA, `s_barrier_signal`).
const WORKGROUP: i32 = -1;

/// The identity of a finding.
type Key = (Hazard, NodeId, Discriminant<Missing>);

fn key(found: &Found) -> Key {
    (found.hazard, found.node, discriminant(&found.missing))
}

impl Search<'_> {
    /// Splits the barriers `chosen` in `function`, which leave `found` unordered.
    pub(super) fn split_barriers_of(&mut self, function: FunctionId, chosen: &[Gap], found: &[Found]) {
        if chosen.is_empty() {
            return;
        }
        let before: FxHashSet<Key> = found.iter().map(key).collect();
        let whole = self.barriers.clone();
        // Without a grid, the barriers stay full barriers.
        let Some(mut grid) = Grid::new(self.program, &self.analysis, &self.pairing, function, chosen) else {
            return;
        };
        for gap in chosen {
            self.barriers.placed.remove(gap);
        }
        loop {
            self.barriers.split_parts.clone_from(&whole.split_parts);
            self.barriers.split_parts.extend(grid.split_parts());
            let found = self.analysis.run_function(function, &self.barriers);
            let mut new: Vec<Found> =
                found.into_iter().filter(|found| !before.contains(&key(found))).collect();
            // Ignores findings that full barriers also have, and those whose path is infeasible.
            new.retain(|found| {
                found.missing != Missing::Barrier
                    || self.analysis.path(found, &whole).is_none()
                        && self.analysis.path(found, &self.barriers).is_some()
            });
            if new.is_empty() {
                break;
            }
            let mut closed = false;
            for found in new.iter().filter(|found| found.missing == Missing::Barrier) {
                let way = self.analysis.path(found, &self.barriers);
                let first = way.and_then(|way| way.gaps.first().copied());
                closed |= first.is_some_and(|gap| grid.close_before(gap));
            }
            // The remaining hazards need full barriers.
            if !closed && !grid.close_all() {
                break;
            }
        }
        self.record_split_barriers(function, &grid);
    }

    /// Records the placed signals and waits of `grid` with their reasons.
    fn record_split_barriers(&mut self, function: FunctionId, grid: &Grid) {
        let depth = |block| self.analysis.cfg(function).map_or(0, |cfg| cfg.loop_depth(block));
        let (depths, split_parts) = (grid.distance(depth), grid.count());
        self.distances.push(SplitDistance { function, depths, split_parts });
        let points = Points::new(self.program, &self.analysis, function);
        for (gap, split_parts) in grid.split_parts() {
            for (at, half) in split_parts.iter().enumerate() {
                let (insertion, reason) = match half {
                    SplitBarrierPart::Wait => {
                        let hazards = self.reasons.get(&gap).cloned().unwrap_or_default();
                        (Insertion::Wait { id: WORKGROUP }, Reason::Hazards(hazards.into()))
                    }
                    SplitBarrierPart::Signal => {
                        let waits =
                            grid.waits_of(gap, split_parts.get(at + 1) == Some(&SplitBarrierPart::Wait));
                        let waits = waits.into_iter().filter_map(|gap| points.late(gap)).collect();
                        (Insertion::Signal { id: WORKGROUP }, Reason::SignalFor { waits })
                    }
                };
                // A signal that is first in its gap is placed directly after the previous op.
                // Everything else is placed directly before the next op.
                let is_early = at == 0 && *half == SplitBarrierPart::Signal;
                let point = if is_early { points.early(gap) } else { points.late(gap) };
                self.split_parts.extend(point.map(|point| Placed { point, insertion, reason }));
            }
        }
    }
}
