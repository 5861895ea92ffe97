//! Integer terms as linear sums: multiples of terms plus a constant. Different spellings of one sum
//! are often equal.
//!
//! Equal sums have equal values if index arithmetic does not overflow. Equal values may have
//! different sums.

use crate::ids::TermId;
use crate::term::{BinaryOp, TermKind, Terms};

/// The maximal number of terms to expand. A larger sum is treated as one term.
const MAX_TERMS: usize = 48;

/// A sum of multiples of terms and a constant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// Terms in ascending order with nonzero factors.
    terms: Vec<(TermId, i64)>,
    /// The constant.
    pub constant: i64,
}

impl Sum {
    /// Expands `term`. `None` if that overflows.
    pub fn of(all: &Terms, term: TermId) -> Option<Sum> {
        let mut sum = Sum::default();
        let mut work = vec![(term, 1_i64)];
        let mut looked = 0;
        while let Some((term, factor)) = work.pop() {
            looked += 1;
            let constant = |term| all.as_const(term);
            match *all.kind(term) {
                TermKind::Const(value) => {
                    sum.constant = sum.constant.checked_add(value.checked_mul(factor)?)?;
                }
                TermKind::Again { term, .. } => work.push((term, factor)),
                TermKind::Binary(BinaryOp::Add, a, b) if looked < MAX_TERMS => {
                    work.extend([(a, factor), (b, factor)]);
                }
                TermKind::Binary(BinaryOp::Sub, a, b) if looked < MAX_TERMS => {
                    work.extend([(a, factor), (b, factor.checked_neg()?)]);
                }
                TermKind::Binary(BinaryOp::Mul, a, b) if constant(b).is_some() => {
                    work.push((a, factor.checked_mul(constant(b)?)?));
                }
                TermKind::Binary(BinaryOp::Mul, a, b) if constant(a).is_some() => {
                    work.push((b, factor.checked_mul(constant(a)?)?));
                }
                _ => sum.add(term, factor)?,
            }
        }
        Some(sum)
    }

    /// The sum that consists of one term.
    pub fn variable(term: TermId) -> Sum {
        Sum { terms: vec![(term, 1)], constant: 0 }
    }

    /// Adds a multiple of a term. `None` if that overflows.
    pub fn add(&mut self, term: TermId, factor: i64) -> Option<()> {
        match self.terms.binary_search_by_key(&term, |t| t.0) {
            Ok(at) => {
                let total = self.terms[at].1.checked_add(factor)?;
                if total == 0 {
                    self.terms.remove(at);
                } else {
                    self.terms[at].1 = total;
                }
            }
            Err(at) if factor != 0 => self.terms.insert(at, (term, factor)),
            Err(_) => {}
        }
        Some(())
    }

    /// `self - other`. `None` if that overflows.
    pub fn minus(&self, other: &Sum) -> Option<Sum> {
        self.minus_times(other, 1)
    }

    /// `self - times * other`. `None` if that overflows.
    pub fn minus_times(&self, other: &Sum, times: i64) -> Option<Sum> {
        let mut difference = self.clone();
        for &(term, factor) in &other.terms {
            difference.add(term, factor.checked_mul(times)?.checked_neg()?)?;
        }
        let constant = other.constant.checked_mul(times)?;
        difference.constant = difference.constant.checked_sub(constant)?;
        Some(difference)
    }

    /// Removes the multiple of a term.
    pub fn remove(&mut self, term: TermId) {
        self.terms.retain(|known| known.0 != term);
    }

    /// The sum without its constant.
    pub fn variable_part(&self) -> Sum {
        Sum { terms: self.terms.clone(), constant: 0 }
    }

    /// The sum as a term.
    pub fn term(&self, all: &mut Terms) -> TermId {
        let mut total: Option<TermId> = None;
        for &(term, factor) in &self.terms {
            let part = match factor {
                1 => term,
                _ => {
                    let factor = all.constant(factor);
                    all.binary(BinaryOp::Mul, term, factor)
                }
            };
            total = Some(total.map_or(part, |before| all.binary(BinaryOp::Add, before, part)));
        }
        let constant = all.constant(self.constant);
        match total {
            Some(total) if self.constant == 0 => total,
            Some(total) => all.binary(BinaryOp::Add, total, constant),
            None => constant,
        }
    }

    /// Whether it has no terms.
    pub fn is_constant(&self) -> bool {
        self.terms.is_empty()
    }

    /// The factor of a term, 0 if it does not occur.
    pub fn factor(&self, term: TermId) -> i64 {
        self.terms.binary_search_by_key(&term, |t| t.0).map_or(0, |at| self.terms[at].1)
    }

    /// The terms of the sum.
    pub fn terms(&self) -> impl Iterator<Item = TermId> {
        self.terms.iter().map(|t| t.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_sum_are_equal() {
        let mut terms = Terms::new();
        let n = terms.intern(TermKind::Symbol { number: 0, name: "n".into(), varying: false, least: None });
        let [one, tile] = [1, 128].map(|value| terms.constant(value));
        let next = terms.binary(BinaryOp::Add, n, one);
        let (start, end) = (terms.binary(BinaryOp::Mul, n, tile), terms.binary(BinaryOp::Mul, next, tile));
        let length = Sum::of(&terms, end).unwrap().minus(&Sum::of(&terms, start).unwrap()).unwrap();
        assert!(length.is_constant());
        assert_eq!(length.constant, 128);
    }
}
