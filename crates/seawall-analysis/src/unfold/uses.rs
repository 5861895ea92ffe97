//! Where terms are used.

use rustc_hash::FxHashSet;
use seawall_model::{Action, BlockId, MBarrier, MBarrierOp, Program, Slot, TermId, Terminator};

use crate::cfg::Cfg;

/// Kernels have tens of blocks, a few have hundreds.
const MAX_BLOCKS: usize = 2048;

/// The last block that dominates all blocks in which `term` is used. A value that is computed anew each time is the same from one
/// entry of that block to the next: what computes it dominates every use, so that each way from there to a use goes through
/// this block. `None` in functions of too many blocks to look through.
pub(super) fn above_uses(program: &Program, cfg: &Cfg, term: TermId) -> Option<BlockId> {
    if cfg.blocks().len() > MAX_BLOCKS {
        return None;
    }
    let uses = |block: BlockId| {
        let terms = terms_of(program, block);
        closure_of_all(program, &terms).contains(&term)
    };
    let users: Vec<BlockId> = cfg.blocks().iter().copied().filter(|&block| uses(block)).collect();
    let dominates_all = |block: &BlockId| users.iter().all(|&user| cfg.dominates(*block, user));
    let above: Vec<BlockId> = cfg.blocks().iter().copied().filter(dominates_all).collect();
    above.iter().copied().find(|&last| above.iter().all(|&other| cfg.dominates(other, last)))
}

/// Everything that a block asks for.
fn terms_of(program: &Program, block: BlockId) -> Vec<TermId> {
    let block = &program.blocks[block];
    let mut terms = Vec::new();
    for event in block.events.iter().map(|&event| &program.events[event]) {
        terms.extend(event.action.predicate());
        if let Action::MBarrier(MBarrier { op: MBarrierOp::Wait { phase }, .. }) = event.action {
            terms.push(phase);
        }
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
