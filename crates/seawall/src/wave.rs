//! Wave traces: reads JSON and writes JSON with barriers.

use seawall_base::{Diagnostic, Span};
use seawall_model::Target;
use seawall_wave::pass::{self, Emitter, Options, PassError, Placed, TargetConfig};
use seawall_wave::trace::NodeSpans;
use seawall_wave::{NodeId, Trace};

use crate::failure::Failure;
use crate::trace::{self, ReadTrace};

/// The strategies of Wave's pass. [`place_minimal`](crate::place_minimal) places the fewest
/// barriers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceStrategy {
    /// Wave's monolithic barriers.
    Wave,
    /// Wave's signals and waits.
    Split,
    /// The strategy that Wave uses for the GPU.
    OfTarget,
}

/// Options of a placement.
#[derive(Clone, Debug)]
pub struct TraceOptions {
    /// The strategy.
    pub strategy: TraceStrategy,
    /// The GPU, if it differs from that of the trace.
    pub target: Option<Target>,
    /// Omit barriers for hazards that barriers of the trace already order.
    pub respect_existing: bool,
}

/// A trace with its placement.
#[derive(Clone, Debug)]
pub struct PlacedTrace {
    /// The input.
    pub trace: Trace,
    /// The added barriers with their reasons.
    pub placed: Placed,
    /// The trace with the added barriers.
    pub edited: Trace,
    /// Hazards that the strategy ignores.
    pub warnings: Vec<Diagnostic>,
}

/// Places barriers in the trace `text`.
///
/// # Errors
///
/// If `text` is not a valid trace for the GPU, the GPU lacks what the strategy needs, or Wave's
/// pass fails.
pub fn place_trace(text: &str, options: &TraceOptions) -> Result<PlacedTrace, Failure> {
    let read = trace::read(text, options.target.as_ref()).map_err(|diagnostics| Failure { diagnostics })?;
    place_in(text, read, options)
}

/// [`place_trace`] as a replacement for Wave's pass, which does not check the GPU: anything that
/// the GPU cannot run is a warning here.
///
/// # Errors
///
/// If `text` is not a valid trace, the GPU lacks what the strategy needs, or Wave's pass fails.
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

/// Warnings about memory that the pass treats as separate.
fn shared_bytes(text: &str, trace: &Trace) -> Vec<Diagnostic> {
    let (spans, name) = (NodeSpans::new(trace, text), |node: NodeId| &trace.node(node).name);
    let warning =
        |(first, second): (NodeId, NodeId)| {
            let message = format!(
                "`{}` and `{}` may share bytes, but Wave's pass does not order accesses between them",
                name(first),
                name(second)
            );
            let span = spans.of(second);
            Diagnostic::warning("wave::shared-bytes", span, message)
            .also(spans.of(first), "the other allocation")
            .help("place barriers before allocations are merged, as Wave does, or add barriers between their \
                   uses")
        };
    pass::overlapping_parts(trace).into_iter().map(warning).collect()
}
