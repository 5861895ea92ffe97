//! Which waves take part in a conditional barrier: its predicate, evaluated for each wave's first
//! thread.

use seawall_dialects::{Arith, Meaning, constant_integer, meaning_of, predicate_of};
use seawall_mlir::{Module, OpId, ValueDef, ValueId};
use seawall_model::Predicate;

/// The maximum number of ops that are evaluated for one predicate.
const MAX_STEPS: usize = 64;

/// Returns `value` in the wave whose first thread is `thread`, or `None` if it depends on anything
/// else.
pub(crate) fn at_thread(m: &Module, value: ValueId, thread: i64) -> Option<i64> {
    // Iterative post-order: operands are evaluated before their users.
    let mut needed: Vec<OpId> = Vec::new();
    let mut todo = vec![value];
    while let Some(value) = todo.pop() {
        let ValueDef::OpResult { op, .. } = m.value(value).def else { return None };
        if needed.len() == MAX_STEPS {
            return None;
        }
        needed.push(op);
        todo.extend(m.operands(op));
    }
    let mut known: Vec<(OpId, i64)> = Vec::new();
    for &op in needed.iter().rev() {
        let of = |index: usize| {
            let operand = m.defining_op(*m.operands(op).get(index)?)?;
            known.iter().find(|(op, _)| *op == operand).map(|(_, value)| *value)
        };
        let result = evaluate(m, op, of, thread)?;
        known.push((op, result));
    }
    let op = m.defining_op(value)?;
    known.iter().find(|(known, _)| *known == op).map(|(_, value)| *value)
}

fn evaluate(m: &Module, op: OpId, of: impl Fn(usize) -> Option<i64>, thread: i64) -> Option<i64> {
    if let Some(&result) = m.results(op).first()
        && let Some(value) = constant_integer(m, result)
    {
        return i64::try_from(value).ok();
    }
    let is_along_x = |op: OpId| m.op(op).span.of(m.text()).contains(" x");
    match m.op_name(op) {
        "rocdl.workitem.id.x" => return Some(thread),
        "gpu.thread_id" => return is_along_x(op).then_some(thread),
        _ => {}
    }
    let Meaning::Arith(kind) = meaning_of(m, op) else { return None };
    match kind {
        Arith::ExtendS | Arith::ExtendU | Arith::Truncate | Arith::IndexCast | Arith::IndexCastU => of(0),
        Arith::Compare => {
            let predicate = Predicate::from_keyword(predicate_of(m, op)?)?;
            Some(i64::from(predicate.holds(of(0)?, of(1)?)))
        }
        _ => kind.of_numbers(of(0)?, of(1)?),
    }
}
