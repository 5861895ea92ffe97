//! Calls of functions with several blocks: an op with a region takes the place of the call.

use crate::ids::{BlockId, OpId, RegionId};
use crate::inline::Copy;
use crate::ir::{DictPlace, NO_ROW, NO_SEGMENTS, Op, Region, Slice, ValueDef};
use crate::module::add_symbol;

impl Copy<'_> {
    /// Copies the body of a callee into an op that has the results of the call. The parameters are
    /// values of `inner` already.
    pub(super) fn wrapped(
        &mut self,
        call: OpId,
        (body, inner): (RegionId, usize),
        [wrapper, ending]: [&'static str; 2],
        (new, of): (BlockId, usize),
    ) -> OpId {
        let old = self.old;
        let wrapper = self.renamed(old.op(call), wrapper);
        let op = Op { parent: Some(new), attrs: Slice::default(), dict: DictPlace::Nowhere, ..wrapper };
        let op = self.push(Op { segments: NO_SEGMENTS, ..op }, call);
        self.t.ops[op].results = self.define(old.results(call), of, |index| ValueDef::OpResult { op, index });
        let region = self.t.regions.push(Region { op, blocks: Slice::default(), ..old.region(body).clone() });
        let mut blocks = Vec::new();
        for (position, &block) in old.region_blocks(body).iter().enumerate() {
            let args = if position == 0 { &[][..] } else { old.block_args(block) };
            blocks.push(self.block_with(block, Some(region), args, inner));
        }
        self.blocks_of_region((body, region), &blocks, inner);
        for block in blocks {
            let last = self.t.blocks[block].ops.of(&self.t.op_lists).last().copied();
            if let Some(last) = last.filter(|&last| self.t.ops[last].successors.len == 0) {
                self.t.ops[last] = self.renamed(&self.t.ops[last].clone(), ending);
            }
        }
        self.set_region(op, region);
        op
    }

    /// The op with another name. Its operands stay.
    pub(super) fn renamed(&mut self, op: &Op, name: &str) -> Op {
        let row = self.texts.rows.find(name).unwrap_or(NO_ROW);
        Op { name: add_symbol(&mut self.texts, name), row, known: true, generic: false, ..op.clone() }
    }

    /// Adds an op, without operands, results, successors and regions, that stands for `origin`.
    pub(super) fn push(&mut self, op: Op, origin: OpId) -> OpId {
        let none = Slice::default();
        let op = Op { operands: none, results: none, successors: none, regions: none, ..op };
        let new = self.t.ops.push(op);
        self.origins.push(origin);
        self.through.push(self.active.iter().rev().map(|active| active.0).collect());
        new
    }

    pub(super) fn set_region(&mut self, op: OpId, region: RegionId) {
        let start = self.t.region_lists.len();
        self.t.region_lists.push(region);
        self.t.ops[op].regions = Slice::until(start, self.t.region_lists.len());
    }
}
