//! Loops of the MLIR module that may carry tokens: which ops they repeat, and in which order.
//!
//! Each answer is about the blocks of one region. A loop inside an op of these blocks is part of
//! that op.

use rustc_hash::FxHashSet;
use seawall_dialects::{Meaning, Regions};
use seawall_mlir::{BlockId, OpId, RegionId};

use crate::waits::Waits;

/// A loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Loop {
    /// `scf.for`.
    For(OpId),
    /// Branches back to this block, which dominates them.
    Block(BlockId),
}

impl Waits<'_> {
    /// Whether a path leads from the end of `from` to `to` without passing `avoiding`.
    fn reaches(&self, from: BlockId, to: BlockId, avoiding: Option<BlockId>) -> bool {
        let module = self.facts.module;
        let mut seen = FxHashSet::default();
        let mut work = vec![from];
        while let Some(block) = work.pop() {
            if !self.burn() {
                return false;
            }
            let successors = module.block_ops(block).last().map_or(&[][..], |&last| module.successors(last));
            for next in successors.iter().map(|successor| successor.block) {
                if Some(next) == avoiding {
                    continue;
                }
                if next == to {
                    return true;
                }
                if seen.insert(next) {
                    work.push(next);
                }
            }
        }
        false
    }

    /// Counts one visited block. Returns `false` once the budget is spent; answers are then
    /// invalid.
    pub(crate) fn burn(&self) -> bool {
        let left = self.fuel.get().checked_sub(1);
        self.fuel.set(left.unwrap_or(0));
        left.is_some()
    }

    /// Whether every path from the entry of the region to `block` passes `dominator`, a block of
    /// the same region.
    pub(crate) fn dominates(&self, dominator: BlockId, block: BlockId) -> bool {
        let module = self.facts.module;
        let entry = module.block(block).parent.and_then(|region| module.region_blocks(region).first());
        let Some(&entry) = entry else { return false };
        dominator == block
            || dominator == entry
            || (block != entry && !self.reaches(entry, block, Some(dominator)))
    }

    fn region_of(&self, around: Loop) -> Option<RegionId> {
        match around {
            Loop::For(op) => self.facts.module.regions(op).first().copied(),
            Loop::Block(block) => self.facts.module.block(block).parent,
        }
    }

    fn is_loop(&self, op: OpId) -> bool {
        matches!(self.facts.meaning(op), Meaning::Regions(Regions::For | Regions::While))
    }

    /// The op directly in `region` that is `op` or contains it.
    pub(crate) fn ancestor_in(&self, op: OpId, region: RegionId) -> Option<OpId> {
        let module = self.facts.module;
        let mut inner = op;
        while module.block(module.op(inner).parent?).parent? != region {
            inner = module.parent_op(inner)?;
        }
        Some(inner)
    }

    /// Whether `around` repeats `op`; `None` if a loop inside `around` does so too.
    pub(crate) fn stands_directly_in(&self, op: OpId, around: Loop) -> Option<bool> {
        let module = self.facts.module;
        let Some(outer) = self.region_of(around).and_then(|region| self.ancestor_in(op, region)) else {
            return Some(false);
        };
        let mut inner = op;
        while inner != outer {
            let block = module.op(inner).parent?;
            inner = module.parent_op(inner)?;
            if self.is_loop(inner) || self.reaches(block, block, None) {
                return None;
            }
        }
        let block = module.op(outer).parent?;
        match around {
            Loop::For(_) => (!self.reaches(block, block, None)).then_some(true),
            Loop::Block(header) if block == header => Some(true),
            Loop::Block(header) => {
                let is_inside = self.reaches(header, block, None) && self.reaches(block, header, None);
                let repeats = is_inside && self.reaches(block, block, Some(header));
                (!repeats).then_some(is_inside)
            }
        }
    }

    /// Whether `first`, which is directly in the loop, may run before `second` in the same
    /// iteration.
    pub(crate) fn may_precede(&self, first: OpId, second: OpId, around: Loop) -> bool {
        let module = self.facts.module;
        let Some(region) = self.region_of(around) else { return true };
        let ends = self.ancestor_in(first, region).zip(self.ancestor_in(second, region));
        let Some((first, second)) = ends else { return true };
        let Some((from, to)) = module.op(first).parent.zip(module.op(second).parent) else { return true };
        if from == to {
            let position = |op: OpId| module.block_ops(from).iter().position(|&other| other == op);
            return position(first) <= position(second);
        }
        let header = match around {
            Loop::For(_) => None,
            Loop::Block(header) => Some(header),
        };
        self.reaches(from, to, header)
    }

    /// Whether the loop may be entered again after its end.
    pub(crate) fn is_entered_again(&self, around: Loop) -> bool {
        let module = self.facts.module;
        match around {
            Loop::For(op) => self.is_executed_again(op),
            Loop::Block(header) => {
                let Some(region) = module.block(header).parent else { return true };
                let enters = |&block| !self.dominates(header, block) && self.reaches(header, block, None);
                if self.facts.predecessors(header).iter().any(enters) {
                    return true;
                }
                let owner = module.region(region).op;
                self.is_loop(owner) || self.is_executed_again(owner)
            }
        }
    }

    /// Whether `op` may run more than once in a run of the kernel.
    pub(crate) fn is_executed_again(&self, op: OpId) -> bool {
        let module = self.facts.module;
        let mut inner = op;
        while !matches!(self.facts.meaning(inner), Meaning::Func) {
            let (Some(block), Some(outer)) = (module.op(inner).parent, module.parent_op(inner)) else {
                return true;
            };
            let repeats =
                self.is_loop(outer) || matches!(self.facts.meaning(outer), Meaning::Regions(Regions::Opaque));
            if repeats || self.reaches(block, block, None) {
                return true;
            }
            inner = outer;
        }
        self.facts.is_private(inner)
    }

    /// Whether `op` is inside `region`, at any depth.
    pub(crate) fn is_in_region(&self, op: OpId, region: RegionId) -> bool {
        self.ancestor_in(op, region).is_some()
    }
}
