//! Iteration over the tree in text order, without recursion.

use crate::ids::{BlockId, OpId, RegionId, ValueId};
use crate::module::Module;
use seawall_base::EntityId;

impl Module {
    /// Returns the ops of a block in order.
    #[inline]
    pub fn block_ops(&self, block: BlockId) -> &[OpId] {
        self.block(block).ops.of(&self.t.op_lists)
    }

    /// Returns the arguments of a block in order.
    #[inline]
    pub fn block_args(&self, block: BlockId) -> &[ValueId] {
        self.block(block).args.of(&self.t.identity)
    }

    /// Returns the blocks of a region in text order. There is at least one, the entry block, which
    /// may be empty.
    #[inline]
    pub fn region_blocks(&self, region: RegionId) -> &[BlockId] {
        self.region(region).blocks.of(&self.t.block_lists)
    }

    /// Returns the op that encloses `op`, or `None` at the top level.
    #[inline]
    pub fn parent_op(&self, op: OpId) -> Option<OpId> {
        let region = self.block(self.op(op).parent?).parent?;
        Some(self.region(region).op)
    }

    /// Iterates over every op in text order, each before the ops inside it.
    pub fn walk(&self) -> impl DoubleEndedIterator<Item = OpId> + ExactSizeIterator + use<> {
        // Ids are assigned in this order.
        self.t.ops.ids()
    }

    /// Iterates over `op` and every op inside it, in text order.
    pub fn walk_op(&self, op: OpId) -> Walk {
        Walk { next: op.index(), end: last_inside(self, op).index() + 1 }
    }

    /// Iterates over the ops of a block and every op inside them, in text order.
    pub fn walk_block(&self, block: BlockId) -> Walk {
        match self.block_ops(block) {
            [] => Walk { next: 0, end: 0 },
            &[only] => self.walk_op(only),
            &[first, .., last] => Walk { next: first.index(), end: last_inside(self, last).index() + 1 },
        }
    }
}

/// Returns the last op inside `op`, or `op` if there is none.
fn last_inside(module: &Module, op: OpId) -> OpId {
    let mut last = op;
    loop {
        let regions = module.regions(last).iter().rev();
        let blocks = regions.flat_map(|&region| module.region_blocks(region).iter().rev());
        match blocks.filter_map(|&block| module.block_ops(block).last()).next() {
            Some(&inner) => last = inner,
            None => return last,
        }
    }
}

/// The iterator of [`Module::walk_op`] and [`Module::walk_block`]. Ids are assigned in text order,
/// so that the ops inside an op follow it.
#[derive(Clone, Debug)]
pub struct Walk {
    next: usize,
    end: usize,
}

impl Iterator for Walk {
    type Item = OpId;

    #[inline]
    fn next(&mut self) -> Option<OpId> {
        if self.next >= self.end {
            return None;
        }
        self.next += 1;
        Some(OpId::from_index(self.next - 1))
    }
}
