//! Changes of a trace: nodes put before or after others, whoever wants them there; and the same as data.

mod json;

use rustc_hash::FxHashMap;

use crate::trace::{GraphId, Names, NodeId, NodeKind, Trace};

pub use json::edits_json;
pub(crate) use json::{Reason, document};

/// On which side of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TraceSide {
    /// Directly before it.
    Before,
    /// Directly after it.
    After,
}

/// One node that is added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceEdit {
    /// Side.
    pub side: TraceSide,
    /// The node next to which it goes; its location becomes that of the new node.
    pub node: NodeId,
    /// What is added: a barrier, half of one, or a wait for counters.
    pub kind: NodeKind,
}

/// How several nodes after one node stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Behind {
    /// As they are listed.
    InOrder,
    /// The last one is next to the node, as if each were put there when it is its turn.
    LastFirst,
}

/// A copy of `trace` with `edits` carried out, and the nodes that were added, in the order of `edits`, which is that of their ids, too. Several at one place
/// stand in that order.
pub fn apply_edits(trace: &Trace, edits: &[TraceEdit]) -> (Trace, Vec<NodeId>) {
    apply_behind(trace, edits, Behind::InOrder)
}

/// [`apply_edits`] with another order of what is put after one node.
pub(crate) fn apply_behind(trace: &Trace, edits: &[TraceEdit], behind: Behind) -> (Trace, Vec<NodeId>) {
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
        if behind == Behind::LastFirst {
            nodes.reverse();
        }
        nodes
    };
    for graph in graphs {
        edited.splice(graph, |node| there(node, TraceSide::Before), after);
    }
    (edited, added)
}

/// What Wave calls the op.
const fn stem(kind: &NodeKind) -> &'static str {
    match kind {
        NodeKind::Barrier(_) => "shared_memory_barrier",
        NodeKind::Signal { .. } => "shared_memory_barrier_signal",
        NodeKind::Wait { .. } => "shared_memory_barrier_wait",
        _ => "memory_counter_wait",
    }
}
