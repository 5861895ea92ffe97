//! Reads the litmus programs below `tests/litmus/` and their `// expect WHO: VERDICT` lines. For
//! tests only.
//!
//! An unusable file and a folder without files both fail the test, because a test without inputs
//! would pass.

mod expect;

use std::path::{Path, PathBuf};

use seawall_base::{Diagnostic, LineIndex};
use seawall_model::{Program, text};

pub use expect::{labels, normalized};

/// Returns all litmus files, sorted by path.
///
/// # Panics
///
/// If there are none, or if a folder contains any other file except `README.md`.
pub fn files() -> Vec<PathBuf> {
    files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus"))
}

fn files_below(root: &Path) -> Vec<PathBuf> {
    let mut folders = vec![root.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries =
            std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries {
            let path = entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path();
            if path.is_dir() {
                folders.push(path);
            } else if path.file_name().is_none_or(|name| name != "README.md") {
                let ending = path.extension().and_then(|ending| ending.to_str());
                assert_eq!(ending, Some("litmus"), "{}", path.display());
                files.push(path);
            }
        }
    }
    assert!(!files.is_empty(), "no litmus files below {}", root.display());
    files.sort();
    files
}

/// Returns a file's text and the program in it.
///
/// # Panics
///
/// If the file cannot be read or is not a program, or if its expectations are missing or invalid.
#[expect(clippy::disallowed_methods, reason = "tests read their inputs")]
pub fn read(path: &Path) -> (String, Program) {
    let source = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if let Err(error) = expect::all(&source) {
        panic!("{}: {error}", path.display());
    }
    match text::parse(&source) {
        Ok(program) => (source, program),
        Err(errors) => panic!("{}: {}", path.display(), listed(&source, &errors)),
    }
}

fn listed(source: &str, errors: &[Diagnostic]) -> String {
    let lines = LineIndex::new(source);
    let place = |error: &Diagnostic| lines.position(source, error.primary.span.start);
    let list: Vec<String> =
        errors.iter().map(|error| format!("{:?} {}", place(error), error.message)).collect();
    list.join("\n")
}

/// Returns the verdicts that `source` expects of `tool`, as written.
///
/// # Panics
///
/// If `tool` cannot have expectations, or if an expectation in `source` is invalid.
pub fn expectations<'s>(source: &'s str, tool: &str) -> Vec<&'s str> {
    assert!(expect::WHO.contains(&tool), "`{tool}` cannot have expectations");
    let all = expect::all(source).unwrap_or_else(|error| panic!("{error}"));
    all.into_iter().filter(|expected| expected.tool == tool).map(|expected| expected.verdict).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the message that `call` panics with.
    fn panic_message_of<T>(call: impl FnOnce() -> T + std::panic::UnwindSafe) -> Option<String> {
        let payload = std::panic::catch_unwind(call).err()?;
        payload.downcast_ref::<String>().cloned()
    }

    #[test]
    fn a_folder_without_files_is_no_set_of_tests() {
        let folder = tempfile::tempdir().expect("a temporary directory can be made");
        let panic_message = panic_message_of(|| files_below(folder.path()));
        assert!(panic_message.is_some_and(|panic_message| panic_message.contains("no litmus files")));
    }

    #[test]
    fn a_file_that_cannot_be_used_is_named() {
        let folder = tempfile::tempdir().expect("a temporary directory can be made");
        let program = "program p target sm_90 {\n  warps 1\n}\n";
        for (name, text, part) in [
            ("nothing.litmus", program.to_owned(), "no `// expect check:` line"),
            (
                "unknown_name.litmus",
                format!("// expect oracle: clean\n{program}"),
                "`oracle` cannot have expectations",
            ),
            ("broken.litmus", "// expect check: clean\nprogram {\n".to_owned(), "line: 2"),
        ] {
            let path = folder.path().join(name);
            write(&path, &text);
            let panic_message = panic_message_of(|| read(&path)).unwrap_or_default();
            assert!(panic_message.contains(name) && panic_message.contains(part), "{panic_message}");
        }
    }

    #[test]
    fn another_kind_of_file_is_not_passed_over() {
        let folder = tempfile::tempdir().expect("a temporary directory can be made");
        for name in ["a.litmus", "b.litmsu"] {
            write(&folder.path().join(name), "");
        }
        let panic_message = panic_message_of(|| files_below(folder.path()));
        assert!(panic_message.is_some_and(|panic_message| panic_message.contains("b.litmsu")));
    }

    #[expect(clippy::disallowed_methods, reason = "a file in a folder of its own")]
    fn write(path: &Path, text: &str) {
        std::fs::write(path, text).expect("a file can be made");
    }
}
