//! `--strategy triton`: the barriers of Triton 3.9's membar pass, and those and the fences of its
//! passes for tensor memory and for proxy fences before it, at the same places.
//!
//! The rules follow the published sources and were checked against the released wheel. If the two
//! differ, the wheel decides. `step` describes an op as the pass sees it, and `state` is the
//! dataflow state. `membar` is the fixpoint, and `filter` has the pairs that a back end exempts.
//! `rules` has the differences between local and cluster barriers, and `iteration` finds back
//! edges. `cluster` handles mbarrier initialization in clusters, and `certify` checks the result.
//! `tensor_waits` is a pass behind these.

mod certify;
mod cluster;
mod cover;
mod filter;
mod iteration;
mod membar;
mod membar_state;
mod rules;
mod stages;
mod step;
mod tensor_waits;

use seawall_analysis::Hazard;
use seawall_model::{Program, Space, Target};

use crate::placement::{Certified, Placed, Placement, Point};
use cluster::InitPlace;
use membar::{Inserted, Membar};
use rules::{ProxyRules, Rules};
pub use stages::StageEffects;
pub use tensor_waits::{TensorAccess, TensorInsertion, tensor_waits};

/// Options of the strategy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TritonOptions {
    /// Applies the optional filter for asynchronous writes. Two asynchronous writes then need no
    /// barrier, and neither does one with a load that an asynchronous wait synchronizes.
    pub async_filter: bool,
    /// Applies that filter to NVIDIA's TMA loads and gathers too.
    pub nvidia_async_candidates: bool,
    /// Also inserts the proxy fences of the pass that runs before barriers are placed.
    pub proxy_fences: Option<ProxyFences>,
    /// Places no barriers for tensor memory, for which releases before 3.8 have no pass.
    pub no_tensor_barriers: bool,
    /// The rules of the pass that places local barriers.
    pub membar: MembarRules,
}

/// How the membar pass of an older release differs from that of Triton 3.9, which is the default.
/// The differences were found by comparison with the released wheels (`peers/releases.py`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MembarRules {
    /// All bytes of an allocation are one memory.
    pub whole_buffers: bool,
    /// Of the barriers that lowerings of ops contain, only those between a write and a read of
    /// scratch memory count. The write stays pending behind them.
    pub scratch_barriers_only: bool,
    /// The accesses of a call are those that are pending where the callee returns, and a call is
    /// no barrier. A caller then gets no barrier before a callee that only reads at its end.
    pub exits_of_calls: bool,
    /// There are no barriers for clusters.
    pub no_clusters: bool,
    /// A wait gets a trailing barrier, unless the next op is a barrier.
    pub next_op_only: bool,
    /// Commits that are part of an MMA are no accesses.
    pub no_commits: bool,
    /// An arrival accesses all of shared memory.
    pub arrivals_access_all: bool,
    /// NVIDIA: mbarrier operations need barriers between them, too.
    pub ordered_mbarriers: bool,
    /// AMD: asynchronous copies to one allocation need a barrier between them, and a load that is
    /// asserted to be synchronized by an asynchronous wait needs none before a copy.
    pub ordered_copies: bool,
    /// The bytes of a view without an index are a memory of their own, also with `whole_buffers`.
    pub constant_views: bool,
    /// There is a cluster barrier before a kernel returns only if an access to another CTA is
    /// pending.
    pub exits_if_pending: bool,
    /// With `scratch_barriers_only`, barriers with which the lowerings of mbarrier operations start
    /// count, too. Those of MMAs do not.
    pub mbarrier_starts: bool,
    /// With `scratch_barriers_only`, barriers with which worker partitions start count, too. What
    /// these access is not pending behind `ttg.warp_specialize`.
    pub workers_apart: bool,
    /// With `scratch_barriers_only`, there is no barrier between the write and the read of what
    /// `ttg.warp_specialize` captures.
    pub unordered_captures: bool,
    /// NVIDIA: equal commutative atomics need barriers between them.
    pub ordered_atomics: bool,
}

/// The rules of the pass for proxy fences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProxyFences {
    /// Triton 3.9: fences for the CTA or for the cluster, as the access needs them.
    Scoped,
    /// Triton 3.7 and 3.8: all fences are for the CTA.
    Unscoped,
    /// Triton 3.5 and 3.6: only in front of writes.
    BeforeWrites,
    /// Meta's fork 3.7: as `Unscoped`, and no mbarrier operation needs a fence.
    Meta,
}

