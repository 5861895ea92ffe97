//! Gaps: the places of a block where a barrier can be put, between its ops.

use seawall_base::SecondaryMap;
use seawall_model::{BlockId, OriginId, Program};

/// The place before the op of this number (in events) of a block; the number of ops is the place at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Gap {
    /// The block.
    pub block: BlockId,
    /// Ops of the block that come before.
    pub at: u32,
}

/// What a barrier in a gap can be anchored to.
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
    /// The ops of `blocks`.
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

    /// The gap directly before the event at `position`, if one is there.
    pub(crate) fn before(&self, block: BlockId, position: usize) -> Option<Gap> {
        let at = self.by_block[block].binary_search_by_key(&position, |op| op.first).ok()?;
        Some(Gap { block, at: at as u32 })
    }

    /// The gap at the end of `block`.
    pub(crate) fn end(&self, block: BlockId) -> Gap {
        Gap { block, at: self.by_block[block].len() as u32 }
    }

    /// What a barrier in `gap` is anchored to; `None` where nothing of the source stands there, and where not all warps may come. After an op only if it is one
    /// that `follow` asks for, else before the next.
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
            // An op that ends the block may have events of its own there; the text may leave it out.
            (None, previous) => match terminator {
                Some(origin) => {
                    previous.is_none_or(|op| op.origin != origin).then_some(Anchor::Before(origin))
                }
                None => previous.map(|op| Anchor::After(op.origin)),
            },
        }
    }
}
