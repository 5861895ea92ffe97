//! Which regions the barriers of a trace guard already.
//!
//! A region is guarded if a barrier stands where every run from the producer to the consumer passes it: in the producer's
//! graph after it, or in one around it after the loop or conditional that the producer is in, up to the graph that both
//! share; there between the two; and in the same way down to the consumer. That is what Wave looks for between two nodes, for
//! any nesting. What may run no time, such as a barrier in a conditional in between, does not count.
//!
//! Regions are tried before a strategy chooses, not after: a choice stands for all windows that it covers, and a barrier that
//! guards the chosen window need not guard those.

use super::emit::Emitter;
use super::region::SyncRegion;
use super::topology::Topology;
use crate::trace::{GraphId, NodeId, NodeKind, Trace, WORKGROUP_BARRIER};
use rustc_hash::FxHashMap;

/// Positions in `regions` of those that are guarded, ascending.
pub(super) fn guarded(
    trace: &Trace,
    topology: &Topology,
    regions: &[SyncRegion],
    emitter: Emitter,
) -> Vec<usize> {
    let existing = Existing::new(trace, topology, emitter);
    if existing.graphs.is_empty() {
        return Vec::new();
    }
    let is_guarded = |at: &usize| existing.guards(trace, topology, &regions[*at]);
    (0..regions.len()).filter(is_guarded).collect()
}

/// What an existing node does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    /// All waves meet.
    Meet,
    /// The first half of that.
    Signal,
    /// The second half.
    Wait,
}

#[derive(Clone, Copy)]
struct Entry {
    /// Index in its graph.
    index: u32,
    does: Does,
    /// Gathers are complete then.
    completes_gathers: bool,
    /// Tensor loads are complete then.
    completes_tensors: bool,
}

/// Indices between two others, without both.
type Range = (i64, i64);

/// The barriers of a trace, by graph, in order.
struct Existing {
    graphs: FxHashMap<GraphId, Vec<Entry>>,
}

impl Existing {
    fn new(trace: &Trace, topology: &Topology, emitter: Emitter) -> Self {
        let mut graphs: FxHashMap<GraphId, Vec<Entry>> = FxHashMap::default();
        for &id in topology.barriers() {
            let node = trace.node(id);
            let (does, gathers, tensors) = match &node.kind {
                NodeKind::Barrier(barrier) => (Does::Meet, barrier.wait_async, barrier.tensor_wait),
                NodeKind::Signal { barrier: WORKGROUP_BARRIER, tensor_wait } if emitter == Emitter::Split => {
                    (Does::Signal, false, *tensor_wait)
                }
                NodeKind::Wait { barrier: WORKGROUP_BARRIER } if emitter == Emitter::Split => {
                    (Does::Wait, false, false)
                }
                _ => continue,
            };
            let index = topology.index(id);
            let entry = Entry { index, does, completes_gathers: gathers, completes_tensors: tensors };
            graphs.entry(node.graph).or_default().push(entry);
        }
        Existing { graphs }
    }

    fn guards(&self, trace: &Trace, topology: &Topology, region: &SyncRegion) -> bool {
        let (from, to) = (chain(trace, region.producer), chain(trace, region.consumer));
        let shared = from.iter().zip(&to).take_while(|(a, b)| a.0 == b.0).count();
        let Some(last) = shared.checked_sub(1) else { return false };
        let producer = &trace.node(region.producer).kind;
        let mut search = Search { entries: &self.graphs, producer, signalled: false };
        let index = |node: NodeId| i64::from(topology.index(node));
        // Out of the graphs that only the producer is in, innermost first.
        for &(graph, node) in from[shared..].iter().rev() {
            if search.meets(graph, (index(node), i64::MAX)) {
                return true;
            }
        }
        let (graph, producer, consumer) = (from[last].0, from[last].1, to[last].1);
        let between: &[Range] = if region.cross_iter {
            &[(index(producer), i64::MAX), (-1, index(consumer))]
        } else {
            &[(index(producer), index(consumer))]
        };
        if between.iter().any(|&range| search.meets(graph, range)) {
            return true;
        }
        to[shared..].iter().any(|&(graph, node)| search.meets(graph, (-1, index(node))))
    }
}

/// The graphs around a node, outermost first, each with the node of it that the node is in or is.
fn chain(trace: &Trace, node: NodeId) -> Vec<(GraphId, NodeId)> {
    let mut chain = vec![(trace.node(node).graph, node)];
    let mut graph = trace.node(node).graph;
    while let Some(owner) = trace.graph(graph).owner() {
        graph = trace.node(owner).graph;
        chain.push((graph, owner));
    }
    chain.reverse();
    chain
}

/// A way through graphs, looked at range by range.
struct Search<'e> {
    entries: &'e FxHashMap<GraphId, Vec<Entry>>,
    producer: &'e NodeKind,
    /// A signal stands on the way so far.
    signalled: bool,
}

impl Search<'_> {
    /// Whether all waves meet in this range, after what the producer began is complete.
    fn meets(&mut self, graph: GraphId, (after, before): Range) -> bool {
        let Some(entries) = self.entries.get(&graph) else { return false };
        let start = entries.partition_point(|entry| i64::from(entry.index) <= after);
        let end = entries.partition_point(|entry| i64::from(entry.index) < before);
        for entry in entries.get(start..end).unwrap_or_default() {
            let complete = match self.producer {
                NodeKind::GatherToLds(_) => entry.completes_gathers,
                NodeKind::TensorLoadToLds(_) => entry.completes_tensors,
                _ => true,
            };
            match entry.does {
                Does::Meet if complete => return true,
                Does::Signal if complete => self.signalled = true,
                Does::Wait if self.signalled => return true,
                _ => {}
            }
        }
        false
    }
}
