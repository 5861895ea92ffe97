//! Arithmetic that is not followed though it is arithmetic: what it gives is any number, which is told where that decides something.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_dialects::Meaning;
use seawall_mlir::{OpId, ValueId};
use seawall_model::{Action, BlockId, MBarrierOp, Program, TermId, TermKind, Terminator};

use crate::terms::binary;
use crate::unit::Unit;

impl Unit<'_> {
    /// Warns of arithmetic that is not followed and that a condition or a phase of a program with mbarriers depends on: partitions are then taken to do what they may not do.
    pub(crate) fn tell_of_arithmetic(&mut self) {
        let mut ops: Vec<OpId> = decisive(&self.program)
            .into_iter()
            .filter(|&value| value.index() < self.module.value_count())
            .filter_map(|value| self.module.defining_op(value))
            .filter(|&op| self.is_unfollowed_arithmetic(op))
            .collect();
        ops.sort_unstable();
        ops.dedup();
        for op in ops {
            let message = format!("what `{}` gives here is not followed", self.module.op_name(op));
            self.warn(
                "lower::arithmetic",
                op,
                message,
                "a condition or a phase depends on it: it is taken for any number",
            );
        }
    }

    /// High halves of products, and what may wrap around or takes a negative number for an unsigned one.
    fn is_unfollowed_arithmetic(&self, op: OpId) -> bool {
        match self.meaning(op) {
            Meaning::Arith(kind) => binary(kind).is_some() && self.on_numbers(op, kind).is_none(),
            _ => match self.module.op_name(op) {
                "tt.mulhiui" => true,
                "math.absi" => !self.is_absolute(op),
                _ => false,
            },
        }
    }
}

/// The values of the module that conditions and phases of a program with mbarriers are made of, as far as the program has them as symbols.
fn decisive(program: &Program) -> FxHashSet<ValueId> {
    let mut todo: Vec<TermId> = Vec::new();
    for event in program.events.values() {
        let Action::MBarrier(mbarrier) = &event.action else { continue };
        todo.extend(mbarrier.predicate);
        if let MBarrierOp::Wait { phase } = mbarrier.op {
            todo.push(phase);
        }
    }
    let mut values = FxHashSet::default();
    if todo.is_empty() {
        return values;
    }
    let mut incoming: FxHashMap<(BlockId, u32), Vec<TermId>> = FxHashMap::default();
    for block in program.blocks.values() {
        if let Terminator::Branch { condition, .. } = block.terminator {
            todo.extend(condition);
        }
        for edge in block.terminator.edges() {
            for (index, &arg) in edge.args.iter().enumerate() {
                incoming.entry((edge.target, index as u32)).or_default().push(arg);
            }
        }
    }
    let mut seen = FxHashSet::default();
    while let Some(term) = todo.pop() {
        if !seen.insert(term) {
            continue;
        }
        match program.terms.kind(term) {
            TermKind::Symbol { number, .. } => values.extend([ValueId::from_index(*number as usize)]),
            &TermKind::Param { block, index } => {
                todo.extend(incoming.get(&(block, index)).into_iter().flatten())
            }
            kind => todo.extend(kind.operands()),
        }
    }
    values
}
