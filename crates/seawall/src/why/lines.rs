//! From a line of the IR or of its source to the ops of that line.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use seawall_base::{Diagnostic, Frame, LineIndex, Span, saturated};
use seawall_model::Program;
use seawall_ptx::StatementKind;

use crate::model::SourceKind;
use crate::{read, trace};

/// The number of lines or files that an error lists.
const LISTED: usize = 6;

/// A line about which is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyLine {
    /// A line of the input, from 1.
    Ir(u32),
    /// A line of a source file that the locations of the input name.
    Source {
        /// The path of the file, or the end of it.
        file: String,
        /// The line, from 1.
        line: u32,
    },
}

/// A text that is no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhyLineError;

impl fmt::Display for WhyLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a line number such as `42`, or a line of the source such as `kernel.py:42`")
    }
}

impl std::error::Error for WhyLineError {}

impl FromStr for WhyLine {
    type Err = WhyLineError;

    fn from_str(text: &str) -> Result<Self, WhyLineError> {
        let number = |text: &str| text.parse::<u32>().ok().filter(|&line| line > 0).ok_or(WhyLineError);
        match text.rsplit_once(':') {
            None => number(text).map(WhyLine::Ir),
            Some(("", _)) => Err(WhyLineError),
            Some((file, line)) => Ok(WhyLine::Source { file: file.to_owned(), line: number(line)? }),
        }
    }
}

impl fmt::Display for WhyLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WhyLine::Ir(line) => write!(f, "line {line}"),
            WhyLine::Source { file, line } => write!(f, "{file}:{line}"),
        }
    }
}

/// An op of a text.
#[derive(Clone, Debug)]
pub(super) struct TextOp {
    /// Its text, from the start of its part.
    pub(super) span: Span,
    /// Its name.
    pub(super) name: String,
    /// Its positions in the source. Only for questions about a line of the source.
    frames: Vec<Frame>,
}

/// All ops of a part, in the order of the text.
pub(super) fn ops(kind: SourceKind, body: &str, line: &WhyLine, program: &Program) -> Vec<TextOp> {
    let wants_frames = matches!(line, WhyLine::Source { .. });
    match kind {
        SourceKind::Mlir => of_module(body, wants_frames),
        SourceKind::Ptx => of_ptx(body),
        SourceKind::Trace => of_trace(body),
        SourceKind::Amdgcn => Vec::new(),
        SourceKind::Model(_) => {
            let origins = program.origins.values().filter(|origin| !origin.span.is_empty());
            let op = |origin: &seawall_model::Origin| TextOp {
                span: origin.span,
                name: origin.op.to_string(),
                frames: Vec::new(),
            };
            let mut ops: Vec<TextOp> = origins.map(op).collect();
            ops.sort_by_key(|op| op.span);
            ops.dedup_by_key(|op| op.span);
            ops
        }
    }
}

fn of_module(body: &str, wants_frames: bool) -> Vec<TextOp> {
    // The part was read before.
    let Ok(Some(module)) = read::module(body) else { return Vec::new() };
    let op = |op| TextOp {
        span: module.op(op).span,
        name: module.op_name(op).to_owned(),
        frames: match wants_frames {
            true => module.location(op).map_or_else(Vec::new, |location| location.frames),
            false => Vec::new(),
        },
    };
    let mut ops: Vec<TextOp> = module.walk().map(op).filter(|op| !op.span.is_empty()).collect();
    ops.sort_by_key(|op| op.span.start);
    ops
}

fn of_ptx(text: &str) -> Vec<TextOp> {
    let Ok(module) = seawall_ptx::parse(text) else { return Vec::new() };
    let mut ops = Vec::new();
    for (statement, line) in module.source_lines() {
        let StatementKind::Instruction(id) = module.statements[statement].kind else { continue };
        let name = module.instructions[id].opcode_span.of(text).to_owned();
        let frame =
            line.map(|line| Frame { file: line.file.to_owned(), line: line.line, column: line.column });
        let span = module.statements[statement].span;
        ops.push(TextOp { span, name, frames: frame.into_iter().collect() });
    }
    ops
}

fn of_trace(text: &str) -> Vec<TextOp> {
    let Ok(trace::ReadTrace { trace, spans, .. }) = trace::read_for_any_gpu(text, None) else {
        return Vec::new();
    };
    let frame = |location: &seawall_wave::Location| Frame {
        file: location.file.clone(),
        line: location.line,
        column: location.column,
    };
    let op = |(id, node): (_, &seawall_wave::Node)| TextOp {
        span: spans.of(id),
        name: node.kind.name().to_owned(),
        frames: node.location.iter().map(frame).collect(),
    };
    let mut ops: Vec<TextOp> = trace.nodes().map(op).filter(|op| !op.span.is_empty()).collect();
    ops.sort_by_key(|op| op.span.start);
    ops
}

