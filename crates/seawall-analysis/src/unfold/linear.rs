//! Integer terms as linear sums: multiples of terms plus a constant. Different spellings of one sum
//! are often equal.
//!
//! Equal sums have equal values if index arithmetic does not overflow. Equal values may have
//! different sums.

use seawall_model::{BinaryOp, Program, TermId, TermKind};

/// The maximal number of terms to expand. A larger sum is treated as one term.
const MAX_TERMS: usize = 48;

/// A sum of multiples of terms and a constant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum {
    /// Terms in ascending order with nonzero factors.
    terms: Vec<(TermId, i64)>,
    /// The constant.
    pub(super) constant: i64,
}

impl Sum {
    /// Expands `term`. `None` if that overflows.
    pub(super) fn of(program: &Program, term: TermId) -> Option<Sum> {
        let mut sum = Sum::default();
        let mut work = vec![(term, 1_i64)];
        let mut looked = 0;
        while let Some((term, factor)) = work.pop() {
            looked += 1;
            let constant = |term| program.terms.as_const(term);
            match *program.terms.kind(term) {
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
    pub(super) fn variable(term: TermId) -> Sum {
        Sum { terms: vec![(term, 1)], constant: 0 }
    }

    pub(super) fn add(&mut self, term: TermId, factor: i64) -> Option<()> {
        match self.terms.binary_search_by_key(&term, |t| t.0) {
            Ok(at) => {
                let total = self.terms[at].1.checked_add(factor)?;
                if total == 0 {
                    self.terms.remove(at);
                } else {
                    self.terms[at].1 = total;
                }
            }
            Err(at) => self.terms.insert(at, (term, factor)),
        }
        Some(())
    }

    /// `self - other`.
    pub(super) fn minus(&self, other: &Sum) -> Option<Sum> {
        let mut difference = self.clone();
        for &(term, factor) in &other.terms {
            difference.add(term, factor.checked_neg()?)?;
        }
        difference.constant = difference.constant.checked_sub(other.constant)?;
        Some(difference)
    }

    /// The sum without its constant.
    pub(super) fn variable_part(&self) -> Sum {
        Sum { terms: self.terms.clone(), constant: 0 }
    }

    /// Whether it has no terms.
    pub(super) fn is_constant(&self) -> bool {
        self.terms.is_empty()
    }

    /// The factor of a term, 0 if it does not occur.
    pub(super) fn factor(&self, term: TermId) -> i64 {
        self.terms.binary_search_by_key(&term, |t| t.0).map_or(0, |at| self.terms[at].1)
    }

    /// The terms of the sum.
    pub(super) fn terms(&self) -> impl Iterator<Item = TermId> {
        self.terms.iter().map(|t| t.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_sum_are_equal() {
        let mut program = Program::new("sums", None);
        let n = program.terms.intern(TermKind::Symbol {
            number: 0,
            name: "n".into(),
            varying: false,
            least: None,
        });
        let [one, tile] = [1, 128].map(|value| program.terms.constant(value));
        let next = program.terms.binary(BinaryOp::Add, n, one);
        let (start, end) =
            (program.terms.binary(BinaryOp::Mul, n, tile), program.terms.binary(BinaryOp::Mul, next, tile));
        let length = Sum::of(&program, end).unwrap().minus(&Sum::of(&program, start).unwrap()).unwrap();
        assert!(length.is_constant());
        assert_eq!(length.constant, 128);
    }
}
