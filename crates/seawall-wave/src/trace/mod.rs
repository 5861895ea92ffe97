//! Traces in memory: two flat tables, nodes and graphs, that refer to each other by typed ids.

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

/// The version of the JSON form that is written and accepted.
pub const VERSION: u32 = 1;

/// The deepest nesting of graphs that is accepted. Wave's own kernels have two or three levels.
pub const MAX_LEVELS: u32 = 64;

/// A captured Wave program.
///
/// A trace is valid if [`Trace::from_json`] has read it or [`Trace::validate`] has accepted it. In
/// a valid trace, every id names a node or graph of the trace. Each graph but the root belongs to
/// one loop or conditional, and ends with its `output`. Nodes use only earlier nodes of their graph
/// or of an enclosing one.
///
/// Two traces are equal if their JSON forms are equal. The order of the tables in memory does not
/// count.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The name of the kernel.
    pub name: Option<String>,
    /// The GPU, such as `gfx950`.
    pub target: Option<String>,
    /// The number of waves of a workgroup.
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
    /// The name. Unique in the trace.
    pub name: String,
    nodes: Vec<NodeId>,
    owner: Option<NodeId>,
}

impl Graph {
    /// Its nodes in execution order.
    pub fn nodes(&self) -> &[NodeId] {
        &self.nodes
    }

    /// The loop or conditional whose body this is. `None` for the root.
    pub const fn owner(&self) -> Option<NodeId> {
        self.owner
    }
}

impl Trace {
    /// The root graph.
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

    /// All nodes, in an unspecified order.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = (NodeId, &Node)> + ExactSizeIterator {
        self.nodes.iter()
    }

    /// Returns the node with this `id` in the JSON form. Linear in the number of nodes.
    pub fn find(&self, id: u64) -> Option<NodeId> {
        self.nodes.iter().find(|(_, node)| node.id == id).map(|(id, _)| id)
    }

    /// The graph of the owner of `graph`. `None` for the root.
    pub fn around(&self, graph: GraphId) -> Option<GraphId> {
        self.graphs[graph].owner.map(|owner| self.nodes[owner].graph)
    }

    /// The `values` of the `output` of `graph`.
    pub fn outputs(&self, graph: GraphId) -> &[NodeId] {
        match self.graphs[graph].nodes.last().map(|&last| &self.nodes[last].kind) {
            Some(NodeKind::Output { values }) => values,
            _ => &[],
        }
    }

    /// Returns all nodes in program order: each node, then those of its nested graph, then the next
    /// node. Graphs that do not belong to the root are not visited.
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

    /// Describes a node, for example ``the `write` node 6 (`write_1`) of graph `region_0` ``.
    pub fn describe(&self, id: NodeId) -> String {
        let node = &self.nodes[id];
        let graph = &self.graphs[node.graph].name;
        format!("the `{}` node {} (`{}`) of graph `{graph}`", node.kind.name(), node.id, node.name)
    }
}
