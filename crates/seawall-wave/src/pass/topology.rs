//! The pre-order topology: positions of nodes in program order, and resources by depth.

use seawall_base::{EntityId, PrimaryMap};

use crate::trace::{GraphId, Iterate, Node, NodeId, NodeKind, Trace};

/// The positions of nodes, and the memory that nodes are.
#[derive(Debug)]
pub struct Topology {
    positions: Vec<u32>,
    /// The position of the last node nested in a node, or its own position.
    last: Vec<u32>,
    /// The index of each node in its graph.
    indices: Vec<u32>,
    /// The value of each node at depth 0, if that is another node.
    carried: Vec<Option<NodeId>>,
    /// Barriers, signals and waits, in pre-order.
    barriers: Vec<NodeId>,
    /// The accesses to shared memory, loops and conditionals of each graph, in order.
    events: PrimaryMap<GraphId, Vec<NodeId>>,
}

/// Assigns positions in pre-order and resolves loop-carried nodes. Linear in the trace.
pub fn assign_preorder_index(trace: &Trace) -> Topology {
    let count = trace.nodes().len();
    let mut topology = Topology {
        positions: vec![0; count],
        last: vec![0; count],
        indices: vec![0; count],
        carried: vec![None; count],
        barriers: Vec::new(),
        events: trace.graphs().map(|_| Vec::new()).collect(),
    };
    let mut open = vec![(None, trace.graph(trace.root()).nodes().iter().enumerate())];
    let mut at = 0;
    while let Some((owner, nodes)) = open.last_mut() {
        let Some((index, &id)) = nodes.next() else {
            if let Some(owner) = *owner {
                let owner: NodeId = owner;
                topology.last[owner.index()] = at - 1;
            }
            open.pop();
            continue;
        };
        let slot = id.index();
        // A trace has fewer than 2^32 nodes, because ids are 32 bits.
        topology.indices[slot] = index as u32;
        topology.positions[slot] = at;
        topology.last[slot] = at;
        at += 1;
        let node = trace.node(id);
        topology.visit(trace, id, node);
        if let Some(graph) = node.kind.subgraph() {
            open.push((Some(id), trace.graph(graph).nodes().iter().enumerate()));
        }
    }
    topology
}

impl Topology {
    /// The position of `node` in pre-order, from 0.
    pub fn position(&self, node: NodeId) -> u32 {
        self.positions[node.index()]
    }

    /// The position of the last node nested in `node`, or its own position.
    pub(super) fn last(&self, node: NodeId) -> u32 {
        self.last[node.index()]
    }

    /// The index of `node` in its graph, from 0.
    pub(super) fn index(&self, node: NodeId) -> u32 {
        self.indices[node.index()]
    }

    /// Barriers, signals and waits, in pre-order.
    pub(super) fn barriers(&self) -> &[NodeId] {
        &self.barriers
    }

    /// The accesses to shared memory, loops and conditionals of `graph`, in order.
    pub(super) fn events(&self, graph: GraphId) -> &[NodeId] {
        &self.events[graph]
    }

    /// Adds one node to the lists. All nodes before it must be known.
    fn visit(&mut self, trace: &Trace, id: NodeId, node: &Node) {
        match &node.kind {
            NodeKind::Placeholder { captures } => self.carried[id.index()] = *captures,
            NodeKind::IterArg { .. } | NodeKind::GetResult { .. } => {
                let init = carrier(trace, id).and_then(|(iterate, index)| iterate.init_args.get(index));
                self.carried[id.index()] = init.map(|&init| self.may_be(init));
            }
            NodeKind::Barrier(_) | NodeKind::Signal { .. } | NodeKind::Wait { .. } => self.barriers.push(id),
            NodeKind::Iterate(_) | NodeKind::Conditional(_) => self.events[node.graph].push(id),
            kind if kind.shared_memory().is_some() => self.events[node.graph].push(id),
            _ => {}
        }
    }

    fn may_be(&self, node: NodeId) -> NodeId {
        self.carried[node.index()].unwrap_or(node)
    }

    /// Returns the value of `node` through captures and loop-carried values. `depth` is the number
    /// of iterations to go back. At 0, a carried value is the initial value of its loop. At 1, it
    /// is the output of the previous iteration.
    ///
    /// As in Wave, a captured node is the result even if it is itself a carried value.
    pub fn propagate_loop_carried_vars(&self, trace: &Trace, node: NodeId, depth: u32) -> NodeId {
        if depth == 0 {
            return self.may_be(node);
        }
        let mut node = node;
        for _ in 0..depth {
            let Some((iterate, index)) = carrier(trace, node) else { break };
            let Some(&given) = trace.outputs(iterate.graph).get(index) else { break };
            node = given;
        }
        self.may_be(node)
    }
}

/// Returns the loop that carries a value, and the index of the value.
fn carrier(trace: &Trace, node: NodeId) -> Option<(&Iterate, usize)> {
    let at = trace.node(node);
    let (owner, index) = match at.kind {
        NodeKind::IterArg { index } => (trace.graph(at.graph).owner()?, index),
        NodeKind::GetResult { value, index } => (value, index),
        _ => return None,
    };
    match &trace.node(owner).kind {
        NodeKind::Iterate(iterate) => Some((iterate, index as usize)),
        _ => None,
    }
}

/// Returns the shared memory that `node` accesses, `depth` iterations back. `None` if it accesses
/// none.
pub fn get_shared_memory_from_op(
    trace: &Trace,
    topology: &Topology,
    node: NodeId,
    depth: u32,
) -> Option<NodeId> {
    let memory = trace.node(node).kind.shared_memory()?;
    Some(topology.propagate_loop_carried_vars(trace, memory, depth))
}
