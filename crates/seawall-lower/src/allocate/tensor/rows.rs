//! Allocations that must be in the same rows: the left operand of an MMA and its accumulator, where
//! the operand is in tensor memory and has 64 lanes. The first one that is placed decides for its
//! class.

use rustc_hash::FxHashMap;
use seawall_dialects::{OpKnowledge, Space, Traits};
use seawall_mlir::{OpId, ValueId};

use super::super::refusal::{Fuel, Refusal};
use super::roots::Roots;
use crate::facts::physical::Physical;

/// Classes of allocations.
#[derive(Debug, Default)]
pub(super) struct SameRows {
    /// Union-find parents, towards the first member of the class.
    parents: FxHashMap<OpId, OpId>,
    /// The row of each class that has one, by its first member.
    rows: FxHashMap<OpId, u32>,
}

impl SameRows {
    /// Visits every MMA. Errors: operands whose buffers are unknown, an MMA that the compiler
    /// refuses.
    pub(super) fn find(
        knowledge: &OpKnowledge<'_>,
        physical: &Physical<'_>,
        fuel: &mut Fuel,
    ) -> Result<SameRows, Refusal> {
        let module = knowledge.module();
        let mut classes = SameRows::default();
        let mut roots = None;
        let group = |op, name| module.operand_group(op, name).first().copied();
        for op in module.walk().filter(|&op| knowledge.traits(op).has(Traits::MMAV5)) {
            let lost = Refusal::new(Some(op), "Seawall cannot resolve its operands");
            let (left, sum) = group(op, "a").zip(group(op, "d")).ok_or(lost)?;
            if knowledge.space(left) != Some(Space::Tensor) {
                continue;
            }
            let desc = |value: ValueId| physical.desc(module.ty(value)).ok_or(lost);
            let operand = desc(left)?;
            let Some(block_rows) = operand.tensor_block_rows() else { continue };
            if operand.tensor_size().ok_or(lost)?.rows == 64 {
                let roots = roots.get_or_insert_with(|| Roots::new(knowledge));
                let (operands, sums) = (roots.of(left, fuel)?, roots.of(sum, fuel)?);
                fuel.spend(operands.len().saturating_mul(sums.len()))?;
                operands.iter().for_each(|&a| sums.iter().for_each(|&b| classes.join(a, b)));
            } else if block_rows == 64 || desc(sum)?.tensor_block_rows() == Some(64) {
                return Err(Refusal::new(
                    Some(op),
                    "the compiler does not support operands in tensor memory with blocks of 64 rows",
                ));
            }
        }
        Ok(classes)
    }

    fn first(&mut self, mut op: OpId) -> OpId {
        while let Some(&parent) = self.parents.get(&op).filter(|&&parent| parent != op) {
            // Path halving keeps paths short.
            let further = self.parents.get(&parent).copied().unwrap_or(parent);
            self.parents.insert(op, further);
            op = further;
        }
        op
    }

    fn join(&mut self, a: OpId, b: OpId) {
        let (a_first, b_first) = (self.first(a), self.first(b));
        let (first, other) = (a_first.min(b_first), a_first.max(b_first));
        for op in [first, other] {
            self.parents.insert(op, first);
        }
    }

    /// The row that `op` must start at, if it is decided.
    pub(super) fn row_of(&mut self, op: OpId) -> Option<u32> {
        let first = self.first(op);
        self.rows.get(&first).copied()
    }

    /// Records that `op`, and so its class, starts at `row`.
    pub(super) fn settle(&mut self, op: OpId, row: u32) {
        if self.parents.contains_key(&op) {
            let first = self.first(op);
            self.rows.insert(first, row);
        }
    }
}
