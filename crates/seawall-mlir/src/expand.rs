//! Expansion of aliases, and equality of types in different spellings.

use crate::ids::{AttrId, TypeId};
use crate::limits::{MAX_ALIAS_DEPTH, MAX_EXPANSION};
use crate::module::Module;
use crate::scan::Scanner;

impl Module {
    /// Returns the attribute with all aliases in it expanded recursively.
    ///
    /// Unknown names, cycles and expansions beyond [`MAX_EXPANSION`] stay unexpanded.
    pub fn attr_expanded(&self, attr: AttrId) -> String {
        self.expanded(self.attr_text(attr))
    }

    /// Returns the type with all aliases in it expanded, as [`attr_expanded`](Self::attr_expanded)
    /// does.
    pub fn type_expanded(&self, ty: TypeId) -> String {
        self.expanded(self.type_text(ty))
    }

    /// Returns `text`, which is a part of a type or attribute, with all aliases expanded as
    /// [`attr_expanded`](Self::attr_expanded) does.
    pub fn expanded(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        self.expand_into(&mut out, text, 0);
        out
    }

    /// Expands `text` into `out`. Recurses once per alias, at most [`MAX_ALIAS_DEPTH`] deep.
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

    /// Returns the definition of the alias `name` (with its sigil) as written.
    pub fn alias_text(&self, name: &str) -> Option<&str> {
        let symbol = self.find_symbol(name)?;
        if name.starts_with('!') {
            self.type_aliases.get(&symbol).map(|&ty| self.type_text(ty))
        } else {
            self.attr_aliases.get(&symbol).map(|&attr| self.attr_text(attr))
        }
    }

    /// Whether two spellings denote the same type, after alias expansion and ignoring blanks.
    ///
    /// An elided `<...>` equals any type with that body. One side may omit trailing parameters of
    /// `<...>`, because printers omit default values (`!tt.ptr<f16>` is `!tt.ptr<f16, 1>`).
    pub fn same_type(&self, a: TypeId, b: TypeId) -> bool {
        if a == b || is_elided(self.type_text(a), self.type_text(b)) {
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

/// Whether one type is written as the `<...>` of the other.
fn is_elided(a: &str, b: &str) -> bool {
    let (short, long) = if a.len() < b.len() { (a, b) } else { (b, a) };
    short.starts_with('<') && long.ends_with(short) && long.find('<') == Some(long.len() - short.len())
}

/// Returns the `#name`s and `!name`s in `text` that can only be aliases: without a dot, outside of
/// strings.
pub(crate) fn alias_names(text: &str) -> impl Iterator<Item = &str> {
    let mut scanner = Scanner::new(text, 0);
    std::iter::from_fn(move || {
        loop {
            let rest = text.as_bytes().get(scanner.pos..)?;
            scanner.pos += memchr::memchr3(b'"', b'#', b'!', rest)?;
            match scanner.byte(0) {
                b'"' if scanner.string().is_ok() => {}
                b'#' | b'!' => {
                    let start = scanner.pos;
                    scanner.pos += 1;
                    let name = scanner.bare();
                    if !name.is_empty() && !name.bytes().any(|byte| byte == b'.') {
                        return Some(scanner.slice(start));
                    }
                }
                _ => scanner.pos += 1,
            }
        }
    })
}

/// Compares two types where either side may omit trailing parameters of a `<...>`.
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

/// Returns the position of the `>` that closes the list around position `at`.
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

/// Returns the text without blanks outside of strings and without the `!dialect.` of type names,
/// which printers elide in nested types.
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
