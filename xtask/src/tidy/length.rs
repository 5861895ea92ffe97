//! The header and the length of Rust files, and the length of functions.

use super::functions::functions;
use super::{Violation, numbered};
use crate::repo::{SourceFile, Tree};

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] = &[
    ("header", "a Rust file starts with a `//!` comment that states its purpose"),
    ("file-length", "a Rust file has at most 400 lines (warning)"),
    ("function-length", "a function has at most 60 lines"),
];

/// Lines of a Rust file.
const FILE_LINES: usize = 400;
/// Lines of a function.
const FUNCTION_LINES: usize = 60;

/// The rules of this module.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    tree.ending(&[".rs"]).flat_map(check_file).collect()
}

fn check_file(file: &SourceFile) -> Vec<Violation> {
    let path = file.path.as_str();
    let mut violations = Vec::new();
    let first = numbered(&file.text).find(|(_, line)| !line.trim().is_empty());
    if !first.is_some_and(|(_, line)| line.starts_with("//!")) {
        let message = "the file does not start with a `//!` comment that states its purpose";
        violations.push(Violation::new(path, 1, "header", message));
    }
    let lines = file.text.lines().count();
    if lines > FILE_LINES {
        let message = format!("{lines} lines; a file has at most {FILE_LINES}");
        violations.push(Violation::new(path, FILE_LINES + 1, "file-length", message).warning());
    }
    for function in functions(&file.text).into_iter().filter(|function| function.lines > FUNCTION_LINES) {
        let message = format!(
            "`{}` has {} lines; a function has at most {FUNCTION_LINES}",
            function.name, function.lines
        );
        let subject = format!("{path}: {}", function.name);
        let violation = Violation::new(path, function.line, "function-length", message);
        violations.push(violation.about(&subject, function.lines));
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::Level;

    fn rules(text: &str) -> Vec<&'static str> {
        check(&Tree::of(&[("a.rs", text)])).iter().map(|violation| violation.rule).collect()
    }

    #[test]
    fn a_file_has_a_header() {
        assert_eq!(rules("//! What it is.\n"), Vec::<&str>::new());
        assert_eq!(rules("// What it is.\n"), ["header"]);
        assert_eq!(rules(""), ["header"]);
    }

    #[test]
    fn a_long_file_is_a_warning() {
        let text = |lines: usize| format!("//! A.\n{}", "\n".repeat(lines - 1));
        assert_eq!(rules(&text(FILE_LINES)), Vec::<&str>::new());
        let found = check(&Tree::of(&[("a.rs", &text(FILE_LINES + 1))]));
        assert_eq!(
            found.iter().map(|v| (v.rule, v.level)).collect::<Vec<_>>(),
            [("file-length", Level::Warning)]
        );
    }

    #[test]
    fn a_function_is_short() {
        let text = |lines: usize| format!("//! A.\nfn f() {{\n{}}}\n", "x;\n".repeat(lines - 2));
        assert_eq!(rules(&text(FUNCTION_LINES)), Vec::<&str>::new());
        assert_eq!(rules(&text(FUNCTION_LINES + 1)), ["function-length"]);
    }
}
