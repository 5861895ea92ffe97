//! Counter values for every wait of a module or a Wave trace: how much it may leave in flight.
//!
//! ```text
//! module ──▶ waits ──▶ by tokens (named) ─┐
//!              │  ──▶ by groups (newest) ─┼─▶ WaitCount ──▶ edits of the text
//!              └────▶ program, by need ───┘
//! ```
//!
//! The walks themselves, the counters and the search by need are `seawall_analysis::waits`; here is who waits for what in which form of
//! input, and how many instructions a copy becomes.
//!
//! Deliberately absent: formatting and IO.

mod module;
mod note;

pub use module::{ModuleWaits, WaitOptions, apply, waits_of};
pub use note::{Dependence, Note, Rule, WaitCount};
