//! Random modules from `peers/random_membar.py`, kept when they fail.

use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::case::{Case, inputs};
use super::judge::{Judged, Verdict};
use super::wheel::Wheel;
use crate::error::{Error, Result};
use crate::repo::Repo;

/// Their row in the table.
const GROUP: &str = "random";

/// Random modules in a folder that is removed when this is dropped.
#[derive(Debug)]
pub(crate) struct Random {
    pub(crate) cases: Vec<Case>,
    _folder: TempDir,
}

/// Generates `count` modules from `seed`.
pub(crate) fn make(wheel: &Wheel, count: u32, seed: u64) -> Result<Random> {
    let folder = tempfile::tempdir().map_err(Error::io("make", Path::new("a temporary folder")))?;
    let arguments = ["--seed", &seed.to_string(), "--count", &count.to_string(), "--out"];
    let mut arguments: Vec<String> = arguments.into_iter().map(str::to_owned).collect();
    arguments.push(folder.path().display().to_string());
    wheel.script("random_membar.py", &arguments)?;
    let cases = inputs(folder.path(), GROUP, GROUP, ".mlir")?;
    if cases.is_empty() {
        return Err(Error::new("random_membar.py generated no modules"));
    }
    Ok(Random { cases, _folder: folder })
}

/// Copies random modules that differ or fail into the target folder. Returns the folder, if any was
/// copied.
pub(crate) fn keep_failures(repo: &Repo, cases: &[Case], results: &[Judged]) -> Result<Option<PathBuf>> {
    let folder = repo.target().join("peers-failures");
    let mut kept = None;
    for (case, judged) in cases.iter().zip(results).filter(|(case, _)| case.group == GROUP) {
        if matches!(judged.verdict, Verdict::Differ(_) | Verdict::Failed(_)) {
            std::fs::create_dir_all(&folder).map_err(Error::io("make", &folder))?;
            let to = folder.join(case.input.file_name().unwrap_or_default());
            std::fs::copy(&case.input, &to).map_err(Error::io("write", &to))?;
            kept = Some(folder.clone());
        }
    }
    Ok(kept)
}
