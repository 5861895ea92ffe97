//! Wave traces: JSON in, JSON with barriers out.

use seawall_base::{Diagnostic, Span};
use seawall_model::Target;
use seawall_wave::pass::{self, Emitter, Options, PassError, Placed, TargetConfig};
use seawall_wave::trace::NodeSpans;
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
    /// Of these, what Wave emits for the GPU.
    OfTarget,
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
    place_in(text, read, options)
}

/// [`place_trace`] for what stands in for Wave's pass, which does not ask what the GPU can run: that is a warning here.
///
/// # Errors
///
/// If `text` is no trace that hangs together, the GPU lacks what the strategy needs, and where Wave's own pass fails.
pub fn place_trace_for_any_gpu(text: &str, options: &TraceOptions) -> Result<PlacedTrace, Failure> {
    let read = trace::read_for_any_gpu(text, options.target.as_ref())
        .map_err(|diagnostics| Failure { diagnostics })?;
    place_in(text, read, options)
}

fn place_in(text: &str, read: ReadTrace, options: &TraceOptions) -> Result<PlacedTrace, Failure> {
    let ReadTrace { trace, target, mut warnings, .. } = read;
    let target = TargetConfig::new(&target.map(|target| target.to_string()).unwrap_or_default());
    let emitter = match options.strategy {
        TraceStrategy::Wave => Some(Emitter::Legacy),
        TraceStrategy::Split => Some(Emitter::Split),
        TraceStrategy::OfTarget => None,
    };
    let of_pass = Options { emitter, respect_existing: options.respect_existing };
    let placed = pass::place(&trace, &target, of_pass).map_err(|error| failure(text, &trace, error))?;
    let edited = pass::apply(&trace, &placed.insertions);
    warnings.extend(shared_bytes(text, &trace));
    Ok(PlacedTrace { trace, placed, edited, warnings })
}

fn failure(text: &str, trace: &Trace, error: PassError) -> Failure {
    let table = NodeSpans::new(trace, text);
    let spans: Vec<Span> = error.nodes.iter().map(|&node| table.of(node)).collect();
    let primary = spans.first().copied().unwrap_or(Span::at(0));
    let mut diagnostic = Diagnostic::error(error.code, primary, error.message).help(error.help);
    for &span in spans.iter().skip(1) {
        diagnostic = diagnostic.also(span, "this node");
    }
    Failure { diagnostics: vec![diagnostic] }
}

/// Memory that the pass takes for separate.
fn shared_bytes(text: &str, trace: &Trace) -> Vec<Diagnostic> {
    let (spans, name) = (NodeSpans::new(trace, text), |node: NodeId| &trace.node(node).name);
    let warning = |(first, second): (NodeId, NodeId)| {
        let message = format!(
            "`{}` and `{}` may share bytes, and Wave's pass orders nothing between them",
            name(first),
            name(second)
        );
        let span = spans.of(second);
        Diagnostic::warning("wave::shared-bytes", span, message)
            .also(spans.of(first), "the other allocation")
            .help("place barriers before allocations are merged, as Wave does, or between their uses by hand")
    };
    pass::overlapping_parts(trace).into_iter().map(warning).collect()
}