impl ProxyFences {
    /// The runs of the dataflow, in their order.
    fn runs(self) -> &'static [ProxyRules] {
        match self {
            ProxyFences::Scoped => &[ProxyRules::Cluster, ProxyRules::Cta],
            ProxyFences::Unscoped => &[ProxyRules::Any],
            ProxyFences::BeforeWrites => &[ProxyRules::Writes],
            ProxyFences::Meta => &[ProxyRules::Meta],
        }
    }
}

/// The first NVIDIA compute capability with clusters and with an async proxy.
const CLUSTER_CAPABILITY: u32 = 90;

/// Places Triton's barriers.
pub(crate) fn place(program: &Program, options: &TritonOptions) -> Placement {
    let mut inserted = Inserted::default();
    let mut placed = Vec::new();
    // These are separate passes. Later ones see in the module what they insert.
    if let Some(fences) = options.proxy_fences.filter(|_| is_capable(program)) {
        for &proxy in fences.runs() {
            let fences = Membar::run(program, Rules::Proxy(proxy), options, &inserted);
            note(&fences, &mut inserted);
            placed.extend(fences);
        }
    }
    if uses_tensor_memory(program) && !options.no_tensor_barriers {
        let barriers = Membar::run(program, Rules::Tensor, options, &inserted);
        note(&barriers, &mut inserted);
        placed.extend(barriers);
    }
    if has_clusters(program) && !options.membar.no_clusters {
        placed.extend(clusters(program, options, InitPlace::FirstUse, &mut inserted));
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
        full_barriers_because: None,
        in_one_warp: Vec::new(),
        certified: Certified::NotAsked,
    }
}

/// Whether the program has tensor memory that a pass handles.
fn uses_tensor_memory(program: &Program) -> bool {
    matches!(program.target, Some(Target::Nvidia(_)))
        && program.buffers.values().any(|buffer| buffer.space == Space::Tensor)
}

/// Places the barriers and fences that a cluster needs, before local barriers are placed.
fn clusters(
    program: &Program,
    options: &TritonOptions,
    inits: InitPlace,
    inserted: &mut Inserted,
) -> Vec<Placed> {
    let mut placed = Membar::run(program, Rules::Cluster, options, inserted);
    note(&placed, inserted);
    for function in program.functions.ids() {
        let sync = cluster::init_sync(program, function, inserted, inits);
        note(&sync, inserted);
        placed.extend(sync);
    }
    placed
}

/// As [`clusters`], for strategies without their own rules for clusters. What initializations need
/// is placed in the fewest loops.
pub(crate) fn cluster_barriers(program: &Program) -> Vec<Placed> {
    clusters(program, &TritonOptions::default(), InitPlace::FewestLoops, &mut Inserted::default())
}

/// Whether the pass places cluster barriers.
pub(crate) fn has_clusters(program: &Program) -> bool {
    is_capable(program) && program.ctas > 1
}

/// Whether the GPU has clusters and an async proxy.
fn is_capable(program: &Program) -> bool {
    matches!(program.target, Some(Target::Nvidia(capability)) if capability >= CLUSTER_CAPABILITY)
}

/// Records insertions for later parts of the pass.
fn note(placed: &[Placed], inserted: &mut Inserted) {
    for placed in placed {
        inserted.entry(placed.point.origin()).or_default().push(placed.insertion);
    }
}

/// Sorts by position. Insertions at one point stay in insertion order.
pub(crate) fn in_program_order(program: &Program, placed: &mut [Placed]) {
    let key = |p: &Placed| {
        let after = matches!(p.point, Point::After(_));
        (program.origins[p.point.origin()].span.start, p.point.origin(), after)
    };
    placed.sort_by_key(key);
}

/// Completes the reasons of a placement with every hazard that each barrier orders.
pub(crate) fn complete_reasons(program: &Program, options: &TritonOptions, placement: &mut Placement) {
    cover::complete(program, options, &mut placement.placed);
}

/// Hazards that a placement leaves without a barrier.
pub(crate) fn uncovered(program: &Program, options: &TritonOptions, placement: &Placement) -> Vec<Hazard> {
    certify::uncovered(program, options, &placement.placed)
}
