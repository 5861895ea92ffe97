//! The order of ops and blocks that the compiler sees when it allocates: `scf` ops become blocks
//! with branches, all other regions stay nested.
//!
//! Triton allocates after `scf` has become `cf`. Which buffers may share memory depends on the
//! order of ops in that form, and on the edges between its blocks. Both are computed here without
//! rewriting the module.
//!
//! Positions follow a post-order walk: the ops in an op's regions come before the op. A flattened
//! structured op has the position of the branch that replaces its start. For a pass that runs
//! before flattening (`whole`), structured ops keep the position after their regions.
//!
//! Blocks keep the order of the text. A loop has one more block for its condition, and the default
//! of an `scf.index_switch` comes after its cases.

use seawall_base::SecondaryMap;
use seawall_dialects::{Meaning, OpKnowledge, Regions, Traits, WarpSpecialize, meaning_of};
use seawall_mlir::{BlockId, Module, OpId, RegionId};
use smallvec::SmallVec;

use super::refusal::Refusal;

/// Number of a [`FlatBlock`].
pub(super) type FlatId = u32;

/// Number of a region that was not flattened. Blocks branch only to blocks of the same area.
pub(super) type Area = u32;

/// A block with branches at its end.
#[derive(Clone, Debug, Default)]
pub(super) struct FlatBlock {
    /// Position of its first op.
    pub(super) first: u32,
    /// Position of its end.
    pub(super) last: u32,
    /// The region that it is in.
    pub(super) area: Area,
    /// Blocks that it may branch to.
    pub(super) successors: SmallVec<[FlatId; 2]>,
    /// Blocks that may branch to it.
    pub(super) predecessors: SmallVec<[FlatId; 2]>,
}

/// A position, and the block that it is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) position: u32,
    pub(super) block: FlatId,
}

/// A flattened module.
#[derive(Debug)]
pub(super) struct Flat {
    blocks: Vec<FlatBlock>,
    /// All ops by position. Positions are not dense, because branches that the text does not have
    /// take one.
    order: Vec<OpId>,
    spots: SecondaryMap<OpId, Spot>,
    /// The flat block at the start of each MLIR block.
    begun: SecondaryMap<BlockId, Option<FlatId>>,
    /// The block that follows each flattened op.
    after: SecondaryMap<OpId, Option<FlatId>>,
    /// The op that holds each area.
    owners: Vec<Option<OpId>>,
    /// The nearest `ttg.warp_specialize` around each area.
    specializes: Vec<Option<OpId>>,
}

impl Flat {
    /// Flattens the module of `knowledge`; with `whole`, structured ops stay nested. Errors:
    /// structured ops that Seawall does not know, branches out of a region.
    pub(super) fn new(knowledge: &OpKnowledge<'_>, whole: bool) -> Result<Flat, Refusal> {
        let module = knowledge.module();
        let flat = Flat {
            blocks: vec![FlatBlock::default()],
            order: Vec::with_capacity(module.op_count()),
            spots: SecondaryMap::with_capacity(Spot::default(), module.op_count()),
            begun: SecondaryMap::with_capacity(None, module.block_count()),
            after: SecondaryMap::new(),
            owners: vec![None],
            specializes: vec![None],
        };
        let mut builder = Builder { module, knowledge, flat, whole, next: 0, current: 0, empty: true };
        builder.ops(module.body(), &[])?;
        let mut flat = builder.flat;
        for id in 0..flat.blocks.len() {
            for successor in flat.blocks[id].successors.clone() {
                flat.blocks[successor as usize].predecessors.push(id as FlatId);
            }
        }
        Ok(flat)
    }

    /// The number of blocks.
    pub(super) fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// The block with a number.
    pub(super) fn block(&self, id: FlatId) -> &FlatBlock {
        &self.blocks[id as usize]
    }

    /// All ops, by position.
    pub(super) fn order(&self) -> &[OpId] {
        &self.order
    }

    /// The position of `op`.
    pub(super) fn position(&self, op: OpId) -> u32 {
        self.spots[op].position
    }

    /// The position and block of `op`.
    pub(super) fn spot(&self, op: OpId) -> Spot {
        self.spots[op]
    }

    /// The position of the arguments of a block.
    pub(super) fn start(&self, block: FlatId) -> Spot {
        Spot { position: self.block(block).first, block }
    }

    /// The flat block at the start of an MLIR block.
    pub(super) fn begun(&self, block: BlockId) -> Option<FlatId> {
        self.begun[block]
    }

