//! Decides which barriers wait for copies.
//!
//! Barriers do not complete copies. A placed barrier can wait for copies first (`wait_async`,
//! `tensor_wait`). A `counter_wait` can precede an existing barrier of the trace, or a signal
//! without such a flag. At first all of them wait. Redundant waits are then removed one by one,
//! innermost loops first, with a check after each removal. In the result, no wait can be removed
//! alone.

use seawall_base::{Diagnostic, EntityId};
use seawall_model::Target;
use seawall_wave::edit::{TraceEdit, TraceSide, apply_edits};
use seawall_wave::trace::{Barrier, CounterWait};
use seawall_wave::{NodeId, NodeKind, Trace};
use seawall_wave_lower::{NodeSpans, validate};

use super::verdict::Verdict;

/// The number of checks. Waits beyond it are kept.
const MAX_CHECKS: usize = 400;
/// The number of repairs of remaining hazards. Hazards beyond it are reported.
const MAX_REPAIRS: usize = 16;

/// Copies that complete in one queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Copies {
    /// `gather_to_lds`.
    Gather,
    /// `tensor_load_to_lds`.
    Tensor,
}

/// A barrier, and the copies for which it waits.
#[derive(Clone, Debug)]
struct BarrierPoint {
    /// Its place.
    at: Place,
    /// The copies for which it may wait.
    copies: Copies,
    depth: u32,
    waits: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// An entry of the edit list, by position.
    Placed(usize),
    /// A node of the trace.
    Present(NodeId),
}

/// `edits` with waits for copies, and more barriers if these are not enough.
pub(super) fn complete(
    trace: &Trace,
    target: Option<&Target>,
    mut edits: Vec<TraceEdit>,
) -> Result<Vec<TraceEdit>, Vec<Diagnostic>> {
    let kinds = copies(trace);
    if kinds.is_empty() {
        return Ok(edits);
    }
    let counter = Counter::of(target, trace);
    let mut points = barrier_points(trace, &edits, &kinds);
    let mut left = verdict(trace, target, counter, &edits, &points)?;
    for _ in 0..MAX_REPAIRS {
        let before = (edits.clone(), points.clone());
        if left.is_clean() || !repair((trace, target), counter, &left, &mut edits, &mut points) {
            break;
        }
        let after = verdict(trace, target, counter, &edits, &points)?;
        // Repairs without effect are undone, because further rounds would only add more of them.
        if after.findings.len() >= left.findings.len() {
            (edits, points) = before;
            break;
        }
        left = after;
    }
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(points[at].depth));
    for at in order.into_iter().take(MAX_CHECKS) {
        points[at].waits = false;
        let without = verdict(trace, target, counter, &edits, &points)?;
        points[at].waits = without.findings.len() > left.findings.len();
    }
    Ok(with_waits(counter, &edits, &points))
}

/// The hardware counter of copies to shared memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counter {
    Load,
    Asynchronous,
}

impl Counter {
    fn of(target: Option<&Target>, trace: &Trace) -> Counter {
        let own = trace.target.as_deref().and_then(|name| name.parse::<Target>().ok());
        let target = target.cloned().or(own);
        let is_counted_apart = target.is_some_and(|target| target.copies_asynchronously());
        if is_counted_apart { Counter::Asynchronous } else { Counter::Load }
    }

    /// A wait for all copies.
    fn wait(self, copies: Copies) -> NodeKind {
        let mut wait = CounterWait::default();
        match (copies, self) {
            (Copies::Tensor, _) => wait.tensor = Some(0),
            (Copies::Gather, Counter::Load) => wait.load = Some(0),
            (Copies::Gather, Counter::Asynchronous) => wait.asynchronous = Some(0),
        }
        NodeKind::CounterWait(wait)
    }
}

/// The kinds of copies in a trace.
fn copies(trace: &Trace) -> Vec<Copies> {
    let has = |is: fn(&NodeKind) -> bool| trace.nodes().any(|(_, node)| is(&node.kind));
    let mut kinds = Vec::new();
    if has(|kind| matches!(kind, NodeKind::GatherToLds(_))) {
        kinds.push(Copies::Gather);
    }
    if has(|kind| matches!(kind, NodeKind::TensorLoadToLds(_))) {
        kinds.push(Copies::Tensor);
    }
    kinds
}

