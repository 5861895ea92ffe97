//! Branches between blocks on which threads diverge.

use rustc_hash::FxHashSet;
use seawall_mlir::{BlockId, ValueId};

use super::Search;
use crate::structure::Structure;
use crate::structure::paths::{MAX_BLOCKS, ends, join_block, reach, targets};

/// A branch on which threads diverge.
pub(crate) struct Branch {
    pub(crate) condition: Option<ValueId>,
    /// The blocks on each path, in order; `None` for a path that branches again.
    pub(crate) paths: Vec<Option<Vec<BlockId>>>,
    /// The blocks of all paths, up to where they join.
    pub(crate) between: Vec<BlockId>,
}

impl Branch {
    /// The branch at the end of `block`, one of `blocks`, if threads diverge there.
    pub(crate) fn new(structure: &Structure<'_>, blocks: &[BlockId], block: BlockId) -> Option<Branch> {
        let &last = structure.facts.module.block_ops(block).last()?;
        let targets = targets(structure.facts, block);
        let &condition = structure.facts.module.operands(last).first()?;
        if targets.len() < 2 || !structure.depends_on_thread(condition) {
            return None;
        }
        let meeting = join_block(structure.facts, blocks, &targets);
        let reached = reach(structure.facts, &targets, meeting);
        let between = blocks.iter().copied().filter(|block| reached.contains(block)).collect();
        let paths = targets.iter().map(|&target| path(structure, target, meeting)).collect();
        let condition = Some(condition).filter(|_| targets.len() == 2);
        Some(Branch { condition, paths, between })
    }

    /// Whether there are barriers on its paths.
    pub(crate) fn has_barriers(&self, search: &Search<'_, '_>) -> bool {
        let ops = self.between.iter().flat_map(|&block| search.structure.facts.module.block_ops(block));
        ops.into_iter().any(|op| search.meeting.contains(op))
    }
}

/// The blocks of a region that every thread passes exactly once, whatever path it takes.
pub(crate) fn line(structure: &Structure<'_>, blocks: &[BlockId]) -> FxHashSet<BlockId> {
    let Some(&entry) = blocks.first() else { return FxHashSet::default() };
    if blocks.len() > MAX_BLOCKS {
        return FxHashSet::default();
    }
    let is_passed = |block: &&BlockId| {
        !ends(structure.facts, &reach(structure.facts, &[entry], Some(**block)))
            && !reach(structure.facts, &targets(structure.facts, **block), None).contains(*block)
    };
    blocks.iter().filter(|block| blocks.len() == 1 || is_passed(block)).copied().collect()
}

/// The blocks from `block` to `end`, if there is a single path.
fn path(structure: &Structure<'_>, block: BlockId, end: Option<BlockId>) -> Option<Vec<BlockId>> {
    let mut way = Vec::new();
    let mut at = block;
    while Some(at) != end {
        if way.contains(&at) {
            return None;
        }
        way.push(at);
        match targets(structure.facts, at).as_slice() {
            &[next] => at = next,
            // The paths end without joining.
            [] => break,
            _ => return None,
        }
    }
    Some(way)
}
