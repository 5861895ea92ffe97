//! Headers and budgets: every Rust file says what it is, and stays small enough to be read in one go.

use super::functions::functions;
use super::{Violation, numbered};
use crate::repo::{SourceFile, Tree};

/// Lines of a Rust file.
const FILE_LINES: usize = 400;
/// Lines of a function.
const FUNCTION_LINES: usize = 60;

/// (path, function or `*` for the file's own length, why). Only opcode and table matches: a list to keep short.
const EXCEPTIONS: &[(&str, &str, &str)] = &[];

/// The rules `header`, `file-length` and `function-length`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations: Vec<Violation> = tree.ending(&[".rs"]).flat_map(check_file).collect();
    for (path, what, _) in EXCEPTIONS {
        if !tree.paths.contains(*path) {
            violations.push(Violation::new(
                path,
                1,
                "exception",
                format!("`{what}` is excepted in a file that is gone"),
            ));
        }
    }
    violations
}

fn check_file(file: &SourceFile) -> Vec<Violation> {
    let path = file.path.as_str();
    let mut violations = Vec::new();
    let first = numbered(&file.text).find(|(_, line)| !line.trim().is_empty());
    if !first.is_some_and(|(_, line)| line.starts_with("//!")) {
        violations.push(Violation::new(
            path,
            1,
            "header",
            "a file opens with a `//!` header that says what it is for",
        ));
    }
    let lines = file.text.lines().count();
    if lines > FILE_LINES && !excepted(path, "*") {
        let message = format!("{lines} lines; a file has at most {FILE_LINES}");
        violations.push(Violation::new(path, FILE_LINES + 1, "file-length", message));
    }
    for function in functions(&file.text) {
        if function.lines > FUNCTION_LINES && !excepted(path, &function.name) {
            let message = format!(
                "`{}` has {} lines; a function has at most {FUNCTION_LINES}",
                function.name, function.lines
            );
            violations.push(Violation::new(path, function.line, "function-length", message));
        }
    }
    violations
}

fn excepted(path: &str, what: &str) -> bool {
    EXCEPTIONS.iter().any(|(file, name, _)| *file == path && *name == what)
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_file_is_short() {
        let text = |lines: usize| format!("//! A.\n{}", "\n".repeat(lines - 1));
        assert_eq!(rules(&text(FILE_LINES)), Vec::<&str>::new());
        assert_eq!(rules(&text(FILE_LINES + 1)), ["file-length"]);
    }

    #[test]
    fn a_function_is_short() {
        let text = |lines: usize| format!("//! A.\nfn f() {{\n{}}}\n", "x;\n".repeat(lines - 2));
        assert_eq!(rules(&text(FUNCTION_LINES)), Vec::<&str>::new());
        assert_eq!(rules(&text(FUNCTION_LINES + 1)), ["function-length"]);
    }
}
