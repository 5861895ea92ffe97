//! The copies of ops: those of unrolled loops, each of which runs once, as one iteration, and those
//! of allocations, which are one place of memory.

use rustc_hash::FxHashMap;
use seawall_base::EntityId;
use seawall_dialects::Meaning;
use seawall_mlir::{Inlined, OpId, ValueDef, ValueId};

use crate::facts::Facts;

/// What a value is in the only iteration of a copy of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pinned {
    /// The counter, with this number.
    Counter(i64),
    /// The same as another value.
    Alias(ValueId),
}

impl Pinned {
    pub(crate) fn alias(self) -> Option<ValueId> {
        match self {
            Pinned::Counter(_) => None,
            Pinned::Alias(value) => Some(value),
        }
    }
}

/// Takes note of how the module was made: by the first of `copies`, of the module that the next one
/// made.
pub(crate) fn note_copies(facts: &mut Facts<'_>, copies: &[&Inlined]) {
    let Some(last) = copies.first() else { return };
    facts.iterations = iterations(facts, &last.iterations);
    let before = |op: OpId, made: &&Inlined| made.origins.get(op.index()).copied().unwrap_or(op);
    let allocations = facts.module.walk().filter(|&op| matches!(facts.meaning(op), Meaning::Alloc(_)));
    let origins: Vec<(OpId, OpId)> = allocations.map(|op| (op, copies.iter().fold(op, before))).collect();
    let mut counts: FxHashMap<OpId, u32> = FxHashMap::default();
    origins.iter().for_each(|&(_, origin)| *counts.entry(origin).or_default() += 1);
    facts.copied_allocations = origins.into_iter().filter(|(_, origin)| counts[origin] > 1).collect();
}

/// The counters of copies of loops, which have constant bounds, by the iterations that they are.
fn iterations(facts: &Facts<'_>, iterations: &FxHashMap<OpId, u32>) -> FxHashMap<OpId, i64> {
    let bound = |op: OpId, name: &str| facts.constant(facts.operand(op, name)?);
    let number = |op: OpId, iteration: u32| {
        let steps = bound(op, "step")?.checked_mul(i64::from(iteration))?;
        bound(op, "lowerBound")?.checked_add(steps)
    };
    iterations.iter().filter_map(|(&op, &iteration)| Some((op, number(op, iteration)?))).collect()
}

impl Facts<'_> {
    /// The counter of the only iteration of a copy of a loop.
    pub(crate) fn iteration(&self, op: OpId) -> Option<i64> {
        self.iterations.get(&op).copied()
    }

    /// What a value is, if it is a counter, a carried value or a result of a copy of a loop.
    pub(crate) fn pinned(&self, value: ValueId) -> Option<Pinned> {
        if self.iterations.is_empty() {
            return None;
        }
        let module = self.module;
        match module.value(value).def {
            ValueDef::BlockArg { block, index } => {
                let op = module.region(module.block(block).parent?).op;
                let number = self.iteration(op)?;
                match (index as usize).checked_sub(1) {
                    None => Some(Pinned::Counter(number)),
                    Some(at) => module.operand_group(op, "initArgs").get(at).map(|&init| Pinned::Alias(init)),
                }
            }
            ValueDef::OpResult { op, index } => {
                self.iteration(op)?;
                let &block = module.region_blocks(*module.regions(op).first()?).first()?;
                let &last = module.block_ops(block).last()?;
                module.operands(last).get(index as usize).map(|&value| Pinned::Alias(value))
            }
        }
    }
}
