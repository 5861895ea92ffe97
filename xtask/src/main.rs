//! `cargo xtask`: the project's own chores. Each is a subcommand and a module.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a chore talks to the person who runs it")]

mod bench;
mod error;
mod faults;
mod generate;
mod hazards;
mod peers;
mod properties;
mod repo;
mod strategies;
mod tidy;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use error::Result;
use repo::Repo;

/// The project's own chores.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Check the house rules: one line for each violation, exit status 1 if there is any
    Tidy,
    /// Compare placements with the released wheel's, barrier for barrier
    Peers(peers::PeersArgs),
    /// Measure speed and memory beside the released wheel, and write docs/BENCHMARKS.md
    Bench(bench::BenchArgs),
    /// Measure how the time of the hazard analysis grows with the program
    Hazards(hazards::HazardsArgs),
    /// Compare the strategies on the corpus: barriers by loop depth, certificates, deleted barriers
    Strategies(strategies::StrategiesArgs),
    /// Judge random programs by the oracle, the analyses and the strategies, and keep those on which they differ
    Properties(properties::PropertiesArgs),
    /// Put every small mistake into warp-specialized kernels, and judge each by the phase machine and the oracle
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

/// Whether the chore found everything in order.
fn run(command: &Command) -> Result<bool> {
    let repo = Repo::find()?;
    match command {
        Command::Tidy => tidy::run(&repo),
        Command::Peers(args) => peers::run(&repo, args),
        Command::Bench(args) => bench::run(&repo, args),
        Command::Hazards(args) => hazards::run(args),
        Command::Strategies(args) => strategies::run(&repo, args),
        Command::Properties(args) => properties::run(&repo, args),
        Command::Faults(args) => faults::run(&repo, args),
    }
}
