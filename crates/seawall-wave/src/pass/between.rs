//! Decides in logarithmic time whether a barrier is between two nodes of one graph, in the trace
//! with the insertions so far.
//!
//! Barriers are kept by graph and place. Node n of its graph has place (3n + 1, 0). A node inserted
//! before it has place (3n, k) with k ascending, and a node inserted after it (3n + 2, -k). Nodes
//! inserted later are therefore closer to the node.

use std::collections::BTreeSet;
use std::ops::Bound;

use super::insertion::{At, Insertion, What};
use super::topology::Topology;
use crate::trace::{GraphId, NodeId, NodeKind, Trace, WORKGROUP_BARRIER};

type Place = (i64, i64);

/// The places between two others, without both.
type Range = (Place, Place);

/// The barriers of a trace with insertions.
pub(super) struct Edited {
    barriers: BTreeSet<(GraphId, Place)>,
    signals: BTreeSet<(GraphId, Place)>,
    waits: BTreeSet<(GraphId, Place)>,
    count: i64,
}

fn place(topology: &Topology, node: NodeId) -> Place {
    (3 * i64::from(topology.index(node)) + 1, 0)
}

impl Edited {
    /// The barriers of the trace without insertions.
    pub(super) fn new(trace: &Trace, topology: &Topology) -> Self {
        let none = BTreeSet::new;
        let mut edited = Edited { barriers: none(), signals: none(), waits: none(), count: 0 };
        for &id in topology.barriers() {
            let node = trace.node(id);
            let at = (node.graph, place(topology, id));
            match node.kind {
                NodeKind::Barrier(_) => edited.barriers.insert(at),
                NodeKind::Signal { barrier: WORKGROUP_BARRIER, .. } => edited.signals.insert(at),
                NodeKind::Wait { barrier: WORKGROUP_BARRIER } => edited.waits.insert(at),
                _ => false,
            };
        }
        edited
    }

    /// Adds an emitted insertion.
    pub(super) fn insert(&mut self, trace: &Trace, topology: &Topology, insertion: &Insertion) {
        self.count += 1;
        let (node, _) = place(topology, insertion.node);
        let at = match insertion.at {
            At::Before => (node - 1, self.count),
            At::After => (node + 1, -self.count),
        };
        let at = (trace.node(insertion.node).graph, at);
        match insertion.what {
            What::Barrier { .. } => self.barriers.insert(at),
            What::Signal { .. } => self.signals.insert(at),
            What::Wait { .. } => self.waits.insert(at),
        };
    }

    /// Returns whether a monolithic barrier, or a signal and a later wait, is between two nodes of
    /// one graph. If `to` is not after `from`, the search goes from `from` to the end of the graph
    /// and on from its beginning. The nodes `from` and `to` and the ends of the graph do not count.
    pub(super) fn is_barrier_between(
        &self,
        trace: &Trace,
        topology: &Topology,
        from: NodeId,
        to: NodeId,
    ) -> bool {
        let graph = trace.node(from).graph;
        let nodes = trace.graph(graph).nodes();
        let (Some(&first), Some(&last)) = (nodes.first(), nodes.last()) else { return false };
        let (from, to) = (place(topology, from), place(topology, to));
        if to >= from {
            return self.barrier_in(graph, &[(from, to)]);
        }
        let (mut first, last) = (place(topology, first), place(topology, last));
        if let Some(before) = self.first_wait(graph).filter(|&wait| wait < first) {
            first = before;
        }
        // If `to` is the first node, the search from the beginning continues to the last node.
        let beginning = if to == first { (first, last) } else { (first, to) };
        self.barrier_in(graph, &[(from, last), beginning])
    }

    /// The first wait of a graph. Only waits are inserted before nodes.
    fn first_wait(&self, graph: GraphId) -> Option<Place> {
        let all = (Bound::Included((graph, (i64::MIN, 0))), Bound::Included((graph, (i64::MAX, 0))));
        self.waits.range(all).next().map(|&(_, place)| place)
    }

    fn barrier_in(&self, graph: GraphId, ranges: &[Range]) -> bool {
        let mut signalled = false;
        for &(from, to) in ranges {
            let within = |from: Place| (Bound::Excluded((graph, from)), Bound::Excluded((graph, to)));
            if from >= to {
                continue;
            }
            if self.barriers.range(within(from)).next().is_some() {
                return true;
            }
            let mut start = from;
            if !signalled {
                match self.signals.range(within(from)).next() {
                    Some(&(_, signal)) => (signalled, start) = (true, signal),
                    None => continue,
                }
            }
            if self.waits.range(within(start)).next().is_some() {
                return true;
            }
        }
        false
    }
}
