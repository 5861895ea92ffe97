//! The command line. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use seawall::{PassFilter, Producer};
use seawall_model::Target;

use crate::cli::allocate_args::AllocateArgs;
use crate::cli::check_args::{CheckArgs, ExplainArgs};
use crate::cli::deps::DepsArgs;
use crate::cli::files_args::{Dumps, target};
use crate::cli::judging_args::{Judging, producer};
use crate::cli::pipeline_args::PipelineArgs;
use crate::cli::report_args::ReportArgs;
use crate::cli::run::RunArgs;
use crate::cli::schema::SchemaArgs;
use crate::cli::shell::{CompletionsArgs, LONG_VERSION, ManArgs, VERSION};
use crate::cli::source_files::SourceRoot;
use crate::cli::timeline_args::TimelineArgs;
use crate::cli::validate_args::ValidateArgs;
use crate::cli::waits_args::WaitsArgs;
use crate::cli::why_args::WhyArgs;

/// Reads the IR of GPU tile compilers, finds races on shared memory, places the necessary barriers,
/// and explains them
#[derive(Debug, Parser)]
#[command(name = "seawall", version = VERSION, long_version = LONG_VERSION.as_str(), max_term_width = 100, after_help = MAIN_HELP)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,

    #[command(flatten)]
    pub(crate) global: Global,
}

/// The options of all commands.
#[derive(Debug, Args)]
pub(crate) struct Global {
    /// Suppress warnings
    #[arg(short, long, global = true, display_order = 998)]
    pub(crate) quiet: bool,
}

const MAIN_HELP: &str = "\
Examples:
  seawall check dumps/                        find races, missing waits, deadlocks
  seawall explain SW101                       explain a finding and how to fix it
  seawall why kernel.ttgir:20                 explain what an operation orders
  seawall place kernel.mlir --explain         place the fewest barriers, with the reason for each
  seawall place kernel.mlir --format diff     show the changes
  seawall allocate kernel.ttgir               show buffer addresses and shared bytes
  seawall validate matmul.ttgir matmul.ptx    find synchronization that the compiler lost
  seawall waits kernel.ttgir                  set every wait to its largest safe count
  seawall pipeline kernel.mlir                pipeline stages over warps, with the fewest fences
  seawall timeline pipelined.mlir             show how busy the matrix units are
  seawall report kernel.ttgir                 show which partition waits for which, in which phase
  seawall fmt --check dumps/                  check that files are printed back byte for byte

