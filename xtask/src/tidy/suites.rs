//! Integration tests: one executable a crate, declared module by module in its `main.rs`.

use super::Violation;
use crate::repo::Tree;

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] =
    &[("test-module", "tests/main.rs of a crate declares each file and folder of tests beside it")];

/// The rules of this module.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for file in tree.ending(&["/tests/main.rs"]) {
        let folder = file.path.trim_end_matches("main.rs");
        for path in tree.paths.iter().filter(|path| path.starts_with(folder)) {
            let name = path[folder.len()..].trim_end_matches("/mod.rs").trim_end_matches(".rs");
            let is_module = path.ends_with(".rs") && !name.contains('/') && name != "main";
            let declaration = format!("mod {name};");
            if is_module && !file.text.lines().any(|line| line == declaration) {
                let message = format!("`{declaration}` is missing, so the tests of {path} do not run");
                violations.push(Violation::new(&file.path, 1, "test-module", message));
            }
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_file_that_is_not_declared_is_reported() {
        let mut tree = Tree::of(&[
            ("crates/a/tests/main.rs", "//! Tests.\n\nmod one;\nmod two;\n"),
            ("crates/a/tests/one.rs", ""),
            ("crates/a/tests/two/mod.rs", ""),
            ("crates/a/tests/two/part.rs", ""),
            ("crates/b/tests/other.rs", ""),
        ]);
        assert_eq!(check(&tree), []);
        tree.insert("crates/a/tests/three.rs", Some(String::new()));
        tree.insert("crates/a/tests/four/mod.rs", Some(String::new()));
        let reported: Vec<_> = check(&tree).into_iter().map(|violation| violation.message).collect();
        assert_eq!(reported.len(), 2, "{reported:?}");
        assert!(reported[0].contains("`mod four;`") && reported[1].contains("`mod three;`"), "{reported:?}");
    }
}
