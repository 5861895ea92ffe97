//! Changes of a trace: nodes put before or after others.

use rustc_hash::FxHashMap;
use seawall_wave::trace::Names;
use seawall_wave::{GraphId, NodeId, NodeKind, Trace};

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

/// A copy of `trace` with `edits` carried out, and the nodes that were added, in the order of `edits`. Several at one place stand in that order.
pub fn apply_edits(trace: &Trace, edits: &[TraceEdit]) -> (Trace, Vec<NodeId>) {
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
    for graph in graphs {
        edited.splice(graph, |node| there(node, TraceSide::Before), |node| there(node, TraceSide::After));
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
