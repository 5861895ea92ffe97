//! Expands the given paths to files.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::input::reason;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// The files that are selected in directories.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    /// The file extensions.
    endings: &'static [&'static str],
    /// What the files are.
    what: &'static str,
    /// The file extensions in words.
    spelled: &'static str,
    /// Whether to leave out a `.ttir`, a `.ptx` and an `.amdgcn` beside the `.ttgir` of the same
    /// kernel, as in Triton's cache.
    latest: bool,
}

/// MLIR and PTX.
pub(crate) const MLIR_OR_PTX: Wanted = Wanted {
    endings: &["mlir", "ttir", "ttgir", "ptx"],
    what: "MLIR or PTX files",
    spelled: "`.mlir`, `.ttir`, `.ttgir` or `.ptx`",
    latest: false,
};
/// MLIR, PTX, AMD machine code, and models in their text form.
pub(crate) const MLIR_OR_MODEL: Wanted = Wanted {
    endings: &["mlir", "ttir", "ttgir", "ptx", "amdgcn", "litmus"],
    what: "MLIR, PTX or AMD assembly files or litmus programs",
    spelled: "`.mlir`, `.ttir`, `.ttgir`, `.ptx`, `.amdgcn` or `.litmus`",
    latest: true,
};

/// The files among `paths` in the given order, with directories replaced by the files below them,
/// sorted by path.
pub(crate) fn files(
    terminal: &Terminal,
    paths: &[PathBuf],
    wanted: &Wanted,
) -> Result<Vec<PathBuf>, Problem> {
    let mut files = Vec::new();
    let mut once = Once::default();
    for path in paths {
        files.extend(below(terminal, path, wanted)?.into_iter().filter(|file| once.is_first(file)));
    }
    Ok(files)
}

/// Recognizes files that are named twice, such as `a.mlir` and `./a.mlir`.
#[derive(Debug, Default)]
pub(crate) struct Once {
    seen: BTreeSet<PathBuf>,
}

impl Once {
    /// Whether `path` was not named before.
    pub(crate) fn is_first(&mut self, path: &Path) -> bool {
        // Fails only for an empty path, or without a current directory.
        self.seen.insert(std::path::absolute(path).unwrap_or_else(|_| path.to_owned()))
    }
}

/// `path` itself, or the files below it if it is a directory, sorted by path. At least one file.
/// Skips hidden entries, and does not follow symbolic links to directories.
pub(crate) fn below(terminal: &Terminal, path: &Path, wanted: &Wanted) -> Result<Vec<PathBuf>, Problem> {
    if path.as_os_str() == "-" || terminal.host().file(path).is_some() || !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let files = walk(path, wanted)?;
    if files.is_empty() {
        let message = format!("no {} below `{}`", wanted.what, path.display());
        let help = format!(
            "only files that end in {} are read from directories; name other files explicitly",
            wanted.spelled
        );
        return Err(Problem::plain("input::no-files", message, help));
    }
    Ok(files)
}

fn walk(root: &Path, wanted: &Wanted) -> Result<Vec<PathBuf>, Problem> {
    let mut files = Vec::new();
    let mut todo = vec![root.to_owned()];
    while let Some(directory) = todo.pop() {
        for entry in fs::read_dir(&directory).map_err(|error| unreadable(&directory, &error))? {
            let entry = entry.map_err(|error| unreadable(&directory, &error))?;
            let hidden = entry.file_name().as_encoded_bytes().first() == Some(&b'.');
            let kind = entry.file_type().map_err(|error| unreadable(&entry.path(), &error))?;
            let path = entry.path();
            let ending = path.extension().and_then(|ending| ending.to_str());
            let is_wanted = ending.is_some_and(|ending| wanted.endings.contains(&ending));
            match (hidden, kind.is_dir()) {
                (true, _) => {}
                (false, true) => todo.push(path),
                (false, false) if is_wanted && path.is_file() => files.push(path),
                (false, false) => {}
            }
        }
    }
    files.sort();
    if wanted.latest {
        let has_ttgir = |path: &PathBuf| files.binary_search(&path.with_extension("ttgir")).is_ok();
        let is_other = |path: &&PathBuf| {
            let ending = path.extension().and_then(|ending| ending.to_str());
            matches!(ending, Some("ttir" | "ptx" | "amdgcn")) && has_ttgir(path)
        };
        let others: BTreeSet<PathBuf> = files.iter().filter(is_other).cloned().collect();
        files.retain(|path| !others.contains(path));
    }
    Ok(files)
}

fn unreadable(path: &Path, error: &io::Error) -> Problem {
    let message = format!("cannot read `{}`: {}", path.display(), reason(error));
    Problem::plain("input::unreadable", message, "check the permissions of the directory")
}
