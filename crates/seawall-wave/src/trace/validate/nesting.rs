//! Checks the nesting of graphs. Each graph but the root belongs to one loop or conditional and not
//! to itself, and the nesting is bounded.

use seawall_base::{EntityId, PrimaryMap};

use crate::trace::error::Errors;
use crate::trace::{GraphId, MAX_LEVELS, NodeId, Trace};

/// The positions of nodes and graphs in pre-order.
pub(super) struct Order {
    positions: Vec<u32>,
    /// The first and last position of each graph, with its nested graphs.
    spans: PrimaryMap<GraphId, (u32, u32)>,
}

/// The position of a node that is in no graph.
const NOWHERE: u32 = u32::MAX;

impl Order {
    /// The position of `node`, or `None` if it is in no graph.
    pub(super) fn position(&self, node: NodeId) -> Option<u32> {
        self.positions.get(node.index()).copied().filter(|&position| position != NOWHERE)
    }

    /// Returns whether position `at` is in `graph` or in a graph nested in it.
    pub(super) fn contains(&self, graph: GraphId, at: u32) -> bool {
        let (first, last) = self.spans[graph];
        first <= at && at <= last
    }
}

/// Returns the order if the nesting is valid.
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
                let message = format!("is nested more than {MAX_LEVELS} levels deep");
                errors.node("trace::nesting", node, &message, "nest fewer loops and conditionals");
                return None;
            }
        }
    }
    unreached(trace, &reached, errors);
    errors.is_empty().then_some(order)
}

/// Checks that the root graph has no owner and every other graph has one.
fn owners(trace: &Trace, errors: &mut Errors<'_>) {
    let mut owners: PrimaryMap<GraphId, Option<NodeId>> = trace.graphs.values().map(|_| None).collect();
    for graph in trace.graphs.values() {
        for &node in &graph.nodes {
            let Some(nested) = trace.nodes[node].kind.subgraph() else { continue };
            let name = &trace.graphs[nested].name;
            if nested == trace.root {
                let message = format!("has the root graph `{name}` as its nested graph");
                errors.node(
                    "trace::nesting",
                    node,
                    &message,
                    "use another graph; the root graph belongs to no node",
                );
            } else if let Some(other) = owners[nested] {
                let other = trace.describe(other);
                let message = format!("has the nested graph `{name}`, which already belongs to {other}");
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

/// Reports graphs that have an owner but are not reached from the root. They are nested in
/// themselves.
fn unreached(trace: &Trace, reached: &[bool], errors: &mut Errors<'_>) {
    for (id, graph) in trace.graphs.iter() {
        if !reached[id.index()] {
            let message = format!("the graph `{}` is nested in itself, or in a graph that is", graph.name);
            errors.graph(
                "trace::nesting",
                id,
                message,
                "give the graph an owner whose enclosing graphs lead to the root",
            );
        }
    }
}
