//! The module as the compiler sees it when it allocates: `scf` ops taken apart into blocks with branches, all other regions
//! nested as they are.
//!
//! Triton allocates after `scf` has become `cf`. Which buffers may share memory follows from the order of ops and from the edges
//! between blocks of that form, so that both are rebuilt here without the form being written.
//!
//! Positions count ops in the order in which a walk leaves them, so that what stands in an op's regions comes before the op. A
//! structured op that is taken apart becomes the branch at its start; for a pass that comes earlier they are left whole, each behind what stands in
//! it. Blocks follow each other in the order of the text, where a loop has
//! one more for its condition; the default of an `scf.index_switch` comes after its cases.

use seawall_base::SecondaryMap;
use seawall_dialects::{Meaning, OpKnowledge, Regions, Traits};
use seawall_mlir::{BlockId, Module, OpId, RegionId};
use smallvec::SmallVec;

use super::refusal::Refusal;

/// Number of a [`FlatBlock`].
pub(super) type FlatId = u32;

/// Number of a region that was not taken apart; blocks branch among those of their own only.
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

/// A place in the order, and the block that it is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) position: u32,
    pub(super) block: FlatId,
}

/// A module taken apart.
#[derive(Debug)]
pub(super) struct Flat {
    blocks: Vec<FlatBlock>,
    /// All ops in the order of their positions, which are not dense: branches that the text does not have are counted.
    order: Vec<OpId>,
    spots: SecondaryMap<OpId, Spot>,
    /// The block that each block of the text begins.
    begun: SecondaryMap<BlockId, Option<FlatId>>,
    /// The block that follows each op that was taken apart.
    after: SecondaryMap<OpId, Option<FlatId>>,
    /// The op around each area.
    owners: Vec<Option<OpId>>,
    /// The nearest `ttg.warp_specialize` around each area.
    specializes: Vec<Option<OpId>>,
}

impl Flat {
    /// Takes the module of `knowledge` apart; if `whole`, nothing of it. Errors: structured ops that are not understood, branches out of a region.
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

    /// How many blocks there are.
    pub(super) fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// The block with a number.
    pub(super) fn block(&self, id: FlatId) -> &FlatBlock {
        &self.blocks[id as usize]
    }

    /// All ops in their order.
    pub(super) fn order(&self) -> &[OpId] {
        &self.order
    }

    /// The op's place in the order.
    pub(super) fn position(&self, op: OpId) -> u32 {
        self.spots[op].position
    }

    /// The op's place.
    pub(super) fn spot(&self, op: OpId) -> Spot {
        self.spots[op]
    }

    /// Where a block starts: the place of its arguments.
    pub(super) fn start(&self, block: FlatId) -> Spot {
        Spot { position: self.block(block).first, block }
    }

    /// The block that a block of the text begins.
    pub(super) fn begun(&self, block: BlockId) -> Option<FlatId> {
        self.begun[block]
    }

    /// The block that follows an op that was taken apart; `None` for other ops.
    pub(super) fn after(&self, op: OpId) -> Option<FlatId> {
        self.after[op]
    }

    /// The block that an op that was taken apart branches to: for an `scf.for` the one that decides whether it goes on.
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

    /// `op`, or the op around it that stands in `area`; `None` if there is none.
    pub(super) fn ancestor_in(&self, area: Area, mut op: OpId) -> Option<OpId> {
        while self.area(op) != area {
            op = self.owners[self.area(op) as usize]?;
        }
        Some(op)
    }
}

/// A module on its way. It recurses into regions, whose nesting the reader limits
/// (`crates/seawall-mlir/src/limits.rs`).
struct Builder<'m> {
    module: &'m Module,
    knowledge: &'m OpKnowledge<'m>,
    flat: Flat,
    /// Structured ops stay as they are.
    whole: bool,
    next: u32,
    current: FlatId,
    /// Nothing stands in the current block yet.
    empty: bool,
}

impl Builder<'_> {
    fn new_block(&mut self, area: Area) -> FlatId {
        self.flat.blocks.push(FlatBlock { area, ..FlatBlock::default() });
        self.flat.blocks.len() as FlatId - 1
    }

    /// Blocks for those of a region; gives the entry.
    fn prepare(&mut self, region: RegionId, area: Area) -> Option<FlatId> {
        let module = self.module;
        for &block in module.region_blocks(region) {
            let id = self.new_block(area);
            *self.flat.begun.entry(block) = Some(id);
        }
        module.region_blocks(region).first().and_then(|&block| self.flat.begun[block])
    }

    /// The next position goes to the current block.
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
        // A branch has a position of its own, even where the text has none.
        let last = self.count();
        let block = &mut self.flat.blocks[self.current as usize];
        block.last = last;
        block.successors = SmallVec::from_slice(successors);
    }

    /// The blocks of a region that was prepared; what ends it leads to `exits`.
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
                Some(kind) => self.take_apart(op, kind)?,
                None => self.nested(op)?,
            }
            if !module.successors(op).is_empty() {
                if index + 1 < ops.len() {
                    return Err(Refusal::new(Some(op), "this branches before its block ends"));
                }
                let targets = self.targets(op, block)?;
                self.end(&targets);
                return Ok(());
            }
        }
        self.end(exits);
        Ok(())
    }

    /// Where an op at the end of `block` branches to. Errors: out of its region.
    fn targets(&self, op: OpId, block: BlockId) -> Result<SmallVec<[FlatId; 2]>, Refusal> {
        let module = self.module;
        let stray = Refusal::new(Some(op), "this branches out of its region");
        let own = module.block(block).parent;
        let target = |successor: &seawall_mlir::Successor| {
            let beside = module.block(successor.block).parent == own;
            self.flat.begun[successor.block].filter(|_| beside).ok_or(stray)
        };
        module.successors(op).iter().map(target).collect()
    }

    /// How an op is taken apart; `None` if its regions stay inside of it.
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
            _ => Err(Refusal::new(Some(op), "how control moves between its regions is not understood")),
        }
    }

    /// An op whose regions stay inside of it.
    fn nested(&mut self, op: OpId) -> Result<(), Refusal> {
        let regions = self.module.regions(op);
        if !regions.is_empty() {
            let (outer, empty) = (self.current, self.empty);
            let around = self.flat.specializes[self.flat.blocks[outer as usize].area as usize];
            let specialize = if self.module.op_name(op) == "ttg.warp_specialize" { Some(op) } else { around };
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

    /// A structured op becomes the branch at its start; what follows it goes into a new block.
    fn take_apart(&mut self, op: OpId, kind: Regions) -> Result<(), Refusal> {
        let module = self.module;
        self.stamp(op);
        let area = self.flat.blocks[self.current as usize].area;
        let malformed = Refusal::new(Some(op), "it has not the regions that it should have");
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

    /// Regions of which one is entered.
    fn alternatives(
        &mut self,
        op: OpId,
        kind: Regions,
        regions: &[RegionId],
        after: FlatId,
    ) -> Result<(), Refusal> {
        let module = self.module;
        let area = self.flat.blocks[self.current as usize].area;
        let malformed = Refusal::new(Some(op), "it has not the regions that it should have");
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
        // The default of a switch is its last block. It is the first region, but the last in the text of the op's own
        // form, which is the order that the reader keeps.
        let before = module.text().get(..module.op(op).name_span.start as usize);
        let is_generic = before.is_some_and(|text| text.ends_with('"'));
        let first = usize::from(kind == Regions::Switch && is_generic);
        for &region in regions[first..].iter().chain(&regions[..first]) {
            self.region(region, &[after])?;
        }
        Ok(())
    }
}
