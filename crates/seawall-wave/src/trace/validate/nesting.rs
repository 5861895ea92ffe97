//! Graphs: each but the root belongs to one loop or conditional, none to itself, and they are not nested too deeply.

use seawall_base::{EntityId, PrimaryMap};

use crate::trace::error::Errors;
use crate::trace::{GraphId, MAX_LEVELS, NodeId, Trace};

/// Where nodes and graphs stand in pre-order.
pub(super) struct Order {
    positions: Vec<u32>,
    /// First and last position of each graph with what is nested in it.
    spans: PrimaryMap<GraphId, (u32, u32)>,
}

/// Position of a node that stands in no graph.
const NOWHERE: u32 = u32::MAX;

impl Order {
    /// Position of `node`, or `None` if it stands nowhere.
    pub(super) fn position(&self, node: NodeId) -> Option<u32> {
        self.positions.get(node.index()).copied().filter(|&position| position != NOWHERE)
    }

    /// Whether position `at` lies in `graph` or in a graph nested in it.
    pub(super) fn contains(&self, graph: GraphId, at: u32) -> bool {
        let (first, last) = self.spans[graph];
        first <= at && at <= last
    }
}

/// The order, if every graph has its place.
pub(super) fn check(trace: &Trace, errors: &mut Errors<'_>) -> Option<Order> {
    owners(trace, errors);
    errors.is_empty().then_some(())?;
    let mut order = Order {
        positions: vec![NOWHERE; trace.nodes.len()],
        spans: trace.graphs.values().map(|_| (u32::MAX, 0)).collect(),
    };
    let mut reached = vec![false; trace.graphs.len()];
    let mut open = vec![(trace.root, trace.graphs[trace.root].nodes.iter())];
    let mut at = 0_u32;
    while let Some((graph, nodes)) = open.last_mut() {
        let graph = *graph;
        reached[graph.index()] = true;
        let Some(&node) = nodes.next() else {
            let (_, last) = order.spans[graph];
            open.pop();
            if let Some((outer, _)) = open.last() {
                order.spans[*outer].1 = order.spans[*outer].1.max(last);
            }
            continue;
        };
        order.positions[node.index()] = at;
        let (first, last) = order.spans[graph];
        order.spans[graph] = (first.min(at), last.max(at));
        at += 1;
        if let Some(nested) = trace.nodes[node].kind.subgraph() {
            open.push((nested, trace.graphs[nested].nodes.iter()));
            if open.len() > MAX_LEVELS as usize {
                let message = format!("is nested {MAX_LEVELS} levels deep");
                errors.node("trace::nesting", node, &message, "nest fewer loops and conditionals");
                return None;
            }
        }
    }
    unreached(trace, &reached, errors);
    errors.is_empty().then_some(order)
}

/// Each graph has the number of owners that it should have.
fn owners(trace: &Trace, errors: &mut Errors<'_>) {
    let mut owners: PrimaryMap<GraphId, Option<NodeId>> = trace.graphs.values().map(|_| None).collect();
    for graph in trace.graphs.values() {
        for &node in &graph.nodes {
            let Some(nested) = trace.nodes[node].kind.subgraph() else { continue };
            let name = &trace.graphs[nested].name;
            if nested == trace.root {
                let message = format!("has the root graph `{name}` as its nested graph");
                errors.node("trace::nesting", node, &message, "the root graph belongs to no node");
            } else if let Some(other) = owners[nested] {
                let other = trace.describe(other);
                let message = format!("has the nested graph `{name}`, which belongs to {other} already");
                errors.node("trace::nesting", node, &message, "give each loop and conditional its own graph");
            } else {
                owners[nested] = Some(node);
            }
        }
    }
    for (id, graph) in trace.graphs.iter() {
        if id != trace.root && owners[id].is_none() {
            let message = format!("the graph `{}` belongs to no loop or conditional", graph.name);
            errors.graph(
                "trace::nesting",
                id,
                message,
                "remove it, or name it in an `iterate` or `conditional`",
            );
        }
    }
}

/// A graph that has an owner and is not reached from the root belongs, in the end, to itself.
fn unreached(trace: &Trace, reached: &[bool], errors: &mut Errors<'_>) {
    for (id, graph) in trace.graphs.iter() {
        if !reached[id.index()] {
            let message = format!("the graph `{}` is nested in itself, or in a graph that is", graph.name);
            errors.graph("trace::nesting", id, message, "graphs are nested in one another up to the root");
        }
    }
}
