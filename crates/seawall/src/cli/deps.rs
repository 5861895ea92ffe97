//! `seawall deps`: what can be typed behind it, and what it does.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall::track_text;
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_model::Target;
use seawall_report::{Source, dependencies_text};
use seawall_wave::is_trace;

use crate::cli::Outcome;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Name, at every barrier of a Wave trace, the asynchronous copies that it must wait for
///
/// Reads a Wave trace (JSON) that has its barriers and prints it with their `async_deps`: each copy goes to the last barrier before an access that
/// needs it. Captures, iter args and results that carry it through loops and conditionals are added, with `null_async_dep` where a path brings none.
/// What barriers named before, and their `wait_async` and `tensor_wait`, are replaced. `seawall waits` makes counts of the result.
#[derive(Debug, Args)]
#[command(after_help = DEPS_HELP)]
pub(crate) struct DepsArgs {
    /// Wave trace; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// File for the result, replaced as a whole or not at all [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// What to print
    #[arg(long, value_enum, default_value_t = DepsFormat::Trace)]
    pub(crate) format: DepsFormat,

    /// GPU that the trace is for, such as `gfx950` [default: what the trace names]
    #[arg(long, value_name = "TARGET")]
    pub(crate) target: Option<Target>,
}

const DEPS_HELP: &str = "\
Examples:
  seawall deps trace.json --format text
  seawall deps trace.json -o tracked.json

Exit status:
  0  done
  2  bad usage or unreadable input; nothing was written";

/// Forms of the dependencies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DepsFormat {
    /// The trace with the dependencies
    Trace,
    /// For people: what each barrier waits for, and the nodes that were added
    Text,
}

/// Reads, tracks, writes.
pub(crate) fn run(args: &DepsArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let input = input::read(&args.input)?;
    let name = input.name.clone();
    guarded(&name, || deps(args, input, terminal))
}

fn deps(args: &DepsArgs, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let Input { name, text } = input;
    if !is_trace(&text) {
        let help = "export one with `seawall.wave.export` of the Python package; dependencies of MLIR are its tokens";
        let diagnostic =
            Diagnostic::error("input::not-a-trace", Span::at(0), "this is no Wave trace").help(help);
        return Err(Problem::Source { name, text, diagnostics: vec![diagnostic] });
    }
    let tracked = match track_text(&text, args.target.as_ref()) {
        Ok(tracked) => tracked,
        Err(failure) => return Err(Problem::Source { name, text, diagnostics: failure.diagnostics }),
    };
    let lines = LineIndex::new(&text);
    terminal.diagnostics(&Source::new(&name, &text, &lines), &tracked.warnings);
    let result = match args.format {
        DepsFormat::Trace => tracked.tracked.to_json(),
        DepsFormat::Text => dependencies_text(&tracked.trace, &tracked.tracked),
    };
    output::write(args.output.as_deref(), &result)?;
    Ok(Outcome::Done)
}
