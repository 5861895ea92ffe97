//! Ways through the blocks of a region: what is reached from where, and where ways meet again.

use rustc_hash::FxHashSet;
use seawall_mlir::BlockId;

use crate::unit::Unit;

/// Regions of more blocks are taken to go apart up to their ends.
pub(crate) const MAX_BLOCKS: usize = 256;

/// The nearest block to which every way from `targets` comes.
pub(crate) fn meeting_point(unit: &Unit<'_>, blocks: &[BlockId], targets: &[BlockId]) -> Option<BlockId> {
    if blocks.len() > MAX_BLOCKS {
        return None;
    }
    let candidates = blocks.iter().filter_map(|&block| {
        let before = reach(unit, targets, Some(block));
        (!ends(unit, &before)).then_some((before.len(), block))
    });
    candidates.min_by_key(|&(before, _)| before).map(|(_, block)| block)
}

/// What is reached from `targets` without passing `end`.
pub(crate) fn reach(unit: &Unit<'_>, targets: &[BlockId], end: Option<BlockId>) -> FxHashSet<BlockId> {
    let mut seen = FxHashSet::default();
    let mut work = targets.to_vec();
    while let Some(block) = work.pop() {
        if Some(block) != end && seen.insert(block) {
            work.extend(self::targets(unit, block));
        }
    }
    seen
}

/// Whether the region can be left from one of `blocks`.
pub(crate) fn ends(unit: &Unit<'_>, blocks: &FxHashSet<BlockId>) -> bool {
    blocks.iter().any(|&block| targets(unit, block).is_empty())
}

/// The blocks that come behind `block`.
pub(crate) fn targets(unit: &Unit<'_>, block: BlockId) -> Vec<BlockId> {
    let last = unit.module.block_ops(block).last();
    last.map_or(Vec::new(), |&last| {
        unit.module.successors(last).iter().map(|successor| successor.block).collect()
    })
}
