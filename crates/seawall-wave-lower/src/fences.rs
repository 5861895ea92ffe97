//! Which bare rendezvous orders shared memory.
//!
//! `rocdl.s.barrier` waits for no memory. Behind a wait until no operation on shared memory is outstanding, with no access to shared memory between, it orders
//! all that is before it. Only what stands in the same graph is looked at: possible wrong answers are rendezvous that order memory and are
//! taken not to, never the reverse.

use rustc_hash::FxHashSet;
use seawall_wave::{Graph, NodeId, NodeKind, Trace};

/// The bare rendezvous that order shared memory.
pub(crate) fn fenced(trace: &Trace) -> FxHashSet<NodeId> {
    trace.graphs().flat_map(|(_, graph)| in_graph(trace, graph)).collect()
}

fn in_graph(trace: &Trace, graph: &Graph) -> Vec<NodeId> {
    let mut fenced = Vec::new();
    let mut is_drained = false;
    for &id in graph.nodes() {
        match &trace.node(id).kind {
            NodeKind::WorkgroupBarrier if is_drained => fenced.push(id),
            NodeKind::CounterWait(wait) if wait.ds == Some(0) => is_drained = true,
            // A barrier and a signal wait for operations on shared memory, too.
            NodeKind::Barrier(_) | NodeKind::Signal { .. } => is_drained = true,
            NodeKind::Iterate(_) | NodeKind::Conditional(_) => is_drained = false,
            // Copies are no operations that this counter counts.
            kind if kind.shared_memory().is_some() && !kind.is_asynchronous() => is_drained = false,
            _ => {}
        }
    }
    fenced
}
