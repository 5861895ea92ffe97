//! Integer arithmetic on numbers, and the predicates of comparisons.

use seawall_mlir::{AttrValue, Module, OpId};

use crate::meaning::Arith;

impl Arith {
    /// The result for two numbers, if no width of an integer matters. `None` if it is not defined,
    /// if it overflows, and for comparisons and conversions.
    ///
    /// Signed and unsigned operations agree on numbers that are not negative. For negative ones,
    /// only signed and bitwise operations have a result.
    pub fn of_numbers(self, a: i64, b: i64) -> Option<i64> {
        let is_natural = a >= 0 && b >= 0;
        let bits = || u32::try_from(b).ok();
        match self {
            Arith::Add => a.checked_add(b),
            Arith::Sub => a.checked_sub(b),
            Arith::Mul => a.checked_mul(b),
            Arith::And => Some(a & b),
            Arith::Or => Some(a | b),
            Arith::Xor => Some(a ^ b),
            Arith::MinS => Some(a.min(b)),
            Arith::MaxS => Some(a.max(b)),
            Arith::DivS => a.checked_div(b),
            Arith::RemS => a.checked_rem(b),
            Arith::FloorDivS => {
                Some(a.checked_div(b)? - i64::from(a.checked_rem(b)? != 0 && (a < 0) != (b < 0)))
            }
            Arith::CeilDivS => {
                Some(a.checked_div(b)? + i64::from(a.checked_rem(b)? != 0 && (a < 0) == (b < 0)))
            }
            Arith::Shl => a.checked_mul(1i64.checked_shl(bits()?).filter(|&factor| factor > 0)?),
            Arith::ShrS => a.checked_shr(bits()?),
            Arith::MinU if is_natural => Some(a.min(b)),
            Arith::MaxU if is_natural => Some(a.max(b)),
            Arith::DivU if is_natural => a.checked_div(b),
            Arith::RemU if is_natural => a.checked_rem(b),
            Arith::CeilDivU if is_natural => Arith::CeilDivS.of_numbers(a, b),
            Arith::ShrU if is_natural => a.checked_shr(bits()?),
            Arith::MinU | Arith::MaxU | Arith::DivU | Arith::RemU | Arith::CeilDivU | Arith::ShrU => None,
            Arith::Compare
            | Arith::ExtendS
            | Arith::ExtendU
            | Arith::Truncate
            | Arith::IndexCast
            | Arith::IndexCastU => None,
        }
    }
}

/// The keywords of the predicates of `arith.cmpi`, by their numbers.
const PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

/// The keyword of the predicate of a comparison, which is given as a keyword or as its number.
pub fn predicate_of(m: &Module, op: OpId) -> Option<&'static str> {
    let attr = m.attr(op, "predicate")?;
    let number = match m.attr_value(attr) {
        AttrValue::Int { value, .. } => usize::try_from(value).ok(),
        _ => PREDICATES.iter().position(|&name| name == m.attr_text(attr)),
    };
    PREDICATES.get(number?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisions_round_as_their_names_say() {
        let of = |kind: Arith, a, b| kind.of_numbers(a, b);
        assert_eq!((of(Arith::FloorDivS, -7, 2), of(Arith::CeilDivS, -7, 2)), (Some(-4), Some(-3)));
        assert_eq!((of(Arith::FloorDivS, 7, 2), of(Arith::CeilDivS, 7, 2)), (Some(3), Some(4)));
        assert_eq!((of(Arith::DivS, -7, 2), of(Arith::RemS, -7, 2)), (Some(-3), Some(-1)));
        assert_eq!((of(Arith::CeilDivU, 8, 4), of(Arith::CeilDivU, -8, 4)), (Some(2), None));
        assert_eq!((of(Arith::DivS, 1, 0), of(Arith::RemU, 1, 0)), (None, None));
    }

    #[test]
    fn shifts_that_overflow_have_no_result() {
        assert_eq!((Arith::Shl.of_numbers(3, 4), Arith::Shl.of_numbers(1, 63)), (Some(48), None));
        assert_eq!((Arith::ShrS.of_numbers(-8, 1), Arith::ShrS.of_numbers(1, 64)), (Some(-4), None));
        assert_eq!((Arith::ShrU.of_numbers(8, 1), Arith::ShrU.of_numbers(-8, 1)), (Some(4), None));
    }
}
