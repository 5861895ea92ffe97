//! What can be typed behind `seawall allocate`. The doc comments are the help texts.

use clap::{Args, ValueEnum};
use seawall_model::Target;

use crate::cli::files_args::{Dumps, Files};

/// Give every buffer in shared memory its place, as Triton's allocation pass does.
///
/// Reads MLIR, such as the `.ttgir` of Triton's cache, and shows where each buffer lies, how long it is needed and which
/// others get its bytes at another time; or prints the module with the attributes that the pass writes
/// (`allocation.offset`, `allocation.size`, `ttg.shared`). Offsets that are there already are replaced.
#[derive(Debug, Args)]
#[command(after_help = ALLOCATE_HELP)]
pub(crate) struct AllocateArgs {
    #[command(flatten)]
    pub(crate) files: Files,

    /// What to print
    #[arg(long, value_enum, default_value_t = AllocateFormat::Text)]
    pub(crate) format: AllocateFormat,

    /// GPU to allocate for, such as `sm_90` or `gfx950` [default: the module's own `ttg.target`]
    #[arg(long, value_name = "TARGET")]
    pub(crate) target: Option<Target>,

    #[command(flatten)]
    pub(crate) dumps: Dumps,
}

const ALLOCATE_HELP: &str = "\
Examples:
  seawall allocate kernel.ttgir
  seawall allocate kernel.ttgir --format mlir -o allocated.mlir
  seawall allocate kernel.ttgir --format json

JSON: {version, file, modules: [{shared, tensor_memory_size, functions: [{function, bytes,
memory: [{line, column, op, kind, offsets, size, first_line, last_line}]}], tensor_memory:
[{line, column, tensor_column, tensor_row}]}]}; `kind` is one of buffer, scratch, callee, workers.
Keys may be added without a change of the version.

Exit status:
  0  done
  2  bad usage or unreadable input; nothing was written";

/// Forms of an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AllocateFormat {
    /// A map of the memory, for people
    Text,
    /// The input with the attributes
    Mlir,
    /// As data
    Json,
}