/// What was compared with a question.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// Lines of the input with ops, with the name of the first one.
    lines: BTreeSet<(u32, String)>,
    /// Lines of files with the name of the question that locations name.
    source_lines: BTreeSet<u32>,
    /// Files that locations name.
    files: BTreeSet<String>,
}

impl Seen {
    /// Whether an op is at the line. `base` is the start of its part.
    pub(super) fn matches(&mut self, op: &TextOp, base: u32, line: &WhyLine, lines: &LineIndex) -> bool {
        match line {
            WhyLine::Ir(wanted) => {
                let own = lines.line(base.saturating_add(op.span.start));
                self.lines.insert((own, op.name.clone()));
                own == *wanted
            }
            WhyLine::Source { file, line } => {
                let mut is_at = false;
                for frame in &op.frames {
                    self.files.insert(frame.file.clone());
                    if ends_with(&frame.file, file) {
                        self.source_lines.insert(frame.line);
                        is_at |= frame.line == *line;
                    }
                }
                is_at
            }
        }
    }

    /// The error for a line without an op.
    pub(super) fn nothing(&self, line: &WhyLine, source: &str, lines: &LineIndex) -> Diagnostic {
        match line {
            WhyLine::Ir(wanted) => {
                let start = lines.line_start(*wanted);
                let span = start.map_or(Span::at(saturated::<u32>(source.len())), Span::at);
                let message = match start {
                    Some(_) => format!("line {wanted} has no operation"),
                    None => format!("line {wanted} is behind the end of the input"),
                };
                let before = self.lines.iter().rev().find(|(line, _)| line < wanted);
                let after = self.lines.iter().find(|(line, _)| line > wanted);
                let near: Vec<String> = before
                    .into_iter()
                    .chain(after)
                    .map(|(line, op)| format!("line {line} (`{op}`)"))
                    .collect();
                let help = format!("the nearest lines with operations: {}", near.join(", "));
                Diagnostic::error("why::no-operation", span, message).help(help)
            }
            WhyLine::Source { file, line } => {
                let message = format!("no operation of the input has a location at {file}:{line}");
                let help = if !self.source_lines.is_empty() {
                    let mut near: Vec<u32> = self.source_lines.iter().copied().collect();
                    near.sort_by_key(|near| (near.abs_diff(*line), *near));
                    near.truncate(LISTED);
                    near.sort_unstable();
                    let near: Vec<String> = near.iter().map(u32::to_string).collect();
                    format!("the nearest lines of that file with operations: {}", near.join(", "))
                } else if self.files.is_empty() {
                    "the input has no locations; ask about a line of the input, such as `kernel.ttgir:42`"
                        .to_owned()
                } else {
                    let files: Vec<&str> = self.files.iter().take(LISTED).map(String::as_str).collect();
                    format!("the locations of the input name these files: {}", files.join(", "))
                };
                Diagnostic::error("why::no-operation", Span::at(0), message).help(help)
            }
        }
    }
}

/// Whether the last parts of a path are those of `end`.
fn ends_with(path: &str, end: &str) -> bool {
    let end = end.strip_prefix("./").unwrap_or(end);
    let is_same = |path: &str, end: &str| {
        path.strip_suffix(end).is_some_and(|rest| rest.is_empty() || rest.ends_with('/'))
    };
    // The IR may name a file relative to another directory than the question.
    is_same(path, end) || is_same(end, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_number_or_a_line_of_a_file() {
        assert_eq!("42".parse(), Ok(WhyLine::Ir(42)));
        let source = WhyLine::Source { file: "a/k.py".to_owned(), line: 3 };
        assert_eq!("a/k.py:3".parse(), Ok(source));
        for wrong in ["", "0", ":3", "k.py:", "k.py:0", "k.py", "k.py:x", "-1"] {
            assert_eq!(wrong.parse::<WhyLine>(), Err(WhyLineError), "{wrong}");
        }
    }

    #[test]
    fn a_file_is_named_by_the_end_of_its_path() {
        assert!(ends_with("/src/k.py", "k.py") && ends_with("/src/k.py", "./k.py"));
        assert!(ends_with("k.py", "/other/src/k.py") && ends_with("/src/k.py", "src/k.py"));
        assert!(!ends_with("/src/ok.py", "k.py") && !ends_with("/src/k.py", "k2.py"));
    }
}
