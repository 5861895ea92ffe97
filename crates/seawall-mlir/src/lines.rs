//! The lines of an op: their other contents and their indentation.

use crate::ids::OpId;
use crate::module::Module;

/// The lines of one op.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines<'m> {
    /// The start of the line on which the op begins.
    pub(crate) start: u32,
    /// The offset past the `\n` of the line on which the op ends, or the end of the text.
    pub(crate) end: u32,
    /// The blanks at the start of the first line.
    pub(crate) indent: &'m str,
    /// Whether only blanks precede the op on its line.
    pub(crate) first: bool,
    /// Whether only blanks and a comment follow the op on its line.
    pub(crate) last: bool,
}

impl Module {
    pub(crate) fn lines(&self, op: OpId) -> Lines<'_> {
        let span = self.op(op).span;
        let text = self.text();
        let start = text.get(..span.start as usize).and_then(|t| t.rfind('\n')).map_or(0, |i| i + 1);
        let rest = text.get(span.end as usize..).unwrap_or("");
        let end = rest.find('\n').map_or(text.len(), |i| span.end as usize + i + 1);
        let before = text.get(start..span.start as usize).unwrap_or("");
        let after = text.get(span.end as usize..end).unwrap_or("").trim();
        let blank = before.len() - before.trim_start().len();
        Lines {
            start: start as u32,
            end: end as u32,
            indent: before.get(..blank).unwrap_or(""),
            first: blank == before.len(),
            last: after.is_empty() || after.starts_with("//"),
        }
    }

    /// Returns the op's text including a comment behind it. Its further lines lose the op's own
    /// indentation.
    pub(crate) fn outdented(&self, op: OpId) -> String {
        let lines = self.lines(op);
        let mut span = self.op(op).span;
        if lines.last {
            span.end = lines.end;
        }
        outdent(span.of(self.text()).trim_end(), lines.indent)
    }

    /// Returns the line ending that this text uses.
    pub(crate) fn newline(&self) -> &'static str {
        match self.text().find('\n') {
            Some(at) if at > 0 && self.text().as_bytes().get(at - 1) == Some(&b'\r') => "\r\n",
            _ => "\n",
        }
    }
}

/// Removes `indent` from the start of every line except the first.
pub(crate) fn outdent(text: &str, indent: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (i, line) in text.lines().enumerate() {
        if i > 0 {
            out.push('\n');
        }
        out.push_str(if i > 0 { line.strip_prefix(indent).unwrap_or(line.trim_start()) } else { line });
    }
    out
}

/// Adds `indent` to every line that is not empty, and ends each line with `newline`.
pub(crate) fn indented(text: &str, indent: &str, newline: &str) -> String {
    let mut out = String::with_capacity(text.len() + indent.len() + 2);
    for line in text.lines() {
        if !line.is_empty() {
            out.push_str(indent);
        }
        out.push_str(line);
        out.push_str(newline);
    }
    out
}
