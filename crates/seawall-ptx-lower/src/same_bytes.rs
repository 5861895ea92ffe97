//! Stores of several threads to the same bytes.
//!
//! Which value remains is not defined if the values differ. The model treats the threads of one
//! instruction as parts of one operation.

use crate::access::Guard;
use crate::expr::ExprId;
use crate::lowering::Lowering;
use crate::opcodes::width;
use crate::values::Value;

/// Whether several threads store different values to the same bytes in one execution of a step.
/// Values of which that is not known count as different.
pub(crate) fn stores_differ(lowering: &mut Lowering<'_>, step: usize, guard: &Guard) -> bool {
    let opcode = lowering.module.opcode_of(lowering.flow.steps[step].id);
    let operands = &lowering.values.uses[step].operands;
    let (Some(bytes), Some(address)) = (width(opcode), operands.first().and_then(Value::address)) else {
        return false;
    };
    let stored: Vec<ExprId> = match operands.get(1) {
        Some(Value::One(value)) => vec![*value],
        Some(Value::Many(parts)) => parts.iter().filter_map(Value::one).collect(),
        Some(Value::Address(..)) | None => return false,
    };
    let Lowering { values, levels, sums, threads, .. } = lowering;
    let starts = crate::shapes::Shapes { values, levels, sums, threads }.starts(address);
    let Ok(starts) = starts else { return false };
    let makes = guard.threads.iter().enumerate().filter(|(_, makes)| **makes);
    let mut by_start: Vec<(i64, usize)> = makes.map(|(thread, _)| (starts.starts[thread], thread)).collect();
    by_start.sort_unstable();
    let mut pairs = by_start.windows(2);
    pairs.any(|pair| {
        let &[(first, one), (second, other)] = pair else { return false };
        match second - first {
            0 => stored.iter().any(|&value| !are_equal(lowering, value, one, other)),
            distance => distance < i64::from(bytes) && !are_one_constant(lowering, &stored),
        }
    })
}

/// Whether two threads certainly store the same value.
fn are_equal(lowering: &mut Lowering<'_>, value: ExprId, one: usize, other: usize) -> bool {
    if lowering.levels.agree(value, &lowering.threads, one, other) {
        return true;
    }
    if !lowering.levels.is_of_thread(value) {
        return false;
    }
    let all = lowering.threads.of(&lowering.values.exprs, value);
    all[one] == all[other]
}

fn are_one_constant(lowering: &Lowering<'_>, stored: &[ExprId]) -> bool {
    let constant = |value: &ExprId| lowering.values.exprs.as_const(*value);
    stored
        .iter()
        .all(|value| constant(value).is_some() && constant(value) == stored.first().and_then(constant))
}
