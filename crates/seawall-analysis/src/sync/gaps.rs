//! Gaps: the places between the ops of a block where a barrier can be inserted.

use seawall_base::SecondaryMap;
use seawall_model::{BlockId, OriginId, Program};

/// The place before the op with this number (among ops with events) in a block. The number of ops
/// is the place at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Gap {
    /// The block.
    pub block: BlockId,
    /// The number of ops of the block before it.
    pub at: u32,
}

/// The op next to which a barrier is inserted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Directly before this op.
    Before(OriginId),
    /// Directly after this op.
    After(OriginId),
}

/// An op of a block: consecutive events with one origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Op {
    pub(crate) origin: OriginId,
    /// Position of its first event in the block.
    pub(crate) first: usize,
}

/// The ops of every block.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ops {
    by_block: SecondaryMap<BlockId, Vec<Op>>,
}

impl Ops {
    /// Finds the ops of `blocks`.
    pub(crate) fn new(program: &Program, blocks: &[BlockId]) -> Self {
        let mut by_block = SecondaryMap::new();
        for &block in blocks {
            let mut ops: Vec<Op> = Vec::new();
            for (first, &event) in program.blocks[block].events.iter().enumerate() {
                let origin = program.events[event].origin;
                if ops.last().is_none_or(|op| op.origin != origin) {
                    ops.push(Op { origin, first });
                }
            }
            *by_block.entry(block) = ops;
        }
        Ops { by_block }
    }

    pub(crate) fn of(&self, block: BlockId) -> &[Op] {
        &self.by_block[block]
    }

    /// The gap directly before the event at `position`, if there is one.
    pub(crate) fn before(&self, block: BlockId, position: usize) -> Option<Gap> {
        let at = self.by_block[block].binary_search_by_key(&position, |op| op.first).ok()?;
        Some(Gap { block, at: at as u32 })
    }

    /// The gap at the end of `block`.
    pub(crate) fn end(&self, block: BlockId) -> Gap {
        Gap { block, at: self.by_block[block].len() as u32 }
    }

    /// The anchor of a barrier in `gap`. `None` if no op of the source is there, or if some warps
    /// may not reach the gap. With `follow` it is the op before the gap, otherwise the next op.
    pub(crate) fn anchor(&self, program: &Program, gap: Gap, follow: bool) -> Option<Anchor> {
        if program.blocks[gap.block].divergent {
            return None;
        }
        let ops = &self.by_block[gap.block];
        let at = gap.at as usize;
        let previous = at.checked_sub(1).and_then(|at| ops.get(at));
        let terminator = program.blocks[gap.block].terminator_origin;
        match (ops.get(at), previous) {
            (_, Some(previous)) if follow => Some(Anchor::After(previous.origin)),
            (Some(op), _) => Some(Anchor::Before(op.origin)),
            // An op that ends the block may also have events in it. The source may omit such an op.
            (None, previous) => match terminator {
                Some(origin) => {
                    previous.is_none_or(|op| op.origin != origin).then_some(Anchor::Before(origin))
                }
                None => previous.map(|op| Anchor::After(op.origin)),
            },
        }
    }
}
