//! The differential check: the membar pass of the released wheel and Seawall's on the same modules,
//! barrier for barrier.
//!
//! The pass only inserts lines and annotation attributes, so results are compared line by line.
//! Known differences are listed with their reason in [`known::FILE`]. A listed file that agrees is
//! an error, too, which keeps the list true.

mod case;
mod compare;
mod judge;
mod known;
mod ours;
mod random;
mod table;
mod ttgir;
pub(crate) mod wheel;

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::error::Result;
use crate::repo::Repo;
use crate::strategies::figures;
pub(crate) use case::Case;
pub(crate) use case::{corpus, kernels};
use judge::Judged;
use known::Known;
pub(crate) use ours::Seawall;
use wheel::Wheel;

/// How to compare.
#[derive(Debug, Args)]
pub(crate) struct PeersArgs {
    /// Python that has the wheel [default: the one that `peers/setup.sh .venv-peers` installs]
    #[arg(long, value_name = "PYTHON", conflicts_with = "offline")]
    wheel: Option<PathBuf>,

    /// Compare with the committed answers instead of running the wheel
    #[arg(long)]
    offline: bool,

    /// State of the modules; `ttgir` also compares allocations, with the committed answers only
    #[arg(long, value_enum, default_value_t = Start::Before)]
    from: Start,

    /// Compare only files whose path contains this
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,

    /// Also compare this many random modules
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "offline")]
    random: u32,

    /// Seed of the random modules
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Processes of the wheel that run at once
    #[arg(long, default_value_t = 1)]
    jobs: usize,

    /// Compare this binary [default: build the release binary and use that]
    #[arg(long, value_name = "BINARY")]
    seawall: Option<PathBuf>,

    /// Write the figure in docs/VERIFICATION.md
    #[arg(long)]
    write: bool,
}

/// The state of the compared modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Start {
    /// Right before membar: allocated, without structured control flow
    Before,
    /// As in the cache of the compiler
    Ttgir,
}

/// Compares. Returns whether there is no unexpected difference.
pub(crate) fn run(repo: &Repo, args: &PeersArgs) -> Result<bool> {
    let seawall = Seawall::find(repo, args.seawall.as_deref())?;
    if args.from == Start::Ttgir {
        return ttgir::run(repo, &seawall, args.filter.as_deref(), args.jobs.max(1), args.write);
    }
    let known = Known::read(repo)?;
    let wheel = if args.offline { None } else { Some(Wheel::find(repo, args.wheel.as_deref())?) };
    let mut cases = corpus(repo)?;
    known.check_files(&cases)?;
    if let Some(filter) = &args.filter {
        cases.retain(|case| case.file.contains(filter.as_str()));
    }
    let random = match &wheel {
        Some(wheel) if args.random > 0 => Some(random::make(wheel, args.random, args.seed)?),
        _ => None,
    };
    if let Some(random) = &random {
        cases.extend(random.cases.iter().cloned());
    }
    let results = judge::all(&cases, wheel.as_ref(), &seawall, args.jobs.max(1))?;
    let kept = random::keep_failures(repo, &cases, &results)?;
    report(&cases, &results, &known, wheel.is_some());
    if args.write {
        figures::write(repo, &table::figure(&cases, &results, &known))?;
    }
    if let Some(folder) = kept {
        println!("failing random modules were copied to {}", folder.display());
    }
    Ok(table::unexpected(&cases, &results, &known) == 0)
}

fn report(cases: &[Case], results: &[Judged], known: &Known, live: bool) {
    for (case, result) in cases.iter().zip(results) {
        if let Some(text) = table::complaint(case, result, known) {
            println!("{text}");
        }
    }
    let against = if live { "the wheel" } else { "the wheel's committed answers" };
    println!("{}", table::render(cases, results, known));
    match table::unexpected(cases, results, known) {
        0 => println!("peers: no unexpected difference from {against}"),
        n => println!("peers: {n} unexpected differences from {against}"),
    }
}
