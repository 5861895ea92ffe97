//! How values of one run differ from those of another run that takes the same path.

use rustc_hash::FxHashMap;
use seawall_model::{BinaryOp, Predicate, TermId, TermKind};
use smallvec::SmallVec;

use crate::arithmetic::apply;
use crate::checker::ModelChecker;
use crate::graph::is_param;
use crate::lin::{Lin, Range, is_negative, is_zero};
use crate::moved::{Move, of_numbers, scaled};

/// Shifts of atoms. The others have shift 0.
pub(crate) type Shifts = FxHashMap<u32, i64>;

/// Parameters of a process, by dense number, ascending. How the others differ is unknown.
pub(crate) type Params = Vec<(u32, Move)>;

/// Where values are compared, and what is known there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    pub(crate) params: &'a Params,
    pub(crate) shifts: &'a Shifts,
    /// The ranges of the arguments in the older run and in the newer one.
    pub(crate) ranges: [&'a [Range]; 2],
    /// The epoch whose versions are compared.
    pub(crate) epoch: Option<u32>,
    /// A condition that is assumed to hold or not to hold.
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

/// Questions with the answers of the older state and of the newer one.
pub(crate) type Asked = Vec<(Question, [Option<bool>; 2])>;

/// The terms that have been compared in one context.
pub(crate) type Memo = FxHashMap<TermId, Option<Move>>;

impl ModelChecker<'_> {
    /// Returns how a term differs; `None` if that is unknown.
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
                Some(number) if self.arguments.contains(number) => {
                    Some(self.leaf(part, program.least_argument))
                }
                Some(number) => param(at.params, *number).cloned(),
                None => None,
            },
            TermKind::Param { .. } => None,
            TermKind::Again { term, .. } => of(term),
            TermKind::Compare(predicate, a, b) => {
                let (a, b) = (self.values_of(*a, at, memo)?, self.values_of(*b, at, memo)?);
                let mut pairs = a.iter().flat_map(|a| b.iter().map(move |b| (a, b)));
                pairs.all(|(a, b)| self.decides_equally(*predicate, a, b, at)).then(Move::same)
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

    /// Returns the values that a term may have: either operand of a select whose condition holds in
    /// both runs or in neither.
    fn values_of(&mut self, term: TermId, at: &Context<'_>, memo: &Memo) -> Option<SmallVec<[Move; 2]>> {
        const MOST: usize = 4;
        let (mut values, mut open) = (SmallVec::new(), vec![term]);
        while let Some(term) = open.pop() {
            if let Some(known) = memo.get(&term)? {
                values.push(known.clone());
                continue;
            }
            let TermKind::Select(condition, a, b) = self.program.terms.kind(term) else { return None };
            if let Some(holds) = self.holds_in_both(*condition, at, memo) {
                open.push(if holds { *a } else { *b });
                continue;
            }
            let condition = memo.get(condition)?.clone()?;
            if !self.is_kept_zero(&condition, at) || values.len() + open.len() >= MOST {
                return None;
            }
            open.extend([*a, *b]);
        }
        Some(values)
    }

    /// Whether a comparison holds, if the ranges of both runs decide it, with the same result.
    fn holds_in_both(&mut self, condition: TermId, at: &Context<'_>, memo: &Memo) -> Option<bool> {
        use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt};
        let TermKind::Compare(predicate, a, b) = self.program.terms.kind(condition) else { return None };
        let (a, b) = (memo.get(a)?.as_ref()?, memo.get(b)?.as_ref()?);
        let (below, above) = (a.plus(b, -1)?, b.plus(a, -1)?);
        let (difference, asks, negated) = match predicate {
            Slt => (&below, Asks::Negative, false),
            Sge => (&below, Asks::Negative, true),
            Sgt => (&above, Asks::Negative, false),
            Sle => (&above, Asks::Negative, true),
            Eq => (&below, Asks::Zero, false),
            Ne => (&below, Asks::Zero, true),
            _ => return None,
        };
        Some(self.decided(difference, asks, at)? != negated)
    }

    fn leaf(&mut self, term: TermId, least: Option<i64>) -> Move {
        Move::of(&Lin::atom(self.atoms.leaf(term, least)))
    }

    /// Returns by how much a value differs, with the shifts of its atoms or of their versions.
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

    /// Returns by how much a value differs, if that is the same with versions and without.
    pub(crate) fn shift_of(&mut self, value: &Move, at: &Context<'_>) -> Option<i64> {
        let own = self.shift_in(value, at, at.epoch)?;
        (self.shift_in(value, at, None) == Some(own)).then_some(own)
    }

    /// Whether a value is 0 in both runs or in neither.
    pub(crate) fn is_kept_zero(&mut self, value: &Move, at: &Context<'_>) -> bool {
        self.shift_in(value, at, at.epoch) == Some(0) || value.terms.is_empty() && value.low > 0
    }

    /// Whether a comparison has the same result in both runs.
    fn decides_equally(&mut self, predicate: Predicate, a: &Move, b: &Move, at: &Context<'_>) -> bool {
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
        // If one of two numbers is greater in both runs, comparisons of them have one result.
        below.terms.is_empty() && (below.low > 0 || above.low > 0)
            || self.shift_in(&below, at, at.epoch) == Some(0)
            || self.asks_ranges() && self.decided(difference, asks, at).is_some()
    }

    /// Whether comparisons that the ranges decide count as equal. They do not in search runs of
    /// nested loops: such runs hardly ever end, and exploring more of them finds more.
    fn asks_ranges(&self) -> bool {
        self.proving || !self.epochs.repeat()
    }

    /// Returns the answer to a question, if the ranges of both runs decide it, with the same
    /// result. The ranges of the older run apply, because its arguments are those of the newer one,
    /// shifted.
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

    /// Returns the answers to a question in the older state and in the newer one.
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
        // An operation that is not a sum is an atom, the same one in both runs if its operands are.
        let (a, b) = (a.value()?, b.value()?);
        let factor = a.as_number().filter(|_| op == BinaryOp::Mul);
        match factor {
            Some(factor) => scaled(&Move::of(&b), factor),
            None if op == BinaryOp::Mul && b.as_number().is_some() => scaled(&Move::of(&a), b.as_number()?),
            None => Some(Move::of(&Lin::atom(self.atoms.operation(op, a, b)))),
        }
    }

    /// Returns how the lesser or the greater of two values differs. Both runs have to choose the
    /// same one. If neither operand differs, the result is an atom, which does not differ either.
    fn chosen_of(&mut self, op: BinaryOp, a: &Move, b: &Move, at: &Context<'_>) -> Option<Move> {
        if let Some(first) = self.is_less(a, b, at) {
            return Some(if first == (op == BinaryOp::MinS) { a.clone() } else { b.clone() });
        }
        if a.is_same_number() && b.is_same_number() {
            return Some(Move::same());
        }
        if !self.decides_equally(Predicate::Slt, a, b, at) {
            return None;
        }
        let is_kept = self.shift_of(a, at) == Some(0) && self.shift_of(b, at) == Some(0);
        a.or(b).or_else(|| {
            let (a, b) = a.value().zip(b.value()).filter(|_| is_kept)?;
            Some(Move::of(&Lin::atom(self.atoms.operation(op, a, b))))
        })
    }

    /// Whether one value is less than another in both runs, by the ranges of each.
    fn is_less(&mut self, a: &Move, b: &Move, at: &Context<'_>) -> Option<bool> {
        let difference = Move::of(&a.value()?.plus(&b.value()?, -1)?);
        self.decided(&difference, Asks::Negative, at)
    }
}

pub(crate) fn param(params: &Params, number: u32) -> Option<&Move> {
    let at = params.binary_search_by_key(&number, |param| param.0).ok()?;
    params.get(at).map(|param| &param.1)
}
