//! A function as it is once its structured control flow is gone: blocks, their order, and a position for every op.
//!
//! Triton allocates after `scf` has become `cf`. Which buffers may share bytes follows from the order of ops and from the
//! edges between blocks of that form, so that it is rebuilt here without being written: `scf.for` gets a header block
//! between what precedes it and its body, the regions of the other ops stand where their text stands, and what follows
//! an op is a block of its own. Ops whose regions stay (`ttg.warp_specialize`, reductions) come after what is inside them, as in
//! a post-order walk.
//!
//! Only what memdescs need is recorded: where they are defined, where they are used, and what is passed on as what.

use rustc_hash::FxHashMap;
use seawall_base::SecondaryMap;
use seawall_mlir::{OpId, RegionId, ValueId};
use smallvec::SmallVec;

use super::lives::Interval;

/// The number of a block, in the order of the flat form.
pub(crate) type BlockIndex = u32;

/// A block of the flat form.
#[derive(Clone, Debug, Default)]
pub(crate) struct FlatBlock {
    /// Position of the first thing in the block; what precedes its first op.
    pub(crate) first: u32,
    /// Position of its terminator.
    pub(crate) last: u32,
    pub(crate) successors: SmallVec<[BlockIndex; 2]>,
    pub(crate) predecessors: SmallVec<[BlockIndex; 2]>,
}

/// A region that stays a region: a function's body, or what is nested in an op that is not flattened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Level {
    /// The op that holds it; `None` for the function.
    pub(crate) owner: Option<OpId>,
    /// The level around it; its own index for the function.
    pub(crate) parent: u32,
}

/// A place in the flat form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) block: BlockIndex,
    pub(crate) position: u32,
}

/// What is recorded of a memdesc.
#[derive(Clone, Debug)]
pub(crate) struct FlatValue {
    pub(crate) definition: Spot,
    /// The level of the block that defines it.
    pub(crate) level: u32,
    /// Uses in the level of the definition; a use inside an op that keeps its regions is one of that op.
    pub(crate) uses: SmallVec<[Spot; 4]>,
    /// Whether an op has it as operand or result, so that an alias of it counts.
    pub(crate) seen: bool,
}

/// One function in its flat form.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flat {
    pub(crate) blocks: Vec<FlatBlock>,
    pub(crate) levels: Vec<Level>,
    /// Position of each op, from 1; 0 for what is not in the flat form.
    pub(crate) positions: SecondaryMap<OpId, u32>,
    /// The level of each op that has a position.
    pub(crate) level_of: SecondaryMap<OpId, u32>,
    pub(crate) values: FxHashMap<ValueId, FlatValue>,
    /// What each memdesc is called in the flat form, where it has another name: results of `scf.for` are arguments of its header.
    pub(crate) same: FxHashMap<ValueId, ValueId>,
    /// The second value is also what the first one is.
    pub(crate) copies: Vec<(ValueId, ValueId)>,
    /// Values used in a level that is still open and defined outside it.
    escaping: Vec<(u32, ValueId)>,
    /// Ops in the order of their positions.
    pub(crate) ordered: Vec<OpId>,
    next: u32,
}

impl Flat {
    /// The flat form of nothing: one level, no blocks.
    pub(crate) fn new() -> Self {
        let levels = vec![Level { owner: None, parent: 0 }];
        Flat { levels, next: 1, ..Flat::default() }
    }

    /// The next position.
    pub(crate) fn tick(&mut self) -> u32 {
        let now = self.next;
        self.next += 1;
        now
    }

    /// The first and the last op of an interval; `None` if that is the whole function.
    pub(crate) fn ops_in(&self, live: Interval) -> Option<(OpId, OpId)> {
        if live == Interval::ALWAYS {
            return None;
        }
        let first = self.ordered.partition_point(|&op| self.positions[op] < live.start);
        let end = self.ordered.partition_point(|&op| self.positions[op] < live.end);
        Some((*self.ordered.get(first)?, *self.ordered.get(end.checked_sub(1)?)?))
    }

    /// A block that still has to be placed.
    pub(crate) fn block(&mut self) -> BlockIndex {
        self.blocks.push(FlatBlock::default());
        self.blocks.len() as u32 - 1
    }

    /// A new level in `parent`.
    pub(crate) fn nest(&mut self, owner: OpId, parent: u32) -> u32 {
        self.levels.push(Level { owner: Some(owner), parent });
        self.levels.len() as u32 - 1
    }

    /// Adds an edge.
    pub(crate) fn edge(&mut self, from: BlockIndex, to: BlockIndex) {
        self.blocks[from as usize].successors.push(to);
        self.blocks[to as usize].predecessors.push(from);
    }

    /// The name of `value` in the flat form.
    pub(crate) fn name(&self, value: ValueId) -> ValueId {
        self.same.get(&value).copied().unwrap_or(value)
    }

    /// `value` is defined at `spot`.
    pub(crate) fn define(&mut self, value: ValueId, spot: Spot, level: u32, seen: bool) {
        let new = FlatValue { definition: spot, level, uses: SmallVec::new(), seen };
        self.values.entry(value).or_insert(new);
    }

    /// `value` is an operand at `spot`.
    pub(crate) fn use_at(&mut self, value: ValueId, spot: Spot, level: u32) {
        let value = self.name(value);
        let Some(known) = self.values.get_mut(&value) else { return };
        known.seen = true;
        if known.level == level {
            known.uses.push(spot);
        } else {
            self.escaping.push((level, value));
        }
    }

    /// `op` with nested levels from `first` on has been passed: what they use of the outside is used by `op` at `spot`.
    pub(crate) fn close(&mut self, first: u32, spot: Spot, level: u32) {
        let mut pending: SmallVec<[ValueId; 4]> = SmallVec::new();
        // Levels nest, so that those of the innermost op are the last ones.
        while let Some((_, value)) = self.escaping.pop_if(|&mut (inner, _)| inner >= first) {
            pending.push(value);
        }
        for value in pending {
            self.use_at(value, spot, level);
        }
    }
}

/// Where control goes from the end of a region that is flattened.
#[derive(Clone, Debug)]
pub(crate) enum End {
    /// Nowhere: functions, and regions that stay.
    Leave { results: SmallVec<[ValueId; 2]> },
    /// To the block after the op.
    After { after: BlockIndex, results: SmallVec<[ValueId; 2]> },
    /// To the header of `scf.for`.
    Header { header: BlockIndex, carried: SmallVec<[ValueId; 2]> },
    /// From the first region of `scf.while` to the second or past the loop.
    Condition { body: BlockIndex, after: BlockIndex, op: OpId },
    /// From the second region of `scf.while` to the first.
    Again { before: BlockIndex, arguments: SmallVec<[ValueId; 2]> },
}

/// Work to do.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// The ops of an MLIR block from one on go to a flat block.
    Ops { block: seawall_mlir::BlockId, from: usize, into: BlockIndex, end: u32, level: u32 },
    /// A region whose entry block goes to a flat block.
    Enter { region: RegionId, entry: BlockIndex, end: u32, level: u32 },
    /// A region that stays.
    Nested { op: OpId, region: RegionId, level: u32 },
    /// An op whose regions stayed.
    Close { op: OpId, inner: u32, into: BlockIndex, level: u32 },
}
