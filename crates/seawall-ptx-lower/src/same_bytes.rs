//! Stores of several threads to the same bytes.
//!
//! Which value remains is not defined if the values differ. The model treats the threads of one
//! instruction as parts of one operation.

use seawall_ptx::table::{Access, Meaning};

use crate::access::Guard;
use crate::expr::{ExprId, Node, Op};
use crate::lowering::Lowering;
use crate::opcodes::width;
use crate::values::Value;

/// Whether several threads store different values to the same bytes in one execution of a step.
/// Compilers let several threads store one element, so other values count as equal.
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
            0 => stored.iter().any(|&value| differ(lowering, value, one, other)),
            distance => distance < i64::from(bytes) && !are_one_constant(lowering, &stored),
        }
    })
}

/// Whether two threads certainly store different values, or values from different addresses.
fn differ(lowering: &mut Lowering<'_>, value: ExprId, one: usize, other: usize) -> bool {
    if lowering.levels.is_of_thread(value) {
        let all = lowering.threads.of(&lowering.values.exprs, value);
        return all[one] != all[other];
    }
    let Node::Symbol(number) = lowering.values.exprs.node(value) else { return false };
    let symbol = &lowering.values.exprs.symbols[number as usize];
    let is_loaded = symbol.made_by.is_some_and(|(id, ..)| {
        let row = lowering.module.opcode_of(id).row;
        row.is_some_and(|row| row.meaning == Meaning::Access(Access::Load))
    });
    let &[address] = symbol.of.as_slice() else { return false };
    is_loaded && distance(lowering, address, one, other).is_some_and(|distance| distance != 0)
}

/// How far the addresses of two threads are apart, if they are sums of a value that is the same for
/// both, and functions of the thread's index.
fn distance(lowering: &mut Lowering<'_>, address: ExprId, one: usize, other: usize) -> Option<u64> {
    let (mut distance, mut todo) = (0_u64, vec![address]);
    while let Some(next) = todo.pop() {
        if lowering.levels.agree(next, &lowering.threads, one, other) {
            continue;
        }
        if lowering.levels.is_of_thread(next) {
            let all = lowering.threads.of(&lowering.values.exprs, next);
            distance = distance.wrapping_add(all[other].wrapping_sub(all[one]));
            continue;
        }
        match lowering.values.exprs.node(next) {
            Node::Binary { op: Op::Add, a, b, .. } => todo.extend([a, b]),
            _ => return None,
        }
    }
    Some(distance)
}

fn are_one_constant(lowering: &Lowering<'_>, stored: &[ExprId]) -> bool {
    let constant = |value: &ExprId| lowering.values.exprs.as_const(*value);
    stored
        .iter()
        .all(|value| constant(value).is_some() && constant(value) == stored.first().and_then(constant))
}
