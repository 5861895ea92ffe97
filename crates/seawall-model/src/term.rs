//! Hash-consed integer terms: slot indices, phases, counts and branch conditions.
//!
//! Arithmetic is that of `arith` on two's-complement integers; the width is the front end's business, and
//! slot arithmetic is assumed not to overflow (as Triton's buffer-index analysis assumes too). Equal terms have equal
//! ids, so that comparing is comparing ids.

use rustc_hash::FxHashMap;
use seawall_base::PrimaryMap;
use smallvec::SmallVec;

use crate::ids::{BlockId, TermId};

/// A two-operand operation. Division and remainder round toward zero when signed, but for [`BinaryOp::FloorDivS`].
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
    /// Signed quotient that rounds down.
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
    /// Whether it holds of two numbers; numbers of fewer bits, extended with their sign, compare as they do in their own type.
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
    /// A value that the model does not look into: a kernel argument, a load, a program id. The same number is
    /// the same value; `name` is how the source spells it.
    Symbol {
        /// Distinguishes symbols of one name.
        number: u32,
        /// As the source spells it.
        name: String,
        /// Whether it may be another value each time that it is computed, as one loaded in a loop. If not, it is one
        /// value for the whole run: a kernel argument, a program id, whatever is computed once.
        varying: bool,
        /// What no value of it is below, where that is known: 0 for a program id, 1 for a number of programs.
        least: Option<i64>,
    },
    /// The index in the CTA of the first thread of the executing warp: what warps tell each other apart by. Dividing
    /// it by the warp size gives the number of the warp.
    Tid,
    /// An operation on two terms.
    Binary(BinaryOp, TermId, TermId),
    /// 1 if the comparison holds, else 0.
    Compare(Predicate, TermId, TermId),
    /// The second term if the first is not 0, else the third.
    Select(TermId, TermId, TermId),
    /// The value of a term, computed again by another op of the source. Equal to it, but not the same value to an
    /// analysis that tells values by their op, as Triton's buffer-index analysis does.
    Again {
        /// The term.
        term: TermId,
        /// The how-manieth repetition it is, from 1.
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

    /// The terms that it is made of, in order.
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    table: PrimaryMap<TermId, TermKind>,
    ids: FxHashMap<TermKind, TermId>,
}

impl Terms {
    /// No terms.
    pub fn new() -> Self {
        Self::default()
    }

    /// The id of `kind`, made now if it is new. Operands must be terms of this table.
    pub fn intern(&mut self, kind: TermKind) -> TermId {
        if let Some(&id) = self.ids.get(&kind) {
            return id;
        }
        let id = self.table.push(kind.clone());
        self.ids.insert(kind, id);
        id
    }

    /// A constant.
    pub fn constant(&mut self, value: i64) -> TermId {
        self.intern(TermKind::Const(value))
    }

    /// `op` applied to `a` and `b`.
    pub fn binary(&mut self, op: BinaryOp, a: TermId, b: TermId) -> TermId {
        self.intern(TermKind::Binary(op, a, b))
    }

    /// What `id` is.
    pub fn kind(&self, id: TermId) -> &TermKind {
        &self.table[id]
    }

    /// What `id` is, or `None` if it is no term of this table.
    pub fn get(&self, id: TermId) -> Option<&TermKind> {
        self.table.get(id)
    }

    /// The value of a constant term.
    pub fn as_const(&self, id: TermId) -> Option<i64> {
        self.table[id].as_const()
    }

    /// All terms in the order of their making; operands come before what uses them.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (TermId, &TermKind)> {
        self.table.iter()
    }

    /// Number of terms.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }
}
