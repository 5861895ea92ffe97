//! Warnings about arithmetic that is not evaluated, where a condition or a phase depends on it.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_dialects::Meaning;
use seawall_mlir::{OpId, ValueId};
use seawall_model::{Action, BlockId, Program, TermId, TermKind, Terminator};

use crate::draft::Draft;
use crate::facts::Facts;
use crate::integers::{self, binary, widths};

/// Warns about arithmetic that is not evaluated, if a condition or a phase of a program with
/// mbarriers depends on it. The program then has executions that the kernel may not have.
pub(crate) fn warn_about_arithmetic(draft: &mut Draft<'_>) {
    let mut ops: Vec<OpId> = decisive(&draft.program)
        .into_iter()
        .filter(|&value| value.index() < draft.facts.module.value_count())
        .filter_map(|value| draft.facts.module.defining_op(value))
        .filter(|&op| is_unfollowed_arithmetic(draft.facts, op))
        .collect();
    ops.sort_unstable();
    ops.dedup();
    for op in ops {
        let message = format!("Seawall does not evaluate this `{}`", draft.facts.module.op_name(op));
        draft.warn(
            "lower::arithmetic",
            op,
            message,
            "assumed to be any number; a condition or phase depends on it, so findings may not exist",
        );
    }
}

/// Multiplications that return the high half, arithmetic that may wrap around, and unsigned
/// operations on negative numbers.
fn is_unfollowed_arithmetic(facts: &Facts<'_>, op: OpId) -> bool {
    match facts.meaning(op) {
        Meaning::Arith(kind) => binary(kind).is_some() && widths::on_numbers(facts, op, kind).is_none(),
        _ => match facts.module.op_name(op) {
            "tt.mulhiui" => true,
            "math.absi" => !integers::is_absolute(facts, op),
            _ => false,
        },
    }
}

/// The values of the module that conditions and phases of a program with mbarriers depend on, as
/// far as the program has symbols for them.
fn decisive(program: &Program) -> FxHashSet<ValueId> {
    let mut todo: Vec<TermId> = Vec::new();
    for event in program.events.values() {
        let Action::MBarrier(mbarrier) = &event.action else { continue };
        todo.extend(mbarrier.predicate);
        todo.extend(event.action.mbarrier_wait());
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
