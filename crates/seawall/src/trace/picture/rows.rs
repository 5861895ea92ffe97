//! The nodes of a trace as rows of a picture. Nodes without shared memory are combined.

use rustc_hash::FxHashMap;
use seawall_base::{SecondaryMap, index_u32};
use seawall_report::{PictureRow, PictureWindow, RowKind};
use seawall_wave::pass::{Topology, assign_preorder_index, get_shared_memory_from_op};
use seawall_wave::trace::Space;
use seawall_wave::{GraphId, NodeId, NodeKind, Trace};

/// The rows, and the row of each node.
pub(super) struct Rows {
    pub(super) rows: Vec<PictureRow>,
    pub(super) resources: Vec<String>,
    by_resource: FxHashMap<NodeId, usize>,
    of: SecondaryMap<NodeId, Option<usize>>,
    /// The first and the last row of the body of each loop.
    bodies: SecondaryMap<NodeId, Option<(usize, usize)>>,
}

impl Rows {
    /// The rows of `edited`, which is `trace` with the nodes `added`.
    pub(super) fn new(trace: &Trace, edited: &Trace, added: &[NodeId]) -> Rows {
        let mut rows = Rows {
            rows: Vec::new(),
            resources: Vec::new(),
            by_resource: FxHashMap::default(),
            of: SecondaryMap::new(),
            bodies: SecondaryMap::new(),
        };
        let topology = assign_preorder_index(trace);
        let mut is_added: SecondaryMap<NodeId, bool> = SecondaryMap::new();
        for &node in added {
            *is_added.entry(node) = true;
        }
        rows.graphs(trace, edited, &topology, &is_added);
        rows
    }

    fn graphs(
        &mut self,
        trace: &Trace,
        edited: &Trace,
        topology: &Topology,
        is_added: &SecondaryMap<NodeId, bool>,
    ) {
        let mut open: Vec<(Option<NodeId>, GraphId, usize)> = vec![(None, edited.root(), 0)];
        let mut quiet = 0_u32;
        while let Some((owner, graph, at)) = open.last_mut() {
            let node = edited.graph(*graph).nodes().get(*at).copied();
            let owner = *owner;
            *at += 1;
            let depth = index_u32(open.len() - 1);
            let Some(id) = node else {
                self.quiet(&mut quiet, depth);
                open.pop();
                if let Some(owner) = owner {
                    self.close(owner);
                }
                continue;
            };
            let Some((kind, detail)) = self.kind(edited, id, is_added[id]) else {
                quiet += 1;
                continue;
            };
            self.quiet(&mut quiet, depth);
            let resource =
                (!is_added[id]).then(|| get_shared_memory_from_op(trace, topology, id, 0)).flatten();
            let resource = resource.map(|resource| self.resource(trace, resource));
            let number = (!is_added[id]).then(|| topology.position(id));
            let name = edited.node(id).name.clone();
            *self.of.entry(id) = Some(self.rows.len());
            self.rows.push(PictureRow { kind, name, detail, depth, number, resource });
            if let Some(graph) = edited.node(id).kind.subgraph() {
                open.push((Some(id), graph, 0));
            }
        }
    }

    /// The kind of a node's row and the words after its name. `None` if the node is not shown.
    fn kind(&self, trace: &Trace, id: NodeId, is_added: bool) -> Option<(RowKind, String)> {
        let kind = &trace.node(id).kind;
        let here = self.rows.len();
        let memory = |node: NodeId| trace.node(node).name.clone();
        if is_added {
            return Some((RowKind::Placed, flags(kind)));
        }
        Some(match kind {
            NodeKind::Read(access) if access.space == Space::Shared => (RowKind::Read, memory(access.memory)),
            NodeKind::Write(access) if access.space == Space::Shared => {
                (RowKind::Write, memory(access.memory))
            }
            NodeKind::Atomic(access) if access.space == Space::Shared => {
                (RowKind::ReadWrite, memory(access.memory))
            }
            NodeKind::GatherToLds(copy) | NodeKind::TensorLoadToLds(copy) => {
                (RowKind::ReadWrite, memory(copy.memory))
            }
            NodeKind::Barrier(_)
            | NodeKind::Signal { .. }
            | NodeKind::Wait { .. }
            | NodeKind::WorkgroupBarrier
            | NodeKind::CounterWait(_) => (RowKind::Present, flags(kind)),
            NodeKind::Iterate(iterate) => {
                let trips = iterate.trips.map_or_else(String::new, |trips| format!("{trips} iterations"));
                (RowKind::Loop(here), trips)
            }
            NodeKind::Conditional(_) => (RowKind::Conditional(here), "conditional".to_owned()),
            _ => return None,
        })
    }

