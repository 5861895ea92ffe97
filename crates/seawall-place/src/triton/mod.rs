//! `--strategy triton`: the barriers that Triton 3.9's membar pass inserts, and before it the one for tensor memory, at the
//! same places.
//!
//! The rules were read off the published sources and checked against the released wheel; where the two differ, the wheel
//! decides. One file a concern: `step` sees an op as the pass does, `state` is what flows, `membar` is the
//! fixpoint, `filter` the pairs that a back end exempts, `rules` the difference between local and cluster barriers, `iteration` which edges are back edges,
//! `cluster` the mbarrier initialisation of clusters, `certify` a second opinion on the result.

mod certify;
mod cluster;
mod cover;
mod filter;
mod iteration;
mod membar;
mod rules;
mod stages;
mod state;
mod step;

use seawall_analysis::Hazard;
use seawall_model::{Program, Space, Target};

use crate::placement::{Certified, Placed, Placement, Point};
use membar::{Inserted, Membar};
use rules::Rules;
pub use stages::StageEffects;

/// Options of the strategy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TritonOptions {
    /// Apply the near-term filter for asynchronous writes: no barrier between two asynchronous writes, nor between one
    /// and a load that is synchronized by an asynchronous wait.
    pub async_filter: bool,
    /// Let that filter apply to NVIDIA's TMA loads and gathers too.
    pub nvidia_async_candidates: bool,
}

/// The first NVIDIA capability that has clusters.
const CLUSTER_CAPABILITY: u32 = 90;

/// Places Triton's barriers.
pub(crate) fn place(program: &Program, options: &TritonOptions) -> Placement {
    let mut inserted = Inserted::default();
    let mut placed = Vec::new();
    if uses_tensor_memory(program) {
        // A pass of its own, whose barriers those after it find in the module.
        placed = Membar::run(program, Rules::Tensor, options, &inserted);
        note(&placed, &mut inserted);
    }
    if has_clusters(program) {
        placed.extend(clusters(program, options, &mut inserted));
    }
    placed.extend(Membar::run(program, Rules::Local, options, &inserted));
    in_program_order(program, &mut placed);
    Placement {
        strategy: "triton",
        placed,
        removed: Vec::new(),
        bounds: Vec::new(),
        split: Vec::new(),
        unordered: Vec::new(),
        whole_because: None,
        in_one_warp: Vec::new(),
        certified: Certified::NotAsked,
    }
}

/// Whether there is tensor memory that a pass looks at.
fn uses_tensor_memory(program: &Program) -> bool {
    matches!(program.target, Some(Target::Nvidia(_)))
        && program.buffers.values().any(|buffer| buffer.space == Space::Tensor)
}

/// What a cluster needs before local barriers are looked at: barriers of its CTAs, and fences for their mbarriers.
fn clusters(program: &Program, options: &TritonOptions, inserted: &mut Inserted) -> Vec<Placed> {
    let mut placed = Membar::run(program, Rules::Cluster, options, inserted);
    note(&placed, inserted);
    for function in program.functions.ids() {
        let sync = cluster::init_sync(program, function, inserted);
        note(&sync, inserted);
        placed.extend(sync);
    }
    placed
}

/// The same for strategies that have no rules of their own for clusters.
pub(crate) fn cluster_barriers(program: &Program) -> Vec<Placed> {
    clusters(program, &TritonOptions::default(), &mut Inserted::default())
}

/// Whether the pass looks for cluster barriers at all.
pub(crate) fn has_clusters(program: &Program) -> bool {
    let capable =
        matches!(program.target, Some(Target::Nvidia(capability)) if capability >= CLUSTER_CAPABILITY);
    capable && program.ctas > 1
}

/// Remembers what was inserted, for the parts of the pass that follow.
fn note(placed: &[Placed], inserted: &mut Inserted) {
    for placed in placed {
        inserted.entry(placed.point.origin()).or_default().push(placed.insertion);
    }
}

/// By position; what was inserted first at a point stands first.
pub(crate) fn in_program_order(program: &Program, placed: &mut [Placed]) {
    let key = |p: &Placed| {
        let after = matches!(p.point, Point::After(_));
        (program.origins[p.point.origin()].span.start, p.point.origin(), after)
    };
    placed.sort_by_key(key);
}

/// Completes the reasons of a placement of this strategy with every hazard that each barrier orders.
pub(crate) fn complete_reasons(program: &Program, options: &TritonOptions, placement: &mut Placement) {
    cover::complete(program, options, &mut placement.placed);
}

/// Hazards that a placement leaves without a barrier.
pub(crate) fn uncovered(program: &Program, options: &TritonOptions, placement: &Placement) -> Vec<Hazard> {
    certify::uncovered(program, options, &placement.placed)
}