Exit status:
  0  success, and nothing found
  1  `check` or `validate` reported an error, `simulate` a fault, or `fmt --check` a difference
  2  usage error or unreadable input; nothing was written, or only readable input was checked";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Check(CheckArgs),
    Place(PlaceArgs),
    Allocate(AllocateArgs),
    Fmt(FmtArgs),
    Model(ModelArgs),
    Explain(ExplainArgs),
    Why(WhyArgs),
    Report(ReportArgs),
    Simulate(SimulateArgs),
    Validate(ValidateArgs),
    Waits(WaitsArgs),
    Pipeline(PipelineArgs),
    Timeline(TimelineArgs),
    Deps(DepsArgs),
    Run(RunArgs),
    Schema(SchemaArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// Insert the barriers that shared memory needs
///
/// Reads MLIR, such as the `.ttgir` of Triton's cache, or a Wave trace in JSON, and prints it with
/// the barriers inserted. Other lines of MLIR do not change. A file may contain several modules,
/// separated by `// -----` lines, or be a log with `// -----// IR Dump Before PASS //----- //`
/// headers. Buffer addresses come from the module (`allocation.offset`). Without them, buffers are
/// placed where Triton's allocation pass would place them (see `seawall allocate`).
///
/// Barriers do not replace waits or proxy fences. A warning reports that one is missing, and
/// `seawall check` reports where.
#[derive(Debug, Args)]
#[command(after_help = PLACE_HELP)]
pub(crate) struct PlaceArgs {
    /// MLIR file, pass-dump log or Wave trace; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Placement strategy
    #[arg(long, value_enum, default_value_t = StrategyArg::Minimal)]
    pub(crate) strategy: StrategyArg,

    /// Form of the barriers. `split` places signals and waits instead of full barriers: as many
    /// waits as there would be full barriers, and each signal as far before its waits as possible
    /// (only with `--strategy minimal`, only on gfx120x and gfx1250)
    #[arg(long, value_enum, default_value_t = BarriersArg::Monolithic)]
    pub(crate) barriers: BarriersArg,

    /// Place barriers as if the trace had none, as Wave 3.9.1 does for full barriers. By default,
    /// hazards that barriers of the trace already order get no barrier (only with `--strategy wave`
    /// and `split`)
    #[arg(long)]
    pub(crate) ignore_existing: bool,

    /// Also delete redundant barriers of the input (only with `--strategy minimal`)
    #[arg(long)]
    pub(crate) remove_redundant: bool,

    /// Ignore warp locality: place a CTA-wide barrier even if one warp makes all accesses to each
    /// byte and a warp barrier is enough (only with `--strategy minimal`; other strategies always
    /// do)
    #[arg(long)]
    pub(crate) no_warp_locality: bool,

    /// Compiler whose passes are reproduced, or with `--strategy minimal` that lowers the module
    /// [default: the one that the module shows by its attributes, else that of the `.json` file
    /// beside the module in Triton's cache, else the newest]
    #[arg(long, value_name = "COMPILER", value_parser = producer())]
    pub(crate) producer: Option<Producer>,

    /// Explain each barrier, also those that the text of a module has, and with `minimal` why no
    /// fewer barriers are enough. Written to standard output if the result goes to a file,
    /// otherwise to standard error
    #[arg(long)]
    pub(crate) explain: bool,

    /// Output format [default: the format of the input]
    #[arg(long, value_enum)]
    pub(crate) format: Option<PlaceFormat>,

    /// Target GPU, such as `sm_90` or `gfx950` [default: the `ttg.target` of the module]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) target: Option<Target>,

    /// Treat every allocation as separate memory: ignores hazards between buffers that share bytes
    #[arg(long)]
    pub(crate) logical: bool,

    #[command(flatten)]
    pub(crate) sources: SourceRoot,

    /// Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part
    /// of it, optionally followed by `:before` or `:after` [default: the last state of each kernel
    /// of the log]
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,

    /// Omit barriers between asynchronous writes, and between an asynchronous write and a read that
    /// is ordered by an asynchronous wait. The wait is the one of its token (on AMD targets) or of
    /// `ttg.amdg.syncedViaAsyncWait` (only with `--strategy triton`)
    #[arg(long)]
    pub(crate) async_filter: bool,

    /// Treat TMA loads and gathers as asynchronous writes in `--async-filter`
    #[arg(long, requires = "async_filter")]
    pub(crate) nvidia_async_candidates: bool,

    /// Also write the attribute `ttg.amdg.syncedViaAsyncWait` of loads, as Triton's pass does.
    /// Needed if Triton goes on to compile the result (`--strategy triton` always writes it)
    #[arg(long)]
    pub(crate) synced_loads: bool,

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
  seawall place kernel.ttgir --strategy triton --producer triton-3.6
  seawall place compile.log --pass membar:before
  seawall place kernel.ttgir --logical
  seawall place gemm.json --strategy wave --explain
  seawall place gemm.json --format svg-animated -o gemm.svg

Exit status:
  0  success
  2  usage error or unreadable input; nothing was written";

/// Placement strategies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StrategyArg {
    /// The fewest barriers that order every hazard, counted in the innermost loops first, verified
    /// by a second analysis
    Minimal,
    /// The barriers and annotations of Triton's passes; see `--producer`
    Triton,
    /// The barriers that the pass of Wave 3.9.1 inserts before consumers, without those for hazards
    /// that barriers of the trace already order; see `--ignore-existing` (only for Wave traces)
    Wave,
    /// The signals and waits that the pass of Wave 3.9.1 inserts on GPUs with split barriers (only
    /// for Wave traces)
    Split,
}

/// Forms of barriers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BarriersArg {
    /// Full barriers: one op at which all warps synchronize
    Monolithic,
    /// Split barriers: each warp signals, continues, and later waits until all warps have signalled
    Split,
}

/// Output formats of a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PlaceFormat {
    /// MLIR with the barriers
    Mlir,
    /// The Wave trace with the barriers
    Trace,
    /// A unified diff against the input
    Diff,
    /// JSON data: the barriers with their reasons
    Json,
    /// A picture of the Wave trace with its hazards and barriers
    Svg,
    /// The same picture, animated to show the steps of the strategy
    SvgAnimated,
}

/// Read IR and print it back, byte for byte
///
/// With `--check`, prints no IR and reports the files that differ. Directories are searched for
/// files that end in `.mlir`, `.ttir` or `.ttgir`.
#[derive(Debug, Args)]
#[command(after_help = FMT_HELP)]
pub(crate) struct FmtArgs {
    /// MLIR file or pass-dump log; `-` is standard input. With `--check`, several files and
    /// directories
    #[arg(value_name = "IN", required = true)]
    pub(crate) inputs: Vec<PathBuf>,

