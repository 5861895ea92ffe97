//! What the placement renderers take: one module with its model, its placement and where its text is.

use seawall_base::Diagnostic;
use seawall_model::Program;
use seawall_place::Placement;

use crate::source::Source;

/// One placed module of a file.
#[derive(Clone, Copy, Debug)]
pub struct PlacedModule<'a> {
    /// The text; spans of the program and of the warnings count from its part's start.
    pub source: Source<'a>,
    /// The module's model.
    pub program: &'a Program,
    /// What was placed.
    pub placement: &'a Placement,
    /// What was not understood and treated conservatively.
    pub warnings: &'a [Diagnostic],
}