    /// The block that follows a flattened op; `None` for other ops.
    pub(super) fn after(&self, op: OpId) -> Option<FlatId> {
        self.after[op]
    }

    /// The block that a flattened op branches to. For `scf.for` it is the block of the condition.
    pub(super) fn entered(&self, op: OpId) -> Option<FlatId> {
        self.after[op].and_then(|_| self.block(self.spots[op].block).successors.first().copied())
    }

    /// The region that the op is in.
    pub(super) fn area(&self, op: OpId) -> Area {
        self.block(self.spots[op].block).area
    }

    /// The nearest `ttg.warp_specialize` around the op.
    pub(super) fn specialize_around(&self, op: OpId) -> Option<OpId> {
        self.specializes[self.area(op) as usize]
    }

    /// `op`, or the op around it that is directly in `area`; `None` if there is none.
    pub(super) fn ancestor_in(&self, area: Area, mut op: OpId) -> Option<OpId> {
        while self.area(op) != area {
            op = self.owners[self.area(op) as usize]?;
        }
        Some(op)
    }
}

/// A module that is being flattened. It recurses into regions, whose nesting the reader limits
/// (`crates/seawall-mlir/src/limits.rs`).
struct Builder<'m> {
    module: &'m Module,
    knowledge: &'m OpKnowledge<'m>,
    flat: Flat,
    /// Structured ops stay nested.
    whole: bool,
    next: u32,
    current: FlatId,
    /// The current block has no op yet.
    empty: bool,
}

