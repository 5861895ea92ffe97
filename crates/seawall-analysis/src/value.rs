//! What is known of an integer: its exact value, its remainder modulo something, or nothing.
//!
//! Lattice: residue classes ordered by inclusion; an exact value is a class modulo 0. Arithmetic is taken not to
//! overflow and operands of `rem` and `div` not to be negative where only a remainder of them is known, as slot arithmetic
//! has it (a negative slot index is out of bounds).
//!
//! Possible wrong answers: too little; too much only where those two do not hold.

use seawall_model::{BinaryOp, Predicate};

/// What is known of an integer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Value {
    /// Nothing.
    #[default]
    Unknown,
    /// The value.
    Exact(i64),
    /// Its remainder modulo a number above 1; the remainder is in `0..modulus`.
    Class {
        /// The remainder.
        residue: i64,
        /// The modulus.
        modulus: i64,
    },
}

impl Value {
    /// The class of `residue` modulo `modulus`, which is not negative; modulo 0 is exact, modulo 1 nothing.
    pub fn class(residue: i64, modulus: i64) -> Self {
        match modulus {
            0 => Value::Exact(residue),
            1 => Value::Unknown,
            _ => Value::Class { residue: residue.rem_euclid(modulus), modulus },
        }
    }

    /// The exact value.
    pub fn exact(self) -> Option<i64> {
        match self {
            Value::Exact(value) => Some(value),
            _ => None,
        }
    }

    /// Remainder and modulus; modulus 0 if exact, 1 if unknown.
    fn parts(self) -> (i64, i64) {
        match self {
            Value::Unknown => (0, 1),
            Value::Exact(value) => (value, 0),
            Value::Class { residue, modulus } => (residue, modulus),
        }
    }

    /// What stays known modulo `modulus`, which is positive.
    #[must_use]
    pub fn modulo(self, modulus: i64) -> Self {
        let (residue, own) = self.parts();
        Value::class(residue, gcd(own, modulus))
    }

    /// The slot of `slots` that an index of this value names, given that it names one.
    pub fn slot(self, slots: u32) -> Option<u32> {
        let slots = i64::from(slots);
        match self {
            Value::Exact(value) if (0..slots).contains(&value) => u32::try_from(value).ok(),
            Value::Class { residue, modulus } if slots > 0 && modulus % slots == 0 => {
                u32::try_from(residue % slots).ok()
            }
            _ => None,
        }
    }

    /// `op` applied to two values.
    pub fn binary(op: BinaryOp, a: Value, b: Value) -> Value {
        if let (Value::Exact(a), Value::Exact(b)) = (a, b) {
            return exact_binary(op, a, b).map_or(Value::Unknown, Value::Exact);
        }
        let ((x, m), (y, n)) = (a.parts(), b.parts());
        match op {
            BinaryOp::Add => x.checked_add(y).map_or(Value::Unknown, |sum| Value::class(sum, gcd(m, n))),
            BinaryOp::Sub => x.checked_sub(y).map_or(Value::Unknown, |sum| Value::class(sum, gcd(m, n))),
            BinaryOp::Mul => product(x, m, y, n),
            BinaryOp::RemS | BinaryOp::RemU => match b {
                Value::Exact(by) if by > 0 && m % by == 0 => Value::Exact(x.rem_euclid(by)),
                Value::Exact(by) if by > 0 => a.modulo(by),
                _ => Value::Unknown,
            },
            BinaryOp::DivS | BinaryOp::DivU => match b {
                Value::Exact(by) if by > 0 && m % by == 0 => Value::class(x.div_euclid(by), m / by),
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
                Value::Exact(by @ 0..=16) => product(x, m, 1 << by, 0),
                _ => Value::Unknown,
            },
            BinaryOp::ShrS | BinaryOp::ShrU => match b {
                Value::Exact(by @ 0..=16) if m % (1 << by) == 0 => Value::class(x >> by, m >> by),
                _ => Value::Unknown,
            },
            BinaryOp::MinS | BinaryOp::MaxS | BinaryOp::MinU | BinaryOp::MaxU => Value::Unknown,
        }
    }

    /// Whether the comparison holds: 1, 0 or unknown.
    pub fn compare(predicate: Predicate, a: Value, b: Value) -> Value {
        if let (Value::Exact(a), Value::Exact(b)) = (a, b) {
            return Value::Exact(i64::from(holds(predicate, a, b)));
        }
        match predicate {
            Predicate::Eq if !a.may_equal(b) => Value::Exact(0),
            Predicate::Ne if !a.may_equal(b) => Value::Exact(1),
            _ => Value::Unknown,
        }
    }

    /// Whether some number is both.
    pub fn may_equal(self, other: Value) -> bool {
        let ((x, m), (y, n)) = (self.parts(), other.parts());
        match gcd(m, n) {
            0 => x == y,
            common => x.wrapping_sub(y).rem_euclid(common) == 0,
        }
    }

