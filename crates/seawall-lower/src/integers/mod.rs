//! Integers of the module: constants, widths, casts and comparisons, and the possible values of an
//! integer.
//!
//! - `interval`, `formula`, `formula_of`: the possible values in each thread.
//! - `guards`: the threads that reach an op. `number`: the value in one thread. `grid`: program ids
//!   and the number of programs.
//! - `widths`, `casts`, `rounding`: arithmetic in the model's numbers.

pub(crate) mod casts;
pub(crate) mod formula;
pub(crate) mod formula_of;
pub(crate) mod grid;
pub(crate) mod guards;
pub(crate) mod interval;
pub(crate) mod number;
pub(crate) mod rounding;
pub(crate) mod widths;
use seawall_dialects::{Arith, Meaning, predicate_of};
use seawall_mlir::{AttrValue, OpId, ValueDef, ValueId};
use seawall_model::{BinaryOp, Predicate};

use crate::facts::Facts;

/// The common value of all elements of a constant tensor of truth values.
pub(crate) fn constant_of_all(facts: &Facts<'_>, value: ValueId) -> Option<i64> {
    let op = facts.module.defining_op(value).filter(|&op| matches!(facts.meaning(op), Meaning::Constant))?;
    match facts.module.attr_value(facts.module.attr(op, "value")?) {
        AttrValue::Opaque("dense<true>") => Some(1),
        AttrValue::Opaque("dense<false>") => Some(0),
        _ => None,
    }
}

/// The op that defines a scalar integer, with its meaning.
pub(crate) fn scalar_op(facts: &Facts<'_>, value: ValueId) -> Option<(OpId, Meaning)> {
    let def = facts.module.value(value);
    let ValueDef::OpResult { op, .. } = def.def else { return None };
    facts.is_scalar_integer(def.ty).then(|| (op, facts.meaning(op)))
}

/// Whether `op` returns the absolute value of a number that is wide enough to be treated as
/// unbounded.
pub(crate) fn is_absolute(facts: &Facts<'_>, op: OpId) -> bool {
    let wide = |&value: &ValueId| facts.bits(value).is_some_and(|bits| bits >= 32);
    facts.module.op_name(op) == "math.absi" && facts.module.operands(op).first().is_some_and(wide)
}

/// Whether the condition of a select compares a number that is always 0 or 1.
pub(crate) fn tests_bit(facts: &Facts<'_>, operands: &[ValueId]) -> bool {
    let compare = operands.first().and_then(|&condition| facts.module.defining_op(condition));
    let left = compare.and_then(|op| facts.module.operands(op).first().copied());
    left.is_some_and(|left| formula_of::is_between(facts, left, 0, 1))
}

/// The predicate of `arith.cmpi`, given as a keyword or as its number.
pub(crate) fn predicate(facts: &Facts<'_>, op: OpId) -> Option<Predicate> {
    let predicate = Predicate::from_keyword(predicate_of(facts.module, op)?)?;
    let &first = facts.module.operands(op).first()?;
    Some(widths::of_numbers(facts, predicate, first))
}

pub(crate) fn binary(kind: Arith) -> Option<BinaryOp> {
    Some(match kind {
        Arith::Add => BinaryOp::Add,
        Arith::Sub => BinaryOp::Sub,
        Arith::Mul => BinaryOp::Mul,
        Arith::DivS => BinaryOp::DivS,
        Arith::DivU => BinaryOp::DivU,
        Arith::RemS => BinaryOp::RemS,
        Arith::RemU => BinaryOp::RemU,
        Arith::And => BinaryOp::And,
        Arith::Or => BinaryOp::Or,
        Arith::Xor => BinaryOp::Xor,
        Arith::Shl => BinaryOp::Shl,
        Arith::ShrS => BinaryOp::ShrS,
        Arith::ShrU => BinaryOp::ShrU,
        Arith::MinS => BinaryOp::MinS,
        Arith::MinU => BinaryOp::MinU,
        Arith::MaxS => BinaryOp::MaxS,
        Arith::MaxU => BinaryOp::MaxU,
        // `rounding` expresses rounding divisions with these; `warps` handles casts.
        _ => return None,
    })
}
