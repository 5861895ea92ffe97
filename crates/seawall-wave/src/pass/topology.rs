//! Pre-order topology: positions of nodes in the order in which they stand in the program, and resources by depth.

use seawall_base::{EntityId, PrimaryMap};

use crate::trace::{GraphId, Iterate, Node, NodeId, NodeKind, Trace};

/// Where nodes stand, and which memory nodes stand for.
#[derive(Debug)]
pub struct Topology {
    positions: Vec<u32>,
    /// Position of the last node that is nested in a node, its own if none is.
    last: Vec<u32>,
    /// Index of a node in its graph.
    indices: Vec<u32>,
    /// What each node stands for at depth 0, if not for itself.
    carried: Vec<Option<NodeId>>,
    /// Barriers, signals and waits, in pre-order.
    barriers: Vec<NodeId>,
    /// The accesses to shared memory, loops and conditionals of each graph, in order.
    events: PrimaryMap<GraphId, Vec<NodeId>>,
}

/// Gives each node its position in pre-order, and finds out what loop-carried nodes stand for. Linear in the trace.
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
        // A trace has fewer than 2^32 nodes: ids are 32 bits.
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
    /// Position of `node` in pre-order, from 0.
    pub fn position(&self, node: NodeId) -> u32 {
        self.positions[node.index()]
    }

    /// Position of the last node that is nested in `node`, or its own.
    pub(super) fn last(&self, node: NodeId) -> u32 {
        self.last[node.index()]
    }

    /// Index of `node` in its graph, from 0.
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

    /// Takes one node into the lists, when all nodes before it are known.
    fn visit(&mut self, trace: &Trace, id: NodeId, node: &Node) {
        match &node.kind {
            NodeKind::Placeholder { captures } => self.carried[id.index()] = *captures,
            NodeKind::IterArg { .. } | NodeKind::GetResult { .. } => {
                let init = carrier(trace, id).and_then(|(iterate, index)| iterate.init_args.get(index));
                self.carried[id.index()] = init.map(|&init| self.stands_for(init));
            }
            NodeKind::Barrier(_) | NodeKind::Signal { .. } | NodeKind::Wait { .. } => self.barriers.push(id),
            NodeKind::Iterate(_) | NodeKind::Conditional(_) => self.events[node.graph].push(id),
            kind if kind.shared_memory().is_some() => self.events[node.graph].push(id),
            _ => {}
        }
    }

    fn stands_for(&self, node: NodeId) -> NodeId {
        self.carried[node.index()].unwrap_or(node)
    }

    /// The node that `node` stands for, through captures and what loops carry. `depth` is the number of iterations to go
    /// back: at 0, a carried value is what its loop begins with; at 1, what the iteration before gave.
    ///
    /// As in Wave, a captured node is the answer, even if it stands for another one itself.
    pub fn propagate_loop_carried_vars(&self, trace: &Trace, node: NodeId, depth: u32) -> NodeId {
        if depth == 0 {
            return self.stands_for(node);
        }
        let mut node = node;
        for _ in 0..depth {
            let Some((iterate, index)) = carrier(trace, node) else { break };
            let Some(&given) = trace.outputs(iterate.graph).get(index) else { break };
            node = given;
        }
        self.stands_for(node)
    }
}

/// The loop that carries a value, and the index of the value.
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

/// The memory that `node` accesses, if that is shared, `depth` iterations back.
pub fn get_shared_memory_from_op(
    trace: &Trace,
    topology: &Topology,
    node: NodeId,
    depth: u32,
) -> Option<NodeId> {
    let memory = trace.node(node).kind.shared_memory()?;
    Some(topology.propagate_loop_carried_vars(trace, memory, depth))
}
