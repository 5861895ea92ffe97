//! Bounds of values.

use std::collections::BTreeSet;

use crate::expr::{Cmp, ExprId, Node, Op, signed};
use crate::sums::{Sum, Sums};
use crate::values::Values;

/// The least and the largest value of an expression, if they are known.
pub(crate) fn range(values: &Values<'_>, sums: &Sums, id: ExprId) -> Option<(i64, i64)> {
    Ranges { values, sums, assumed: Vec::new(), left: MOST_QUESTIONS }.of(id)
}

/// How many ranges of other values a range may ask for.
const MOST_QUESTIONS: usize = 1 << 10;

/// How many counters that wrap around may follow each other.
const MOST_ASSUMED: usize = 24;

/// How many selections and phis a counter may pass.
const WEB: usize = 64;

/// Finds ranges. A counter that wraps around is assumed to stay in its range while that is shown:
/// its value depends on earlier values only, so this is an induction over the run.
struct Ranges<'a, 'm> {
    values: &'a Values<'m>,
    sums: &'a Sums,
    /// The counters that are assumed to stay in their ranges.
    assumed: Vec<ExprId>,
    left: usize,
}

/// `x + 1`, or 0 if that is the limit.
struct Wrapped {
    before: ExprId,
    limit: i64,
}

impl Ranges<'_, '_> {
    fn of(&mut self, id: ExprId) -> Option<(i64, i64)> {
        self.left = self.left.checked_sub(1)?;
        if let Some(constant) = self.sums.of(id).as_constant() {
            return Some((constant, constant));
        }
        match self.values.exprs.node(id) {
            Node::Compare { .. } | Node::Elect => return Some((0, 1)),
            Node::Binary { op: op @ (Op::RemU | Op::RemS), a, b, .. } => {
                let divisor = self.values.exprs.as_const(b)?.cast_signed();
                let positive = op == Op::RemU || is_not_negative(self.values, &self.sums.of(a));
                return (divisor > 0 && positive).then_some((0, divisor - 1));
            }
            Node::Select { a, b, .. } => {
                let range = match self.wrapped(id) {
                    Some(range) => Some(range),
                    None => self.of(a).zip(self.of(b)).map(|(a, b)| (a.0.min(b.0), a.1.max(b.1))),
                };
                if range.is_some() {
                    return range;
                }
            }
            Node::Iteration(header) => {
                if let Some(&trips) = self.sums.trips.get(&(header as usize)) {
                    return Some((0, trips.cast_signed() - 1));
                }
            }
            Node::Extend { from: 32.., width: 32.., a, .. } => {
                let range = self.of(a);
                return range.filter(|&(least, most)| least >= 0 && most < 1 << 31);
            }
            Node::Phi(number) => {
                if let Some(range) = self.of_web(number) {
                    return Some(range);
                }
            }
            _ => {}
        }
        let bits = self.sums.bits.of(id);
        (bits < 1 << 20).then(|| (0, bits.cast_signed()))
    }

    /// The range of `next = x + 1 < n ? x + 1 : 0`, where x is at least -1 and less than n.
    fn wrapped(&mut self, id: ExprId) -> Option<(i64, i64)> {
        let Wrapped { before, limit } = wrapped(self.values, id)?;
        let range = (limit > 0).then_some((0, limit - 1))?;
        if self.assumed.contains(&id) {
            return Some(range);
        }
        if self.assumed.len() >= MOST_ASSUMED {
            return None;
        }
        self.assumed.push(id);
        let of_before = self.of(before);
        self.assumed.pop();
        let (least, most) = of_before?;
        (-1 <= least && most < limit).then_some(range)
    }

    /// The range of a phi whose values are constants, itself, and values with ranges, also through
    /// selections and other phis.
    fn of_web(&mut self, number: u32) -> Option<(i64, i64)> {
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        let values = self.values;
        let incoming = |number: u32| values.phis[number as usize].incoming.iter().map(|&(_, value)| value);
        let mut todo: Vec<ExprId> = incoming(number).collect();
        let mut seen: BTreeSet<ExprId> = values.exprs.find(Node::Phi(number)).into_iter().collect();
        while let Some(value) = todo.pop() {
            if !seen.insert(value) {
                continue;
            }
            if seen.len() > WEB {
                return None;
            }
            let (low, high) = match (self.sums.of(value).as_constant(), values.exprs.node(value)) {
                (Some(constant), _) => (constant, constant),
                (None, Node::Phi(other)) => {
                    todo.extend(incoming(other));
                    continue;
                }
                (None, Node::Select { a, b, .. }) => match self.wrapped(value) {
                    Some(range) => range,
                    None => {
                        todo.extend([a, b]);
                        continue;
                    }
                },
                (None, _) => self.of(value)?,
            };
            (least, most) = (least.min(low), most.max(high));
        }
        (least <= most).then_some((least, most))
    }
}

/// Whether a sum is certainly not negative: iterations of loops, and positive factors.
fn is_not_negative(values: &Values<'_>, sum: &Sum) -> bool {
    let is_count = |&(value, factor): &(ExprId, i64)| {
        factor > 0 && matches!(values.exprs.node(value), Node::Iteration(_) | Node::Tid(_))
    };
    sum.constant >= 0 && sum.terms.iter().all(is_count)
}

/// The parts of `x + 1 < n ? x + 1 : 0`.
fn wrapped(values: &Values<'_>, id: ExprId) -> Option<Wrapped> {
    let Node::Select { condition, a, b } = values.exprs.node(id) else { return None };
    let (grown, holds_for_grown) = match (values.exprs.as_const(a), values.exprs.as_const(b)) {
        (Some(0), None) => (b, false),
        (None, Some(0)) => (a, true),
        _ => return None,
    };
    let Node::Binary { op: Op::Add, width, a: before, b: one } = values.exprs.node(grown) else {
        return None;
    };
    if values.exprs.as_const(one) != Some(1) || width < 32 {
        return None;
    }
    let limit = limit(values, condition, before, grown, holds_for_grown)?;
    Some(Wrapped { before, limit })
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
