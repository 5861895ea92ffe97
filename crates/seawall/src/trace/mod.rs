//! Wave traces: from their JSON to models, and minimal placement in them.
//!
//! One concern a file: `edit` are changes of a trace, `minimal` places barriers, `waits` decides which of them wait for copies, `verdict` checks a
//! trace with what was changed, `picture` says what a picture of it shows.

mod edit;
mod minimal;
mod picture;
mod verdict;
mod waits;
mod wire;

use seawall_base::Diagnostic;
use seawall_model::Target;
use seawall_wave::Trace;
use seawall_wave_lower::{LowerOptions, Lowered, NodeSpans, lower};

pub use edit::{TraceEdit, TraceSide, apply_edits};
pub use minimal::{MinimalTrace, MinimalTraceOptions, place_minimal, place_minimal_text};
pub use picture::{minimal_picture, wave_picture};
pub use wire::edits_json;

/// The trace in `text` as a model.
///
/// # Errors
///
/// All that is wrong with the trace, or that it cannot be lowered.
pub(crate) fn lowered(text: &str, target: Option<&Target>) -> Result<Lowered, Vec<Diagnostic>> {
    let trace = Trace::from_json(text)?;
    let spans = NodeSpans::new(&trace, text);
    lower(&trace, &spans, &LowerOptions { target: target.cloned(), settled: false })
}
