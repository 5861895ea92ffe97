//! Bounds of values.

use std::collections::BTreeSet;

use crate::expr::{Cmp, ExprId, Node, Op, signed};
use crate::sums::{Sum, Sums};
use crate::values::Values;

/// The least and the largest value of an expression, if they are known.
pub(crate) fn range(values: &Values<'_>, sums: &Sums, id: ExprId) -> Option<(i64, i64)> {
    range_to(values, sums, id, DEPTH)
}

/// How many wrapped counters may depend on each other.
const DEPTH: u32 = 6;

/// How many selections and phis a counter may pass.
const WEB: usize = 64;

fn range_to(values: &Values<'_>, sums: &Sums, id: ExprId, depth: u32) -> Option<(i64, i64)> {
    let depth = depth.checked_sub(1)?;
    if let Some(constant) = sums.of(id).as_constant() {
        return Some((constant, constant));
    }
    match values.exprs.node(id) {
        Node::Compare { .. } | Node::Elect => return Some((0, 1)),
        Node::Binary { op: Op::RemU | Op::RemS, a, b, .. } => {
            let divisor = values.exprs.as_const(b)?.cast_signed();
            let positive = is_not_negative(values, &sums.of(a));
            return (divisor > 0 && positive).then_some((0, divisor - 1));
        }
        Node::Select { a, b, .. } => {
            let of_arms = || {
                let (a, b) = (range_to(values, sums, a, depth)?, range_to(values, sums, b, depth)?);
                Some((a.0.min(b.0), a.1.max(b.1)))
            };
            if let Some(range) = wrapped(values, sums, id, depth).or_else(of_arms) {
                return Some(range);
            }
        }
        Node::Phi(number) => {
            if let Some(range) = wrapping_phi(values, sums, number, depth) {
                return Some(range);
            }
        }
        _ => {}
    }
    let bits = sums.bits.of(id);
    (bits < 1 << 20).then(|| (0, bits.cast_signed()))
}

/// Whether a sum is certainly not negative: iterations of loops, and positive factors.
fn is_not_negative(values: &Values<'_>, sum: &Sum) -> bool {
    let is_count = |&(value, factor): &(ExprId, i64)| {
        factor > 0 && matches!(values.exprs.node(value), Node::Iteration(_) | Node::Tid(_))
    };
    sum.constant >= 0 && sum.terms.iter().all(is_count)
}

/// The range of `next = x + 1 < n ? x + 1 : 0`, where x is at least -1, or is a phi that has the
/// value `next`, or -1 or more at first.
fn wrapped(values: &Values<'_>, sums: &Sums, id: ExprId, depth: u32) -> Option<(i64, i64)> {
    let Node::Select { condition, a, b } = values.exprs.node(id) else { return None };
    let (grown, holds_for_grown) = match (values.exprs.as_const(a), values.exprs.as_const(b)) {
        (Some(0), None) => (b, false),
        (None, Some(0)) => (a, true),
        _ => return None,
    };
    let Node::Binary { op: Op::Add, width, a: phi, b: one } = values.exprs.node(grown) else { return None };
    if values.exprs.as_const(one) != Some(1) || width < 32 {
        return None;
    }
    let limit = limit(values, condition, phi, grown, holds_for_grown)?;
    let (least, most) = match values.exprs.node(phi) {
        Node::Phi(number) => of_web(values, sums, number, Some(id), depth)?,
        _ => range_to(values, sums, phi, depth)?,
    };
    (limit > 0 && -1 <= least && most < limit).then_some((0, limit - 1))
}

/// The number below which `grown` stays if it is chosen, by a condition on it or on the phi.
fn limit(values: &Values<'_>, condition: ExprId, phi: ExprId, grown: ExprId, holds: bool) -> Option<i64> {
    let (condition, holds) = match values.exprs.node(condition) {
        Node::Binary { op: Op::Xor, width: 1, a, .. } => (a, !holds),
        _ => (condition, holds),
    };
    let Node::Compare { cmp, width, a, b } = values.exprs.node(condition) else { return None };
    let offset = |value: ExprId| if value == phi { Some(1) } else { (value == grown).then_some(0) };
    // The last value that may be chosen.
    let last = match (offset(a), offset(b), holds) {
        (Some(offset), _, true) => {
            let bound = signed(values.exprs.as_const(b)?, width);
            match cmp {
                Cmp::LtS | Cmp::LtU => bound - 1 + offset,
                Cmp::LeS | Cmp::LeU => bound + offset,
                Cmp::Ne => bound - 1 + offset,
                Cmp::Eq => return None,
            }
        }
        (_, Some(offset), false) => {
            let bound = signed(values.exprs.as_const(a)?, width);
            match cmp {
                // `bound < x` does not hold.
                Cmp::LtS | Cmp::LtU => bound + offset,
                Cmp::LeS | Cmp::LeU => bound - 1 + offset,
                Cmp::Eq | Cmp::Ne => return None,
            }
        }
        (Some(offset), _, false) if cmp == Cmp::Eq => signed(values.exprs.as_const(b)?, width) - 1 + offset,
        _ => return None,
    };
    Some(last + 1)
}

/// The range of a phi whose values are constants, itself, and values with ranges, also through
/// selections and other phis.
fn wrapping_phi(values: &Values<'_>, sums: &Sums, number: u32, depth: u32) -> Option<(i64, i64)> {
    of_web(values, sums, number, None, depth)
}

/// The range of what a phi gets, through selections and other phis. `known` is left out: its range
/// follows from that of the others.
fn of_web(
    values: &Values<'_>,
    sums: &Sums,
    number: u32,
    known: Option<ExprId>,
    depth: u32,
) -> Option<(i64, i64)> {
    let (mut least, mut most) = (i64::MAX, i64::MIN);
    let incoming = |number: u32| values.phis[number as usize].incoming.iter().map(|&(_, value)| value);
    let mut todo: Vec<ExprId> = incoming(number).collect();
    let mut seen: BTreeSet<ExprId> = values.exprs.find(Node::Phi(number)).into_iter().collect();
    while let Some(value) = todo.pop() {
        if known == Some(value) || !seen.insert(value) {
            continue;
        }
        if seen.len() > WEB {
            return None;
        }
        let (low, high) = match (sums.of(value).as_constant(), values.exprs.node(value)) {
            (Some(constant), _) => (constant, constant),
            (None, Node::Phi(other)) => {
                todo.extend(incoming(other));
                continue;
            }
            (None, Node::Select { a, b, .. }) => match wrapped(values, sums, value, depth.checked_sub(1)?) {
                Some(range) => range,
                None => {
                    todo.extend([a, b]);
                    continue;
                }
            },
            (None, _) => range_to(values, sums, value, depth)?,
        };
        (least, most) = (least.min(low), most.max(high));
    }
    (least <= most).then_some((least, most))
}
