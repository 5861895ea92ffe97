//! The strategies side by side on the corpus: barriers by loop depth, certificates and bounds. With
//! `--delete`: what `check` reports when a barrier is gone.
//!
//! `minimal` must have no more barriers than `triton` at depth d or deeper, for every d. A barrier
//! that moves out of a loop adds one outside, and is no loss.

mod delete;
mod exceptions;
pub(crate) mod figures;
mod known;
mod locality;
mod measure;
pub(crate) mod page;
pub(crate) mod spread;
mod text;

use clap::Args;

use crate::error::Result;
use crate::peers;
use crate::repo::Repo;
use measure::{Row, from_depth};
use text::Totals;

/// What to compare.
#[derive(Debug, Args)]
pub(crate) struct StrategiesArgs {
    /// Compare only files whose path contains this
    #[arg(value_name = "TEXT")]
    filter: Option<String>,

    /// Delete each inserted barrier in turn, from the results of `minimal` and of the wheel, and
    /// check
    #[arg(long)]
    delete: bool,

    /// Compare `minimal` with and without warp locality instead
    #[arg(long, conflicts_with = "delete")]
    locality: bool,

    /// Write the figure in docs/VERIFICATION.md and the tables in docs/RESULTS.md, or with
    /// `--delete` the list of files with errors
    #[arg(long, conflicts_with = "filter")]
    write: bool,

    /// Threads
    #[arg(long, default_value_t = 2)]
    jobs: usize,
}

/// Compares. Returns whether `minimal` is nowhere worse and always certified but for listed
/// exceptions, or with `--delete` whether everything is as listed.
pub(crate) fn run(repo: &Repo, args: &StrategiesArgs) -> Result<bool> {
    let mut cases = peers::corpus(repo)?;
    if let Some(filter) = &args.filter {
        cases.retain(|case| case.file.contains(filter.as_str()));
    }
    if args.delete {
        return delete::run(repo, &cases, args.jobs, args.write);
    }
    if args.locality {
        return locality::run(repo, &cases, args.jobs, args.write);
    }
    let rows: Vec<Row> = spread::over(&cases, args.jobs, measure::row)?.into_iter().flatten().collect();
    print!("{}", text::render(&rows));
    let files: Vec<&str> = cases.iter().map(|case| case.file.as_str()).collect();
    let unexpected = exceptions::unexpected(&rows, &exceptions::read(repo)?, &files);
    unexpected.iter().for_each(|line| println!("{line}"));
    println!("strategies: {} modules, {} unexpected", rows.len(), unexpected.len());
    if args.write {
        page::write(repo, &rows)?;
        figures::write(repo, &figure(&rows, unexpected.len()))?;
    }
    Ok(unexpected.is_empty())
}

/// For docs/VERIFICATION.md.
fn figure(rows: &[Row], unexpected: usize) -> String {
    let totals = Totals::of(rows.iter());
    format!(
        "{} of {} modules certified, {} barriers in loops (triton: {}), {unexpected} unexpected",
        totals.certified,
        totals.files,
        from_depth(&totals.minimal, 1),
        from_depth(&totals.triton, 1),
    )
}
