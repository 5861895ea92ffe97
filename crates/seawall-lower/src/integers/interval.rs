//! Closed intervals of integers, with index arithmetic: the possible values of an integer.
//!
//! Each operation returns an interval that contains every possible result. On 64-bit overflow it is
//! `ALL`.

use seawall_model::Predicate;

/// All integers from `lo` to `hi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Interval {
    pub(crate) lo: i64,
    pub(crate) hi: i64,
}

impl Interval {
    /// All integers.
    pub(crate) const ALL: Interval = Interval { lo: i64::MIN, hi: i64::MAX };

    pub(crate) fn new(lo: i64, hi: i64) -> Self {
        Interval { lo, hi: hi.max(lo) }
    }

    pub(crate) fn point(value: i64) -> Self {
        Interval { lo: value, hi: value }
    }

    /// The single value, if there is one.
    pub(crate) fn as_point(self) -> Option<i64> {
        (self.lo == self.hi).then_some(self.lo)
    }

    /// Whether all values are between `low` and `high`.
    pub(crate) fn is_within(self, low: i64, high: i64) -> bool {
        low <= self.lo && self.hi <= high
    }

    /// Whether both ends are known.
    pub(crate) fn is_bounded(self) -> bool {
        self.lo > i64::MIN && self.hi < i64::MAX
    }

    fn wide(lo: i128, hi: i128) -> Self {
        match (i64::try_from(lo), i64::try_from(hi)) {
            (Ok(lo), Ok(hi)) => Interval { lo, hi },
            _ => Interval::ALL,
        }
    }

    /// The same interval, or all numbers of the width if it may not fit: narrower arithmetic wraps
    /// around.
    pub(crate) fn within_bits(self, bits: u32) -> Self {
        if bits >= 64 {
            return self;
        }
        let half = 1_i64 << bits.saturating_sub(1);
        let all = Interval { lo: -half, hi: half - 1 };
        if self.lo >= all.lo && self.hi <= all.hi { self } else { all }
    }

