//! Nodes use only what runs before them, in their own graph or in one around it; every graph ends with its `output`;
//! names are unique in their graph.
//!
//! Wave's scheduler may leave a node that computes values in front of one that it uses. Such a node has no place in the order of memory
//! accesses, so that it may stand where it likes, unless the two need each other.

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
                let help = "FX names are unique in a graph: give it one of its own";
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
            let help = "a node uses nodes that come before it, in its own graph or in one around it";
            errors.node("trace::order", node, &message, help);
        }
    };
    at.kind.uses(&mut use_);
    at.args.iter().for_each(|&used| use_("args", used));
    if let NodeKind::Placeholder { captures: Some(captured) } = at.kind
        && trace.nodes[captured].graph == at.graph
    {
        let message = format!("captures {}, which is in its own graph", trace.describe(captured));
        let help = "it stands for a node of a graph around its own; in the root graph, it captures nothing";
        errors.node("trace::capture", node, &message, help);
    }
}

/// Which nodes use themselves, through others or not, or use one that does: what is left if nodes that use nothing that is left are taken
/// away again and again.
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
        return Err("stands in no graph");
    };
    let used = &trace.nodes[used];
    if !order.contains(used.graph, at) {
        Err("is in a graph that is not around its own")
    } else if from >= at {
        Err("does not come before it, so that each would need the other")
    } else if used.kind.subgraph().is_some_and(|graph| order.contains(graph, at)) {
        Err("has it in its body, so that each would need the other")
    } else {
        Ok(())
    }
}

fn output(trace: &Trace, graph: GraphId, errors: &mut Errors<'_>) {
    let nodes = &trace.graphs[graph].nodes;
    let is_output = |node: &NodeId| matches!(trace.nodes[*node].kind, NodeKind::Output { .. });
    if !nodes.last().is_some_and(is_output) {
        let message = format!("the graph `{}` does not end with an `output` node", trace.graphs[graph].name);
        errors.graph("trace::output", graph, message, "add one, with the values that the graph gives");
    }
    let inner = nodes.split_last().map_or(&[][..], |(_, inner)| inner);
    for &node in inner.iter().filter(|node| is_output(node)) {
        let help = "the `output` is the last node of its graph: move it there";
        errors.node("trace::output", node, "is followed by other nodes", help);
    }
}
