//! Wave traces: from their JSON to models, and minimal placement in them.
//!
//! `counts` computes the counts of waits, `deps` the copies for which barriers wait. `minimal`
//! places barriers, `waits` decides which of them wait for copies, and `verdict` checks a changed
//! trace. `picture` produces the content of a picture, and `text` adds nodes to the text of a
//! trace.

mod counts;
mod deps;
mod minimal;
mod picture;
mod text;
mod verdict;
mod waits;

use seawall_base::{Diagnostic, Severity};
use seawall_model::Target;
use seawall_report::SourceMap;
use seawall_wave::Trace;
use seawall_wave_lower::{LowerOptions, Lowered, NodeSpans, Valid, lower, validate};

use crate::source_map;
pub(crate) use counts::counted;
pub use deps::{TrackedTrace, track_text};
pub use minimal::{MinimalTrace, MinimalTraceOptions, place_minimal, place_minimal_text};
pub use picture::{minimal_picture, wave_picture};
pub use seawall_wave::edit::{TraceEdit, TraceSide, apply_edits, edits_json};
pub use text::text_with_added;

/// A valid trace for a GPU, as all commands use it.
#[derive(Clone, Debug)]
pub(crate) struct ReadTrace {
    /// The trace.
    pub(crate) trace: Trace,
    /// The positions of its nodes in its text.
    pub(crate) spans: NodeSpans,
    /// The target GPU, if known.
    pub(crate) target: Option<Target>,
    /// What could not be checked.
    pub(crate) warnings: Vec<Diagnostic>,
}

/// Reads the trace in `text`, for `target` or the GPU of the trace. Every command uses this
/// function.
///
/// # Errors
///
/// All errors of the trace: it is invalid, or the GPU cannot run it.
pub(crate) fn read(text: &str, target: Option<&Target>) -> Result<ReadTrace, Vec<Diagnostic>> {
    let trace = Trace::from_json(text)?;
    let spans = NodeSpans::new(&trace, text);
    let Valid { target, warnings } = validate(&trace, &spans, target)?;
    Ok(ReadTrace { trace, spans, target, warnings })
}

/// [`read`] for a caller that accepts what Wave accepts: anything that the GPU cannot run is a
/// warning.
///
/// # Errors
///
/// If the trace is invalid.
pub(crate) fn read_for_any_gpu(text: &str, target: Option<&Target>) -> Result<ReadTrace, Vec<Diagnostic>> {
    let trace = Trace::from_json(text)?;
    let spans = NodeSpans::new(&trace, text);
    let named = || trace.target.as_deref().and_then(|name| name.parse().ok());
    let Valid { target, warnings } = validate(&trace, &spans, target).unwrap_or_else(|mut errors| {
        errors.iter_mut().for_each(|error| error.severity = Severity::Warning);
        Valid { target: target.cloned().or_else(named), warnings: errors }
    });
    Ok(ReadTrace { trace, spans, target, warnings })
}

/// The trace in `text` as a model, with the places of its nodes in the Python source. With
/// `ordinary`, its waits count ordinary loads and stores.
///
/// # Errors
///
/// As [`read`], or if the trace cannot be lowered.
pub(crate) fn lowered(
    text: &str,
    target: Option<&Target>,
    ordinary: bool,
) -> Result<(Lowered, SourceMap), Vec<Diagnostic>> {
    let ReadTrace { trace, spans, target, mut warnings } = read(text, target)?;
    let mut lowered = lower(&trace, &spans, &LowerOptions { target, ordinary, ..LowerOptions::default() })?;
    warnings.append(&mut lowered.warnings);
    lowered.warnings = warnings;
    Ok((lowered, source_map::of_trace(&trace, &spans)))
}
