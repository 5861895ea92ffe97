//! Branches between blocks on which threads diverge.

use rustc_hash::FxHashSet;
use seawall_mlir::{BlockId, ValueId};

use super::Search;
use crate::paths::{MAX_BLOCKS, ends, join_block, reach, targets};
use crate::unit::ModuleLowering;

/// A branch on which threads diverge.
pub(super) struct Branch {
    pub(super) condition: Option<ValueId>,
    /// The blocks on each path, in order; `None` for a path that branches again.
    pub(super) paths: Vec<Option<Vec<BlockId>>>,
    /// The blocks of all paths, up to where they join.
    pub(super) between: Vec<BlockId>,
}

impl Branch {
    /// The branch at the end of `block`, one of `blocks`, if threads diverge there.
    pub(super) fn new(unit: &ModuleLowering<'_>, blocks: &[BlockId], block: BlockId) -> Option<Branch> {
        let &last = unit.module.block_ops(block).last()?;
        let targets = targets(unit, block);
        let &condition = unit.module.operands(last).first()?;
        if targets.len() < 2 || !unit.is_divergent(condition) {
            return None;
        }
        let meeting = join_block(unit, blocks, &targets);
        let reached = reach(unit, &targets, meeting);
        let between = blocks.iter().copied().filter(|block| reached.contains(block)).collect();
        let paths = targets.iter().map(|&target| path(unit, target, meeting)).collect();
        let condition = Some(condition).filter(|_| targets.len() == 2);
        Some(Branch { condition, paths, between })
    }

    /// Whether there are barriers on its paths.
    pub(super) fn has_barriers(&self, search: &Search<'_, '_>) -> bool {
        let ops = self.between.iter().flat_map(|&block| search.unit.module.block_ops(block));
        ops.into_iter().any(|op| search.meeting.contains(op))
    }
}

/// The blocks of a region that every thread passes exactly once, whatever path it takes.
pub(super) fn line(unit: &ModuleLowering<'_>, blocks: &[BlockId]) -> FxHashSet<BlockId> {
    let Some(&entry) = blocks.first() else { return FxHashSet::default() };
    if blocks.len() > MAX_BLOCKS {
        return FxHashSet::default();
    }
    let is_passed = |block: &&BlockId| {
        !ends(unit, &reach(unit, &[entry], Some(**block)))
            && !reach(unit, &targets(unit, **block), None).contains(*block)
    };
    blocks.iter().filter(|block| blocks.len() == 1 || is_passed(block)).copied().collect()
}

/// The blocks from `block` to `end`, if there is a single path.
fn path(unit: &ModuleLowering<'_>, block: BlockId, end: Option<BlockId>) -> Option<Vec<BlockId>> {
    let mut way = Vec::new();
    let mut at = block;
    while Some(at) != end {
        if way.contains(&at) {
            return None;
        }
        way.push(at);
        match targets(unit, at).as_slice() {
            &[next] => at = next,
            // The paths end without joining.
            [] => break,
            _ => return None,
        }
    }
    Some(way)
}
