//! Text edits: collected against an unchanged module, applied once. What no edit touches stays byte for byte.

use crate::dict::DictEdits;
use crate::ids::OpId;
use crate::lines::indented;
use crate::module::Module;
use seawall_base::{Diagnostic, Span};

/// Where changes at one place go: what follows an op stands before what precedes the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    After,
    Before,
    Replace,
}

#[derive(Clone, Debug)]
pub(crate) struct Change {
    span: Span,
    rank: Rank,
    text: String,
}

impl Change {
    pub(crate) fn replace(span: Span, text: String) -> Self {
        Change { span, rank: Rank::Replace, text }
    }
}

/// Changes to a module's text. Ops are addressed as they were read; [`apply`](Self::apply) makes the new
/// text, which is read again to see its ops.
#[derive(Clone, Debug)]
pub struct Edits<'m> {
    module: &'m Module,
    changes: Vec<Change>,
    dicts: DictEdits,
    newline: &'static str,
}

impl<'m> Edits<'m> {
    /// No changes yet.
    pub fn new(module: &'m Module) -> Self {
        Edits { module, changes: Vec::new(), dicts: DictEdits::default(), newline: module.newline() }
    }

    /// Whether nothing would change.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.dicts.is_empty()
    }

    /// Puts whole lines in front of `op`, indented like it. Several calls keep their order. An op that shares
    /// its line with what is in front of it moves to a line of its own.
    pub fn insert_before(&mut self, op: OpId, lines: &str) {
        let around = self.module.lines(op);
        let newline = self.newline;
        let change = if around.first {
            let text = indented(lines, around.indent, newline);
            Change { span: Span::at(around.start), rank: Rank::Before, text }
        } else {
            let text = indented(lines, around.indent, newline);
            let text = format!("{}{}", text.trim_start(), around.indent);
            Change { span: Span::at(self.module.op(op).span.start), rank: Rank::Before, text }
        };
        self.changes.push(change);
    }

    /// Puts whole lines behind `op`, indented like it. Several calls keep their order.
    pub fn insert_after(&mut self, op: OpId, lines: &str) {
        let around = self.module.lines(op);
        let newline = self.newline;
        let text = indented(lines, around.indent, newline);
        let ends_line =
            self.module.text().as_bytes().get((around.end as usize).wrapping_sub(1)) == Some(&b'\n');
        let (at, text) = match (around.last, ends_line) {
            (true, true) => (around.end, text),
            (true, false) => (around.end, format!("{newline}{}", text.trim_end_matches(['\n', '\r']))),
            (false, _) => (self.module.op(op).span.end, format!("{newline}{text}{}", around.indent)),
        };
        self.changes.push(Change { span: Span::at(at), rank: Rank::After, text });
    }

    /// Removes `op`, with its lines where nothing else stands on them.
    pub fn erase(&mut self, op: OpId) {
        let around = self.module.lines(op);
        let span = self.module.op(op).span;
        let span = if around.first && around.last {
            Span::new(around.start, around.end)
        } else {
            let rest = self.module.text().get(span.end as usize..).unwrap_or("");
            let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
            Span::new(span.start, span.end + blanks as u32)
        };
        self.changes.push(Change::replace(span, String::new()));
    }

    /// Takes `op` away and puts it in front of `anchor`, indented like that.
    pub fn move_before(&mut self, op: OpId, anchor: OpId) {
        let text = self.module.outdented(op);
        self.erase(op);
        self.insert_before(anchor, &text);
    }

    /// Replaces any text.
    pub fn replace(&mut self, span: Span, text: impl Into<String>) {
        self.changes.push(Change::replace(span, text.into()));
    }

    /// Sets attribute `key` (unquoted) to `value` as MLIR text; `unit` sets a flag. An attribute that is
    /// written keeps its place; a new one goes to the op's attribute dictionary, which is made where the op's
    /// form has it.
    pub fn set_attr(&mut self, op: OpId, key: &str, value: &str) {
        self.dicts.set(op, key, value);
    }

    /// Removes attribute `key` (unquoted) from the op's dictionary; nothing happens if it is not written.
    pub fn remove_attr(&mut self, op: OpId, key: &str) {
        self.dicts.remove(op, key);
    }

    /// The new text.
    ///
    /// # Errors
    ///
    /// Two changes touch the same text, a span lies outside it, or an op's form has no place for an
    /// attribute.
    pub fn apply(mut self) -> Result<String, Diagnostic> {
        let dicts = std::mem::take(&mut self.dicts);
        self.changes.extend(dicts.changes(self.module)?);
        // Stable: changes of one rank at one place keep the order of their calls.
        self.changes.sort_by_key(|c| (c.span.start, c.rank, c.span.end));
        let text = self.module.text();
        let grown: usize = self.changes.iter().map(|c| c.text.len()).sum();
        let mut out = String::with_capacity(text.len() + grown);
        let mut at = 0;
        for change in &self.changes {
            let Some(kept) = text.get(at as usize..change.span.start as usize) else {
                return Err(conflict(change.span, at));
            };
            if text.get(change.span.range()).is_none() {
                return Err(conflict(change.span, at));
            }
            out.push_str(kept);
            out.push_str(&change.text);
            at = change.span.end;
        }
        out.push_str(text.get(at as usize..).unwrap_or(""));
        Ok(out)
    }
}

fn conflict(span: Span, at: u32) -> Diagnostic {
    Diagnostic::error("edit::overlap", span, "two changes touch the same text")
        .also(Span::at(at), "an earlier change ends here")
}
