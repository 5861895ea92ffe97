//! Lowers a Wave trace to a synchronization program.
//!
//! - `validate` rejects traces that the GPU cannot run. `hardware` checks them against the table of
//!   GPUs, and `split_barriers` checks that signals and waits of split barriers pair.
//! - `allocation_sets` computes the allocations that each value may be.
//! - `memory` gives allocations addresses and forms rings. `pieces` finds writes that are pieces of
//!   one op, and `cells` gives each piece its bytes.
//! - `graphs` builds blocks, loops and conditionals. `events` turns each node into events.
//! - `deps` computes the copies that a barrier with dependencies completes. `runs` groups copies
//!   that their queue orders. `lds` finds accesses that are certainly LDS instructions.
//!
//! A trace has no indices, so an access touches its whole allocation. Buffers that a loop rotates
//! become slots of one ring. Slot numbers travel as integers, so the analyses distinguish the
//! buffers exactly.
//!
//! The crate shares neither code nor dependencies with the lowering of MLIR. It takes no decisions
//! about hazards or placement. What it does not understand may be any shared memory, with a
//! warning.

mod allocation_sets;
mod cells;
mod deps;
mod events;
mod graphs;
mod hardware;
mod lds;
mod memory;
mod pieces;
mod runs;
mod split_barriers;
mod trace_lowering;
mod validate;

use seawall_base::Diagnostic;
use seawall_model::{Bare, Program, Target};
use seawall_wave::{NodeId, Trace};

pub use seawall_wave::trace::NodeSpans;
pub use validate::{Valid, validate};

/// Options of the lowering.
#[derive(Clone, Debug, Default)]
pub struct LowerOptions {
    /// The GPU. `None` means the `target` of the trace.
    pub target: Option<Target>,
    /// Treats a copy to shared memory as complete when the next node runs. Placement then finds the
    /// barriers that remain necessary once waits complete the copies.
    pub settled: bool,
    /// Counts ordinary loads and stores in the queues of copies, assuming that the compiler issues
    /// them where the trace has them. Without this option a wait completes fewer copies, never
    /// more.
    pub ordinary: bool,
}

/// A program and its relation to the trace.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The program.
    pub program: Program,
    /// The node of each origin, by [`Origin::index`](seawall_model::Origin).
    pub nodes: Vec<NodeId>,
    /// Barriers whose local fences depend on the waits before them.
    pub bare: Bare,
    /// Warnings about what the lowering treats conservatively.
    pub warnings: Vec<Diagnostic>,
}

/// Lowers `trace`, which must be well-formed ([`Trace::from_json`], [`Trace::validate`]). `spans`
/// are the positions of its nodes in its text.
///
/// # Errors
///
/// Returns an error if the target is not a known AMD GPU, or if the trace needs features that the
/// target lacks ([`validate`] lists them). Returns an error if allocations do not fit into 4 GiB.
pub fn lower(trace: &Trace, spans: &NodeSpans, options: &LowerOptions) -> Result<Lowered, Vec<Diagnostic>> {
    let target = hardware::target(trace, options.target.as_ref())?;
    hardware::check(trace, spans, target.as_ref())?;
    let mut unit =
        trace_lowering::TraceLowering::new(trace, spans, target, options).map_err(|error| vec![error])?;
    unit.lower_graphs();
    Ok(unit.finish())
}
