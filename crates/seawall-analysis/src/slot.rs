//! Slot indices in the form of Triton 3.9's buffer-index analysis: `base + offset`, optionally
//! modulo a constant.
//!
//! Two indices of one descriptor name different slots if they have equal bases and moduli and
//! different offsets. The analysis recognizes constants, `x + c`, `x rem c`, and the pipeliner's
//! wrap `select(x + 1 >= N, 0, x + 1)` with a proof of `-1 <= x < N`. Any other term is its own
//! base.
//!
//! The answer "different" is correct if slot arithmetic does not overflow. The answer "may be
//! equal" is imprecise, as in the published analysis.

use std::cell::OnceCell;

use seawall_base::SecondaryMap;
use seawall_model::{BinaryOp, BlockId, Predicate, Program, TermId, TermKind, Terms};

/// A slot index in the form `base + offset`, modulo `modulus` if there is one. With a modulus, the
/// offset is in `0..modulus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SlotIndex {
    /// The variable part, or `None` for a constant.
    pub base: Option<TermId>,
    /// The constant part.
    pub offset: i64,
    /// The modulus, which is positive.
    pub modulus: Option<i64>,
}

impl SlotIndex {
    /// Whether the two can never be equal in one iteration.
    pub fn differs_from(&self, other: &SlotIndex) -> bool {
        self.base == other.base && self.modulus == other.modulus && self.offset != other.offset
    }

    fn opaque(term: TermId) -> Self {
        SlotIndex { base: Some(term), offset: 0, modulus: None }
    }

    fn with_modulus(mut self, modulus: i64) -> Self {
        self.modulus = Some(modulus);
        self.offset = self.offset.rem_euclid(modulus);
        self
    }
}

/// Reads the slot indices of one program and caches them by term.
pub struct SlotIndices<'p> {
    program: &'p Program,
    known: SecondaryMap<TermId, Option<SlotIndex>>,
    /// The arguments of the edges into each block. Only wrapped counters need them.
    incoming: OnceCell<SecondaryMap<BlockId, Vec<&'p [TermId]>>>,
}

impl<'p> SlotIndices<'p> {
    /// Creates a reader for `program`.
    pub fn new(program: &'p Program) -> Self {
        SlotIndices { program, known: SecondaryMap::new(), incoming: OnceCell::new() }
    }

    /// Returns the index of `term`.
    pub fn read(&mut self, term: TermId) -> SlotIndex {
        if let Some(known) = self.known[term] {
            return known;
        }
        // Operands have smaller ids than their uses, so the walk terminates. The stack is explicit
        // because the input determines the length of the chain.
        let mut chain = vec![term];
        while let Some(next) = chain.last().and_then(|&t| self.operand_to_read(t)) {
            chain.push(next);
        }
        let mut index = SlotIndex::opaque(term);
        for &link in chain.iter().rev() {
            index = self.combine(link);
            *self.known.entry(link) = Some(index);
        }
        index
    }

