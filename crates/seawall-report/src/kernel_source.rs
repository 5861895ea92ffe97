//! Places in the source of a kernel, for renderers.

use schemars::JsonSchema;
use seawall_base::{Frame, Span};
use seawall_model::Origin;
use serde::Serialize;

use crate::source::Source;
use crate::source_map::KernelPlace;

/// A range in one line of a source file, for renderers that need numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KernelRange {
    pub(crate) file: String,
    /// Whether the file is relative to the root of the sources.
    pub(crate) in_root: bool,
    pub(crate) line: u32,
    /// In characters from 1, if known.
    pub(crate) column: Option<u32>,
    /// The first column behind the range. Known if the file was read.
    pub(crate) end_column: Option<u32>,
}

/// The range of a source file that is shown for an op of `source`.
pub(crate) fn range(source: &Source<'_>, place: &KernelPlace) -> KernelRange {
    let frame = place.shown();
    let in_root = source.files().is_some_and(|files| files.is_in_root(&frame.file));
    let file = source.file_name(frame);
    let line = frame.line.max(1);
    match source.kernel_file(frame) {
        Some(text) => {
            let span = mark(&text, frame);
            let (start, end) = (text.position(span.start), text.position(span.end));
            KernelRange { file, in_root, line, column: Some(start.column), end_column: Some(end.column) }
        }
        None => {
            let column = Some(frame.column).filter(|&column| column > 0);
            KernelRange { file, in_root, line, column, end_column: None }
        }
    }
}

/// The place of an op in the source of the kernel, as JSON has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SourcePlace {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1. `null` if unknown.
    pub column: Option<u32>,
    /// Whether the IR states the place for this op, not for an op nearby.
    pub exact: bool,
    /// The positions from the innermost function to the outermost call, if calls were inlined.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub frames: Vec<FramePlace>,
}

/// A position of one of several inlined functions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FramePlace {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1. 0 if unknown.
    pub column: u32,
}

impl SourcePlace {
    /// The place of an op, if it is known.
    pub fn of(source: &Source<'_>, origin: &Origin) -> Option<Self> {
        source.kernel_place(origin).map(|place| SourcePlace::new(source, &place))
    }

    /// The place as `file:line`.
    pub(crate) fn text(&self) -> String {
        format!("{}:{}", self.file, self.line)
    }

    /// The place of an op of `source`.
    pub(crate) fn new(source: &Source<'_>, place: &KernelPlace) -> Self {
        let KernelRange { file, line, column, .. } = range(source, place);
        let frame = |frame: &Frame| FramePlace {
            file: source.file_name(frame),
            line: frame.line,
            column: frame.column,
        };
        let frames = place.frames.iter().map(frame).collect::<Vec<_>>();
        let frames = if frames.len() > 1 { frames } else { Vec::new() };
        SourcePlace { file, line, column, exact: place.exact, frames }
    }
}

/// The part of a source line to mark: the dotted name that starts at the position, or the rest of
/// the line without a column.
pub(crate) fn mark(source: &Source<'_>, frame: &Frame) -> Span {
    let (start, end) = source.line_range(frame.line);
    let line = source.slice(start, end);
    let indent = line.len() - line.trim_start().len();
    let column = match frame.column {
        0 => indent,
        column => (column as usize - 1).min(line.len().saturating_sub(1)),
    };
    let at = source.boundary(start + column);
    let rest = source.slice(at, end);
    let in_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
    let length = match (frame.column, rest.find(|c: char| !in_name(c))) {
        (0, _) => rest.trim_end().len(),
        (_, Some(0)) => rest.chars().next().map_or(0, char::len_utf8),
        (_, Some(length)) => length,
        (_, None) => rest.len(),
    };
    Span::new(at as u32, (at + length) as u32)
}

#[cfg(test)]
mod tests {
    use seawall_base::LineIndex;

    use super::*;

    #[test]
    fn a_position_marks_the_name_that_starts_there() {
        let text = "def k(a):\n    x = tl.load(a + é)\n\n";
        let lines = LineIndex::new(text);
        let source = Source::new("k.py", text, &lines);
        let marked = |line, column| {
            mark(&source, &Frame { file: "k.py".to_owned(), line, column }).of(text).to_owned()
        };
        assert_eq!(marked(2, 9), "tl.load");
        assert_eq!(marked(2, 16), "(");
        assert_eq!(marked(2, 0), "x = tl.load(a + é)");
        assert_eq!(marked(2, 22), "é");
        assert_eq!(marked(2, 99), ")");
        assert_eq!(marked(3, 5), "");
    }
}
