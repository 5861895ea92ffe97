//! The strategies beside each other on the corpus: barriers by loop depth, certificates, bounds, and with `--delete` what
//! `check` says when a barrier is gone.
//!
//! `minimal` is held to the order in which it minimizes: it may have no more barriers than `triton` at depth d or deeper,
//! whatever d. One that moves out of a loop adds one outside, and is no loss.

mod delete;
mod exceptions;
mod known;
mod locality;
mod measure;
mod page;
pub(crate) mod spread;
mod text;

use clap::Args;

use crate::error::{Error, Result};
use crate::peers::{self, Case};
use crate::repo::Repo;
use measure::Row;

/// What to compare.
#[derive(Debug, Args)]
pub(crate) struct StrategiesArgs {
    /// Compare only files whose path contains this
    #[arg(value_name = "TEXT")]
    filter: Option<String>,

    /// Delete each inserted barrier in turn, from what `minimal` and from what the wheel made, and check the rest
    #[arg(long)]
    delete: bool,

    /// Compare `minimal` with itself without warp locality instead: barriers that go because each byte stays in one warp
    #[arg(long, conflicts_with = "delete")]
    locality: bool,

    /// Write the tables in docs/RESULTS.md and, with `--delete`, the list of files that are not clean
    #[arg(long, conflicts_with = "filter")]
    write: bool,

    /// Threads
    #[arg(long, default_value_t = 2)]
    jobs: usize,
}

/// Compares; whether `minimal` is nowhere worse and everything is certified (exceptions are listed), or, with `--delete`,
/// whether all is as listed.
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
    if args.write {
        page::write(repo, &rows)?;
    }
    let files: Vec<&str> = cases.iter().map(|case| case.file.as_str()).collect();
    let unexpected = exceptions::unexpected(&rows, &exceptions::read(repo)?, &files);
    unexpected.iter().for_each(|line| println!("{line}"));
    println!("strategies: {} modules, {} unexpected", rows.len(), unexpected.len());
    Ok(unexpected.is_empty())
}

fn read(case: &Case) -> Result<String> {
    let bytes = std::fs::read(&case.input).map_err(Error::io("read", &case.input))?;
    String::from_utf8(bytes).map_err(|_| Error::new(format!("{} is not UTF-8", case.file)))
}