    /// Print nothing, and fail if a file is not printed back byte for byte
    #[arg(long, conflicts_with = "output")]
    pub(crate) check: bool,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,
}

const FMT_HELP: &str = "\
Examples:
  seawall fmt kernel.mlir
  seawall fmt --check kernel.mlir dumps/

Exit status:
  0  success
  1  `--check` found a difference
  2  usage error or unreadable input; nothing was written";

/// Print the synchronization model that the analyses see
///
/// Reads MLIR, PTX, a Wave trace (JSON), or a model in its text or JSON form. The file extension
/// (`.ptx`, `.litmus`, `.json`) or the start of the text determines the form. A file with several
/// modules or kernels gives several models, in JSON an array. The model is that of the module as it
/// stands.
#[derive(Debug, Args)]
#[command(after_help = MODEL_HELP)]
pub(crate) struct ModelArgs {
    /// MLIR, PTX, Wave trace or model; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Form of the model
    #[arg(long, value_enum, default_value_t = ModelFormatArg::Text)]
    pub(crate) format: ModelFormatArg,

    /// Target GPU, such as `sm_90` or `gfx950` [default: the `ttg.target` of the module]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) target: Option<Target>,

    /// Treat every allocation as separate memory: ignores hazards between buffers that share bytes
    #[arg(long)]
    pub(crate) logical: bool,

    #[command(flatten)]
    pub(crate) dumps: Dumps,
}

const MODEL_HELP: &str = "\
Examples:
  seawall model kernel.mlir
  seawall model kernel.mlir --format json
  seawall model race.litmus --format json

Exit status:
  0  success
  2  usage error or unreadable input; nothing was written";

/// Output formats of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ModelFormatArg {
    /// The text form of litmus files
    Text,
    /// JSON data
    Json,
}

/// Run the synchronization model in all interleavings and show faults
///
/// Reads the same inputs as `seawall model`. Finds races, missing waits and proxy fences, deadlocks
/// and misuse of mbarriers, and shows a run that leads to each fault. Only a few warps and a few
/// loop iterations are run, so the result holds only within these bounds. Modules are finished as
/// by `seawall check`, which judges the same program.
#[derive(Debug, Args)]
#[command(after_help = SIMULATE_HELP)]
pub(crate) struct SimulateArgs {
    /// MLIR, PTX, Wave trace or model; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Number of simulated warps for each partition, at most as many as it has [default: 2, or 4
    /// with conditional barriers]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) warps: Option<u32>,

    /// Number of simulated CTAs of a cluster, at most as many as it has [default: 2 if they access
    /// each other's memory, else 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) ctas: Option<u32>,

    /// Number of iterations of loops with an unknown trip count [default: 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: Option<u32>,

    /// Run one random interleaving with this seed, and show it
    #[arg(long, value_name = "S")]
    pub(crate) schedule_seed: Option<u64>,

    /// Repeat the run of this finding of `seawall check`, such as `SW301:107` (code and line),
    /// and end at its fault. Use the options of the check, which prints the whole command
    #[arg(long, value_name = "FINDING", conflicts_with_all = ["warps", "ctas", "iterations", "schedule_seed"])]
    pub(crate) witness: Option<String>,

    /// Output format
    #[arg(long, value_enum, default_value_t = SimulateFormat::Text)]
    pub(crate) format: SimulateFormat,

    #[command(flatten)]
    pub(crate) judging: Judging,

    #[command(flatten)]
    pub(crate) dumps: Dumps,
}

const SIMULATE_HELP: &str = "\
Examples:
  seawall simulate kernel.mlir
  seawall simulate race.litmus --format html -o race.html
  seawall simulate race.litmus --schedule-seed 7
  seawall simulate race.litmus --witness SW101:5

JSON: {version, file, models: [{verdicts: [{fault, conflict, earlier, event, in_flight_read,
schedule}], explored, trace}]}; a schedule is {omitted, steps: [{partition, warp, engine, does, at,
iterations}]}, where `earlier`, `event` and `at` are {op, text, line, column, event} and `does` is
one of does, waits, passes, completes, stuck. Keys may be added without a change of the version.

Exit status:
  0  no fault within the bounds
  1  faults found
  2  usage error or unreadable input; nothing was written";

/// Output formats of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SimulateFormat {
    /// Text
    Text,
    /// JSON data
    Json,
    /// An HTML page with a lane for each warp
    Html,
}
