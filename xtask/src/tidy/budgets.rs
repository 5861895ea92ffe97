//! The size of pages.

use super::Violation;
use crate::repo::Tree;

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[
    ("page-length", "README.md has at most 120 lines, docs/ARCHITECTURE.md at most 150"),
    ("docs-words", "the pages below docs/ have at most 23,000 words in all"),
];

/// The most lines of a page.
const LINES: &[(&str, usize)] = &[("README.md", 120), ("docs/ARCHITECTURE.md", 150)];

/// The most words of all pages below `docs/`, as `wc -w` counts them.
const WORDS: usize = 23_000;
/// Pages that the message lists.
const LISTED: usize = 8;

/// The rules `page-length` and `docs-words`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (path, most) in LINES {
        let lines = tree.text(path).map_or(0, |text| text.lines().count());
        if lines > *most {
            let message = format!("{lines} lines; the page has at most {most}");
            violations.push(Violation::new(path, most + 1, "page-length", message));
        }
    }
    violations.extend(words(tree));
    violations
}

fn words(tree: &Tree) -> Option<Violation> {
    let pages = tree.ending(&[".md"]).filter(|file| file.path.starts_with("docs/"));
    let mut counts: Vec<(usize, &str)> =
        pages.map(|file| (file.text.split_whitespace().count(), file.path.as_str())).collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    let total: usize = counts.iter().map(|(words, _)| words).sum();
    let (_, first) = counts.first()?;
    let listed: Vec<String> =
        counts.iter().take(LISTED).map(|(words, path)| format!("{path} {words}")).collect();
    let message = format!("docs/ has {total} words; at most {WORDS}; most have {}", listed.join(", "));
    (total > WORDS).then(|| Violation::new(first, 1, "docs-words", message))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(path: &str, text: &str) -> Vec<&'static str> {
        check(&Tree::of(&[(path, text)])).iter().map(|violation| violation.rule).collect()
    }

    #[test]
    fn pages_have_few_lines() {
        for (path, most) in LINES {
            assert_eq!(rules(path, &"\n".repeat(*most)), Vec::<&str>::new());
            assert_eq!(rules(path, &"\n".repeat(most + 1)), ["page-length"]);
        }
    }

    #[test]
    fn docs_have_few_words() {
        assert_eq!(rules("docs/a/b.md", &"word ".repeat(WORDS)), Vec::<&str>::new());
        assert_eq!(rules("docs/a/b.md", &"word ".repeat(WORDS + 1)), ["docs-words"]);
        assert_eq!(rules("CHANGELOG.md", &"word ".repeat(WORDS + 1)), Vec::<&str>::new());
    }
}
