//! The files that are compared.

use crate::error::Result;
use crate::repo::{Repo, SourceFile};

/// What a file contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// MLIR text.
    Ir,
    /// A Wave trace in JSON.
    Trace,
    /// A litmus program.
    Program,
}

/// One file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Input {
    /// Relative to the root.
    pub(super) path: String,
    pub(super) kind: Kind,
}

/// Folders that are compared by default.
const DEFAULT: &[&str] = &["corpus", "tests"];
/// A key of every Wave trace.
const TRACE_KEY: &str = "\"seawall_wave_trace\"";

/// The files in `paths`, sorted by path.
pub(super) fn find(repo: &Repo, paths: &[String]) -> Result<Vec<Input>> {
    let tree = repo.tree()?;
    let given: Vec<&str> =
        paths.iter().map(|path| path.trim_start_matches("./").trim_end_matches('/')).collect();
    let folders = if given.is_empty() { DEFAULT } else { &given };
    let is_in = |path: &str, folder: &str| {
        path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let files = tree.files.iter().filter(|file| folders.iter().any(|folder| is_in(&file.path, folder)));
    Ok(files.filter_map(|file| Some(Input { path: file.path.clone(), kind: kind(file)? })).collect())
}

fn kind(file: &SourceFile) -> Option<Kind> {
    match file.path.rsplit('.').next()? {
        "mlir" | "ttgir" | "ttir" => Some(Kind::Ir),
        "litmus" => Some(Kind::Program),
        "json" if file.text.contains(TRACE_KEY) => Some(Kind::Trace),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_a_kind() {
        let of = |path: &str, text: &str| kind(&SourceFile { path: path.to_owned(), text: text.to_owned() });
        assert_eq!(of("corpus/a.after.mlir", ""), Some(Kind::Ir));
        assert_eq!(of("corpus/a.cached.ttgir", ""), Some(Kind::Ir));
        assert_eq!(of("tests/a.litmus", ""), Some(Kind::Program));
        assert_eq!(of("corpus/wave/a.json", "{\"seawall_wave_trace\": 1}"), Some(Kind::Trace));
        assert_eq!(of("corpus/wave/a.answer.json", "{}"), None);
        assert_eq!(of("corpus/a.py", ""), None);
    }
}
