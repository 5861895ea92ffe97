//! Abstract integers: an exact value, a remainder modulo a number, or unknown.
//!
//! The lattice consists of residue classes ordered by inclusion. An exact value is a class modulo
//! 0. A class may also record that no member is negative. The result is sound if arithmetic does
//! not overflow.

use seawall_model::{BinaryOp, Predicate};

/// What is known about an integer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Value {
    /// Nothing is known.
    #[default]
    Unknown,
    /// The value.
    Exact(i64),
    /// The remainder modulo a number above 1. The remainder is in `0..modulus`.
    Class {
        /// The remainder.
        residue: i64,
        /// The modulus.
        modulus: i64,
        /// Whether it is certainly not negative. Signed remainders and quotients are then those of
        /// natural numbers.
        natural: bool,
    },
    /// A number that is at least `least`, with a remainder as in `Class`. The modulus may be 1.
    Beyond {
        /// The remainder.
        residue: i64,
        /// The modulus.
        modulus: i64,
        /// The lower bound.
        least: i64,
    },
}

impl Value {
    /// The class of `residue` modulo `modulus`, which must not be negative. Modulo 0 is exact and
    /// modulo 1 is unknown. Members may be negative.
    pub fn class(residue: i64, modulus: i64) -> Self {
        Self::known(residue, modulus, false)
    }

    /// As [`class`](Self::class), with the knowledge whether members are natural numbers.
    fn known(residue: i64, modulus: i64, natural: bool) -> Self {
        match modulus {
            0 => Value::Exact(residue),
            1 => Value::Unknown,
            _ => Value::Class { residue: residue.rem_euclid(modulus), modulus, natural },
        }
    }

    /// Whether it is certainly not negative.
    fn is_natural(self) -> bool {
        match self {
            Value::Unknown => false,
            Value::Exact(value) => value >= 0,
            Value::Class { natural, .. } => natural,
            Value::Beyond { least, .. } => least >= 0,
        }
    }

    /// A known lower bound.
    fn least(self) -> Option<i64> {
        match self {
            Value::Exact(value) => Some(value),
            Value::Beyond { least, .. } => Some(least),
            Value::Unknown | Value::Class { .. } => self.is_natural().then_some(0),
        }
    }

    /// The value if it is at most `most` from 0. Larger values lose everything but that, and their
    /// remainder modulo `modulus`.
    #[must_use]
    pub(crate) fn up_to(self, most: i64, modulus: i64) -> Self {
        match (self, self.least()) {
            (Value::Exact(value), _) if value.saturating_abs() <= most => self,
            (_, Some(least)) if least > most => {
                let (residue, own) = self.parts();
                let modulus = gcd(own, modulus);
                Value::Beyond { residue: residue.rem_euclid(modulus), modulus, least: most + 1 }
            }
            _ => self.modulo(modulus),
        }
    }

    /// The exact value.
    pub fn exact(self) -> Option<i64> {
        match self {
            Value::Exact(value) => Some(value),
            _ => None,
        }
    }

    /// Remainder and modulus. The modulus is 0 if exact and 1 if unknown.
    fn parts(self) -> (i64, i64) {
        match self {
            Value::Unknown => (0, 1),
            Value::Exact(value) => (value, 0),
            Value::Class { residue, modulus, .. } | Value::Beyond { residue, modulus, .. } => {
                (residue, modulus)
            }
        }
    }

    /// The value modulo `modulus`, which must be positive.
    #[must_use]
    pub fn modulo(self, modulus: i64) -> Self {
        let (residue, own) = self.parts();
        Value::known(residue, gcd(own, modulus), self.is_natural())
    }

    /// The slot of `slots` that an index with this value names. Assumes that the index is inside
    /// the ring.
    pub fn slot(self, slots: u32) -> Option<u32> {
        let slots = i64::from(slots);
        match self {
            Value::Exact(value) if (0..slots).contains(&value) => u32::try_from(value).ok(),
            Value::Class { residue, modulus, .. } | Value::Beyond { residue, modulus, .. }
                if slots > 0 && modulus % slots == 0 =>
            {
                u32::try_from(residue % slots).ok()
            }
            _ => None,
        }
    }

