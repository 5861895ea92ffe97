//! How often each side of an aref was entered and left so far, where the module does not say it with a stage and a phase yet.
//!
//! A counter is a parameter of every block of the function but the entry, where it is 0. Edges pass it on, with what the block added. A
//! fork gives each partition a copy of its own: each side of an aref belongs to one partition, or each of its partitions does all of it.

use rustc_hash::FxHashMap;
use seawall_mlir::OpId;
use seawall_model::{BinaryOp, BlockId, TermId, TermKind};

use crate::unit::Unit;

/// Which of the four steps of an aref is counted.
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
    /// The position of each among the parameters.
    index: FxHashMap<(OpId, Step), u32>,
    /// What each block has added so far.
    added: FxHashMap<(BlockId, u32), i64>,
    /// Where all are 0.
    entry: Option<BlockId>,
}

impl Counters {
    /// Counters of `arefs`, for a function that starts at `entry`.
    pub(crate) fn new(arefs: &[OpId], entry: BlockId) -> Self {
        let steps = [Step::PutEnter, Step::PutExit, Step::GetEnter, Step::GetExit];
        let keys = arefs.iter().flat_map(|&aref| steps.map(|step| (aref, step)));
        let index = keys.zip(0..).collect();
        Counters { index, added: FxHashMap::default(), entry: Some(entry) }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.index.len()
    }
}

impl Unit<'_> {
    /// How often `step` of `aref` was taken before this point of `block`; `None` if nobody counts it.
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

    /// Gives a new block its counters, before any other parameter.
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
