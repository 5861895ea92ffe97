//! Barriers in halves: once the fewest barriers are chosen, each becomes the wait of a split barrier, and signals are put as far
//! before the waits as they may be.
//!
//! Why there are no fewer waits: whole barriers in the places of the waits of any placement in halves order what it orders. Why the
//! distance is the longest for these waits: `grid` holds all ways to put signals, and what is ruled out there each such placement
//! has to do without, as follows. Of two waits on a way from one access to another the second has its signal between them, since
//! pairs do not overlap, so that it orders the two accesses wherever that signal is. Where there is one wait, its signal must come
//! behind the earlier access: its op may not lie between halves, and this is all that is asked for. Such ways are found lazily: the
//! hazard analysis says what the halves chosen so far leave unordered.
//!
//! A pair may lie around a back edge or in branches of a conditional wherever halves pair on every path. What is not attempted:
//! other places for the waits than those of `minimal`, which are late in the program among those of equal cost; copies of code
//! (peeled iterations); pairs across calls, barriers of the program and regions that run apart ([`Program::runs_apart`]).
//!
//! Named barriers (gfx1250) are not used, though a second barrier would let two pairs be open at once. Where waits are fewest there is
//! for each wait a way with no other wait on it, so that on that way the signal comes behind the last wait before it: only on paths
//! that have no such access could it come earlier. A wait for a named barrier is for the one that was joined last, and a wave joins
//! before it signals: beside -1 one named barrier could be open, after an initialisation, a barrier and a join at the entry.

mod grid;
mod points;

use std::mem::{Discriminant, discriminant};

use rustc_hash::FxHashSet;
use seawall_analysis::{Found, Gap, Half, Hazard, Missing, NodeId};
use seawall_model::FunctionId;

use super::Search;
use crate::placement::{Insertion, Placed, Reason, SplitDistance};
use grid::Grid;
use points::Points;

/// The split barrier of the workgroup (AMD ISA, `s_barrier_signal`).
const WORKGROUP: i32 = -1;

/// What tells two findings apart.
type Key = (Hazard, NodeId, Discriminant<Missing>);

fn key(found: &Found) -> Key {
    (found.hazard, found.node, discriminant(&found.missing))
}

impl Search<'_> {
    /// Makes halves of the barriers `chosen` in `function`, which leave `found` unordered.
    pub(super) fn take_apart(&mut self, function: FunctionId, chosen: &[Gap], found: &[Found]) {
        if chosen.is_empty() {
            return;
        }
        let before: FxHashSet<Key> = found.iter().map(key).collect();
        let whole = self.barriers.clone();
        // Without a grid they stay whole.
        let Some(mut grid) = Grid::new(self.program, &self.analysis, &self.pairing, function, chosen) else {
            return;
        };
        for gap in chosen {
            self.barriers.placed.remove(gap);
        }
        loop {
            self.barriers.halves.clone_from(&whole.halves);
            self.barriers.halves.extend(grid.halves());
            let found = self.analysis.run_function(function, &self.barriers);
            let mut new: Vec<Found> =
                found.into_iter().filter(|found| !before.contains(&key(found))).collect();
            // What is missing with whole barriers too is not for halves to give, nor what the replay of one access knows not to be.
            new.retain(|found| {
                found.missing != Missing::Barrier
                    || self.analysis.way(found, &whole).is_none()
                        && self.analysis.way(found, &self.barriers).is_some()
            });
            if new.is_empty() {
                break;
            }
            let mut closed = false;
            for found in new.iter().filter(|found| found.missing == Missing::Barrier) {
                let way = self.analysis.way(found, &self.barriers);
                let first = way.and_then(|way| way.gaps.first().copied());
                closed |= first.is_some_and(|gap| grid.close_before(gap));
            }
            // What is left needs whole barriers, for all that is known.
            if !closed && !grid.close_all() {
                break;
            }
        }
        self.tell_halves(function, &grid);
    }

    /// What is placed in the gaps of `grid`, with reasons.
    fn tell_halves(&mut self, function: FunctionId, grid: &Grid) {
        let depth = |block| self.analysis.cfg(function).map_or(0, |cfg| cfg.loop_depth(block));
        let (depths, halves) = (grid.distance(depth), grid.count());
        self.distances.push(SplitDistance { function, depths, halves });
        let points = Points::new(self.program, &self.analysis, function);
        for (gap, halves) in grid.halves() {
            for (at, half) in halves.iter().enumerate() {
                let (insertion, reason) = match half {
                    Half::Wait => {
                        let hazards = self.reasons.get(&gap).cloned().unwrap_or_default();
                        (Insertion::Wait { id: WORKGROUP }, Reason::Hazards(hazards))
                    }
                    Half::Signal => {
                        let waits = grid.waits_of(gap, halves.get(at + 1) == Some(&Half::Wait));
                        let waits = waits.into_iter().filter_map(|gap| points.late(gap)).collect();
                        (Insertion::Signal { id: WORKGROUP }, Reason::SignalFor { waits })
                    }
                };
                // A signal that comes first in its gap stands close to what it is for, all else close to what comes next.
                let is_early = at == 0 && *half == Half::Signal;
                let point = if is_early { points.early(gap) } else { points.late(gap) };
                self.halves.extend(point.map(|point| Placed { point, insertion, reason }));
            }
        }
    }
}
