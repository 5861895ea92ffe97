//! Wave traces: JSON in, JSON with barriers out.

use seawall_base::{Diagnostic, Span};
use seawall_model::Target;
use seawall_wave::pass::{self, Emitter, Options, PassError, Placed, TargetConfig};
use seawall_wave::{NodeId, Trace};

use crate::failure::Failure;
use crate::trace::{self, ReadTrace};

/// How Wave's own pass places barriers; the fewest are [`place_minimal`](crate::place_minimal)'s.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceStrategy {
    /// Wave's monolithic barriers.
    Wave,
    /// Wave's signals and waits.
    Split,
}

/// What to place, and where.
#[derive(Clone, Debug)]
pub struct TraceOptions {
    /// How.
    pub strategy: TraceStrategy,
    /// The GPU, if it is not the one that the trace names.
    pub target: Option<Target>,
    /// Leave out what barriers of the trace guard already.
    pub respect_existing: bool,
}

/// A trace with its placement.
#[derive(Clone, Debug)]
pub struct PlacedTrace {
    /// As it was read.
    pub trace: Trace,
    /// What is added, and why.
    pub placed: Placed,
    /// With what is added.
    pub edited: Trace,
    /// What the strategy does not see.
    pub warnings: Vec<Diagnostic>,
}

/// Places barriers in the trace `text`.
///
/// # Errors
///
/// If `text` is no trace that hangs together and that the GPU can run, the GPU lacks what the strategy needs, and where Wave's own pass fails.
pub fn place_trace(text: &str, options: &TraceOptions) -> Result<PlacedTrace, Failure> {
    let read = trace::read(text, options.target.as_ref()).map_err(|diagnostics| Failure { diagnostics })?;
    let ReadTrace { trace, target, mut warnings, .. } = read;
    let target = TargetConfig::new(&target.map(|target| target.to_string()).unwrap_or_default());
    let placed = match options.strategy {
        TraceStrategy::Wave => by_pass(text, &trace, &target, Emitter::Legacy, options),
        TraceStrategy::Split => by_pass(text, &trace, &target, Emitter::Split, options),
    }?;
    let edited = pass::apply(&trace, &placed.insertions);
    warnings.extend(shared_bytes(text, &trace));
    Ok(PlacedTrace { trace, placed, edited, warnings })
}

/// What Wave's pass places.
fn by_pass(
    text: &str,
    trace: &Trace,
    target: &TargetConfig,
    emitter: Emitter,
    options: &TraceOptions,
) -> Result<Placed, Failure> {
    let options = Options { emitter: Some(emitter), respect_existing: options.respect_existing };
    pass::place(trace, target, options).map_err(|error| failure(text, trace, error))
}

fn failure(text: &str, trace: &Trace, error: PassError) -> Failure {
    let spans: Vec<Span> = error.nodes.iter().map(|&node| trace.span_of(text, node)).collect();
    let primary = spans.first().copied().unwrap_or(Span::at(0));
    let mut diagnostic = Diagnostic::error(error.code, primary, error.message).help(error.help);
    for &span in spans.iter().skip(1) {
        diagnostic = diagnostic.also(span, "this node");
    }
    Failure { diagnostics: vec![diagnostic] }
}

/// Memory that the pass takes for separate.
fn shared_bytes(text: &str, trace: &Trace) -> Vec<Diagnostic> {
    let name = |node: NodeId| &trace.node(node).name;
    let warning = |(first, second): (NodeId, NodeId)| {
        let message = format!(
            "`{}` and `{}` may share bytes, and Wave's pass orders nothing between them",
            name(first),
            name(second)
        );
        let span = trace.span_of(text, second);
        Diagnostic::warning("wave::shared-bytes", span, message)
            .also(trace.span_of(text, first), "the other allocation")
            .help("place barriers before allocations are merged, as Wave does, or between their uses by hand")
    };
    pass::overlapping_parts(trace).into_iter().map(warning).collect()
}
