//! How values of one run differ from those of another that goes the same way.

use rustc_hash::FxHashMap;
use seawall_model::{BinaryOp, Predicate, TermId, TermKind};
use smallvec::SmallVec;

use crate::eval::apply;
use crate::graph::is_param;
use crate::lin::{Lin, Range, is_negative, is_zero};
use crate::machine::Machine;

/// Shifts of atoms; those not named have 0.
pub(crate) type Shifts = FxHashMap<u32, i64>;

/// Smaller than any value of which something is known.
const UNKNOWN: i64 = i64::MIN / 4;

/// A value of the newer run and of the older one: the same sum of atoms, with constants that differ by a number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Move {
    pub(crate) terms: SmallVec<[(u32, i64); 2]>,
    /// Constant of the newer less that of the older.
    pub(crate) shift: i64,
    /// The constant of the newer, where it is known.
    exact: Option<i64>,
    /// Of a number: neither is less.
    low: i64,
}

impl Move {
    /// The same number in both, or a value that neither follows.
    pub(crate) fn same() -> Self {
        Move { terms: SmallVec::new(), shift: 0, exact: None, low: UNKNOWN }
    }

    fn of(value: &Lin) -> Self {
        Move { terms: value.terms.clone(), shift: 0, exact: Some(value.constant), low: value.constant }
    }

    /// Of two values; `None` if they differ by no number.
    pub(crate) fn between(old: Option<&Lin>, new: Option<&Lin>) -> Option<Self> {
        match (old, new) {
            (None, None) => Some(Move::same()),
            (Some(old), Some(new)) => {
                let shift = new.plus(old, -1)?.as_number()?;
                Some(Move { shift, low: new.constant.min(old.constant), ..Move::of(new) }.passed())
            }
            _ => None,
        }
    }

    /// As a parameter has it: what does not matter is left out, so that few differ.
    fn passed(mut self) -> Self {
        if self.shift == 0 || !self.terms.is_empty() {
            self.low = UNKNOWN;
        }
        self.low = rounded(self.low);
        if self.shift != 0 || self.terms.is_empty() {
            self.exact = None;
        }
        self
    }

    /// As a parameter has it after one more iteration, `before` after the one before: what would be another one each time is left out.
    pub(crate) fn passed_again(self, before: Option<&Move>) -> Self {
        let mut next = self.passed();
        next.exact = next.exact.filter(|exact| before.is_some_and(|before| before.exact == Some(*exact)));
        next
    }

    /// Whether it is the same number in both, if it is a number.
    fn is_same_number(&self) -> bool {
        self.terms.is_empty() && self.shift == 0
    }

    fn number(&self) -> Option<i64> {
        self.exact.filter(|_| self.is_same_number())
    }

    fn value(&self) -> Option<Lin> {
        let constant = self.exact.filter(|_| self.shift == 0)?;
        Some(Lin { constant, terms: self.terms.clone() })
    }

    fn plus(&self, other: &Move, factor: i64) -> Option<Move> {
        let terms = |of: &Move| Lin { constant: 0, terms: of.terms.clone() };
        let sum = terms(self).plus(&terms(other), factor)?;
        let times = |value: i64| value.checked_mul(factor);
        let exact = match (self.exact, other.exact) {
            (Some(a), Some(b)) => times(b).and_then(|b| a.checked_add(b)),
            _ => None,
        };
        // Of what is subtracted the least value is the greatest, which is known of what is the same in both.
        let least = match (factor > 0, other.exact) {
            (true, _) if other.low > UNKNOWN => times(other.low),
            (false, Some(exact)) if other.shift == 0 => times(exact),
            _ => None,
        };
        let low = least.filter(|_| self.low > UNKNOWN).and_then(|least| self.low.checked_add(least));
        Some(Move {
            shift: self.shift.checked_add(times(other.shift)?)?,
            exact,
            low: low.filter(|_| sum.terms.is_empty()).unwrap_or(UNKNOWN).max(UNKNOWN),
            terms: sum.terms,
        })
    }

