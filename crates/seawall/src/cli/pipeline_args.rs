//! What can be typed behind `seawall pipeline`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall_model::Target;

use crate::cli::files_args::{Dumps, Files};

/// Make warp pipelines of stages, with the fewest fences that leave no race
///
/// Two groups of warps run the same stages, one stage apart. Reads a module for an AMD GPU whose stages end with borders (`triton.warp_pipeline.border`), or are formed already
/// (`scf.execute_region` with `triton.warp_pipeline.stage`), and prints it with the groups shifted, a barrier at each boundary, priorities set,
/// and the groups in step again behind each pipeline. Accesses that no barrier can order are errors. With `--schedule pingpong`, loops with
/// products that have no stages are made to take turns in the same way; a loop that cannot have that is left alone, and it is said why.
#[derive(Debug, Args)]
#[command(after_help = PIPELINE_HELP)]
pub(crate) struct PipelineArgs {
    #[command(flatten)]
    pub(crate) files: Files,

    /// GPU to pipeline for, such as `gfx950` [default: what the module names]
    #[arg(long, value_name = "TARGET")]
    pub(crate) target: Option<Target>,

    /// Where stages come from
    #[arg(long, value_enum, value_name = "SCHEDULE", default_value_t = ScheduleArg::Stages, conflicts_with = "form_only")]
    pub(crate) schedule: ScheduleArg,

    /// JSON file of latencies for `--schedule auto`, in place of those that come with Seawall
    #[arg(long, value_name = "FILE")]
    pub(crate) latencies: Option<PathBuf>,

    /// Fence what Triton 3.9's `convert-warp-pipeline` fences, and leave barriers behind waits to the pass that places barriers later; what
    /// this leaves unordered stays so
    #[arg(long, conflicts_with = "form_only")]
    pub(crate) compat: bool,

    /// For ping-pong schedules: the number of stages that the loops were pipelined with [default: 2; with `--schedule auto`, 2, 3 and 4 are tried]
    #[arg(long, value_name = "N")]
    pub(crate) num_stages: Option<u32>,

    /// Only form stages, as Triton 3.9's `tritonamdgpu-warp-pipeline` does
    #[arg(long)]
    pub(crate) form_only: bool,

    #[command(flatten)]
    pub(crate) dumps: Dumps,
}

/// Where the stages of a pipeline come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ScheduleArg {
    /// From borders in the module, or formed there already
    Stages,
    /// As Triton 3.9's `tritonamdgpu-block-pingpong`: loops with products, two groups of warps that load and multiply in turn
    Pingpong,
    /// Chosen: no pipeline, the stages that are there, the best ones that a search finds, or ping-pong; whichever a model of two groups has done first
    Auto,
}

const PIPELINE_HELP: &str = "\
Examples:
  seawall pipeline kernel.mlir -o pipelined.mlir
  seawall pipeline kernel.mlir --compat
  seawall pipeline kernel.mlir --form-only
  seawall pipeline kernel.mlir --schedule pingpong --num-stages 2
  seawall pipeline gemm.mlir --schedule auto

Exit status:
  0  done, or there was nothing to pipeline
  2  bad usage, unreadable input, stages that make no pipeline, or accesses that no barrier
     orders; nothing was written";