    /// Adds a row for nodes that are not shown.
    fn quiet(&mut self, count: &mut u32, depth: u32) {
        let name = match std::mem::take(count) {
            0 => return,
            1 => "1 node without shared memory".to_owned(),
            count => format!("{count} nodes without shared memory"),
        };
        let (kind, detail) = (RowKind::Other, String::new());
        self.rows.push(PictureRow { kind, name, detail, depth, number: None, resource: None });
    }

    /// Completes the row of `owner`, whose body has no more rows.
    fn close(&mut self, owner: NodeId) {
        let last = self.rows.len().saturating_sub(1);
        let Some(first) = self.of[owner] else { return };
        if let Some(row) = self.rows.get_mut(first) {
            row.kind = match row.kind {
                RowKind::Loop(_) => RowKind::Loop(last),
                RowKind::Conditional(_) => RowKind::Conditional(last),
                kind => kind,
            };
        }
        *self.bodies.entry(owner) = Some((first + 1, last.max(first)));
    }

    /// The number of a memory.
    pub(super) fn resource(&mut self, trace: &Trace, resource: NodeId) -> usize {
        if let Some(&known) = self.by_resource.get(&resource) {
            return known;
        }
        let name = match &trace.node(resource).kind {
            NodeKind::Allocate(allocation) => {
                let bytes = allocation.bytes.map_or_else(String::new, |bytes| format!(", {bytes} bytes"));
                format!("{}{bytes}", trace.node(resource).name)
            }
            _ => trace.node(resource).name.clone(),
        };
        self.resources.push(name);
        self.by_resource.insert(resource, self.resources.len() - 1);
        self.resources.len() - 1
    }

    /// The row of a node.
    pub(super) fn row(&self, node: NodeId) -> Option<usize> {
        self.of[node]
    }

    /// The first and the last row of the body of a loop.
    pub(super) fn body(&self, owner: NodeId) -> Option<(usize, usize)> {
        self.bodies[owner]
    }

    /// The first and the last row of the innermost loop around two nodes of `trace`.
    pub(super) fn common_loop(&self, trace: &Trace, a: NodeId, b: NodeId) -> Option<(usize, usize)> {
        let around_b = loops(trace, b);
        let common = loops(trace, a).into_iter().find(|owner| around_b.contains(owner))?;
        self.body(common)
    }

    /// A window between two nodes, around the loop `wraps` if there is one.
    pub(super) fn window(
        &self,
        resource: usize,
        (producer, consumer): (NodeId, NodeId),
        wraps: Option<(usize, usize)>,
    ) -> Option<PictureWindow> {
        let (producer, consumer) = (self.row(producer)?, self.row(consumer)?);
        Some(PictureWindow { resource, producer, consumer, wraps })
    }
}

/// The loops around a node, the innermost first.
fn loops(trace: &Trace, node: NodeId) -> Vec<NodeId> {
    let mut loops = Vec::new();
    let mut graph = Some(trace.node(node).graph);
    while let Some(at) = graph {
        let owner = trace.graph(at).owner();
        loops.extend(owner.filter(|&owner| matches!(trace.node(owner).kind, NodeKind::Iterate(_))));
        graph = trace.around(at);
    }
    loops
}

/// The copies for which a barrier waits.
fn flags(kind: &NodeKind) -> String {
    let (copies, tensor) = match kind {
        NodeKind::Barrier(barrier) => (barrier.wait_async, barrier.tensor_wait),
        NodeKind::Signal { tensor_wait, .. } => (false, *tensor_wait),
        _ => (false, false),
    };
    match (copies, tensor) {
        (true, true) => "waits for all copies".to_owned(),
        (true, false) => "waits for copies".to_owned(),
        (false, true) => "waits for tensor loads".to_owned(),
        (false, false) => String::new(),
    }
}
