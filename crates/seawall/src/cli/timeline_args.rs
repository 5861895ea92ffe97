//! The arguments of `seawall timeline`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall_model::Target;

use crate::cli::files_args::{Dumps, Files, target};

/// Show how busy two groups of waves keep the matrix units, and why they stall
///
/// Runs the waves of one SIMD of an AMD GPU through a kernel in a timing model: issue, matrix unit,
/// shared memory, global memory, barriers, priorities and waits, with latencies from a data file.
/// The model ranks schedules of one kernel. It does not predict the cycles of a GPU. The barriers
/// are those of the input, so use a kernel with placed barriers, such as the output of
/// `seawall pipeline` or `seawall place`.
#[derive(Debug, Args)]
#[command(after_help = TIMELINE_HELP)]
pub(crate) struct TimelineArgs {
    #[command(flatten)]
    pub(crate) files: Files,

    /// Target GPU: gfx942, gfx950, gfx1250, or one in the `--latencies` file [default: the target
    /// of the module]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) target: Option<Target>,

    /// Number of iterations of innermost loops, 4 to 1000 [default: 24]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(4..=1000))]
    pub(crate) iterations: Option<u32>,

    /// JSON file of latencies by GPU, instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub(crate) latencies: Option<PathBuf>,

    /// Output format
    #[arg(long, value_enum, default_value_t = TimelineFormat::Text)]
    pub(crate) format: TimelineFormat,

    #[command(flatten)]
    pub(crate) dumps: Dumps,
}

/// Output formats of a timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimelineFormat {
    /// Text
    Text,
    /// JSON data
    Json,
    /// An HTML page with a picture
    Html,
}

const TIMELINE_HELP: &str = "\
Examples:
  seawall timeline pipelined.mlir
  seawall timeline pipelined.mlir --iterations 100
  seawall timeline pipelined.mlir --format html -o timeline.html

JSON: {version, file, caveat, kernels: [{name, target, warps, iterations, figures, estimates,
utilization, cycles, notes, regions: [{line, is_loop, iterations_measured, cycles, utilization,
stalls, stages, window, waves}]}]}. Keys may be added without a change of the version.

Exit status:
  0  success
  2  usage error, unreadable input, or a kernel that the model cannot run; nothing was written";
