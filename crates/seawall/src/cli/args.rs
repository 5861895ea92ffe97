//! What can be typed. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use seawall::PassFilter;
use seawall_model::Target;

use crate::cli::allocate_args::AllocateArgs;
use crate::cli::check_args::{CheckArgs, ExplainArgs};
use crate::cli::deps::DepsArgs;
use crate::cli::pipeline_args::PipelineArgs;
use crate::cli::report_args::ReportArgs;
use crate::cli::timeline_args::TimelineArgs;
use crate::cli::waits_args::WaitsArgs;

/// Reads the IR that GPU tile compilers produce, finds races on its shared memory, places the barriers that it needs, and
/// says why.
#[derive(Debug, Parser)]
#[command(name = "seawall", version, max_term_width = 100, after_help = MAIN_HELP)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// Print no warnings
    #[arg(short, long, global = true)]
    pub(crate) quiet: bool,
}

const MAIN_HELP: &str = "\
Examples:
  seawall check dumps/                        find races, missing waits, deadlocks
  seawall explain SW101                       what a finding means and how to fix it
  seawall place kernel.mlir --explain         place the fewest barriers, and say why
  seawall place kernel.mlir --format diff     show what changes
  seawall allocate kernel.ttgir               where buffers lie, and which share bytes
  seawall waits kernel.ttgir                  give every wait its largest safe count
  seawall pipeline kernel.mlir                make warp pipelines of stages, with the fewest fences
  seawall timeline pipelined.mlir             how busy two groups of waves keep the matrix units
  seawall report kernel.ttgir                 who waits for whom, in which phase, for which data
  seawall fmt --check dumps/                  check that files read and print back byte for byte

Exit status:
  0  done, and nothing found
  1  `check` found something, `simulate` a fault, or `fmt --check` a difference
  2  bad usage or unreadable input; nothing was written, or only what could be read was checked";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Check(CheckArgs),
    Place(PlaceArgs),
    Allocate(AllocateArgs),
    Fmt(FmtArgs),
    Model(ModelArgs),
    Explain(ExplainArgs),
    Report(ReportArgs),
    Simulate(SimulateArgs),
    Waits(WaitsArgs),
    Pipeline(PipelineArgs),
    Timeline(TimelineArgs),
    Deps(DepsArgs),
}

/// Insert the barriers that shared memory needs.
///
/// Reads MLIR, such as the `.ttgir` of Triton's cache, or a Wave trace in JSON, and prints it with the barriers inserted;
/// every other line of MLIR stays as it is. A file may hold several modules, split by `// -----` lines, or be a log with `// -----// IR Dump Before PASS
/// //----- //` headers. Buffers lie where the module says (`allocation.offset`), and in a module that does not say it where
/// Triton's allocation pass would put them (`seawall allocate` shows where).
///
/// Barriers do not replace waits or proxy fences: where one is missing, a warning says so, and `seawall check` where.
#[derive(Debug, Args)]
#[command(after_help = PLACE_HELP)]
pub(crate) struct PlaceArgs {
    /// MLIR file, pass-dump log or Wave trace; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// File for the result, replaced as a whole or not at all [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Which barriers to place
    #[arg(long, value_enum, default_value_t = StrategyArg::Minimal)]
    pub(crate) strategy: StrategyArg,

    /// Whole barriers, or barriers in halves: a signal and a wait, as few waits as there are whole barriers, and the signals as far
    /// before them as they may be (only with `--strategy minimal`, only on gfx120x and gfx1250)
    #[arg(long, value_enum, default_value_t = BarriersArg::Monolithic)]
    pub(crate) barriers: BarriersArg,

    /// Place barriers as if the trace had none yet, as the whole barriers of Wave 3.9.1 are placed; else what barriers of the trace guard already gets no
    /// other one (only with `--strategy wave` and `split`)
    #[arg(long)]
    pub(crate) ignore_existing: bool,

    /// Also delete barriers of the input that order nothing (only with `--strategy minimal`)
    #[arg(long)]
    pub(crate) remove_redundant: bool,

