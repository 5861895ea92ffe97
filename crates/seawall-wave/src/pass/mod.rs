//! Wave's barrier pass, part by part as Wave's documentation states it and by its names, for traces.
//!
//! Its answers are those of `wave-lang` 3.9.1, oddities included, and not always enough: the pass knows each resource alone,
//! so that allocations that share bytes of a parent are different resources to it; it walks a conditional as if it always
//! ran; and it asks only for a barrier between the last producer and the first consumer of a window. Strategies that are
//! proved are elsewhere.

mod access;
mod analysis;
mod apply;
mod between;
mod emit;
mod error;
mod existing;
mod insertion;
mod json;
mod parts;
mod region;
pub mod strategy;
mod target;
mod topology;
mod verify;
mod window;

pub use access::{MemoryAccessType, get_memory_access_type, need_barrier};
pub use analysis::{MAX_STEPS, get_barriers_analysis};
pub use apply::apply;
pub use emit::Emitter;
pub use error::PassError;
pub use insertion::{At, Insertion, What};
pub use parts::overlapping_parts;
pub use region::SyncRegion;
pub use target::TargetConfig;
pub use topology::{Topology, assign_preorder_index, get_shared_memory_from_op};
pub use verify::verify;

use crate::trace::Trace;

/// How the pass goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Which barriers to emit; those that the target has if `None`.
    pub emitter: Option<Emitter>,
    /// Leave out regions that barriers of the trace guard already. The legacy emitter of `wave-lang` 3.9.1 does not look at
    /// them; its successors do.
    pub respect_existing: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { emitter: None, respect_existing: true }
    }
}

/// What the pass found and what it adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// All regions that need synchronization, in the order in which they were found.
    pub regions: Vec<SyncRegion>,
    /// Positions in `regions` of those that barriers of the trace guard; none if those are not respected.
    pub guarded: Vec<usize>,
    /// What to add, in the order of emission.
    pub insertions: Vec<Insertion>,
    /// What emitted them.
    pub emitter: Emitter,
}

/// Runs the pass: analysis, strategy, emission and verification. The trace stays as it is; [`apply`] makes the new one.
///
/// `trace` is one that was read or that [`Trace::validate`] found sound.
///
/// # Errors
///
/// If the target has no split barriers and they were asked for, and where Wave's own pass fails an assertion: the strategies
/// and the verification name the nodes.
pub fn place(trace: &Trace, target: &TargetConfig, options: Options) -> Result<Placed, PassError> {
    let emitter = Emitter::choose(target, options.emitter)?;
    let topology = assign_preorder_index(trace);
    let regions = get_barriers_analysis(trace, &topology)?;
    let guarded = if options.respect_existing {
        existing::guarded(trace, &topology, &regions, emitter)
    } else {
        Vec::new()
    };
    let insertions = emit::emit(trace, &topology, &regions, &guarded, emitter)?;
    if emitter == Emitter::Split {
        verify::verify_with(trace, &topology, &insertions)?;
    }
    Ok(Placed { regions, guarded, insertions, emitter })
}

/// Wave's public entry: runs the pass for the GPU called `target` and gives the trace with its barriers.
///
/// # Errors
///
/// Those of [`place`].
pub fn add_shared_memory_barriers(trace: &Trace, target: &str) -> Result<Trace, PassError> {
    let placed = place(trace, &TargetConfig::new(target), Options::default())?;
    Ok(apply(trace, &placed.insertions))
}