    /// What is known of a number that is one of the two.
    #[must_use]
    pub fn join(self, other: Value) -> Value {
        if self == other {
            return self;
        }
        let ((x, m), (y, n)) = (self.parts(), other.parts());
        let Some(apart) = x.checked_sub(y) else { return Value::Unknown };
        Value::class(x, gcd(gcd(m, n), apart.saturating_abs()))
    }
}

fn product(x: i64, m: i64, y: i64, n: i64) -> Value {
    // x + k m times y + l n: x y plus multiples of x n, y m and m n.
    let terms = [x.checked_mul(n), y.checked_mul(m), m.checked_mul(n)];
    let step = terms.into_iter().try_fold(0, |step, term| Some(gcd(step, term?)));
    match (x.checked_mul(y), step) {
        (Some(value), Some(step)) => Value::class(value, step),
        _ => Value::Unknown,
    }
}

/// `value & mask` for a mask of low bits that are all known.
fn masked(value: Value, mask: i64) -> Value {
    let (residue, modulus) = value.parts();
    let known = low_bits(modulus);
    if mask >= 0 && mask < known { Value::Exact(residue & mask) } else { Value::Unknown }
}

/// The largest power of two that divides the modulus; for exact values as large as makes sense.
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

fn exact_binary(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    let shift = u32::try_from(b).ok().filter(|&by| by < 64);
    match op {
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Sub => a.checked_sub(b),
        BinaryOp::Mul => a.checked_mul(b),
        BinaryOp::DivS => a.checked_div(b),
        BinaryOp::DivU => (a >= 0 && b > 0).then(|| a / b),
        BinaryOp::RemS => a.checked_rem(b),
        BinaryOp::RemU => (a >= 0 && b > 0).then(|| a % b),
        BinaryOp::And => Some(a & b),
        BinaryOp::Or => Some(a | b),
        BinaryOp::Xor => Some(a ^ b),
        BinaryOp::Shl => shift.and_then(|by| a.checked_mul(1_i64.checked_shl(by).filter(|p| *p > 0)?)),
        BinaryOp::ShrS => shift.map(|by| a >> by),
        BinaryOp::ShrU => shift.filter(|_| a >= 0).map(|by| a >> by),
        BinaryOp::MinS => Some(a.min(b)),
        BinaryOp::MaxS => Some(a.max(b)),
        BinaryOp::MinU => (a >= 0 && b >= 0).then(|| a.min(b)),
        BinaryOp::MaxU => (a >= 0 && b >= 0).then(|| a.max(b)),
    }
}

fn holds(predicate: Predicate, a: i64, b: i64) -> bool {
    let (ua, ub) = (a as u64, b as u64);
    match predicate {
        Predicate::Eq => a == b,
        Predicate::Ne => a != b,
        Predicate::Slt => a < b,
        Predicate::Sle => a <= b,
        Predicate::Sgt => a > b,
        Predicate::Sge => a >= b,
        Predicate::Ult => ua < ub,
        Predicate::Ule => ua <= ub,
        Predicate::Ugt => ua > ub,
        Predicate::Uge => ua >= ub,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of a class that are small enough to try, not negative.
    fn members(value: Value) -> Vec<i64> {
        (0..240).filter(|&n| Value::Exact(n).may_equal(value)).collect()
    }

    #[test]
    fn results_hold_for_every_member() {
        let mut values = vec![Value::Unknown];
        values.extend([0, 1, 2, 3, 5, 8].map(Value::Exact));
        for modulus in [2, 3, 4, 6, 12] {
            values.extend((0..modulus).map(|residue| Value::Class { residue, modulus }));
        }
        let ops = [
            BinaryOp::Add,
            BinaryOp::Sub,
            BinaryOp::Mul,
            BinaryOp::DivS,
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
                    for x in members(a).into_iter().take(40) {
                        for y in members(b).into_iter().take(20) {
                            let Some(result) = exact_binary(op, x, y) else { continue };
                            assert!(Value::Exact(result).may_equal(known), "{x} {op:?} {y} in {known:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn rings_are_told_apart() {
        let counter = Value::Class { residue: 4, modulus: 6 };
        let slot = Value::binary(BinaryOp::RemS, counter, Value::Exact(3));
        assert_eq!(slot, Value::Exact(1));
        let phase = Value::binary(BinaryOp::DivS, counter, Value::Exact(3));
        assert_eq!(Value::binary(BinaryOp::And, phase, Value::Exact(1)), Value::Exact(1));
        assert_eq!(counter.slot(3), Some(1));
        assert_eq!(counter.slot(4), None);
        assert_eq!(Value::Exact(5).slot(3), None);
    }

    #[test]
    fn joining_keeps_what_both_have() {
        assert_eq!(Value::Exact(1).join(Value::Exact(4)), Value::Class { residue: 1, modulus: 3 });
        assert_eq!(Value::Exact(1).join(Value::Exact(2)), Value::Unknown);
    }
}
