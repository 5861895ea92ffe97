//! `--strategy minimal` for traces: the fewest full or split barriers, with waits for copies only
//! where needed.
//!
//! The placement first assumes that copies complete immediately, because each barrier can wait for
//! copies first. `waits` then removes redundant waits. The result is lowered again, checked and
//! certified.

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

/// Options of a placement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MinimalTraceOptions {
    /// The GPU. That of the trace if `None`.
    pub target: Option<Target>,
    /// Place signals and waits instead of full barriers.
    pub split: bool,
}

/// A trace with its placed barriers.
#[derive(Clone, Debug)]
pub struct MinimalTrace {
    /// The trace with its barriers.
    pub trace: Trace,
    /// The added edits, in the order of the added nodes.
    pub edits: Vec<TraceEdit>,
    /// The added nodes.
    pub added: Vec<NodeId>,
    /// The model of the placement: the original trace, with copies that complete immediately.
    pub program: Program,
    /// The barriers in that model, with their reasons.
    pub placement: Placement,
    /// The node of each origin of [`program`](Self::program), by its index.
    pub nodes: Vec<NodeId>,
    /// What was not understood and treated conservatively.
    pub warnings: Vec<Diagnostic>,
    /// Caveats of the placement.
    pub caveats: Vec<Diagnostic>,
}

/// Places barriers in the trace in `text`. Spans refer to this text.
///
/// # Errors
///
/// As [`place_minimal`], or if `text` is not a valid trace.
pub fn place_minimal_text(text: &str, options: &MinimalTraceOptions) -> Result<MinimalTrace, Failure> {
    let fail = |diagnostics| Failure { diagnostics };
    let trace = Trace::from_json(text).map_err(fail)?;
    let spans = NodeSpans::new(&trace, text);
    place_minimal(&trace, &spans, options).map_err(fail)
}

/// Places barriers in the valid trace `trace`. `spans` has the positions of its nodes in its text.
///
/// # Errors
///
/// If the GPU cannot run the trace ([`validate`] gives the reason), or split barriers are requested
/// and the GPU has none.
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
    let mut caveats = crate::caveats::caveats(&program, &placement);
    // The certificate names accesses of another model than the explanation, so only its verdict is
    // kept.
    if let (Certified::Yes, second) = (&placement.certified, certified(&verdict))
        && second != Certified::Yes
    {
        let message = "the trace with its barriers is not certified; run `seawall check` on it";
        caveats.push(Diagnostic::warning("place::not-certified", Span::at(0), message));
        placement.certified = match second {
            Certified::No(_) => Certified::No(Vec::new()),
            other => other,
        };
    }
    caveats.extend(beyond_reasons(trace, spans, &edits, explained));
    caveats.extend(in_conditionals(trace, spans, &edits));
    caveats.extend(waits_dropped_by_wave(trace, spans, &edits));
    if !verdict.is_clean() && placement.unordered.is_empty() {
        let message = "the trace still has hazards that no barrier can order; run `seawall check` on the \
                       result";
        caveats.push(Diagnostic::warning("place::unordered", Span::at(0), message));
    }
    Ok(MinimalTrace { trace: edited, edits, added, program, placement, nodes, warnings, caveats })
}

fn no_place(message: &str) -> Diagnostic {
    Diagnostic::error("place::no-split-barriers", Span::at(0), message)
        .help("remove `--barriers split`, or select a GPU of the gfx12 family with `--target`")
}

/// The edits of the placement.
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

/// Certifies the final trace.
fn certified(verdict: &Verdict) -> Certified {
    let program = &verdict.lowered.program;
    let certificate =
        certify_program(program, &Changes { added: &[], removed: &FxHashSet::default(), split_parts: &[] });
    let open: Vec<_> = certificate.races().copied().collect();
    match (open.is_empty(), certificate.is_complete()) {
        (false, _) => Certified::No(open),
        (true, false) => Certified::Unknown,
        (true, true) => Certified::Yes,
    }
}

/// Warns about barriers that waits of the trace make necessary around a loop. They are found last,
/// and the reasons do not include them.
fn beyond_reasons(
    trace: &Trace,
    spans: &NodeSpans,
    edits: &[TraceEdit],
    explained: usize,
) -> Option<Diagnostic> {
    let is_barrier_edit = |edit: &&TraceEdit| {
        matches!(edit.kind, NodeKind::Barrier(_) | NodeKind::Signal { .. } | NodeKind::Wait { .. })
    };
    let more = edits.iter().filter(is_barrier_edit).skip(explained);
    let first = more.clone().next()?;
    let message = format!(
        "{} in addition to the explained ones: copies that waits of the trace complete reach {} again around \
         a loop",
        match more.count() {
            1 => "1 barrier is placed".to_owned(),
            number => format!("{number} barriers are placed"),
        },
        trace.describe(first.node)
    );
    let help = "remove the waits that do not belong to a barrier, and place again; fewer barriers may be \
                enough";
    Some(Diagnostic::warning("place::more-than-explained", spans.of(first.node), message).help(help))
}

/// Warns that Wave 3.9.1 emits nothing for `tensor_wait` on a full barrier.
fn waits_dropped_by_wave(trace: &Trace, spans: &NodeSpans, edits: &[TraceEdit]) -> Option<Diagnostic> {
    let is_lost = |edit: &&TraceEdit| matches!(&edit.kind, NodeKind::Barrier(barrier) if barrier.tensor_wait);
    let first = edits.iter().find(is_lost)?;
    let message = format!(
        "the barrier at {} has `tensor_wait`, for which Wave 3.9.1 emits no wait; only a signal waits for \
         tensor loads",
        trace.describe(first.node)
    );
    let help = "use `--barriers split`";
    Some(Diagnostic::warning("place::tensor-wait", spans.of(first.node), message).help(help))
}

/// Warns about barriers in conditionals, which all waves or none must enter.
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
    let message = "a barrier is inside a conditional, which all waves of the workgroup or none must enter";
    Some(Diagnostic::warning("place::barrier-in-conditional", spans.of(first.node), message))
}
