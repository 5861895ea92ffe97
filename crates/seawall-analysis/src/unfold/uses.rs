//! Uses of terms.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;
use seawall_model::{BlockId, PartitionId, Program, Slot, TermId, Terminator};

use crate::cfg::Cfg;

/// The maximal number of blocks. Kernels have tens, some have hundreds.
const MAX_BLOCKS: usize = 2048;

/// For each partition that uses `term`, returns the last block that dominates all its uses. `None`
/// in functions with too many blocks.
///
/// A varying value is constant between two entries of that block, because its computation dominates
/// every use. Partitions that exist only as attributes compute it separately.
pub(super) fn above_uses(program: &Program, cfg: &Cfg, term: TermId) -> Option<Vec<BlockId>> {
    if cfg.blocks().len() > MAX_BLOCKS {
        return None;
    }
    let uses = |block: BlockId| {
        let terms = terms_of(program, block);
        closure_of_all(program, &terms).contains(&term)
    };
    let mut users: BTreeMap<PartitionId, Vec<BlockId>> = BTreeMap::new();
    for block in cfg.blocks().iter().copied().filter(|&block| uses(block)) {
        users.entry(program.blocks[block].partition).or_default().push(block);
    }
    users.values().map(|users| last_dominator(cfg, users)).collect()
}

/// The block of [`above_uses`] for the partition of `block`, if that partition uses the term.
pub(super) fn above_uses_beside(
    program: &Program,
    cfg: &Cfg,
    term: TermId,
    block: BlockId,
) -> Option<BlockId> {
    let own = program.blocks[block].partition;
    let above = above_uses(program, cfg, term)?;
    match above.as_slice() {
        &[only] => Some(only),
        _ => above.into_iter().find(|&block| program.blocks[block].partition == own),
    }
}

fn last_dominator(cfg: &Cfg, users: &[BlockId]) -> Option<BlockId> {
    let dominates_all = |block: &BlockId| users.iter().all(|&user| cfg.dominates(*block, user));
    let above: Vec<BlockId> = cfg.blocks().iter().copied().filter(dominates_all).collect();
    above.iter().copied().find(|&last| above.iter().all(|&other| cfg.dominates(other, last)))
}

/// All terms that a block uses.
fn terms_of(program: &Program, block: BlockId) -> Vec<TermId> {
    let block = &program.blocks[block];
    let mut terms = Vec::new();
    for event in block.events.iter().map(|&event| &program.events[event]) {
        terms.extend(event.action.predicate());
        terms.extend(event.action.mbarrier_wait());
        for footprint in event.accesses.iter().flat_map(|access| &access.footprints) {
            if let Slot::At(term) = footprint.slot {
                terms.push(term);
            }
        }
    }
    if let Terminator::Branch { condition: Some(condition), .. } = block.terminator {
        terms.push(condition);
    }
    terms.extend(block.terminator.edges().into_iter().flat_map(|edge| &edge.args));
    terms
}

fn closure_of_all(program: &Program, terms: &[TermId]) -> FxHashSet<TermId> {
    let mut seen = FxHashSet::default();
    let mut work = terms.to_vec();
    while let Some(term) = work.pop() {
        if seen.insert(term) {
            work.extend(program.terms.kind(term).operands());
        }
    }
    seen
}
