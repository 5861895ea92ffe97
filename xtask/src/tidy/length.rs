//! Headers and budgets: every Rust file says what it is, and stays small enough to be read in one go.

use super::functions::functions;
use super::{Violation, numbered};
use crate::repo::{SourceFile, Tree};

/// Lines of a Rust file.
const FILE_LINES: usize = 400;
/// Lines of a function.
const FUNCTION_LINES: usize = 60;

/// (path, function or `*` for the file's own length, why). Only opcode and table matches: a list to keep short.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("crates/seawall-layout/src/encoding/print.rs", "fmt", "one match: a printed form for each encoding"),
    ("crates/seawall-mlir/src/parse/known.rs", "run_one", "one match: an arm for each element of a format"),
];

/// The rules `header`, `file-length` and `function-length`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations: Vec<Violation> = tree.ending(&[".rs"]).flat_map(check_file).collect();
    violations.extend(EXCEPTIONS.iter().filter_map(|exception| superfluous(tree, exception)));
    violations
}

/// An exception that nothing needs any more.
fn superfluous(tree: &Tree, (path, what, _): &(&str, &str, &str)) -> Option<Violation> {
    let text = tree.text(path)?;
    let long = match *what {
        "*" => text.lines().count() > FILE_LINES,
        name => {
            functions(text).iter().any(|function| function.name == name && function.lines > FUNCTION_LINES)
        }
    };
    let message = format!("`{what}` is short enough: take it off the list of exceptions");
    (!long).then(|| Violation::new(path, 1, "exception", message))
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
    fn exceptions_are_needed() {
        let (path, name, _) = EXCEPTIONS[0];
        let text = |lines: usize| format!("//! A.\nfn {name}() {{\n{}}}\n", "x;\n".repeat(lines - 2));
        let rules = |lines: usize| {
            check(&Tree::of(&[(path, &text(lines))])).iter().map(|v| v.rule).collect::<Vec<_>>()
        };
        assert_eq!(rules(FUNCTION_LINES + 1), Vec::<&str>::new());
        assert_eq!(rules(FUNCTION_LINES), ["exception"]);
    }

    #[test]
    fn a_function_is_short() {
        let text = |lines: usize| format!("//! A.\nfn f() {{\n{}}}\n", "x;\n".repeat(lines - 2));
        assert_eq!(rules(&text(FUNCTION_LINES)), Vec::<&str>::new());
        assert_eq!(rules(&text(FUNCTION_LINES + 1)), ["function-length"]);
    }
}
