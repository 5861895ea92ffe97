//! Adds dependencies to the trace: the nodes that carry a copy to the graph of the barrier that
//! waits for it.

use rustc_hash::FxHashMap;
use seawall_base::index_u32;

use super::GatherCounter;
use super::analysis::DependencyAnalysis;
use super::copy_state::Token;
use crate::trace::{CounterWait, GraphId, Names, NodeId, NodeKind, Trace};

/// Returns `trace` with the results of `analysis`.
pub(super) fn apply(trace: &Trace, flow: &DependencyAnalysis<'_>, gathers: GatherCounter) -> Trace {
    let mut thread = DependencyInserter {
        flow,
        gathers,
        names: Names::of(trace),
        trace: trace.clone(),
        heads: FxHashMap::default(),
        before: FxHashMap::default(),
        after: FxHashMap::default(),
        nodes: FxHashMap::default(),
        slots: FxHashMap::default(),
        open: Vec::new(),
    };
    for node in trace.preorder() {
        thread.stop(trace, node);
    }
    thread.place(trace);
    thread.trace
}

struct DependencyInserter<'f, 't> {
    flow: &'f DependencyAnalysis<'t>,
    gathers: GatherCounter,
    names: Names,
    trace: Trace,
    /// New nodes at the beginning of a graph, before a node and after it.
    heads: FxHashMap<GraphId, Vec<NodeId>>,
    before: FxHashMap<NodeId, Vec<NodeId>>,
    after: FxHashMap<NodeId, Vec<NodeId>>,
    /// The node for a token in a graph.
    nodes: FxHashMap<(Token, GraphId), NodeId>,
    /// The index of each slot in its loop.
    slots: FxHashMap<(GraphId, u32), u32>,
    /// Slots that their loop does not carry yet, in the order of their indices.
    open: Vec<(GraphId, u32)>,
}

impl DependencyInserter<'_, '_> {
    fn stop(&mut self, old: &Trace, node: NodeId) {
        let tokens = self.needed(node);
        let graph = old.node(node).graph;
        match &old.node(node).kind {
            NodeKind::Barrier(_) => {
                let deps: Vec<NodeId> = tokens.into_iter().map(|token| self.node(token, graph)).collect();
                if let NodeKind::Barrier(barrier) = self.trace.kind_mut(node) {
                    (barrier.wait_async, barrier.tensor_wait, barrier.async_deps) = (false, false, deps);
                }
            }
            NodeKind::Signal { .. } if !tokens.is_empty() => {
                let ops: Vec<NodeId> = tokens.into_iter().filter_map(|token| self.op(token)).collect();
                self.wait_for_all(old, node, &ops);
            }
            kind => {
                let body = kind.subgraph().and_then(|body| old.graph(body).nodes().last().copied());
                if let (Some(ops), Some(output)) = (self.flow.closed.get(&node), body) {
                    self.wait_for_all(old, output, ops);
                }
            }
        }
        self.carry(old);
    }

    /// Returns the tokens that a barrier waits for. A copy from before a loop is omitted if it is
    /// the initial value of a slot that the barrier waits for, too. In the first iteration the slot
    /// is that copy, and later a newer one.
    fn needed(&self, node: NodeId) -> Vec<Token> {
        let mut tokens = self.flow.waits.get(&node).cloned().unwrap_or_default();
        let begins = |token: &Token| match token {
            Token::Slot(body, slot) => self.flow.inits.get(&(*body, *slot)).copied(),
            _ => None,
        };
        let covered: Vec<Token> = tokens.iter().filter_map(begins).collect();
        tokens.retain(|token| !covered.contains(token));
        tokens
    }

    /// A copy that a token may be.
    fn op(&self, token: Token) -> Option<NodeId> {
        match token {
            Token::Op(op) => Some(op),
            Token::Slot(body, slot) | Token::Result(body, slot) => self.flow.op(body, slot),
        }
    }

    /// Adds a wait before `node` for all copies of the kinds of `ops`.
    fn wait_for_all(&mut self, old: &Trace, node: NodeId, ops: &[NodeId]) {
        let is_gather = |&op: &NodeId| matches!(old.node(op).kind, NodeKind::GatherToLds(_));
        let (gathers, tensors) = (ops.iter().any(is_gather), !ops.iter().all(is_gather));
        let wait = CounterWait {
            load: (gathers && self.gathers != GatherCounter::Asynchronous).then_some(0),
            asynchronous: (gathers && self.gathers != GatherCounter::Load).then_some(0),
            tensor: tensors.then_some(0),
            ..CounterWait::default()
        };
        let graph = old.node(node).graph;
        let wait = self.create(graph, "memory_counter_wait", NodeKind::CounterWait(wait));
        self.before.entry(node).or_default().push(wait);
    }

    fn create(&mut self, graph: GraphId, stem: &'static str, kind: NodeKind) -> NodeId {
        let name = self.names.fresh(graph, stem);
        self.trace.create(graph, name, kind, None)
    }

