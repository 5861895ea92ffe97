//! The long mode of the property tests: many random programs; failures are shrunk and kept.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use seawall_properties::{
    Programs, litmus, run as judge_all, run_groups, run_nested, run_partitions, shrink,
};

use crate::error::{Error, Result};
use crate::repo::Repo;
use crate::strategies::figures;

/// The programs, and how many.
#[derive(Debug, Args)]
pub(crate) struct PropertiesArgs {
    /// Number of programs
    #[arg(long, default_value_t = 1_000_000)]
    programs: u64,

    /// Seed of the programs
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Only programs for GPUs with split barriers
    #[arg(long)]
    split: bool,

    /// Compare the mbarrier model checker with the oracle on kernels with nested loops, on one
    /// thread
    #[arg(long, conflicts_with = "split")]
    nested: bool,

    /// Compare the hazard analysis with the oracle on kernels with conditional barriers, on one
    /// thread
    #[arg(long, conflicts_with_all = ["split", "nested"])]
    groups: bool,

    /// Compare the command `check` with the oracle on kernels whose partitions pass on slots, on
    /// one thread
    #[arg(long, conflicts_with_all = ["split", "nested", "groups"])]
    partitions: bool,

    /// Threads
    #[arg(long, default_value_t = 2)]
    jobs: usize,

    /// Folder for shrunk failures, as litmus files
    #[arg(long, value_name = "FOLDER", default_value = "tests/litmus/found")]
    keep: PathBuf,

    /// Stop after this many failures
    #[arg(long, default_value_t = 20)]
    most: usize,

    /// Write the figure in docs/VERIFICATION.md
    #[arg(long)]
    write: bool,
}

/// Judges the programs. Returns whether all judges agree on each.
pub(crate) fn run(repo: &Repo, args: &PropertiesArgs) -> Result<bool> {
    if args.nested {
        return of_kernels(repo, args, run_nested);
    }
    if args.groups {
        return of_kernels(repo, args, run_groups);
    }
    if args.partitions {
        return of_kernels(repo, args, run_partitions);
    }
    let bar = bar(args.programs);
    let start = Instant::now();
    let progress = |done: u64, failed: usize| {
        bar.set_position(done);
        bar.set_message(format!("{failed} disagreements"));
    };
    let which = if args.split { Programs::Split } else { Programs::All };
    let (tally, failures) = judge_all(which, args.seed, args.programs, args.jobs, args.most, &progress);
    bar.finish_and_clear();
    print!("{tally}");
    println!("seed {}, {} threads, {} s", args.seed, args.jobs, start.elapsed().as_secs());
    if args.write {
        let (compared, disagreements) = (tally.compared, tally.disagreements);
        let all = tally.programs;
        let figure = format!("{compared} of {all} programs compared, {disagreements} disagreements");
        figures::write(repo, &figure)?;
    }
    let folder = repo.root.join(&args.keep);
    for failure in &failures {
        let (program, disagreement) = shrink(&failure.program, &failure.disagreement);
        let text = litmus(&program, &disagreement);
        let path = folder.join(format!(
            "seed-{}{}-{}.litmus",
            if args.split { "split-" } else { "" },
            args.seed,
            failure.number
        ));
        write(&path, &text)?;
        println!("\n{}\n{text}", path.display());
    }
    Ok(failures.is_empty())
}

/// Judges kernels until an analysis and the oracle disagree on one. `judge_all` takes a seed, the
/// number of kernels and a function that shows the progress.
fn of_kernels<T: Display>(
    repo: &Repo,
    args: &PropertiesArgs,
    judge_all: impl Fn(u64, u64, &dyn Fn(u64)) -> std::result::Result<T, String>,
) -> Result<bool> {
    let start = Instant::now();
    let bar = bar(args.programs);
    let judged = judge_all(args.seed, args.programs, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs();
    match &judged {
        Ok(tally) => println!("{tally}\nseed {}, {seconds} s", args.seed),
        Err(failure) => println!("{failure}"),
    }
    if let (true, Ok(tally)) = (args.write, &judged) {
        figures::write(repo, &tally.to_string())?;
    }
    Ok(judged.is_ok())
}

/// A progress bar, which is visible on a terminal only.
fn bar(programs: u64) -> ProgressBar {
    let bar = ProgressBar::new(programs);
    match ProgressStyle::with_template("{bar:40} {pos}/{len} programs, {msg}, {eta} left") {
        Ok(style) => bar.with_style(style.progress_chars("=> ")),
        Err(_) => bar,
    }
}

#[expect(clippy::disallowed_methods, reason = "a new file, which no process reads while it is written")]
fn write(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).map_err(Error::io("make", folder))?;
    std::fs::write(path, text).map_err(Error::io("write", path))
}
