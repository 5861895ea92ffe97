//! Paths through the blocks of a region: reachability, and where paths join.

use rustc_hash::FxHashSet;
use seawall_mlir::BlockId;

use crate::facts::Facts;

/// In regions of more blocks, paths are assumed not to join.
pub(crate) const MAX_BLOCKS: usize = 256;

/// The nearest block that every path from `targets` reaches.
pub(crate) fn join_block(facts: &Facts<'_>, blocks: &[BlockId], targets: &[BlockId]) -> Option<BlockId> {
    if blocks.len() > MAX_BLOCKS {
        return None;
    }
    let candidates = blocks.iter().filter_map(|&block| {
        let before = reach(facts, targets, Some(block));
        (!ends(facts, &before)).then_some((before.len(), block))
    });
    candidates.min_by_key(|&(before, _)| before).map(|(_, block)| block)
}

/// The blocks reached from `targets` without passing `end`.
pub(crate) fn reach(facts: &Facts<'_>, targets: &[BlockId], end: Option<BlockId>) -> FxHashSet<BlockId> {
    let mut seen = FxHashSet::default();
    let mut work = targets.to_vec();
    while let Some(block) = work.pop() {
        if Some(block) != end && seen.insert(block) {
            work.extend(self::targets(facts, block));
        }
    }
    seen
}

/// Whether control can leave the region from one of `blocks`.
pub(crate) fn ends(facts: &Facts<'_>, blocks: &FxHashSet<BlockId>) -> bool {
    blocks.iter().any(|&block| targets(facts, block).is_empty())
}

/// The successors of `block`.
pub(crate) fn targets(facts: &Facts<'_>, block: BlockId) -> Vec<BlockId> {
    let last = facts.module.block_ops(block).last();
    last.map_or(Vec::new(), |&last| {
        facts.module.successors(last).iter().map(|successor| successor.block).collect()
    })
}