    /// `op` applied to two values.
    pub fn binary(op: BinaryOp, a: Value, b: Value) -> Value {
        if let (Value::Exact(a), Value::Exact(b)) = (a, b) {
            return op.exact(a, b).map_or(Value::Unknown, Value::Exact);
        }
        if let Some(value) = Value::bounded(op, a, b) {
            return value;
        }
        let ((x, m), (y, n)) = (a.parts(), b.parts());
        let natural = a.is_natural() && b.is_natural();
        match op {
            BinaryOp::Add => {
                x.checked_add(y).map_or(Value::Unknown, |sum| Value::known(sum, gcd(m, n), natural))
            }
            BinaryOp::Sub => x.checked_sub(y).map_or(Value::Unknown, |sum| Value::class(sum, gcd(m, n))),
            BinaryOp::Mul => product(x, m, y, n, natural),
            BinaryOp::RemS | BinaryOp::RemU => match b {
                Value::Exact(by) if by > 0 => remainder(op, a, by),
                _ => Value::Unknown,
            },
            BinaryOp::DivS | BinaryOp::DivU => match b {
                Value::Exact(by) if by > 0 && m % by == 0 && natural => {
                    Value::known(x.div_euclid(by), m / by, true)
                }
                _ => Value::Unknown,
            },
            BinaryOp::FloorDivS => match b {
                Value::Exact(by) if by > 0 && m % by == 0 => Value::known(x.div_euclid(by), m / by, natural),
                _ => Value::Unknown,
            },
            BinaryOp::And => match (a, b) {
                (_, Value::Exact(mask)) => masked(a, mask),
                (Value::Exact(mask), _) => masked(b, mask),
                _ => Value::Unknown,
            },
            BinaryOp::Xor | BinaryOp::Or => {
                let bits = low_bits(m).min(low_bits(n));
                let value = if op == BinaryOp::Xor { x ^ y } else { x | y };
                Value::class(value & (bits - 1), bits)
            }
            BinaryOp::Shl => match b {
                Value::Exact(by @ 0..=16) => product(x, m, 1 << by, 0, natural),
                _ => Value::Unknown,
            },
            BinaryOp::ShrS | BinaryOp::ShrU => match b {
                // An arithmetic shift rounds down for both signs.
                Value::Exact(by @ 0..=16) if m % (1 << by) == 0 && (natural || op == BinaryOp::ShrS) => {
                    Value::known(x >> by, m >> by, natural)
                }
                _ => Value::Unknown,
            },
            BinaryOp::MinS | BinaryOp::MaxS | BinaryOp::MinU | BinaryOp::MaxU => Value::Unknown,
        }
    }

    /// A sum, difference or multiple with a lower bound, if an operand is `Beyond`.
    fn bounded(op: BinaryOp, a: Value, b: Value) -> Option<Value> {
        if !matches!((a, b), (Value::Beyond { .. }, _) | (_, Value::Beyond { .. })) {
            return None;
        }
        let (of_a, of_b) = (a.least()?, b.least()?);
        let ((x, m), (y, n)) = (a.parts(), b.parts());
        let (residue, modulus, least) = match (op, b) {
            (BinaryOp::Add, _) => (x.checked_add(y)?, gcd(m, n), of_a.checked_add(of_b)?),
            (BinaryOp::Sub, Value::Exact(b)) => (x.checked_sub(b)?, m, of_a.checked_sub(b)?),
            (BinaryOp::Mul, Value::Exact(b @ 1..)) => {
                (x.checked_mul(b)?, m.checked_mul(b)?, of_a.checked_mul(b)?)
            }
            _ => return None,
        };
        Some(Value::Beyond { residue: residue.rem_euclid(modulus), modulus, least })
    }

    /// Whether the comparison holds: 1, 0 or unknown.
    pub fn compare(predicate: Predicate, a: Value, b: Value) -> Value {
        match (a, b) {
            (Value::Exact(a), Value::Exact(b)) => return Value::Exact(i64::from(predicate.holds(a, b))),
            // All numbers that are certainly larger compare alike.
            (Value::Beyond { least, .. }, Value::Exact(than)) if is_above(predicate, least, than) => {
                return Value::Exact(i64::from(predicate.holds(least, than)));
            }
            (Value::Exact(than), Value::Beyond { least, .. }) if is_above(predicate, least, than) => {
                return Value::Exact(i64::from(predicate.holds(than, least)));
            }
            _ => {}
        }
        match predicate {
            Predicate::Eq if !a.may_equal(b) => Value::Exact(0),
            Predicate::Ne if !a.may_equal(b) => Value::Exact(1),
            _ => Value::Unknown,
        }
    }

