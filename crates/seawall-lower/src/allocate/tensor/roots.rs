//! The allocations that a memdesc may name, as the compiler's search finds them: back through
//! views, selects, block arguments and forwarded values of structured ops. An op that the search
//! does not know fails the compilation, and is an error here.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Meaning, OpKnowledge, Regions, Traits, WarpSpecialize};
use seawall_mlir::{BlockId, OpId, RegionId, ValueDef, ValueId};

use super::super::arefs::aref_sources;
use super::super::refusal::{Fuel, Refusal};
use super::is_allocation;

/// Finds allocations.
pub(super) struct Roots<'m> {
    knowledge: &'m OpKnowledge<'m>,
    /// The branches to each block that is not the first of its region.
    branches: FxHashMap<BlockId, Vec<OpId>>,
}

impl<'m> Roots<'m> {
    pub(super) fn new(knowledge: &'m OpKnowledge<'m>) -> Self {
        let module = knowledge.module();
        let mut branches: FxHashMap<BlockId, Vec<OpId>> = FxHashMap::default();
        for op in module.walk() {
            for successor in module.successors(op) {
                let known = branches.entry(successor.block).or_default();
                if known.last() != Some(&op) {
                    known.push(op);
                }
            }
        }
        Roots { knowledge, branches }
    }

    /// The allocations that `value` may name. Errors: a value of an op that the search does not
    /// know.
    pub(super) fn of(&self, value: ValueId, fuel: &mut Fuel) -> Result<Vec<OpId>, Refusal> {
        let mut allocs = Vec::new();
        let mut seen = FxHashSet::default();
        let mut work = vec![value];
        while let Some(value) = work.pop() {
            if !seen.insert(value) {
                continue;
            }
            let before = work.len();
            match self.knowledge.module().value(value).def {
                ValueDef::OpResult { op, index } => {
                    self.behind_result(op, index as usize, &mut work, &mut allocs)?
                }
                ValueDef::BlockArg { block, index } => {
                    self.behind_argument(block, index as usize, &mut work)?
                }
            }
            fuel.spend(1 + work.len().saturating_sub(before))?;
        }
        Ok(allocs)
    }

    fn behind_result(
        &self,
        op: OpId,
        index: usize,
        work: &mut Vec<ValueId>,
        allocs: &mut Vec<OpId>,
    ) -> Result<(), Refusal> {
        let module = self.knowledge.module();
        let lost = Refusal::new(Some(op), "Seawall does not know which buffer its result names");
        if is_allocation(module, op) {
            allocs.push(op);
            return Ok(());
        }
        if self.knowledge.traits(op).has(Traits::MEMDESC_VIEW) {
            work.push(*module.operands(op).first().ok_or(lost)?);
            return Ok(());
        }
        match self.knowledge.meaning(op) {
            Meaning::Select => {
                let &[_, then, otherwise] = module.operands(op) else { return Err(lost) };
                work.extend([then, otherwise]);
            }
            Meaning::Aref(aref) => {
                let operands = module.operands(op);
                work.extend(operands.get(..aref_sources(aref, operands.len())).ok_or(lost)?);
            }
            Meaning::Regions(Regions::For) => {
                self.ends(op, 0, index, work).ok_or(lost)?;
                work.push(*module.operand_group(op, "initArgs").get(index).ok_or(lost)?);
            }
            Meaning::Regions(Regions::While) => self.ends(op, 0, index + 1, work).ok_or(lost)?,
            Meaning::Regions(Regions::If | Regions::Switch | Regions::Once) => {
                for region in 0..module.regions(op).len() {
                    self.ends(op, region, index, work).ok_or(lost)?;
                }
            }
            _ => return Err(lost),
        }
        Ok(())
    }

    fn behind_argument(&self, block: BlockId, index: usize, work: &mut Vec<ValueId>) -> Result<(), Refusal> {
        let module = self.knowledge.module();
        let lost = Refusal::new(None, "Seawall does not know which buffer a block argument names");
        let region = module.block(block).parent.ok_or(lost)?;
        if module.region_blocks(region).first() != Some(&block) {
            for &op in self.branches.get(&block).into_iter().flatten() {
                // A branch that leads here twice counts once, with its first arguments.
                let successor = module.successors(op).iter().find(|s| s.block == block).ok_or(lost)?;
                work.push(*module.successor_args(successor).get(index).ok_or(lost)?);
            }
            return Ok(());
        }
        let op = module.region(region).op;
        let lost = lost.at_op(op);
        match self.knowledge.meaning(op) {
            Meaning::Regions(Regions::For) => {
                let index = index.checked_sub(1).ok_or(lost)?;
                self.ends(op, 0, index, work).ok_or(lost)?;
                work.push(*module.operand_group(op, "initArgs").get(index).ok_or(lost)?);
            }
            Meaning::Regions(Regions::While) if self.is_region(op, 1, region) => {
                self.ends(op, 0, index + 1, work).ok_or(lost)?;
            }
            Meaning::Regions(Regions::While) => {
                self.ends(op, 1, index, work).ok_or(lost)?;
                work.push(*module.operands(op).get(index).ok_or(lost)?);
            }
            Meaning::WarpSpecialize(WarpSpecialize::Enter | WarpSpecialize::Partitions) => {
                work.push(*module.operands(op).get(index).ok_or(lost)?);
            }
            _ => return Err(lost),
        }
        Ok(())
    }

    fn is_region(&self, op: OpId, index: usize, region: RegionId) -> bool {
        self.knowledge.module().regions(op).get(index) == Some(&region)
    }

    /// The values number `index` that the ends of a region of `op` forward; `None` if one end has
    /// no such value.
    fn ends(&self, op: OpId, region: usize, index: usize, work: &mut Vec<ValueId>) -> Option<()> {
        let module = self.knowledge.module();
        let &region = module.regions(op).get(region)?;
        for &block in module.region_blocks(region) {
            let &end = module.block_ops(block).last()?;
            if self.knowledge.meaning(end) == Meaning::Yield {
                work.push(*module.operands(end).get(index)?);
            } else if module.successors(end).is_empty() {
                return None;
            }
        }
        Some(())
    }
}
