//! Branches between blocks on which threads go apart.

use rustc_hash::FxHashSet;
use seawall_mlir::{BlockId, ValueId};

use super::Search;
use crate::unit::Unit;
use crate::ways::{MAX_BLOCKS, ends, meeting_point, reach, targets};

/// A branch whose ways threads take differently.
pub(super) struct Branch {
    pub(super) condition: Option<ValueId>,
    /// The blocks on each way, in order; `None` for a way that divides in turn.
    pub(super) ways: Vec<Option<Vec<BlockId>>>,
    /// The blocks of all ways, up to where they meet again.
    pub(super) between: Vec<BlockId>,
}

impl Branch {
    /// The branch at the end of `block`, one of `blocks`, if threads go apart there.
    pub(super) fn new(unit: &Unit<'_>, blocks: &[BlockId], block: BlockId) -> Option<Branch> {
        let &last = unit.module.block_ops(block).last()?;
        let targets = targets(unit, block);
        let &condition = unit.module.operands(last).first()?;
        if targets.len() < 2 || !unit.is_divergent(condition) {
            return None;
        }
        let meeting = meeting_point(unit, blocks, &targets);
        let reached = reach(unit, &targets, meeting);
        let between = blocks.iter().copied().filter(|block| reached.contains(block)).collect();
        let ways = targets.iter().map(|&target| way(unit, target, meeting)).collect();
        let condition = Some(condition).filter(|_| targets.len() == 2);
        Some(Branch { condition, ways, between })
    }

    /// Whether there are barriers on its ways.
    pub(super) fn meets(&self, search: &Search<'_, '_>) -> bool {
        let ops = self.between.iter().flat_map(|&block| search.unit.module.block_ops(block));
        ops.into_iter().any(|op| search.meeting.contains(op))
    }
}

/// The blocks of a region that every thread passes once, whatever way it takes.
pub(super) fn line(unit: &Unit<'_>, blocks: &[BlockId]) -> FxHashSet<BlockId> {
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

/// The blocks from `block` to `end`, if there is one way.
fn way(unit: &Unit<'_>, block: BlockId, end: Option<BlockId>) -> Option<Vec<BlockId>> {
    let mut way = Vec::new();
    let mut at = block;
    while Some(at) != end {
        if way.contains(&at) {
            return None;
        }
        way.push(at);
        match targets(unit, at).as_slice() {
            &[next] => at = next,
            // The ways end without meeting again.
            [] => break,
            _ => return None,
        }
    }
    Some(way)
}
