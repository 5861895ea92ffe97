//! Writes values as sums.

use seawall_base::EntityId;

use crate::expr::{ExprId, Level, Node, Op, mask, signed};
use crate::flow::Flow;
use crate::levels::Levels;
use crate::loops::induction;
use crate::ranges::range;
use crate::sums::{Sum, Sums, wrap};
use crate::values::Values;

/// Sums with more terms are values of their own.
const MOST_TERMS: usize = 12;

/// How often phis of addresses may depend on others.
const ROUNDS: usize = 4;

impl Sums {
    /// Computes the sums of all values. `levels` grows with the values that arise.
    pub(crate) fn new(values: &mut Values<'_>, flow: &Flow, levels: &mut Levels, threads: [u32; 3]) -> Sums {
        let mut sums = Sums { trips: levels.trips.clone(), ..Sums::default() };
        for number in 0..values.phis.len() {
            let induction = induction(values, flow, number);
            sums.inductions.push(induction);
            if induction.is_some() {
                values.exprs.intern(Node::Iteration(values.phis[number].block as u32));
            }
        }
        for _ in 0..ROUNDS {
            sums.sums.clear();
            while sums.sums.len() < values.exprs.len() {
                sums.bits.update(values, threads);
                levels.update(values);
                let id = ExprId::from_index(sums.sums.len());
                let sum = sums.sum_of(values, levels, id);
                let sum = if sum.terms.len() > MOST_TERMS { Sum::of(id) } else { sum };
                sums.sums.push(sum);
            }
            if !sums.find_scaled(values, levels) {
                break;
            }
        }
        levels.update(values);
        sums.bits.update(values, threads);
        sums
    }

    /// Finds phis whose values are sums of one constant and multiples of one factor, such as
    /// addresses of slots: the phi is then the constant and the factor times a phi of slots.
    /// Returns whether there are any new ones.
    fn find_scaled(&mut self, values: &mut Values<'_>, levels: &mut Levels) -> bool {
        let mut found = false;
        for number in 0..values.phis.len() {
            let known = self.scaled.contains_key(&(number as u32)) || self.induction(number as u32).is_some();
            if known || levels.of_phi(number) != Level::Cta {
                continue;
            }
            let Some((constant, factor)) = self.scale(values, number as u32) else { continue };
            let block = values.phis[number].block;
            let mut incoming = Vec::new();
            for (from, value) in values.phis[number].incoming.clone() {
                let sum = self.of(value);
                let slot = match sum.terms.first() {
                    Some(&(term, _)) => term,
                    None => values.exprs.constant(32, ((sum.constant - constant) / factor).cast_unsigned()),
                };
                incoming.push((from, slot));
            }
            let slots = values.add_phi(block, incoming);
            levels.add_phi();
            self.inductions.push(None);
            self.scaled.insert(number as u32, (constant, factor, slots));
            found = true;
        }
        found
    }

    /// The constant and the factor of all values of a phi. At least one value is a multiple, and
    /// the others are constants.
    fn scale(&self, values: &Values<'_>, number: u32) -> Option<(i64, i64)> {
        let mut scale = None;
        let sums: Vec<Sum> =
            values.phis[number as usize].incoming.iter().map(|&(_, value)| self.of(value)).collect();
        for sum in &sums {
            if let [(value, factor)] = sum.terms[..] {
                let own = (sum.constant, factor);
                let is_itself = values.exprs.node(value) == Node::Phi(number);
                // A factor of 1 gives nothing new.
                let fits = !is_itself && factor > 1 && scale.is_none_or(|known| known == own);
                scale = Some(own).filter(|_| fits);
                scale?;
            } else if !sum.terms.is_empty() {
                return None;
            }
        }
        let (constant, factor) = scale?;
        let divides = |sum: &Sum| sum.as_constant().is_none_or(|own| (own - constant) % factor == 0);
        sums.iter().all(divides).then_some((constant, factor))
    }

