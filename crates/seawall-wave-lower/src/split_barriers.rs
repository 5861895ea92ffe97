//! Checks that the signals and waits of split barriers pair (`docs/semantics.md`, S40).
//!
//! On every path through loops and conditionals, a wait of the same number follows each signal
//! before the next signal, and a signal precedes each wait. A violation can hang a GPU.
//!
//! - Analysis: forward over the nodes, once for each barrier number.
//! - Lattice: subsets of {no signal is open, a signal is open}. The join is union.
//! - A conditional may be skipped, a loop may run zero times unless `trips` gives the count, and
//!   two conditions are never treated as equal.
//! - Error direction: the check may report an impossible path. It never misses a path.

use std::collections::BTreeSet;

use seawall_base::{Diagnostic, SecondaryMap};
use seawall_model::Target;
use seawall_wave::trace::{NodeSpans, WORKGROUP_BARRIER};
use seawall_wave::{NodeId, NodeKind, Trace};

const HELP: &str =
    "this can hang the GPU: on every path, place one wait after each signal and before the next signal";

/// The possible states before a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SignalState {
    closed: bool,
    /// The first signal in program order that may be open.
    open: Option<u32>,
}

impl SignalState {
    fn join(&mut self, other: SignalState) -> bool {
        let before = *self;
        self.closed |= other.closed;
        self.open = match (self.open, other.open) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        before != *self
    }
}

