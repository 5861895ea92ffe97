//! Placement: from a synchronization program to the points where barriers are needed, with the reason for each.
//!
//! Deliberately absent: MLIR (points are ops of the model), text, IO.

mod certify;
mod check;
mod minimal;
mod placement;
mod triton;

use std::fmt;

use seawall_analysis::{Hazard, Missing};
use seawall_model::{Program, Target};

pub use certify::{Certificate, Changes, Uncovered, UncoveredClass, certify_program};
pub use check::{CheckLimit, CheckReport, check, check_but};
pub use minimal::{MinimalOptions, as_one_warp};
pub use placement::{
    Certified, Insertion, LowerBound, Placed, Placement, Point, Reason, Removed, SplitDistance, WholeBecause,
};
pub use seawall_analysis::Half;
pub use triton::{StageEffects, TritonOptions};

/// How barriers are placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// The fewest that are correct.
    Minimal(MinimalOptions),
    /// As Triton 3.9's membar pass does.
    Triton(TritonOptions),
}

/// What to place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceOptions {
    /// The strategy.
    pub strategy: Strategy,
}

/// Why nothing could be placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceError {
    /// Barriers in halves were asked for, and the program's target has none.
    NoSplitBarriers(Option<Target>),
}

impl fmt::Display for PlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlaceError::NoSplitBarriers(Some(target)) => {
                write!(f, "{target} has no split barriers: gfx120x and gfx1250 have")
            }
            PlaceError::NoSplitBarriers(None) => f.write_str("split barriers need a target that has them"),
        }
    }
}

impl std::error::Error for PlaceError {}

/// Places barriers in `program`.
///
/// # Errors
///
/// If split barriers are asked for and the program's target has none.
pub fn place(program: &Program, options: &PlaceOptions) -> Result<Placement, PlaceError> {
    match &options.strategy {
        Strategy::Minimal(options) if options.split && !has_split_barriers(program) => {
            Err(PlaceError::NoSplitBarriers(program.target.clone()))
        }
        Strategy::Minimal(options) => Ok(minimal::place(program, *options)),
        Strategy::Triton(triton) => Ok(triton::place(program, triton)),
    }
}

fn has_split_barriers(program: &Program) -> bool {
    program.target.as_ref().is_some_and(Target::has_split_barriers)
}

/// Completes the reasons of a placement that `options` gave: each barrier of `triton` then lists every hazard that it orders,
/// the one that made it necessary first; `minimal` lists those that made it necessary from the start. Costs more than the
/// placement itself; for explanations.
pub fn complete_reasons(program: &Program, options: &PlaceOptions, placement: &mut Placement) {
    match &options.strategy {
        // It remembers every hazard for which it chose the barrier.
        Strategy::Minimal(_) => {}
        Strategy::Triton(triton) => triton::complete_reasons(program, triton, placement),
    }
}

/// The hazards that `placement` leaves without a local barrier on some path, by a check that shares no fixpoint with the
/// placement; empty for one that `options` gave. Hazards between a caller and its callee are not looked at. Quadratic in
/// the number of accesses: for tests and for placements that one has reason to doubt.
pub fn certify(program: &Program, options: &PlaceOptions, placement: &Placement) -> Vec<Hazard> {
    match &options.strategy {
        Strategy::Minimal(_) => {
            placement.unordered.iter().filter(|f| f.missing == Missing::Barrier).map(|f| f.hazard).collect()
        }
        Strategy::Triton(triton) => triton::uncovered(program, triton, placement),
    }
}
