//! The copies of unrolled loops: each runs once, as one iteration.

use rustc_hash::FxHashMap;
use seawall_mlir::{OpId, ValueDef, ValueId};

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

impl Facts<'_> {
    /// Takes note of the copies of loops, which have constant bounds, and the iterations that they
    /// are.
    pub(crate) fn pin_iterations(&mut self, iterations: &FxHashMap<OpId, u32>) {
        let bound = |op: OpId, name: &str| self.constant(self.operand(op, name)?);
        let number = |op: OpId, iteration: u32| {
            let steps = bound(op, "step")?.checked_mul(i64::from(iteration))?;
            bound(op, "lowerBound")?.checked_add(steps)
        };
        let numbers = iterations.iter().filter_map(|(&op, &iteration)| Some((op, number(op, iteration)?)));
        let numbers: FxHashMap<OpId, i64> = numbers.collect();
        self.iterations = numbers;
    }

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
