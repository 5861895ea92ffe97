//! What every other crate of Seawall builds on: typed ids with their tables, source spans, and the one
//! [`Diagnostic`] type.
//!
//! Deliberately absent: any knowledge of MLIR, of the model, of rendering, and any IO. A renderer
//! (terminal, JSON, SARIF) takes a [`Diagnostic`] and the source text; nothing here formats for people.

mod diagnostic;
mod entity;
mod runs;
mod span;

pub use diagnostic::{Diagnostic, Label, Severity};
pub use entity::{EntityId, PrimaryMap, SecondaryMap};
pub use runs::Runs;
pub use span::{LineColumn, LineIndex, Span};
