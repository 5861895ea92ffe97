//! One module under both strategies.

use std::collections::BTreeMap;
use std::time::Duration;

use seawall::{Options, PlacedText, place_text};
use seawall_place::{Certified, MinimalOptions, Placement, Reason, Strategy, TritonOptions};

use super::page::REASONS;
use crate::error::Result;
use crate::peers::Case;
use crate::repo::read_text;

/// Barriers by loop depth; depths without barriers are absent.
pub(super) type Depths = BTreeMap<u32, u32>;

/// Insertions by reason, in the order of [`REASONS`].
pub(super) type Reasons = [u32; REASONS.len()];

/// What proves that fewer barriers are not enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Proof {
    /// No barriers, or as many hazards of which no two can share a barrier.
    Hazards,
    /// The solver, in at least one function.
    Solver,
}

/// The certifier's verdict on the whole module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Opinion {
    Certified,
    Unknown,
    Races(usize),
}

/// One module.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) file: String,
    pub(super) group: String,
    pub(super) triton: Depths,
    pub(super) minimal: Depths,
    /// Of `triton`.
    pub(super) reasons: Reasons,
    pub(super) opinion: Opinion,
    pub(super) proof: Proof,
    /// Placement by `minimal` and its certificate.
    pub(super) time: Duration,
}

/// Places `case` with both strategies; `None` if it cannot be placed, which `cargo xtask peers`
/// reports.
pub(super) fn row(case: &Case) -> Result<Option<Row>> {
    let text = read_text(&case.input)?;
    let with = |strategy| place_text(&text, &Options::new(strategy));
    let (Ok(minimal), Ok(triton)) = (with(minimal()), with(Strategy::Triton(TritonOptions::default())))
    else {
        return Ok(None);
    };
    Ok(Some(Row {
        file: case.file.clone(),
        group: case.group.clone(),
        triton: depths(&triton),
        minimal: depths(&minimal),
        reasons: reasons(&triton),
        opinion: opinion(minimal.parts.iter().map(|part| &part.placement)),
        proof: minimal.parts.iter().map(|part| proof(&part.placement)).max().unwrap_or(Proof::Hazards),
        time: minimal.timings.place,
    }))
}

/// The measured strategy. It ignores warp locality, as `triton` does; `locality` measures the
/// difference.
pub(super) fn minimal() -> Strategy {
    Strategy::Minimal(MinimalOptions { any_warp: true, ..MinimalOptions::default() })
}

pub(super) fn depths(placed: &PlacedText) -> Depths {
    let mut sum = Depths::new();
    for (depth, count) in placed.parts.iter().flat_map(|part| part.barriers_by_depth()) {
        *sum.entry(depth).or_default() += count;
    }
    sum
}

fn reasons(placed: &PlacedText) -> Reasons {
    let mut counts = Reasons::default();
    let [hazard, trailing_wait, kernel_exit, cluster_init, later_sync_point] = &mut counts;
    for placed in placed.parts.iter().flat_map(|part| &part.placement.placed) {
        *match placed.reason {
            Reason::TrailingWait { .. } => &mut *trailing_wait,
            Reason::KernelExit => &mut *kernel_exit,
            Reason::ClusterInit { .. } => &mut *cluster_init,
            Reason::LaterSyncPoint | Reason::OrderedElsewhere => &mut *later_sync_point,
            Reason::Hazards(_) | Reason::SignalFor { .. } => &mut *hazard,
        } += 1;
    }
    counts
}

fn opinion<'p>(placements: impl Iterator<Item = &'p Placement>) -> Opinion {
    let of = |placement: &Placement| match &placement.certified {
        Certified::Yes => Opinion::Certified,
        Certified::No(open) => Opinion::Races(open.len()),
        Certified::Unknown | Certified::NotAsked => Opinion::Unknown,
    };
    placements.map(of).max().unwrap_or(Opinion::Certified)
}

fn proof(placement: &Placement) -> Proof {
    let by_hazards = placement.bounds.iter().all(|bound| {
        let count: u32 = bound.depths.iter().map(|depth| depth.1).sum();
        bound.apart.len() == count as usize
    });
    if by_hazards { Proof::Hazards } else { Proof::Solver }
}

/// Barriers at `depth` or deeper.
pub(super) fn from_depth(depths: &Depths, depth: u32) -> u32 {
    depths.range(depth..).map(|(_, count)| count).sum()
}

impl Row {
    /// The depths `d` for which `minimal` has more barriers than `triton` at `d` or deeper.
    pub(super) fn worse(&self) -> Vec<u32> {
        let all = self.minimal.keys().chain(self.triton.keys()).copied().max().unwrap_or(0);
        (0..=all).filter(|&d| from_depth(&self.minimal, d) > from_depth(&self.triton, d)).collect()
    }

    /// Whether `minimal` has fewer barriers in loops.
    pub(super) fn is_fewer_in_loops(&self) -> bool {
        from_depth(&self.minimal, 1) < from_depth(&self.triton, 1)
    }

    /// The broken promises but for time, as codes of the list of exceptions.
    pub(super) fn faults(&self) -> Vec<&'static str> {
        let mut faults = Vec::new();
        if !self.worse().is_empty() {
            faults.push("more-than-triton");
        }
        if self.opinion != Opinion::Certified {
            faults.push("not-certified");
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(triton: &[(u32, u32)], minimal: &[(u32, u32)]) -> Row {
        Row {
            file: "corpus/ir/sm_90/a.before.mlir".to_owned(),
            group: "sm_90".to_owned(),
            triton: triton.iter().copied().collect(),
            minimal: minimal.iter().copied().collect(),
            reasons: Reasons::default(),
            opinion: Opinion::Certified,
            proof: Proof::Hazards,
            time: Duration::ZERO,
        }
    }

    #[test]
    fn a_barrier_that_moves_out_of_a_loop_is_no_loss() {
        let moved = row(&[(0, 1), (1, 2)], &[(0, 2), (1, 1)]);
        assert!(moved.faults().is_empty() && moved.is_fewer_in_loops());
    }

    #[test]
    fn a_barrier_that_moves_inwards_is_a_loss() {
        assert_eq!(row(&[(0, 2), (1, 1)], &[(0, 1), (1, 2)]).worse(), [1]);
        assert_eq!(row(&[(2, 1)], &[(0, 1), (2, 1)]).worse(), [0]);
    }

    #[test]
    fn a_placement_without_certificate_is_a_fault() {
        let mut row = row(&[], &[]);
        row.opinion = Opinion::Unknown;
        assert_eq!(row.faults(), ["not-certified"]);
    }
}
