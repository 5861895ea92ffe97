//! The trace with what the pass adds.

use rustc_hash::FxHashMap;

use super::insertion::{At, Insertion, What};
use crate::trace::{Barrier, GraphId, Names, NodeId, NodeKind, Trace};

/// A copy of `trace` with `insertions` in their places. Added nodes have the ids after the greatest one, in the order of
/// emission, Wave's names for such nodes, and the location of the node that they are for.
pub fn apply(trace: &Trace, insertions: &[Insertion]) -> Trace {
    let mut edited = trace.clone();
    let mut names = Names::of(trace);
    let mut before: FxHashMap<NodeId, Vec<NodeId>> = FxHashMap::default();
    let mut after: FxHashMap<NodeId, Vec<NodeId>> = FxHashMap::default();
    let mut graphs: Vec<GraphId> = Vec::new();
    for insertion in insertions {
        let graph = trace.node(insertion.node).graph;
        let (stem, kind) = kind(insertion.what);
        let location = trace.node(insertion.location_from).location.clone();
        let node = edited.create(graph, names.fresh(graph, stem), kind, location);
        edited.set_op(node, stem);
        let side = match insertion.at {
            At::Before => &mut before,
            At::After => &mut after,
        };
        side.entry(insertion.node).or_default().push(node);
        graphs.push(graph);
    }
    graphs.sort_unstable();
    graphs.dedup();
    let next_to =
        |side: &FxHashMap<NodeId, Vec<NodeId>>, node| side.get(&node).map_or(Vec::new(), Vec::clone);
    for graph in graphs {
        edited.splice(
            graph,
            |node| next_to(&before, node),
            |node| {
                let mut nodes = next_to(&after, node);
                nodes.reverse();
                nodes
            },
        );
    }
    edited
}

/// Wave's name of the op, and the node.
const fn kind(what: What) -> (&'static str, NodeKind) {
    match what {
        What::Barrier { wait_async, tensor_wait } => {
            let barrier = Barrier { wait_async, tensor_wait, async_deps: Vec::new() };
            ("shared_memory_barrier", NodeKind::Barrier(barrier))
        }
        What::Signal { barrier, tensor_wait } => {
            ("shared_memory_barrier_signal", NodeKind::Signal { barrier, tensor_wait })
        }
        What::Wait { barrier } => ("shared_memory_barrier_wait", NodeKind::Wait { barrier }),
    }
}