/// Checks all signals and waits of `trace`.
///
/// # Errors
///
/// Returns every violation, ordered by barrier number and then by node.
pub(crate) fn check(
    trace: &Trace,
    spans: &NodeSpans,
    target: Option<&Target>,
) -> Result<(), Vec<Diagnostic>> {
    let numbers: BTreeSet<i32> =
        trace.nodes().filter_map(|(_, node)| split_barrier_number(&node.kind)).collect();
    if numbers.is_empty() {
        return Ok(());
    }
    let order = trace.preorder();
    let mut positions = SecondaryMap::new();
    for (at, &node) in (0..).zip(&order) {
        *positions.entry(node) = at;
    }
    let mut errors = Vec::new();
    for &number in &numbers {
        let is_whole = number == WORKGROUP_BARRIER && target.is_some_and(Target::has_split_barriers);
        let joined = |id: i32| target.is_some_and(|target| target.is_joined_barrier(id));
        let others: BTreeSet<i32> = numbers
            .iter()
            .copied()
            .filter(|&other| other != number && joined(other) && joined(number))
            .collect();
        let walk = Walk { trace, spans, order: &order, positions: &positions, number, is_whole, others };
        errors.extend(walk.run());
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn split_barrier_number(kind: &NodeKind) -> Option<i32> {
    match kind {
        NodeKind::Signal { barrier, .. } | NodeKind::Wait { barrier } => Some(*barrier),
        _ => None,
    }
}

struct Walk<'t> {
    trace: &'t Trace,
    spans: &'t NodeSpans,
    /// Nodes in program order.
    order: &'t [NodeId],
    positions: &'t SecondaryMap<NodeId, u32>,
    number: i32,
    /// Whether a whole barrier is a signal and a wait of this number.
    is_whole: bool,
    /// The other numbers that waves must join, if this number is one of them. A wave waits for the
    /// named barrier that it joined last.
    others: BTreeSet<i32>,
}

impl Walk<'_> {
    fn run(&self) -> Vec<Diagnostic> {
        let mut before = vec![SignalState::default(); self.order.len()];
        let mut end = SignalState::default();
        let mut work = Vec::new();
        if let Some(first) = before.first_mut() {
            first.closed = true;
            work.push(0);
        }
        let mut next = Vec::new();
        while let Some(at) = work.pop() {
            let state = before[at];
            let after = self.after(at, state);
            next.clear();
            self.next(at, &mut next);
            for &next in &next {
                let known = before.get_mut(next).unwrap_or(&mut end);
                if known.join(after) && next < self.order.len() {
                    work.push(next);
                }
            }
        }
        let mut errors: Vec<Diagnostic> =
            (0..self.order.len()).filter_map(|at| self.error(at, before[at])).collect();
        errors.extend(end.open.map(|signal| self.orphan(signal)));
        errors
    }

    fn after(&self, at: usize, state: SignalState) -> SignalState {
        match &self.trace.node(self.order[at]).kind {
            NodeKind::Signal { barrier, .. } if *barrier == self.number => {
                SignalState { closed: false, open: u32::try_from(at).ok() }
            }
            NodeKind::Wait { barrier } if *barrier == self.number => SignalState { closed: true, open: None },
            _ => state,
        }
    }

    /// Adds the possible successors of the node at a position. The number of nodes means the end.
    fn next(&self, at: usize, next: &mut Vec<usize>) {
        let node = self.order[at];
        match &self.trace.node(node).kind {
            NodeKind::Iterate(iterate) => {
                if iterate.trips != Some(0) {
                    next.push(at + 1);
                }
                if iterate.trips.is_none_or(|trips| trips == 0) {
                    next.push(self.behind(node));
                }
            }
            NodeKind::Conditional(_) => next.extend([at + 1, self.behind(node)]),
            NodeKind::Output { .. } => {
                let Some(owner) = self.trace.graph(self.trace.node(node).graph).owner() else {
                    return next.push(self.order.len());
                };
                if let NodeKind::Iterate(iterate) = &self.trace.node(owner).kind
                    && iterate.trips.is_none_or(|trips| trips > 1)
                {
                    next.push(self.positions[owner] as usize + 1);
                }
                next.push(self.behind(owner));
            }
            _ => next.push(at + 1),
        }
    }

    /// The position after a loop or conditional and everything inside it. This is the position of
    /// the next node in its graph, at the latest that of the `output`.
    fn behind(&self, owner: NodeId) -> usize {
        let nodes = self.trace.graph(self.trace.node(owner).graph).nodes();
        let own = nodes.partition_point(|&node| self.positions[node] <= self.positions[owner]);
        nodes.get(own).map_or(self.order.len(), |&node| self.positions[node] as usize)
    }

    fn error(&self, at: usize, state: SignalState) -> Option<Diagnostic> {
        let node = self.order[at];
        let here = self.trace.describe(node);
        let open = state.open.and_then(|at| self.order.get(at as usize)).copied();
        let other = |code, message, signal: NodeId| {
            let diagnostic = Diagnostic::error(code, self.spans.of(node), message);
            diagnostic.also(self.spans.of(signal), "this signal").help(HELP)
        };
        match (&self.trace.node(node).kind, open) {
            (NodeKind::Signal { barrier, .. }, Some(signal)) if *barrier == self.number => {
                let there = self.trace.describe(signal);
                let message = if signal == node {
                    format!(
                        "{here} signals barrier {barrier} again in the next iteration, with no wait between"
                    )
                } else {
                    format!(
                        "barrier {barrier} is signalled by {there} and again by {here}, with no wait between"
                    )
                };
                Some(other("wave::double-signal", message, signal))
            }
            (NodeKind::Wait { barrier }, open) if *barrier == self.number && state.closed => {
                let message = match open {
                    None => format!("{here} has no signal before it"),
                    Some(_) => format!("{here} has no signal before it on some path"),
                };
                Some(Diagnostic::error("wave::wait-before-signal", self.spans.of(node), message).help(HELP))
            }
            (NodeKind::Wait { barrier }, Some(signal)) if self.others.contains(barrier) => {
                let message = format!(
                    "{here} may wait for barrier {} instead: a wave waits for the named barrier that it joined last, and {} has no wait before this node",
                    self.number,
                    self.trace.describe(signal)
                );
                Some(other("wave::joined-barriers", message, signal))
            }
            (NodeKind::Barrier(_) | NodeKind::WorkgroupBarrier, Some(signal)) if self.is_whole => {
                let message = format!(
                    "{here} is between a signal and a wait of barrier -1: it signals barrier -1 itself, and {} has no wait before it",
                    self.trace.describe(signal)
                );
                Some(other("wave::barrier-between-halves", message, signal))
            }
            _ => None,
        }
    }

    fn orphan(&self, signal: u32) -> Diagnostic {
        let Some(&node) = self.order.get(signal as usize) else {
            return Diagnostic::error(
                "wave::orphan-signal",
                seawall_base::Span::at(0),
                "a signal has no wait after it on some path",
            );
        };
        let message = format!("{} has no wait after it on some path", self.trace.describe(node));
        Diagnostic::error("wave::orphan-signal", self.spans.of(node), message).help(HELP)
    }
}
