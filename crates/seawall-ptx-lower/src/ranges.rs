//! Bounds of values.

use std::collections::BTreeSet;

use crate::expr::{Cmp, ExprId, Node, Op, signed};
use crate::sums::{Sum, Sums};
use crate::values::Values;

/// The least and the largest value of an expression, if they are known.
pub(crate) fn range(values: &Values<'_>, sums: &Sums, id: ExprId) -> Option<(i64, i64)> {
    Ranges { values, sums, assumed: Vec::new(), open: Vec::new(), left: MOST_QUESTIONS }.of(id)
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
    /// The phis whose ranges are being found, each with the number of assumptions.
    open: Vec<(u32, usize)>,
    left: usize,
}

/// A counter, or 0 if it is the limit.
struct Wrapped {
    grown: ExprId,
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
            Node::Binary { op: Op::Add, width: 32.., a, b } => {
                if let Some(range) = self.of_next(a, b) {
                    return Some(range);
                }
            }
            Node::Binary { op: Op::Xor | Op::Or, width: 32.., a, b } => {
                if let Some((a, b)) = self.of(a).zip(self.of(b)) {
                    return of_bits(a.0.min(b.0), a.1.max(b.1));
                }
            }
            Node::Phi(number) => {
                if let Some(range) = self.of_phi(number) {
                    return Some(range);
                }
            }
            _ => {}
        }
        let bits = self.sums.bits.of(id);
        (bits < 1 << 20).then(|| (0, bits.cast_signed()))
    }

    fn of_phi(&mut self, number: u32) -> Option<(i64, i64)> {
        let question = (number, self.assumed.len());
        if self.open.contains(&question) || self.open.len() >= MOST_ASSUMED {
            return None;
        }
        self.open.push(question);
        let range = self.of_web(number);
        self.open.pop();
        range
    }

    /// The range of `a + b`, where b is a small constant.
    fn of_next(&mut self, a: ExprId, b: ExprId) -> Option<(i64, i64)> {
        let more = signed(self.values.exprs.as_const(b)?, 32);
        let (least, most) = self.of(a)?;
        let is_small = |value: i64| value.abs() < 1 << 20;
        [more, least, most].into_iter().all(is_small).then_some((least + more, most + more))
    }

    /// The range of `next < n ? next : 0`, where `next` is at least 0 and at most n. Most often it
    /// is `x + 1`.
    fn wrapped(&mut self, id: ExprId) -> Option<(i64, i64)> {
        let Wrapped { grown, limit } = wrapped(self.values, id)?;
        let range = (limit > 0).then_some((0, limit - 1))?;
        if self.assumed.contains(&id) {
            return Some(range);
        }
        if self.assumed.len() >= MOST_ASSUMED {
            return None;
        }
        self.assumed.push(id);
        let of_grown = self.of(grown);
        self.assumed.pop();
        let (least, most) = of_grown?;
        (0 <= least && most <= limit).then_some(range)
    }

    /// The range of a phi whose values are constants, itself, and values with ranges, also through
    /// selections and other phis. Also through `x ^ c` and `x | c`: these set no bit above the
    /// highest one of all values.
    fn of_web(&mut self, number: u32) -> Option<(i64, i64)> {
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        let mut is_of_bits = false;
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
                (None, Node::Binary { op: Op::Xor | Op::Or, width: 32.., a, b }) => {
                    is_of_bits = true;
                    todo.extend([a, b]);
                    continue;
                }
                (None, _) => self.of(value)?,
            };
            (least, most) = (least.min(low), most.max(high));
        }
        if is_of_bits { of_bits(least, most) } else { (least <= most).then_some((least, most)) }
    }
}

/// The range of values that have no bit above the highest one of `least` to `most`.
fn of_bits(least: i64, most: i64) -> Option<(i64, i64)> {
    let end = u32::try_from(most).ok().filter(|_| least >= 0)?.checked_add(1)?;
    Some((0, i64::from(end.checked_next_power_of_two()?) - 1))
}

/// Whether a sum is certainly not negative: iterations of loops, counters, and positive factors.
fn is_not_negative(values: &Values<'_>, sum: &Sum) -> bool {
    let is_count = |&(value, factor): &(ExprId, i64)| match values.exprs.node(value) {
        Node::Iteration(_) | Node::Tid(_) => factor > 0,
        Node::Phi(number) => factor > 0 && counts_up(values, number),
        _ => false,
    };
    sum.constant >= 0 && sum.terms.iter().all(is_count)
}

/// Whether a phi starts with small numbers and only grows by small numbers, perhaps in nested
/// loops. It does not wrap around, as an iteration does not.
fn counts_up(values: &Values<'_>, number: u32) -> bool {
    let incoming = |number: u32| values.phis[number as usize].incoming.iter().map(|&(_, value)| value);
    let is_small = |value: ExprId| values.exprs.as_const(value).is_some_and(|constant| constant < 1 << 16);
    let mut todo: Vec<ExprId> = incoming(number).collect();
    let mut seen: BTreeSet<ExprId> = BTreeSet::new();
    while let Some(value) = todo.pop() {
        if is_small(value) || !seen.insert(value) {
            continue;
        }
        match values.exprs.node(value) {
            _ if seen.len() > WEB => return false,
            Node::Phi(other) => todo.extend(incoming(other)),
            Node::Select { a, b, .. } => todo.extend([a, b]),
            Node::Binary { op: Op::Add, width: 32.., a, b } if is_small(b) => todo.push(a),
            Node::Iteration(_) => {}
            _ => return false,
        }
    }
    true
}

/// The parts of `next < n ? next : 0`.
fn wrapped(values: &Values<'_>, id: ExprId) -> Option<Wrapped> {
    let Node::Select { condition, a, b } = values.exprs.node(id) else { return None };
    let (grown, holds_for_grown) = match (values.exprs.as_const(a), values.exprs.as_const(b)) {
        (Some(0), None) => (b, false),
        (None, Some(0)) => (a, true),
        _ => return None,
    };
    let before = match values.exprs.node(grown) {
        Node::Binary { op: Op::Add, width: 32.., a, b } if values.exprs.as_const(b) == Some(1) => Some(a),
        Node::Phi(_) => None,
        _ => return None,
    };
    let limit = limit(values, condition, before, grown, holds_for_grown)?;
    Some(Wrapped { grown, limit })
}

/// The number below which `grown` stays if it is chosen, by a condition on it or on the value
/// before it.
fn limit(
    values: &Values<'_>,
    condition: ExprId,
    before: Option<ExprId>,
    grown: ExprId,
    holds: bool,
) -> Option<i64> {
    let (condition, holds) = match values.exprs.node(condition) {
        Node::Binary { op: Op::Xor, width: 1, a, .. } => (a, !holds),
        _ => (condition, holds),
    };
    let Node::Compare { cmp, width, a, b } = values.exprs.node(condition) else { return None };
    let offset = |value: ExprId| if Some(value) == before { Some(1) } else { (value == grown).then_some(0) };
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
