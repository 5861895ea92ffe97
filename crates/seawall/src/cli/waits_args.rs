//! The arguments of `seawall waits`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall::PassFilter;
use seawall_model::Target;

use crate::cli::files_args::target;

/// Set every wait to the largest count of operations that may stay in flight
///
/// Reads MLIR, a Wave trace (JSON) or a litmus program. A wait that names operations (tokens,
/// `async_deps`) gets the number of operations issued after them on every path. A wait that names
/// nothing gets the count that accesses to shared memory need. On gfx1250, waits that count commit
/// groups become waits that count instructions, as in Triton's back end.
#[derive(Debug, Args)]
#[command(after_help = WAITS_HELP)]
pub(crate) struct WaitsArgs {
    /// MLIR file, pass-dump log, Wave trace or model; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Output format
    #[arg(long, value_enum, default_value_t = WaitsFormat::Mlir)]
    pub(crate) format: WaitsFormat,

    /// Target GPU, such as `sm_90` or `gfx950` [default: the target of the input]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) target: Option<Target>,

    /// Explain on standard error how the count of each wait is derived
    #[arg(long)]
    pub(crate) explain: bool,

    /// Reproduce the counts of Triton's `update-async-wait-count`, including the cases where it
    /// gives up, instead of the largest safe counts
    #[arg(long)]
    pub(crate) as_triton: bool,

    /// Assume that the compiler does not move loads and stores across a wait. The waits that count
    /// copies to LDS then also count ordinary loads and stores of global memory, each as at least
    /// one instruction, and LDS accesses that are wide enough. Gives larger counts
    #[arg(long)]
    pub(crate) count_ordinary: bool,

    /// Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part
    /// of it, optionally followed by `:before` or `:after` [default: the last state of each kernel
    /// of the log]
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,
}

const WAITS_HELP: &str = "\
Examples:
  seawall waits kernel.ttgir
  seawall waits kernel.ttgir --format json
  seawall waits trace.json --target gfx950 --explain -o counted.json

JSON: {version, file, waits: [{module, name, line, column, node, counter, old, new, rule, saturated,
forced_zero, notes, dependences: [{name, line, column, node, since, beyond}]}]}; a wait of a trace has `node`
instead of `line` and `column`; `rule` is one of named, newest, need; `new` is null if the wait is
unchanged. Keys may be added without a change of the version.

Exit status:
  0  success
  2  usage error or unreadable input; nothing was written";

/// Output formats of the counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum WaitsFormat {
    /// The input with the counts
    Mlir,
    /// JSON data
    Json,
}
