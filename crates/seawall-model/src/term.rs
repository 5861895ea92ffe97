//! Hash-consed integer terms: slot indices, phases, counts and branch conditions.
//!
//! Arithmetic is that of `arith` on two's-complement integers. The front end handles their widths.
//! Slot arithmetic is assumed not to overflow, as Triton's buffer-index analysis assumes. Equal
//! terms have equal ids.

use std::hash::BuildHasher as _;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use rustc_hash::FxBuildHasher;
use seawall_base::PrimaryMap;
use smallvec::SmallVec;

use crate::ids::{BlockId, TermId};

/// An operation with two operands. Signed division and remainder round toward zero, except
/// [`BinaryOp::FloorDivS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BinaryOp {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Signed quotient.
    DivS,
    /// Unsigned quotient.
    DivU,
    /// Signed quotient, rounded down.
    FloorDivS,
    /// Signed remainder.
    RemS,
    /// Unsigned remainder.
    RemU,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Shift left.
    Shl,
    /// Arithmetic shift right.
    ShrS,
    /// Logical shift right.
    ShrU,
    /// Signed minimum.
    MinS,
    /// Signed maximum.
    MaxS,
    /// Unsigned minimum.
    MinU,
    /// Unsigned maximum.
    MaxU,
}

impl BinaryOp {
    /// The result for two numbers, if it is the same in all widths that hold the operands: `None`
    /// on overflow, where the operation is undefined, and for unsigned operations on negative
    /// numbers.
    pub fn exact(self, a: i64, b: i64) -> Option<i64> {
        let natural = a >= 0 && b >= 0;
        let shift = u32::try_from(b).ok().filter(|&by| by < 63);
        match self {
            BinaryOp::Add => a.checked_add(b),
            BinaryOp::Sub => a.checked_sub(b),
            BinaryOp::Mul => a.checked_mul(b),
            BinaryOp::DivS => a.checked_div(b),
            BinaryOp::FloorDivS => {
                let rounds = a.checked_rem(b)? != 0 && (a < 0) != (b < 0);
                a.checked_div(b).map(|quotient| quotient - i64::from(rounds))
            }
            BinaryOp::RemS => a.checked_rem(b),
            BinaryOp::And => Some(a & b),
            BinaryOp::Or => Some(a | b),
            BinaryOp::Xor => Some(a ^ b),
            BinaryOp::Shl => shift.and_then(|by| a.checked_mul(1 << by)),
            BinaryOp::ShrS => shift.map(|by| a >> by),
            BinaryOp::MinS => Some(a.min(b)),
            BinaryOp::MaxS => Some(a.max(b)),
            BinaryOp::DivU => a.checked_div(b).filter(|_| natural),
            BinaryOp::RemU => a.checked_rem(b).filter(|_| natural),
            BinaryOp::ShrU => shift.map(|by| a >> by).filter(|_| natural),
            BinaryOp::MinU => Some(a.min(b)).filter(|_| natural),
            BinaryOp::MaxU => Some(a.max(b)).filter(|_| natural),
        }
    }
}

/// A comparison, as in `arith.cmpi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Predicate {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Signed less.
    Slt,
    /// Signed less or equal.
    Sle,
    /// Signed greater.
    Sgt,
    /// Signed greater or equal.
    Sge,
    /// Unsigned less.
    Ult,
    /// Unsigned less or equal.
    Ule,
    /// Unsigned greater.
    Ugt,
    /// Unsigned greater or equal.
    Uge,
}

impl Predicate {
    /// Whether the comparison changes at most once as one of its sides grows.
    pub fn is_order(self) -> bool {
        match self {
            Predicate::Eq | Predicate::Ne => false,
            Predicate::Slt
            | Predicate::Sle
            | Predicate::Sgt
            | Predicate::Sge
            | Predicate::Ult
            | Predicate::Ule
            | Predicate::Ugt
            | Predicate::Uge => true,
        }
    }

    /// Whether the comparison holds for two numbers. Narrower numbers must be sign-extended. They
    /// then compare as in their own type.
    pub fn holds(self, a: i64, b: i64) -> bool {
        let (wide_a, wide_b) = (a.cast_unsigned(), b.cast_unsigned());
        match self {
            Predicate::Eq => a == b,
            Predicate::Ne => a != b,
            Predicate::Slt => a < b,
            Predicate::Sle => a <= b,
            Predicate::Sgt => a > b,
            Predicate::Sge => a >= b,
            Predicate::Ult => wide_a < wide_b,
            Predicate::Ule => wide_a <= wide_b,
            Predicate::Ugt => wide_a > wide_b,
            Predicate::Uge => wide_a >= wide_b,
        }
    }
}

/// What a term is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TermKind {
    /// A constant.
    Const(i64),
    /// Parameter `index` of a block: a loop-carried or merged value.
    Param {
        /// The block.
        block: BlockId,
        /// Position among the block's parameters.
        index: u32,
    },
    /// An opaque value: a kernel argument, a load or a program id. Symbols with one number have the
    /// same value.
    Symbol {
        /// Distinguishes symbols with one name.
        number: u32,
        /// Its spelling in the source.
        name: String,
        /// Whether it may have another value each time it is computed, like a value loaded in a
        /// loop. If not, it has one value for the whole run, like a kernel argument.
        varying: bool,
        /// A known lower bound: 0 for a program id, 1 for a number of programs.
        least: Option<i64>,
    },
    /// The index in the CTA of the first thread of the executing warp. It is the only term that
    /// differs between warps. Divided by the warp size, it is the warp's number.
    Tid,
    /// An operation on two terms.
    Binary(BinaryOp, TermId, TermId),
    /// 1 if the comparison holds, else 0.
    Compare(Predicate, TermId, TermId),
    /// The second term if the first is not 0, else the third.
    Select(TermId, TermId, TermId),
    /// The value of a term, computed again by another op of the source. It equals the term, but is
    /// a different value to an analysis that identifies values by their op, like Triton's
    /// buffer-index analysis.
    Again {
        /// The term.
        term: TermId,
        /// The number of the repetition, from 1.
        number: u32,
    },
}

