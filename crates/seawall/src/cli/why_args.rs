//! The arguments of `seawall why`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall::{PassFilter, WhyLine};

use crate::cli::judging_args::Judging;

/// Explain why an operation is there: what it orders, or what orders it
///
/// Answers for every operation of a line of IR, or of a line of its source that the locations of
/// the IR name. For a barrier, wait, fence or mbarrier operation: the pairs of accesses that it
/// orders, whether `place --remove-redundant` keeps it, and what `check` finds without it, with a
/// run. For an access: the conflicting accesses before and after it, and what orders it with each.
/// For an mbarrier or token: the operations that complete it or wait for it. For an op of a
/// compiler log: the pass that introduced it.
///
/// Reads what `seawall check` reads, and judges modules in the same way.
#[derive(Debug, Args)]
#[command(after_help = WHY_HELP)]
pub(crate) struct WhyArgs {
    /// MLIR file, pass-dump log, PTX, Wave trace or model, and a line of it; `-` is standard input
    #[arg(value_name = "IN[:LINE]")]
    pub(crate) input: PathBuf,

    /// Line of the source of the kernel, such as `kernel.py:42`, or line of the input. The file is
    /// the end of a path that the locations name
    #[arg(value_name = "[FILE:]LINE")]
    pub(crate) line: Option<WhyLine>,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Output format
    #[arg(long, value_enum, default_value_t = WhyFormat::Text)]
    pub(crate) format: WhyFormat,

    #[command(flatten)]
    pub(crate) judging: Judging,

    /// Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part
    /// of it, optionally followed by `:before` or `:after` [default: the dump with the line, or the
    /// last state of each kernel of the log for a line of the source]
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,
}

const WHY_HELP: &str = "\
Examples:
  seawall why kernel.ttgir:20
  seawall why compile.log:21
  seawall why compile.log copy.py:5
  seawall why compile.log copy.py:5 --pass membar:before
  seawall why kernel.ttgir:20 --format json

Exit status:
  0  success
  2  usage error, unreadable input, or a line without an operation; nothing was written";

/// Output formats of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum WhyFormat {
    /// Text with source excerpts
    Text,
    /// JSON data
    Json,
}
