//! Data about an op while it is read.
//!
//! All open ops share the stacks for their parts. A [`Mark`] records where the parts of one op
//! begin, so that parsing does not allocate per op.

use crate::ids::{BlockId, NameId, OpId, Symbol, TypeId};
use crate::ir::DictPlace;
use seawall_base::{EntityId as _, Span};

/// The lengths of the shared stacks at the start of the op.
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

/// The op that is being read.
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
    /// Whether the current result types followed `->`.
    pub(crate) arrow: bool,
    /// Whether a region was read, after which reading cannot be undone.
    pub(crate) committed: bool,
}

/// How a `%name` in an op without a row is spelled. This decides whether it names an argument of
/// the next region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UseKind {
    /// An operand.
    Plain,
    /// `%x = ...` inside the op.
    Assigned,
    /// `%x: T` in parentheses, as region arguments are printed.
    Typed,
}

/// A `%name` of an op. It is resolved at the end of the op, in the enclosing scope.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use {
    pub(crate) span: Span,
    pub(crate) name: NameId,
    /// The number behind `#`.
    pub(crate) index: u32,
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

/// A successor with the range of `uses` that it passes (`u32::MAX`: an operand group of the row, if
/// any).
#[derive(Clone, Copy, Debug)]
pub(crate) struct PendingSuccessor {
    pub(crate) block: BlockId,
    pub(crate) first: u32,
    pub(crate) len: u32,
    pub(crate) group: u32,
}

/// The number of remembered types.
const REMEMBERED: usize = 256;

/// Which type is likely to be read next: the one that was read the last time after the same op
/// name, operand types and types of the op.
#[derive(Debug)]
pub(crate) struct Expectation {
    context: u32,
    operand: Option<TypeId>,
    /// By context.
    remembered: [Option<TypeId>; REMEMBERED],
}

impl Default for Expectation {
    fn default() -> Self {
        Expectation { context: 0, operand: None, remembered: [None; REMEMBERED] }
    }
}

impl Expectation {
    /// Begins an op.
    #[inline]
    pub(crate) fn begin(&mut self, name: Symbol) {
        (self.context, self.operand) = (0, None);
        self.add(name.index());
    }

    /// Records the type of an operand.
    #[inline]
    pub(crate) fn operand(&mut self, ty: TypeId) {
        self.operand = self.operand.or(Some(ty));
        self.add(ty.index());
    }

    /// Records a type that was read.
    #[inline]
    pub(crate) fn read(&mut self, ty: TypeId) {
        let place = self.place();
        if let Some(remembered) = self.remembered.get_mut(place) {
            *remembered = Some(ty);
        }
        self.add(ty.index());
    }

    /// The types that are likely to be read now.
    #[inline]
    pub(crate) fn types(&self) -> [Option<TypeId>; 2] {
        let likely = self.remembered.get(self.place()).copied().flatten();
        [likely, self.operand.filter(|_| likely != self.operand)]
    }

    #[inline]
    fn add(&mut self, id: usize) {
        self.context = (self.context.rotate_left(11) ^ id as u32).wrapping_mul(0x9e37_79b1);
    }

    #[inline]
    fn place(&self) -> usize {
        (self.context >> 24) as usize
    }
}