impl TermKind {
    /// The value of a constant.
    pub fn as_const(&self) -> Option<i64> {
        match *self {
            TermKind::Const(value) => Some(value),
            _ => None,
        }
    }

    /// Returns the same kind with other operands.
    #[must_use]
    pub fn with_operands(&self, mut of: impl FnMut(TermId) -> TermId) -> TermKind {
        match *self {
            TermKind::Const(_) | TermKind::Param { .. } | TermKind::Symbol { .. } | TermKind::Tid => {
                self.clone()
            }
            TermKind::Binary(op, a, b) => TermKind::Binary(op, of(a), of(b)),
            TermKind::Compare(predicate, a, b) => TermKind::Compare(predicate, of(a), of(b)),
            TermKind::Select(condition, a, b) => TermKind::Select(of(condition), of(a), of(b)),
            TermKind::Again { term, number } => TermKind::Again { term: of(term), number },
        }
    }

    /// Returns the operands in order.
    pub fn operands(&self) -> SmallVec<[TermId; 3]> {
        match *self {
            TermKind::Const(_) | TermKind::Param { .. } | TermKind::Symbol { .. } | TermKind::Tid => {
                SmallVec::new()
            }
            TermKind::Binary(_, a, b) | TermKind::Compare(_, a, b) => SmallVec::from_slice(&[a, b]),
            TermKind::Select(condition, a, b) => SmallVec::from_slice(&[condition, a, b]),
            TermKind::Again { term, .. } => SmallVec::from_slice(&[term]),
        }
    }
}

/// The terms of one program.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    table: PrimaryMap<TermId, TermKind>,
    /// The first id of each kind, by the hash of the kind, which only `table` stores.
    ids: HashTable<TermId>,
}

impl PartialEq for Terms {
    fn eq(&self, other: &Terms) -> bool {
        self.table == other.table
    }
}

impl Eq for Terms {}

fn hash(kind: &TermKind) -> u64 {
    FxBuildHasher.hash_one(kind)
}

impl Terms {
    /// No terms.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the id of `kind` and adds it if it is new. Its operands must be terms of this table.
    pub fn intern(&mut self, kind: TermKind) -> TermId {
        let Terms { table, ids } = self;
        let found = ids.entry(hash(&kind), |&id| table[id] == kind, |&id| hash(&table[id]));
        match found {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(place) => {
                let id = table.next_id();
                place.insert(id);
                table.push(kind)
            }
        }
    }

    /// Adds a term even if the table has an equal one.
    pub(crate) fn append(&mut self, kind: TermKind) {
        let known = self.table.len();
        self.intern(kind.clone());
        if self.table.len() == known {
            self.table.push(kind);
        }
    }

    /// Returns the term of a constant.
    pub fn constant(&mut self, value: i64) -> TermId {
        self.intern(TermKind::Const(value))
    }

    /// Returns the term of `op` applied to `a` and `b`.
    pub fn binary(&mut self, op: BinaryOp, a: TermId, b: TermId) -> TermId {
        self.intern(TermKind::Binary(op, a, b))
    }

    /// Returns the kind of `id`.
    pub fn kind(&self, id: TermId) -> &TermKind {
        &self.table[id]
    }

    /// Returns the kind of `id`, or `None` if it is not a term of this table.
    pub fn get(&self, id: TermId) -> Option<&TermKind> {
        self.table.get(id)
    }

    /// Returns the value of a constant term.
    pub fn as_const(&self, id: TermId) -> Option<i64> {
        self.table[id].as_const()
    }

    /// All terms in the order in which they were interned. Operands come before their uses.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (TermId, &TermKind)> {
        self.table.iter()
    }

    /// Number of terms.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether there are no terms.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_that_depend_on_the_width_are_unknown() {
        for (op, a, b, result) in [
            (BinaryOp::Add, i64::MAX, 1, None),
            (BinaryOp::FloorDivS, -7, 2, Some(-4)),
            (BinaryOp::DivS, -7, 2, Some(-3)),
            (BinaryOp::DivS, i64::MIN, -1, None),
            (BinaryOp::RemS, -7, 2, Some(-1)),
            (BinaryOp::RemS, 7, 0, None),
            (BinaryOp::DivU, -7, 2, None),
            (BinaryOp::RemU, 7, 4, Some(3)),
            (BinaryOp::Shl, 3, 4, Some(48)),
            (BinaryOp::Shl, 1, 63, None),
            (BinaryOp::ShrS, -8, 1, Some(-4)),
            (BinaryOp::ShrU, -8, 1, None),
            (BinaryOp::MinS, -1, 2, Some(-1)),
            (BinaryOp::MaxU, -1, 2, None),
        ] {
            assert_eq!(op.exact(a, b), result, "{op:?} {a} {b}");
        }
    }
}
