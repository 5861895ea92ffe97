//! The parity of a wait when it is executed first.
//!
//! A parity that changes in a loop has other terms in the two programs. Its first value is a
//! constant in most of them: that of the loop's entry.

use seawall_model::{BinaryOp, BlockId, Program, TermId, TermKind};

/// The most terms that a value may depend on.
const MOST_TERMS: usize = 1 << 9;

/// The value of a term when the block that needs it is entered first. `None` if it is not a
/// constant, or depends on the path.
pub(crate) fn first_value(program: &Program, term: TermId) -> Option<i64> {
    FirstValue { program, open: Vec::new(), left: MOST_TERMS }.of(term).ok().flatten()
}

/// The value is that of a block parameter whose first value is being found: one of a later
/// iteration.
struct Later;

struct FirstValue<'a> {
    program: &'a Program,
    /// The parameters whose values are being found.
    open: Vec<(BlockId, u32)>,
    left: usize,
}

impl FirstValue<'_> {
    fn of(&mut self, term: TermId) -> Result<Option<i64>, Later> {
        let Some(left) = self.left.checked_sub(1) else { return Ok(None) };
        self.left = left;
        Ok(match *self.program.terms.kind(term) {
            TermKind::Const(value) => Some(value),
            TermKind::Param { block, index } => self.of_param(block, index)?,
            TermKind::Symbol { .. } | TermKind::Tid => None,
            TermKind::Binary(op, a, b) => {
                let (a, b) = (self.of(a)?, self.of(b)?);
                a.zip(b).and_then(|(a, b)| apply(op, a, b))
            }
            TermKind::Compare(predicate, a, b) => {
                let (a, b) = (self.of(a)?, self.of(b)?);
                a.zip(b).map(|(a, b)| i64::from(predicate.holds(a, b)))
            }
            TermKind::Select(condition, a, b) => match self.of(condition)? {
                Some(0) => self.of(b)?,
                Some(_) => self.of(a)?,
                None => None,
            },
            TermKind::Again { term, .. } => self.of(term)?,
        })
    }

    /// The value on the edges that do not come from a later iteration.
    fn of_param(&mut self, block: BlockId, index: u32) -> Result<Option<i64>, Later> {
        if self.open.contains(&(block, index)) {
            return Err(Later);
        }
        let program = self.program;
        let edges = program.blocks.values().flat_map(|own| own.terminator.edges());
        let passed: Vec<TermId> = edges
            .filter(|edge| edge.target == block)
            .filter_map(|edge| edge.args.get(index as usize).copied())
            .collect();
        self.open.push((block, index));
        let mut values = Vec::new();
        for argument in passed {
            if let Ok(value) = self.of(argument) {
                values.push(value);
            }
        }
        self.open.pop();
        let first = values.first().copied().flatten();
        Ok(first.filter(|_| values.iter().all(|value| *value == first)))
    }
}

/// The result of an operation on numbers that are not negative.
fn apply(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    if a < 0 || b < 0 {
        return None;
    }
    match op {
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Sub => Some(a - b),
        BinaryOp::Mul => a.checked_mul(b),
        BinaryOp::DivS | BinaryOp::DivU | BinaryOp::FloorDivS => a.checked_div(b),
        BinaryOp::RemS | BinaryOp::RemU => a.checked_rem(b),
        BinaryOp::And => Some(a & b),
        BinaryOp::Or => Some(a | b),
        BinaryOp::Xor => Some(a ^ b),
        BinaryOp::Shl => (b < 32 && a < 1 << 30).then(|| a << b),
        BinaryOp::ShrS | BinaryOp::ShrU => (b < 64).then(|| a >> b),
        BinaryOp::MinS | BinaryOp::MinU => Some(a.min(b)),
        BinaryOp::MaxS | BinaryOp::MaxU => Some(a.max(b)),
    }
}
