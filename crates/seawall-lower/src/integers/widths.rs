//! Arithmetic in narrow types, as arithmetic on the numbers of the model.
//!
//! A truth value is 0 or 1 here, but -1 in signed arithmetic of one bit, which wraps around at
//! once. Arithmetic in less than 32 bits may wrap around. Seawall assumes that wider arithmetic
//! does not. It also assumes that the operands of unsigned ops are not negative, unless they are
//! negative constants.

use seawall_dialects::Arith;
use seawall_mlir::{OpId, ValueId};
use seawall_model::Predicate;

use crate::facts::Facts;

/// Kernels do not overflow this many bits when they compute slots, phases and iterations.
const WIDE: u32 = 32;

/// The model operation of an op with two operands; `None` if it has none.
pub(crate) fn on_numbers(facts: &Facts<'_>, op: OpId, kind: Arith) -> Option<Arith> {
    let &first = facts.module.operands(op).first()?;
    if facts.is_bit(first) {
        return match kind {
            Arith::Add | Arith::Sub | Arith::Xor => Some(Arith::Xor),
            Arith::Mul | Arith::MaxS | Arith::MinU | Arith::And => Some(Arith::And),
            Arith::MinS | Arith::MaxU | Arith::Or => Some(Arith::Or),
            _ => None,
        };
    }
    let wraps = matches!(kind, Arith::Add | Arith::Sub | Arith::Mul | Arith::Shl);
    if wraps && facts.bits(first).is_some_and(|bits| bits < WIDE) {
        return None;
    }
    let is_negative = |value: &ValueId| facts.constant(*value).is_some_and(|value| value < 0);
    let takes_unsigned = matches!(kind, Arith::DivU | Arith::RemU | Arith::ShrU | Arith::MinU | Arith::MaxU);
    (!takes_unsigned || !facts.module.operands(op).iter().any(is_negative)).then_some(kind)
}

/// A comparison of two values of the type of `value`, as a comparison of model numbers.
pub(crate) fn of_numbers(facts: &Facts<'_>, predicate: Predicate, value: ValueId) -> Predicate {
    match predicate {
        Predicate::Slt if facts.is_bit(value) => Predicate::Sgt,
        Predicate::Sle if facts.is_bit(value) => Predicate::Sge,
        Predicate::Sgt if facts.is_bit(value) => Predicate::Slt,
        Predicate::Sge if facts.is_bit(value) => Predicate::Sle,
        other => other,
    }
}