    fn sum_of(&mut self, values: &mut Values<'_>, levels: &mut Levels, id: ExprId) -> Sum {
        match values.exprs.node(id) {
            Node::Const { width, value } => Sum::constant(signed(value, width)),
            Node::Binary { op: Op::Add, width: 32.., a, b } => self.of(a).plus(&self.of(b), 1),
            Node::Binary { op: Op::Sub, width: 32.., a, b } => self.of(a).plus(&self.of(b), -1),
            Node::Binary { op: Op::Mul, width: 32.., a, b } => match values.exprs.as_const(b) {
                Some(factor) => self.of(a).times(wrap(factor.cast_signed())),
                None => Sum::of(id),
            },
            Node::Binary { op: op @ (Op::Or | Op::Xor | Op::And), width: width @ 32.., a, b } => {
                self.bitwise(values, levels, id, op, width, [a, b])
            }
            Node::Binary { op: Op::ShrU, width: 32.., a, b } => {
                let places = values.exprs.as_const(b).filter(|&places| places < 32);
                // A remainder has bounds, the quotient in it has none.
                let sum = self.of(a).with_remainders(values, self);
                let shifted = places.and_then(|places| self.shifted(values, levels, &sum, places as u32));
                shifted.filter(|_| !levels.is_of_thread(id)).unwrap_or_else(|| Sum::of(id))
            }
            Node::Extend { from: 32.., width: 32.., a, .. } => self.of(a),
            Node::Select { condition, a, b } => {
                let scaled = self.selected(values, condition, a, b);
                scaled.filter(|_| !levels.is_of_thread(id)).unwrap_or_else(|| Sum::of(id))
            }
            Node::Phi(number) => match self.induction(number) {
                Some((first, step)) => {
                    let header = values.phis[number as usize].block as u32;
                    let iteration = values.exprs.intern(Node::Iteration(header));
                    self.of(first).plus(&Sum::of(iteration), step)
                }
                None => match self.scaled.get(&number) {
                    Some(&(constant, factor, slots)) => Sum::constant(constant).plus(&Sum::of(slots), factor),
                    None => Sum::of(id),
                },
            },
            _ => Sum::of(id),
        }
    }

    /// `condition ? k : k + f * x` as a sum with the factor `f`, and the same with the arms
    /// exchanged.
    fn selected(&self, values: &mut Values<'_>, condition: ExprId, a: ExprId, b: ExprId) -> Option<Sum> {
        let arms = [self.of(a), self.of(b)];
        let (fixed, scaled) = match (arms[0].as_constant(), arms[1].as_constant()) {
            (Some(fixed), None) => (fixed, &arms[1]),
            (None, Some(fixed)) => (fixed, &arms[0]),
            _ => return None,
        };
        let [(value, factor)] = scaled.terms[..] else { return None };
        let distance = scaled.constant.checked_sub(fixed)?;
        if factor <= 1 || distance % factor != 0 {
            return None;
        }
        let zero = values.exprs.constant(32, 0);
        let distance = values.exprs.constant(32, (distance / factor).cast_unsigned());
        let value = values.exprs.binary(Op::Add, 32, value, distance);
        let chosen = match arms[0].as_constant() {
            Some(_) => values.exprs.select(condition, zero, value),
            None => values.exprs.select(condition, value, zero),
        };
        Some(Sum::constant(fixed).plus(&Sum::of(chosen), factor))
    }

    /// A sum shifted right, if it is not negative and all its parts are multiples.
    fn shifted(&self, values: &Values<'_>, levels: &mut Levels, sum: &Sum, places: u32) -> Option<Sum> {
        let unit = 1_i64 << places;
        (sum.is_multiple_of(unit) && self.largest(values, levels, sum).is_some()).then(|| Sum {
            constant: sum.constant / unit,
            terms: sum.terms.iter().map(|&(value, factor)| (value, factor / unit)).collect(),
        })
    }

