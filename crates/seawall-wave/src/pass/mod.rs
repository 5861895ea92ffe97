//! Wave's barrier pass, for traces, with the structure and the names of Wave's documentation.
//!
//! Its results are those of `wave-lang` 3.9.1, including its faults. The pass treats allocations
//! that share bytes of a parent as different resources. It walks a conditional as if it always ran.
//! It requires only a barrier between the last producer and the first consumer of a window. Proved
//! strategies are in other crates.

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

/// Options of the pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The barriers to emit. `None` selects those that Wave uses for the target.
    pub emitter: Option<Emitter>,
    /// Ignores regions that barriers of the trace already guard. The legacy emitter of `wave-lang`
    /// 3.9.1 does not consider existing barriers; later versions do.
    pub respect_existing: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { emitter: None, respect_existing: true }
    }
}

/// The regions and insertions of the pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// All regions that need synchronization, in the order in which the pass finds them.
    pub regions: Vec<SyncRegion>,
    /// Positions in `regions` of those that barriers of the trace guard. Empty without
    /// [`Options::respect_existing`].
    pub guarded: Vec<usize>,
    /// The insertions, in the order of emission.
    pub insertions: Vec<Insertion>,
    /// The emitter of the insertions.
    pub emitter: Emitter,
}

/// Runs the pass: analysis, strategy, emission and verification. The trace is not changed;
/// [`apply`] returns the edited trace.
///
/// `trace` must be valid ([`Trace::from_json`], [`Trace::validate`]).
///
/// # Errors
///
/// Returns an error if split barriers are requested and the target has none. Also returns an error
/// where an assertion of Wave's own pass fails; the message names the nodes.
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

/// Wave's public entry point. Runs the pass for the GPU `target` and returns the trace with its
/// barriers.
///
/// # Errors
///
/// Returns the errors of [`place`].
pub fn add_shared_memory_barriers(trace: &Trace, target: &str) -> Result<Trace, PassError> {
    let placed = place(trace, &TargetConfig::new(target), Options::default())?;
    Ok(apply(trace, &placed.insertions))
}
