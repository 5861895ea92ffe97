//! The number of methods per type.

use std::collections::BTreeMap;

use super::functions::body_end;
use super::items::{Source, is_word_at, sources};
use super::{Violation, line_of};
use crate::repo::Tree;

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] =
    &[("type-methods", "a type has at most 60 methods in all `impl TYPE` blocks of its crate")];

/// Methods of a type, without those of traits.
const METHODS: usize = 60;

/// The methods of one type.
#[derive(Clone, Debug, Default)]
struct Methods<'t> {
    count: usize,
    /// The files with their counts.
    files: BTreeMap<&'t str, usize>,
    /// The line of the first block, in the first file.
    line: usize,
}

/// The rule `type-methods`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let mut types: BTreeMap<(String, String), Methods<'_>> = BTreeMap::new();
    for source in sources(tree) {
        for (name, line, count) in impls(&source) {
            let methods = types.entry((source.krate.to_owned(), name)).or_default();
            if methods.files.is_empty() {
                methods.line = line;
            }
            methods.count += count;
            *methods.files.entry(&source.file.path).or_default() += count;
        }
    }
    types.iter().filter_map(|((krate, name), methods)| violation(krate, name, methods)).collect()
}

fn violation(krate: &str, name: &str, methods: &Methods<'_>) -> Option<Violation> {
    let (path, _) = methods.files.first_key_value().filter(|_| methods.count > METHODS)?;
    let message = format!(
        "`{name}` has {} methods in {} files of {krate}; a type has at most {METHODS}",
        methods.count,
        methods.files.len()
    );
    let violation = Violation::new(path, methods.line, "type-methods", message);
    Some(violation.about(&format!("{krate}: {name}"), methods.count))
}

/// The `impl TYPE` blocks: type, line and number of functions directly in the block.
fn impls(source: &Source<'_>) -> Vec<(String, usize, usize)> {
    let code = source.code.as_str();
    let mut found = Vec::new();
    for (at, word) in code.match_indices("impl") {
        let before = code[..at].trim_end();
        let is_item =
            before.is_empty() || before.ends_with(['}', ';', '{', ']']) || before.ends_with("unsafe");
        if !is_item || !is_word_at(code, at, word) {
            continue;
        }
        let Some((header, body)) = code[at + word.len()..].split_once('{') else { continue };
        let Some(end) = body_end(code, at) else { continue };
        let body = &body[..end - (code.len() - body.len())];
        if let Some(name) = type_name(header) {
            found.push((name, line_of(code, at), functions_in(body)));
        }
    }
    found
}

/// The name of the type in `<..> path::Name<..> where ..`; `None` for an implementation of a trait.
fn type_name(header: &str) -> Option<String> {
    let header = without_angles(header);
    let header = header.split(" where ").next().unwrap_or_default().trim();
    let is_trait = header.split_whitespace().any(|word| word == "for");
    let name = header.rsplit("::").next().unwrap_or_default().trim_start_matches(['&', '(']).trim();
    (!is_trait && !name.is_empty()).then(|| name.to_owned())
}

/// `text` without what is in angle brackets.
fn without_angles(text: &str) -> String {
    let mut depth = 0_usize;
    let mut before = ' ';
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '<' => depth += 1,
            '>' if before != '-' => depth = depth.saturating_sub(1),
            '\n' if depth == 0 => out.push(' '),
            c if depth == 0 => out.push(c),
            _ => {}
        }
        before = c;
    }
    out
}

/// The functions of `body` that are not in an inner block.
fn functions_in(body: &str) -> usize {
    let mut depth = 0_usize;
    let mut count = 0;
    for (at, c) in body.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            'f' if depth == 0 && is_word_at(body, at, "fn") => count += 1,
            _ => {}
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(text: &str) -> Vec<(String, usize)> {
        let tree = Tree::of(&[("crates/a/src/b.rs", text)]);
        sources(&tree).flat_map(|source| impls(&source)).map(|(name, _, count)| (name, count)).collect()
    }

    fn impls_with(methods: usize) -> String {
        format!("struct A;\nimpl A {{\n{}}}\n", "  fn f(&self) {}\n".repeat(methods))
    }

    #[test]
    fn methods_of_inherent_blocks_are_counted() {
        let text = "impl<'a, T: Fn() -> u8> x::A<'a, T>\nwhere T: B<u8> {\n  pub const fn a() { fn b() {} }\n  fn c();\n}\n\
                    impl From<u8> for A<'_> {\n  fn from() {}\n}\nfn f(x: impl B) -> impl C { x }\n";
        assert_eq!(counts(text), [("A".to_owned(), 2)]);
    }

    #[test]
    fn a_type_has_few_methods() {
        let (half, one) = (impls_with(METHODS / 2), impls_with(1));
        let mut files = vec![("crates/a/src/b.rs", half.as_str()), ("crates/a/src/c.rs", half.as_str())];
        assert_eq!(check(&Tree::of(&files)), []);
        files.push(("crates/other/src/d.rs", &one));
        assert_eq!(check(&Tree::of(&files)), []);
        files.push(("crates/a/src/d.rs", &one));
        let found = check(&Tree::of(&files));
        assert_eq!(
            found.iter().map(ToString::to_string).collect::<Vec<_>>(),
            [
                "crates/a/src/b.rs:2: type-methods: `A` has 61 methods in 3 files of a; a type has at most 60 [a: A]"
            ]
        );
    }
}
