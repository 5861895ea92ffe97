//! Computes the dependencies of a trace's copies, and carries them to the barriers that need them.

use seawall_base::{Diagnostic, Span};
use seawall_model::Target;
use seawall_wave::Trace;
use seawall_wave::deps::{GatherCounter, Note, add_async_deps};
use seawall_wave_lower::NodeSpans;

use super::verdict::Verdict;
use super::{ReadTrace, read};
use crate::failure::Failure;

/// A trace whose barriers name the copies for which they wait.
#[derive(Clone, Debug)]
pub struct TrackedTrace {
    /// The input.
    pub trace: Trace,
    /// The trace with `async_deps` of all barriers, and the nodes that carry them through loops and
    /// conditionals.
    pub tracked: Trace,
    /// What the dependencies do not cover.
    pub warnings: Vec<Diagnostic>,
}

/// Computes for every barrier of the trace in `text` the copies for which it must wait, for
/// `target` or the GPU of the trace. Replaces existing dependencies and flags of barriers.
///
/// # Errors
///
/// If `text` is not a valid trace for the GPU.
pub fn track_text(text: &str, target: Option<&Target>) -> Result<TrackedTrace, Failure> {
    track(text, target).map_err(|diagnostics| Failure { diagnostics })
}

fn track(text: &str, target: Option<&Target>) -> Result<TrackedTrace, Vec<Diagnostic>> {
    let ReadTrace { trace, spans, target, mut warnings } = read(text, target)?;
    let gathers = match &target {
        None => GatherCounter::Unknown,
        Some(target) if target.copies_asynchronously() => GatherCounter::Asynchronous,
        Some(_) => GatherCounter::Load,
    };
    let found = add_async_deps(&trace, gathers).map_err(|error| {
        let help = "please report it with the trace";
        vec![Diagnostic::error("deps::unsettled", Span::at(0), error.to_string()).help(help)]
    })?;
    let tracked = found.trace;
    warnings.extend(found.notes.iter().map(|note| warning(&trace, &spans, note)));
    if warnings.is_empty() && in_flight(&tracked, target.as_ref())? > in_flight(&trace, target.as_ref())? {
        let message = "the analysis cannot resolve all dependencies, and finds copies in flight for which \
                       flags of the trace waited; run `seawall check` on the result";
        warnings.push(Diagnostic::warning("deps::not-followed", Span::at(0), message));
    }
    if errors(&tracked, target.as_ref())? > errors(&trace, target.as_ref())? {
        let message =
            "a copy now has an earlier wait, and needs a barrier before the next access to its memory";
        let help = "place barriers in the result with `seawall place`";
        warnings.push(Diagnostic::warning("deps::needs-barrier", Span::at(0), message).help(help));
    }
    Ok(TrackedTrace { trace, tracked, warnings })
}

/// The number of accesses that conflict with an incomplete copy.
pub(super) fn in_flight(trace: &Trace, target: Option<&Target>) -> Result<usize, Vec<Diagnostic>> {
    let verdict = Verdict::new(trace, target)?;
    Ok(verdict.open().iter().filter(|(_, copy)| copy.is_some()).count())
}

/// The number of unordered accesses.
fn errors(trace: &Trace, target: Option<&Target>) -> Result<usize, Vec<Diagnostic>> {
    let verdict = Verdict::new(trace, target)?;
    Ok(verdict.open().iter().filter(|(_, copy)| copy.is_none()).count())
}

fn warning(trace: &Trace, spans: &NodeSpans, note: &Note) -> Diagnostic {
    match *note {
        Note::NoBarrier { copy, access } => {
            let message = format!(
                "there is no barrier between {} and {} on some path",
                trace.describe(copy),
                trace.describe(access)
            );
            Diagnostic::warning("deps::no-barrier", spans.of(access), message)
                .also(spans.of(copy), "the copy")
                .help("place barriers first with `seawall place`")
        }
        Note::ClosedInConditional { conditional } => {
            let message = format!(
                "the wait for copies of {} is at its end, because a conditional has no results that could \
                 carry them",
                trace.describe(conditional)
            );
            Diagnostic::warning("deps::conditional", spans.of(conditional), message)
        }
    }
}
