//! The modulus to which the unfolding reduces unbounded counters.

use seawall_model::{BinaryOp, Program, TermKind};

use super::relevant::Relevant;
use crate::value::gcd;

/// A larger modulus is not used, because a block would have as many nodes.
const MAX_MODULUS: i64 = 48;

/// The modulus of one function.
pub(super) struct Moduli {
    modulus: i64,
}

impl Moduli {
    /// Computes the least common multiple of all slot moduli, times the divisors of these terms.
    /// For example, `n % 3` and `(n / 3) & 1` are known if `n` is known modulo 6.
    pub(super) fn new(program: &Program, relevant: &Relevant) -> Self {
        let mut modulus = 1;
        let mut divisor = 1;
        for &slots in relevant.slot_counts() {
            modulus = common(modulus, i64::from(slots));
        }
        for &term in relevant.deciding_terms() {
            let TermKind::Binary(op, _, b) = *program.terms.kind(term) else { continue };
            let Some(by @ 1..=MAX_MODULUS) = program.terms.as_const(b) else { continue };
            match op {
                BinaryOp::RemS | BinaryOp::RemU => modulus = common(modulus, by),
                BinaryOp::And | BinaryOp::Xor => {
                    modulus = common(modulus, (by + 1).cast_unsigned().next_power_of_two().cast_signed())
                }
                BinaryOp::DivS | BinaryOp::DivU | BinaryOp::FloorDivS => divisor = common(divisor, by),
                BinaryOp::ShrS | BinaryOp::ShrU if by <= 5 => divisor = common(divisor, 1 << by),
                _ => {}
            }
        }
        // If modulus times divisor is too large, only the modulus is used. If that is too large as
        // well, none is.
        let modulus = [modulus.saturating_mul(divisor), modulus].into_iter().find(|&m| m <= MAX_MODULUS);
        Moduli { modulus: modulus.unwrap_or(1) }
    }

    /// The modulus, or 1 if there is none.
    pub(super) fn modulus(&self) -> i64 {
        self.modulus
    }
}

fn common(a: i64, b: i64) -> i64 {
    if b <= 1 { a } else { (a / gcd(a, b)).saturating_mul(b) }
}
