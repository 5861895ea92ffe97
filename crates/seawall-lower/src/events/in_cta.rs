//! Terms of constants and of the CTA's rank, evaluated in each CTA of a cluster.

use rustc_hash::FxHashMap;
use seawall_model::{BinaryOp, TermId, TermKind, Terms};

/// The most terms of an expression that is evaluated. Ranks and masks have as many values as a
/// cluster has CTAs, so their terms are small.
pub(crate) const MOST: usize = 64;

/// What is known of a term besides its kind.
#[derive(Clone, Copy)]
pub(crate) enum Given {
    /// It is the rank of the CTA.
    Rank,
    /// It is this number in every CTA.
    Number(i64),
    /// It is a capture of this term.
    Same(TermId),
}

/// Evaluation of terms in one CTA of a cluster.
pub(crate) struct InCta<'t> {
    terms: &'t Terms,
    given: &'t FxHashMap<TermId, Given>,
    rank: i64,
    known: FxHashMap<TermId, Option<i64>>,
}

impl<'t> InCta<'t> {
    pub(crate) fn new(terms: &'t Terms, given: &'t FxHashMap<TermId, Given>, rank: i64) -> Self {
        InCta { terms, given, rank, known: FxHashMap::default() }
    }

    /// The value of a term; `None` if it depends on anything but constants and `given`.
    pub(crate) fn value(&mut self, term: TermId) -> Option<i64> {
        let mut open = vec![term];
        while let Some(&top) = open.last() {
            match self.operands(top).into_iter().find(|operand| !self.known.contains_key(operand)) {
                Some(operand) => open.push(operand),
                None => {
                    let value = self.of(top);
                    self.known.insert(top, value);
                    open.pop();
                }
            }
            if self.known.len() + open.len() > MOST {
                return None;
            }
        }
        self.known.get(&term).copied().flatten()
    }

    fn operands(&self, term: TermId) -> Vec<TermId> {
        match self.given.get(&term) {
            Some(Given::Rank | Given::Number(_)) => Vec::new(),
            Some(Given::Same(same)) => vec![*same],
            None => self.terms.kind(term).operands().to_vec(),
        }
    }

    /// The value of a term whose operands are known.
    fn of(&self, term: TermId) -> Option<i64> {
        let known = |of: &TermId| self.known.get(of).copied().flatten();
        match self.given.get(&term) {
            Some(Given::Rank) => return Some(self.rank),
            Some(Given::Number(number)) => return Some(*number),
            Some(Given::Same(same)) => return known(same),
            None => {}
        }
        match self.terms.kind(term) {
            TermKind::Const(value) => Some(*value),
            TermKind::Again { term, .. } => known(term),
            TermKind::Compare(predicate, a, b) => Some(i64::from(predicate.holds(known(a)?, known(b)?))),
            TermKind::Select(condition, a, b) => known(if known(condition)? == 0 { b } else { a }),
            TermKind::Binary(op, a, b) => of_binary(*op, known(a)?, known(b)?),
            TermKind::Param { .. } | TermKind::Symbol { .. } | TermKind::Tid => None,
        }
    }
}

/// An operation on two numbers, if no integer of 32 bits overflows.
fn of_binary(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    op.exact(a, b).filter(|&value| i32::try_from(value).is_ok())
}
