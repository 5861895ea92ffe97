//! `cargo xtask bounds`: how far the verdicts of the Gluon, TLX and AutoWS kernels of the corpus
//! reach, and which of them have an error.

use std::path::{Path, PathBuf};

use clap::Args;
use seawall::{CheckOptions, CheckedPart, SourceKind, check_text};
use seawall_analysis::{Bound, Finding};
use seawall_report::{FindingSeverity, Severities};
use serde::Deserialize;

use crate::error::{Error, Result};
use crate::repo::{Repo, read_text};
use crate::strategies::{figures, spread};

/// Folders with such kernels only.
const FOLDERS: [&str; 2] = ["corpus/ir/fbtriton", "corpus/ir/specialized"];
/// The list of the other kernels.
const INDEX: &str = "corpus/index.json";
/// The kernel with faults of the compiler, which `docs/compilers/meta.md` explains.
const FAULTY: &str = "autows_attention_backward-sm_100.ttgir";
/// The least share of kernels with a verdict for every path, in percent.
const LEAST: usize = 95;

/// How to check.
#[derive(Debug, Args)]
pub(crate) struct BoundsArgs {
    /// Threads
    #[arg(long, default_value_t = 2)]
    jobs: usize,

    /// Write the figure in docs/VERIFICATION.md
    #[arg(long)]
    write: bool,
}

/// A row of the list of kernels.
#[derive(Debug, Deserialize)]
struct Row {
    /// The path without its ending.
    file: String,
    gluon: bool,
}

/// What the check of a file gives.
#[derive(Debug)]
struct Verdict {
    path: PathBuf,
    bound: Bound,
    errors: usize,
    /// The first reason for the bound.
    reason: Option<String>,
}

/// Checks the kernels. Returns whether none has an error, and enough have a verdict for every path.
pub(crate) fn run(repo: &Repo, args: &BoundsArgs) -> Result<bool> {
    let paths = paths(repo)?;
    let verdicts = spread::over(&paths, args.jobs, |path| verdict(repo, path))?;
    let proved = verdicts.iter().filter(|verdict| verdict.bound == Bound::AllPaths).count();
    let (faulty, others): (Vec<&Verdict>, Vec<&Verdict>) =
        verdicts.iter().partition(|verdict| verdict.path.ends_with(FAULTY));
    let errors: usize = others.iter().map(|verdict| verdict.errors).sum();
    for verdict in verdicts.iter().filter(|verdict| verdict.errors > 0 || verdict.bound != Bound::AllPaths) {
        let reason = verdict.reason.as_deref().unwrap_or("no reason is stated");
        println!("{}: {:?}, {} errors: {reason}", verdict.path.display(), verdict.bound, verdict.errors);
    }
    let share = proved * 100 / verdicts.len().max(1);
    let figure =
        format!("{proved} of {} kernels ({share} %) for every path, {errors} false errors", verdicts.len());
    println!("{figure}");
    if args.write {
        figures::write(repo, &figure)?;
    }
    Ok(errors == 0 && faulty.iter().all(|verdict| verdict.errors > 0) && share >= LEAST)
}

fn paths(repo: &Repo) -> Result<Vec<PathBuf>> {
    let index = repo.root.join(INDEX);
    let text = read_text(&index)?;
    let rows: Vec<Row> =
        serde_json::from_str(&text).map_err(|error| Error::new(format!("{INDEX}: {error}")))?;
    let gluon = rows.into_iter().filter(|row| row.gluon);
    let mut paths: Vec<PathBuf> = gluon.map(|row| format!("{}.cached.ttgir", row.file).into()).collect();
    for folder in FOLDERS {
        let full = repo.root.join(folder);
        let entries = std::fs::read_dir(&full).map_err(Error::io("read", &full))?;
        for entry in entries {
            let entry = entry.map_err(Error::io("read", &full))?;
            paths.push(Path::new(folder).join(entry.file_name()));
        }
    }
    paths.sort();
    Ok(paths)
}

fn verdict(repo: &Repo, path: &Path) -> Result<Verdict> {
    let source = read_text(&repo.root.join(path))?;
    let options = CheckOptions { finish: true, ..CheckOptions::new(SourceKind::Mlir) };
    let checked = check_text(&source, &options)
        .map_err(|failure| Error::new(format!("{}: {:?}", path.display(), failure.diagnostics)))?;
    if let Some(problem) = checked.problems.first() {
        return Err(Error::new(format!("{}: {}", path.display(), problem.message)));
    }
    let parts = checked.parts.iter();
    let severities = Severities::default();
    let is_error = |finding: &&Finding| severities.of(finding) == FindingSeverity::Error;
    let errors = |part: &CheckedPart| part.findings.iter().filter(is_error).count();
    Ok(Verdict {
        path: path.to_owned(),
        bound: parts.clone().fold(Bound::AllPaths, |bound, part| bound.and(part.bound)),
        errors: parts.clone().map(errors).sum(),
        reason: parts.flat_map(|part| &part.notes).next().map(|note| note.message.clone()),
    })
}
