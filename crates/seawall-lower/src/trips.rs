//! By what a loop is left.

use seawall_mlir::{OpId, ValueId};
use seawall_model::{BinaryOp, Predicate, TermId, TermKind};

use crate::unit::Unit;

impl Unit<'_> {
    /// The bounds by which a loop is left. One whose step is not known counts its iterations: the same number of them in every loop with the same bounds,
    /// however far each has come. Steps are above 0 (MLIR, `scf.for`).
    pub(crate) fn by_iterations(
        &mut self,
        op: OpId,
        (index, counter): (ValueId, TermId),
        (lower, upper, step): (TermId, TermId, TermId),
    ) -> (TermId, TermId, TermId) {
        let is_known = self.program.terms.as_const(step).is_some();
        if self.upstream || is_known || self.flag(op, "unsignedCmp") {
            return (lower, upper, step);
        }
        let terms = &mut self.program.terms;
        let (zero, one) = (terms.constant(0), terms.constant(1));
        let behind = terms.binary(BinaryOp::Mul, counter, step);
        let at = terms.binary(BinaryOp::Add, lower, behind);
        let all = terms.binary(BinaryOp::Sub, upper, lower);
        let less = terms.binary(BinaryOp::Sub, step, one);
        let rounded = terms.binary(BinaryOp::Add, all, less);
        let trips = terms.binary(BinaryOp::DivS, rounded, step);
        *self.terms.entry(index) = Some(at);
        (zero, trips, one)
    }

    /// Whether a loop has another iteration, with its counter at `at`. Of an unsigned one up to what a signed number is below 0 nothing is known; other
    /// bounds are taken to be numbers that are alike either way.
    pub(crate) fn goes_on(&mut self, op: OpId, at: TermId, upper: TermId) -> Option<TermId> {
        let is_negative = |term| self.program.terms.as_const(term).is_some_and(|value| value < 0);
        if self.flag(op, "unsignedCmp") && (is_negative(at) || is_negative(upper)) {
            return None;
        }
        Some(self.program.terms.intern(TermKind::Compare(Predicate::Slt, at, upper)))
    }
}
