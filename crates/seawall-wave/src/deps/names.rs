//! Names of memory: the canonical value of each node, and the pairs of values that may be the same
//! memory.
//!
//! Canonical values are allocations, iter args and results. Captures are resolved to the captured
//! node. Two iter args of one loop are distinct if they are distinct when the loop begins and
//! remain so from each iteration to the next. The result is the greatest relation with this
//! property.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;

use crate::trace::{GraphId, Iterate, NodeId, NodeKind, Trace};

pub(super) struct Memory<'t> {
    trace: &'t Trace,
    /// The canonical value of each node that is not its own.
    values: Vec<Option<NodeId>>,
    /// The allocations that a value may be.
    roots: FxHashMap<NodeId, Vec<NodeId>>,
    /// The pairs of indices of a loop (the lower first) that are never the same memory.
    distinct: FxHashSet<(NodeId, u32, u32)>,
}

impl<'t> Memory<'t> {
    pub(super) fn new(trace: &'t Trace) -> Self {
        let mut memory = Memory {
            trace,
            values: vec![None; trace.nodes().len()],
            roots: FxHashMap::default(),
            distinct: FxHashSet::default(),
        };
        let order = trace.preorder();
        for &id in &order {
            if let NodeKind::Placeholder { captures: Some(captured) } = trace.node(id).kind {
                memory.values[id.index()] = Some(memory.value(captured));
            }
        }
        for &id in &order {
            let kind = &trace.node(id).kind;
            if let NodeKind::Allocate(_) | NodeKind::IterArg { .. } | NodeKind::GetResult { .. } = kind {
                let roots = memory.find_roots(id);
                memory.roots.insert(id, roots);
            }
        }
        for &id in &order {
            if let NodeKind::Iterate(iterate) = &trace.node(id).kind {
                memory.pairs(id, iterate);
            }
        }
        memory
    }

    /// The canonical value of a node.
    pub(super) fn value(&self, node: NodeId) -> NodeId {
        self.values[node.index()].unwrap_or(node)
    }

    fn find_roots(&self, start: NodeId) -> Vec<NodeId> {
        let mut seen = FxHashSet::default();
        let (mut roots, mut pending) = (Vec::new(), vec![start]);
        while let Some(node) = pending.pop() {
            if seen.insert(node) {
                match self.trace.node(node).kind {
                    NodeKind::Allocate(_) => roots.push(node),
                    _ => self.trace.may_be(node, &mut pending),
                }
            }
        }
        roots.sort_unstable();
        roots
    }

    /// The allocations that a canonical value may be.
    fn roots(&self, value: NodeId) -> &[NodeId] {
        self.roots.get(&value).map_or(&[], Vec::as_slice)
    }

    /// Returns whether two canonical values may share bytes at one point of an execution.
    pub(super) fn may_alias(&self, a: NodeId, b: NodeId) -> bool {
        if a == b {
            return true;
        }
        if let (Some((x, i)), Some((y, j))) = (self.carried(a), self.carried(b))
            && x == y
            && self.kind_of_carried(a) == self.kind_of_carried(b)
        {
            return i == j || !self.distinct.contains(&(x, i.min(j), i.max(j)));
        }
        self.may_share(a, b)
    }

    /// Returns whether two canonical values may share bytes, each at some point of an execution.
    pub(super) fn may_share(&self, a: NodeId, b: NodeId) -> bool {
        let others = self.roots(b);
        self.roots(a).iter().any(|&x| others.iter().any(|&y| self.overlap(x, y)))
    }

    /// The loop that carries a value, and its index.
    fn carried(&self, value: NodeId) -> Option<(NodeId, u32)> {
        let node = self.trace.node(value);
        match node.kind {
            NodeKind::IterArg { index } => Some((self.trace.graph(node.graph).owner()?, index)),
            NodeKind::GetResult { value, index } => Some((value, index)),
            _ => None,
        }
    }

    fn kind_of_carried(&self, value: NodeId) -> bool {
        matches!(self.trace.node(value).kind, NodeKind::IterArg { .. })
    }

    /// Computes which pairs of a loop are distinct. The pairs of loops before and around it must be
    /// known.
    fn pairs(&mut self, owner: NodeId, iterate: &Iterate) {
        let outputs = self.trace.outputs(iterate.graph);
        let carries: Vec<(u32, NodeId, NodeId)> = (0..)
            .zip(iterate.init_args.iter().zip(outputs))
            .map(|(index, (&init, &output))| (index, self.value(init), self.value(output)))
            .filter(|&(_, init, _)| !self.roots(init).is_empty())
            .collect();
        let mut open = Vec::new();
        for (at, &(i, init, output)) in carries.iter().enumerate() {
            for &(j, other_init, other_output) in &carries[at + 1..] {
                if !self.may_alias(init, other_init) {
                    self.distinct.insert((owner, i, j));
                    open.push((i, j, output, other_output));
                }
            }
        }
        loop {
            let before = open.len();
            open.retain(|&(i, j, output, other)| {
                let stays = !self.may_alias(output, other);
                if !stays {
                    self.distinct.remove(&(owner, i, j));
                }
                stays
            });
            if open.len() == before {
                break;
            }
        }
    }

    /// Returns whether two allocations may have bytes in common.
    fn overlap(&self, a: NodeId, b: NodeId) -> bool {
        if a == b {
            return true;
        }
        let ((x, first, last), (y, start, end)) = (self.range(a), self.range(b));
        x == y && first < end && start < last
    }

    /// The outermost allocation around an allocation, and the byte range of the latter in it.
    fn range(&self, allocation: NodeId) -> (NodeId, u64, u64) {
        let mut at = allocation;
        let (mut first, mut size) = (0_u64, None);
        let mut known = true;
        while let NodeKind::Allocate(part) = &self.trace.node(at).kind {
            size = size.or(part.bytes.filter(|_| at == allocation));
            let Some(parent) = part.parent else { break };
            match part.offset {
                Some(offset) => first = first.saturating_add(offset),
                None => known = false,
            }
            at = parent;
        }
        match size {
            Some(size) if known => (at, first, first.saturating_add(size)),
            _ if known => (at, first, u64::MAX),
            _ => (at, 0, u64::MAX),
        }
    }

    /// The iter arg of a loop body with index `index`, if the body has one.
    pub(super) fn iter_arg(&self, body: GraphId, index: usize) -> Option<NodeId> {
        let mut nodes = self.trace.graph(body).nodes().iter().copied();
        nodes.find(
            |&id| matches!(self.trace.node(id).kind, NodeKind::IterArg { index: i } if i as usize == index),
        )
    }

    /// A result of a loop with index `index`, if the trace has one.
    pub(super) fn result(&self, owner: NodeId, index: usize) -> Option<NodeId> {
        let graph = self.trace.node(owner).graph;
        let is_it = |&id: &NodeId| {
            let kind = &self.trace.node(id).kind;
            matches!(kind, NodeKind::GetResult { value, index: i } if *value == owner && *i as usize == index)
        };
        self.trace.graph(graph).nodes().iter().copied().find(is_it)
    }
}
