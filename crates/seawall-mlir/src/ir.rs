//! The IR's tables: what an op, block, region and value are made of. Lists are ranges into shared arenas, so
//! that reading allocates nothing per op.

use crate::ids::{AttrId, BlockId, OpId, RegionId, Symbol, TypeId};
use seawall_base::Span;

/// `len` entries of an arena from `start`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slice {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Slice {
    /// The part of `arena` that this names.
    pub(crate) fn of<T>(self, arena: &[T]) -> &[T] {
        let start = self.start as usize;
        arena.get(start..start + self.len as usize).unwrap_or(&[])
    }

    /// From `start` to the present end of an arena of `end` entries.
    pub(crate) fn until(start: usize, end: usize) -> Slice {
        Slice { start: start as u32, len: (end - start) as u32 }
    }
}

/// Where an op's attribute dictionary is, or would be written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum DictPlace {
    /// The op's form has no place for one.
    #[default]
    Nowhere,
    /// A `{` is at the offset.
    Here(u32),
    /// None is written; ` {…}` goes to the offset.
    Absent(u32),
    /// None is written; ` attributes {…}` goes to the offset.
    AbsentWithKeyword(u32),
}

/// An operation.
#[derive(Clone, Debug)]
pub struct Op {
    /// Full name, such as `ttg.local_load`; `module` is `builtin.module`.
    pub name: Symbol,
    /// From the first result (or the name) to the end, trailing `loc(...)` included.
    pub span: Span,
    /// Where the name is spelled.
    pub name_span: Span,
    /// The block that holds it; `None` for no op of a finished module.
    pub parent: Option<BlockId>,
    /// Read by its own format or in the generic form: operand groups and types are exact.
    pub known: bool,
    /// Written in the generic form `"d.op"(...)`.
    pub generic: bool,
    pub(crate) row: u32,
    pub(crate) operands: Slice,
    pub(crate) results: Slice,
    pub(crate) regions: Slice,
    pub(crate) successors: Slice,
    pub(crate) attrs: Slice,
    /// Start in the segment arena, or `NO_SEGMENTS`.
    pub(crate) segments: u32,
    pub(crate) result_segments: u32,
    pub(crate) loc: Span,
    pub(crate) dict: DictPlace,
}

/// The op's groups are one operand (or result) each, or unknown.
pub(crate) const NO_SEGMENTS: u32 = u32::MAX;
/// The op has no row.
pub(crate) const NO_ROW: u32 = u32::MAX;

/// A block.
#[derive(Clone, Debug)]
pub struct Block {
    /// The region that holds it; `None` for the top level.
    pub parent: Option<RegionId>,
    /// The `^bb0` of its header; empty when the header is omitted.
    pub label: Span,
    pub(crate) ops: Slice,
    pub(crate) args: Slice,
}

/// A region.
#[derive(Clone, Debug)]
pub struct Region {
    /// The op that owns it.
    pub op: OpId,
    /// From `{` to `}`, both included.
    pub span: Span,
    pub(crate) blocks: Slice,
}

/// An SSA value.
#[derive(Clone, Debug)]
pub struct Value {
    /// Its type; [`TypeKind::Unknown`](crate::TypeKind) when the text does not tell and no row infers it.
    pub ty: TypeId,
    /// Who defines it.
    pub def: ValueDef,
    /// Where its name is spelled (`%0`, without `:2`); shared by the values of one group; empty for a
    /// nameless result.
    pub name: Span,
}

/// The definition of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueDef {
    /// The `index`-th result of `op`.
    OpResult {
        /// The op.
        op: OpId,
        /// From 0.
        index: u32,
    },
    /// The `index`-th argument of `block`.
    BlockArg {
        /// The block.
        block: BlockId,
        /// From 0.
        index: u32,
    },
}

/// A branch target.
#[derive(Clone, Debug)]
pub struct Successor {
    /// The block branched to.
    pub block: BlockId,
    pub(crate) args: Slice,
}

/// One attribute of an op.
#[derive(Clone, Copy, Debug)]
pub struct NamedAttr {
    /// Key, unquoted.
    pub key: Symbol,
    /// Value; the text `unit` for a key that stands alone.
    pub value: AttrId,
    /// Where the value is spelled; the key's own place for a key that stands alone.
    pub span: Span,
}
