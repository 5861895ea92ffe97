//! Changes of a text.

use seawall_base::Span;

/// The order of changes at one place: insertions after an op precede insertions before the next op.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    After,
    Before,
    Replace,
}

/// One change of a text.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) span: Span,
    pub(crate) rank: Rank,
    pub(crate) text: String,
}

impl Change {
    pub(crate) fn replace(span: Span, text: String) -> Self {
        Change { span, rank: Rank::Replace, text }
    }
}
