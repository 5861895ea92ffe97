//! Regions of the control-flow graph.

use std::collections::BTreeSet;

use crate::flow::{Exit, Flow};

/// The blocks from `start` up to the block `end`, if control enters them only from `branch` and
/// leaves them only to `end`.
pub(crate) fn side(flow: &Flow, branch: usize, start: usize, end: usize) -> Option<BTreeSet<usize>> {
    let mut region = BTreeSet::new();
    let mut todo = vec![start];
    while let Some(block) = todo.pop() {
        if block != end && region.insert(block) {
            todo.extend(flow.blocks[block].exit.successors());
        }
    }
    let entered = |&block: &usize| {
        let is_inside = |from: &usize| region.contains(from) || block == start && *from == branch;
        flow.predecessors[block].iter().all(is_inside)
    };
    let leaves = |&block: &usize| flow.blocks[block].exit == Exit::Return;
    (!region.contains(&branch) && region.iter().all(entered) && !region.iter().any(leaves)).then_some(region)
}
