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

use crate::events::Events;

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

/// The count of `step` of `aref` before this point of `block`; `None` if it is not counted.
pub(crate) fn counted(events: &mut Events<'_>, aref: OpId, step: Step, block: BlockId) -> Option<TermId> {
    let index = *events.counters.index.get(&(aref, step))?;
    Some(counter(events, block, index))
}

/// Counts a step.
pub(crate) fn count(events: &mut Events<'_>, aref: OpId, step: Step, block: BlockId) {
    if let Some(&index) = events.counters.index.get(&(aref, step)) {
        *events.counters.added.entry((block, index)).or_insert(0) += 1;
    }
}

fn counter(events: &mut Events<'_>, block: BlockId, index: u32) -> TermId {
    let added = events.counters.added.get(&(block, index)).copied().unwrap_or(0);
    let added = events.terms.arena.constant(added);
    if events.counters.entry == Some(block) {
        return added;
    }
    let before = events.terms.arena.intern(TermKind::Param { block, index });
    match events.terms.arena.as_const(added) {
        Some(0) => before,
        _ => events.terms.arena.binary(BinaryOp::Add, before, added),
    }
}

/// Adds the counters to a new block, before its other parameters.
pub(crate) fn add_counters(events: &mut Events<'_>, block: BlockId) {
    for index in 0..events.counters.len() as u32 {
        let term = events.terms.arena.intern(TermKind::Param { block, index });
        events.draft.program.blocks[block].params.push(term);
    }
}

/// Passes the counters along all edges of `blocks`.
pub(crate) fn pass_counters(events: &mut Events<'_>, blocks: &[BlockId]) {
    for &block in blocks {
        let counts: Vec<TermId> =
            (0..events.counters.len() as u32).map(|i| counter(events, block, i)).collect();
        let edges = events.draft.program.blocks[block].terminator.edges_mut();
        for edge in edges {
            edge.args.insert_many(0, counts.iter().copied());
        }
    }
    events.counters = Counters::default();
}
