//! Dependencies of asynchronous copies: every copy that an access needs is tracked to the barrier before that access, which
//! gets it as one of its `async_deps`; captures, iter args and results are threaded through loops and conditionals, with
//! `null_async_dep` where a path brings none.
//!
//! A barrier waits for a copy only if it is the last one before an access to the same memory on some path: one that is not
//! lets the copy go on. Memory is told apart through loop-carried buffers, so that with two buffers that take turns a barrier
//! waits for the copy of the iteration before and not for that of its own.
//!
//! What is relied on: copies of one kind by one wave are complete in the order of their issue, so that a wait for a copy is
//! one for an older instance of it.
//!
//! A conditional has no results, so that a copy that it starts cannot be named after it. Where such a copy is open at the end
//! of the conditional, a `counter_wait` there waits for it: a barrier there could hang, since other waves may not come by.
//! The next barrier then orders it between waves.

mod around;
mod flow;
mod names;
mod resolve;
mod state;
mod thread;

pub use resolve::resolve_async_deps;

use std::fmt;

use crate::trace::{NodeId, Trace};

/// A trace with its dependencies, and what is to be said about it.
#[derive(Clone, Debug)]
pub struct Tracked {
    /// The trace, in which barriers wait for what their `async_deps` name and for nothing else.
    pub trace: Trace,
    /// In the order of the program.
    pub notes: Vec<Note>,
}

/// Something that the one who asked for dependencies should know.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Note {
    /// There is a path from a copy to an access of its memory without a barrier: place barriers first.
    NoBarrier {
        /// The copy.
        copy: NodeId,
        /// The access.
        access: NodeId,
    },
    /// Copies are open at the end of a conditional, and a wait was put there.
    ClosedInConditional {
        /// The conditional.
        conditional: NodeId,
    },
}

/// Why there is no answer.
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

/// The counter of a GPU in which `gather_to_lds` counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatherCounter {
    /// That of ordinary loads.
    Load,
    /// One of its own, `asynccnt` (gfx1250).
    Asynchronous,
    /// The GPU is not known: a wait is for both.
    Unknown,
}

/// Gives barriers their `async_deps`. What they had, and their flags, are replaced.
///
/// `trace` is one that was read or that [`Trace::validate`] found sound; `gathers` says what a wait for all gathers waits for.
///
/// # Errors
///
/// If the analysis does not settle within its bounds, which no trace is known to cause.
pub fn add_async_deps(trace: &Trace, gathers: GatherCounter) -> Result<Tracked, DepsError> {
    let flow = flow::analyse(trace)?;
    let notes = flow.notes();
    Ok(Tracked { trace: thread::apply(trace, &flow, gathers), notes })
}
