//! How a value of one run differs from that of another run.

use seawall_model::BinaryOp;
use smallvec::SmallVec;

use crate::lin::Lin;

/// Less than any lower bound that is known.
const UNKNOWN: i64 = i64::MIN / 4;

/// A value of the newer run and of the older one: the same sum of atoms, with constants that differ
/// by a number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Move {
    pub(crate) terms: SmallVec<[(u32, i64); 2]>,
    /// The constant of the newer value minus that of the older one.
    pub(crate) shift: i64,
    /// The constant of the newer value, where it is known.
    exact: Option<i64>,
    /// For a number: a lower bound of both.
    pub(crate) low: i64,
}

impl Move {
    /// The same number in both runs, or a value that is unknown in both.
    pub(crate) fn same() -> Self {
        Move { terms: SmallVec::new(), shift: 0, exact: None, low: UNKNOWN }
    }

    pub(crate) fn of(value: &Lin) -> Self {
        Move { terms: value.terms.clone(), shift: 0, exact: Some(value.constant), low: value.constant }
    }

    /// Returns how two values differ; `None` if the difference is not a number.
    pub(crate) fn between(old: Option<&Lin>, new: Option<&Lin>) -> Option<Self> {
        match (old, new) {
            (None, None) => Some(Move::same()),
            (Some(old), Some(new)) => {
                let shift = new.plus(old, -1)?.as_number()?;
                Some(Move { shift, low: new.constant.min(old.constant), ..Move::of(new) }.passed())
            }
            _ => None,
        }
    }

    /// The difference of a parameter: what does not matter is dropped, so that there are few
    /// different ones.
    fn passed(mut self) -> Self {
        if !self.terms.is_empty() {
            self.low = UNKNOWN;
        } else if self.shift == 0 {
            // Of a number that does not differ, the sign matters in a sum.
            self.low = if self.low >= 0 { 0 } else { UNKNOWN };
        }
        self.low = rounded(self.low);
        if self.shift != 0 || self.terms.is_empty() {
            self.exact = None;
        }
        self
    }

    /// The difference of a parameter after one more iteration; `before` is that of the iteration
    /// before. Drops a constant that is another one in each iteration.
    pub(crate) fn passed_again(self, before: Option<&Move>) -> Self {
        let mut next = self.passed();
        next.exact = next.exact.filter(|exact| before.is_some_and(|before| before.exact == Some(*exact)));
        next
    }

    /// Whether it is a number, the same one in both runs.
    pub(crate) fn is_same_number(&self) -> bool {
        self.terms.is_empty() && self.shift == 0
    }

    pub(crate) fn number(&self) -> Option<i64> {
        self.exact.filter(|_| self.is_same_number())
    }

    pub(crate) fn value(&self) -> Option<Lin> {
        let constant = self.exact.filter(|_| self.shift == 0)?;
        Some(Lin { constant, terms: self.terms.clone() })
    }

    pub(crate) fn plus(&self, other: &Move, factor: i64) -> Option<Move> {
        let terms = |of: &Move| Lin { constant: 0, terms: of.terms.clone() };
        let sum = terms(self).plus(&terms(other), factor)?;
        let times = |value: i64| value.checked_mul(factor);
        let exact = match (self.exact, other.exact) {
            (Some(a), Some(b)) => times(b).and_then(|b| a.checked_add(b)),
            _ => None,
        };
        // The least difference takes the greatest value of what is subtracted. That is known if the
        // value is the same in both runs.
        let least = match (factor > 0, other.exact) {
            (true, _) if other.low > UNKNOWN => times(other.low),
            (false, Some(exact)) if other.shift == 0 => times(exact),
            _ => None,
        };
        let low = least.filter(|_| self.low > UNKNOWN).and_then(|least| self.low.checked_add(least));
        Some(Move {
            shift: self.shift.checked_add(times(other.shift)?)?,
            exact,
            low: low.filter(|_| sum.terms.is_empty()).unwrap_or(UNKNOWN).max(UNKNOWN),
            terms: sum.terms,
        })
    }

    /// Returns what holds for both of two differences.
    pub(crate) fn or(&self, other: &Move) -> Option<Move> {
        (self.terms == other.terms && self.shift == other.shift).then(|| Move {
            terms: self.terms.clone(),
            shift: self.shift,
            exact: self.exact.filter(|_| self.exact == other.exact),
            low: self.low.min(other.low),
        })
    }
}

/// Rounds a lower bound to one of few numbers, so that it is the same for a counter after some
/// iterations.
fn rounded(low: i64) -> i64 {
    const MOST: u64 = 4_096;
    match u64::try_from(low) {
        Err(_) => UNKNOWN,
        Ok(0) => 0,
        Ok(low) => 1 << low.min(MOST).ilog2(),
    }
}

pub(crate) fn scaled(value: &Move, factor: i64) -> Option<Move> {
    Move::of(&Lin::number(0)).plus(value, factor)
}

/// Returns how the results of an operation on numbers differ. `by` is the second operand if it is a
/// constant.
///
/// Quotients and remainders of different numbers are known only if the difference is a multiple of
/// the divisor and the numbers are not negative, as for counters that count up. Rounding to zero
/// and unsigned operations behave differently on negative numbers. The sign does not matter for the
/// shift and the mask, which always round down.
pub(crate) fn of_numbers(op: BinaryOp, a: &Move, b: &Move, by: Option<i64>) -> Option<Move> {
    if a.shift == 0 && b.shift == 0 {
        return Some(Move::same());
    }
    let multiple = |of: i64| of > 0 && a.shift % of == 0 && b.shift == 0;
    let divided = |of: i64| {
        let low = if a.low >= 0 { a.low / of } else { UNKNOWN };
        multiple(of).then(|| Move { shift: a.shift / of, low, ..Move::same() })
    };
    let power = || 1_i64.checked_shl(u32::try_from(by?).ok().filter(|by| *by < 32)?);
    match op {
        BinaryOp::RemS | BinaryOp::RemU => multiple(by?).then(Move::same).filter(|_| a.low >= 0),
        BinaryOp::DivS | BinaryOp::DivU => by.filter(|by| *by > 0 && a.low >= 0).and_then(divided),
        BinaryOp::ShrS => divided(power()?),
        BinaryOp::FloorDivS => by.and_then(divided),
        BinaryOp::ShrU => power().filter(|_| a.low >= 0).and_then(divided),
        BinaryOp::And => {
            let of = by?.checked_add(1).filter(|of| *of > 0 && of.count_ones() == 1)?;
            multiple(of).then(Move::same)
        }
        _ => None,
    }
}
