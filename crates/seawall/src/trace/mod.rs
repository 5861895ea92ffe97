//! Wave traces: from their JSON to models, and minimal placement in them.
//!
//! One concern a file: `counts` are those of all waits, `deps` what barriers wait for, `minimal` places barriers, `waits` decides which of
//! them wait for copies, `verdict` checks a trace with what was changed, `picture` says what a picture of it shows, `text` is its text with
//! added nodes.

mod counts;
mod deps;
mod minimal;
mod picture;
mod text;
mod verdict;
mod waits;

use seawall_base::Diagnostic;
use seawall_model::Target;
use seawall_wave::Trace;
use seawall_wave_lower::{LowerOptions, Lowered, NodeSpans, Valid, lower, validate};

pub(crate) use counts::counted;
pub use deps::{TrackedTrace, track_text};
pub use minimal::{MinimalTrace, MinimalTraceOptions, place_minimal, place_minimal_text};
pub use picture::{minimal_picture, wave_picture};
pub use seawall_wave::edit::{TraceEdit, TraceSide, apply_edits, edits_json};
pub use text::text_with_added;

/// A trace that a GPU can run, as all commands take it.
#[derive(Clone, Debug)]
pub(crate) struct ReadTrace {
    /// The trace.
    pub(crate) trace: Trace,
    /// Where its nodes stand in its text.
    pub(crate) spans: NodeSpans,
    /// The GPU that is meant, if one is named.
    pub(crate) target: Option<Target>,
    /// What could not be judged.
    pub(crate) warnings: Vec<Diagnostic>,
}

/// Reads the trace in `text`, for `target` or else for the GPU that it names itself. The one way in for every command.
///
/// # Errors
///
/// All that is wrong with the trace: that it does not hang together, or that the GPU cannot run it.
pub(crate) fn read(text: &str, target: Option<&Target>) -> Result<ReadTrace, Vec<Diagnostic>> {
    let trace = Trace::from_json(text)?;
    let spans = NodeSpans::new(&trace, text);
    let Valid { target, warnings } = validate(&trace, &spans, target)?;
    Ok(ReadTrace { trace, spans, target, warnings })
}

/// The trace in `text` as a model.
///
/// # Errors
///
/// As [`read`], or if the trace cannot be lowered.
pub(crate) fn lowered(text: &str, target: Option<&Target>) -> Result<Lowered, Vec<Diagnostic>> {
    let ReadTrace { trace, spans, target, mut warnings } = read(text, target)?;
    let mut lowered = lower(&trace, &spans, &LowerOptions { target, ..LowerOptions::default() })?;
    warnings.append(&mut lowered.warnings);
    lowered.warnings = warnings;
    Ok(lowered)
}
