//! Placement: computes the points of a synchronization program that need barriers, and the reason
//! for each.
//!
//! This crate contains no MLIR (points are ops of the model), no text and no IO.

mod certify;
mod check;
mod insert;
mod minimal;
mod placement;
mod triton;

use std::fmt;

use seawall_analysis::{Hazard, Missing};
use seawall_model::{Program, Target};

pub use certify::{Certificate, Changes, Uncovered, UncoveredClass, certify_program};
pub use check::{CheckLimit, CheckReport, check, check_but, redundant_barrier, removable_among};
pub use insert::{with_action_before, with_insertions, with_placement};
pub use minimal::{MinimalOptions, as_one_warp, stores_again};
pub use placement::{
    Certified, FullBarrierReason, Insertion, LowerBound, Placed, Placement, Point, Reason, Removed,
    SplitDistance,
};
pub use seawall_analysis::SplitBarrierPart;
pub use triton::{
    MembarRules, ProxyFences, StageEffects, TensorAccess, TensorInsertion, TritonOptions, tensor_waits,
};

/// How barriers are placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// The fewest barriers that order all hazards.
    Minimal(MinimalOptions),
    /// The barriers of Triton 3.9's membar pass.
    Triton(TritonOptions),
}

/// Options of a placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceOptions {
    /// The strategy.
    pub strategy: Strategy,
}

/// The reason why a placement is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceError {
    /// Split barriers were requested, but the program's target has none.
    NoSplitBarriers(Option<Target>),
}

impl fmt::Display for PlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlaceError::NoSplitBarriers(Some(target)) => {
                write!(f, "{target} has no split barriers; gfx120x and gfx1250 have them")
            }
            PlaceError::NoSplitBarriers(None) => f.write_str("split barriers need gfx120x or gfx1250"),
        }
    }
}

impl std::error::Error for PlaceError {}

/// Places barriers in `program`.
///
/// # Errors
///
/// Fails if split barriers are requested and the program's target has none.
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

/// Completes the reasons of a placement that `options` produced, for explanations. Each barrier of
/// `triton` then lists every hazard that it orders, the deciding one first. `minimal` already lists
/// them. This costs more than the placement itself.
pub fn complete_reasons(program: &Program, options: &PlaceOptions, placement: &mut Placement) {
    match &options.strategy {
        // It already lists every hazard for which it chose the barrier.
        Strategy::Minimal(_) => {}
        Strategy::Triton(triton) => triton::complete_reasons(program, triton, placement),
    }
}

/// Returns the hazards that `placement` leaves without a local barrier on some path. The check
/// shares no fixpoint with the placement. The result is empty for a placement that `options`
/// produced.
///
/// Hazards between a caller and its callee are ignored. The cost is quadratic in the number of
/// accesses.
pub fn certify(program: &Program, options: &PlaceOptions, placement: &Placement) -> Vec<Hazard> {
    match &options.strategy {
        Strategy::Minimal(_) => {
            placement.unordered.iter().filter(|f| f.missing == Missing::Barrier).map(|f| f.hazard).collect()
        }
        Strategy::Triton(triton) => triton::uncovered(program, triton, placement),
    }
}
