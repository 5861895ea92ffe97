//! The command line: arguments, files, terminals, exit status. All IO is in this module, and no
//! knowledge of IR.

mod allocate;
mod allocate_args;
mod args;
mod cache;
mod check;
mod check_args;
mod check_file;
mod check_report;
mod choice;
mod command_line;
mod config;
mod deps;
mod explain;
mod files_args;
mod fmt;
mod guard;
mod host;
mod in_order;
mod input;
mod judging_args;
mod metadata;
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
mod run;
mod say;
mod schema;
mod shell;
mod simulate;
mod source_files;
mod suppress;
mod timeline;
mod timeline_args;
mod validate;
mod validate_args;
mod waits;
mod waits_args;
mod walk;
mod why;
mod why_args;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::CommandFactory;

use args::{Cli, Command};
use host::Memory;
use problem::Problem;
use say::Terminal;

pub use host::ReportedDiagnostic;

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

/// The exit status if the reader of the output has closed it, as in `seawall ... | head`. It is
/// that of a process that the signal SIGPIPE ends: no error is shown, and it is no success.
const CLOSED: u8 = 128 + 13;

/// Runs the command line `args`, with the streams of the process. The first argument is the name of
/// the program. Returns the exit status.
pub fn run(args: impl IntoIterator<Item = OsString>) -> u8 {
    let cli = match command_line::parse(args.into_iter().collect()) {
        Ok(cli) => cli,
        Err(error) => {
            // Printing fails only if the stream is closed. Then there is nowhere to report it.
            let _ = error.print();
            return u8::try_from(error.exit_code()).unwrap_or(UNUSABLE);
        }
    };
    let terminal = Terminal::new(cli.global.quiet);
    execute(&cli.command, &terminal)
}

/// The result of [`run_in_memory`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryRun {
    /// The exit status.
    pub status: u8,
    /// The text on standard output.
    pub stdout: String,
    /// The text on standard error.
    pub stderr: String,
    /// The texts of the given files, in the given order. `None` for files without a text.
    pub files: Vec<Option<String>>,
    /// The errors and warnings on standard error, and those that it only counts.
    pub diagnostics: Vec<ReportedDiagnostic>,
}

/// Runs the command line `args` without the streams of the process. The first argument is the name
/// of the program. Commands read and write `files` instead of the files of these names: inputs have
/// a text, and outputs have none.
pub fn run_in_memory(
    args: impl IntoIterator<Item = OsString>,
    files: Vec<(PathBuf, Option<String>)>,
) -> MemoryRun {
    let memory = Memory { files, ..Memory::default() };
    let (status, memory) = match command_line::parse(args.into_iter().collect()) {
        Ok(cli) => {
            let terminal = Terminal::in_memory(cli.global.quiet, memory);
            let status = execute(&cli.command, &terminal);
            (status, terminal.into_memory())
        }
        Err(error) => (u8::try_from(error.exit_code()).unwrap_or(UNUSABLE), misused(memory, &error)),
    };
    MemoryRun {
        status,
        stdout: memory.stdout,
        stderr: memory.stderr,
        files: memory.files.into_iter().map(|(_, text)| text).collect(),
        diagnostics: memory.diagnostics,
    }
}

/// The text of `--help` and `--version`, or the usage error.
fn misused(mut memory: Memory, error: &clap::Error) -> Memory {
    let text = error.to_string();
    if error.use_stderr() {
        let headline = text.lines().next().unwrap_or_default();
        let message = headline.strip_prefix("error: ").unwrap_or(headline);
        memory.diagnostics.push(ReportedDiagnostic::plain("usage::arguments", message, ""));
        memory.stderr = text;
    } else {
        memory.stdout = text;
    }
    memory
}

/// The description of the command line: commands, options and help texts.
pub fn description() -> clap::Command {
    Cli::command()
}

/// Runs a command and returns the exit status.
fn execute(command: &Command, terminal: &Terminal) -> u8 {
    guard::quiet_panics();
    let result = match command {
        Command::Place(args) => place::run(args, terminal),
        Command::Allocate(args) => allocate::run(args, terminal),
        Command::Pipeline(args) => pipeline::run(args, terminal),
        Command::Fmt(args) => fmt::run(args, terminal),
        Command::Check(args) => check::run(args, terminal),
        Command::Model(args) => model::run(args, terminal),
        Command::Explain(args) => explain::run(args, terminal),
        Command::Report(args) => report::run(args, terminal),
        Command::Simulate(args) => simulate::run(args, terminal),
        Command::Why(args) => why::run(args, terminal),
        Command::Timeline(args) => timeline::run(args, terminal),
        Command::Validate(args) => validate::run(args, terminal),
        Command::Waits(args) => waits::run(args, terminal),
        Command::Deps(args) => deps::run(args, terminal),
        Command::Run(args) => run::run(args, terminal),
        Command::Schema(args) => schema::run(args, terminal),
        Command::Completions(args) => shell::completions(args, terminal),
        Command::Man(args) => shell::man(args, terminal),
    };
    match result {
        Ok(Outcome::Done) => 0,
        Ok(Outcome::Found) => FOUND,
        Err(Problem::BrokenPipe) => CLOSED,
        Err(problem) => {
            terminal.problem(&problem);
            UNUSABLE
        }
    }
}
