//! Edits of a trace: nodes inserted before or after others, and their JSON form.

mod json;

use rustc_hash::FxHashMap;

use crate::trace::{GraphId, Names, NodeId, NodeKind, Trace};

pub(crate) use json::{Added, Region, pass_json};
pub use json::{edits_json, edits_schema};

/// The side of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TraceSide {
    /// Directly before the node.
    Before,
    /// Directly after the node.
    After,
}

/// One inserted node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceEdit {
    /// The side of `node`.
    pub side: TraceSide,
    /// The existing node next to it. The inserted node gets its location.
    pub node: NodeId,
    /// The inserted node: a barrier, a signal, a wait of a split barrier, or a wait for counters.
    pub kind: NodeKind,
}

/// The order of several nodes after one node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OrderAfter {
    /// The order of the list.
    InOrder,
    /// The last one is next to the node, as if they were inserted one by one.
    LastFirst,
}

/// Returns a copy of `trace` with `edits`, and the new nodes in the order of `edits`. Their ids
/// ascend in this order, too. Several nodes at one place are in this order.
pub fn apply_edits(trace: &Trace, edits: &[TraceEdit]) -> (Trace, Vec<NodeId>) {
    apply_edits_in_order(trace, edits, OrderAfter::InOrder)
}

/// [`apply_edits`] with another order of the nodes after one node.
pub(crate) fn apply_edits_in_order(
    trace: &Trace,
    edits: &[TraceEdit],
    behind: OrderAfter,
) -> (Trace, Vec<NodeId>) {
    let mut edited = trace.clone();
    let mut names = Names::of(trace);
    let mut places: FxHashMap<(NodeId, TraceSide), Vec<NodeId>> = FxHashMap::default();
    let mut graphs: Vec<GraphId> = Vec::new();
    let mut added = Vec::with_capacity(edits.len());
    for edit in edits {
        let at = trace.node(edit.node);
        let stem = stem(&edit.kind);
        let name = names.fresh(at.graph, stem);
        let node = edited.create(at.graph, name, edit.kind.clone(), at.location.clone());
        edited.set_op(node, stem);
        places.entry((edit.node, edit.side)).or_default().push(node);
        graphs.push(at.graph);
        added.push(node);
    }
    graphs.sort_unstable();
    graphs.dedup();
    let there = |node, side| places.get(&(node, side)).cloned().unwrap_or_default();
    let after = |node| {
        let mut nodes = there(node, TraceSide::After);
        if behind == OrderAfter::LastFirst {
            nodes.reverse();
        }
        nodes
    };
    for graph in graphs {
        edited.splice(graph, |node| there(node, TraceSide::Before), after);
    }
    (edited, added)
}

/// Wave's name of the op.
const fn stem(kind: &NodeKind) -> &'static str {
    match kind {
        NodeKind::Barrier(_) => "shared_memory_barrier",
        NodeKind::Signal { .. } => "shared_memory_barrier_signal",
        NodeKind::Wait { .. } => "shared_memory_barrier_wait",
        _ => "memory_counter_wait",
    }
}
