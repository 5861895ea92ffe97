//! The arguments of `seawall report`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::cli::files_args::Dumps;
use crate::cli::judging_args::Judging;

/// Report the partitions, barriers, phases and data of a kernel
///
/// Reads PTX, and MLIR such as the `.ttgir` of Triton's cache: warp-specialized kernels of Triton,
/// Gluon and TLX, AutoWS kernels before and after partitioning (`async_task_id`, tokens, arefs),
/// and pipelined kernels without partitions. The report has five sections: the partitions and their
/// roles; the graph of forward and backward barriers; slots, phases and expected bytes of each
/// barrier; the contents and users of each buffer; every SSA value that refers to a barrier, with
/// every use. The findings of `seawall check` follow, then the order of each write after
/// other users of the same memory.
#[derive(Debug, Args)]
#[command(after_help = REPORT_HELP)]
pub(crate) struct ReportArgs {
    /// MLIR file, pass-dump log or PTX; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Output format
    #[arg(long, value_enum, default_value_t = ReportFormat::Markdown)]
    pub(crate) format: ReportFormat,

    #[command(flatten)]
    pub(crate) judging: Judging,

    #[command(flatten)]
    pub(crate) dumps: Dumps,
}

const REPORT_HELP: &str = "\
Examples:
  seawall report kernel.ttgir
  seawall report kernel.ttgir --format html -o report.html
  seawall report kernel.ttgir --format json
  seawall report compile.log --pass membar:after --format text

JSON: {version, file, modules: [{name, line, target, partitions, edges, barriers, data, aliases, bound,
all_trip_counts, findings, redundant, coverage, timeline, notes}]}. Keys may be added without a change of
the version.

Exit status:
  0  success, with or without findings
  2  usage error or unreadable input; nothing was written";

/// Output formats of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReportFormat {
    /// Markdown
    Markdown,
    /// Plain text
    Text,
    /// JSON data
    Json,
    /// One self-contained HTML page
    Html,
}
