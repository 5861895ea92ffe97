//! Edits, collected against an unchanged module and applied once. They make a new text or a new
//! module. All other text stays unchanged byte for byte, and ops that no edit touches are not
//! parsed again.

use crate::change::{Change, OldPlaces, Rank};
use crate::compare::difference;
use crate::dict::DictEdits;
use crate::ids::OpId;
use crate::lines::indented;
use crate::module::Module;
use crate::parse::reuse::Reuse;
use crate::parse::{parse, parse_edited};
use crate::registry::Registry;
use seawall_base::{Diagnostic, EntityId, Span};

/// A set of changes to a module's text.
///
/// Ops are addressed by their ids in the unchanged module. [`apply`](Self::apply) returns the new
/// text, which must be parsed again to access its ops.
#[derive(Clone, Debug)]
pub struct Edits<'m> {
    module: &'m Module,
    changes: Vec<Change>,
    dicts: DictEdits,
    newline: &'static str,
}

impl<'m> Edits<'m> {
    /// Returns an empty set of changes.
    pub fn new(module: &'m Module) -> Self {
        Edits { module, changes: Vec::new(), dicts: DictEdits::default(), newline: module.newline() }
    }

    /// Whether there are no changes.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.dicts.is_empty()
    }

    /// Inserts whole lines in front of `op`, with the same indentation. Several calls keep their
    /// order.
    ///
    /// If other text precedes `op` on its line, `op` moves to a new line.
    pub fn insert_before(&mut self, op: OpId, lines: &str) {
        let change = self.before(op, lines);
        self.changes.push(change);
    }

    /// Inserts `lines` in front of `anchor`, as [`insert_before`](Self::insert_before) does. They
    /// are a copy of `op`, perhaps with other names. [`Edited::places`] has its place for them.
    pub fn copy_before(&mut self, op: OpId, anchor: OpId, lines: &str) {
        let change = Change { copy_of: Some(self.module.op(op).span), ..self.before(anchor, lines) };
        self.changes.push(change);
    }

    fn before(&self, op: OpId, lines: &str) -> Change {
        let around = self.module.lines(op);
        let newline = self.newline;
        let text = indented(lines, around.indent, newline);
        if around.first {
            return Change::insert(around.start, Rank::Before, text);
        }
        let text = format!("{}{}", text.trim_start(), around.indent);
        Change::insert(self.module.op(op).span.start, Rank::Before, text)
    }

    /// Inserts whole lines behind `op`, with the same indentation. Several calls keep their order.
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
        self.changes.push(Change::insert(at, Rank::After, text));
    }

    /// Removes `op`, and its lines if nothing else is on them.
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

    /// Moves `op` in front of `anchor`, with the same indentation as `anchor`.
    pub fn move_before(&mut self, op: OpId, anchor: OpId) {
        let text = self.module.outdented(op);
        self.erase(op);
        self.copy_before(op, anchor, &text);
    }

    /// Replaces the text of `span`.
    pub fn replace(&mut self, span: Span, text: impl Into<String>) {
        self.changes.push(Change::replace(span, text.into()));
    }

    /// Sets attribute `key` (unquoted) to `value`, which is MLIR text; `unit` sets a flag.
    ///
    /// An existing attribute keeps its place. A new one is added to the op's attribute dictionary,
    /// which is created where the assembly format allows it.
    pub fn set_attr(&mut self, op: OpId, key: &str, value: &str) {
        self.dicts.set(op, key, value);
    }

    /// Removes attribute `key` (unquoted) from the op's dictionary, if it is there.
    pub fn remove_attr(&mut self, op: OpId, key: &str) {
        self.dicts.remove(op, key);
    }

    /// Adds the changes of `other`, which is a set of changes to the same module. Insertions at one
    /// op come after those of `self`.
    pub fn append(&mut self, other: Edits<'m>) {
        self.changes.extend(other.changes);
        self.dicts.append(other.dicts);
    }

    /// Returns the changes of the text, in order. Each replaces a span of the unchanged text.
    ///
    /// # Errors
    ///
    /// As for [`apply`](Self::apply).
    pub fn replacements(&self) -> Result<Vec<Replacement>, Diagnostic> {
        let (_, changes) = self.clone().resolved()?;
        Ok(changes.into_iter().map(|change| Replacement { span: change.span, text: change.text }).collect())
    }

    /// Returns the new text.
    ///
    /// # Errors
    ///
    /// Two changes touch the same text, a span is outside of the text, or the assembly format of an
    /// op has no attribute dictionary.
    pub fn apply(self) -> Result<String, Diagnostic> {
        Ok(self.resolved()?.0)
    }

    /// Returns the new module, with the origins of its ops. It equals the module that is parsed
    /// from [`apply`](Self::apply), but only what the edits insert or change is parsed.
    ///
    /// # Errors
    ///
    /// As for [`apply`](Self::apply), and if what is inserted cannot be read.
    pub fn module(self) -> Result<Edited, Vec<Diagnostic>> {
        let module = self.module;
        let registry = Registry::with(&module.rows);
        let (text, changes) = self.resolved().map_err(|error| vec![error])?;
        let reuse = Reuse::new(module, &changes);
        let edited = parse_edited(&text, &registry, &reuse)?;
        debug_assert_eq!(
            parse(&text, &registry).map(|parsed| difference(&edited, &parsed)),
            Ok(None),
            "an edited module equals the parsed one"
        );
        let origins = edited.walk().map(|op| reuse.origin(edited.op(op))).collect();
        let places = OldPlaces::new(&changes, module.text().len() as u32);
        Ok(Edited { module: edited, origins, places })
    }

    /// Returns the new text, and all changes in order.
    fn resolved(mut self) -> Result<(String, Vec<Change>), Diagnostic> {
        let dicts = std::mem::take(&mut self.dicts);
        self.changes.extend(dicts.changes(self.module)?);
        // The sort is stable, so changes with one rank at one place keep the order of their calls.
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
        Ok((out, self.changes))
    }
}

/// New text in place of a span of the unchanged text. An insertion has an empty span.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replacement {
    /// The replaced text.
    pub span: Span,
    /// The new text.
    pub text: String,
}

/// A module that edits have made of another one.
#[derive(Debug)]
pub struct Edited {
    /// The module.
    pub module: Module,
    /// By op, the op of the old module that it is. `None` for an op that was inserted, moved
    /// or renamed.
    pub origins: Vec<Option<OpId>>,
    /// Where the text of the module was in the old text.
    pub places: OldPlaces,
}

impl Edited {
    /// Returns the op of the old module that `op` is.
    pub fn origin(&self, op: OpId) -> Option<OpId> {
        self.origins[op.index()]
    }
}

fn conflict(span: Span, at: u32) -> Diagnostic {
    Diagnostic::error("edit::overlap", span, "two edits change the same text")
        .also(Span::at(at), "the earlier edit ends here")
}
