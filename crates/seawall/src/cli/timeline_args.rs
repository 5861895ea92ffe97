//! What can be typed behind `seawall timeline`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall_model::Target;

use crate::cli::files_args::{Dumps, Files};

/// Show how busy two groups of waves keep the matrix units, and what they wait for
///
/// Runs the waves of one SIMD of an AMD GPU through a kernel in a model: issue, matrix unit, shared memory, global memory, barriers, priorities
/// and waits, with latencies from a data file. It ranks schedules of one kernel; it does not tell cycles of a GPU. Barriers are those of the
/// input: give a kernel whose barriers are placed, such as what `seawall pipeline` or `seawall place` writes.
#[derive(Debug, Args)]
#[command(after_help = TIMELINE_HELP)]
pub(crate) struct TimelineArgs {
    #[command(flatten)]
    pub(crate) files: Files,

    /// GPU to run on: gfx942, gfx950, gfx1250, or one that `--latencies` has [default: what the module names]
    #[arg(long, value_name = "TARGET")]
    pub(crate) target: Option<Target>,

    /// How often innermost loops run, 4 to 1000 [default: 24]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(4..=1000))]
    pub(crate) iterations: Option<u32>,

    /// JSON file of latencies by GPU, in place of those that come with Seawall
    #[arg(long, value_name = "FILE")]
    pub(crate) latencies: Option<PathBuf>,

    /// What to print
    #[arg(long, value_enum, default_value_t = TimelineFormat::Text)]
    pub(crate) format: TimelineFormat,

    #[command(flatten)]
    pub(crate) dumps: Dumps,
}

/// Forms of a timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimelineFormat {
    /// For people
    Text,
    /// As data
    Json,
    /// A page with a picture
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
  0  done
  2  bad usage, unreadable input, or a kernel that cannot be run; nothing was written";
