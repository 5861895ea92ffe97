//! The compared modules, in the state right before membar.

use std::path::{Path, PathBuf};

use crate::error::{Error, Result};
use crate::repo::Repo;

/// The folder of hand-written modules.
const HAND: &str = "corpus/hand";
/// The folder of compiled kernels, one subfolder a target.
const COMPILED: &str = "corpus/ir";
/// The ending of an answer's name.
const ANSWER: &str = ".after.mlir";

/// One module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Case {
    /// The path from the root, which names the case in reports and in the list of known
    /// differences.
    pub(crate) file: String,
    /// The row of the table: its target, `hand` or `random`.
    pub(crate) group: String,
    /// The absolute path of the module.
    pub(crate) input: PathBuf,
    /// The wheel's committed answer; `None` if the wheel refuses the module.
    pub(crate) answer: Option<PathBuf>,
}

/// Every case of the corpus, in the order of paths.
pub(crate) fn corpus(repo: &Repo) -> Result<Vec<Case>> {
    let mut cases = kernels(repo)?;
    cases.extend(inputs(&repo.root.join(HAND), HAND, "hand", ".mlir")?);
    if cases.is_empty() {
        return Err(Error::new("the corpus is empty, so there is nothing to compare"));
    }
    Ok(cases)
}

/// The compiled kernels of the corpus, in the order of paths.
pub(crate) fn kernels(repo: &Repo) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    for folder in folders(&repo.root.join(COMPILED))? {
        let group = name_of(&folder);
        let prefix = format!("{COMPILED}/{group}");
        cases.extend(inputs(&folder, &prefix, &group, ".before.mlir")?);
    }
    Ok(cases)
}

/// The modules of one folder whose names end in `ending`.
pub(crate) fn inputs(folder: &Path, prefix: &str, group: &str, ending: &str) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    for input in list(folder)? {
        let name = name_of(&input);
        let Some(stem) = name.strip_suffix(ending).filter(|_| !name.ends_with(ANSWER)) else { continue };
        let answer = folder.join(format!("{stem}{ANSWER}"));
        let answer = answer.is_file().then_some(answer);
        cases.push(Case { file: format!("{prefix}/{name}"), group: group.to_owned(), input, answer });
    }
    Ok(cases)
}

fn folders(parent: &Path) -> Result<Vec<PathBuf>> {
    Ok(list(parent)?.into_iter().filter(|path| path.is_dir()).collect())
}

/// The sorted entries of a folder; empty if the folder does not exist.
fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = std::fs::read_dir(folder).map_err(Error::io("read", folder))?;
    let paths: std::io::Result<Vec<PathBuf>> = entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths = paths.map_err(Error::io("read", folder))?;
    paths.sort();
    Ok(paths)
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_no_inputs_and_may_be_missing() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["a.mlir", "a.after.mlir", "b.mlir", "c.json"] {
            std::fs::File::create(folder.path().join(name)).expect("a file");
        }
        let cases = inputs(folder.path(), "corpus/hand", "hand", ".mlir").expect("a list");
        let found: Vec<_> = cases.iter().map(|case| (case.file.as_str(), case.answer.is_some())).collect();
        assert_eq!(found, [("corpus/hand/a.mlir", true), ("corpus/hand/b.mlir", false)]);
    }
}
