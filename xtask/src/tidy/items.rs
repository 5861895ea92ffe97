//! Which crate and module a Rust file belongs to, and its code without tests.

use super::blank::blank;
use super::functions::body_end;
use crate::repo::{SourceFile, Tree};

/// The code of one file below `src/` of a crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Source<'t> {
    pub(super) file: &'t SourceFile,
    /// Such as `seawall-model`.
    pub(super) krate: &'t str,
    /// Module path from the crate root; empty for `lib.rs` and `main.rs`.
    pub(super) module: Vec<&'t str>,
    /// The text with comments, literals and `#[cfg(test)]` items blanked.
    pub(super) code: String,
}

/// The sources of all crates, without test files.
pub(super) fn sources(tree: &Tree) -> impl Iterator<Item = Source<'_>> {
    tree.ending(&[".rs"]).filter_map(source)
}

fn source(file: &SourceFile) -> Option<Source<'_>> {
    let path = file.path.as_str();
    let (krate, inside) = path.strip_prefix("crates/").unwrap_or(path).split_once("/src/")?;
    let module: Vec<&str> = inside.strip_suffix(".rs")?.split('/').collect();
    if krate.contains('/') || module.contains(&"tests") {
        return None;
    }
    let module = match module[..] {
        ["lib" | "main"] => Vec::new(),
        [ref outer @ .., "mod"] => outer.to_vec(),
        _ => module,
    };
    Some(Source { file, krate, module, code: without_tests(&blank(&file.text)) })
}

/// `code` with its `#[cfg(test)]` items blanked.
fn without_tests(code: &str) -> String {
    let mut out = code.to_owned();
    for (at, attribute) in code.match_indices("#[cfg(test)]") {
        let start = at + attribute.len();
        // A declaration, such as `mod tests;`, has no body: leave it.
        if let Some(end) = body_end(code, start) {
            let blanked = code[at..=end].replace(|c: char| c != '\n', " ");
            // A character of several bytes becomes one space, which would move the rest.
            if blanked.len() == end + 1 - at {
                out.replace_range(at..=end, &blanked);
            }
        }
    }
    out
}

/// Whether `code` has the whole word `word` at `at`.
pub(super) fn is_word_at(code: &str, at: usize, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code[at..].starts_with(word)
        && !code[..at].ends_with(is_part)
        && !code[at + word.len()..].starts_with(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_have_a_crate_and_a_module() {
        let files = [
            ("crates/seawall-model/src/lib.rs", "a"),
            ("crates/seawall-model/src/text/mod.rs", "b"),
            ("crates/seawall-model/src/text/items.rs", "c"),
            ("crates/seawall-model/src/text/tests.rs", "d"),
            ("crates/seawall-model/tests/x.rs", "e"),
            ("xtask/src/main.rs", "f"),
        ];
        let tree = Tree::of(&files);
        let found: Vec<_> = sources(&tree).map(|s| (s.krate, s.module.join("::"), s.code)).collect();
        let expected = [
            ("seawall-model", "", "a"),
            ("seawall-model", "text", "b"),
            ("seawall-model", "text::items", "c"),
            ("xtask", "", "f"),
        ];
        assert_eq!(found, expected.map(|(k, m, c)| (k, m.to_owned(), c.to_owned())));
    }

    #[test]
    fn tests_are_blanked() {
        let code = "use a;\n#[cfg(test)]\nmod tests {\n  use b;\n}\nfn c() {}\n#[cfg(test)]\nmod tests;\n";
        let words: Vec<String> = without_tests(code).split_whitespace().map(str::to_owned).collect();
        assert_eq!(words, ["use", "a;", "fn", "c()", "{}", "#[cfg(test)]", "mod", "tests;"]);
    }
}
