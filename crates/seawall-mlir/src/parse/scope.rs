//! Names in scope: one table for all open regions, with an undo log.
//!
//! Values are numbered in the order of their definition. A region that hides outer names therefore
//! only raises the lowest visible number.
//!
//! Uses before the definition wait in a list in text order. A definition resolves the waiting uses
//! since the start of its own region, which are exactly those inside this region.

use super::Parser;
use super::names::Names;
use super::op_state::{Use, UseKind};
use crate::ids::{NameId, TypeId, ValueId};
use crate::intern::Texts;
use crate::ir::{NameVisibility, ValueDef};
use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, EntityId, Span};

#[derive(Clone, Copy, Debug)]
struct Entry {
    first: ValueId,
    count: u32,
}

/// A use that waits for its definition.
#[derive(Clone, Copy, Debug)]
struct Pending {
    name: NameId,
    index: u32,
    slot: u32,
    expected: Option<TypeId>,
    /// The next older waiting use of the same name.
    older: Option<u32>,
    done: bool,
}

/// The names of all open regions.
#[derive(Debug)]
pub(super) struct Scope {
    names: Names,
    /// The values of each name.
    table: Vec<Option<Entry>>,
    undo: Vec<(NameId, Option<Entry>)>,
    waiting: Vec<Pending>,
    newest: FxHashMap<NameId, u32>,
    /// Values with smaller numbers are invisible.
    visible_from: u32,
    /// Names of values with smaller numbers may be defined again.
    distinct_from: u32,
    region_waiting_start: u32,
}

/// What to restore at the end of a region.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    undo: usize,
    waiting: u32,
    visible_from: u32,
    distinct_from: u32,
    isolated: bool,
}

impl Scope {
    /// Empty tables for a text with `lines` lines.
    pub(super) fn for_lines(lines: usize) -> Self {
        Scope {
            names: Names::with_capacity(lines),
            table: Vec::with_capacity(lines),
            undo: Vec::with_capacity(lines),
            waiting: Vec::new(),
            newest: FxHashMap::default(),
            visible_from: 0,
            distinct_from: 0,
            region_waiting_start: 0,
        }
    }

    /// Returns the values of a name.
    #[inline]
    fn visible(&self, name: NameId) -> Option<Entry> {
        let entry = self.table.get(name.index()).copied().flatten();
        entry.filter(|e| e.first.index() as u32 >= self.visible_from)
    }

    /// As [`visible`](Self::visible), by the text of the name.
    fn visible_text(&self, texts: &Texts<&str>, name: &str) -> Option<Entry> {
        self.visible(self.names.find(texts, name)?)
    }

    /// Returns the id of the name at `name`.
    #[inline]
    pub(super) fn id(&mut self, texts: &Texts<&str>, name: Span) -> NameId {
        let id = self.names.intern(texts, name);
        if id.index() >= self.table.len() {
            self.table.push(None);
        }
        id
    }

    /// Whether the use in operand slot `slot`, which is one of the last op, waits for its
    /// definition.
    pub(super) fn is_waiting(&self, slot: u32) -> bool {
        let newest_first = self.waiting.iter().rev();
        newest_first.take_while(|pending| pending.slot >= slot).any(|pending| pending.slot == slot)
    }
}