fn barrier_points(trace: &Trace, edits: &[TraceEdit], kinds: &[Copies]) -> Vec<BarrierPoint> {
    let mut points = Vec::new();
    for &copies in kinds {
        for (at, edit) in edits.iter().enumerate() {
            if matches!(edit.kind, NodeKind::Barrier(_) | NodeKind::Signal { .. }) {
                let depth = depth(trace, edit.node);
                points.push(BarrierPoint { at: Place::Placed(at), copies, depth, waits: true });
            }
        }
        for id in trace.preorder() {
            let could_wait = match (&trace.node(id).kind, copies) {
                (NodeKind::Barrier(barrier), Copies::Gather) => !barrier.wait_async,
                (
                    NodeKind::Barrier(Barrier { tensor_wait, .. }) | NodeKind::Signal { tensor_wait, .. },
                    Copies::Tensor,
                ) => !tensor_wait,
                (NodeKind::Signal { .. } | NodeKind::WorkgroupBarrier, _) => true,
                _ => false,
            };
            if could_wait {
                points.push(BarrierPoint {
                    at: Place::Present(id),
                    copies,
                    depth: depth(trace, id),
                    waits: true,
                });
            }
        }
    }
    points
}

/// The number of loops around a node.
pub(super) fn depth(trace: &Trace, id: NodeId) -> u32 {
    let mut depth = 0;
    let mut graph = Some(trace.node(id).graph);
    while let Some(at) = graph {
        let owner = trace.graph(at).owner();
        depth += u32::from(owner.is_some_and(|owner| matches!(trace.node(owner).kind, NodeKind::Iterate(_))));
        graph = trace.around(at);
    }
    depth
}

fn verdict(
    trace: &Trace,
    target: Option<&Target>,
    counter: Counter,
    edits: &[TraceEdit],
    points: &[BarrierPoint],
) -> Result<Verdict, Vec<Diagnostic>> {
    let (edited, _) = apply_edits(trace, &with_waits(counter, edits, points));
    Verdict::new(&edited, target)
}

/// `edits` with the selected waits, each before its barrier.
fn with_waits(counter: Counter, edits: &[TraceEdit], points: &[BarrierPoint]) -> Vec<TraceEdit> {
    let wanted = |place: Place, copies: Copies| {
        points.iter().any(|barrier_point| {
            barrier_point.at == place && barrier_point.copies == copies && barrier_point.waits
        })
    };
    let mut result = Vec::with_capacity(edits.len());
    for (at, edit) in edits.iter().enumerate() {
        let mut edit = edit.clone();
        let (gather, tensor) =
            (wanted(Place::Placed(at), Copies::Gather), wanted(Place::Placed(at), Copies::Tensor));
        match &mut edit.kind {
            NodeKind::Barrier(barrier) => (barrier.wait_async, barrier.tensor_wait) = (gather, tensor),
            NodeKind::Signal { tensor_wait, .. } => {
                *tensor_wait = tensor;
                if gather {
                    result.push(TraceEdit { kind: counter.wait(Copies::Gather), ..edit.clone() });
                }
            }
            _ => {}
        }
        result.push(edit);
    }
    for barrier_point in points.iter().filter(|barrier_point| barrier_point.waits) {
        if let Place::Present(node) = barrier_point.at {
            result.push(TraceEdit {
                side: TraceSide::Before,
                node,
                kind: counter.wait(barrier_point.copies),
            });
        }
    }
    result
}

/// Inserts a wait or a barrier before each unordered access. Returns whether it inserted anything.
fn repair(
    (trace, target): (&Trace, Option<&Target>),
    counter: Counter,
    verdict: &Verdict,
    edits: &mut Vec<TraceEdit>,
    points: &mut Vec<BarrierPoint>,
) -> bool {
    let before = edits.len();
    for (node, copy) in verdict.open() {
        // Added nodes have no position in the original trace.
        if node.index() >= trace.nodes().len() {
            continue;
        }
        let kind = match copy.map(|copy| copy.index() < trace.nodes().len()) {
            Some(true) => {
                let is_tensor =
                    copy.is_some_and(|copy| matches!(trace.node(copy).kind, NodeKind::TensorLoadToLds(_)));
                counter.wait(if is_tensor { Copies::Tensor } else { Copies::Gather })
            }
            _ => NodeKind::Barrier(Barrier::default()),
        };
        let edit = TraceEdit { side: TraceSide::Before, node, kind };
        if edits.contains(&edit) {
            continue;
        }
        // A full barrier must not be between the signal and the wait of a split barrier.
        if matches!(edit.kind, NodeKind::Barrier(_)) && !signals_pair(trace, target, edits, &edit) {
            continue;
        }
        if matches!(edit.kind, NodeKind::Barrier(_)) {
            for copies in copies(trace) {
                let at = Place::Placed(edits.len());
                points.push(BarrierPoint { at, copies, depth: depth(trace, node), waits: true });
            }
        }
        edits.push(edit);
    }
    edits.len() > before
}

/// Whether all signals and waits are still paired after adding `more`.
fn signals_pair(trace: &Trace, target: Option<&Target>, edits: &[TraceEdit], more: &TraceEdit) -> bool {
    let mut edits = edits.to_vec();
    edits.push(more.clone());
    let (edited, _) = apply_edits(trace, &edits);
    validate(&edited, &NodeSpans::default(), target).is_ok()
}
