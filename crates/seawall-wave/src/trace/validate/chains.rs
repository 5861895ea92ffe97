//! Checks where the memory of an access and the dependencies of a barrier come from. Captures,
//! carried values and results of loops must lead to allocations and to asynchronous copies.

use seawall_base::EntityId;

use crate::trace::error::Errors;
use crate::trace::{Iterate, NodeId, NodeKind, Space, Trace};

pub(super) fn check(trace: &Trace, errors: &mut Errors<'_>) {
    let mut memory = Walk::new(trace, is_shared_allocation);
    let mut deps = Walk::new(trace, is_dependency);
    for graph in trace.graphs.values() {
        for &node in &graph.nodes {
            let kind = &trace.nodes[node].kind;
            let stranger = kind.shared_memory().and_then(|start| memory.invalid_end(start));
            if let Some(stranger) = stranger {
                let message = format!(
                    "accesses memory without an allocation: its `memory` leads to {}",
                    trace.describe(stranger)
                );
                let help = "the memory of a shared access must lead to `allocate` nodes in shared space, through captures, \
                            `iter_arg` and `get_result` nodes only";
                errors.node("trace::resource", node, &message, help);
            }
            let NodeKind::Barrier(barrier) = kind else { continue };
            for &dep in &barrier.async_deps {
                if let Some(stranger) = deps.invalid_end(dep) {
                    let stranger = trace.describe(stranger);
                    let message =
                        format!("has {stranger} in its `async_deps`, which is not an asynchronous copy");
                    let help = "`async_deps` must lead to `gather_to_lds`, `tensor_load_to_lds` or `null_async_dep` nodes";
                    errors.node("trace::async-deps", node, &message, help);
                }
            }
        }
    }
}

fn is_shared_allocation(kind: &NodeKind) -> bool {
    matches!(kind, NodeKind::Allocate(allocation) if allocation.space == Space::Shared)
}

fn is_dependency(kind: &NodeKind) -> bool {
    kind.is_asynchronous() || matches!(kind, NodeKind::NullAsyncDep)
}

/// A walk from nodes to the nodes whose value they may have. Visits each node once.
struct Walk<'t> {
    trace: &'t Trace,
    is_end: fn(&NodeKind) -> bool,
    /// The nodes from which only valid ends were reached.
    sound: Vec<bool>,
}

impl<'t> Walk<'t> {
    fn new(trace: &'t Trace, is_end: fn(&NodeKind) -> bool) -> Self {
        Walk { trace, is_end, sound: vec![false; trace.nodes.len()] }
    }

    /// Returns a node that `start` may be and that is not a valid end, if there is one.
    fn invalid_end(&mut self, start: NodeId) -> Option<NodeId> {
        let mut seen = Vec::new();
        let mut pending = vec![start];
        while let Some(node) = pending.pop() {
            if std::mem::replace(&mut self.sound[node.index()], true) {
                continue;
            }
            seen.push(node);
            if (self.is_end)(&self.trace.nodes[node].kind) {
                continue;
            }
            let before = pending.len();
            self.trace.may_be(node, &mut pending);
            if pending.len() == before {
                // The nodes on the walk are not sound: a walk from another start must find this
                // end, too.
                seen.into_iter().for_each(|node| self.sound[node.index()] = false);
                return Some(node);
            }
        }
        None
    }
}

impl Trace {
    /// Adds to `found` the nodes whose value `node` may have. For a capture this is the captured
    /// node. For an iter arg or a result it is the initial value and the output of its loop. Adds
    /// nothing for other nodes.
    pub fn may_be(&self, node: NodeId, found: &mut Vec<NodeId>) {
        let node = &self.nodes[node];
        match &node.kind {
            NodeKind::Placeholder { captures } => found.extend(*captures),
            NodeKind::IterArg { index } => {
                let owner = self.graphs[node.graph].owner.map(|owner| &self.nodes[owner].kind);
                if let Some(NodeKind::Iterate(iterate)) = owner {
                    self.carried(iterate, *index, found);
                }
            }
            NodeKind::GetResult { value, index } => {
                if let NodeKind::Iterate(iterate) = &self.nodes[*value].kind {
                    self.carried(iterate, *index, found);
                }
            }
            _ => {}
        }
    }

    fn carried(&self, iterate: &Iterate, index: u32, found: &mut Vec<NodeId>) {
        found.extend(iterate.init_args.get(index as usize));
        found.extend(self.outputs(iterate.graph).get(index as usize));
    }
}
