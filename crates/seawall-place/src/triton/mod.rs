//! `--strategy triton`: the barriers that Triton 3.9's membar pass inserts, at the same places.
//!
//! The rules were read off the published sources and checked against the released wheel; where the two differ, the wheel
//! decides. One file a concern: [`step`] sees an op as the pass does, [`state`] is what flows, [`membar`] is the
//! fixpoint, [`filter`] the pairs that a back end exempts, [`rules`] the difference between local and cluster barriers,
//! [`cluster`] the mbarrier initialisation of clusters.

mod cover;
mod filter;
mod membar;
mod rules;
mod state;
mod step;

use seawall_model::Program;

use crate::placement::Placement;
use membar::{Inserted, Membar};
use rules::Rules;

/// Options of the strategy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TritonOptions {
    /// Apply the near-term filter for asynchronous writes: no barrier between two asynchronous writes, nor between one
    /// and a load that is synchronized by an asynchronous wait.
    pub async_filter: bool,
    /// Let that filter apply to NVIDIA's TMA loads and gathers too.
    pub nvidia_async_candidates: bool,
}

/// Places Triton's barriers.
pub(crate) fn place(program: &Program, options: &TritonOptions) -> Placement {
    let inserted = Inserted::default();
    let placed = Membar::run(program, Rules::Local, options, &inserted);
    Placement { strategy: "triton", placed }
}

/// Completes the reasons of a placement of this strategy with every hazard that each barrier orders.
pub(crate) fn complete_reasons(program: &Program, options: &TritonOptions, placement: &mut Placement) {
    cover::complete(program, options, &mut placement.placed);
}
