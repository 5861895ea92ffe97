//! Speed and memory against the promises of the design, and against the released wheel in the same
//! run.
//!
//! This is no test, since times depend on the machine. `--check` prints the page and fails if a
//! promise is not kept. Without it, the page in `docs/` is written.

mod corpus;
mod growth;
mod machine;
mod page;
mod process;
mod promises;

use corpus::Stage;
use promises::Promise;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use seawall::Options;
use seawall_place::{Strategy, TritonOptions};

use crate::error::{Error, Result};
use crate::peers::Seawall;
use crate::peers::wheel::Wheel;
use crate::repo::{Repo, read_text};

/// The generated page.
const PAGE: &str = "docs/BENCHMARKS.md";

/// The start of the part of the page that other commands measure, and that is kept.
const APART: &str = "<!-- measured apart -->";

/// What to measure.
#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// Python that has the wheel [default: the one that `peers/setup.sh .venv-peers` installs]
    #[arg(long, value_name = "PYTHON")]
    wheel: Option<PathBuf>,

    /// Print the page without writing it, and fail if a promise is not kept
    #[arg(long)]
    check: bool,

    /// Runs of each measurement, of which the median counts
    #[arg(long, default_value_t = 5)]
    repeat: u32,

    /// Size of the largest generated modules, in operations
    #[arg(long, default_value_t = 1_000_000)]
    max_ops: usize,

    /// Measure cold starts of this binary [default: build the release binary and use that]
    #[arg(long, value_name = "BINARY")]
    seawall: Option<PathBuf>,

    /// Place this file and print the peak memory of this process, in bytes
    #[arg(long, hide = true, value_name = "FILE")]
    peak: Option<PathBuf>,
}

/// Measures, and writes or prints the page.
pub(crate) fn run(repo: &Repo, args: &BenchArgs) -> Result<bool> {
    if let Some(file) = &args.peak {
        println!("{}", process::place_and_measure_peak(file)?);
        return Ok(true);
    }
    let wheel = Wheel::find(repo, args.wheel.as_deref())?;
    let seawall = Seawall::find(repo, args.seawall.as_deref())?;
    let repeat = args.repeat.max(1);
    let corpus = corpus::measure(repo, &wheel, repeat, Stage::BeforeMembar)?;
    let cached = corpus::measure(repo, &wheel, repeat, Stage::Cached)?;
    let growth = growth::measure(&wheel, args.max_ops, repeat)?;
    note("processes");
    let process = process::measure(repo, &seawall, repeat)?;
    let promises = promises::of((&corpus, &cached), &growth, &process);
    let text = page::render(&machine::line(), &promises, (&corpus, &cached), &growth, &process);
    if args.check {
        print!("{text}");
        let broken: Vec<&Promise> = promises.iter().filter(|promise| !promise.kept).collect();
        for promise in &broken {
            note(&format!("not kept: {}: {}, {} measured", promise.what, promise.target, promise.measured));
        }
        return Ok(broken.is_empty());
    } else {
        let path = repo.root.join(PAGE);
        let old = read_text(&path).unwrap_or_default();
        let apart = old.find(APART).and_then(|at| old.get(at..)).unwrap_or_default();
        write(&path, &format!("{text}\n{apart}"))?;
        println!("wrote {}", path.display());
    }
    Ok(true)
}

/// Prints the current measurement on standard error, since a run takes minutes.
fn note(what: &str) {
    eprintln!("bench: {what}");
}

/// The placement that the wheel also computes.
fn options() -> Options {
    Options::new(Strategy::Triton(TritonOptions::default()))
}

fn write(path: &Path, text: &str) -> Result<()> {
    use std::io::Write as _;
    let mut file = std::fs::File::create(path).map_err(Error::io("write", path))?;
    file.write_all(text.as_bytes()).map_err(Error::io("write", path))
}

/// The median of `times`: the lower one of two, zero of none.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len().saturating_sub(1) / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        let of =
            |times: &[u64]| median(times.iter().copied().map(Duration::from_millis).collect()).as_millis();
        assert_eq!((of(&[3, 1, 2]), of(&[4, 1]), of(&[])), (2, 1, 0));
    }
}
