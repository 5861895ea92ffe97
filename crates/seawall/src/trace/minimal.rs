//! `--strategy minimal` for traces: the fewest barriers, whole or in halves, and waits for copies only where they are needed.
//!
//! Barriers are placed as if copies were complete at once, since each barrier can wait for copies first; `waits` then takes away the waits that
//! nothing needs. Whatever comes out is lowered anew, checked and certified.

use rustc_hash::FxHashSet;
use seawall_base::{Diagnostic, Span};
use seawall_model::{Program, Target};
use seawall_place::{
    Certified, Changes, Insertion, MinimalOptions, PlaceOptions, Placement, Point, Strategy, certify_program,
    place,
};
use seawall_wave::edit::{TraceEdit, TraceSide, apply_edits};
use seawall_wave::trace::Barrier;
use seawall_wave::{NodeId, NodeKind, Trace};
use seawall_wave_lower::{LowerOptions, Lowered, NodeSpans, lower, validate};

use super::verdict::Verdict;
use super::waits;
use crate::failure::Failure;

/// Larger programs are not certified: the checker takes more than linear time.
const MAX_CERTIFIED: usize = 20_000;

/// How to place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MinimalTraceOptions {
    /// The GPU; the trace's own if `None`.
    pub target: Option<Target>,
    /// Place signals and waits in place of whole barriers.
    pub split: bool,
}

/// A trace with the barriers that it needs.
#[derive(Clone, Debug)]
pub struct MinimalTrace {
    /// The trace with its barriers.
    pub trace: Trace,
    /// What was added, in the order of the nodes that were added.
    pub edits: Vec<TraceEdit>,
    /// The nodes that were added.
    pub added: Vec<NodeId>,
    /// The model that barriers were placed in: of the trace as it was, with copies taken for complete at once.
    pub program: Program,
    /// The barriers in that model, with their reasons.
    pub placement: Placement,
    /// The node of each origin of [`program`](Self::program), by its index.
    pub nodes: Vec<NodeId>,
    /// What was not understood and treated conservatively.
    pub warnings: Vec<Diagnostic>,
    /// What the placement does not give.
    pub doubts: Vec<Diagnostic>,
}

/// Places barriers in the trace in `text`; spans are of this text.
///
/// # Errors
///
/// As [`place_minimal`], or if `text` is no trace that hangs together.
pub fn place_minimal_text(text: &str, options: &MinimalTraceOptions) -> Result<MinimalTrace, Failure> {
    let fail = |diagnostics| Failure { diagnostics };
    let trace = Trace::from_json(text).map_err(fail)?;
    let spans = NodeSpans::new(&trace, text);
    place_minimal(&trace, &spans, options).map_err(fail)
}

/// Places barriers in `trace`, which hangs together; `spans` say where its nodes stand in its text.
///
/// # Errors
///
/// If the GPU cannot run the trace ([`validate`] says why), or has no split barriers and these are asked for.
pub fn place_minimal(
    trace: &Trace,
    spans: &NodeSpans,
    options: &MinimalTraceOptions,
) -> Result<MinimalTrace, Vec<Diagnostic>> {
    let valid = validate(trace, spans, options.target.as_ref())?;
    let target = valid.target.as_ref();
    let lowered =
        lower(trace, spans, &LowerOptions { target: target.cloned(), settled: true, ordinary: false })?;
    let minimal = MinimalOptions { split: options.split, ..MinimalOptions::default() };
    let placement = place(&lowered.program, &PlaceOptions { strategy: Strategy::Minimal(minimal) })
        .map_err(|error| vec![no_place(&error.to_string())])?;
    let edits = edits(&lowered, &placement);
    let explained = edits.len();
    let edits = waits::complete(trace, target, edits)?;
    let (edited, added) = apply_edits(trace, &edits);
    let verdict = Verdict::new(&edited, target)?;
    let Lowered { program, nodes, warnings: doubtful, .. } = lowered;
    let warnings = valid.warnings.into_iter().chain(doubtful).collect();
    let mut placement = placement;
    let mut doubts = crate::doubts::doubts(&program, &placement);
    // Names in a certificate are those of another model than the one that is explained: only the verdict is kept.
    if let (Certified::Yes, second) = (&placement.certified, certified(&verdict))
        && second != Certified::Yes
    {
        let message = "the trace with its barriers is not certified; run `seawall check` on it";
        doubts.push(Diagnostic::warning("place::not-certified", Span::at(0), message));
        placement.certified = match second {
            Certified::No(_) => Certified::No(Vec::new()),
            other => other,
        };
    }
    doubts.extend(beyond_reasons(trace, spans, &edits, explained));
    doubts.extend(in_conditionals(trace, spans, &edits));
    doubts.extend(waits_dropped_by_wave(trace, spans, &edits));
    if !verdict.is_clean() && placement.unordered.is_empty() {
        let message = "the trace still has hazards that no barrier orders; run `seawall check` on the result";
        doubts.push(Diagnostic::warning("place::unordered", Span::at(0), message));
    }
    Ok(MinimalTrace { trace: edited, edits, added, program, placement, nodes, warnings, doubts })
}

