//! From a Wave trace to a synchronization program.
//!
//! One file a concern: `flow` says which allocations each value may be, `memory` where allocations lie and which of them are slots of one
//! ring, `parts` which writes are pieces of one, `cells` which bytes each piece is given, `graphs` builds blocks, loops and conditionals, `events` turns a node into events, `deps` what
//! a barrier with dependencies completes, `runs` which copies the queue orders, `lds` which accesses certainly are LDS instructions. Before all that, `validate` refuses what no GPU can run:
//! `hardware` asks the table of GPUs, `halves` whether signals and waits pair.
//!
//! A trace has no indices: an access touches the whole of its allocation. Buffers that a loop hands on in another order each
//! iteration become slots of one ring, whose numbers travel as integers, so that the analyses tell them apart exactly.
//!
//! It is a crate of its own because it shares nothing with the lowering of MLIR, neither code nor dependencies.
//!
//! Deliberately absent: hazards, placement, text. What is not understood becomes "may be any of these" and a warning.

mod cells;
mod deps;
mod events;
mod flow;
mod graphs;
mod halves;
mod hardware;
mod lds;
mod memory;
mod parts;
mod runs;
mod unit;
mod validate;

use seawall_base::Diagnostic;
use seawall_model::{Bare, Program, Target};
use seawall_wave::{NodeId, Trace};

pub use seawall_wave::trace::NodeSpans;
pub use validate::{Valid, validate};

/// How to lower.
#[derive(Clone, Debug, Default)]
pub struct LowerOptions {
    /// The GPU; the trace's own if `None`.
    pub target: Option<Target>,
    /// Take copies to shared memory for complete when the next node runs. Which barriers they then need is which they need once
    /// each of these waits for copies.
    pub settled: bool,
    /// Count ordinary loads and stores beside copies, as if each were issued where it stands. Else a wait completes less, never more.
    pub ordinary: bool,
}

/// A program and how it relates to the trace that it came from.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The program.
    pub program: Program,
    /// The node of each origin, by [`Origin::index`](seawall_model::Origin).
    pub nodes: Vec<NodeId>,
    /// Rendezvous whose fences the waits before them decide.
    pub bare: Bare,
    /// What was not understood and treated conservatively.
    pub warnings: Vec<Diagnostic>,
}

/// Lowers `trace`, which hangs together ([`Trace::from_json`], [`Trace::validate`]). `spans` say where its nodes stand in its text.
///
/// # Errors
///
/// If the target is unknown or no AMD GPU, the trace needs what the target does not have ([`validate`] says all of it), or allocations do not fit
/// into an address space of 4 GiB.
pub fn lower(trace: &Trace, spans: &NodeSpans, options: &LowerOptions) -> Result<Lowered, Vec<Diagnostic>> {
    let target = hardware::target(trace, options.target.as_ref())?;
    hardware::check(trace, spans, target.as_ref())?;
    let mut unit = unit::Unit::new(trace, spans, target, options).map_err(|error| vec![error])?;
    unit.lower_graphs();
    Ok(unit.finish())
}
