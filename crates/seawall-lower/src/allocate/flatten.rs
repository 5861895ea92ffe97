//! Builds the flat form of a function. Steps are worked off from a stack, last in first out, so that positions come out in
//! the order of the text however deeply regions nest.

use rustc_hash::FxHashMap;
use seawall_dialects::{Meaning, Regions, Space, Traits};
use seawall_mlir::{BlockId, OpId, RegionId, ValueId};
use smallvec::SmallVec;

use super::flat::{BlockIndex, End, Flat, Spot, Step};
use crate::unit::Unit;

/// A function on its way to its flat form.
pub(crate) struct Flattening<'u, 'm> {
    unit: &'u Unit<'m>,
    flat: Flat,
    ends: Vec<End>,
    steps: Vec<Step>,
    blocks: FxHashMap<BlockId, BlockIndex>,
}

/// The rest of an MLIR block.
#[derive(Clone, Copy)]
struct Rest {
    block: BlockId,
    from: usize,
    into: BlockIndex,
    end: u32,
    level: u32,
}

impl<'u, 'm> Flattening<'u, 'm> {
    /// The flat form of the function with `body`.
    pub(crate) fn of(unit: &'u Unit<'m>, body: RegionId) -> Flat {
        let mut this = Flattening {
            unit,
            flat: Flat::new(),
            ends: vec![End::Leave { results: SmallVec::new() }],
            steps: Vec::new(),
            blocks: FxHashMap::default(),
        };
        let entry = this.flat.block();
        this.steps.push(Step::Enter { region: body, entry, end: 0, level: 0 });
        while let Some(step) = this.steps.pop() {
            match step {
                Step::Enter { region, entry, end, level } => this.enter(region, entry, end, level),
                Step::Ops { block, from, into, end, level } => {
                    this.ops(Rest { block, from, into, end, level });
                }
                Step::Nested { op, region, level } => {
                    let inner = this.flat.nest(op, level);
                    let entry = this.flat.block();
                    let results = SmallVec::from_slice(unit.module.results(op));
                    let end = this.end(End::Leave { results });
                    this.steps.push(Step::Enter { region, entry, end, level: inner });
                }
                Step::Close { op, inner, into, level } => this.close(op, inner, into, level),
            }
        }
        this.flat
    }

    fn is_shared(&self, value: ValueId) -> bool {
        matches!(self.unit.knowledge.space(value), Some(Space::Shared | Space::SharedCluster))
    }

    /// Takes the next position for `op` in `into`, with what it uses and defines.
    fn place(&mut self, op: OpId, into: BlockIndex, level: u32) -> Spot {
        let module = self.unit.module;
        let spot = Spot { block: into, position: self.flat.tick() };
        *self.flat.positions.entry(op) = spot.position;
        *self.flat.level_of.entry(op) = level;
        self.flat.ordered.push(op);
        for &value in module.operands(op) {
            if self.is_shared(value) {
                self.flat.use_at(value, spot, level);
            }
        }
        spot
    }

    fn define_results(&mut self, op: OpId, spot: Spot, level: u32) {
        for &value in self.unit.module.results(op) {
            if self.is_shared(value) {
                self.flat.define(value, spot, level, true);
            }
        }
    }

    fn define_arguments(&mut self, values: &[ValueId], block: BlockIndex, level: u32) {
        let spot = Spot { block, position: self.flat.blocks[block as usize].first };
        for &value in values {
            if self.is_shared(value) {
                self.flat.define(value, spot, level, false);
            }
        }
    }

    fn copy(&mut self, sources: &[ValueId], targets: &[ValueId]) {
        for (&source, &target) in sources.iter().zip(targets) {
            if self.is_shared(source) && self.is_shared(target) {
                self.flat.copies.push((source, target));
            }
        }
    }

    fn enter(&mut self, region: RegionId, entry: BlockIndex, end: u32, level: u32) {
        let blocks = self.unit.module.region_blocks(region);
        for (position, &block) in blocks.iter().enumerate() {
            let target = if position == 0 { entry } else { self.flat.block() };
            self.blocks.insert(block, target);
        }
        for &block in blocks.iter().rev() {
            self.steps.push(Step::Ops { block, from: 0, into: self.blocks[&block], end, level });
        }
    }