fn no_place(message: &str) -> Diagnostic {
    Diagnostic::error("place::no-split-barriers", Span::at(0), message)
        .help("leave `--barriers split` out, or name a GPU of the gfx12 family with `--target`")
}

/// What the placement adds to the trace.
fn edits(lowered: &Lowered, placement: &Placement) -> Vec<TraceEdit> {
    let mut edits = Vec::new();
    for placed in &placement.placed {
        let kind = match placed.insertion {
            Insertion::LocalBarrier => NodeKind::Barrier(Barrier::default()),
            Insertion::Signal { id } => NodeKind::Signal { barrier: id, tensor_wait: false },
            Insertion::Wait { id } => NodeKind::Wait { barrier: id },
            _ => continue,
        };
        let (side, origin) = match placed.point {
            Point::Before(origin) => (TraceSide::Before, origin),
            Point::After(origin) => (TraceSide::After, origin),
        };
        let index = lowered.program.origins.get(origin).map(|origin| origin.index as usize);
        if let Some(&node) = index.and_then(|index| lowered.nodes.get(index)) {
            edits.push(TraceEdit { side, node, kind });
        }
    }
    edits
}

/// The second opinion on the trace as it came out.
fn certified(verdict: &Verdict) -> Certified {
    let program = &verdict.lowered.program;
    if program.events.len() > MAX_CERTIFIED {
        return Certified::Unknown;
    }
    let certificate =
        certify_program(program, &Changes { added: &[], removed: &FxHashSet::default(), halves: &[] });
    let open: Vec<_> = certificate.races().copied().collect();
    match (open.is_empty(), certificate.is_complete()) {
        (false, _) => Certified::No(open),
        (true, false) => Certified::Unknown,
        (true, true) => Certified::Yes,
    }
}

/// Barriers that waits of the trace make necessary around a loop are found last, and the reasons do not speak of them.
fn beyond_reasons(
    trace: &Trace,
    spans: &NodeSpans,
    edits: &[TraceEdit],
    explained: usize,
) -> Option<Diagnostic> {
    let is_meeting = |edit: &&TraceEdit| {
        matches!(edit.kind, NodeKind::Barrier(_) | NodeKind::Signal { .. } | NodeKind::Wait { .. })
    };
    let more = edits.iter().filter(is_meeting).skip(explained);
    let first = more.clone().next()?;
    let message = format!(
        "{} more than the reasons speak of: copies that waits of the trace complete come back to {} around a loop",
        match more.count() {
            1 => "1 barrier is placed".to_owned(),
            number => format!("{number} barriers are placed"),
        },
        trace.describe(first.node)
    );
    let help = "take out the waits that do not belong to a barrier, and place again: whether fewer would do is not known";
    Some(Diagnostic::warning("place::more-than-explained", spans.of(first.node), message).help(help))
}

/// Wave 3.9.1 emits nothing for `tensor_wait` on a whole barrier.
fn waits_dropped_by_wave(trace: &Trace, spans: &NodeSpans, edits: &[TraceEdit]) -> Option<Diagnostic> {
    let is_lost = |edit: &&TraceEdit| matches!(&edit.kind, NodeKind::Barrier(barrier) if barrier.tensor_wait);
    let first = edits.iter().find(is_lost)?;
    let message = format!(
        "the barrier at {} has `tensor_wait`, for which Wave 3.9.1 emits nothing: only a signal waits for tensor loads there",
        trace.describe(first.node)
    );
    let help = "use `--barriers split`";
    Some(Diagnostic::warning("place::tensor-wait", spans.of(first.node), message).help(help))
}

/// Barriers in conditionals need all waves, or none, to go in.
fn in_conditionals(trace: &Trace, spans: &NodeSpans, edits: &[TraceEdit]) -> Option<Diagnostic> {
    let is_inside = |edit: &&TraceEdit| {
        let mut graph = Some(trace.node(edit.node).graph);
        while let Some(at) = graph {
            let owner = trace.graph(at).owner();
            if owner.is_some_and(|owner| matches!(trace.node(owner).kind, NodeKind::Conditional(_))) {
                return true;
            }
            graph = trace.around(at);
        }
        false
    };
    let first = edits.iter().find(is_inside)?;
    let message = "a barrier stands in a conditional: all waves of the workgroup have to go in, or none";
    Some(Diagnostic::warning("place::barrier-in-conditional", spans.of(first.node), message))
}
