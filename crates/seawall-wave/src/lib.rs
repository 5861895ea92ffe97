//! Wave programs: captured traces in their JSON form, Wave's barrier pass, and the dependencies of
//! asynchronous copies.
//!
//! A [`Trace`] has the facts that synchronization depends on: nodes in execution order, their
//! memory, nested graphs and carried values. [`Trace::from_json`] reads the form of
//! `docs/wave-trace.md` and rejects invalid traces, so later code follows ids without checks.
//!
//! The crate has no knowledge of MLIR or of the synchronization model, no rendering, and no IO.

#[cfg(feature = "arbitrary")]
pub mod arbitrary;
pub mod deps;
pub mod edit;
pub mod pass;
pub mod trace;

pub use trace::{
    Graph, GraphId, Location, Node, NodeId, NodeKind, Trace, TraceError, is_trace, nested_too_deep,
    without_version,
};
