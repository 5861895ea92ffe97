//! Links of pages: files and anchors exist.

use std::collections::BTreeMap;

use super::Violation;
use super::markdown::{Kind, blocks, pages};
use super::paths::resolve;
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[
    ("dead-link", "the target of a relative link exists"),
    ("dead-anchor", "the heading that a link names exists"),
];

/// The rules `dead-link` and `dead-anchor`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    pages(tree).flat_map(|file| check_page(tree, file)).collect()
}

fn check_page(tree: &Tree, file: &SourceFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    for block in blocks(&file.text, 1).iter().filter(|block| !matches!(block.kind, Kind::Code(_))) {
        for (line, target) in links(&block.text, block.line) {
            if target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
            let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
            let path = if path.is_empty() { file.path.clone() } else { resolve(folder, path) };
            let path = path.trim_end_matches('/');
            if !path.is_empty() && !tree.paths.contains(path) {
                let message = format!("the link leads to `{path}`, which does not exist");
                violations.push(Violation::new(&file.path, line, "dead-link", message));
            } else if !anchor.is_empty()
                && let Some(page) = tree.text(path).filter(|_| path.ends_with(".md"))
                && !anchors(page).iter().any(|known| known == anchor)
            {
                let message = format!("`{path}` has no heading with the anchor `#{anchor}`");
                violations.push(Violation::new(&file.path, line, "dead-anchor", message));
            }
        }
    }
    violations
}

/// The targets of `[text](target)` and `[name]: target`, with their lines. A code span has no
/// links.
fn links(text: &str, first: usize) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let in_code = |at: usize| text[..at].matches('`').count() % 2 == 1;
    let line_at = |at: usize| first + text[..at].matches('\n').count();
    for (at, opening) in text.match_indices("](") {
        let rest = &text[at + opening.len()..];
        let target = rest.split([')', ' ', '\n']).next().unwrap_or_default();
        if !target.is_empty() && !in_code(at) {
            found.push((line_at(at), target));
        }
    }
    for (index, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with('[')) {
        if let Some((_, target)) = line.split_once("]: ") {
            found.push((first + index, target.split(' ').next().unwrap_or(target)));
        }
    }
    found
}

/// The anchors that GitHub gives to the headings of a page.
fn anchors(page: &str) -> Vec<String> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let headings = blocks(page, 1).into_iter().filter(|block| matches!(block.kind, Kind::Heading(_)));
    let anchors = headings.map(|block| {
        let anchor = slug(&block.text);
        let count = counts.entry(anchor.clone()).or_default();
        *count += 1;
        if *count == 1 { anchor } else { format!("{anchor}-{}", *count - 1) }
    });
    anchors.collect()
}

fn slug(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(&'static str, usize)> {
        let other = ("docs/b.md", "# Title\n\n## `check`: exit status, again\n\n## Title\n");
        let tree = Tree::of(&[("docs/a.md", text), other, ("README.md", "")]);
        check(&tree).iter().map(|violation| (violation.rule, violation.line)).collect()
    }

    #[test]
    fn links_exist() {
        assert_eq!(found("[a](../README.md) [b](b.md) [c](https://github.com) [d](..) [e](./)\n"), []);
        assert_eq!(found("\n[a\nb](gone.md)\n"), [("dead-link", 3)]);
        assert_eq!(found("| [a](../gone/) |\n"), [("dead-link", 1)]);
        assert_eq!(found("[a]: gone.md\n"), [("dead-link", 1)]);
    }

    #[test]
    fn anchors_exist() {
        assert_eq!(found("# Here\n[a](b.md#check-exit-status-again) [b](b.md#title-1) [c](#here)\n"), []);
        assert_eq!(found("# Here\n[a](b.md#gone)\n"), [("dead-anchor", 2)]);
        assert_eq!(found("# Here\n[a](#gone)\n"), [("dead-anchor", 2)]);
    }

    #[test]
    fn code_has_no_links() {
        assert_eq!(found("`[a](gone.md)`\n\n```\n[a](gone.md)\n```\n"), []);
    }
}
