//! Paths through the blocks of a region: reachability, and where paths join.

use rustc_hash::FxHashSet;
use seawall_mlir::BlockId;

use crate::unit::ModuleLowering;

/// In regions of more blocks, paths are assumed not to join.
pub(crate) const MAX_BLOCKS: usize = 256;

/// The nearest block that every path from `targets` reaches.
pub(crate) fn join_block(
    unit: &ModuleLowering<'_>,
    blocks: &[BlockId],
    targets: &[BlockId],
) -> Option<BlockId> {
    if blocks.len() > MAX_BLOCKS {
        return None;
    }
    let candidates = blocks.iter().filter_map(|&block| {
        let before = reach(unit, targets, Some(block));
        (!ends(unit, &before)).then_some((before.len(), block))
    });
    candidates.min_by_key(|&(before, _)| before).map(|(_, block)| block)
}

/// The blocks reached from `targets` without passing `end`.
pub(crate) fn reach(
    unit: &ModuleLowering<'_>,
    targets: &[BlockId],
    end: Option<BlockId>,
) -> FxHashSet<BlockId> {
    let mut seen = FxHashSet::default();
    let mut work = targets.to_vec();
    while let Some(block) = work.pop() {
        if Some(block) != end && seen.insert(block) {
            work.extend(self::targets(unit, block));
        }
    }
    seen
}

/// Whether control can leave the region from one of `blocks`.
pub(crate) fn ends(unit: &ModuleLowering<'_>, blocks: &FxHashSet<BlockId>) -> bool {
    blocks.iter().any(|&block| targets(unit, block).is_empty())
}

/// The successors of `block`.
pub(crate) fn targets(unit: &ModuleLowering<'_>, block: BlockId) -> Vec<BlockId> {
    let last = unit.module.block_ops(block).last();
    last.map_or(Vec::new(), |&last| {
        unit.module.successors(last).iter().map(|successor| successor.block).collect()
    })
}
