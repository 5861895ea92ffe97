//! The headings of pages.

use std::collections::BTreeSet;

use super::Violation;
use super::markdown::{Kind, blocks, pages};
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[
    ("heading-title", "a page has exactly one heading of level 1, and it comes first"),
    ("heading-level", "a heading is at most one level below the heading before it"),
    ("heading-twice", "no two headings of a page have the same text (changelog: of a version)"),
    ("heading-case", "a heading starts with a capital letter, a digit or code, and ends without a period"),
];

/// Versions of the changelog repeat their headings.
const CHANGELOG: &str = "CHANGELOG.md";

/// The rules of this module.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    pages(tree).flat_map(check_page).collect()
}

fn check_page(file: &SourceFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut report = |line: usize, rule: &'static str, message: String| {
        violations.push(Violation::new(&file.path, line, rule, message));
    };
    let (mut seen, mut titles, mut before) = (BTreeSet::new(), 0, 0);
    for block in blocks(&file.text, 1) {
        let Kind::Heading(level) = block.kind else { continue };
        let text = block.text.as_str();
        if level == 1 {
            titles += 1;
            if titles > 1 {
                report(block.line, "heading-title", format!("`{text}` is a second heading of level 1"));
            }
        } else if before == 0 {
            report(block.line, "heading-title", "the first heading is not of level 1".to_owned());
        } else if level > before + 1 {
            report(block.line, "heading-level", format!("level {level} follows level {before}"));
        }
        before = level;
        if file.path == CHANGELOG && level == 2 {
            seen.clear();
        }
        if !seen.insert(text.to_owned()) {
            report(block.line, "heading-twice", format!("`{text}` is the text of two headings"));
        }
        if text.starts_with(char::is_lowercase) {
            report(
                block.line,
                "heading-case",
                format!("`{text}`: capitalize the first word, or put a name in backticks"),
            );
        }
        if text.ends_with(['.', ':']) {
            report(block.line, "heading-case", format!("`{text}`: delete the mark at the end"));
        }
    }
    if titles == 0 {
        report(1, "heading-title", "the page has no heading of level 1".to_owned());
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<(&'static str, usize)> {
        check(&Tree::of(&[(path, text)])).iter().map(|v| (v.rule, v.line)).collect()
    }

    #[test]
    fn a_clean_page_passes() {
        let page = "# Title of the page\n\n## `check`\n\n### 3 ways\n\n## Next\n\n```\n# Comment\n```\n";
        assert_eq!(found("docs/a.md", page), []);
        assert_eq!(found("CHANGELOG.md", "# Changes\n## 2\n### Fixed\n## 1\n### Fixed\n"), []);
    }

    #[test]
    fn a_page_has_one_title() {
        assert_eq!(found("docs/a.md", "Text.\n"), [("heading-title", 1)]);
        assert_eq!(found("docs/a.md", "# A\n# B\n"), [("heading-title", 2)]);
        assert_eq!(found("docs/a.md", "## A\n# B\n"), [("heading-title", 1)]);
    }

    #[test]
    fn no_level_is_skipped() {
        assert_eq!(found("docs/a.md", "# A\n### B\n"), [("heading-level", 2)]);
    }

    #[test]
    fn no_heading_is_repeated() {
        assert_eq!(found("docs/a.md", "# A\n## B\n## B\n"), [("heading-twice", 3)]);
        assert_eq!(found("CHANGELOG.md", "# A\n## 1\n### B\n### B\n"), [("heading-twice", 4)]);
    }

    #[test]
    fn headings_are_in_sentence_case() {
        assert_eq!(found("docs/a.md", "# a title\n"), [("heading-case", 1)]);
        assert_eq!(found("docs/a.md", "# A title.\n"), [("heading-case", 1)]);
    }
}
