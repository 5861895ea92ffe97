//! Copies of ops as text, with the names that they define made new.

use crate::ids::{OpId, ValueId};
use crate::lines::outdent;
use crate::module::Module;
use rustc_hash::FxHashMap;
use seawall_base::Span;

/// How names change in a copy.
#[derive(Clone, Debug, Default)]
pub struct Rename {
    suffix: String,
    values: FxHashMap<ValueId, String>,
}

impl Rename {
    /// Every value that the copied op defines (results, region arguments, results inside) gets `suffix` at
    /// the end of its name. See [`Module::fresh_suffix`] for one that makes no name twice.
    pub fn suffix(suffix: impl Into<String>) -> Self {
        Rename { suffix: suffix.into(), values: FxHashMap::default() }
    }

    /// Uses of `value`, and its definition where that is copied, are spelled `name` (with `%`; uses with `#1` too where it is one of
    /// several results of one name).
    #[must_use]
    pub fn value(mut self, value: ValueId, name: impl Into<String>) -> Self {
        self.values.insert(value, name.into());
        self
    }

    /// The new name for `name`. Digits alone cannot be followed by letters: `%0` becomes `%_c.0` with suffix `_c`,
    /// which no other renamed name can become, since those end with the suffix.
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
    /// A suffix for [`Rename`] that no name in the text contains: `base`, or `base` with a number.
    pub fn fresh_suffix(&self, base: &str) -> String {
        let taken = |suffix: &str| self.text().contains(suffix);
        if !taken(base) {
            return base.to_string();
        }
        // Some number is free: the text is finite.
        (0u32..).map(|i| format!("{base}{i}_")).find(|s| !taken(s)).unwrap_or_default()
    }

    /// The op as text with names changed by `rename`, its further lines moved left by the op's own
    /// indentation: ready for [`Edits::insert_before`](crate::Edits::insert_before) and its like.
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

    /// Every place in `op` where a changing name is spelled, with the new spelling.
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
