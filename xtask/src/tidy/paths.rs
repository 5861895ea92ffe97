//! Paths in code spans of pages and of Rust comments: they exist.

use super::Violation;
use super::markdown::pages;
use super::prose::{Passage, TokenKind, comments, passages, tokens};
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[(
    "dead-path",
    "a path in backticks, such as `crates/seawall`, exists; globs and `crates/NAME` are exempt",
)];

/// Folders whose paths are checked.
const TOPS: &[&str] =
    &["crates/", "docs/", "tests/", "xtask/", "peers/", "corpus/", "python/", "fuzz/", ".ci/"];

/// Folders that a build creates; version control does not have them.
const BUILT: &[&str] = &["target/", ".venv"];

/// The rule `dead-path`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let pages = pages(tree).map(|file| (file, passages(file)));
    let sources = tree.ending(&[".rs"]).map(|file| (file, comments(&file.text)));
    pages.chain(sources).flat_map(|(file, passages)| check_file(tree, file, &passages)).collect()
}

fn check_file(tree: &Tree, file: &SourceFile, passages: &[Passage]) -> Vec<Violation> {
    let mut violations = Vec::new();
    for token in passages.iter().flat_map(tokens).filter(|token| token.kind == TokenKind::Code) {
        let path = token.text.trim_matches('`');
        if is_checked(path) && !exists(tree, &file.path, path) {
            let message = format!("`{path}` does not exist");
            let subject = format!("{}: {path}", file.path);
            violations.push(Violation::new(&file.path, token.line, "dead-path", message).about(&subject, 0));
        }
    }
    violations
}

/// Whether the rule `dead-path` checks this code span.
pub(super) fn is_checked(span: &str) -> bool {
    TOPS.iter().any(|top| span.starts_with(top)) && !span.contains(char::is_whitespace)
}

/// Whether `path`, up to its first variable part, is in the tree: from the root, from the folder of
/// the file `from`, or from the folder of its crate. A bare file name may be anywhere.
pub(super) fn exists(tree: &Tree, from: &str, path: &str) -> bool {
    if BUILT.iter().any(|built| path.starts_with(built)) {
        return true;
    }
    let path = path.split('#').next().unwrap_or(path).trim_end_matches('/');
    let path = path.split_once(".rs:").map_or(path.to_owned(), |(file, _)| format!("{file}.rs"));
    let parts: Vec<&str> = path.split('/').collect();
    let fixed = parts.iter().take_while(|part| !is_variable(part)).count();
    let fixed_path = parts[..fixed].join("/");
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let of_crate: Vec<&str> = folder.split('/').take(2).collect();
    fixed == 0
        || tree.paths.contains(&fixed_path)
        || tree.paths.contains(&resolve(folder, &fixed_path))
        || (folder.starts_with("crates/") && tree.paths.contains(&resolve(&of_crate.join("/"), &fixed_path)))
        || (!fixed_path.contains('/')
            && tree.paths.iter().any(|known| known.rsplit('/').next() == Some(&fixed_path)))
}

/// Whether a part of a path stands for others: a glob, or a name in capitals such as `NAME` or
/// `NNNN-title.md`. Pages in capitals, such as `README.md`, are names.
fn is_variable(part: &str) -> bool {
    let (stem, ending) = part.split_once('.').unwrap_or((part, ""));
    let is_capital = stem.len() > 1 && stem.chars().all(|c| c.is_ascii_uppercase() || "_-".contains(c));
    part.contains(['*', '<', '{', '[', '…'])
        || part.contains("...")
        || part.contains("NNNN")
        || (is_capital && ending != "md" && stem != "LICENSE")
}

/// `path` as seen from `folder`, with `..` applied.
pub(super) fn resolve(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<(usize, String)> {
        let mut tree = Tree::of(&[(path, text)]);
        tree.insert("crates/seawall/src/lib.rs", None);
        tree.insert("crates/seawall/tests/check.rs", None);
        check(&tree).into_iter().map(|v| (v.line, v.subject.unwrap_or_default())).collect()
    }

    #[test]
    fn paths_of_pages_exist() {
        let text = "`crates/seawall/src/lib.rs`, `crates/seawall/`, `other/x`, `crates/x y`\n";
        assert_eq!(found("docs/a.md", text), []);
        let text = "# A\n\nSee\n`crates/gone`.\n\n```\n`crates/gone`\n```\n";
        assert_eq!(found("docs/a.md", text), [(4, "docs/a.md: crates/gone".to_owned())]);
        assert_eq!(found("docs/a.md", "`docs/GONE.md`").len(), 1);
    }

    #[test]
    fn paths_of_comments_exist() {
        let gone = [(1, "crates/seawall/src/a.rs: docs/gone.md".to_owned())];
        assert_eq!(found("crates/seawall/src/a.rs", "// See `docs/gone.md`.\n\"`docs/gone.md`\""), gone);
        assert_eq!(found("crates/seawall/src/a.rs", "// See `tests/check.rs`.\n"), []);
    }

    #[test]
    fn globs_and_names_in_capitals_are_exempt() {
        let text = "`crates/*/x.rs` `crates/NAME/DESIGN.md` `docs/NNNN-title.md` `crates/seawall/{a,b}.rs`";
        assert_eq!(found("docs/a.md", text), []);
        assert_eq!(found("docs/a.md", "`crates/gone/*`").len(), 1);
    }
}
