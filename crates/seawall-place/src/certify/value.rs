//! Abstract integers at a point of a path, and their arithmetic.
//!
//! A value is a congruence `≡ rest (mod modulus)` with an optional lower bound of 0. Modulus 0
//! means exactly `rest`, and modulus 1 means unknown. Every rule is exact or less precise, if slot
//! arithmetic does not overflow.

use seawall_model::{BinaryOp, Predicate};

/// An abstract integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Value {
    /// The value, or its remainder modulo the modulus (at least 0, below the modulus).
    rest: i64,
    /// 0 means exact.
    modulus: i64,
    /// Whether it is not negative.
    natural: bool,
}

impl Value {
    /// An unknown value.
    pub(super) const UNKNOWN: Value = Value { rest: 0, modulus: 1, natural: false };

    pub(super) fn exact(value: i64) -> Self {
        Value { rest: value, modulus: 0, natural: value >= 0 }
    }

    /// Congruent to `rest` modulo `modulus`, which must not be 0.
    pub(super) fn congruent(rest: i64, modulus: i64, natural: bool) -> Self {
        let modulus = modulus.checked_abs().unwrap_or(1).max(1);
        Value { rest: rest.rem_euclid(modulus), modulus, natural }
    }

    pub(super) fn as_exact(self) -> Option<i64> {
        (self.modulus == 0).then_some(self.rest)
    }

    /// The remainder modulo `modulus`, if it is known.
    pub(super) fn modulo(self, modulus: i64) -> Option<i64> {
        let known = modulus > 0 && self.modulus.checked_rem(modulus) == Some(0);
        known.then(|| self.rest.rem_euclid(modulus))
    }

    /// The value reduced to its remainder modulo `modulus`.
    pub(super) fn forget_beyond(self, modulus: i64) -> Value {
        match self.modulus {
            0 => Value::congruent(self.rest, modulus, self.natural),
            own => Value::congruent(self.rest, gcd(own, modulus), self.natural),
        }
    }

    /// The union of two values.
    pub(super) fn or(self, other: Value) -> Value {
        if self == other {
            return self;
        }
        let natural = self.natural && other.natural;
        match self.rest.checked_sub(other.rest) {
            Some(difference) => {
                let modulus = gcd(gcd(self.modulus, other.modulus), difference);
                if modulus == 0 { self } else { Value::congruent(self.rest, modulus, natural) }
            }
            None => Value { natural, ..Value::UNKNOWN },
        }
    }

    /// Whether it is not 0, if that is known.
    pub(super) fn holds(self) -> Option<bool> {
        match self.modulus {
            0 => Some(self.rest != 0),
            _ => (self.rest != 0).then_some(true),
        }
    }
}

/// The greatest common divisor, or 1 for one that no other number than `i64::MIN` has.
pub(super) fn gcd(a: i64, b: i64) -> i64 {
    i64::try_from(seawall_base::gcd(a.unsigned_abs(), b.unsigned_abs())).unwrap_or(1)
}

/// `op` applied to two values.
pub(super) fn binary(op: BinaryOp, a: Value, b: Value) -> Value {
    if let (Some(x), Some(y)) = (a.as_exact(), b.as_exact()) {
        return op.exact(x, y).map_or(Value::UNKNOWN, Value::exact);
    }
    match op {
        BinaryOp::Add => sum(a, b.rest, b.modulus, a.natural && b.natural),
        BinaryOp::Sub => match b.rest.checked_neg() {
            Some(rest) => sum(a, rest, b.modulus, false),
            None => Value::UNKNOWN,
        },
        BinaryOp::Mul => product(a, b),
        BinaryOp::FloorDivS if !a.natural => Value::UNKNOWN,
        BinaryOp::DivS | BinaryOp::DivU | BinaryOp::FloorDivS => {
            b.as_exact().map_or(Value::UNKNOWN, |by| quotient(a, by))
        }
        BinaryOp::RemS | BinaryOp::RemU => b.as_exact().map_or(Value::UNKNOWN, |by| remainder(op, a, by)),
        BinaryOp::And => mask(a, b).or_else(|| mask(b, a)).unwrap_or(Value::UNKNOWN),
        BinaryOp::Xor => toggle(a, b).or_else(|| toggle(b, a)).unwrap_or(Value::UNKNOWN),
        BinaryOp::Shl => match power(b) {
            Some(factor) => product(a, Value::exact(factor)),
            None => Value::UNKNOWN,
        },
        BinaryOp::ShrS | BinaryOp::ShrU => match power(b) {
            // Shifting right rounds down, and so does division of a nonnegative number.
            Some(by) if a.natural => quotient(a, by),
            _ => Value::UNKNOWN,
        },
        BinaryOp::Or | BinaryOp::MinS | BinaryOp::MaxS | BinaryOp::MinU | BinaryOp::MaxU => Value::UNKNOWN,
    }
}

fn sum(a: Value, rest: i64, modulus: i64, natural: bool) -> Value {
    match a.rest.checked_add(rest) {
        Some(rest) => Value::congruent(rest, gcd(a.modulus, modulus), natural),
        None => Value::UNKNOWN,
    }
}

