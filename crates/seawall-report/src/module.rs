//! The input of the placement renderers: one module with its model, its placement and its text.

use seawall_base::Diagnostic;
use seawall_model::Program;
use seawall_place::Placement;

use crate::source::Source;

/// One placed module of a file.
#[derive(Clone, Copy, Debug)]
pub struct PlacedModule<'a> {
    /// The text. Spans of the program and of the warnings count from the start of its part.
    pub source: Source<'a>,
    /// The module's model.
    pub program: &'a Program,
    /// The placement.
    pub placement: &'a Placement,
    /// What was not understood and treated conservatively.
    pub warnings: &'a [Diagnostic],
}
