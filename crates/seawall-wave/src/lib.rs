//! Wave programs: captured traces in their JSON form, the barrier pass as Wave's documentation states it, and the
//! dependencies of asynchronous copies.
//!
//! A [`Trace`] holds what synchronization depends on: nodes in the order in which they run, what each touches, nested
//! graphs and what they carry. [`Trace::from_json`] reads the form of `docs/wave-trace.md` and refuses what does not
//! hang together, so that everything after it may follow ids without asking.
//!
//! Deliberately absent: any knowledge of MLIR and of the synchronization model, rendering for people, and any IO.

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
