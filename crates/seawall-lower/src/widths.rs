//! Arithmetic in narrow types, as arithmetic on the numbers of the model.
//!
//! A truth value is 0 or 1 here, but -1 in signed arithmetic of one bit, which wraps around at
//! once. Arithmetic in less than 32 bits may wrap around. Seawall assumes that wider arithmetic
//! does not. It also assumes that the operands of unsigned ops are not negative, unless they are
//! negative constants.

use seawall_dialects::Arith;
use seawall_mlir::{OpId, TypeKind, ValueId};
use seawall_model::Predicate;

use crate::unit::ModuleLowering;

/// Kernels do not overflow this many bits when they compute slots, phases and iterations.
const WIDE: u32 = 32;

impl ModuleLowering<'_> {
    /// The model operation of an op with two operands; `None` if it has none.
    pub(crate) fn on_numbers(&self, op: OpId, kind: Arith) -> Option<Arith> {
        let &first = self.module.operands(op).first()?;
        if self.is_bit(first) {
            return match kind {
                Arith::Add | Arith::Sub | Arith::Xor => Some(Arith::Xor),
                Arith::Mul | Arith::MaxS | Arith::MinU | Arith::And => Some(Arith::And),
                Arith::MinS | Arith::MaxU | Arith::Or => Some(Arith::Or),
                _ => None,
            };
        }
        let wraps = matches!(kind, Arith::Add | Arith::Sub | Arith::Mul | Arith::Shl);
        if wraps && self.bits(first).is_some_and(|bits| bits < WIDE) {
            return None;
        }
        let is_negative = |value: &ValueId| self.constant(*value).is_some_and(|value| value < 0);
        let takes_unsigned =
            matches!(kind, Arith::DivU | Arith::RemU | Arith::ShrU | Arith::MinU | Arith::MaxU);
        (!takes_unsigned || !self.module.operands(op).iter().any(is_negative)).then_some(kind)
    }

    /// A comparison of two values of the type of `value`, as a comparison of model numbers.
    pub(crate) fn of_numbers(&self, predicate: Predicate, value: ValueId) -> Predicate {
        match predicate {
            Predicate::Slt if self.is_bit(value) => Predicate::Sgt,
            Predicate::Sle if self.is_bit(value) => Predicate::Sge,
            Predicate::Sgt if self.is_bit(value) => Predicate::Slt,
            Predicate::Sge if self.is_bit(value) => Predicate::Sle,
            other => other,
        }
    }

    /// Whether a value is a condition: an integer of one bit.
    pub(crate) fn is_bit(&self, value: ValueId) -> bool {
        self.bits(value) == Some(1)
    }

    /// The width of an integer; `index` has 64 bits on all targets.
    pub(crate) fn bits(&self, value: ValueId) -> Option<u32> {
        match self.module.type_kind(self.module.ty(value)) {
            TypeKind::Integer { width, .. } => Some(width),
            TypeKind::Index => Some(64),
            _ => None,
        }
    }
}
