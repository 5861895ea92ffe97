//! Which waves take part in a conditional barrier: its predicate, evaluated for each wave's first
//! thread.

use seawall_dialects::constant_integer;
use seawall_mlir::{Module, OpId, ValueDef, ValueId};

/// The maximum number of ops that are evaluated for one predicate.
const MAX_STEPS: usize = 64;

/// Returns `value` in the wave whose first thread is `thread`, or `None` if it depends on anything
/// else.
pub(crate) fn at_thread(m: &Module, value: ValueId, thread: i128) -> Option<i128> {
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
    let mut known: Vec<(OpId, i128)> = Vec::new();
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

fn evaluate(m: &Module, op: OpId, of: impl Fn(usize) -> Option<i128>, thread: i128) -> Option<i128> {
    if let Some(&result) = m.results(op).first()
        && let Some(value) = constant_integer(m, result)
    {
        return Some(value);
    }
    match m.op_name(op) {
        "rocdl.workitem.id.x" => Some(thread),
        "gpu.thread_id" => m.op(op).span.of(m.text()).contains(" x").then_some(thread),
        "arith.index_cast" | "arith.index_castui" | "arith.extsi" | "arith.extui" | "arith.trunci" => of(0),
        "arith.divsi" | "arith.divui" => of(0)?.checked_div(of(1)?),
        "arith.remsi" | "arith.remui" => of(0)?.checked_rem(of(1)?),
        "arith.shrui" | "arith.shrsi" => of(0)?.checked_shr(u32::try_from(of(1)?).ok()?),
        "arith.addi" => of(0)?.checked_add(of(1)?),
        "arith.subi" => of(0)?.checked_sub(of(1)?),
        "arith.muli" => of(0)?.checked_mul(of(1)?),
        "arith.andi" => Some(of(0)? & of(1)?),
        "arith.ori" => Some(of(0)? | of(1)?),
        "arith.xori" => Some(of(0)? ^ of(1)?),
        "arith.cmpi" => {
            let (left, right) = (of(0)?, of(1)?);
            let predicate = m.attr_text(m.attr(op, "predicate")?).to_string();
            let word = predicate.split([' ', ':']).next().unwrap_or("");
            Some(i128::from(match word {
                "eq" | "0" => left == right,
                "ne" | "1" => left != right,
                "slt" | "ult" | "2" | "6" => left < right,
                "sle" | "ule" | "3" | "7" => left <= right,
                "sgt" | "ugt" | "4" | "8" => left > right,
                "sge" | "uge" | "5" | "9" => left >= right,
                _ => return None,
            }))
        }
        _ => None,
    }
}