impl Parser<'_> {
    /// Opens a region's scope.
    pub(super) fn enter_scope(&mut self, visibility: NameVisibility) -> Frame {
        let scope = &mut self.scope;
        let frame = Frame {
            undo: scope.undo.len(),
            waiting: scope.region_waiting_start,
            visible_from: scope.visible_from,
            distinct_from: scope.distinct_from,
            isolated: visibility == NameVisibility::Isolated,
        };
        let now = self.t.values.len() as u32;
        scope.region_waiting_start = scope.waiting.len() as u32;
        if visibility == NameVisibility::Isolated {
            scope.visible_from = now;
        }
        if visibility != NameVisibility::Open {
            scope.distinct_from = now;
        }
        frame
    }

    /// Closes a region's scope and removes its names. For an isolated region, waiting uses are
    /// errors.
    pub(super) fn leave_scope(&mut self, frame: Frame) {
        for (name, old) in self.scope.undo.drain(frame.undo..).rev() {
            self.scope.table[name.index()] = old;
        }
        if frame.isolated {
            self.report_waiting(self.scope.region_waiting_start as usize);
        }
        self.scope.region_waiting_start = frame.waiting;
        self.scope.visible_from = frame.visible_from;
        self.scope.distinct_from = frame.distinct_from;
    }

    /// Reports every use since `start` that has no definition.
    pub(super) fn report_waiting(&mut self, start: usize) {
        if self.scope.waiting.len() == start {
            return;
        }
        for i in start..self.scope.waiting.len() {
            let Pending { slot, done, .. } = self.scope.waiting[i];
            if !done {
                let span = self.t.operand_spans.get(slot as usize).copied().unwrap_or_default();
                let name = split_use(self.s.text, span).0.of(self.s.text);
                let message = format!("value {name} is used but never defined in this region");
                self.report(Diagnostic::error("parse::undefined-value", span, message).label("not defined"));
            }
        }
        while self.scope.waiting.len() > start {
            let Some(Pending { name, older, done: false, .. }) = self.scope.waiting.pop() else { continue };
            match older {
                Some(older) => drop(self.scope.newest.insert(name, older)),
                None => drop(self.scope.newest.remove(&name)),
            }
        }
    }

    /// Whether `name` (`%x`, without `#1`) is defined here.
    pub(super) fn is_visible(&self, name: Span) -> bool {
        self.scope.visible_text(&self.texts, name.of(self.s.text)).is_some()
    }

    /// Returns the type of the value `%x` or `%x#1`, if it is already defined.
    pub(crate) fn use_type(&self, span: Span) -> Option<TypeId> {
        let (name, index) = split_use(self.s.text, span);
        let entry = self.scope.visible_text(&self.texts, name.of(self.s.text))?;
        (index < entry.count)
            .then(|| self.t.values[ValueId::from_index(entry.first.index() + index as usize)].ty)
    }

    /// Returns the type of value `index` of a name, if it is already defined.
    #[inline]
    pub(super) fn type_of(&self, name: NameId, index: u32) -> Option<TypeId> {
        let entry = self.scope.visible(name).filter(|entry| index < entry.count)?;
        Some(self.t.values[ValueId::from_index(entry.first.index() + index as usize)].ty)
    }

    /// Resolves a use for operand slot `slot`. A use of an undefined name waits, with a
    /// temporary value in its slot.
    #[inline]
    pub(super) fn resolve(&mut self, used: &Use, slot: u32, expected: Option<TypeId>) -> ValueId {
        let &Use { span, name, index, .. } = used;
        match self.scope.visible(name) {
            Some(entry) => self.take(entry, index, span, expected),
            None => {
                let waiting = self.scope.waiting.len() as u32;
                let older = self.scope.newest.insert(name, waiting);
                self.scope.waiting.push(Pending { name, index, slot, expected, older, done: false });
                ValueId::from_index(0)
            }
        }
    }

    /// Returns value `index` of a group and checks its type against the type at the use.
    fn take(&mut self, entry: Entry, index: u32, span: Span, expected: Option<TypeId>) -> ValueId {
        if index >= entry.count {
            let name = self.t.values[entry.first].name;
            let message = format!(
                "{} names {} value(s); index {index} is out of range",
                name.of(self.s.text),
                entry.count
            );
            self.report(
                Diagnostic::error("parse::undefined-value", span, message).also(name, "defined here"),
            );
            return entry.first;
        }
        let value = ValueId::from_index(entry.first.index() + index as usize);
        if let Some(expected) = expected {
            let actual = self.t.values[value].ty;
            if actual != expected && actual != self.unknown && self.has_exact_type(value) {
                self.mismatches.entry((actual, expected)).or_insert((span, value));
            }
        }
        value
    }

    /// Whether the type is written or inferred by a row, as opposed to guessed from the text of an
    /// unknown op.
    fn has_exact_type(&self, value: ValueId) -> bool {
        match self.t.values[value].def {
            ValueDef::OpResult { op, .. } => self.t.ops[op].known,
            ValueDef::BlockArg { .. } => true,
        }
    }

    /// Defines `count` values from `first` under the name at `name`.
    pub(super) fn define(&mut self, name: Span, first: ValueId, count: u32) {
        let id = self.scope.id(&self.texts, name);
        let entry = Entry { first, count };
        let old = self.scope.table[id.index()].replace(entry);
        if let Some(old) = old
            && old.first.index() as u32 >= self.scope.distinct_from
        {
            let text = name.of(self.s.text);
            let place = self.t.values[old.first].name;
            self.report(
                Diagnostic::error("parse::redefined-value", name, format!("value {text} is defined twice"))
                    .label("defined again here")
                    .also(place, "first defined here"),
            );
        }
        self.scope.undo.push((id, old));
        if !self.scope.newest.is_empty() {
            self.wake(id, entry);
        }
    }

    /// Resolves the uses in this region that wait for the value.
    fn wake(&mut self, name: NameId, entry: Entry) {
        let Some(&newest) = self.scope.newest.get(&name) else { return };
        let mut next = Some(newest);
        while let Some(at) = next {
            if at < self.scope.region_waiting_start {
                break;
            }
            let Some(pending) = self.scope.waiting.get_mut(at as usize) else { break };
            pending.done = true;
            let Pending { index, slot, expected, older, .. } = *pending;
            let span = self.t.operand_spans.get(slot as usize).copied().unwrap_or_default();
            let value = self.take(entry, index, span, expected);
            if let Some(place) = self.t.operand_values.get_mut(slot as usize) {
                *place = value;
            }
            next = older;
        }
        match next {
            Some(at) => drop(self.scope.newest.insert(name, at)),
            None => drop(self.scope.newest.remove(&name)),
        }
    }
}

/// Returns the use `%x` or `%x#1` at `span`.
pub(super) fn use_at(parser: &mut Parser<'_>, span: Span) -> Use {
    let (name, index) = split_use(parser.s.text, span);
    let name = parser.scope.id(&parser.texts, name);
    Use { span, name, index, group: 0, kind: UseKind::Plain, ty: None }
}

/// Splits the `%x#1` at `span` into name and index.
#[inline]
fn split_use(text: &str, span: Span) -> (Span, u32) {
    // Names are short, so that a plain loop is faster than a search for a character.
    let bytes = text.as_bytes().get(span.range()).unwrap_or_default();
    let Some(at) = bytes.iter().position(|&byte| byte == b'#') else { return (span, 0) };
    let at = span.start + at as u32;
    let index = Span::new(at + 1, span.end).of(text).parse().unwrap_or(u32::MAX);
    (Span::new(span.start, at), index)
}
