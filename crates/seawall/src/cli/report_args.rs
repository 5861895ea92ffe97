//! What can be typed behind `seawall report`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall::PassFilter;
use seawall_model::Target;

/// Report on the barriers of a kernel: who waits for whom, through what, for which data.
///
/// Reads MLIR, such as the `.ttgir` of Triton's cache: warp-specialized kernels of Triton, Gluon and TLX, AutoWS before and after
/// partitioning (`async_task_id`, tokens, arefs), pipelined kernels without partitions. Five sections: partitions with what they are for;
/// the graph of forward and backward barriers; slots, phases and expected bytes of each barrier; what each buffer holds and who uses it;
/// every SSA value that refers to a barrier, with every use. Then what `seawall check` finds, and which write is ordered after which other
/// user of the same memory.
#[derive(Debug, Args)]
#[command(after_help = REPORT_HELP)]
pub(crate) struct ReportArgs {
    /// MLIR file or pass-dump log; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// File for the report, replaced as a whole or not at all [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Form of the report
    #[arg(long, value_enum, default_value_t = ReportFormat::Markdown)]
    pub(crate) format: ReportFormat,

    /// GPU, such as `sm_90` or `gfx950` [default: what the module names]
    #[arg(long, value_name = "TARGET")]
    pub(crate) target: Option<Target>,

    /// Take only the dumps of this pass out of a log: a part of its name or argument, and optionally `:before` or
    /// `:after`
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,
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
  0  done, whatever was found
  2  bad usage or unreadable input; nothing was written";

/// Forms of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReportFormat {
    /// Markdown
    Markdown,
    /// Plain text
    Text,
    /// As data
    Json,
    /// One page that needs nothing else
    Html,
}
