//! A source text for renderers: its name, its text and the positions of its lines.

use seawall_base::{Frame, LineColumn, LineIndex, Span, saturated};
use seawall_model::Origin;

use crate::clean::one_line;
use crate::source_files::SourceFiles;
use crate::source_map::{InsertedAt, KernelPlace, SourceMap};

/// The number of characters of the name of a source file that are shown.
const FILE_LIMIT: usize = 200;

/// A named source text, or a part of it that was read separately. Spans of renderers count from
/// `base`. Positions for people count from the start of the file.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    name: &'a str,
    text: &'a str,
    lines: &'a LineIndex,
    base: u32,
    map: Option<&'a SourceMap>,
    files: Option<&'a SourceFiles>,
}

impl<'a> Source<'a> {
    /// The whole of `text`. `lines` is the index of the same text, and `name` is its name for
    /// people.
    pub fn new(name: &'a str, text: &'a str, lines: &'a LineIndex) -> Self {
        Source { name, text, lines, base: 0, map: None, files: None }
    }

    /// The same text for spans that count from byte `base`.
    #[must_use]
    pub fn part(self, base: u32) -> Self {
        Source { base, ..self }
    }

    /// The same text, which a compiler made from the source that `map` describes.
    #[must_use]
    pub fn made_from(self, map: &'a SourceMap) -> Self {
        Source { map: Some(map), ..self }
    }

    /// The same text with the texts of the files that it was made from.
    #[must_use]
    pub fn with_files(self, files: &'a SourceFiles) -> Self {
        Source { files: Some(files), ..self }
    }

    /// Where an op comes from.
    pub(crate) fn kernel_place(&self, origin: &Origin) -> Option<KernelPlace> {
        self.map?.place(origin)
    }

    /// Where a later pass of the compiler inserts an op. `None` if the text has it.
    pub(crate) fn inserted(&self, origin: &Origin) -> Option<InsertedAt> {
        self.map?.inserted(origin)
    }

    /// The file of a position in the source of the kernel, if its text is known.
    pub(crate) fn kernel_file(&self, frame: &Frame) -> Option<Source<'a>> {
        let (name, text, lines) = self.files?.text(frame)?;
        Some(Source::new(name, text, lines))
    }

    /// The name for people of the file of a position in the source of the kernel.
    pub(crate) fn file_name(&self, frame: &Frame) -> String {
        let name = self.files.map_or(frame.file.as_str(), |files| files.name(&frame.file));
        one_line(name, FILE_LIMIT)
    }

    /// The locations of the ops and the names of values in the source.
    pub(crate) fn map(&self) -> Option<&'a SourceMap> {
        self.map
    }

    /// The texts of the files that the text was made from.
    pub(crate) fn files(&self) -> Option<&'a SourceFiles> {
        self.files
    }

    /// The source name of a value of the IR, if it says more than the name in the IR.
    pub(crate) fn source_name(&self, value: &str) -> Option<&'a str> {
        self.map?.name_of(value)
    }

    /// The name of the text for people.
    pub fn name(&self) -> &'a str {
        self.name
    }

    /// The line and column in the file of byte `offset` of the part.
    pub fn position(&self, offset: u32) -> LineColumn {
        self.lines.position(self.text, self.base.saturating_add(offset))
    }

    /// The line in the file of byte `offset` of the part.
    pub fn line(&self, offset: u32) -> u32 {
        self.lines.line(self.base.saturating_add(offset))
    }

    /// The text of the first line that `span` covers, within the span and without blanks at its
    /// ends.
    pub fn first_line(&self, span: Span) -> &'a str {
        let (start, end) = self.file_range(span);
        let line_end = self.line_range(self.lines.line(start as u32)).1;
        self.slice(start, end.min(line_end)).trim()
    }

    /// `span` in bytes of the file, inside the text and on character boundaries.
    pub(crate) fn file_range(&self, span: Span) -> (usize, usize) {
        let start = self.boundary(self.base.saturating_add(span.start) as usize);
        let end = self.boundary(self.base.saturating_add(span.end) as usize);
        (start, end.max(start))
    }

    /// The bytes of line `line` (from 1) without its line break.
    pub(crate) fn line_range(&self, line: u32) -> (usize, usize) {
        let start = self.lines.line_start(line).map_or(self.text.len(), |s| s as usize);
        let next = self.lines.line_start(line.saturating_add(1)).map(|s| s as usize);
        let end = next.map_or(self.text.len(), |next| next - 1);
        let bytes = self.text.as_bytes();
        let carriage_return = next.is_some() && end > start && bytes.get(end - 1) == Some(&b'\r');
        (start, end - usize::from(carriage_return))
    }

    /// The line of byte `offset` of the file.
    pub(crate) fn file_line(&self, offset: usize) -> u32 {
        self.lines.line(saturated::<u32>(offset))
    }

    /// The bytes `start..end` of the file. Empty if the range is not in the text.
    pub(crate) fn slice(&self, start: usize, end: usize) -> &'a str {
        self.text.get(self.boundary(start)..self.boundary(end)).unwrap_or("")
    }

    /// The last character boundary at or before `offset`.
    pub(crate) fn boundary(&self, offset: usize) -> usize {
        let mut at = offset.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        at
    }
}