    /// What holds of both of two.
    fn or(&self, other: &Move) -> Option<Move> {
        (self.terms == other.terms && self.shift == other.shift).then(|| Move {
            terms: self.terms.clone(),
            shift: self.shift,
            exact: self.exact.filter(|_| self.exact == other.exact),
            low: self.low.min(other.low),
        })
    }
}

/// A lower bound, as one of few numbers, so that a counter has the same one after some iterations.
fn rounded(low: i64) -> i64 {
    const MOST: u64 = 4_096;
    match u64::try_from(low) {
        Err(_) => UNKNOWN,
        Ok(0) => 0,
        Ok(low) => 1 << low.min(MOST).ilog2(),
    }
}

/// Parameters of a process, by dense number, ascending; those not named differ in a way that is not told.
pub(crate) type Params = Vec<(u32, Move)>;

/// Where values are looked at, and what is known there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    pub(crate) params: &'a Params,
    pub(crate) shifts: &'a Shifts,
    /// What is known of the arguments in the older run, and in the newer one.
    pub(crate) ranges: [&'a [Range]; 2],
    /// The epoch whose versions comparisons mean.
    pub(crate) epoch: Option<u32>,
    /// A condition that is taken to hold or not.
    pub(crate) taken: Option<(TermId, bool)>,
}

/// What is asked of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asks {
    Negative,
    Zero,
}

/// Whether `factor * key + constant` is negative, or 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    key: u32,
    factor: i64,
    constant: i64,
    asks: Asks,
}

/// Questions with what was known in the older state and in the newer one.
pub(crate) type Asked = Vec<(Question, [Option<bool>; 2])>;

/// Terms that have been looked at in one context.
pub(crate) type Memo = FxHashMap<TermId, Option<Move>>;

