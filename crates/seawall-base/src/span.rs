//! Byte spans in a source text, and the index that maps them to lines and columns.

use std::fmt;

/// A half-open byte range `[start, end)` of one source text.
///
/// Texts are at most 4 GiB long. Readers reject longer ones before they create a span.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// Returns the span from `start` to `end`, in bytes.
    pub const fn new(start: u32, end: u32) -> Self {
        Span { start, end }
    }

    /// Returns the empty span at `offset`, for messages such as "expected … here".
    pub const fn at(offset: u32) -> Self {
        Span { start: offset, end: offset }
    }

    /// The length in bytes.
    pub const fn len(self) -> u32 {
        self.end.saturating_sub(self.start)
    }

    /// Whether the span covers no byte.
    pub const fn is_empty(self) -> bool {
        self.end <= self.start
    }

    /// Returns the smallest span that covers both.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Returns the span as a range, for slicing.
    pub const fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Returns the text that the span covers, or `""` if the span is not inside `text`.
    #[inline]
    pub fn of(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or("")
    }
}

impl fmt::Debug for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}

/// A position for display. Line and column count from 1; the column counts characters, not bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineColumn {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

/// The start offsets of all lines of one text.
#[derive(Clone, Debug)]
pub struct LineIndex {
    starts: Vec<u32>,
}

impl LineIndex {
    /// Builds the index in one scan of `text`.
    pub fn new(text: &str) -> Self {
        let mut starts = vec![0];
        starts.extend(text.bytes().enumerate().filter(|&(_, b)| b == b'\n').map(|(i, _)| i as u32 + 1));
        LineIndex { starts }
    }

    /// Returns the line (from 1) that contains byte `offset`.
    pub fn line(&self, offset: u32) -> u32 {
        self.starts.partition_point(|&s| s <= offset) as u32
    }

    /// Returns the byte offset at which line `line` (from 1) starts, or `None` past the end.
    pub fn line_start(&self, line: u32) -> Option<u32> {
        self.starts.get(line.checked_sub(1)? as usize).copied()
    }

    /// Returns the line and column of byte `offset`. `text` is the text that the index was built
    /// from.
    pub fn position(&self, text: &str, offset: u32) -> LineColumn {
        let line = self.line(offset);
        let start = self.line_start(line).unwrap_or(0) as usize;
        let end = (offset as usize).clamp(start, text.len());
        let column = text.as_bytes()[start..end].iter().filter(|&&b| b & 0xC0 != 0x80).count() as u32 + 1;
        LineColumn { line, column }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_characters_from_one() {
        let text = "ab\né x\n";
        let index = LineIndex::new(text);
        assert_eq!(index.position(text, 0), LineColumn { line: 1, column: 1 });
        assert_eq!(index.position(text, 5), LineColumn { line: 2, column: 2 });
        assert_eq!(index.position(text, 8), LineColumn { line: 3, column: 1 });
        assert_eq!(index.line_start(2), Some(3));
        assert_eq!(index.line_start(9), None);
    }
}
