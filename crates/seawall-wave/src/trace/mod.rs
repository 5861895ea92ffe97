//! Traces in memory: two flat tables, nodes and graphs, that name each other by typed ids.

mod build;
mod error;
mod item;
mod node;
mod read;
mod read_kind;
mod spans;
mod validate;
mod write;

pub use build::Names;
pub use error::TraceError;
pub use node::{
    Access, Allocation, Barrier, Conditional, Copy, CounterWait, GraphId, Iterate, Location, Node, NodeId,
    NodeKind, Piece, Space, WORKGROUP_BARRIER,
};
pub use read::{is_trace, nested_too_deep, without_version};
pub use spans::NodeSpans;

use seawall_base::PrimaryMap;

/// The version of the JSON form that is written, and the only one that is read.
pub const VERSION: u32 = 1;

/// Graphs in graphs in graphs: deeper ones are refused. Wave's own kernels have two or three levels.
pub const MAX_LEVELS: u32 = 64;

/// A captured Wave program.
///
/// One that was read by [`Trace::from_json`] or that passed [`Trace::validate`] hangs together: every id is of a node or
/// graph of the trace, each graph but the root belongs to one loop or conditional, every graph ends with its `output`,
/// and nodes use only what comes before them in their graph or in one around it.
///
/// Two traces are equal if their JSON forms are; the order of the tables in memory does not count.
#[derive(Clone, Debug)]
pub struct Trace {
    /// Name of the kernel.
    pub name: Option<String>,
    /// The GPU that it is for, such as `gfx950`.
    pub target: Option<String>,
    /// Waves of a workgroup.
    pub waves: Option<u32>,
    root: GraphId,
    graphs: PrimaryMap<GraphId, Graph>,
    nodes: PrimaryMap<NodeId, Node>,
    /// Greater than every `id` of a node.
    next_id: u64,
}

impl PartialEq for Trace {
    fn eq(&self, other: &Self) -> bool {
        self.to_json() == other.to_json()
    }
}

impl Eq for Trace {}

/// One graph: the root, or the body of a loop or conditional.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Unique in the trace.
    pub name: String,
    nodes: Vec<NodeId>,
    owner: Option<NodeId>,
}

impl Graph {
    /// Its nodes in the order in which they run.
    pub fn nodes(&self) -> &[NodeId] {
        &self.nodes
    }

    /// The loop or conditional whose body this is; the root has none.
    pub const fn owner(&self) -> Option<NodeId> {
        self.owner
    }
}

impl Trace {
    /// The graph that runs.
    pub const fn root(&self) -> GraphId {
        self.root
    }

    /// The graph `id`.
    pub fn graph(&self, id: GraphId) -> &Graph {
        &self.graphs[id]
    }

    /// The node `id`.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id]
    }

    /// All graphs in the order of the JSON form.
    pub fn graphs(&self) -> impl DoubleEndedIterator<Item = (GraphId, &Graph)> + ExactSizeIterator {
        self.graphs.iter()
    }

    /// All nodes, in no order that means anything.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = (NodeId, &Node)> + ExactSizeIterator {
        self.nodes.iter()
    }

    /// The node whose `id` in the JSON form is `id`. Looks at every node.
    pub fn find(&self, id: u64) -> Option<NodeId> {
        self.nodes.iter().find(|(_, node)| node.id == id).map(|(id, _)| id)
    }

    /// The graph around the owner of `graph`; `None` of the root.
    pub fn around(&self, graph: GraphId) -> Option<GraphId> {
        self.graphs[graph].owner.map(|owner| self.nodes[owner].graph)
    }

    /// What the graph `graph` gives: the `values` of its `output`.
    pub fn outputs(&self, graph: GraphId) -> &[NodeId] {
        match self.graphs[graph].nodes.last().map(|&last| &self.nodes[last].kind) {
            Some(NodeKind::Output { values }) => values,
            _ => &[],
        }
    }

    /// All nodes in the order in which they stand in the program: each node before those of its nested graph, and those
    /// before the next node. Graphs that do not belong to the root are not visited.
    pub fn preorder(&self) -> Vec<NodeId> {
        let mut order = Vec::with_capacity(self.nodes.len());
        let mut open = vec![self.graphs[self.root].nodes.iter()];
        while let Some(nodes) = open.last_mut() {
            match nodes.next() {
                Some(&node) => {
                    order.push(node);
                    if let Some(graph) = self.nodes[node].kind.subgraph() {
                        open.push(self.graphs[graph].nodes.iter());
                    }
                }
                None => drop(open.pop()),
            }
        }
        order
    }

    /// A node in words, such as ``the `write` node 6 (`write_1`) of graph `region_0` ``.
    pub fn describe(&self, id: NodeId) -> String {
        let node = &self.nodes[id];
        let graph = &self.graphs[node.graph].name;
        format!("the `{}` node {} (`{}`) of graph `{graph}`", node.kind.name(), node.id, node.name)
    }
}
