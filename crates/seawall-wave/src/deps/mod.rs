//! Computes the dependencies of barriers on asynchronous copies.
//!
//! The analysis tracks every copy that an access needs to the barrier before that access. The
//! barrier gets the copy as one of its `async_deps`. Captures, iter args and results carry it
//! through loops and conditionals. A `null_async_dep` stands for a path without a copy.
//!
//! - A barrier waits for a copy only if it is the last barrier before an access to the same memory
//!   on some path.
//! - Loop-carried buffers are distinguished. With two alternating buffers, a barrier waits for the
//!   copy of the previous iteration and not for that of its own.
//! - The analysis relies on issue order: copies of one kind by one wave complete in order, so a
//!   wait for a copy also covers its older instances.
//! - A conditional has no results, so a copy that it starts has no name after it. If the copy is
//!   open at the end of the conditional, a `counter_wait` there waits for it. A barrier there could
//!   hang, because other waves may skip the conditional. The next barrier then orders the copy
//!   between waves.

mod analysis;
mod around;
mod copy_state;
mod names;
mod resolve;
mod thread;

pub use resolve::resolve_async_deps;

use std::fmt;

use crate::trace::{NodeId, Trace};

/// A trace with its dependencies, and notes about it.
#[derive(Clone, Debug)]
pub struct Tracked {
    /// The trace. Its barriers wait for what their `async_deps` name and for nothing else.
    pub trace: Trace,
    /// The notes, sorted.
    pub notes: Vec<Note>,
}

/// A fact that the user should know.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Note {
    /// A path from a copy to an access of its memory has no barrier. Barriers must be placed first.
    NoBarrier {
        /// The copy.
        copy: NodeId,
        /// The access.
        access: NodeId,
    },
    /// Copies are open at the end of a conditional, so a wait was added there.
    ClosedInConditional {
        /// The conditional.
        conditional: NodeId,
    },
}

/// The reason why the analysis has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DepsError {
    message: String,
}

impl fmt::Display for DepsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for DepsError {}

/// The hardware counter of `gather_to_lds`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatherCounter {
    /// The counter of ordinary loads.
    Load,
    /// A separate counter, `asynccnt` (gfx1250).
    Asynchronous,
    /// The GPU is unknown. A wait covers both counters.
    Unknown,
}

/// Computes the `async_deps` of all barriers. They replace the previous ones and the wait flags.
///
/// `trace` must be valid ([`Trace::from_json`], [`Trace::validate`]). `gathers` is the counter that
/// a wait for all gathers uses.
///
/// # Errors
///
/// Returns an error if the analysis does not reach a fixpoint within its bounds. No known trace
/// causes this.
pub fn add_async_deps(trace: &Trace, gathers: GatherCounter) -> Result<Tracked, DepsError> {
    let flow = analysis::analyse(trace)?;
    let notes = flow.notes();
    Ok(Tracked { trace: thread::apply(trace, &flow, gathers), notes })
}