    pub(crate) fn join(self, other: Self) -> Self {
        Interval { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    pub(crate) fn add(self, other: Self) -> Self {
        if !(self.is_bounded() && other.is_bounded()) {
            return Interval::ALL;
        }
        Interval::wide(i128::from(self.lo) + i128::from(other.lo), i128::from(self.hi) + i128::from(other.hi))
    }

    pub(crate) fn negated(self) -> Self {
        Interval::wide(-i128::from(self.hi), -i128::from(self.lo))
    }

    pub(crate) fn mul(self, other: Self) -> Self {
        if self.as_point() == Some(0) || other.as_point() == Some(0) {
            return Interval::point(0);
        }
        if !(self.is_bounded() && other.is_bounded()) {
            return Interval::ALL;
        }
        let product = |a: i64, b: i64| i128::from(a) * i128::from(b);
        let corners = [
            product(self.lo, other.lo),
            product(self.lo, other.hi),
            product(self.hi, other.lo),
            product(self.hi, other.hi),
        ];
        let lo = corners.iter().copied().min().expect("there are four corners");
        let hi = corners.iter().copied().max().expect("there are four corners");
        Interval::wide(lo, hi)
    }

    /// Rounded down; only by positive constants.
    pub(crate) fn floor_div(self, other: Self) -> Self {
        match other.as_point() {
            Some(by) if by > 0 && self.is_bounded() => {
                Interval { lo: self.lo.div_euclid(by), hi: self.hi.div_euclid(by) }
            }
            _ => Interval::ALL,
        }
    }

    /// Rounded up; only by positive constants.
    pub(crate) fn ceil_div(self, other: Self) -> Self {
        self.negated().floor_div(other).negated()
    }

    /// Rounded towards 0; only by positive constants.
    pub(crate) fn div(self, other: Self) -> Self {
        match other.as_point() {
            Some(by) if by > 0 && self.is_bounded() => Interval { lo: self.lo / by, hi: self.hi / by },
            _ => Interval::ALL,
        }
    }

    /// The remainder that is never negative; only by positive constants.
    pub(crate) fn modulo(self, other: Self) -> Self {
        let Some(by) = other.as_point().filter(|&by| by > 0) else { return Interval::ALL };
        if self.is_bounded() && self.lo.div_euclid(by) == self.hi.div_euclid(by) {
            return Interval { lo: self.lo.rem_euclid(by), hi: self.hi.rem_euclid(by) };
        }
        Interval { lo: 0, hi: by - 1 }
    }

    /// The remainder with the sign of the dividend.
    pub(crate) fn remainder(self, other: Self) -> Self {
        if self.lo >= 0 {
            return self.modulo(other);
        }
        match other.as_point() {
            Some(by) if by > 0 => Interval { lo: 1 - by, hi: by - 1 },
            _ => Interval::ALL,
        }
    }

    pub(crate) fn min(self, other: Self) -> Self {
        Interval { lo: self.lo.min(other.lo), hi: self.hi.min(other.hi) }
    }

    pub(crate) fn max(self, other: Self) -> Self {
        Interval { lo: self.lo.max(other.lo), hi: self.hi.max(other.hi) }
    }

    /// A bitwise operation: exact for points, bounded for numbers that are not negative.
    pub(crate) fn bits(self, other: Self, exact: fn(i64, i64) -> i64, is_and: bool) -> Self {
        if let (Some(a), Some(b)) = (self.as_point(), other.as_point()) {
            return Interval::point(exact(a, b));
        }
        if is_and && (self.lo >= 0 || other.lo >= 0) {
            let most = |side: Self| if side.lo >= 0 { side.hi } else { i64::MAX };
            return Interval { lo: 0, hi: most(self).min(most(other)) };
        }
        if is_and || self.lo < 0 || other.lo < 0 || !self.is_bounded() || !other.is_bounded() {
            return Interval::ALL;
        }
        let top = self.hi.max(other.hi).max(1);
        let hi = u64::try_from(top).ok().and_then(|top| top.checked_add(1)?.checked_next_power_of_two());
        match hi.and_then(|hi| i64::try_from(hi - 1).ok()) {
            Some(hi) => Interval { lo: 0, hi },
            None => Interval::ALL,
        }
    }

    /// Shifted left by a constant.
    pub(crate) fn shl(self, other: Self) -> Self {
        match other.as_point() {
            Some(by @ 0..=62) => self.mul(Interval::point(1 << by)),
            _ => Interval::ALL,
        }
    }

    /// Shifted right by a constant. Negative numbers only with `signed`.
    pub(crate) fn shr(self, other: Self, signed: bool) -> Self {
        match other.as_point() {
            Some(by @ 0..=62) if signed || self.lo >= 0 => self.floor_div(Interval::point(1 << by)),
            _ => Interval::ALL,
        }
    }

    /// Whether a predicate holds of all pairs of numbers; `None` if it holds of some only.
    pub(crate) fn compared(self, predicate: Predicate, other: Interval) -> Option<bool> {
        if let (Some(a), Some(b)) = (self.as_point(), other.as_point()) {
            return Some(predicate.holds(a, b));
        }
        let is_natural = self.lo >= 0 && other.lo >= 0;
        let less = |a: Interval, b: Interval| match () {
            () if a.hi < b.lo => Some(true),
            () if a.lo >= b.hi => Some(false),
            () => None,
        };
        let (below, above) = (less(self, other), less(other, self));
        let is_apart = self.hi < other.lo || other.hi < self.lo;
        match predicate {
            Predicate::Slt => below,
            Predicate::Sgt => above,
            Predicate::Sle => above.map(|holds| !holds),
            Predicate::Sge => below.map(|holds| !holds),
            Predicate::Ult => below.filter(|_| is_natural),
            Predicate::Ugt => above.filter(|_| is_natural),
            Predicate::Ule => above.map(|holds| !holds).filter(|_| is_natural),
            Predicate::Uge => below.map(|holds| !holds).filter(|_| is_natural),
            Predicate::Eq => is_apart.then_some(false),
            Predicate::Ne => is_apart.then_some(true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn iv(lo: i64, hi: i64) -> Interval {
        Interval::new(lo, hi)
    }

    #[test]
    fn every_operation_holds_what_its_numbers_give() {
        let sides = [iv(-7, 5), iv(0, 9), iv(3, 3), iv(-4, -4), iv(8, 8)];
        for a in sides {
            for b in sides {
                let of = |f: fn(i64, i64) -> Option<i64>, result: Interval, what: &str| {
                    for x in a.lo..=a.hi {
                        for y in b.lo..=b.hi {
                            let value = f(x, y);
                            let holds = value.is_none_or(|v| result.lo <= v && v <= result.hi);
                            assert!(holds, "{what} of {x} and {y}: {value:?} not in {result:?}");
                        }
                    }
                };
                of(|x, y| Some(x + y), a.add(b), "sum");
                of(|x, y| Some(x * y), a.mul(b), "product");
                of(|x, y| (y > 0).then(|| x.div_euclid(y)), a.floor_div(b), "floordiv");
                of(|x, y| (y > 0).then(|| -(-x).div_euclid(y)), a.ceil_div(b), "ceildiv");
                of(|x, y| (y > 0).then(|| x / y), a.div(b), "quotient");
                of(|x, y| (y > 0).then(|| x.rem_euclid(y)), a.modulo(b), "mod");
                of(|x, y| (y > 0).then(|| x % y), a.remainder(b), "remainder");
                of(|x, y| Some(x & y), a.bits(b, |x, y| x & y, true), "and");
                of(|x, y| Some(x | y), a.bits(b, |x, y| x | y, false), "or");
                of(|x, y| Some(x ^ y), a.bits(b, |x, y| x ^ y, false), "xor");
                of(|x, y| (0..8).contains(&y).then(|| x << y), a.shl(b), "shl");
                of(|x, y| (0..8).contains(&y).then(|| x >> y), a.shr(b, true), "shr");
                of(|x, y| Some(x.min(y)), a.min(b), "min");
                of(|x, y| Some(x.max(y)), a.max(b), "max");
            }
        }
    }

    #[test]
    fn what_leaves_64_bits_may_be_anything() {
        assert_eq!(iv(i64::MAX - 1, i64::MAX - 1).add(iv(5, 5)), Interval::ALL);
        assert_eq!(iv(0, 1 << 40).mul(iv(0, 1 << 40)), Interval::ALL);
        assert_eq!(Interval::ALL.add(iv(1, 1)), Interval::ALL);
        assert_eq!(iv(0, 300).within_bits(8), iv(-128, 127));
        assert_eq!(Interval::ALL.modulo(iv(4, 4)), iv(0, 3));
    }

    #[test]
    fn comparisons_are_decided_only_if_all_numbers_agree() {
        use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let all = [Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge];
        let sides = [(-3, -1), (-2, 2), (0, 0), (0, 3), (2, 2), (2, 5)];
        for predicate in all {
            for a in sides {
                for b in sides {
                    let decided = Interval::new(a.0, a.1).compared(predicate, Interval::new(b.0, b.1));
                    for x in a.0..=a.1 {
                        for y in b.0..=b.1 {
                            let holds = predicate.holds(x, y);
                            assert!(decided.is_none_or(|d| d == holds), "{predicate:?} {x} {y}");
                        }
                    }
                }
            }
        }
    }
}