    /// Whether some number is in both.
    pub fn may_equal(self, other: Value) -> bool {
        let ((x, m), (y, n)) = (self.parts(), other.parts());
        match gcd(m, n) {
            0 => x == y,
            common => x.wrapping_sub(y).rem_euclid(common) == 0,
        }
    }

    /// The least value that includes both.
    #[must_use]
    pub fn join(self, other: Value) -> Value {
        if self == other {
            return self;
        }
        let ((x, m), (y, n)) = (self.parts(), other.parts());
        let Some(apart) = x.checked_sub(y) else { return Value::Unknown };
        let natural = self.is_natural() && other.is_natural();
        Value::known(x, gcd(gcd(m, n), apart.saturating_abs()), natural)
    }
}

/// Whether all numbers from `least` are above `than`, also as a comparison sees them.
fn is_above(predicate: Predicate, least: i64, than: i64) -> bool {
    let is_signed = !matches!(predicate, Predicate::Ult | Predicate::Ule | Predicate::Ugt | Predicate::Uge);
    least > than && (is_signed || than >= 0)
}

/// A signed remainder has the sign of the dividend. So for a number that may be negative, only its
/// class is known.
fn remainder(op: BinaryOp, a: Value, by: i64) -> Value {
    let (residue, modulus) = a.parts();
    let whole = modulus % by == 0;
    match (whole, a.is_natural()) {
        (true, true) => Value::Exact(residue.rem_euclid(by)),
        (false, true) => Value::known(residue, gcd(modulus, by), true),
        // As an unsigned number, a negative number is larger by a power of two.
        (_, false) if op == BinaryOp::RemU && by & (by - 1) != 0 => Value::Unknown,
        (true, false) if op == BinaryOp::RemU => Value::Exact(residue.rem_euclid(by)),
        (_, false) => Value::known(residue, gcd(modulus, by), op == BinaryOp::RemU),
    }
}

fn product(x: i64, m: i64, y: i64, n: i64, natural: bool) -> Value {
    // (x + k m) (y + l n) is x y plus multiples of x n, y m and m n.
    let terms = [x.checked_mul(n), y.checked_mul(m), m.checked_mul(n)];
    let step = terms.into_iter().try_fold(0, |step, term| Some(gcd(step, term?)));
    match (x.checked_mul(y), step) {
        (Some(value), Some(step)) => Value::known(value, step, natural),
        _ => Value::Unknown,
    }
}

/// `value & mask` for a mask of low bits that are all known.
fn masked(value: Value, mask: i64) -> Value {
    let (residue, modulus) = value.parts();
    let known = low_bits(modulus);
    if mask >= 0 && mask < known { Value::Exact(residue & mask) } else { Value::Unknown }
}

/// The largest power of two that divides the modulus. For exact values, a large power of two.
fn low_bits(modulus: i64) -> i64 {
    if modulus == 0 { 1 << 62 } else { modulus & modulus.wrapping_neg() }
}

