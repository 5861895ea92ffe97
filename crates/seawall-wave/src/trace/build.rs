//! Making and editing traces.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::PrimaryMap;

use super::{Graph, GraphId, Location, Node, NodeId, NodeKind, Piece, Trace};

impl Trace {
    /// A trace whose root graph is called `root` and is empty yet.
    pub fn new(root: impl Into<String>) -> Self {
        let mut graphs = PrimaryMap::new();
        let root = graphs.push(Graph { name: root.into(), nodes: Vec::new(), owner: None });
        Trace { name: None, target: None, waves: None, root, graphs, nodes: PrimaryMap::new(), next_id: 0 }
    }

    /// Adds an empty graph, which belongs to the loop or conditional that is pushed with it.
    pub fn add_graph(&mut self, name: impl Into<String>) -> GraphId {
        self.graphs.push(Graph { name: name.into(), nodes: Vec::new(), owner: None })
    }

    /// Adds a node at the end of `graph`. Its `id` is one more than the greatest so far.
    pub fn push(&mut self, graph: GraphId, name: impl Into<String>, kind: NodeKind) -> NodeId {
        let node = self.create(graph, name.into(), kind, None);
        self.graphs[graph].nodes.push(node);
        node
    }

    /// Gives each nested graph the first loop or conditional that names it.
    pub(super) fn own_graphs(&mut self) {
        for (id, node) in self.nodes.iter() {
            if let Some(graph) = node.kind.subgraph() {
                self.graphs[graph].owner.get_or_insert(id);
            }
        }
    }

    /// Says where `node` was written.
    pub fn locate(&mut self, node: NodeId, location: Option<Location>) {
        self.nodes[node].location = location;
    }

    /// Says what Wave calls the op of `node`.
    pub fn set_op(&mut self, node: NodeId, op: impl Into<String>) {
        self.nodes[node].op = Some(op.into());
    }

    /// Says which piece of one op of the source a node is.
    pub fn set_piece(&mut self, node: NodeId, piece: Piece) {
        self.nodes[node].piece = Some(piece);
    }

    /// The kind of `node`, to be edited. A nested graph keeps its owner: only lists and flags may change.
    pub fn kind_mut(&mut self, node: NodeId) -> &mut NodeKind {
        &mut self.nodes[node].kind
    }

    /// Makes a node of `graph` that stands nowhere yet: [`Trace::splice`] gives it its place.
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

    /// Puts what `before` says before each node and what `after` says after it, in order, for all nodes of
    /// `graph`, in time linear in its length.
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

/// The names that the nodes of a trace have, to find free ones.
#[derive(Clone, Debug)]
pub struct Names {
    taken: FxHashSet<(GraphId, String)>,
    tried: FxHashMap<(GraphId, &'static str), u32>,
}

impl Names {
    /// Those of `trace`.
    pub fn of(trace: &Trace) -> Self {
        let taken = trace.nodes.values().map(|node| (node.graph, node.name.clone())).collect();
        Names { taken, tried: FxHashMap::default() }
    }

    /// A name that no node of `graph` has, and none will get: `stem`, or `stem_1` and so on, as FX counts.
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
