//! The programs below `tests/litmus/`, and what their `// expect WHO: VERDICT` lines say. For tests only.
//!
//! A file that cannot be used fails the test that meets it, and so does a folder without any: a test that judged
//! nothing would pass.

mod expect;

use std::path::{Path, PathBuf};

use seawall_base::{Diagnostic, LineIndex};
use seawall_model::{Program, text};

pub use expect::{labels, normalized};

/// All litmus files, sorted by path.
///
/// # Panics
///
/// If there are none, or something else lies between them (but for a `README.md` in each folder).
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

/// A file's text and the program in it.
///
/// # Panics
///
/// If it cannot be read, is no program, expects nothing, or expects what nobody understands.
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

/// The verdicts that `source` expects of `who`, as they are written.
///
/// # Panics
///
/// If `who` is nobody of whom files expect something, or `source` expects what nobody understands.
pub fn expectations<'s>(source: &'s str, who: &str) -> Vec<&'s str> {
    assert!(expect::WHO.contains(&who), "nothing is expected of `{who}`");
    let all = expect::all(source).unwrap_or_else(|error| panic!("{error}"));
    all.into_iter().filter(|expected| expected.who == who).map(|expected| expected.verdict).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a call panics with.
    fn complaint<T>(call: impl FnOnce() -> T + std::panic::UnwindSafe) -> Option<String> {
        let payload = std::panic::catch_unwind(call).err()?;
        payload.downcast_ref::<String>().cloned()
    }

    #[test]
    fn a_folder_without_files_is_no_set_of_tests() {
        let folder = tempfile::tempdir().expect("a temporary directory can be made");
        let said = complaint(|| files_below(folder.path()));
        assert!(said.is_some_and(|said| said.contains("no litmus files")));
    }

    #[test]
    fn a_file_that_cannot_be_used_is_named() {
        let folder = tempfile::tempdir().expect("a temporary directory can be made");
        let program = "program p target sm_90 {\n  warps 1\n}\n";
        for (name, text, part) in [
            ("nothing.litmus", program.to_owned(), "no `// expect check:` line"),
            (
                "nobody.litmus",
                format!("// expect oracle: clean\n{program}"),
                "nothing is expected of `oracle`",
            ),
            ("broken.litmus", "// expect check: clean\nprogram {\n".to_owned(), "line: 2"),
        ] {
            let path = folder.path().join(name);
            write(&path, &text);
            let said = complaint(|| read(&path)).unwrap_or_default();
            assert!(said.contains(name) && said.contains(part), "{said}");
        }
    }

    #[test]
    fn another_kind_of_file_is_not_passed_over() {
        let folder = tempfile::tempdir().expect("a temporary directory can be made");
        for name in ["a.litmus", "b.litmsu"] {
            write(&folder.path().join(name), "");
        }
        let said = complaint(|| files_below(folder.path()));
        assert!(said.is_some_and(|said| said.contains("b.litmsu")));
    }

    #[expect(clippy::disallowed_methods, reason = "a file in a folder of its own")]
    fn write(path: &Path, text: &str) {
        std::fs::write(path, text).expect("a file can be made");
    }
}