impl Builder<'_> {
    fn new_block(&mut self, area: Area) -> FlatId {
        self.flat.blocks.push(FlatBlock { area, ..FlatBlock::default() });
        self.flat.blocks.len() as FlatId - 1
    }

    /// Creates the blocks of a region and returns the entry.
    fn prepare(&mut self, region: RegionId, area: Area) -> Option<FlatId> {
        let module = self.module;
        for &block in module.region_blocks(region) {
            let id = self.new_block(area);
            *self.flat.begun.entry(block) = Some(id);
        }
        module.region_blocks(region).first().and_then(|&block| self.flat.begun[block])
    }

    /// Takes the next position for the current block.
    fn count(&mut self) -> u32 {
        let position = self.next;
        self.next = self.next.saturating_add(1);
        if self.empty {
            self.flat.blocks[self.current as usize].first = position;
            self.empty = false;
        }
        position
    }

    fn stamp(&mut self, op: OpId) {
        let position = self.count();
        *self.flat.spots.entry(op) = Spot { position, block: self.current };
        self.flat.order.push(op);
    }

    fn begin(&mut self, block: FlatId) {
        self.current = block;
        self.empty = true;
    }

    /// Ends the current block with branches to `successors`.
    fn end(&mut self, successors: &[FlatId]) {
        // The branch takes a position even where the text has none.
        let last = self.count();
        let block = &mut self.flat.blocks[self.current as usize];
        block.last = last;
        block.successors = SmallVec::from_slice(successors);
    }

    /// Flattens a prepared region, whose terminators branch to `exits`.
    fn region(&mut self, region: RegionId, exits: &[FlatId]) -> Result<(), Refusal> {
        let module = self.module;
        for &block in module.region_blocks(region) {
            if let Some(begun) = self.flat.begun[block] {
                self.begin(begun);
                self.ops(block, exits)?;
            }
        }
        Ok(())
    }

    fn ops(&mut self, block: BlockId, exits: &[FlatId]) -> Result<(), Refusal> {
        let module = self.module;
        let ops = module.block_ops(block);
        for (index, &op) in ops.iter().enumerate() {
            match self.structure(op)? {
                Some(kind) => self.flatten_op(op, kind)?,
                None => self.nested(op)?,
            }
            if !module.successors(op).is_empty() {
                if index + 1 < ops.len() {
                    return Err(Refusal::new(Some(op), "this op branches before the end of its block"));
                }
                let targets = self.targets(op, block)?;
                self.end(&targets);
                return Ok(());
            }
        }
        self.end(exits);
        Ok(())
    }

    /// The blocks that an op at the end of `block` branches to. Errors: a branch out of the region.
    fn targets(&self, op: OpId, block: BlockId) -> Result<SmallVec<[FlatId; 2]>, Refusal> {
        let module = self.module;
        let stray = Refusal::new(Some(op), "this op branches out of its region");
        let own = module.block(block).parent;
        let target = |successor: &seawall_mlir::Successor| {
            let beside = module.block(successor.block).parent == own;
            self.flat.begun[successor.block].filter(|_| beside).ok_or(stray)
        };
        module.successors(op).iter().map(target).collect()
    }

    /// How an op is flattened; `None` if its regions stay nested.
    fn structure(&self, op: OpId) -> Result<Option<Regions>, Refusal> {
        let module = self.module;
        let meaning = self.knowledge.meaning(op);
        let has_regions = !module.regions(op).is_empty() || matches!(meaning, Meaning::Regions(_));
        if !has_regions || !module.op_name(op).starts_with("scf.") {
            return Ok(None);
        }
        let known = module.op(op).known && self.knowledge.traits(op).has(Traits::REGION_BRANCH);
        match meaning {
            Meaning::Regions(
                kind @ (Regions::For | Regions::While | Regions::If | Regions::Switch | Regions::Once),
            ) if known => Ok(Some(kind).filter(|_| !self.whole)),
            _ => Err(Refusal::new(Some(op), "Seawall does not know the control flow between its regions")),
        }
    }

    /// Visits an op whose regions stay nested.
    fn nested(&mut self, op: OpId) -> Result<(), Refusal> {
        let regions = self.module.regions(op);
        if !regions.is_empty() {
            let (outer, empty) = (self.current, self.empty);
            let around = self.flat.specializes[self.flat.blocks[outer as usize].area as usize];
            let enters = meaning_of(self.module, op) == Meaning::WarpSpecialize(WarpSpecialize::Enter);
            let specialize = if enters { Some(op) } else { around };
            for &region in regions {
                let area = self.flat.owners.len() as Area;
                self.flat.owners.push(Some(op));
                self.flat.specializes.push(specialize);
                self.prepare(region, area);
                self.region(region, &[])?;
            }
            (self.current, self.empty) = (outer, empty);
        }
        self.stamp(op);
        Ok(())
    }

    /// Replaces a structured op by the branch at its start. The ops after it go into a new block.
    fn flatten_op(&mut self, op: OpId, kind: Regions) -> Result<(), Refusal> {
        let module = self.module;
        self.stamp(op);
        let area = self.flat.blocks[self.current as usize].area;
        let malformed = Refusal::new(Some(op), "it does not have the regions that its op requires");
        let regions: SmallVec<[RegionId; 2]> =
            module.regions(op).iter().copied().filter(|&r| !module.region_blocks(r).is_empty()).collect();
        if kind != Regions::Once && regions.iter().any(|&region| module.region_blocks(region).len() > 1) {
            return Err(malformed);
        }
        let after = self.new_block(area);
        *self.flat.after.entry(op) = Some(after);
        match (kind, regions.as_slice()) {
            (Regions::For, &[body]) => {
                let condition = self.new_block(area);
                self.end(&[condition]);
                let entry = self.prepare(body, area).ok_or(malformed)?;
                self.begin(condition);
                self.end(&[entry, after]);
                self.region(body, &[condition])?;
            }
            (Regions::While, &[before, body]) => {
                let decides = self.prepare(before, area).ok_or(malformed)?;
                let entry = self.prepare(body, area).ok_or(malformed)?;
                self.end(&[decides]);
                self.region(before, &[entry, after])?;
                self.region(body, &[decides])?;
            }
            (Regions::If | Regions::Switch | Regions::Once, &[_, ..]) => {
                self.alternatives(op, kind, &regions, after)?;
            }
            _ => return Err(malformed),
        }
        self.begin(after);
        Ok(())
    }

    /// Flattens an op that enters one of its regions.
    fn alternatives(
        &mut self,
        op: OpId,
        kind: Regions,
        regions: &[RegionId],
        after: FlatId,
    ) -> Result<(), Refusal> {
        let module = self.module;
        let area = self.flat.blocks[self.current as usize].area;
        let malformed = Refusal::new(Some(op), "it does not have the regions that its op requires");
        let mut entries = SmallVec::<[FlatId; 4]>::new();
        for &region in regions {
            entries.push(self.prepare(region, area).ok_or(malformed)?);
        }
        if kind == Regions::If && regions.len() < 2 {
            if !module.results(op).is_empty() {
                return Err(malformed);
            }
            entries.push(after);
        }
        self.end(&entries);
        // The default of a switch is its last block. It is the first region, but comes last in the
        // op's custom assembly, whose order the reader keeps.
        let before = module.text().get(..module.op(op).name_span.start as usize);
        let is_generic = before.is_some_and(|text| text.ends_with('"'));
        let first = usize::from(kind == Regions::Switch && is_generic);
        for &region in regions[first..].iter().chain(&regions[..first]) {
            self.region(region, &[after])?;
        }
        Ok(())
    }
}