    fn ops(&mut self, rest: Rest) {
        let module = self.unit.module;
        let Rest { block, from, into, end, level } = rest;
        if self.flat.blocks[into as usize].first == 0 {
            self.flat.blocks[into as usize].first = self.flat.tick();
            if from == 0 {
                self.define_arguments(module.block_args(block), into, level);
            }
        }
        for (position, &op) in module.block_ops(block).iter().enumerate().skip(from) {
            let rest = Rest { from: position + 1, ..rest };
            if let Some(kind) = self.flattened(op) {
                self.structured(op, kind, rest);
                return;
            }
            if !module.regions(op).is_empty() {
                self.nested(op, rest);
                return;
            }
            let spot = self.place(op, into, level);
            if self.unit.has(op, Traits::TERMINATOR) || !module.successors(op).is_empty() {
                self.terminate(op, spot, end);
                return;
            }
            self.define_results(op, spot, level);
        }
        // A terminator that the text leaves out.
        let position = self.flat.tick();
        self.flat.blocks[into as usize].last = position;
        self.leave(&[], into, end);
    }

    /// How `op` is flattened, if it is.
    fn flattened(&self, op: OpId) -> Option<Regions> {
        match self.unit.meaning(op) {
            Meaning::Regions(kind) if self.unit.has(op, Traits::REGION_BRANCH) => match kind {
                Regions::For | Regions::While | Regions::If | Regions::Switch | Regions::Once => Some(kind),
                Regions::Combiner | Regions::Masked | Regions::Opaque | Regions::Module => None,
            },
            _ => None,
        }
    }

    fn terminate(&mut self, op: OpId, spot: Spot, end: u32) {
        let module = self.unit.module;
        self.flat.blocks[spot.block as usize].last = spot.position;
        for successor in module.successors(op) {
            if let Some(&target) = self.blocks.get(&successor.block) {
                self.flat.edge(spot.block, target);
            }
            let passed = module.successor_args(successor);
            let level = self.flat.level_of[op];
            for &value in passed {
                if self.is_shared(value) {
                    self.flat.use_at(value, spot, level);
                }
            }
            self.copy(passed, module.block_args(successor.block));
        }
        if module.successors(op).is_empty() {
            self.leave(module.operands(op), spot.block, end);
        }
    }

    /// The end of a region, where `operands` are handed on.
    fn leave(&mut self, operands: &[ValueId], from: BlockIndex, end: u32) {
        match self.ends[end as usize].clone() {
            End::Leave { results } => self.copy(operands, &results),
            End::After { after, results } => {
                self.flat.edge(from, after);
                self.copy(operands, &results);
            }
            End::Header { header, carried } => {
                self.flat.edge(from, header);
                self.copy(operands, &carried);
            }
            End::Again { before, arguments } => {
                self.flat.edge(from, before);
                self.copy(operands, &arguments);
            }
            End::Condition { body, after, op } => {
                self.flat.edge(from, body);
                self.flat.edge(from, after);
                let passed = operands.get(1..).unwrap_or(&[]);
                self.copy(passed, self.unit.entry_args(op, 1));
                for (&value, &result) in passed.iter().zip(self.unit.module.results(op)) {
                    let name = self.flat.name(value);
                    self.flat.same.insert(result, name);
                }
            }
        }
    }

    /// Splits the block at an op that is flattened: its terminator, and the block that goes on after it.
    fn split(&mut self, op: OpId, rest: Rest) -> BlockIndex {
        let spot = self.place(op, rest.into, rest.level);
        self.flat.blocks[rest.into as usize].last = spot.position;
        let after = self.flat.block();
        self.steps.push(Step::Ops {
            block: rest.block,
            from: rest.from,
            into: after,
            end: rest.end,
            level: rest.level,
        });
        after
    }

    fn end(&mut self, end: End) -> u32 {
        self.ends.push(end);
        self.ends.len() as u32 - 1
    }

