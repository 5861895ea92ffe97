//! Choices at data: values that the kernel loads from memory that it does not write
//! ([`seawall_model::Data`]).
//!
//! Such a value may be any number. A run that chooses at one symbol exists if some values decide
//! all its conditions as the run did: one value for all executions, or one for each iteration if
//! each reads another address. Values of two symbols may be related, so that a run that chooses at
//! both need not exist.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{BinaryOp, Data, Program, TermId, TermKind};
use smallvec::SmallVec;

use crate::arithmetic::apply;
use crate::sites::sites;

/// The most terms of a condition that is evaluated.
const LARGEST: usize = 32;

/// Values of data: a symbol, the iteration of the outermost loop that loads it, and the value.
pub type Loaded = Vec<(TermId, u32, i64)>;

/// A condition that depends on one symbol of data and on nothing else.
#[derive(Clone, Debug)]
pub(crate) struct Condition {
    data: Data,
    /// Some values of the symbol, and whether the condition holds for each.
    values: Vec<(i64, bool)>,
}

/// Returns the conditions of a program that one symbol of data decides. Symbols that decide another
/// condition, too, such as the end of a loop, do not count: the values that the kernel expects may
/// be few.
pub(crate) fn conditions(program: &Program) -> BTreeMap<TermId, Condition> {
    let mut found = BTreeMap::default();
    if program.data.is_empty() {
        return found;
    }
    let mut all: FxHashMap<TermId, Vec<TermId>> = FxHashMap::default();
    let mut constants: FxHashMap<TermId, Vec<i64>> = FxHashMap::default();
    let sites = sites(program);
    let terms = sites.iter().flat_map(|site| site.leaves.iter().map(|leaf| leaf.0).chain([site.term]));
    let mut elsewhere: FxHashSet<TermId> = FxHashSet::default();
    for term in terms {
        let Some((symbol, parts)) = of_one_symbol(program, term) else {
            elsewhere.extend(program.made_of([term]));
            continue;
        };
        let compared = parts.iter().filter_map(|part| match *program.terms.kind(*part) {
            TermKind::Compare(_, a, b) => program.terms.as_const(a).or_else(|| program.terms.as_const(b)),
            _ => None,
        });
        constants.entry(symbol).or_default().extend(compared);
        all.insert(term, parts);
        let data = program.data_of(symbol).expect("the symbol is of data");
        found.insert(term, Condition { data, values: Vec::new() });
    }
    found.retain(|_, condition| !elsewhere.contains(&condition.data.symbol));
    for (term, condition) in &mut found {
        let near = constants.get(&condition.data.symbol).map_or(&[][..], Vec::as_slice);
        let values = candidates(near).into_iter();
        let holds = |value| evaluate(program, &all[term], condition.data.symbol, value);
        condition.values = values.filter_map(|value| Some((value, holds(value)? != 0))).collect();
    }
    found
}

/// The symbols of data that decide conditions, each with values that decide them in all ways. Only
/// conditions that depend on nothing else count.
pub fn data_values(program: &Program) -> BTreeMap<TermId, Vec<i64>> {
    let mut ways: BTreeMap<TermId, BTreeMap<i64, Vec<bool>>> = BTreeMap::default();
    for condition in conditions(program).into_values() {
        let of = ways.entry(condition.data.symbol).or_default();
        condition.values.into_iter().for_each(|(value, holds)| of.entry(value).or_default().push(holds));
    }
    let distinct = |ways: BTreeMap<i64, Vec<bool>>| {
        let mut ways: Vec<(i64, Vec<bool>)> = ways.into_iter().collect();
        ways.sort_by_key(|&(value, _)| (value < 0, value.unsigned_abs()));
        let mut seen = FxHashSet::default();
        ways.retain(|way| seen.insert(way.1.clone()));
        ways.into_iter().map(|way| way.0).collect()
    };
    ways.into_iter().map(|(symbol, ways)| (symbol, distinct(ways))).collect()
}

/// Returns the symbol of data that a term depends on, if on nothing else, and all parts of the
/// term, operands first.
fn of_one_symbol(program: &Program, term: TermId) -> Option<(TermId, Vec<TermId>)> {
    let (mut seen, mut open, mut symbol) = (FxHashSet::default(), vec![term], None);
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        let kind = program.terms.kind(term);
        match kind {
            TermKind::Symbol { .. } if symbol.is_none_or(|known| known == term) => {
                symbol = Some(program.data_of(term)?.symbol);
            }
            TermKind::Symbol { .. } | TermKind::Param { .. } | TermKind::Tid => return None,
            TermKind::Const(_)
            | TermKind::Binary(..)
            | TermKind::Compare(..)
            | TermKind::Select(..)
            | TermKind::Again { .. } => {}
        }
        open.extend(kind.operands());
        if seen.len() > LARGEST {
            return None;
        }
    }
    let mut parts: Vec<TermId> = seen.into_iter().collect();
    parts.sort_unstable();
    Some((symbol?, parts))
}

