//! Loop conditions.

use seawall_mlir::{OpId, ValueId};
use seawall_model::{BinaryOp, Predicate, TermId, TermKind};

use crate::unit::ModuleLowering;

impl ModuleLowering<'_> {
    /// The bounds of the loop condition. A loop with an unknown step counts its iterations instead,
    /// so loops with the same bounds have equal trip counts whatever the step is. Steps are
    /// positive (MLIR, `scf.for`).
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

    /// Whether a loop has another iteration, with its counter at `at`. An unsigned comparison with
    /// a negative constant is unknown. Other bounds are assumed to compare equally as signed and
    /// unsigned numbers.
    pub(crate) fn goes_on(&mut self, op: OpId, at: TermId, upper: TermId) -> Option<TermId> {
        let is_negative = |term| self.program.terms.as_const(term).is_some_and(|value| value < 0);
        if self.flag(op, "unsignedCmp") && (is_negative(at) || is_negative(upper)) {
            return None;
        }
        Some(self.program.terms.intern(TermKind::Compare(Predicate::Slt, at, upper)))
    }
}
