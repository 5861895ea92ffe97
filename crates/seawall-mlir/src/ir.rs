//! The IR's tables: the parts of ops, blocks, regions and values. Lists are ranges of shared
//! arenas, so that parsing does not allocate per op.

use crate::ids::{AttrId, BlockId, OpId, RegionId, Symbol, TypeId};
use seawall_base::Span;

/// A range of an arena: `len` entries from `start`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slice {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Slice {
    /// Returns this range of `arena`.
    #[inline]
    pub(crate) fn of<T>(self, arena: &[T]) -> &[T] {
        let start = self.start as usize;
        arena.get(start..start + self.len as usize).unwrap_or(&[])
    }

    /// Returns the range from `start` to `end`, the current length of an arena.
    #[inline]
    pub(crate) fn until(start: usize, end: usize) -> Slice {
        Slice { start: start as u32, len: (end - start) as u32 }
    }
}

/// The place of an op's attribute dictionary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum DictPlace {
    /// The assembly format has no dictionary.
    #[default]
    Nowhere,
    /// A `{` is at the offset.
    Here(u32),
    /// No dictionary is written; ` {…}` would go to the offset.
    Absent(u32),
    /// No dictionary is written; ` attributes {…}` would go to the offset.
    AbsentWithKeyword(u32),
}

/// An operation.
#[derive(Clone, Debug)]
pub struct Op {
    /// The full name, such as `ttg.local_load`; `module` is `builtin.module`.
    pub name: Symbol,
    /// From the first result (or the name) to the end, including a trailing `loc(...)`.
    pub span: Span,
    /// The span of the name.
    pub name_span: Span,
    /// The block that contains the op. In a finished module every op has one.
    pub parent: Option<BlockId>,
    /// Whether the op was read by its own format or in the generic form. Operand groups and types
    /// are then exact.
    pub known: bool,
    /// Whether the op is written in the generic form `"d.op"(...)`.
    pub generic: bool,
    pub(crate) row: u32,
    pub(crate) operands: Slice,
    pub(crate) results: Slice,
    pub(crate) regions: Slice,
    pub(crate) successors: Slice,
    pub(crate) attrs: Slice,
    /// The start in the segment arena, or `NO_SEGMENTS`.
    pub(crate) segments: u32,
    pub(crate) result_segments: u32,
    pub(crate) loc: Span,
    pub(crate) dict: DictPlace,
}

/// Each group of the op has one operand (or result), or the groups are unknown.
pub(crate) const NO_SEGMENTS: u32 = u32::MAX;
/// The op has no row.
pub(crate) const NO_ROW: u32 = u32::MAX;

/// A block.
#[derive(Clone, Debug)]
pub struct Block {
    /// The region that contains the block; `None` for the top level.
    pub parent: Option<RegionId>,
    /// The `^bb0` of the block header; empty if the header is omitted.
    pub label: Span,
    pub(crate) ops: Slice,
    pub(crate) args: Slice,
}

/// How a region treats the names outside of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameVisibility {
    /// Outer names are visible and may not be redefined.
    Open,
    /// Outer names are visible but may be redefined, because the unknown op may be isolated.
    Unsure,
    /// Outer names are invisible.
    Isolated,
}

/// A region.
#[derive(Clone, Debug)]
pub struct Region {
    /// The op that owns the region.
    pub op: OpId,
    /// The span from `{` to `}`, both included.
    pub span: Span,
    pub(crate) visibility: NameVisibility,
    pub(crate) blocks: Slice,
}

/// An SSA value.
#[derive(Clone, Debug)]
pub struct Value {
    /// The type; [`TypeKind::Unknown`](crate::TypeKind) if the text does not give it and no row
    /// infers it.
    pub ty: TypeId,
    /// The definition.
    pub def: ValueDef,
    /// The span of the name (`%0`, without `:2`).
    ///
    /// Values of one group share it. It is empty for a result without a name.
    pub name: Span,
}

/// The definition of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueDef {
    /// The `index`-th result of `op`.
    OpResult {
        /// The op.
        op: OpId,
        /// The index, from 0.
        index: u32,
    },
    /// The `index`-th argument of `block`.
    BlockArg {
        /// The block.
        block: BlockId,
        /// The index, from 0.
        index: u32,
    },
}

/// A branch target.
#[derive(Clone, Debug)]
pub struct Successor {
    /// The target block.
    pub block: BlockId,
    pub(crate) args: Slice,
}

/// One attribute of an op.
#[derive(Clone, Copy, Debug)]
pub struct NamedAttr {
    /// The key, unquoted.
    pub key: Symbol,
    /// The value; the text `unit` for a key without a value.
    pub value: AttrId,
    /// The span of the value, or of the key if it has no value.
    pub span: Span,
}
