//! Divisions that round up or down, as quotients that round down.
//!
//! For numbers that are not negative, rounding up is the quotient `(n + d - 1) / d`, which kernels
//! also spell out. Partitions that use either form then have equal trip counts.

use seawall_dialects::Arith;

/// Whether an op divides and rounds up or down.
pub(crate) fn is_rounding(kind: Arith) -> bool {
    matches!(kind, Arith::CeilDivS | Arith::CeilDivU | Arith::FloorDivS)
}

/// The same division of constants; `None` where it is undefined.
pub(crate) fn rounded(kind: Arith, a: i64, b: i64) -> Option<i64> {
    let (quotient, rest) = (a.checked_div(b)?, a.checked_rem(b)?);
    let is_above = rest != 0 && (a < 0) == (b < 0);
    let is_below = rest != 0 && !is_above;
    Some(match kind {
        Arith::FloorDivS => quotient - i64::from(is_below),
        _ => quotient + i64::from(is_above),
    })
}