/// The greatest common divisor, with 0 as the neutral element.
pub(crate) fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.saturating_abs(), b.saturating_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small members of a class, including negative ones if the class allows them.
    fn members(value: Value) -> Vec<i64> {
        let least = match value {
            Value::Class { natural: true, .. } => 0,
            Value::Beyond { least, .. } => least,
            _ => -40,
        };
        (least..60).filter(|&n| Value::Exact(n).may_equal(value)).collect()
    }

    fn samples() -> Vec<Value> {
        let mut values = vec![Value::Unknown];
        values.extend([0, 1, 2, 3, 5, 8].map(Value::Exact));
        for modulus in [2, 3, 4, 6, 12] {
            for natural in [false, true] {
                values.extend((0..modulus).map(|residue| Value::Class { residue, modulus, natural }));
            }
        }
        for (modulus, least) in [(1, -2), (1, 0), (1, 3), (2, 1), (3, 4)] {
            values.extend((0..modulus).map(|residue| Value::Beyond { residue, modulus, least }));
        }
        values
    }

    #[test]
    fn results_hold_for_every_member() {
        let values = samples();
        let ops = [
            BinaryOp::Add,
            BinaryOp::Sub,
            BinaryOp::Mul,
            BinaryOp::DivS,
            BinaryOp::FloorDivS,
            BinaryOp::RemS,
            BinaryOp::And,
            BinaryOp::Or,
            BinaryOp::Xor,
            BinaryOp::Shl,
            BinaryOp::ShrS,
        ];
        for op in ops {
            for &a in &values {
                for &b in &values {
                    let known = Value::binary(op, a, b);
                    for x in members(a) {
                        for y in members(b) {
                            let Some(result) = op.exact(x, y) else { continue };
                            assert!(Value::Exact(result).may_equal(known), "{x} {op:?} {y} in {known:?}");
                            let least = known.least();
                            assert!(least.is_none_or(|least| result >= least), "{x} {op:?} {y} in {known:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn comparisons_hold_for_every_member() {
        let predicates = [
            Predicate::Eq,
            Predicate::Ne,
            Predicate::Slt,
            Predicate::Sle,
            Predicate::Sgt,
            Predicate::Sge,
            Predicate::Ult,
            Predicate::Ule,
            Predicate::Ugt,
            Predicate::Uge,
        ];
        for predicate in predicates {
            for (a, b) in samples().into_iter().flat_map(|a| samples().into_iter().map(move |b| (a, b))) {
                let Some(known) = Value::compare(predicate, a, b).exact() else { continue };
                for (x, y) in members(a).into_iter().flat_map(|x| members(b).into_iter().map(move |y| (x, y)))
                {
                    assert_eq!(i64::from(predicate.holds(x, y)), known, "{x} {predicate:?} {y}");
                }
            }
        }
    }

    #[test]
    fn values_up_to_a_limit_are_exact() {
        for value in samples() {
            let kept = value.up_to(2, 6);
            assert!(members(value).into_iter().all(|member| members(kept).contains(&member)), "{kept:?}");
        }
        assert_eq!(Value::Exact(2).up_to(2, 1), Value::Exact(2));
        let beyond = Value::Exact(3).up_to(2, 1);
        assert_eq!(beyond, Value::Beyond { residue: 0, modulus: 1, least: 3 });
        assert_eq!(Value::binary(BinaryOp::Add, beyond, Value::Exact(1)).up_to(2, 1), beyond);
        assert_eq!(Value::compare(Predicate::Sle, beyond, Value::Exact(2)), Value::Exact(0));
        assert_eq!(Value::compare(Predicate::Eq, beyond, Value::Exact(3)), Value::Unknown);
    }

    #[test]
    fn rings_are_distinguished() {
        let counter = Value::Class { residue: 4, modulus: 6, natural: true };
        let slot = Value::binary(BinaryOp::RemS, counter, Value::Exact(3));
        assert_eq!(slot, Value::Exact(1));
        let phase = Value::binary(BinaryOp::DivS, counter, Value::Exact(3));
        assert_eq!(Value::binary(BinaryOp::And, phase, Value::Exact(1)), Value::Exact(1));
        assert_eq!(counter.slot(3), Some(1));
        assert_eq!(counter.slot(4), None);
        assert_eq!(Value::Exact(5).slot(3), None);
    }

    #[test]
    fn a_remainder_of_what_may_be_negative_is_a_class() {
        let any = Value::Class { residue: 2, modulus: 3, natural: false };
        let rest = Value::binary(BinaryOp::RemS, any, Value::Exact(3));
        assert_eq!(rest.exact(), None);
        assert_eq!(rest.slot(3), Some(2));
    }

    #[test]
    fn joining_keeps_what_both_have() {
        assert_eq!(
            Value::Exact(1).join(Value::Exact(4)),
            Value::Class { residue: 1, modulus: 3, natural: true }
        );
        assert_eq!(Value::Exact(1).join(Value::Exact(2)), Value::Unknown);
    }
}
