//! Operations on known numbers.

use seawall_model::BinaryOp;

/// Applies an operation to numbers; `None` where it is not defined.
#[expect(clippy::cast_sign_loss, clippy::cast_possible_wrap, reason = "unsigned operations on the same bits")]
pub(crate) fn apply(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    let (ua, ub) = (a as u64, b as u64);
    let by = u32::try_from(b).ok().filter(|by| *by < 64);
    match op {
        BinaryOp::Add => Some(a.wrapping_add(b)),
        BinaryOp::Sub => Some(a.wrapping_sub(b)),
        BinaryOp::Mul => Some(a.wrapping_mul(b)),
        BinaryOp::DivS => a.checked_div(b),
        BinaryOp::DivU => ua.checked_div(ub).map(|q| q as i64),
        BinaryOp::FloorDivS => {
            let rounds = a.checked_rem(b)? != 0 && (a < 0) != (b < 0);
            a.checked_div(b).map(|quotient| quotient - i64::from(rounds))
        }
        BinaryOp::RemS => a.checked_rem(b),
        BinaryOp::RemU => ua.checked_rem(ub).map(|r| r as i64),
        BinaryOp::And => Some(a & b),
        BinaryOp::Or => Some(a | b),
        BinaryOp::Xor => Some(a ^ b),
        BinaryOp::Shl => by.map(|by| a << by),
        BinaryOp::ShrS => by.map(|by| a >> by),
        BinaryOp::ShrU => by.map(|by| (ua >> by) as i64),
        BinaryOp::MinS => Some(a.min(b)),
        BinaryOp::MaxS => Some(a.max(b)),
        BinaryOp::MinU => Some(ua.min(ub) as i64),
        BinaryOp::MaxU => Some(ua.max(ub) as i64),
    }
}
