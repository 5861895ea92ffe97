//! What every command asks of a trace before it does anything with it: is the GPU one that there is, does it have what the trace uses, do signals and
//! waits pair on all paths.

use seawall_base::{Diagnostic, Span};
use seawall_model::Target;
use seawall_wave::trace::NodeSpans;
use seawall_wave::{NodeKind, Trace};

use crate::{halves, hardware};

/// What is known of a trace that a GPU can run.
#[derive(Clone, Debug)]
pub struct Valid {
    /// The GPU, if the trace or the caller names one.
    pub target: Option<Target>,
    /// What could not be judged.
    pub warnings: Vec<Diagnostic>,
}

/// Checks `trace`, which hangs together, against `target`, or against the GPU that it names itself. `spans` say where its nodes stand in its text.
///
/// Rules: the table of GPUs (`seawall_model::Amd`) for barrier numbers, copies, counters and memory; `docs/semantics.md`, section 3, rule 3, for the
/// halves of barriers.
///
/// # Errors
///
/// All that is wrong, each with the node that it is about.
pub fn validate(trace: &Trace, spans: &NodeSpans, target: Option<&Target>) -> Result<Valid, Vec<Diagnostic>> {
    let target = hardware::target(trace, target)?;
    hardware::check(trace, spans, target.as_ref())?;
    halves::check(trace, spans, target.as_ref())?;
    let warnings = if target.is_none() { without_target(trace).into_iter().collect() } else { Vec::new() };
    Ok(Valid { target, warnings })
}

/// Without a GPU, what depends on it is taken on trust.
fn without_target(trace: &Trace) -> Option<Diagnostic> {
    let depends = |kind: &NodeKind| {
        kind.is_asynchronous()
            || matches!(kind, NodeKind::Signal { .. } | NodeKind::Wait { .. } | NodeKind::CounterWait(_))
    };
    let (first, _) = trace.nodes().find(|(_, node)| depends(&node.kind))?;
    let message = format!(
        "the trace names no GPU, so that nobody can say whether it has what {} needs",
        trace.describe(first)
    );
    let help = "name the GPU with `--target`, such as `--target gfx950`, or in the trace's `target`";
    Some(Diagnostic::warning("wave::no-target", Span::at(0), message).help(help))
}
