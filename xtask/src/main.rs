//! `cargo xtask`: tasks of the project. Each task is a subcommand and a module.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a task prints its results")]

mod bench;
mod bounds;
mod error;
mod faults;
mod generate;
mod hazards;
mod peers;
mod properties;
mod readme;
mod repo;
mod strategies;
mod tidy;
mod verdicts;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use error::Result;
use repo::Repo;

/// Tasks of the Seawall project.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Check the house rules: print one line per violation, and fail if there is one
    Tidy(tidy::TidyArgs),
    /// Run the `seawall` commands of README.md, and compare their exit status
    Readme(readme::ReadmeArgs),
    /// Compare the verdicts, placements and reports of two `seawall` binaries, ignoring wording
    Verdicts(verdicts::VerdictsArgs),
    /// Compare placements with those of the released wheel, barrier by barrier
    Peers(peers::PeersArgs),
    /// Measure speed and memory of Seawall and of the released wheel, and write docs/BENCHMARKS.md
    Bench(bench::BenchArgs),
    /// Check the Gluon, TLX and AutoWS kernels of the corpus, and count verdicts for every path
    Bounds(bounds::BoundsArgs),
    /// Measure how the time of the hazard analysis grows with the program
    Hazards(hazards::HazardsArgs),
    /// Compare the strategies on the corpus: barriers by loop depth, certificates, deleted barriers
    Strategies(strategies::StrategiesArgs),
    /// Compare the oracle, the analyses and the strategies on random programs, and save differences
    Properties(properties::PropertiesArgs),
    /// Seed faults into warp-specialized kernels, and compare what the analyses and the oracle find
    Faults(faults::FaultsArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli.command) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Runs the task. Returns whether it found no problem.
fn run(command: &Command) -> Result<bool> {
    let repo = Repo::find()?;
    match command {
        Command::Tidy(args) => tidy::run(&repo, args),
        Command::Readme(args) => readme::run(&repo, args),
        Command::Verdicts(args) => verdicts::run(&repo, args),
        Command::Peers(args) => peers::run(&repo, args),
        Command::Bench(args) => bench::run(&repo, args),
        Command::Bounds(args) => bounds::run(&repo, args),
        Command::Hazards(args) => hazards::run(args),
        Command::Strategies(args) => strategies::run(&repo, args),
        Command::Properties(args) => properties::run(&repo, args),
        Command::Faults(args) => faults::run(&repo, args),
    }
}
