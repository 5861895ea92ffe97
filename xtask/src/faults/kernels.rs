//! The kernels that get faults: those of the corpus with partitions or mbarriers, as models.

use std::path::{Path, PathBuf};

use seawall::{ModelFormat, SourceKind, model_text};
use seawall_model::{Action, Program, Terminator, json};

use crate::error::{Error, Result};
use crate::repo::Repo;

/// Their folders, and the endings of their names.
const FOLDERS: [(&str, &str); 5] = [
    ("corpus/ir/sm_90", ".after.mlir"),
    ("corpus/ir/sm_100", ".after.mlir"),
    ("corpus/ir/fbtriton", ".ttgir"),
    ("corpus/ir/specialized", ".mlir"),
    ("corpus/hand", ".after.mlir"),
];

/// One kernel.
pub(crate) struct Kernel {
    /// The path from the root, without the ending.
    pub(crate) file: String,
    pub(crate) program: Program,
}

/// All kernels with partitions whose path contains one of `names`, each program once. No names
/// select all. With `mbarriers`, kernels with mbarriers but no partitions are included.
pub(crate) fn all(repo: &Repo, names: &[String], mbarriers: bool) -> Result<Vec<Kernel>> {
    let mut kernels: Vec<Kernel> = Vec::new();
    for (folder, ending) in FOLDERS {
        for path in list(&repo.root.join(folder))? {
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let Some(stem) = file.strip_suffix(ending) else { continue };
            let file = format!("{folder}/{stem}");
            if !names.is_empty() && !names.iter().any(|name| file.contains(name.as_str())) {
                continue;
            }
            for program in programs(&path)? {
                let new = kernels.iter().all(|known| known.program != program);
                if new && (is_partitioned(&program) || mbarriers) && synchronizes(&program) {
                    kernels.push(Kernel { file: file.clone(), program });
                }
            }
        }
    }
    match kernels.is_empty() {
        true => Err(Error::new("no kernel with partitions or mbarriers has that name")),
        false => Ok(kernels),
    }
}

/// The paths in a folder, sorted.
pub(super) fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).map_err(Error::io("read", folder))?;
    let paths: std::io::Result<Vec<PathBuf>> = entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths = paths.map_err(Error::io("read", folder))?;
    paths.sort();
    Ok(paths)
}

fn programs(path: &Path) -> Result<Vec<Program>> {
    let bytes = std::fs::read(path).map_err(Error::io("read", path))?;
    let source = String::from_utf8_lossy(&bytes);
    let words = ["init_barrier", "mbarrier.", "nvws.", "warp_specialize", "async_task_id"];
    if !words.iter().any(|word| source.contains(word)) {
        return Ok(Vec::new());
    }
    let failed = |what: String| Error::new(format!("{}: {what}", path.display()));
    let text =
        model_text(&source, SourceKind::Mlir, None, false, None, ModelFormat::Json).map_err(|failure| {
            failed(failure.diagnostics.first().map_or("no model".to_owned(), |d| d.message.clone()))
        })?;
    if let Ok(program) = json::from_str(&text) {
        return Ok(vec![program]);
    }
    // Several modules are printed as an array.
    let values: Vec<serde_json::Value> = serde_json::from_str(&text).map_err(|e| failed(e.to_string()))?;
    let read =
        |value: serde_json::Value| json::from_str(&value.to_string()).map_err(|e| failed(e.to_string()));
    values.into_iter().map(read).collect()
}

fn is_partitioned(program: &Program) -> bool {
    program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)))
}

fn synchronizes(program: &Program) -> bool {
    program.events.values().any(|event| matches!(event.action, Action::MBarrier(_) | Action::Token(_)))
}
