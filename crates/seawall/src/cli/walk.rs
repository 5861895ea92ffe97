//! From the paths that were given to the files that are meant.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::input::reason;
use crate::cli::problem::Problem;

/// Endings of the files that are taken from directories.
const ENDINGS: [&str; 3] = ["mlir", "ttir", "ttgir"];

/// The files among `paths` in the order given, and those below directories among them sorted by path. Hidden entries
/// and symbolic links to directories are not followed.
pub(crate) fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Problem> {
    let mut files = Vec::new();
    for path in paths {
        if path.as_os_str() == "-" || !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let before = files.len();
        walk(path, &mut files)?;
        if files.len() == before {
            let message = format!("no MLIR files below `{}`", path.display());
            let help = "files in directories are taken if they end in `.mlir`, `.ttir` or `.ttgir`; name others one by one";
            return Err(Problem::plain("input::no-files", message, help));
        }
    }
    Ok(files)
}

fn walk(root: &Path, files: &mut Vec<PathBuf>) -> Result<(), Problem> {
    let start = files.len();
    let mut todo = vec![root.to_owned()];
    while let Some(directory) = todo.pop() {
        for entry in fs::read_dir(&directory).map_err(|error| unreadable(&directory, &error))? {
            let entry = entry.map_err(|error| unreadable(&directory, &error))?;
            let hidden = entry.file_name().as_encoded_bytes().first() == Some(&b'.');
            let kind = entry.file_type().map_err(|error| unreadable(&entry.path(), &error))?;
            let path = entry.path();
            let wanted = path.extension().and_then(|e| e.to_str()).is_some_and(|e| ENDINGS.contains(&e));
            match (hidden, kind.is_dir()) {
                (true, _) => {}
                (false, true) => todo.push(path),
                (false, false) if wanted && path.is_file() => files.push(path),
                (false, false) => {}
            }
        }
    }
    files[start..].sort();
    Ok(())
}

fn unreadable(path: &Path, error: &io::Error) -> Problem {
    let message = format!("cannot read `{}`: {}", path.display(), reason(error));
    Problem::plain("input::unreadable", message, "check the permissions of the directory")
}
