//! The command line: arguments, files, terminals, exit status. All IO is in this module, and no
//! knowledge of IR.

mod allocate;
mod allocate_args;
mod args;
mod check;
mod check_args;
mod check_report;
mod choice;
mod deps;
mod explain;
mod files_args;
mod fmt;
mod guard;
mod input;
mod model;
mod output;
mod pipeline;
mod pipeline_args;
mod place;
mod place_minimal_trace;
mod place_trace;
mod problem;
mod progress;
mod report;
mod report_args;
mod say;
mod simulate;
mod timeline;
mod timeline_args;
mod waits;
mod waits_args;
mod walk;

use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};
use problem::Problem;
use say::Terminal;

/// The outcome of a command that has no problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// Success, and nothing found.
    Done,
    /// A check reported a finding.
    Found,
}

/// The exit status for findings of a check.
const FOUND: u8 = 1;
/// The exit status for usage errors and unreadable input.
const UNUSABLE: u8 = 2;

/// Runs the command that the arguments name.
pub(crate) fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Printing fails only if the stream is closed. Then there is nowhere to report it.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(UNUSABLE));
        }
    };
    guard::quiet_panics();
    let terminal = Terminal::new(cli.quiet);
    let result = match &cli.command {
        Command::Place(args) => place::run(args, &terminal),
        Command::Allocate(args) => allocate::run(args, &terminal),
        Command::Pipeline(args) => pipeline::run(args, &terminal),
        Command::Fmt(args) => fmt::run(args, &terminal),
        Command::Check(args) => check::run(args, &terminal),
        Command::Model(args) => model::run(args, &terminal),
        Command::Explain(args) => explain::run(args, &terminal),
        Command::Report(args) => report::run(args, &terminal),
        Command::Simulate(args) => simulate::run(args, &terminal),
        Command::Timeline(args) => timeline::run(args, &terminal),
        Command::Waits(args) => waits::run(args, &terminal),
        Command::Deps(args) => deps::run(args, &terminal),
    };
    match result {
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::Found) => ExitCode::from(FOUND),
        // The reader of the output has closed it, as in `seawall ... | head`. This is not an error.
        Err(Problem::BrokenPipe) => ExitCode::SUCCESS,
        Err(problem) => {
            terminal.problem(&problem);
            ExitCode::from(UNUSABLE)
        }
    }
}
