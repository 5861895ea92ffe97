//! `seawall deps`: its arguments and its work.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall::track_text;
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_model::Target;
use seawall_report::{Source, dependencies_text};
use seawall_wave::is_trace;

use crate::cli::Outcome;
use crate::cli::files_args::target;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Compute the asynchronous copies that each barrier of a Wave trace must wait for
///
/// Reads a Wave trace (JSON) with its barriers and prints it with their `async_deps`. Each copy is
/// assigned to the last barrier before an access that needs it. Adds the captures, iter args and
/// results that carry a copy through loops and conditionals, with `null_async_dep` on paths without
/// a copy. Replaces existing dependencies of barriers, and their `wait_async` and `tensor_wait`.
/// `seawall waits` computes counts from the result.
#[derive(Debug, Args)]
#[command(after_help = DEPS_HELP)]
pub(crate) struct DepsArgs {
    /// Wave trace; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Output format
    #[arg(long, value_enum, default_value_t = DepsFormat::Trace)]
    pub(crate) format: DepsFormat,

    /// Target GPU, such as `gfx950` [default: the target of the trace]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) target: Option<Target>,
}

const DEPS_HELP: &str = "\
Examples:
  seawall deps trace.json --format text
  seawall deps trace.json -o tracked.json

Exit status:
  0  success
  2  usage error or unreadable input; nothing was written";

/// Output formats of the dependencies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DepsFormat {
    /// The trace with the dependencies
    Trace,
    /// Text: what each barrier waits for, and the added nodes
    Text,
}

/// Reads the trace, computes the dependencies, and writes the result.
pub(crate) fn run(args: &DepsArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let input = input::read(terminal, &args.input)?;
    let name = input.name.clone();
    guarded(&name, || deps(args, input, terminal))
}

fn deps(args: &DepsArgs, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let Input { name, text } = input;
    if !is_trace(&text) {
        let help = "export a trace with `seawall.wave.export` of the Python package; the dependencies of \
                    MLIR are its tokens";
        let diagnostic =
            Diagnostic::error("input::not-a-trace", Span::at(0), "this is not a Wave trace").help(help);
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
    output::write(terminal, args.output.as_deref(), &result)?;
    Ok(Outcome::Done)
}
