//! Copies of ops as text, with fresh names for the values that they define.

use crate::ids::{OpId, ValueId};
use crate::lines::outdent;
use crate::module::Module;
use rustc_hash::FxHashMap;
use seawall_base::Span;

/// The renaming of values in a copy.
#[derive(Clone, Debug, Default)]
pub struct Rename {
    suffix: String,
    values: FxHashMap<ValueId, String>,
}

impl Rename {
    /// Appends `suffix` to the name of every value that the copied op defines.
    ///
    /// This includes results, region arguments and results of nested ops. [`Module::fresh_suffix`]
    /// returns a suffix that cannot create a duplicate name.
    pub fn suffix(suffix: impl Into<String>) -> Self {
        Rename { suffix: suffix.into(), values: FxHashMap::default() }
    }

    /// Spells uses of `value` as `name` (with `%`), and also its definition if that is copied.
    ///
    /// `name` includes `#1` if `value` is one of several results under one name.
    #[must_use]
    pub fn value(mut self, value: ValueId, name: impl Into<String>) -> Self {
        self.values.insert(value, name.into());
        self
    }

    /// Returns the new name for `name`.
    ///
    /// Letters cannot follow a numeric name, so `%0` becomes `%_c.0` with suffix `_c`. This cannot
    /// collide with another renamed name, because those end with the suffix.
    pub fn name(&self, name: &str) -> String {
        let base = name.trim_start_matches('%');
        if self.suffix.is_empty() {
            return name.to_string();
        }
        if !base.bytes().all(|b| b.is_ascii_digit()) {
            return format!("%{base}{}", self.suffix);
        }
        let starts_name = self.suffix.bytes().next().is_some_and(|b| !b.is_ascii_digit());
        format!("%{}{}.{base}", if starts_name { "" } else { "v" }, self.suffix)
    }
}

impl Module {
    /// Returns a suffix for [`Rename`] that does not occur in the text: `base`, or `base` with a
    /// number.
    pub fn fresh_suffix(&self, base: &str) -> String {
        let taken = |suffix: &str| self.text().contains(suffix);
        if !taken(base) {
            return base.to_string();
        }
        // The text is finite, so some number is free.
        (0u32..).map(|i| format!("{base}{i}_")).find(|s| !taken(s)).unwrap_or_default()
    }

    /// Returns the op as text with names changed by `rename`.
    ///
    /// Its further lines lose the op's own indentation, as
    /// [`Edits::insert_before`](crate::Edits::insert_before) expects.
    pub fn clone_op(&self, op: OpId, rename: &Rename) -> String {
        let span = self.op(op).span;
        let mut spellings = self.spellings(op, rename);
        spellings.sort_by_key(|s| s.0);
        spellings.dedup_by_key(|s| s.0);
        let mut out = String::with_capacity(span.len() as usize + spellings.len() * rename.suffix.len());
        let mut at = span.start;
        for (place, name) in spellings {
            if place.start < at || place.end > span.end {
                continue;
            }
            out.push_str(Span::new(at, place.start).of(self.text()));
            out.push_str(&name);
            at = place.end;
        }
        out.push_str(Span::new(at, span.end).of(self.text()));
        outdent(&out, self.lines(op).indent)
    }

    /// Returns every place in `op` that spells a changed name, with the new spelling.
    fn spellings(&self, op: OpId, rename: &Rename) -> Vec<(Span, String)> {
        let mut spellings = Vec::new();
        let mut own: FxHashMap<ValueId, Span> = FxHashMap::default();
        let mut define = |value: ValueId, spellings: &mut Vec<(Span, String)>| {
            let name = self.value(value).name;
            own.insert(value, name);
            let given =
                rename.values.get(&value).map(|name| name.split('#').next().unwrap_or(name).to_string());
            if !name.is_empty() {
                spellings.push((name, given.unwrap_or_else(|| rename.name(name.of(self.text())))));
            }
        };
        for inner in self.walk_op(op) {
            for &value in self.results(inner) {
                define(value, &mut spellings);
            }
            for &region in self.regions(inner) {
                for &block in self.region_blocks(region) {
                    for &value in self.block_args(block) {
                        define(value, &mut spellings);
                    }
                }
            }
        }
        for inner in self.walk_op(op) {
            for (&value, &span) in self.operands(inner).iter().zip(self.operand_spans(inner)) {
                if let Some(name) = rename.values.get(&value) {
                    spellings.push((span, name.clone()));
                } else if own.contains_key(&value) {
                    let text = span.of(self.text());
                    let (base, index) = text.find('#').map_or((text, ""), |at| text.split_at(at));
                    spellings.push((span, format!("{}{index}", rename.name(base))));
                }
            }
        }
        spellings
    }
}
