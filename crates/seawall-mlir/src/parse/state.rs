//! What is known about an op while it is read. Its parts lie on stacks that all open ops share; a [`Mark`]
//! remembers where the op's own parts begin, so that reading allocates nothing per op.

use crate::ids::{BlockId, OpId, Symbol, TypeId};
use crate::ir::DictPlace;
use seawall_base::Span;

/// Lengths of the shared stacks when the op began.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    pub(crate) names: usize,
    pub(crate) uses: usize,
    pub(crate) operand_types: usize,
    pub(crate) result_types: usize,
    pub(crate) attrs: usize,
    pub(crate) regions: usize,
    pub(crate) successors: usize,
}

/// The op being read.
#[derive(Debug)]
pub(crate) struct OpState {
    pub(crate) op: OpId,
    pub(crate) name: Symbol,
    pub(crate) name_span: Span,
    pub(crate) row: u32,
    pub(crate) parent: BlockId,
    pub(crate) start: u32,
    pub(crate) named_results: u32,
    pub(crate) dict: DictPlace,
    pub(crate) mark: Mark,
    pub(crate) known: bool,
    pub(crate) generic: bool,
    /// The result types in hand stood behind `->`.
    pub(crate) arrow: bool,
    /// A region was read: reading cannot be taken back any more.
    pub(crate) committed: bool,
}

/// How a `%name` in an op without row was spelled; decides whether it names an argument of the region that
/// follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UseKind {
    /// An operand.
    Plain,
    /// `%x = ...` inside the op.
    Assigned,
    /// `%x: T` in parentheses, spelled as region arguments are printed.
    Typed,
}

/// A `%name` of an op, not yet looked up: that happens when the op ends, in the scope around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use {
    pub(crate) span: Span,
    pub(crate) group: u32,
    pub(crate) kind: UseKind,
    pub(crate) ty: Option<TypeId>,
}

/// A name on the left side of an op, for `count` results.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ResultName {
    pub(crate) span: Span,
    pub(crate) count: u32,
}

/// A successor, with the range of `uses` that it passes (`u32::MAX`: by operand group of the row, if any).
#[derive(Clone, Copy, Debug)]
pub(crate) struct PendingSuccessor {
    pub(crate) block: BlockId,
    pub(crate) first: u32,
    pub(crate) len: u32,
    pub(crate) group: u32,
}
