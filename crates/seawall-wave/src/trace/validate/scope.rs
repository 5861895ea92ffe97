//! Checks scopes. Nodes use only earlier nodes, in their own graph or an enclosing one. Every graph
//! ends with its `output`, and names are unique in their graph.
//!
//! Wave's scheduler may move a node that computes a value before a node that it uses. Such a node
//! has no place in the order of memory accesses, so this is valid unless the nodes use each other
//! in a cycle.

use rustc_hash::FxHashSet;
use seawall_base::EntityId;

use super::nesting::Order;
use crate::trace::error::Errors;
use crate::trace::{GraphId, NodeId, NodeKind, Trace};

pub(super) fn check(trace: &Trace, order: &Order, errors: &mut Errors<'_>) {
    let circular = circular(trace);
    let mut names = FxHashSet::default();
    for (id, graph) in trace.graphs.iter() {
        names.clear();
        for &node in &graph.nodes {
            if !names.insert(trace.nodes[node].name.as_str()) {
                let help = "give it a different name: FX names are unique in a graph";
                errors.node("trace::duplicate", node, "has the name of another node of its graph", help);
            }
            uses(trace, order, &circular, node, errors);
        }
        output(trace, id, errors);
    }
}

fn uses(trace: &Trace, order: &Order, circular: &[bool], node: NodeId, errors: &mut Errors<'_>) {
    let at = &trace.nodes[node];
    let is_value = matches!(at.kind, NodeKind::Other) && !circular.get(node.index()).copied().unwrap_or(true);
    let mut use_ = |key: &str, used: NodeId| {
        if is_value && trace.nodes[used].graph == at.graph && order.position(used).is_some() {
            return;
        }
        if let Err(why) = in_scope(trace, order, node, used) {
            let message = format!("uses {} in `{key}`, which {why}", trace.describe(used));
            let help = "a node may use only earlier nodes, in its own graph or an enclosing one";
            errors.node("trace::order", node, &message, help);
        }
    };
    at.kind.uses(&mut use_);
    at.args.iter().for_each(|&used| use_("args", used));
    if let NodeKind::Placeholder { captures: Some(captured) } = at.kind
        && trace.nodes[captured].graph == at.graph
    {
        let message = format!("captures {}, which is in its own graph", trace.describe(captured));
        let help = "capture a node of an enclosing graph; remove `captures` in the root graph";
        errors.node("trace::capture", node, &message, help);
    }
}

/// Returns the nodes that are on a cycle of uses or use such a node. These remain when nodes
/// without remaining uses are removed repeatedly.
fn circular(trace: &Trace) -> Vec<bool> {
    let count = trace.nodes.len();
    let mut open = vec![0_u32; count];
    let mut users: Vec<Vec<NodeId>> = vec![Vec::new(); count];
    for (id, node) in trace.nodes.iter() {
        let mut use_ = |_: &'static str, used: NodeId| {
            if let Some(list) = users.get_mut(used.index()) {
                list.push(id);
                open[id.index()] += 1;
            }
        };
        node.kind.uses(&mut use_);
        node.args.iter().for_each(|&used| use_("args", used));
    }
    let mut done: Vec<NodeId> = trace.nodes.ids().filter(|id| open[id.index()] == 0).collect();
    while let Some(node) = done.pop() {
        for &user in &users[node.index()] {
            open[user.index()] -= 1;
            if open[user.index()] == 0 {
                done.push(user);
            }
        }
    }
    open.into_iter().map(|count| count > 0).collect()
}

fn in_scope(trace: &Trace, order: &Order, node: NodeId, used: NodeId) -> Result<(), &'static str> {
    let (Some(at), Some(from)) = (order.position(node), order.position(used)) else {
        return Err("is in no graph");
    };
    let used = &trace.nodes[used];
    if !order.contains(used.graph, at) {
        Err("is in a graph that does not enclose its own")
    } else if from >= at {
        Err("does not come before it")
    } else if used.kind.subgraph().is_some_and(|graph| order.contains(graph, at)) {
        Err("has it in its body")
    } else {
        Ok(())
    }
}

fn output(trace: &Trace, graph: GraphId, errors: &mut Errors<'_>) {
    let nodes = &trace.graphs[graph].nodes;
    let is_output = |node: &NodeId| matches!(trace.nodes[*node].kind, NodeKind::Output { .. });
    if !nodes.last().is_some_and(is_output) {
        let message = format!("the graph `{}` does not end with an `output` node", trace.graphs[graph].name);
        errors.graph("trace::output", graph, message, "add one with the output values of the graph");
    }
    let inner = nodes.split_last().map_or(&[][..], |(_, inner)| inner);
    for &node in inner.iter().filter(|node| is_output(node)) {
        let help = "move the `output` to the end of its graph";
        errors.node("trace::output", node, "is followed by other nodes", help);
    }
}
