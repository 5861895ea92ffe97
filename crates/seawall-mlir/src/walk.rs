//! Iteration over the tree in text order, without recursion.

use crate::ids::{BlockId, OpId, RegionId, ValueId};
use crate::module::Module;

impl Module {
    /// Returns the ops of a block in order.
    pub fn block_ops(&self, block: BlockId) -> &[OpId] {
        self.block(block).ops.of(&self.t.op_lists)
    }

    /// Returns the arguments of a block in order.
    pub fn block_args(&self, block: BlockId) -> &[ValueId] {
        self.block(block).args.of(&self.t.identity)
    }

    /// Returns the blocks of a region in text order. There is at least one, the entry block, which
    /// may be empty.
    pub fn region_blocks(&self, region: RegionId) -> &[BlockId] {
        self.region(region).blocks.of(&self.t.block_lists)
    }

    /// Returns the op that encloses `op`, or `None` at the top level.
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
    pub fn walk_op(&self, op: OpId) -> Walk<'_> {
        Walk { module: self, todo: vec![op] }
    }

    /// Iterates over the ops of a block and every op inside them, in text order.
    pub fn walk_block(&self, block: BlockId) -> Walk<'_> {
        Walk { module: self, todo: self.block_ops(block).iter().rev().copied().collect() }
    }
}

/// The iterator of [`Module::walk_op`] and [`Module::walk_block`].
#[derive(Clone, Debug)]
pub struct Walk<'m> {
    module: &'m Module,
    todo: Vec<OpId>,
}

impl Iterator for Walk<'_> {
    type Item = OpId;

    fn next(&mut self) -> Option<OpId> {
        let op = self.todo.pop()?;
        let m = self.module;
        for &region in m.regions(op).iter().rev() {
            for &block in m.region_blocks(region).iter().rev() {
                self.todo.extend(m.block_ops(block).iter().rev());
            }
        }
        Some(op)
    }
}