impl Machine<'_> {
    /// How a term differs; `None` if that is not told.
    pub(crate) fn moved(&mut self, term: TermId, at: &Context<'_>, memo: &mut Memo) -> Option<Move> {
        if let Some(known) = memo.get(&term) {
            return known.clone();
        }
        let parts = self.graph.closure(self.program, term);
        for &part in parts.iter() {
            if !memo.contains_key(&part) {
                let moved = self.moved_part(part, at, memo);
                memo.insert(part, moved);
            }
        }
        memo.get(&term).cloned().flatten()
    }

    fn moved_part(&mut self, part: TermId, at: &Context<'_>, memo: &Memo) -> Option<Move> {
        let program = self.program;
        let of = |id: &TermId| memo.get(id).cloned().flatten();
        match program.terms.kind(part) {
            TermKind::Const(value) => Some(Move::of(&Lin::number(*value))),
            TermKind::Tid | TermKind::Symbol { varying: true, .. } => Some(Move::same()),
            TermKind::Symbol { least, .. } => Some(self.leaf(part, *least)),
            kind if is_param(kind) => match self.graph.params.get(&part) {
                Some(number) if self.arguments.contains(number) => Some(self.leaf(part, None)),
                Some(number) => param(at.params, *number).cloned(),
                None => None,
            },
            TermKind::Param { .. } => None,
            TermKind::Again { term, .. } => of(term),
            TermKind::Compare(predicate, a, b) => {
                self.decides_alike(*predicate, &of(a)?, &of(b)?, at).then(Move::same)
            }
            TermKind::Select(condition, a, b) => match at.taken {
                Some((taken, holds)) if taken == *condition => of(if holds { a } else { b }),
                _ => {
                    let condition = of(condition)?;
                    self.is_kept_zero(&condition, at).then(|| of(a)?.or(&of(b)?)).flatten()
                }
            },
            TermKind::Binary(op, a, b) => {
                let by = program.terms.as_const(*b);
                self.moved_by(*op, &of(a)?, &of(b)?, by, at)
            }
        }
    }

    fn leaf(&mut self, term: TermId, least: Option<i64>) -> Move {
        Move::of(&Lin::atom(self.atoms.leaf(term, least)))
    }

    /// By how much a value differs as what is meant by its atoms does.
    fn shift_in(&mut self, value: &Move, at: &Context<'_>, epoch: Option<u32>) -> Option<i64> {
        let sum = Lin { constant: 0, terms: value.terms.clone() };
        let mut shift = value.shift;
        if let Some((key, factor)) = self.atoms.key(&sum) {
            let meant = self.meant(key, epoch);
            for &(atom, times) in &self.atoms.keys.get(meant as usize)?.terms {
                if !self.is_kept_related(atom, at.shifts) {
                    return None;
                }
                let by = self.atoms.shift(atom, at.shifts);
                shift = shift.checked_add(by.checked_mul(times)?.checked_mul(factor)?)?;
            }
        }
        Some(shift)
    }

    /// By how much a value differs, if it does so whether its atoms are versions or not.
    pub(crate) fn shift_of(&mut self, value: &Move, at: &Context<'_>) -> Option<i64> {
        let own = self.shift_in(value, at, at.epoch)?;
        (self.shift_in(value, at, None) == Some(own)).then_some(own)
    }

    /// Whether a value is 0 in both or in neither.
    pub(crate) fn is_kept_zero(&mut self, value: &Move, at: &Context<'_>) -> bool {
        self.shift_in(value, at, at.epoch) == Some(0) || value.terms.is_empty() && value.low > 0
    }

    /// Whether a comparison has the same result in both.
    fn decides_alike(&mut self, predicate: Predicate, a: &Move, b: &Move, at: &Context<'_>) -> bool {
        use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let (Some(below), Some(above)) = (a.plus(b, -1), b.plus(a, -1)) else { return false };
        let (difference, asks) = match predicate {
            Uge | Ugt | Ule | Ult => {
                return self.shift_of(a, at) == Some(0) && self.shift_of(b, at) == Some(0);
            }
            Slt | Sge => (&below, Asks::Negative),
            Sgt | Sle => (&above, Asks::Negative),
            Eq | Ne => (&below, Asks::Zero),
        };
        // One of two numbers is greater in both, and so is the other one never.
        below.terms.is_empty() && (below.low > 0 || above.low > 0)
            || self.shift_in(&below, at, at.epoch) == Some(0)
            || self.asks_ranges() && self.decided(difference, asks, at).is_some()
    }

    /// Whether comparisons that what is known of the arguments decides are no differences. In runs that are to find something they are where loops are inside
    /// of loops: such runs hardly ever come to an end, and what they find on the way is more where fewer of them are left.
    fn asks_ranges(&self) -> bool {
        self.proving || self.epochs.is_empty()
    }

    /// What is known of a value in both, and the same, by what is known of the arguments in each: of arguments that become what those of the older
    /// are by their shift, what is known of the older holds.
    fn decided(&mut self, value: &Move, asks: Asks, at: &Context<'_>) -> Option<bool> {
        let value = value.value()?;
        let Some((key, factor)) = self.atoms.key(&value) else {
            return Some(match asks {
                Asks::Negative => value.constant < 0,
                Asks::Zero => value.constant == 0,
            });
        };
        let key = self.meant(key, at.epoch);
        let question = Question { key, factor, constant: value.constant, asks };
        let answers = self.answers(question, at.ranges);
        if !self.asked.contains(&(question, answers)) {
            self.asked.push((question, answers));
        }
        answers[0].filter(|_| answers[0] == answers[1])
    }

    /// What is known of a question in the older state and in the newer one.
    pub(crate) fn answers(&self, of: Question, ranges: [&[Range]; 2]) -> [Option<bool>; 2] {
        ranges.map(|ranges| {
            let range = self.range(ranges, of.key);
            let answer = match of.asks {
                Asks::Negative => is_negative(range, of.key, of.factor, of.constant),
                Asks::Zero => is_zero(range, of.key, of.factor, of.constant),
            };
            answer.ok()
        })
    }

    fn moved_by(
        &mut self,
        op: BinaryOp,
        a: &Move,
        b: &Move,
        by: Option<i64>,
        at: &Context<'_>,
    ) -> Option<Move> {
        match op {
            BinaryOp::Add => return a.plus(b, 1),
            BinaryOp::Sub => return a.plus(b, -1),
            BinaryOp::Mul if by.is_some() => return scaled(a, by?),
            BinaryOp::Shl if by.is_some_and(|by| (0..=32).contains(&by)) => return scaled(a, 1 << by?),
            BinaryOp::MinS | BinaryOp::MaxS => return self.chosen_of(op, a, b, at),
            _ => {}
        }
        if let (Some(a), Some(b)) = (a.number(), b.number()) {
            return apply(op, a, b).map(|value| Move::of(&Lin::number(value)));
        }
        if a.terms.is_empty() && b.terms.is_empty() {
            return of_numbers(op, a, b, by);
        }
        // What is no sum is an atom of its own, the same one in both if it is made of the same.
        let (a, b) = (a.value()?, b.value()?);
        let factor = a.as_number().filter(|_| op == BinaryOp::Mul);
        match factor {
            Some(factor) => scaled(&Move::of(&b), factor),
            None if op == BinaryOp::Mul && b.as_number().is_some() => scaled(&Move::of(&a), b.as_number()?),
            None => Some(Move::of(&Lin::atom(self.atoms.operation(op, a, b)))),
        }
    }

    /// The less or the greater of two: which of them it is has to be known.
    fn chosen_of(&mut self, op: BinaryOp, a: &Move, b: &Move, at: &Context<'_>) -> Option<Move> {
        if let Some(first) = self.is_less(a, b, at) {
            return Some(if first == (op == BinaryOp::MinS) { a.clone() } else { b.clone() });
        }
        if a.is_same_number() && b.is_same_number() {
            return Some(Move::same());
        }
        self.decides_alike(Predicate::Slt, a, b, at).then(|| a.or(b)).flatten()
    }

    /// Whether one value is less than another in both, by what is known of the arguments in each.
    fn is_less(&mut self, a: &Move, b: &Move, at: &Context<'_>) -> Option<bool> {
        let difference = Move::of(&a.value()?.plus(&b.value()?, -1)?);
        self.decided(&difference, Asks::Negative, at)
    }
}

