//! Values of terms for one process, as far as the known ranges of the arguments decide them.

use seawall_model::{BinaryOp, Predicate, TermId, TermKind};
use smallvec::SmallVec;

use crate::arithmetic::apply;
use crate::checker::ModelChecker;
use crate::checker_state::{ProcessId, State};
use crate::graph::is_param;
use crate::lin::{Atom, FAR, Lin, Range, Split, is_negative, is_zero};

/// A choice that has to be made before a process can continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// On which side of a bound a key is.
    Split(Split),
    /// One of so many alternatives, at an unknown value.
    Choice(usize),
    /// Either edge of a branch that only decides what is touched.
    Either,
}

/// A result, or the choice that it needs.
pub(crate) type Asked<T> = Result<T, Ask>;

impl ModelChecker<'_> {
    /// Returns the value of a term; `None` if it is unknown.
    pub(crate) fn value(&mut self, state: &State, process: ProcessId, term: TermId) -> Asked<Option<Lin>> {
        let program = self.program;
        self.epoch = state.processes.get(process).and_then(|by| self.epoch_of(by));
        let parts = self.graph.closure(program, term);
        let mut values: SmallVec<[Option<Lin>; 8]> = SmallVec::new();
        let leaving = self.leaving;
        for &part in parts.iter() {
            self.leaving = leaving && part == term;
            // Operands come before their users.
            let of =
                |id: &TermId| parts.binary_search(id).ok().and_then(|at| values.get(at).cloned().flatten());
            let value = match program.terms.kind(part) {
                TermKind::Const(value) => Some(Lin::number(*value)),
                TermKind::Symbol { varying: true, .. } => {
                    let arrived = state.processes.get(process).map_or(&[][..], |by| &by.arrived);
                    let phase = arrived.iter().find(|known| known.0 == part);
                    phase.map(|known| Lin::number(i64::from(known.1)))
                }
                TermKind::Tid => None,
                TermKind::Symbol { least, .. } => Some(Lin::atom(self.atoms.leaf(part, *least))),
                kind if is_param(kind) => self.param(state, process, part),
                TermKind::Param { .. } => None,
                TermKind::Again { term, .. } => of(term),
                TermKind::Binary(op, a, b) => self.binary(state, *op, of(a), of(b))?,
                TermKind::Compare(predicate, a, b) => match (of(a), of(b)) {
                    (Some(a), Some(b)) => match self.compare(state, *predicate, &a, &b)? {
                        Some(holds) => Some(Lin::number(i64::from(holds))),
                        None => self.remembered(state, process, part),
                    },
                    _ => self.remembered(state, process, part),
                },
                TermKind::Select(condition, a, b) => match of(condition) {
                    Some(condition) => {
                        if self.is_zero(state, &condition)? {
                            of(b)
                        } else {
                            of(a)
                        }
                    }
                    None if of(a) == of(b) => of(a),
                    None => None,
                },
            };
            values.push(value);
        }
        self.leaving = leaving;
        let value = values.pop().flatten();
        Ok(value.map(|value| if self.proving { value } else { self.settled(state, value) }))
    }

    /// Returns the number that a term equals; `None` if it is not one number.
    pub(crate) fn number(&mut self, state: &State, process: ProcessId, term: TermId) -> Asked<Option<i64>> {
        let Some(value) = self.value(state, process, term)? else { return Ok(None) };
        self.epoch = None;
        Ok(self.settled(state, value).as_number())
    }

    fn param(&mut self, state: &State, process: ProcessId, term: TermId) -> Option<Lin> {
        let number = *self.graph.params.get(&term)?;
        if self.arguments.contains(&number) {
            return Some(Lin::atom(self.atoms.leaf(term, self.program.least_argument)));
        }
        state.processes.get(process)?.value(number).cloned()
    }

    /// Returns the key of a value with its factor: the version of the key, if this epoch has one.
    fn key(&mut self, value: &Lin) -> Option<(u32, i64)> {
        let (key, factor) = self.atoms.key(value)?;
        Some((self.meant(key, self.epoch), factor))
    }

    /// Narrows a key to one side of a split.
    pub(crate) fn narrow(&self, state: &mut State, split: Split, upper: bool) {
        let key = split.key as usize;
        let mut range = self.range(&state.ranges, split.key);
        if state.ranges.len() <= key {
            state.ranges.resize(key + 1, Range::default());
        }
        if upper {
            range.low = split.at
        } else {
            range.high = split.at.saturating_sub(1)
        }
        if let Some(place) = state.ranges.get_mut(key) {
            *place = range;
        }
    }

    /// Notes a key that decides whether an outermost loop continues.
    fn note_exit(&mut self, value: &Lin) {
        if self.leaving
            && self.proving
            && let Some((key, _)) = self.atoms.key(value)
            && !self.exits.contains(&key)
        {
            self.more_exits.insert(key);
        }
    }

    /// Returns the known range of a key. A version without a range has that of its key.
    pub(crate) fn range(&self, ranges: &[Range], key: u32) -> Range {
        let known = |key: u32| ranges.get(key as usize).copied().filter(|range| *range != Range::default());
        let base = || self.atoms.of_version(key).and_then(|(base, _)| known(base));
        known(key).or_else(base).unwrap_or_else(|| self.atoms.given_of_key(key))
    }

    /// Expands products of which one factor has become a number: these are sums, not atoms.
    fn multiplied(&mut self, state: &State, value: Lin) -> Lin {
        if self.proving {
            return value;
        }
        let mut sum = Lin::number(value.constant);
        for &(atom, factor) in &value.terms {
            let part = match self.atoms.atoms.get(atom as usize).cloned() {
                Some(Atom::Op(BinaryOp::Mul, a, b)) => {
                    let (x, y) = (self.range_of(state, &a), self.range_of(state, &b));
                    match (x.low == x.high, y.low == y.high) {
                        (true, _) => b.times(x.low),
                        (_, true) => a.times(y.low),
                        _ => None,
                    }
                }
                _ => None,
            };
            let next = sum.plus(&part.unwrap_or_else(|| Lin::atom(atom)), factor);
            let Some(next) = next else { return value };
            sum = next;
        }
        sum
    }

    /// Returns a number if only one is possible, else the value.
    pub(crate) fn settled(&mut self, state: &State, value: Lin) -> Lin {
        let value = self.multiplied(state, value);
        let Some((key, factor)) = self.key(&value) else { return value };
        let range = self.range(&state.ranges, key);
        if range.low != range.high {
            return value;
        }
        let sum = range.low.checked_mul(factor).and_then(|sum| sum.checked_add(value.constant));
        sum.map_or(value, Lin::number)
    }

    pub(crate) fn is_zero(&mut self, state: &State, value: &Lin) -> Asked<bool> {
        let value = &self.multiplied(state, value.clone());
        self.note_exit(value);
        self.depends |= !value.terms.is_empty();
        match self.key(value) {
            None => Ok(value.constant == 0),
            Some((key, factor)) => {
                is_zero(self.range(&state.ranges, key), key, factor, value.constant).map_err(Ask::Split)
            }
        }
    }

    /// Returns the known range of a value.
    fn range_of(&mut self, state: &State, value: &Lin) -> Range {
        let Some((key, factor)) = self.key(value) else {
            return Range { low: value.constant, high: value.constant };
        };
        let range = self.range(&state.ranges, key);
        let end = |end: i64| {
            let far = end.abs() >= FAR;
            let moved = end.checked_mul(factor).and_then(|end| end.checked_add(value.constant));
            if far { end.saturating_mul(factor.signum()) } else { moved.unwrap_or(FAR) }
        };
        let (a, b) = (end(range.low), end(range.high));
        Range { low: a.min(b), high: a.max(b) }
    }

    /// Whether the known ranges of products agree with those of their factors. For example, a trip
    /// count of tiles times steps does not end in the middle of a tile.
    ///
    /// In a proof run, atoms are independent (see `shift.rs`), so that everything counts as
    /// possible.
    pub(crate) fn is_possible(&mut self, state: &State) -> bool {
        if self.proving {
            return true;
        }
        if crate::bounds::intervals(&self.atoms, &state.ranges).is_none() {
            return false;
        }
        for key in 0..self.atoms.keys.len().min(state.ranges.len()) {
            let Some([(atom, 1)]) = self.atoms.keys.get(key).map(|key| key.terms.as_slice()) else {
                continue;
            };
            let Some(Atom::Op(BinaryOp::Mul, a, b)) = self.atoms.atoms.get(*atom as usize).cloned() else {
                continue;
            };
            let product = state.ranges.get(key).copied().unwrap_or_default();
            let (a, b) = (self.range_of(state, &a), self.range_of(state, &b));
            if !(can_reach(product, a, b) && can_reach(product, b, a)) {
                return false;
            }
            if product.low == product.high && !(can_be(product.low, a, b) && can_be(product.low, b, a)) {
                return false;
            }
            let least = a.low.checked_mul(b.low).filter(|_| a.low >= 0 && b.low >= 0);
            if least.is_some_and(|least| product.high < least) {
                return false;
            }
        }
        true
    }

    fn is_negative(&mut self, state: &State, value: &Lin) -> Asked<bool> {
        let value = &self.multiplied(state, value.clone());
        self.note_exit(value);
        self.depends |= !value.terms.is_empty();
        match self.key(value) {
            None => Ok(value.constant < 0),
            Some((key, factor)) => {
                is_negative(self.range(&state.ranges, key), key, factor, value.constant).map_err(Ask::Split)
            }
        }
    }

    /// Whether a comparison holds; `None` if that is unknown.
    #[expect(clippy::cast_sign_loss, reason = "unsigned comparisons of the same bits")]
    fn compare(&mut self, state: &State, predicate: Predicate, a: &Lin, b: &Lin) -> Asked<Option<bool>> {
        use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let (Some(below), Some(above)) = (a.plus(b, -1), b.plus(a, -1)) else { return Ok(None) };
        Ok(Some(match predicate {
            Eq => self.is_zero(state, &below)?,
            Ne => !self.is_zero(state, &below)?,
            Slt => self.is_negative(state, &below)?,
            Sge => !self.is_negative(state, &below)?,
            Sgt => self.is_negative(state, &above)?,
            Sle => !self.is_negative(state, &above)?,
            Ult | Ule | Ugt | Uge => {
                let (a, b) = (self.settled(state, a.clone()), self.settled(state, b.clone()));
                let (Some(a), Some(b)) = (a.as_number(), b.as_number()) else { return Ok(None) };
                let (a, b) = (a as u64, b as u64);
                match predicate {
                    Ult => a < b,
                    Ule => a <= b,
                    Ugt => a > b,
                    _ => a >= b,
                }
            }
        }))
    }

    fn binary(&mut self, state: &State, op: BinaryOp, a: Option<Lin>, b: Option<Lin>) -> Asked<Option<Lin>> {
        let zero = Some(Lin::number(0));
        if matches!(op, BinaryOp::And | BinaryOp::Mul) && (a == zero || b == zero) {
            return Ok(zero);
        }
        let (Some(a), Some(b)) = (a, b) else { return Ok(None) };
        let exact = match op {
            BinaryOp::Add => a.plus(&b, 1),
            BinaryOp::Sub => a.plus(&b, -1),
            _ => None,
        };
        if exact.is_some() {
            return Ok(exact);
        }
        // In a proof run, an expression is the same atom whatever is known of its operands.
        let (a, b) = if self.proving { (a, b) } else { (self.settled(state, a), self.settled(state, b)) };
        let scaled = match (op, a.as_number(), b.as_number()) {
            (_, Some(a), Some(b)) => return Ok(apply(op, a, b).map(Lin::number)),
            (BinaryOp::Mul, _, Some(factor)) => a.times(factor),
            (BinaryOp::Mul, Some(factor), _) => b.times(factor),
            (BinaryOp::Shl, _, Some(by @ 0..=32)) => a.times(1 << by),
            _ => None,
        };
        if scaled.is_some() {
            return Ok(scaled);
        }
        if let (BinaryOp::MinS | BinaryOp::MaxS, Some(difference)) = (op, a.plus(&b, -1)) {
            let first = self.is_negative(state, &difference)? == (op == BinaryOp::MinS);
            return Ok(Some(if first { a } else { b }));
        }
        Ok(Some(Lin::atom(self.atoms.operation(op, a, b))))
    }
}

/// Whether a range contains a multiple of `b`, if that is one positive number, by a factor in `a`.
fn can_reach(product: Range, a: Range, b: Range) -> bool {
    if b.low != b.high || b.low <= 0 {
        return true;
    }
    let rounded = product.low.div_euclid(b.low) + i64::from(product.low.rem_euclid(b.low) != 0);
    let least = if product.low <= -FAR { a.low } else { rounded.max(a.low) };
    let most = if product.high >= FAR { a.high } else { product.high.div_euclid(b.low).min(a.high) };
    least <= most
}

/// Whether a number can be a value of `a` times a value of `b`.
fn can_be(product: i64, a: Range, b: Range) -> bool {
    if product == 0 || b.low <= 0 {
        return true;
    }
    if b.low == b.high {
        let times = product / b.low;
        return product % b.low == 0 && (a.low..=a.high).contains(&times);
    }
    product.abs() >= b.low
}

/// Returns the chosen one of so many alternatives.
pub(crate) fn chosen(state: &State, alternatives: usize) -> Asked<usize> {
    state.answer.filter(|answer| *answer < alternatives).ok_or(Ask::Choice(alternatives))
}
