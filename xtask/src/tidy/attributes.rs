//! Attributes and macros that hide problems: ignored tests, expected panics, silenced lints, debug
//! output.

use super::Violation;
use super::blank::blank;
use super::line_of;
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[
    ("ignored-test", "no test is ignored"),
    ("should-panic", "no test expects a panic"),
    ("unfinished-code", "no code calls a macro for missing code"),
    ("debug-output", "no code calls `dbg`"),
    ("allow-reason", "an `allow` or `expect` attribute has a reason"),
];

/// Forbidden code as rustfmt prints it, the rule, and what to do instead.
const FORBIDDEN: &[(&str, &str, &str)] = &[
    ("#[ignore", "ignored-test", "make the test run, or delete it"),
    ("#[should_panic", "should-panic", "assert on the error: the code returns errors and does not panic"),
    ("todo!(", "unfinished-code", "write the code, or return an error that names what is missing"),
    ("unimplemented!(", "unfinished-code", "write the code, or return an error that names what is missing"),
    ("dbg!(", "debug-output", "delete the call"),
];

/// The rules of this module.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    tree.ending(&[".rs"]).flat_map(check_file).collect()
}

fn check_file(file: &SourceFile) -> Vec<Violation> {
    let code = blank(&file.text);
    let mut violations = Vec::new();
    for (pattern, rule, message) in FORBIDDEN {
        for (at, _) in code.match_indices(pattern) {
            violations.push(Violation::new(&file.path, line_of(&code, at), rule, *message));
        }
    }
    for opening in ["#[allow(", "#![allow(", "#[expect(", "#![expect("] {
        for (at, _) in code.match_indices(opening) {
            let end = code[at..].find(")]").map_or(code.len(), |length| at + length);
            if !code[at..end].contains("reason") {
                let message = format!("`{opening}..)]` needs `reason = \"..\"`");
                violations.push(Violation::new(&file.path, line_of(&code, at), "allow-reason", message));
            }
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(text: &str) -> Vec<&'static str> {
        check(&Tree::of(&[("a.rs", text)])).iter().map(|violation| violation.rule).collect()
    }

    #[test]
    fn each_pattern_is_found_in_code_only() {
        for (pattern, rule, _) in FORBIDDEN {
            assert_eq!(rules(&format!("x {pattern}")), [*rule], "{pattern}");
            assert_eq!(rules(&format!("// {pattern}\n\"{pattern}\"")), Vec::<&str>::new(), "{pattern}");
        }
    }

    #[test]
    fn silenced_lints_have_a_reason() {
        assert_eq!(rules("#[allow(dead_code)]"), ["allow-reason"]);
        assert_eq!(rules("#![expect(\n  dead_code\n)]"), ["allow-reason"]);
        assert_eq!(rules("#[expect(dead_code, reason = \"used by b\")]"), Vec::<&str>::new());
    }
}
