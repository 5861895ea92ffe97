//! Terms of divisions that round up or down, as quotients that round down.
//!
//! For numbers that are not negative, rounding up is the quotient `(n + d - 1) / d`, which kernels
//! also spell out. Partitions that use either form then have equal trip counts.
use seawall_dialects::Arith;
use seawall_mlir::OpId;
use seawall_model::{BinaryOp, TermId, TermKind};

use crate::terms::Terms;

impl Terms<'_> {
    /// The term of a division that rounds up or down. Divisions of truth values are unknown, and so
    /// are unsigned divisions of negative numbers.
    pub(crate) fn rounding_quotient(
        &mut self,
        op: OpId,
        kind: Arith,
        a: TermId,
        b: TermId,
    ) -> Option<TermKind> {
        let terms = &self.arena;
        let is_negative = |term| terms.as_const(term).is_some_and(|value| value < 0);
        let is_bit = self.facts.module.operands(op).first().is_none_or(|&first| self.facts.is_bit(first));
        if is_bit || kind == Arith::CeilDivU && (is_negative(a) || is_negative(b)) {
            return None;
        }
        let is_natural = match *terms.kind(b) {
            TermKind::Const(value) => value > 0,
            TermKind::Symbol { least, .. } => least >= Some(0),
            _ => false,
        };
        Some(match kind {
            Arith::FloorDivS => TermKind::Binary(BinaryOp::FloorDivS, a, b),
            Arith::CeilDivU => TermKind::Binary(BinaryOp::DivU, self.moved(a, b), b),
            _ if is_natural => TermKind::Binary(BinaryOp::FloorDivS, self.moved(a, b), b),
            // Rounding up negates the rounded-down quotient of the negated dividend.
            _ => {
                let terms = &mut self.arena;
                let zero = terms.constant(0);
                let negative = terms.binary(BinaryOp::Sub, zero, a);
                let down = terms.binary(BinaryOp::FloorDivS, negative, b);
                TermKind::Binary(BinaryOp::Sub, zero, down)
            }
        })
    }

    /// `a + (b - 1)`.
    fn moved(&mut self, a: TermId, b: TermId) -> TermId {
        let terms = &mut self.arena;
        let by = match terms.as_const(b) {
            Some(number) => terms.constant(number - 1),
            None => {
                let one = terms.constant(1);
                terms.binary(BinaryOp::Sub, b, one)
            }
        };
        terms.binary(BinaryOp::Add, a, by)
    }
}