/// `(r + m·i)(s + n·j)` is `rs` plus multiples of `rn`, `sm` and `mn`.
fn product(a: Value, b: Value) -> Value {
    let terms = (
        a.rest.checked_mul(b.rest),
        a.rest.checked_mul(b.modulus),
        b.rest.checked_mul(a.modulus),
        a.modulus.checked_mul(b.modulus),
    );
    let (Some(rest), Some(x), Some(y), Some(z)) = terms else { return Value::UNKNOWN };
    match gcd(gcd(x, y), z) {
        0 => Value::exact(rest),
        modulus => Value::congruent(rest, modulus, a.natural && b.natural),
    }
}

/// For nonnegative numbers, rounding toward zero is rounding down.
fn quotient(a: Value, by: i64) -> Value {
    if by <= 0 || !a.natural || a.modulus % by != 0 {
        return Value { natural: a.natural && by > 0, ..Value::UNKNOWN };
    }
    Value::congruent(a.rest / by, a.modulus / by, true)
}

/// A signed remainder has the sign of the dividend, but its congruence is known.
fn remainder(op: BinaryOp, a: Value, by: i64) -> Value {
    let Some(rest) = a.modulo(by) else {
        let natural = a.natural && by > 0;
        return if op == BinaryOp::RemS && by > 0 {
            Value::congruent(a.rest, gcd(a.modulus, by), natural)
        } else {
            Value { natural, ..Value::UNKNOWN }
        };
    };
    if a.natural || rest == 0 && op == BinaryOp::RemS {
        Value::exact(rest)
    } else if op == BinaryOp::RemS {
        Value::congruent(rest, by, false)
    } else {
        // Reading a negative number as unsigned adds a power of two. Only a power-of-two modulus is
        // unaffected.
        if by & (by - 1) == 0 { Value::exact(rest) } else { Value::UNKNOWN }
    }
}

/// `a & (2^n - 1)` is `a` modulo `2^n` for both signs.
fn mask(a: Value, mask: Value) -> Option<Value> {
    let by = mask.as_exact()?.checked_add(1).filter(|by| *by > 0 && by & (by - 1) == 0)?;
    Some(a.modulo(by).map_or(Value { natural: true, ..Value::UNKNOWN }, Value::exact))
}

/// `a ^ 1` swaps each even number with the next odd one.
fn toggle(a: Value, one: Value) -> Option<Value> {
    (one.as_exact()? == 1 && a.modulus % 2 == 0).then(|| Value::congruent(a.rest ^ 1, a.modulus, a.natural))
}

fn power(exponent: Value) -> Option<i64> {
    exponent.as_exact().filter(|by| (0..62).contains(by)).map(|by| 1 << by)
}

/// Whether a comparison holds, if that is known.
pub(super) fn compare(predicate: Predicate, a: Value, b: Value) -> Option<bool> {
    let (Some(x), Some(y)) = (a.as_exact(), b.as_exact()) else {
        let modulus = gcd(a.modulus, b.modulus);
        let differ = modulus > 1 && a.rest.rem_euclid(modulus) != b.rest.rem_euclid(modulus);
        return match predicate {
            Predicate::Eq if differ => Some(false),
            Predicate::Ne if differ => Some(true),
            _ => None,
        };
    };
    match predicate {
        Predicate::Eq => Some(x == y),
        Predicate::Ne => Some(x != y),
        Predicate::Slt => Some(x < y),
        Predicate::Sle => Some(x <= y),
        Predicate::Sgt => Some(x > y),
        Predicate::Sge => Some(x >= y),
        _ if x < 0 || y < 0 => None,
        Predicate::Ult => Some(x < y),
        Predicate::Ule => Some(x <= y),
        Predicate::Ugt => Some(x > y),
        Predicate::Uge => Some(x >= y),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The members of a congruence from -20 to 20.
    fn members(value: Value) -> Vec<i64> {
        let fits = |x: &i64| match value.modulus {
            0 => *x == value.rest,
            modulus => x.rem_euclid(modulus) == value.rest && (*x >= 0 || !value.natural),
        };
        (-20..=20).filter(fits).collect()
    }

    #[test]
    fn arithmetic_on_congruences_covers_arithmetic_on_their_members() {
        use BinaryOp::*;
        let values = [
            Value::exact(3),
            Value::exact(2),
            Value::exact(1),
            Value::exact(-4),
            Value::congruent(1, 2, false),
            Value::congruent(4, 6, true),
            Value::congruent(5, 6, false),
            Value::UNKNOWN,
        ];
        for op in
            [Add, Sub, Mul, DivS, DivU, FloorDivS, RemS, RemU, And, Or, Xor, Shl, ShrS, ShrU, MinS, MaxS]
        {
            for a in values {
                for b in values {
                    let result = binary(op, a, b);
                    for x in members(a) {
                        for y in members(b) {
                            let Some(z) = op.exact(x, y) else { continue };
                            let known = result.modulus == 0 && z == result.rest
                                || result.modulus > 0 && z.rem_euclid(result.modulus) == result.rest;
                            assert!(known && (z >= 0 || !result.natural), "{op:?} {a:?} {b:?}: {x} {y} {z}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_remainder_of_a_number_that_may_be_negative_is_known_as_a_slot_only() {
        let k = Value::congruent(2, 3, false);
        let rest = binary(BinaryOp::RemS, k, Value::exact(3));
        assert_eq!((rest.as_exact(), rest.modulo(3)), (None, Some(2)));
        let natural = binary(BinaryOp::RemS, Value::congruent(2, 3, true), Value::exact(3));
        assert_eq!(natural.as_exact(), Some(2));
    }
}
