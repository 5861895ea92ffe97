//! Which memory a node stands for at one point of a run, and which two may be the same memory there.
//!
//! Canonical values are allocations, iter args and results: captures are looked through. Two iter args of one loop are
//! distinct if they are when the loop begins and stay so from each iteration to the next (the greatest such relation).

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;

use crate::trace::{GraphId, Iterate, NodeId, NodeKind, Trace};

pub(super) struct Memory<'t> {
    trace: &'t Trace,
    /// What each node stands for, if not for itself.
    values: Vec<Option<NodeId>>,
    /// Allocations that a value may be.
    roots: FxHashMap<NodeId, Vec<NodeId>>,
    /// Pairs of indices (the lower first) of a loop that are never the same memory.
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
                    _ => self.trace.stands_for(node, &mut pending),
                }
            }
        }
        roots.sort_unstable();
        roots
    }

    /// Allocations that a canonical value may be.
    fn roots(&self, value: NodeId) -> &[NodeId] {
        self.roots.get(&value).map_or(&[], Vec::as_slice)
    }

    /// Whether two canonical values may be the same memory, or overlap, at one point of a run where both are known.
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

    /// The same, at two points of a run.
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

    /// Finds out which pairs of a loop are distinct, those of the loops before and around it being known.
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

    /// Whether two allocations have bytes in common, or may have.
    fn overlap(&self, a: NodeId, b: NodeId) -> bool {
        if a == b {
            return true;
        }
        let ((x, first, last), (y, start, end)) = (self.range(a), self.range(b));
        x == y && first < end && start < last
    }

    /// The outermost allocation around an allocation, and its bytes there.
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

    /// The iter arg of a loop body that carries index `index`, if the body has one.
    pub(super) fn iter_arg(&self, body: GraphId, index: usize) -> Option<NodeId> {
        let mut nodes = self.trace.graph(body).nodes().iter().copied();
        nodes.find(
            |&id| matches!(self.trace.node(id).kind, NodeKind::IterArg { index: i } if i as usize == index),
        )
    }

    /// A result of index `index` of a loop, if there is one in the trace.
    pub(super) fn result(&self, owner: NodeId, index: usize) -> Option<NodeId> {
        let graph = self.trace.node(owner).graph;
        let is_it = |&id: &NodeId| {
            let kind = &self.trace.node(id).kind;
            matches!(kind, NodeKind::GetResult { value, index: i } if *value == owner && *i as usize == index)
        };
        self.trace.graph(graph).nodes().iter().copied().find(is_it)
    }
}
