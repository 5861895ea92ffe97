//! Computes the shared allocations that each value of a trace may be.
//!
//! - Lattice: sets of allocations by inclusion, from the empty set up. The join is union.
//! - Transfer: a placeholder may be what the captured node may be. An iter arg or result may be
//!   what the initial value of the loop or the output of its body may be.
//! - Error direction: a set may have an allocation too many, never one too few.

use seawall_base::SecondaryMap;
use seawall_wave::{NodeId, NodeKind, Trace, trace::Space};
use smallvec::SmallVec;

/// A sorted set of allocations.
pub(crate) type Allocations = SmallVec<[NodeId; 2]>;

/// The allocations that each node may be. The set is empty for a node that is not shared memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct AllocationSets {
    of: SecondaryMap<NodeId, Allocations>,
}

impl AllocationSets {
    pub(crate) fn new(trace: &Trace) -> AllocationSets {
        let edges = edges(trace);
        let mut users: SecondaryMap<NodeId, SmallVec<[NodeId; 2]>> = SecondaryMap::new();
        for &(source, target) in &edges {
            users.entry(source).push(target);
        }
        let mut flow = AllocationSets::default();
        let mut work: Vec<NodeId> = Vec::new();
        for (id, node) in trace.nodes() {
            if matches!(&node.kind, NodeKind::Allocate(allocation) if allocation.space == Space::Shared) {
                flow.of.entry(id).push(id);
                work.push(id);
            }
        }
        while let Some(source) = work.pop() {
            let known = flow.of[source].clone();
            for &target in &users[source] {
                if flow.add(target, &known) {
                    work.push(target);
                }
            }
        }
        flow
    }

    /// The allocations that `node` may be.
    pub(crate) fn of(&self, node: NodeId) -> &Allocations {
        &self.of[node]
    }

    /// The allocation sets of the nodes of `trace` that may be several allocations.
    pub(crate) fn ambiguous(&self, trace: &Trace) -> impl Iterator<Item = &Allocations> {
        trace.nodes().map(|(id, _)| &self.of[id]).filter(|allocations| allocations.len() > 1)
    }

    fn add(&mut self, target: NodeId, new: &Allocations) -> bool {
        let known = self.of.entry(target);
        let before = known.len();
        for &allocation in new {
            if let Err(at) = known.binary_search(&allocation) {
                known.insert(at, allocation);
            }
        }
        known.len() > before
    }
}

/// The pairs of source and target between which values are passed.
fn edges(trace: &Trace) -> Vec<(NodeId, NodeId)> {
    let mut edges = Vec::new();
    for (id, node) in trace.nodes() {
        match &node.kind {
            NodeKind::Placeholder { captures: Some(captured) } => edges.push((*captured, id)),
            NodeKind::IterArg { index } => {
                if let Some(owner) = trace.graph(node.graph).owner() {
                    into_loop_value(trace, owner, *index, id, &mut edges);
                }
            }
            NodeKind::GetResult { value, index } => into_loop_value(trace, *value, *index, id, &mut edges),
            _ => {}
        }
    }
    edges
}

/// Adds the sources of value `index` of a loop: its initial value and the output of the body.
fn into_loop_value(trace: &Trace, owner: NodeId, index: u32, id: NodeId, edges: &mut Vec<(NodeId, NodeId)>) {
    let NodeKind::Iterate(iterate) = &trace.node(owner).kind else { return };
    let given = [iterate.init_args.get(index as usize), trace.outputs(iterate.graph).get(index as usize)];
    edges.extend(given.into_iter().flatten().map(|&source| (source, id)));
}

/// The nodes for each value of each loop: iter args inside the loop, results after it.
#[derive(Clone, Debug, Default)]
pub(crate) struct LoopValues {
    of: SecondaryMap<NodeId, Vec<LoopValue>>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct LoopValue {
    args: SmallVec<[NodeId; 1]>,
    results: SmallVec<[NodeId; 1]>,
}

impl LoopValues {
    pub(crate) fn new(trace: &Trace) -> LoopValues {
        let mut values = LoopValues::default();
        for (id, node) in trace.nodes() {
            match (&node.kind, trace.graph(node.graph).owner()) {
                (NodeKind::IterArg { index }, Some(owner)) => {
                    if let Some(value) = values.entry(trace, owner, *index) {
                        value.args.push(id);
                    }
                }
                (NodeKind::GetResult { value, index }, _) => {
                    if let Some(value) = values.entry(trace, *value, *index) {
                        value.results.push(id);
                    }
                }
                _ => {}
            }
        }
        values
    }

    fn entry(&mut self, trace: &Trace, owner: NodeId, index: u32) -> Option<&mut LoopValue> {
        let NodeKind::Iterate(iterate) = &trace.node(owner).kind else { return None };
        let values = self.of.entry(owner);
        values.resize(iterate.init_args.len(), LoopValue::default());
        values.get_mut(index as usize)
    }

    /// The iter args of the loop `owner` for value `index`.
    pub(crate) fn args(&self, owner: NodeId, index: usize) -> &[NodeId] {
        self.of[owner].get(index).map_or(&[], |value| &value.args)
    }

    /// The results of the loop `owner` for value `index`.
    pub(crate) fn results(&self, owner: NodeId, index: usize) -> &[NodeId] {
        self.of[owner].get(index).map_or(&[], |value| &value.results)
    }
}
