//! The slot of a view that a changing value selects: the distance of the value from the first one,
//! in steps.
use seawall_mlir::ValueId;
use seawall_model::{BinaryOp, TermId, TermKind};

use crate::terms::Terms;
use crate::views::shifts::Shift;

/// The deepest nesting of terms that is divided.
const MAX_DEPTH: u32 = 16;

impl Terms<'_> {
    /// The slot index of such a view, as a term.
    pub(crate) fn shift_term(&mut self, value: ValueId) -> Option<TermId> {
        let Shift { value, first, step } = *self.slots.views.shifts.get(&value)?;
        let term = self.term(value);
        let (varies, added) = self.peeled(term);
        let above = added.checked_sub(first)?;
        if let Some(quotient) = self.quotient(varies, step, 0).filter(|_| above % step == 0) {
            return Some(self.plus(quotient, above / step));
        }
        let distance = self.plus(term, first.checked_neg()?);
        let step = self.arena.constant(step);
        Some(self.arena.binary(BinaryOp::DivS, distance, step))
    }

    pub(super) fn plus(&mut self, term: TermId, constant: i64) -> TermId {
        if constant == 0 {
            return term;
        }
        let constant = self.arena.constant(constant);
        self.arena.binary(BinaryOp::Add, term, constant)
    }

    /// A term without its constant summand.
    fn peeled(&self, term: TermId) -> (TermId, i64) {
        let terms = &self.arena;
        match *terms.kind(term) {
            TermKind::Binary(BinaryOp::Add, a, b) => match (terms.as_const(a), terms.as_const(b)) {
                (_, Some(constant)) => (a, constant),
                (Some(constant), _) => (b, constant),
                _ => (term, 0),
            },
            _ => (term, 0),
        }
    }

    /// A term divided by a number that provably divides it.
    fn quotient(&mut self, term: TermId, by: i64, depth: u32) -> Option<TermId> {
        let kind = self.arena.kind(term).clone();
        let whole = |value: i64| (value % by == 0).then_some(value / by);
        if depth > MAX_DEPTH {
            return None;
        }
        match kind {
            TermKind::Const(value) => Some(self.arena.constant(whole(value)?)),
            TermKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) => {
                let (a, b) = (self.quotient(a, by, depth + 1)?, self.quotient(b, by, depth + 1)?);
                Some(self.arena.binary(op, a, b))
            }
            TermKind::Select(condition, a, b) => {
                let (a, b) = (self.quotient(a, by, depth + 1)?, self.quotient(b, by, depth + 1)?);
                Some(self.arena.intern(TermKind::Select(condition, a, b)))
            }
            TermKind::Binary(BinaryOp::Mul, a, b) => {
                let terms = &self.arena;
                let (factor, constant) = match (terms.as_const(a), terms.as_const(b)) {
                    (_, Some(constant)) => (a, constant),
                    (Some(constant), _) => (b, constant),
                    _ => return None,
                };
                match whole(constant)? {
                    1 => Some(factor),
                    times => {
                        let times = self.arena.constant(times);
                        Some(self.arena.binary(BinaryOp::Mul, factor, times))
                    }
                }
            }
            _ => None,
        }
    }
}