    /// Returns the node for `token` in `graph`. `graph` is the graph of the token or nested in it.
    /// Captures are added as needed.
    fn node(&mut self, token: Token, graph: GraphId) -> NodeId {
        let home = self.flow.home(token);
        let mut path = Vec::new();
        let mut at = graph;
        while at != home && !self.nodes.contains_key(&(token, at)) {
            path.push(at);
            match self.trace.around(at) {
                Some(outer) => at = outer,
                None => break,
            }
        }
        let mut node = match self.nodes.get(&(token, at)) {
            Some(&node) => node,
            None => self.home_node(token),
        };
        self.nodes.insert((token, at), node);
        for graph in path.into_iter().rev() {
            if let Some(owner) = self.trace.graph(graph).owner() {
                match self.trace.kind_mut(owner) {
                    NodeKind::Iterate(iterate) => iterate.captures.push(node),
                    NodeKind::Conditional(conditional) => conditional.captures.push(node),
                    _ => {}
                }
            }
            let kind = NodeKind::Placeholder { captures: Some(node) };
            node = self.create(graph, "async_dep", kind);
            self.heads.entry(graph).or_default().push(node);
            self.nodes.insert((token, graph), node);
        }
        node
    }

    fn home_node(&mut self, token: Token) -> NodeId {
        match token {
            Token::Op(op) => op,
            Token::Slot(body, slot) => {
                let index = self.index(body, slot);
                let node = self.create(body, "async_dep", NodeKind::IterArg { index });
                self.heads.entry(body).or_default().push(node);
                node
            }
            Token::Result(body, slot) => {
                let index = self.index(body, slot);
                let Some(value) = self.trace.graph(body).owner() else {
                    // Only the body of a loop has results.
                    let root = self.trace.root();
                    let node = self.create(root, "async_dep", NodeKind::NullAsyncDep);
                    self.heads.entry(root).or_default().push(node);
                    return node;
                };
                let graph = self.trace.node(value).graph;
                let node = self.create(graph, "async_dep", NodeKind::GetResult { value, index });
                self.after.entry(value).or_default().push(node);
                node
            }
        }
    }

    /// Returns the index of a slot in its loop. A new slot is queued for
    /// [`DependencyInserter::carry`].
    fn index(&mut self, body: GraphId, slot: u32) -> u32 {
        if let Some(&index) = self.slots.get(&(body, slot)) {
            return index;
        }
        let waiting = self.open.iter().filter(|(other, _)| *other == body).count();
        let owner = self.trace.graph(body).owner().map(|owner| &self.trace.node(owner).kind);
        let carried = match owner {
            Some(NodeKind::Iterate(iterate)) => iterate.init_args.len(),
            _ => 0,
        };
        let index = index_u32(carried + waiting);
        self.slots.insert((body, slot), index);
        self.open.push((body, slot));
        index
    }

    /// Adds the initial and carried values of new slots to their loops. This may need more slots.
    fn carry(&mut self, old: &Trace) {
        while !self.open.is_empty() {
            let (body, slot) = self.open[0];
            let (Some(owner), Some(&output)) = (old.graph(body).owner(), old.graph(body).nodes().last())
            else {
                self.open.remove(0);
                continue;
            };
            let outer = old.node(owner).graph;
            let init = match self.flow.inits.get(&(body, slot)) {
                Some(&token) => self.node(token, outer),
                None => self.null(outer, owner),
            };
            let given = match self.flow.end(body, slot) {
                Some(token) => self.node(token, body),
                None => self.null(body, output),
            };
            if let NodeKind::Iterate(iterate) = self.trace.kind_mut(owner) {
                iterate.init_args.push(init);
            }
            if let NodeKind::Output { values } = self.trace.kind_mut(output) {
                values.push(given);
            }
            self.open.remove(0);
        }
    }

    /// Adds a `null_async_dep` before `node` of `graph`.
    fn null(&mut self, graph: GraphId, node: NodeId) -> NodeId {
        let null = self.create(graph, "null_async_dep", NodeKind::NullAsyncDep);
        self.before.entry(node).or_default().push(null);
        null
    }

    /// Inserts all new nodes at their places.
    fn place(&mut self, old: &Trace) {
        let next_to = |side: &FxHashMap<NodeId, Vec<NodeId>>, node: NodeId| {
            side.get(&node).cloned().unwrap_or_default()
        };
        for (graph, nodes) in old.graphs() {
            let first = nodes.nodes().first().copied();
            let head = self.heads.get(&graph).cloned().unwrap_or_default();
            let before = |node: NodeId| {
                let mut nodes = if Some(node) == first { head.clone() } else { Vec::new() };
                nodes.extend(next_to(&self.before, node));
                nodes
            };
            self.trace.splice(graph, before, |node| next_to(&self.after, node));
        }
    }
}
