//! The arguments of `seawall pipeline`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall_model::Target;

use crate::cli::files_args::{Dumps, Files, target};

/// Build warp pipelines from stages, with the fewest fences that leave no race
///
/// Two groups of warps run the same stages, one stage apart. Reads a module for an AMD GPU. Its
/// stages end with borders (`triton.warp_pipeline.border`), or are formed already
/// (`scf.execute_region` with `triton.warp_pipeline.stage`). Prints the module with shifted groups,
/// a barrier at each stage boundary, priorities, and groups back in step after each pipeline.
/// Accesses that no barrier can order are errors. With `--schedule pingpong`, two groups of warps
/// alternate in loops that have MMAs and no stages. A loop without a possible schedule is
/// unchanged, and the reason is reported.
#[derive(Debug, Args)]
#[command(after_help = PIPELINE_HELP)]
pub(crate) struct PipelineArgs {
    #[command(flatten)]
    pub(crate) files: Files,

    /// Target GPU, such as `gfx950` [default: the target of the module]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) target: Option<Target>,

    /// Source of the stages
    #[arg(long, value_enum, value_name = "SCHEDULE", default_value_t = ScheduleArg::Stages, conflicts_with = "form_only")]
    pub(crate) schedule: ScheduleArg,

    /// JSON file of latencies for `--schedule auto`, instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub(crate) latencies: Option<PathBuf>,

    /// Insert the fences of Triton 3.9's `convert-warp-pipeline`, and leave barriers after waits to
    /// the later pass that places barriers. Accesses that this leaves unordered are not reported
    #[arg(long, conflicts_with = "form_only")]
    pub(crate) compat: bool,

    /// For ping-pong schedules: the number of pipeline stages of the loops [default: 2;
    /// `--schedule auto` tries 2, 3 and 4]
    #[arg(long, value_name = "N")]
    pub(crate) num_stages: Option<u32>,

    /// Only form stages, as Triton 3.9's `tritonamdgpu-warp-pipeline` does
    #[arg(long)]
    pub(crate) form_only: bool,

    #[command(flatten)]
    pub(crate) dumps: Dumps,
}

/// The source of a pipeline's stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ScheduleArg {
    /// Borders in the module, or formed stages
    Stages,
    /// The schedule of Triton 3.9's `tritonamdgpu-block-pingpong`, for loops with MMAs: two groups
    /// of warps alternate between loading and multiplying
    Pingpong,
    /// The fastest variant in a model of two groups: no pipeline, the given stages, the best stages
    /// that a search finds, or ping-pong
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
  0  success, or nothing to pipeline
  2  usage error, unreadable input, stages that do not form a pipeline, or accesses that no
     barrier can order; nothing was written";