    /// Place a barrier of the CTA also where all bytes of two accesses stay in one warp and a barrier of warps would do (only
    /// with `--strategy minimal`, the other one always does)
    #[arg(long)]
    pub(crate) no_warp_locality: bool,

    /// Say for each barrier why it is there, and with `minimal` why no fewer will do: on standard output if the result
    /// goes to a file, else on standard error
    #[arg(long)]
    pub(crate) explain: bool,

    /// What to print [default: what the input is]
    #[arg(long, value_enum)]
    pub(crate) format: Option<PlaceFormat>,

    /// GPU to place for, such as `sm_90` or `gfx950` [default: the module's own `ttg.target`]
    #[arg(long, value_name = "TARGET")]
    pub(crate) target: Option<Target>,

    /// Take every allocation as memory of its own: nothing is found that comes about because two buffers share bytes
    #[arg(long)]
    pub(crate) logical: bool,

    /// Take only the dumps of this pass out of a log: a part of its name or argument, and optionally `:before` or
    /// `:after`
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,

    /// Leave out barriers between asynchronous writes, and between one and a read that an asynchronous wait orders
    /// by its token (on AMD targets) or by its `ttg.amdg.syncedViaAsyncWait` (only with `--strategy triton`)
    #[arg(long)]
    pub(crate) async_filter: bool,

    /// Count TMA loads and gathers among the asynchronous writes of the filter
    #[arg(long, requires = "async_filter")]
    pub(crate) nvidia_async_candidates: bool,

    /// Print the time of each stage in nanoseconds as JSON to standard error
    #[arg(long, hide = true)]
    pub(crate) timings: bool,
}

const PLACE_HELP: &str = "\
Examples:
  seawall place kernel.mlir -o placed.mlir
  seawall place kernel.mlir --explain -o placed.mlir
  seawall place kernel.mlir --format diff
  seawall place kernel.mlir --remove-redundant --format diff
  seawall place kernel.mlir --strategy triton --format json
  seawall place compile.log --pass membar:before
  seawall place kernel.ttgir --logical
  seawall place gemm.json --strategy wave --explain
  seawall place gemm.json --format svg-animated -o gemm.svg

Exit status:
  0  done
  2  bad usage or unreadable input; nothing was written";

/// Placement strategies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StrategyArg {
    /// The fewest that order every hazard, counted in the innermost loops first; checked by a second analysis
    Minimal,
    /// Those that Triton 3.9's passes insert, and their annotations
    Triton,
    /// Those that Wave 3.9.1's pass inserts before consumers, less what barriers of the trace guard already, which that pass does not look at when it
    /// places whole ones: see `--ignore-existing` (only for Wave traces)
    Wave,
    /// The signals and waits that Wave 3.9.1's pass inserts where the GPU has them (only for Wave traces)
    Split,
}

/// Forms of barriers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BarriersArg {
    /// One op, at which all warps meet
    Monolithic,
    /// Two ops: each warp signals, goes on, and later waits until all have signalled
    Split,
}

/// Forms of a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PlaceFormat {
    /// MLIR with the barriers
    Mlir,
    /// The Wave trace with the barriers
    Trace,
    /// A unified diff to the input
    Diff,
    /// The barriers with their reasons, as data
    Json,
    /// A picture of the Wave trace with its hazards and barriers
    Svg,
    /// The same, showing how the strategy goes about it
    SvgAnimated,
}

/// Read IR and print it back, byte for byte.
///
/// With `--check`, nothing is printed but the differences, and directories are walked for files that end in `.mlir`,
/// `.ttir` or `.ttgir`.
#[derive(Debug, Args)]
#[command(after_help = FMT_HELP)]
pub(crate) struct FmtArgs {
    /// MLIR file or pass-dump log; `-` is standard input. Several files and directories with `--check`
    #[arg(value_name = "IN", required = true)]
    pub(crate) inputs: Vec<PathBuf>,

    /// Print nothing, but fail if a file does not print back byte for byte
    #[arg(long, conflicts_with = "output")]
    pub(crate) check: bool,

