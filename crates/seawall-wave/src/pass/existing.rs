//! Finds the regions that barriers of the trace already guard.
//!
//! A region is guarded if every execution passes a barrier between the producer and the consumer.
//! Such a barrier is in one of three places:
//!
//! - after the producer, in its graph, or after the loop or conditional of the producer, in a graph
//!   around it;
//! - between the two, in the innermost graph that contains both;
//! - before the consumer, in its graph, or before the loop or conditional of the consumer, in a
//!   graph around it.
//!
//! Wave looks for the same between two nodes of one graph. A barrier that may not run, such as one
//! in a conditional between the two, does not count.
//!
//! Regions are tested before a strategy chooses, because a choice covers several windows. A barrier
//! that guards the chosen window need not guard the others.

use super::emit::Emitter;
use super::region::SyncRegion;
use super::topology::Topology;
use crate::trace::{GraphId, NodeId, NodeKind, Trace, WORKGROUP_BARRIER};
use rustc_hash::FxHashMap;

/// Returns the positions in `regions` of those that are guarded, ascending.
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

/// The effect of an existing node.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    /// A barrier of all waves.
    Barrier,
    /// The signal of a split barrier.
    Signal,
    /// The wait of a split barrier.
    Wait,
}

#[derive(Clone, Copy)]
struct Entry {
    /// The index of the node in its graph.
    index: u32,
    does: Effect,
    /// Whether it completes gathers.
    completes_gathers: bool,
    /// Whether it completes tensor loads.
    completes_tensors: bool,
}

/// The indices between two others, without both.
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
                NodeKind::Barrier(barrier) => (Effect::Barrier, barrier.wait_async, barrier.tensor_wait),
                NodeKind::Signal { barrier: WORKGROUP_BARRIER, tensor_wait } if emitter == Emitter::Split => {
                    (Effect::Signal, false, *tensor_wait)
                }
                NodeKind::Wait { barrier: WORKGROUP_BARRIER } if emitter == Emitter::Split => {
                    (Effect::Wait, false, false)
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
        // The graphs that contain only the producer, innermost first.
        for &(graph, node) in from[shared..].iter().rev() {
            if search.has_barrier(graph, (index(node), i64::MAX)) {
                return true;
            }
        }
        let (graph, producer, consumer) = (from[last].0, from[last].1, to[last].1);
        let between: &[Range] = if region.cross_iter {
            &[(index(producer), i64::MAX), (-1, index(consumer))]
        } else {
            &[(index(producer), index(consumer))]
        };
        if between.iter().any(|&range| search.has_barrier(graph, range)) {
            return true;
        }
        to[shared..].iter().any(|&(graph, node)| search.has_barrier(graph, (-1, index(node))))
    }
}

/// The graphs around a node, outermost first. Each has the node in it that is `node` or contains
/// it.
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

/// A path through graphs, searched range by range.
struct Search<'e> {
    entries: &'e FxHashMap<GraphId, Vec<Entry>>,
    producer: &'e NodeKind,
    /// Whether the path so far has a signal.
    signalled: bool,
}

impl Search<'_> {
    /// Returns whether this range has a barrier of all waves that also completes what the producer
    /// began.
    fn has_barrier(&mut self, graph: GraphId, (after, before): Range) -> bool {
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
                Effect::Barrier if complete => return true,
                Effect::Signal if complete => self.signalled = true,
                Effect::Wait if self.signalled => return true,
                _ => {}
            }
        }
        false
    }
}
