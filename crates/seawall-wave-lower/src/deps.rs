//! What a barrier with dependencies completes: the copies that they stand for.
//!
//! A dependency names a copy, or a captured value, iter arg or result that stands for one. Of a copy that is reached directly, the newest execution is
//! meant; through one iter arg, that of the iteration before. What is reached in other ways is not promised to be complete.

use seawall_base::SecondaryMap;
use seawall_wave::{NodeId, NodeKind, Trace};

/// More steps from a dependency to copies than these are not followed.
const MAX_STEPS: usize = 256;

/// A copy that is complete behind a barrier, but for its `age` newest executions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Completed {
    pub(crate) copy: NodeId,
    pub(crate) age: u32,
}

/// What the dependencies `deps` of the node `barrier` stand for. `order` has the position of each node.
pub(crate) fn completed(
    trace: &Trace,
    order: &SecondaryMap<NodeId, u32>,
    barrier: NodeId,
    deps: &[NodeId],
) -> Vec<Completed> {
    let mut found: Vec<Completed> = Vec::new();
    // Nodes to follow, and how many iter args were on the way.
    let mut open: Vec<(NodeId, u32)> = deps.iter().map(|&dep| (dep, 0)).collect();
    for _ in 0..MAX_STEPS {
        let Some((id, around)) = open.pop() else { break };
        let node = trace.node(id);
        match &node.kind {
            NodeKind::Placeholder { captures: Some(captured) } => open.push((*captured, around)),
            NodeKind::IterArg { index } => {
                let Some(owner) = trace.graph(node.graph).owner() else { continue };
                let NodeKind::Iterate(iterate) = &trace.node(owner).kind else { continue };
                open.extend(iterate.init_args.get(*index as usize).map(|&init| (init, around)));
                let given = trace.outputs(iterate.graph).get(*index as usize);
                open.extend(given.filter(|_| around == 0).map(|&value| (value, around + 1)));
            }
            NodeKind::GetResult { value, index } => {
                let NodeKind::Iterate(iterate) = &trace.node(*value).kind else { continue };
                let given = [
                    iterate.init_args.get(*index as usize),
                    trace.outputs(iterate.graph).get(*index as usize),
                ];
                open.extend(given.into_iter().flatten().map(|&value| (value, around)));
            }
            kind if kind.is_asynchronous() => {
                let is_newer = order[id] < order[barrier];
                match around {
                    0 => found.push(Completed { copy: id, age: 0 }),
                    _ if node.graph == trace.node(barrier).graph => {
                        found.push(Completed { copy: id, age: u32::from(is_newer) });
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}