pub(crate) fn param(params: &Params, number: u32) -> Option<&Move> {
    let at = params.binary_search_by_key(&number, |param| param.0).ok()?;
    params.get(at).map(|param| &param.1)
}

fn scaled(value: &Move, factor: i64) -> Option<Move> {
    Move::of(&Lin::number(0)).plus(value, factor)
}

/// An operation on numbers, `by` being the second one if it is a constant.
///
/// Quotients and remainders of numbers that differ are told only where the difference is a multiple of the divisor and the numbers are known not to
/// be negative (of those, rounding to zero and the unsigned operations have others): counters that count up. Of the shift and the mask
/// that round down always, the sign does not matter.
fn of_numbers(op: BinaryOp, a: &Move, b: &Move, by: Option<i64>) -> Option<Move> {
    if a.shift == 0 && b.shift == 0 {
        return Some(Move::same());
    }
    let multiple = |of: i64| of > 0 && a.shift % of == 0 && b.shift == 0;
    let divided = |of: i64| {
        let low = if a.low >= 0 { a.low / of } else { UNKNOWN };
        multiple(of).then(|| Move { shift: a.shift / of, low, ..Move::same() })
    };
    let power = || 1_i64.checked_shl(u32::try_from(by?).ok().filter(|by| *by < 32)?);
    match op {
        BinaryOp::RemS | BinaryOp::RemU => multiple(by?).then(Move::same).filter(|_| a.low >= 0),
        BinaryOp::DivS | BinaryOp::DivU => by.filter(|by| *by > 0 && a.low >= 0).and_then(divided),
        BinaryOp::ShrS => divided(power()?),
        BinaryOp::FloorDivS => by.and_then(divided),
        BinaryOp::ShrU => power().filter(|_| a.low >= 0).and_then(divided),
        BinaryOp::And => {
            let of = by?.checked_add(1).filter(|of| *of > 0 && of.count_ones() == 1)?;
            multiple(of).then(Move::same)
        }
        _ => None,
    }
}
