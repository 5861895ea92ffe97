//! Which shared allocations each value of a trace may be.
//!
//! Lattice: sets of allocations by inclusion, from nothing up; join is union. Values flow from captured nodes to what stands for them inside, from what a loop
//! begins with and from what its body gives to its iter args and results. Possible wrong answers: an allocation too many; never one too few.

use seawall_base::SecondaryMap;
use seawall_wave::{NodeId, NodeKind, Trace, trace::Space};
use smallvec::SmallVec;

/// Allocations, sorted.
pub(crate) type Allocations = SmallVec<[NodeId; 2]>;

/// The allocations that each node may stand for; empty for what is no shared memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flow {
    of: SecondaryMap<NodeId, Allocations>,
}

impl Flow {
    pub(crate) fn new(trace: &Trace) -> Flow {
        let edges = edges(trace);
        let mut users: SecondaryMap<NodeId, SmallVec<[NodeId; 2]>> = SecondaryMap::new();
        for &(source, target) in &edges {
            users.entry(source).push(target);
        }
        let mut flow = Flow::default();
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

    /// The allocations that `node` may stand for.
    pub(crate) fn of(&self, node: NodeId) -> &Allocations {
        &self.of[node]
    }

    /// The allocations of each node of `trace` that may stand for several.
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

/// From what to what values flow.
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

/// The flows into value `index` of a loop: it begins with one node, and goes on with another.
fn into_loop_value(trace: &Trace, owner: NodeId, index: u32, id: NodeId, edges: &mut Vec<(NodeId, NodeId)>) {
    let NodeKind::Iterate(iterate) = &trace.node(owner).kind else { return };
    let given = [iterate.init_args.get(index as usize), trace.outputs(iterate.graph).get(index as usize)];
    edges.extend(given.into_iter().flatten().map(|&source| (source, id)));
}

/// The nodes that stand for each value of each loop: iter args inside of it, results behind it.
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

    /// Nodes inside of the loop `owner` that stand for its value `index`.
    pub(crate) fn args(&self, owner: NodeId, index: usize) -> &[NodeId] {
        self.of[owner].get(index).map_or(&[], |value| &value.args)
    }

    /// Nodes behind it that do.
    pub(crate) fn results(&self, owner: NodeId, index: usize) -> &[NodeId] {
        self.of[owner].get(index).map_or(&[], |value| &value.results)
    }
}
