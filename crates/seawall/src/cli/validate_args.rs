//! The arguments of `seawall validate`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall::{PassFilter, Producer};

use crate::cli::judging_args::producer;

/// Find synchronization of TTGIR that its PTX lacks
///
/// Compares TTGIR with the PTX that the same compilation made of it. Reports each barrier, wait,
/// fence and mbarrier operation that is on all paths between two accesses in the TTGIR and is not
/// on all paths between them in the PTX. Other faults of either text are for `seawall check`.
///
/// Barriers, waits and fences that only the PTX has are warnings. They do not change the exit
/// status.
///
/// Accesses of both texts are matched by their kind and their bytes of shared or tensor memory. The
/// output states how many were matched. TTGIR without addresses or barriers is first finished as
/// its compiler would finish it, as by `seawall check`.
#[derive(Debug, Args)]
#[command(after_help = VALIDATE_HELP)]
pub(crate) struct ValidateArgs {
    /// TTGIR: the `.ttgir` file of Triton's cache, or a pass-dump log
    #[arg(value_name = "BEFORE")]
    pub(crate) before: PathBuf,

    /// PTX of the same compilation
    #[arg(value_name = "AFTER")]
    pub(crate) after: PathBuf,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Output format
    #[arg(long, value_enum, default_value_t = ValidateFormat::Text)]
    pub(crate) format: ValidateFormat,

    /// Compiler that finishes the TTGIR [default: the one that the module shows by its attributes,
    /// else that of the `.json` file beside the module in Triton's cache, else the newest]
    #[arg(long, value_name = "COMPILER", value_parser = producer())]
    pub(crate) producer: Option<Producer>,

    /// Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part
    /// of it, optionally followed by `:before` or `:after` [default: the last state of each kernel
    /// of the log]
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,
}

const VALIDATE_HELP: &str = "\
Examples:
  seawall validate matmul.ttgir matmul.ptx
  seawall validate matmul.ttgir matmul.ptx --format json -o comparison.json

Exit status:
  0  the PTX lacks no order that was compared
  1  the PTX lacks an order of the TTGIR
  2  usage error or unreadable input; nothing was written";

/// Output formats of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ValidateFormat {
    /// Text with source excerpts
    Text,
    /// JSON data
    Json,
}
