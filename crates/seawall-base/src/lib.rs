//! The foundation of all other crates of Seawall: typed ids with their tables, spans in a text,
//! locations in the source of a kernel, the [`Diagnostic`] type, and conversions of numbers.
//!
//! Absent by design: knowledge of MLIR or of the model, rendering, and IO. A renderer (terminal,
//! JSON, SARIF) takes a [`Diagnostic`] and the source text.

mod diagnostic;
mod entity;
mod location;
mod number;
mod runs;
mod span;

/// For the ids that [`define_id!`] defines in other crates.
#[doc(hidden)]
pub use serde;

pub use diagnostic::{Diagnostic, Label, Severity};
pub use entity::{EntityId, PrimaryMap, SecondaryMap};
pub use location::{Frame, Location};
pub use number::{Bounded, gcd, index_u32, saturated};
pub use runs::Runs;
pub use span::{LineColumn, LineIndex, Span};