    /// File for the result, replaced as a whole or not at all [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,
}

const FMT_HELP: &str = "\
Examples:
  seawall fmt kernel.mlir
  seawall fmt --check kernel.mlir dumps/

Exit status:
  0  done
  1  `--check` found a difference
  2  bad usage or unreadable input; nothing was written";

/// Print the synchronization model that the analyses see.
///
/// Reads MLIR, or a model in its text or JSON form, told apart by the file's ending (`.litmus`, `.json`) or else by
/// how the text begins. A file with several modules gives several models: in JSON an array.
#[derive(Debug, Args)]
#[command(after_help = MODEL_HELP)]
pub(crate) struct ModelArgs {
    /// MLIR file or model; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// File for the result, replaced as a whole or not at all [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Form of the model
    #[arg(long, value_enum, default_value_t = ModelFormatArg::Text)]
    pub(crate) format: ModelFormatArg,

    /// GPU that the model is for, such as `sm_90` or `gfx950` [default: the module's own `ttg.target`]
    #[arg(long, value_name = "TARGET")]
    pub(crate) target: Option<Target>,

    /// Take every allocation as memory of its own: nothing is found that comes about because two buffers share bytes
    #[arg(long)]
    pub(crate) logical: bool,
}

const MODEL_HELP: &str = "\
Examples:
  seawall model kernel.mlir
  seawall model kernel.mlir --format json
  seawall model race.litmus --format json

Exit status:
  0  done
  2  bad usage or unreadable input; nothing was written";

/// Forms of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ModelFormatArg {
    /// As people write it in litmus files
    Text,
    /// As data
    Json,
}

/// Run the synchronization model in all orders and show what goes wrong.
///
/// Reads what `seawall model` reads. Finds races, missing waits and proxy fences, deadlocks and misuse of mbarriers, and
/// shows for each a run that leads there. Few warps and few repetitions of loops are run: nothing found means nothing
/// found within these bounds.
#[derive(Debug, Args)]
#[command(after_help = SIMULATE_HELP)]
pub(crate) struct SimulateArgs {
    /// MLIR file or model; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// File for the result, replaced as a whole or not at all [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Warps run for each partition, at most as many as it has [default: 2, or 4 with conditional barriers]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) warps: Option<u32>,

    /// CTAs run of a cluster, at most as many as it has [default: 2 if they reach into each other, else 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) ctas: Option<u32>,

    /// Repetitions of loops whose end the model does not know [default: 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: Option<u32>,

    /// Run once, with every choice made by chance from this number, and show that run
    #[arg(long, value_name = "S")]
    pub(crate) schedule_seed: Option<u64>,

    /// What to print
    #[arg(long, value_enum, default_value_t = SimulateFormat::Text)]
    pub(crate) format: SimulateFormat,

    /// GPU that the model is for, such as `sm_90` or `gfx950` [default: the module's own `ttg.target`]
    #[arg(long, value_name = "TARGET")]
    pub(crate) target: Option<Target>,

    /// Take every allocation as memory of its own: nothing is found that comes about because two buffers share bytes
    #[arg(long)]
    pub(crate) logical: bool,
}

const SIMULATE_HELP: &str = "\
Examples:
  seawall simulate kernel.mlir
  seawall simulate race.litmus --format html -o race.html
  seawall simulate race.litmus --schedule-seed 7

JSON: {version, file, models: [{verdicts: [{fault, conflict, earlier, event, in_flight_read,
schedule}], explored, trace}]}; a schedule is {omitted, steps: [{partition, warp, engine, does, at,
iterations}]}, where `earlier`, `event` and `at` are {op, text, line, column, event} and `does` is
one of does, waits, passes, completes, stuck. Keys may be added without a change of the version.

Exit status:
  0  nothing found within the bounds
  1  something found
  2  bad usage or unreadable input; nothing was written";

/// Forms of what was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SimulateFormat {
    /// For people
    Text,
    /// As data
    Json,
    /// A page with a lane for each warp
    Html,
}
