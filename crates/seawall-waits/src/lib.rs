//! Counts for every wait of a module or a Wave trace: how many operations it may leave in flight.
//!
//! ```text
//! module ──▶ by tokens (named), by groups (newest) ─┐
//!    └─────▶ program, by need ──────────────────────┼─▶ WaitCount ──▶ edits of the text
//! trace ───▶ by dependencies (named), by need ──────┘
//! ```
//!
//! `seawall_analysis::waits` has the walks, the counters and the search by need. This crate has the
//! forms of input: what each wait waits for, and how many instructions a copy becomes.
//!
//! Absent: formatting and IO.

mod module;
mod need;
mod note;
mod trace;

pub use module::{ModuleWaits, WaitOptions, apply, edits, recounted, waits_of};
pub use note::{Dependence, Note, Rule, WaitCount};
pub use trace::{TraceOptions, all_waits_of_trace, apply_to_trace, waits_of_trace};
