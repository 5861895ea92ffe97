//! Requirements of a release: the full licence, its name in every manifest, and a changelog entry.

use super::Violation;
use super::arrows::is_member;
use super::manifest::entries;
use crate::repo::Tree;

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[
    ("license", "LICENSE has the full text, and each manifest names the licence"),
    ("changelog", "CHANGELOG.md has a version with an entry"),
];

/// The SPDX expression.
const LICENSE: &str = "Apache-2.0 WITH LLVM-exception";
/// Lines of the licence file: its title, its end and the exception.
const LICENSE_MARKS: &[&str] = &[
    "Version 2.0, January 2004",
    "END OF TERMS AND CONDITIONS",
    "LLVM Exceptions to the Apache 2.0 License",
];

/// The rules of this module.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations = license(tree);
    violations.extend(changelog(tree));
    violations
}

fn license(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    let text = tree.text("LICENSE").unwrap_or_default();
    for mark in LICENSE_MARKS.iter().filter(|mark| !text.contains(**mark)) {
        violations.push(Violation::new(
            "LICENSE",
            1,
            "license",
            format!("the file lacks `{mark}`, which the full text has"),
        ));
    }
    for file in tree.ending(&["Cargo.toml"]) {
        let section = match file.path.as_str() {
            "Cargo.toml" => "workspace.package",
            path if is_member(path) => "package",
            _ => continue,
        };
        let expected = if section == "package" { "true".to_owned() } else { format!("\"{LICENSE}\"") };
        let entries = entries(&file.text);
        let entry = entries.iter().find(|entry| entry.section == section && entry.key == "license");
        if entry.is_none_or(|entry| entry.value != expected) {
            let message = format!("`license` in [{section}] is not {expected}");
            violations.push(Violation::new(
                &file.path,
                entry.map_or(1, |entry| entry.line),
                "license",
                message,
            ));
        }
    }
    violations
}

fn changelog(tree: &Tree) -> Option<Violation> {
    let violation = |message: &str| Some(Violation::new("CHANGELOG.md", 1, "changelog", message));
    let Some(text) = tree.text("CHANGELOG.md") else { return violation("the page is missing") };
    let mut lines = text.lines().skip_while(|line| !line.starts_with("## "));
    if lines.next().is_none() || !lines.any(|line| line.starts_with("- ")) {
        return violation("the page has no entry: add a `## VERSION` heading with a `- ` line below it");
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEMBER: (&str, &str) = ("crates/a/Cargo.toml", "[package]\nlicense.workspace = true\n");
    const ENTRY: (&str, &str) = ("CHANGELOG.md", "# Changes\n\n## 0.1.0\n\n- Places barriers.\n");

    fn rules(files: &[(&str, &str)]) -> Vec<&'static str> {
        let mut tree = Tree::of(files);
        tree.insert("LICENSE", Some(LICENSE_MARKS.join("\n")));
        check(&tree).iter().map(|violation| violation.rule).collect()
    }

    #[test]
    fn the_license_is_complete() {
        let tree = Tree::of(&[ENTRY, ("LICENSE", LICENSE_MARKS[0])]);
        assert_eq!(check(&tree).len(), LICENSE_MARKS.len() - 1);
        assert_eq!(check(&Tree::of(&[ENTRY])).len(), LICENSE_MARKS.len());
    }

    #[test]
    fn a_complete_tree_passes() {
        let root = format!("[workspace.package]\nlicense = \"{LICENSE}\"\n");
        assert_eq!(rules(&[MEMBER, ENTRY, ("Cargo.toml", &root)]), Vec::<&str>::new());
    }

    #[test]
    fn manifests_name_the_license() {
        assert_eq!(rules(&[ENTRY, ("crates/a/Cargo.toml", "[package]\nname = \"a\"\n")]), ["license"]);
        assert_eq!(rules(&[ENTRY, ("Cargo.toml", "[workspace.package]\nlicense = \"MIT\"\n")]), ["license"]);
    }

    #[test]
    fn the_changelog_has_an_entry() {
        assert_eq!(rules(&[MEMBER]), ["changelog"]);
        assert_eq!(rules(&[MEMBER, ("CHANGELOG.md", "# Changes\n\n## 0.1.0\n")]), ["changelog"]);
    }
}
