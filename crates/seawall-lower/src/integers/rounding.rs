//! Divisions that round up or down, as quotients that round down.
//!
//! For numbers that are not negative, rounding up is the quotient `(n + d - 1) / d`, which kernels
//! also spell out. Partitions that use either form then have equal trip counts.

use seawall_dialects::Arith;

/// Whether an op divides and rounds up or down.
pub(crate) fn is_rounding(kind: Arith) -> bool {
    matches!(kind, Arith::CeilDivS | Arith::CeilDivU | Arith::FloorDivS)
}
