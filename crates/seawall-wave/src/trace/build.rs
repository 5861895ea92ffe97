//! Creation and editing of traces.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::PrimaryMap;

use super::{Graph, GraphId, Location, Node, NodeId, NodeKind, Piece, Trace};

impl Trace {
    /// Returns a trace with an empty root graph of the name `root`.
    pub fn new(root: impl Into<String>) -> Self {
        let mut graphs = PrimaryMap::new();
        let root = graphs.push(Graph { name: root.into(), nodes: Vec::new(), owner: None });
        Trace { name: None, target: None, waves: None, root, graphs, nodes: PrimaryMap::new(), next_id: 0 }
    }

    /// Adds an empty graph. It belongs to the loop or conditional that is pushed with it.
    pub fn add_graph(&mut self, name: impl Into<String>) -> GraphId {
        self.graphs.push(Graph { name: name.into(), nodes: Vec::new(), owner: None })
    }

    /// Adds a node at the end of `graph`. Its `id` is one more than the greatest so far.
    pub fn push(&mut self, graph: GraphId, name: impl Into<String>, kind: NodeKind) -> NodeId {
        let node = self.create(graph, name.into(), kind, None);
        self.graphs[graph].nodes.push(node);
        node
    }

    /// Sets the owner of each nested graph to the first loop or conditional that names it.
    pub(super) fn own_graphs(&mut self) {
        for (id, node) in self.nodes.iter() {
            if let Some(graph) = node.kind.subgraph() {
                self.graphs[graph].owner.get_or_insert(id);
            }
        }
    }

    /// Sets the source location of `node`.
    pub fn locate(&mut self, node: NodeId, location: Option<Location>) {
        self.nodes[node].location = location;
    }

    /// Sets Wave's name of the op of `node`.
    pub fn set_op(&mut self, node: NodeId, op: impl Into<String>) {
        self.nodes[node].op = Some(op.into());
    }

    /// Sets the piece of an expanded op that `node` is.
    pub fn set_piece(&mut self, node: NodeId, piece: Piece) {
        self.nodes[node].piece = Some(piece);
    }

    /// Returns the kind of `node` for editing. Nested graphs keep their owner, so only lists and
    /// flags may change.
    pub fn kind_mut(&mut self, node: NodeId) -> &mut NodeKind {
        &mut self.nodes[node].kind
    }

    /// Creates a node of `graph` without a position. [`Trace::splice`] inserts it.
    pub fn create(
        &mut self,
        graph: GraphId,
        name: String,
        kind: NodeKind,
        location: Option<Location>,
    ) -> NodeId {
        let id = self.next_id;
        self.next_id = id.saturating_add(1);
        let subgraph = kind.subgraph();
        let node = self.nodes.push(Node {
            id,
            name,
            graph,
            kind,
            op: None,
            location,
            piece: None,
            args: Vec::new(),
        });
        if let Some(subgraph) = subgraph {
            self.graphs[subgraph].owner = Some(node);
        }
        node
    }

    /// Inserts the nodes of `before` before each node of `graph`, and those of `after` after it, in
    /// order. The time is linear in the length of the graph.
    pub fn splice(
        &mut self,
        graph: GraphId,
        before: impl Fn(NodeId) -> Vec<NodeId>,
        after: impl Fn(NodeId) -> Vec<NodeId>,
    ) {
        let old = std::mem::take(&mut self.graphs[graph].nodes);
        let nodes = &mut self.graphs[graph].nodes;
        for node in old {
            nodes.extend(before(node));
            nodes.push(node);
            nodes.extend(after(node));
        }
    }
}

/// The names of the nodes of a trace, to find unused ones.
#[derive(Clone, Debug)]
pub struct Names {
    taken: FxHashSet<(GraphId, String)>,
    tried: FxHashMap<(GraphId, &'static str), u32>,
}

impl Names {
    /// The names of `trace`.
    pub fn of(trace: &Trace) -> Self {
        let taken = trace.nodes.values().map(|node| (node.graph, node.name.clone())).collect();
        Names { taken, tried: FxHashMap::default() }
    }

    /// Returns and reserves a name that no node of `graph` has: `stem`, or `stem_1` and so on, as
    /// FX counts.
    pub fn fresh(&mut self, graph: GraphId, stem: &'static str) -> String {
        let tried = self.tried.entry((graph, stem)).or_default();
        loop {
            let name = if *tried == 0 { stem.to_owned() } else { format!("{stem}_{tried}") };
            *tried += 1;
            if self.taken.insert((graph, name.clone())) {
                return name;
            }
        }
    }
}