    /// The largest value of a sum that is never negative, if its terms have bounds.
    fn largest(&self, values: &Values<'_>, levels: &mut Levels, sum: &Sum) -> Option<i64> {
        let is_of_thread = |term: &&(ExprId, i64)| levels.is_of_thread(term.0);
        let (of_threads, others): (Vec<_>, Vec<_>) = sum.terms.iter().partition(is_of_thread);
        let (mut least, mut largest) = (sum.constant, sum.constant);
        if !of_threads.is_empty() {
            (least, largest) = levels.bounds(values, sum.constant, &of_threads)?;
        }
        for &&(value, factor) in &others {
            let (low, high) = range(values, self, value)?;
            let ends = [low.checked_mul(factor)?, high.checked_mul(factor)?];
            least = least.checked_add(ends[0].min(ends[1]))?;
            largest = largest.checked_add(ends[0].max(ends[1]))?;
        }
        (least >= 0 && largest < 1 << 31).then_some(largest)
    }

    fn bitwise(
        &mut self,
        values: &mut Values<'_>,
        levels: &mut Levels,
        id: ExprId,
        op: Op,
        width: u8,
        [a, b]: [ExprId; 2],
    ) -> Sum {
        if levels.is_of_thread(id) {
            return Sum::of(id);
        }
        if let (Op::And, Some(kept)) = (op, values.exprs.as_const(b))
            && self.is_kept(values, levels, a, kept & mask(32))
        {
            return self.of(a);
        }
        let disjoint = self.bits.of(a) & self.bits.of(b) == 0;
        if disjoint && op != Op::And {
            return self.of(a).plus(&self.of(b), 1);
        }
        for (sum, other) in [(self.of(a), b), (self.of(b), a)] {
            if let Some(split) = self.below(values, levels, op, width, &sum, other) {
                return split;
            }
        }
        Sum::of(id)
    }

    /// Whether a mask of adjacent bits changes nothing.
    fn is_kept(&self, values: &Values<'_>, levels: &mut Levels, a: ExprId, kept: u64) -> bool {
        let unit = 1_u64 << kept.trailing_zeros().min(31);
        let up_to = kept | (unit - 1);
        let sum = self.of(a);
        kept != 0
            && (up_to + 1).is_power_of_two()
            && sum.is_multiple_of(unit.cast_signed())
            && self.largest(values, levels, &sum).is_some_and(|largest| largest.cast_unsigned() <= up_to)
    }

    /// The operation on a sum whose multiples of a power of two are above all bits of `other`,
    /// which is a function of the thread: only the rest of the sum changes.
    fn below(
        &mut self,
        values: &mut Values<'_>,
        levels: &Levels,
        op: Op,
        width: u8,
        sum: &Sum,
        other: ExprId,
    ) -> Option<Sum> {
        if !levels.is_of_thread(other) {
            return None;
        }
        let bits = 64 - self.bits.of(other).leading_zeros();
        let is_high = |&(value, factor): &(ExprId, i64)| {
            !levels.is_of_thread(value) && factor.trailing_zeros() + self.bits.trailing(value) >= bits
        };
        let (high, low): (Vec<_>, Vec<_>) = sum.terms.iter().copied().partition(is_high);
        if high.is_empty() || low.iter().any(|&(value, _)| !levels.is_of_thread(value)) {
            return None;
        }
        let mut rest = values.exprs.constant(width, sum.constant.cast_unsigned());
        for (value, factor) in low {
            let factor = values.exprs.constant(width, factor.cast_unsigned());
            let part = values.exprs.binary(Op::Mul, width, value, factor);
            rest = values.exprs.binary(Op::Add, width, rest, part);
        }
        let low = values.exprs.binary(op, width, rest, other);
        let mut result = Sum::of(low);
        if let Some(constant) = values.exprs.as_const(low) {
            result = Sum::constant(signed(constant, width));
        }
        if op != Op::And {
            for (value, factor) in high {
                result.add(value, factor);
            }
        }
        Some(result)
    }
}
