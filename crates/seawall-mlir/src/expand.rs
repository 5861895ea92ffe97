//! Expansion of aliases, and equality of types across spellings.

use crate::ids::{AttrId, TypeId};
use crate::limits::{MAX_ALIAS_DEPTH, MAX_EXPANSION};
use crate::module::Module;
use crate::scan::Scanner;

impl Module {
    /// The attribute with all aliases in it expanded, recursively. Unknown names, cycles and what exceeds
    /// [`MAX_EXPANSION`] stay as they are.
    pub fn attr_expanded(&self, attr: AttrId) -> String {
        self.expanded(self.attr_text(attr))
    }

    /// The type with all aliases in it expanded, likewise.
    pub fn type_expanded(&self, ty: TypeId) -> String {
        self.expanded(self.type_text(ty))
    }

    fn expanded(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        self.expand_into(&mut out, text, 0);
        out
    }

    /// Recurses once an alias, at most [`MAX_ALIAS_DEPTH`] deep.
    fn expand_into(&self, out: &mut String, text: &str, depth: usize) {
        let mut scanner = Scanner::new(text, 0);
        let mut copied = 0;
        while !scanner.at_end() {
            match scanner.byte(0) {
                b'"' if scanner.string().is_ok() => {}
                b'#' | b'!' => {
                    let start = scanner.pos;
                    scanner.pos += 1;
                    scanner.bare();
                    let name = scanner.slice(start);
                    if depth >= MAX_ALIAS_DEPTH || out.len() >= MAX_EXPANSION {
                        continue;
                    }
                    if let Some(target) = self.alias_text(name) {
                        out.push_str(text.get(copied..start).unwrap_or(""));
                        self.expand_into(out, target, depth + 1);
                        copied = scanner.pos;
                    }
                }
                _ => scanner.pos += 1,
            }
        }
        out.push_str(text.get(copied..).unwrap_or(""));
    }

    /// What the alias `name` (with its sigil) stands for.
    pub(crate) fn alias_text(&self, name: &str) -> Option<&str> {
        let symbol = self.find_symbol(name)?;
        if name.starts_with('!') {
            self.type_aliases.get(&symbol).map(|&ty| self.type_text(ty))
        } else {
            self.attr_aliases.get(&symbol).map(|&attr| self.attr_text(attr))
        }
    }

    /// Whether two spellings are one type: equal after alias expansion, blanks aside; an elided `<...>`
    /// equals any type with that body, and parameters at the end of `<...>` may be missing on one side:
    /// printers leave them out where they have their default (`!tt.ptr<f16>` is `!tt.ptr<f16, 1>`).
    pub fn same_type(&self, a: TypeId, b: TypeId) -> bool {
        if a == b {
            return true;
        }
        let (a, b) = (plain(&self.type_expanded(a)), plain(&self.type_expanded(b)));
        match (a.starts_with('<'), b.starts_with('<')) {
            (true, false) => b.find('<').is_some_and(|at| b.get(at..) == Some(&a)),
            (false, true) => a.find('<').is_some_and(|at| a.get(at..) == Some(&b)),
            _ => same_but_defaults(a.as_bytes(), b.as_bytes()),
        }
    }
}

/// The `#name`s and `!name`s in `text` that can only be aliases: without dot, outside strings.
pub(crate) fn alias_names(text: &str) -> impl Iterator<Item = &str> {
    let mut scanner = Scanner::new(text, 0);
    std::iter::from_fn(move || {
        while !scanner.at_end() {
            match scanner.byte(0) {
                b'"' if scanner.string().is_ok() => {}
                b'#' | b'!' => {
                    let start = scanner.pos;
                    scanner.pos += 1;
                    let name = scanner.bare();
                    if !name.is_empty() && !name.contains('.') {
                        return Some(scanner.slice(start));
                    }
                }
                _ => scanner.pos += 1,
            }
        }
        None
    })
}

/// Equality where one side may leave out the last parameters of a `<...>`.
fn same_but_defaults(a: &[u8], b: &[u8]) -> bool {
    let (mut i, mut j) = (0, 0);
    loop {
        match (a.get(i), b.get(j)) {
            (None, None) => return true,
            (Some(b','), Some(b'>')) => i = closing(a, i),
            (Some(b'>'), Some(b',')) => j = closing(b, j),
            (x, y) if x == y => (i, j) = (i + 1, j + 1),
            _ => return false,
        }
    }
}

/// Where the `>` is that closes the list around position `at`.
fn closing(text: &[u8], mut at: usize) -> usize {
    let mut depth = 0;
    while let Some(b) = text.get(at) {
        match b {
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' if depth == 0 => break,
            b'>' | b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    at
}

/// The text without blanks outside strings and without `!dialect.` in front of type names, which nested types
/// elide.
fn plain(text: &str) -> String {
    let mut scanner = Scanner::new(text, 0);
    let mut out = String::with_capacity(text.len());
    while !scanner.at_end() {
        let start = scanner.pos;
        match scanner.byte(0) {
            b'"' if scanner.string().is_ok() => out.push_str(scanner.slice(start)),
            b'!' => {
                scanner.pos += 1;
                let name = scanner.bare();
                out.push_str(name.split_once('.').map_or(name, |(_, rest)| rest));
            }
            b if crate::chars::is_space(b) => scanner.pos += 1,
            _ => {
                let len = text.get(start..).and_then(|t| t.chars().next()).map_or(1, char::len_utf8);
                scanner.pos += len;
                out.push_str(scanner.slice(start));
            }
        }
    }
    out
}