    fn structured(&mut self, op: OpId, kind: Regions, rest: Rest) {
        let after = self.split(op, rest);
        match kind {
            Regions::For => self.for_loop(op, rest, after),
            Regions::While => self.while_loop(op, rest, after),
            _ => {
                let module = self.unit.module;
                let results = SmallVec::from_slice(module.results(op));
                for &result in module.results(op) {
                    self.results_after(result, after, rest.level);
                }
                let end = self.end(End::After { after, results });
                let regions = module.regions(op).iter().copied();
                let regions: SmallVec<[RegionId; 4]> =
                    regions.filter(|&r| !module.region_blocks(r).is_empty()).collect();
                if kind == Regions::If && regions.len() < 2 {
                    self.flat.edge(rest.into, after);
                }
                let mut entered: SmallVec<[Step; 4]> = SmallVec::new();
                for region in regions {
                    let entry = self.flat.block();
                    self.flat.edge(rest.into, entry);
                    entered.push(Step::Enter { region, entry, end, level: rest.level });
                }
                self.steps.extend(entered.into_iter().rev());
            }
        }
    }

    /// A result that becomes an argument of the block after the op. The position of that block is not known yet, and
    /// is looked up when lives are computed.
    fn results_after(&mut self, result: ValueId, after: BlockIndex, level: u32) {
        if self.is_shared(result) {
            self.flat.define(result, Spot { block: after, position: 0 }, level, false);
        }
    }

    fn for_loop(&mut self, op: OpId, rest: Rest, after: BlockIndex) {
        let module = self.unit.module;
        let Some((&region, carried)) = module.regions(op).first().zip(self.unit.entry_args(op, 0).get(1..))
        else {
            self.flat.edge(rest.into, after);
            return;
        };
        let header = self.flat.block();
        let (first, last) = (self.flat.tick(), self.flat.tick());
        let block = &mut self.flat.blocks[header as usize];
        (block.first, block.last) = (first, last);
        self.define_arguments(carried, header, rest.level);
        for (&result, &argument) in module.results(op).iter().zip(carried) {
            self.flat.same.insert(result, argument);
        }
        self.copy(module.operand_group(op, "initArgs"), carried);
        let entry = self.flat.block();
        self.flat.edge(rest.into, header);
        self.flat.edge(header, entry);
        self.flat.edge(header, after);
        let end = self.end(End::Header { header, carried: SmallVec::from_slice(carried) });
        self.steps.push(Step::Enter { region, entry, end, level: rest.level });
    }

    fn while_loop(&mut self, op: OpId, rest: Rest, after: BlockIndex) {
        let module = self.unit.module;
        let &[before_region, after_region] = module.regions(op) else {
            self.flat.edge(rest.into, after);
            return;
        };
        let (before, body) = (self.flat.block(), self.flat.block());
        self.flat.edge(rest.into, before);
        let arguments = self.unit.entry_args(op, 0);
        self.copy(module.operands(op), arguments);
        let again = self.end(End::Again { before, arguments: SmallVec::from_slice(arguments) });
        let condition = self.end(End::Condition { body, after, op });
        let level = rest.level;
        self.steps.push(Step::Enter { region: after_region, entry: body, end: again, level });
        self.steps.push(Step::Enter { region: before_region, entry: before, end: condition, level });
    }

    /// An op whose regions stay: what is inside comes first, then the op, then the rest of the block.
    fn nested(&mut self, op: OpId, rest: Rest) {
        let module = self.unit.module;
        let Rest { block, from, into, end, level } = rest;
        self.steps.push(Step::Ops { block, from, into, end, level });
        self.steps.push(Step::Close { op, inner: self.flat.levels.len() as u32, into, level });
        for partition in seawall_dialects::partitions_of(module, op) {
            if let Some(&entry) = module.region_blocks(partition.region).first() {
                self.copy(module.operands(op), module.block_args(entry));
            }
        }
        for &region in module.regions(op).iter().rev() {
            self.steps.push(Step::Nested { op, region, level });
        }
    }

    fn close(&mut self, op: OpId, inner: u32, into: BlockIndex, level: u32) {
        let spot = self.place(op, into, level);
        self.flat.close(inner, spot, level);
        self.define_results(op, spot, level);
    }
}
