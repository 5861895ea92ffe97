//! Counter values for every wait of a module or a Wave trace: how much it may leave in flight.
//!
//! ```text
//! module ──▶ by tokens (named), by groups (newest) ─┐
//!    └─────▶ program, by need ──────────────────────┼─▶ WaitCount ──▶ edits of the text
//! trace ───▶ by dependencies (named), by need ──────┘
//! ```
//!
//! The walks themselves, the counters and the search by need are `seawall_analysis::waits`; here is who waits for what in which form of
//! input, and how many instructions a copy becomes.
//!
//! Deliberately absent: formatting and IO.

mod module;
mod note;
mod trace;

pub use module::{ModuleWaits, WaitOptions, apply, waits_of};
pub use note::{Dependence, Note, Rule, WaitCount};
pub use trace::{TraceOptions, all_waits_of_trace, apply_to_trace, waits_of_trace};
