//! Keys that a dictionary has twice, which MLIR rejects.

use rustc_hash::FxHashSet;
use seawall_base::{Diagnostic, Span};

use super::Parser;
use crate::chars::{is_bare, is_bracket};
use crate::limits::MAX_ERRORS;

/// Dictionaries up to this length are compared without a table.
const SHORT_DICT: usize = 16;

/// An open dictionary.
#[derive(Clone, Copy)]
struct Dict {
    /// The position of its first key in the list of keys.
    first: usize,
    /// The position of its brace in the text.
    brace: usize,
}

/// Finds repeated keys. It keeps its lists from text to text.
#[derive(Default)]
struct Finder<'t> {
    /// The open brackets; `None` for those that open no dictionary.
    open: Vec<Option<Dict>>,
    /// The keys of the open dictionaries.
    keys: Vec<&'t str>,
    /// The keys of dictionaries that have many, by their braces.
    many: FxHashSet<(usize, &'t str)>,
}

impl<'t> Finder<'t> {
    /// Returns the places of keys that stand in a dictionary of `text` already. `text` is an
    /// attribute or a type, in which braces are dictionaries or the parameters of an encoding.
    fn repeated_keys(&mut self, text: &'t str) -> Vec<std::ops::Range<usize>> {
        let bytes = text.as_bytes();
        self.open.clear();
        self.keys.clear();
        self.many.clear();
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            at += 1;
            match byte {
                _ if !is_bracket(byte) && byte != b',' => {}
                b'"' => at = after_string(bytes, at),
                b'{' => {
                    self.open.push(Some(Dict { first: self.keys.len(), brace: at }));
                    self.key(text, &mut at, &mut found);
                }
                b'(' | b'[' | b'<' => self.open.push(None),
                b'>' if at >= 2 && bytes[at - 2] == b'-' => {}
                b')' | b']' | b'}' | b'>' => {
                    if let Some(Some(dict)) = self.open.pop() {
                        self.keys.truncate(dict.first);
                    }
                }
                b',' => self.key(text, &mut at, &mut found),
                _ => {}
            }
        }
        found
    }

    /// Reads a key at `at` if the innermost bracket is that of a dictionary.
    fn key(&mut self, text: &'t str, at: &mut usize, found: &mut Vec<std::ops::Range<usize>>) {
        let Some(&Some(dict)) = self.open.last() else { return };
        let bytes = text.as_bytes();
        while bytes.get(*at).is_some_and(u8::is_ascii_whitespace) {
            *at += 1;
        }
        let start = *at;
        let is_quoted = bytes.get(start) == Some(&b'"');
        if is_quoted {
            *at = after_string(bytes, start + 1);
        } else {
            while bytes.get(*at).is_some_and(|&byte| is_bare(byte)) {
                *at += 1;
            }
        }
        if start == *at {
            return;
        }
        let key = text.get(start..*at).unwrap_or("");
        let key = if is_quoted { key.trim_matches('"') } else { key };
        let keys = self.keys.get(dict.first..).unwrap_or_default();
        if keys.len() == SHORT_DICT {
            self.many.extend(keys.iter().map(|&key| (dict.brace, key)));
        }
        let is_new = match keys.len() < SHORT_DICT {
            true => !keys.contains(&key),
            false => self.many.insert((dict.brace, key)),
        };
        match is_new {
            true => self.keys.push(key),
            false => found.push(start..*at),
        }
    }
}

/// The position after the string whose first byte is at `at`.
fn after_string(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'\\' => at += 1,
            b'"' => break,
            _ => {}
        }
    }
    at.min(bytes.len())
}

/// Reports the repeated keys of the attributes from `first` on, which one dictionary has.
pub(super) fn check_keys(parser: &mut Parser<'_>, first: usize) {
    let attrs = parser.op_attrs.get(first..).unwrap_or(&[]);
    if attrs.len() < 2 {
        return;
    }
    let repeated: Vec<_> = if attrs.len() <= SHORT_DICT {
        let is_repeated = |at: &usize| attrs[..*at].iter().any(|other| other.key == attrs[*at].key);
        (0..attrs.len()).filter(is_repeated).map(|at| attrs[at]).collect()
    } else {
        let mut keys = FxHashSet::default();
        attrs.iter().filter(|attr| !keys.insert(attr.key)).copied().collect()
    };
    for attr in repeated {
        // Another format of the op may have read the dictionary before.
        if parser.errors.iter().any(|error| error.primary.span == attr.span) {
            continue;
        }
        let key = parser.texts.get(parser.symbols.span(attr.key)).to_owned();
        parser.report(repeated_key(attr.span, &key));
    }
}

/// Reports the repeated keys inside attributes and types. Each spelling is checked once.
pub(super) fn check_nested_keys(parser: &mut Parser<'_>) {
    let mut finder = Finder::default();
    let mut repeated = Vec::new();
    for span in parser.types.spans().chain(parser.attrs.spans()) {
        let text = parser.texts.get(span);
        if repeated.len() >= MAX_ERRORS || !may_repeat(text.as_bytes()) {
            continue;
        }
        repeated.extend(finder.repeated_keys(text).into_iter().map(|range| {
            let at = Span::new(span.start + range.start as u32, span.start + range.end as u32);
            (at, text.get(range).unwrap_or("").trim_matches('"').to_owned())
        }));
    }
    // A type can repeat the text of an attribute in it.
    repeated.sort();
    repeated.dedup();
    repeated.into_iter().for_each(|(at, key)| parser.report(repeated_key(at, &key)));
}

/// Whether a dictionary of `text` may have two keys: some `{` is followed by a comma.
fn may_repeat(text: &[u8]) -> bool {
    let open = memchr::memchr(b'{', text);
    open.is_some_and(|at| text[at..].contains(&b','))
}

fn repeated_key(at: Span, key: &str) -> Diagnostic {
    Diagnostic::error("parse::repeated-key", at, format!("the dictionary has the key `{key}` twice"))
        .help("delete one of the two")
}

#[cfg(test)]
mod tests {
    use super::Finder;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let found: Vec<_> =
            Finder::default().repeated_keys(text).into_iter().map(|range| &text[range]).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn keys_count_per_dictionary() {
        check("{a = 1, b = {a = 2}, c = [{a}, {a}]}", &[]);
        check("{a = 1, b = {c = 2, c = 3}}", &["c"]);
        check("{a, a, a}", &["a", "a"]);
        check("{a = \"x, a = \\\" {\", \"a\" = 1}", &["\"a\""]);
        check("{a = (i32, f32) -> (a, a), b = array<i32: 1, 1>, c = dense<[[1, 1], [1, 1]]>}", &[]);
        check("tensor<4xf32, #ttg.blocked<{order = [0], order = [0]}>>", &["order"]);
        check("{a = \"never closed", &[]);
        check("}{,", &[]);
    }
}
