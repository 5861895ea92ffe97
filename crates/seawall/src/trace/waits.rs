//! Which barriers wait for copies.
//!
//! No barrier completes a copy. A barrier that is placed can wait for copies first (`wait_async`, `tensor_wait`); before one that the trace has already,
//! and before a signal without such a flag, a `counter_wait` can stand. At first all of them wait; then those that
//! need not are found one by one, innermost loops first, by checking what is left. The result has no wait that could be left out alone.

use seawall_base::{Diagnostic, EntityId};
use seawall_model::{Family, Target};
use seawall_wave::edit::{TraceEdit, TraceSide, apply_edits};
use seawall_wave::trace::{Barrier, CounterWait};
use seawall_wave::{NodeId, NodeKind, Trace};
use seawall_wave_lower::{NodeSpans, validate};

use super::verdict::Verdict;

/// After so many checks, waits are left where they are.
const MAX_CHECKS: usize = 400;
/// After so many repairs of what is still wrong, it is left to be told.
const MAX_REPAIRS: usize = 16;

/// Copies that complete in one queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Copies {
    /// `gather_to_lds`.
    Gather,
    /// `tensor_load_to_lds`.
    Tensor,
}

/// A place where waves meet, and which copies are waited for there.
#[derive(Clone, Debug)]
struct Meeting {
    /// What it is.
    at: Place,
    /// The copies that it may wait for.
    copies: Copies,
    depth: u32,
    waits: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// An edit of the list, by position.
    Placed(usize),
    /// A node of the trace.
    Present(NodeId),
}

/// `edits` with waits for copies, and more barriers if these do not do.
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
    let mut meetings = meetings(trace, &edits, &kinds);
    let mut left = verdict(trace, target, counter, &edits, &meetings)?;
    for _ in 0..MAX_REPAIRS {
        let before = (edits.clone(), meetings.clone());
        if left.is_clean() || !repair((trace, target), counter, &left, &mut edits, &mut meetings) {
            break;
        }
        let after = verdict(trace, target, counter, &edits, &meetings)?;
        // What mends nothing is not left behind: placing again would only add more of it.
        if after.findings.len() >= left.findings.len() {
            (edits, meetings) = before;
            break;
        }
        left = after;
    }
    let mut order: Vec<usize> = (0..meetings.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(meetings[at].depth));
    for at in order.into_iter().take(MAX_CHECKS) {
        meetings[at].waits = false;
        let without = verdict(trace, target, counter, &edits, &meetings)?;
        meetings[at].waits = without.findings.len() > left.findings.len();
    }
    Ok(with_waits(counter, &edits, &meetings))
}

/// Where copies to shared memory are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counter {
    Load,
    Asynchronous,
}

impl Counter {
    fn of(target: Option<&Target>, trace: &Trace) -> Counter {
        let own = trace.target.as_deref().and_then(|name| name.parse::<Target>().ok());
        match target.cloned().or(own).map(|target| target.family()) {
            Some(Family::Gfx1250) => Counter::Asynchronous,
            _ => Counter::Load,
        }
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

/// The kinds of copies that a trace has.
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

fn meetings(trace: &Trace, edits: &[TraceEdit], kinds: &[Copies]) -> Vec<Meeting> {
    let mut meetings = Vec::new();
    for &copies in kinds {
        for (at, edit) in edits.iter().enumerate() {
            if matches!(edit.kind, NodeKind::Barrier(_) | NodeKind::Signal { .. }) {
                let depth = depth(trace, edit.node);
                meetings.push(Meeting { at: Place::Placed(at), copies, depth, waits: true });
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
                meetings.push(Meeting {
                    at: Place::Present(id),
                    copies,
                    depth: depth(trace, id),
                    waits: true,
                });
            }
        }
    }
    meetings
}

/// How many loops a node is inside of.
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
    meetings: &[Meeting],
) -> Result<Verdict, Vec<Diagnostic>> {
    let (edited, _) = apply_edits(trace, &with_waits(counter, edits, meetings));
    Verdict::new(&edited, target)
}

/// `edits` with the waits that are wanted, those before what they are for.
fn with_waits(counter: Counter, edits: &[TraceEdit], meetings: &[Meeting]) -> Vec<TraceEdit> {
    let wanted = |place: Place, copies: Copies| {
        meetings.iter().any(|meeting| meeting.at == place && meeting.copies == copies && meeting.waits)
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
    for meeting in meetings.iter().filter(|meeting| meeting.waits) {
        if let Place::Present(node) = meeting.at {
            result.push(TraceEdit { side: TraceSide::Before, node, kind: counter.wait(meeting.copies) });
        }
    }
    result
}

/// Puts a wait or a barrier before what still comes too early; says whether there was something to do.
fn repair(
    (trace, target): (&Trace, Option<&Target>),
    counter: Counter,
    verdict: &Verdict,
    edits: &mut Vec<TraceEdit>,
    meetings: &mut Vec<Meeting>,
) -> bool {
    let before = edits.len();
    for (node, copy) in verdict.open() {
        // Nodes that were added have no place in the trace as it was.
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
        // A whole barrier may not stand between the halves of another one.
        if matches!(edit.kind, NodeKind::Barrier(_)) && !halves_pair(trace, target, edits, &edit) {
            continue;
        }
        if matches!(edit.kind, NodeKind::Barrier(_)) {
            for copies in copies(trace) {
                let at = Place::Placed(edits.len());
                meetings.push(Meeting { at, copies, depth: depth(trace, node), waits: true });
            }
        }
        edits.push(edit);
    }
    edits.len() > before
}

/// Whether all halves of barriers pair once `more` is there, too.
fn halves_pair(trace: &Trace, target: Option<&Target>, edits: &[TraceEdit], more: &TraceEdit) -> bool {
    let mut edits = edits.to_vec();
    edits.push(more.clone());
    let (edited, _) = apply_edits(trace, &edits);
    validate(&edited, &NodeSpans::default(), target).is_ok()
}
