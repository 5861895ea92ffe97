//! What can be typed behind `seawall waits`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall::PassFilter;
use seawall_model::Target;

/// Give every wait the largest count of operations that it may leave in flight
///
/// Reads MLIR, a Wave trace (JSON) or a litmus program. A wait that names what it waits for (tokens, `async_deps`) gets what is
/// issued since then on every path; one that names nothing, what shared memory needs. On gfx1250, waits in commit groups become waits in
/// instructions, as Triton's back end has them.
#[derive(Debug, Args)]
#[command(after_help = WAITS_HELP)]
pub(crate) struct WaitsArgs {
    /// MLIR file, pass-dump log, Wave trace or model; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// File for the result, replaced as a whole or not at all [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// What to print
    #[arg(long, value_enum, default_value_t = WaitsFormat::Mlir)]
    pub(crate) format: WaitsFormat,

    /// GPU to count for, such as `sm_90` or `gfx950` [default: what the input names]
    #[arg(long, value_name = "TARGET")]
    pub(crate) target: Option<Target>,

    /// Say of each wait, on standard error, how its count comes about
    #[arg(long)]
    pub(crate) explain: bool,

    /// Give up where Triton's `update-async-wait-count` gives up, and count what it counts: its values, instead of the largest safe ones
    #[arg(long)]
    pub(crate) as_triton: bool,

    /// Take reads and writes of global memory to be issued where they stand, one instruction each at least, where they count with copies to
    /// LDS, and those of LDS that are wide enough: larger counts, if the compiler moves none of them over a wait
    #[arg(long)]
    pub(crate) count_ordinary: bool,

    /// Take only the dumps of this pass out of a log: a part of its name or argument, and optionally `:before` or
    /// `:after`
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
instead of `line` and `column`; `rule` is one of named, newest, need; `new` is null where the wait is
left as it is. Keys may be added without a change of the version.

Exit status:
  0  done
  2  bad usage or unreadable input; nothing was written";

/// Forms of the counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum WaitsFormat {
    /// The input with the counts
    Mlir,
    /// As data
    Json,
}
