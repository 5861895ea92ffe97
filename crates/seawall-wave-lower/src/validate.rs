//! Validates a trace before any command uses it. The GPU must be known and support what the trace
//! uses, and signals and waits must pair on all paths.

use seawall_base::{Diagnostic, Span};
use seawall_model::Target;
use seawall_wave::trace::NodeSpans;
use seawall_wave::{NodeKind, Trace};

use crate::{hardware, split_barriers};

/// Facts about a valid trace.
#[derive(Clone, Debug)]
pub struct Valid {
    /// The GPU, if the trace or the caller names one.
    pub target: Option<Target>,
    /// Warnings about properties that could not be checked.
    pub warnings: Vec<Diagnostic>,
}

/// Checks a well-formed `trace` against `target`, or else against the GPU that the trace names.
/// `spans` are the positions of its nodes in its text.
///
/// The rules are the table of GPUs (`seawall_model::Amd`) for barrier numbers, copies, counters and
/// memory, and `docs/semantics.md`, S40, for signals and waits.
///
/// # Errors
///
/// Returns all violations, each with its node.
pub fn validate(trace: &Trace, spans: &NodeSpans, target: Option<&Target>) -> Result<Valid, Vec<Diagnostic>> {
    let target = hardware::target(trace, target)?;
    hardware::check(trace, spans, target.as_ref())?;
    split_barriers::check(trace, spans, target.as_ref())?;
    let warnings = if target.is_none() { without_target(trace).into_iter().collect() } else { Vec::new() };
    Ok(Valid { target, warnings })
}

/// Warns that properties of the GPU are not checked, if the trace depends on them.
fn without_target(trace: &Trace) -> Option<Diagnostic> {
    let depends = |kind: &NodeKind| {
        kind.is_asynchronous()
            || matches!(kind, NodeKind::Signal { .. } | NodeKind::Wait { .. } | NodeKind::CounterWait(_))
    };
    let (first, _) = trace.nodes().find(|(_, node)| depends(&node.kind))?;
    let message = format!(
        "the trace names no GPU, so Seawall cannot check that the GPU supports {}",
        trace.describe(first)
    );
    let help = "name the GPU with `--target`, such as `--target gfx950`, or in the `target` of the trace";
    Some(Diagnostic::warning("wave::no-target", Span::at(0), message).help(help))
}