    fn terms(&self) -> &'p Terms {
        &self.program.terms
    }

    /// The operand that must be read before `term`, if it has not been read yet.
    fn operand_to_read(&self, term: TermId) -> Option<TermId> {
        let operand = match *self.terms().kind(term) {
            TermKind::Binary(BinaryOp::Add, a, b) => {
                match (self.terms().as_const(a), self.terms().as_const(b)) {
                    (_, Some(_)) => a,
                    (Some(_), None) => b,
                    (None, None) => return None,
                }
            }
            TermKind::Binary(BinaryOp::RemS, a, b) if self.terms().as_const(b).is_some_and(|m| m > 0) => a,
            TermKind::Select(..) => self.wrap(term)?.0,
            _ => return None,
        };
        self.known[operand].is_none().then_some(operand)
    }

    /// Reads `term`, whose operand has been read.
    fn combine(&self, term: TermId) -> SlotIndex {
        let opaque = SlotIndex::opaque(term);
        let of = |operand: TermId| self.known[operand].unwrap_or(SlotIndex::opaque(operand));
        match *self.terms().kind(term) {
            TermKind::Const(value) => SlotIndex { base: None, offset: value, modulus: None },
            TermKind::Binary(BinaryOp::Add, a, b) => {
                let (inner, constant) = match (self.terms().as_const(a), self.terms().as_const(b)) {
                    (_, Some(c)) => (of(a), c),
                    (Some(c), None) => (of(b), c),
                    (None, None) => return opaque,
                };
                match inner.offset.checked_add(constant) {
                    Some(offset) if inner.modulus.is_none() => SlotIndex { offset, ..inner },
                    _ => opaque,
                }
            }
            TermKind::Binary(BinaryOp::RemS, a, b) => match (self.terms().as_const(b), of(a)) {
                (Some(modulus), inner) if modulus > 0 && inner.modulus.is_none() => {
                    inner.with_modulus(modulus)
                }
                _ => opaque,
            },
            TermKind::Select(..) => match self.wrap(term) {
                Some((base, modulus)) => {
                    let inner = of(base);
                    match inner.offset.checked_add(1) {
                        Some(offset) if inner.modulus.is_none() => {
                            SlotIndex { offset, ..inner }.with_modulus(modulus)
                        }
                        _ => opaque,
                    }
                }
                None => opaque,
            },
            _ => opaque,
        }
    }

    /// `(x, N)` if `term` is `select(x + 1 >= N, 0, x + 1)` or `select(x + 1 < N, x + 1, 0)`, and
    /// `-1 <= x < N`.
    fn wrap(&self, term: TermId) -> Option<(TermId, i64)> {
        let TermKind::Select(condition, yes, no) = *self.terms().kind(term) else { return None };
        let TermKind::Compare(predicate, left, right) = *self.terms().kind(condition) else { return None };
        let (wrapped, next) = match predicate {
            Predicate::Sge => (yes, no),
            Predicate::Slt => (no, yes),
            _ => return None,
        };
        let TermKind::Binary(BinaryOp::Add, a, b) = *self.terms().kind(next) else { return None };
        let (base, step) = match (self.terms().as_const(a), self.terms().as_const(b)) {
            (_, Some(c)) => (a, c),
            (Some(c), None) => (b, c),
            (None, None) => return None,
        };
        let modulus = self.terms().as_const(right).filter(|&m| m > 0)?;
        let matches = self.terms().as_const(wrapped) == Some(0) && left == next && step == 1;
        (matches && self.in_range(base, modulus, term)).then_some((base, modulus))
    }

    /// Whether `-1 <= base < modulus`. That is so for such a constant, and for a block parameter
    /// whose incoming values are all such constants or the wrapped counter `next`.
    fn in_range(&self, base: TermId, modulus: i64, next: TermId) -> bool {
        let constant_in_range = |term| self.terms().as_const(term).is_some_and(|c| -1 <= c && c < modulus);
        match *self.terms().kind(base) {
            TermKind::Const(_) => constant_in_range(base),
            TermKind::Param { block, index } => {
                let edges = &self.incoming.get_or_init(|| incoming(self.program))[block];
                let value = |edge: &&[TermId]| edge.get(index as usize).copied();
                !edges.is_empty()
                    && edges.iter().all(|e| value(e).is_some_and(|v| v == next || constant_in_range(v)))
            }
            _ => false,
        }
    }
}

fn incoming(program: &Program) -> SecondaryMap<BlockId, Vec<&[TermId]>> {
    let mut incoming: SecondaryMap<BlockId, Vec<&[TermId]>> = SecondaryMap::new();
    for block in program.blocks.values() {
        for edge in block.terminator.edges() {
            if !edge.args.is_empty() {
                incoming.entry(edge.target).push(&edge.args);
            }
        }
    }
    incoming
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_of_shifted_counters_differ_unless_the_shift_is_a_multiple() {
        let mut program = Program::new("t", None);
        let counter = program.terms.intern(TermKind::Symbol {
            number: 0,
            name: "i".into(),
            varying: false,
            least: None,
        });
        let three = program.terms.constant(3);
        let mut at = |shift: i64| {
            let shift = program.terms.constant(shift);
            let sum = program.terms.binary(BinaryOp::Add, counter, shift);
            program.terms.binary(BinaryOp::RemS, sum, three)
        };
        let (now, ahead, around) = (at(0), at(2), at(3));
        let mut slots = SlotIndices::new(&program);
        let (now, ahead, around) = (slots.read(now), slots.read(ahead), slots.read(around));
        assert!(now.differs_from(&ahead));
        assert!(!now.differs_from(&around));
    }

    #[test]
    fn a_sum_with_a_remainder_is_opaque() {
        let mut program = Program::new("t", None);
        let counter = program.terms.intern(TermKind::Symbol {
            number: 0,
            name: "i".into(),
            varying: false,
            least: None,
        });
        let two = program.terms.constant(2);
        let rem = program.terms.binary(BinaryOp::RemS, counter, two);
        let sum = program.terms.binary(BinaryOp::Add, rem, two);
        let mut slots = SlotIndices::new(&program);
        assert_eq!(slots.read(sum), SlotIndex::opaque(sum));
    }
}
