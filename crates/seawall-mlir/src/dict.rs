//! Edits of attribute dictionaries, collected per op, because all changes of one op share its
//! braces.

use crate::change::Change;
use crate::extent::Typed;
use crate::ids::OpId;
use crate::ir::DictPlace;
use crate::module::Module;
use crate::print::without_trailing_blank;
use crate::scan::Scanner;
use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, Span};

/// A key and its requested value.
type Wanted = (String, Option<String>);

/// Requested values by op and key, in order of first mention. `None` removes the key.
#[derive(Clone, Debug, Default)]
pub(crate) struct DictEdits {
    ops: Vec<(OpId, Vec<Wanted>)>,
    positions: FxHashMap<OpId, usize>,
}

/// One entry of a written dictionary.
struct Entry<'m> {
    key: &'m str,
    span: Span,
}

impl DictEdits {
    pub(crate) fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    pub(crate) fn set(&mut self, op: OpId, key: &str, value: &str) {
        self.want(op, key, Some(value.to_string()));
    }

    pub(crate) fn remove(&mut self, op: OpId, key: &str) {
        self.want(op, key, None);
    }

    pub(crate) fn append(&mut self, other: DictEdits) {
        for (op, wanted) in other.ops {
            for (key, value) in wanted {
                self.want(op, &key, value);
            }
        }
    }

    fn want(&mut self, op: OpId, key: &str, value: Option<String>) {
        let position = *self.positions.entry(op).or_insert_with(|| {
            self.ops.push((op, Vec::new()));
            self.ops.len() - 1
        });
        let Some((_, wanted)) = self.ops.get_mut(position) else { return };
        match wanted.iter_mut().find(|w| w.0 == key) {
            Some(slot) => slot.1 = value,
            None => wanted.push((key.to_string(), value)),
        }
    }

    /// Returns the text changes.
    pub(crate) fn changes(self, module: &Module) -> Result<Vec<Change>, Diagnostic> {
        let mut all = Vec::new();
        for (op, wanted) in &self.ops {
            change_op(module, *op, wanted, &mut all)?;
        }
        Ok(all)
    }
}

fn change_op(module: &Module, op: OpId, wanted: &[Wanted], all: &mut Vec<Change>) -> Result<(), Diagnostic> {
    let place = module.op(op).dict;
    let entries = match place {
        DictPlace::Here(at) => entries(module.text(), at),
        _ => Vec::new(),
    };
    let mut removed = vec![false; entries.len()];
    let mut added = Vec::new();
    for (key, value) in wanted {
        let position = entries.iter().position(|e| e.key == key);
        match (position, module.named_attr(op, key), value) {
            (Some(i), _, Some(value)) => all.push(Change::replace(entries[i].span, entry_text(key, value))),
            (Some(i), _, None) => removed[i] = true,
            (None, Some(attr), Some(value)) if !attr.span.is_empty() => {
                all.push(Change::replace(attr.span, value.clone()));
            }
            (None, Some(_), Some(value)) if value == "unit" => {}
            (None, Some(attr), _) => return Err(part_of_form(module, op, key, attr.span)),
            (None, None, Some(value)) => added.push(entry_text(key, value)),
            (None, None, None) => {}
        }
    }
    remove_entries(module, place, &entries, &removed, added.is_empty(), all);
    if added.is_empty() {
        return Ok(());
    }
    let added = added.join(", ");
    let change = match place {
        DictPlace::Here(at) => {
            let kept = removed.iter().any(|r| !r);
            let last = entries.iter().zip(&removed).rev().find(|(_, removed)| !**removed);
            let span = last.map_or(Span::at(at + 1), |(e, _)| Span::at(e.span.end));
            Change::replace(span, if kept { format!(", {added}") } else { added })
        }
        DictPlace::Absent(at) => Change::replace(Span::at(at), format!(" {{{added}}}")),
        DictPlace::AbsentWithKeyword(at) => Change::replace(Span::at(at), format!(" attributes {{{added}}}")),
        DictPlace::Nowhere => {
            let message =
                format!("the assembly format of {} has no attribute dictionary", module.op_name(op));
            return Err(Diagnostic::error("edit::no-attributes", module.op(op).name_span, message));
        }
    };
    all.push(change);
    Ok(())
}

#[cold]
fn part_of_form(module: &Module, op: OpId, key: &str, span: Span) -> Diagnostic {
    let message =
        format!("`{key}` is part of the assembly format of {}, not of its dictionary", module.op_name(op));
    Diagnostic::error("edit::no-attributes", span, message)
}

/// Removes entries together with their commas, or the whole dictionary if no entry remains.
fn remove_entries(
    module: &Module,
    place: DictPlace,
    entries: &[Entry<'_>],
    removed: &[bool],
    none_added: bool,
    all: &mut Vec<Change>,
) {
    let DictPlace::Here(at) = place else { return };
    if !removed.contains(&true) {
        return;
    }
    if none_added && !removed.contains(&false) {
        let mut scanner = Scanner::new(module.text(), at as usize);
        if scanner.balanced().is_ok() {
            let before = module.text().get(..at as usize).unwrap_or("").trim_end();
            let before = before.strip_suffix("attributes").map_or(before, str::trim_end);
            all.push(Change::replace(Span::new(before.len() as u32, scanner.offset()), String::new()));
        }
        return;
    }
    let mut i = 0;
    while i < entries.len() {
        if !removed[i] {
            i += 1;
            continue;
        }
        let run = removed[i..].iter().take_while(|r| **r).count();
        let (first, last) = (entries[i].span, entries[i + run - 1].span);
        let span = match (entries.get(i + run), i.checked_sub(1).and_then(|p| entries.get(p))) {
            (Some(next), _) => Span::new(first.start, next.span.start),
            (None, Some(previous)) => Span::new(previous.span.end, last.end),
            (None, None) => Span::new(first.start, last.end),
        };
        all.push(Change::replace(span, String::new()));
        i += run;
    }
}

/// Returns the entries of the dictionary whose `{` is at `at`.
fn entries(text: &str, at: u32) -> Vec<Entry<'_>> {
    let mut scanner = Scanner::new(text, at as usize + 1);
    let mut all = Vec::new();
    loop {
        scanner.skip_blank();
        let start = scanner.pos;
        let key = match scanner.byte(0) {
            b'"' => scanner.string().map_or("", |s| s.of(text).trim_matches('"')),
            _ => scanner.bare(),
        };
        if scanner.pos == start {
            return all;
        }
        let end = scanner.pos;
        if scanner.eat("=") && scanner.attr(Typed::Yes).is_err() {
            return all;
        }
        // `eat` may have skipped blanks before `=`, so that the slice can end with them.
        let written = without_trailing_blank(scanner.slice(start));
        let span = Span::new(start as u32, (start + written.len()).max(end) as u32);
        all.push(Entry { key, span });
        if !scanner.eat(",") {
            return all;
        }
    }
}

fn entry_text(key: &str, value: &str) -> String {
    let plain =
        key.bytes().all(crate::chars::is_bare) && key.bytes().next().is_some_and(crate::chars::is_letter);
    let key = if plain { key.to_string() } else { format!("\"{key}\"") };
    if value == "unit" { key } else { format!("{key} = {value}") }
}
