//! How often each side of an aref has entered and left so far, for modules without assigned stages
//! and phases.
//!
//! A counter is a parameter of every block of the function except the entry, where it is 0. Edges
//! pass it on, plus what the block added. A fork copies it to each partition. This is exact because
//! each side of an aref belongs to one partition, or each of its partitions executes all of its
//! steps.

use rustc_hash::FxHashMap;
use seawall_mlir::OpId;
use seawall_model::{BinaryOp, BlockId, TermId, TermKind};

use crate::unit::ModuleLowering;

/// The counted steps of an aref.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// `put.enter`.
    PutEnter,
    /// `put.exit`.
    PutExit,
    /// `get.enter`.
    GetEnter,
    /// `get.exit`.
    GetExit,
}

/// The counters of the function that is being lowered.
#[derive(Default)]
pub(crate) struct Counters {
    /// The index of each counter among the parameters.
    index: FxHashMap<(OpId, Step), u32>,
    /// What each block has added so far.
    added: FxHashMap<(BlockId, u32), i64>,
    /// The block where all counters are 0.
    entry: Option<BlockId>,
}

impl Counters {
    /// Creates the counters of `arefs` for a function that starts at `entry`.
    pub(crate) fn new(arefs: &[OpId], entry: BlockId) -> Self {
        let steps = [Step::PutEnter, Step::PutExit, Step::GetEnter, Step::GetExit];
        let keys = arefs.iter().flat_map(|&aref| steps.map(|step| (aref, step)));
        let index = keys.zip(0..).collect();
        Counters { index, added: FxHashMap::default(), entry: Some(entry) }
    }

    /// The number of counters.
    pub(crate) fn len(&self) -> usize {
        self.index.len()
    }
}

impl ModuleLowering<'_> {
    /// The count of `step` of `aref` before this point of `block`; `None` if it is not counted.
    pub(crate) fn counted(&mut self, aref: OpId, step: Step, block: BlockId) -> Option<TermId> {
        let index = *self.counters.index.get(&(aref, step))?;
        Some(self.counter(block, index))
    }

    /// Counts a step.
    pub(crate) fn count(&mut self, aref: OpId, step: Step, block: BlockId) {
        if let Some(&index) = self.counters.index.get(&(aref, step)) {
            *self.counters.added.entry((block, index)).or_insert(0) += 1;
        }
    }

    fn counter(&mut self, block: BlockId, index: u32) -> TermId {
        let added = self.counters.added.get(&(block, index)).copied().unwrap_or(0);
        let added = self.program.terms.constant(added);
        if self.counters.entry == Some(block) {
            return added;
        }
        let before = self.program.terms.intern(TermKind::Param { block, index });
        match self.program.terms.as_const(added) {
            Some(0) => before,
            _ => self.program.terms.binary(BinaryOp::Add, before, added),
        }
    }

    /// Adds the counters to a new block, before its other parameters.
    pub(crate) fn add_counters(&mut self, block: BlockId) {
        for index in 0..self.counters.len() as u32 {
            let term = self.program.terms.intern(TermKind::Param { block, index });
            self.program.blocks[block].params.push(term);
        }
    }

    /// Passes the counters along all edges of `blocks`.
    pub(crate) fn pass_counters(&mut self, blocks: &[BlockId]) {
        for &block in blocks {
            let counts: Vec<TermId> =
                (0..self.counters.len() as u32).map(|i| self.counter(block, i)).collect();
            let edges = self.program.blocks[block].terminator.edges_mut();
            for edge in edges {
                edge.args.splice(0..0, counts.iter().copied());
            }
        }
        self.counters = Counters::default();
    }
}