/// Returns values that may decide comparisons with these constants: 0, 1, and those around each
/// constant that fit in the integers that it fits in. Small ones come first.
fn candidates(constants: &[i64]) -> Vec<i64> {
    let around = constants.iter().flat_map(|&constant| {
        let limit = [i64::from(i8::MAX), i64::from(i16::MAX), i64::from(i32::MAX)];
        let limit = limit.into_iter().find(|&limit| (-limit - 1..=limit).contains(&constant));
        let limit = limit.unwrap_or(i64::MAX);
        [constant.checked_sub(1), Some(constant), constant.checked_add(1)]
            .into_iter()
            .flatten()
            .filter(move |value| (-limit - 1..=limit).contains(value))
    });
    let mut all: Vec<i64> = [0, 1].into_iter().chain(around).collect();
    all.sort_unstable_by_key(|&value| (value < 0, value.unsigned_abs()));
    all.dedup();
    all
}

/// Evaluates a term whose parts come operands first. `None` if its value is undefined.
fn evaluate(program: &Program, parts: &[TermId], symbol: TermId, value: i64) -> Option<i64> {
    let mut values: Vec<Option<i64>> = Vec::with_capacity(parts.len());
    for &part in parts {
        let of = |term: TermId| values[parts.binary_search(&term).expect("operands are parts")];
        let own = match *program.terms.kind(part) {
            TermKind::Symbol { .. } => (part == symbol).then_some(value),
            TermKind::Const(constant) => Some(constant),
            TermKind::Again { term, .. } => of(term),
            TermKind::Binary(op, a, b) => match (op, of(a), of(b)) {
                (BinaryOp::And | BinaryOp::Mul, Some(0), _) | (BinaryOp::And | BinaryOp::Mul, _, Some(0)) => {
                    Some(0)
                }
                (_, Some(a), Some(b)) => apply(op, a, b),
                _ => None,
            },
            TermKind::Compare(predicate, a, b) => match (of(a), of(b)) {
                (Some(a), Some(b)) => Some(i64::from(predicate.holds(a, b))),
                _ => None,
            },
            TermKind::Select(condition, a, b) => {
                of(condition).and_then(|holds| of(if holds == 0 { b } else { a }))
            }
            TermKind::Param { .. } | TermKind::Tid => None,
        };
        values.push(own);
    }
    values.pop().flatten()
}

/// The choices of a run at unknown values.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choices {
    /// The only symbol of data at which the run chose.
    data: Option<Data>,
    /// Whether the run chose elsewhere, too.
    others: bool,
    /// The values that decide all conditions as the run did, by iteration. All executions have one
    /// entry if they may load from one address.
    left: SmallVec<[(u32, SmallVec<[i64; 4]>); 1]>,
}

impl Choices {
    /// Adds that the run chose, in an iteration of the outermost loop, whether a condition holds.
    pub(crate) fn add(&mut self, condition: Option<&Condition>, iteration: u32, holds: bool) {
        let Some(condition) = condition.filter(|of| self.data.is_none_or(|data| data == of.data)) else {
            self.others = true;
            return;
        };
        self.data = Some(condition.data);
        let iteration = if condition.data.each { iteration } else { 0 };
        let deciding = condition.values.iter().filter(|value| value.1 == holds).map(|value| value.0);
        match self.left.iter_mut().find(|known| known.0 == iteration) {
            Some((_, left)) => {
                let deciding: SmallVec<[i64; 8]> = deciding.collect();
                left.retain(|value| deciding.contains(value));
            }
            None => self.left.push((iteration, deciding.collect())),
        }
    }

    /// Whether some data leads to these choices.
    pub(crate) fn exist(&self) -> bool {
        !self.others && self.left.iter().all(|(_, left)| !left.is_empty())
    }

    /// Returns values that lead to these choices, if some do: one for all iterations if possible.
    /// Iterations that are not listed may load any value.
    pub(crate) fn values(&self) -> Loaded {
        let Some(data) = self.data.filter(|_| self.exist()) else { return Vec::new() };
        let all = |value: &&i64| self.left.iter().all(|(_, left)| left.contains(value));
        let common = self.left.first().and_then(|(_, left)| left.iter().find(all)).copied();
        let value = |left: &[i64]| common.or(left.first().copied()).expect("some value leads there");
        self.left.iter().map(|(iteration, left)| (data.symbol, *iteration, value(left))).collect()
    }
}
