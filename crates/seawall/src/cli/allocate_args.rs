//! The arguments of `seawall allocate`. The doc comments are the help texts.

use clap::{Args, ValueEnum};
use seawall_model::Target;

use crate::cli::files_args::{Dumps, Files, target};

/// Assign an address to every buffer in shared memory, as Triton's allocation pass does
///
/// Reads MLIR, such as the `.ttgir` of Triton's cache. Shows the address and the live range of each
/// buffer, and which buffers share bytes at different times. With `--format mlir`, prints the
/// module with the attributes that the pass writes (`allocation.offset`, `allocation.size`,
/// `ttg.shared`). Replaces existing offsets.
#[derive(Debug, Args)]
#[command(after_help = ALLOCATE_HELP)]
pub(crate) struct AllocateArgs {
    #[command(flatten)]
    pub(crate) files: Files,

    /// What to print
    #[arg(long, value_enum, default_value_t = AllocateFormat::Text)]
    pub(crate) format: AllocateFormat,

    /// Target GPU, such as `sm_90` or `gfx950` [default: the `ttg.target` of the module]
    #[arg(long, value_name = "TARGET", value_parser = target)]
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
  0  success
  2  usage error or unreadable input; nothing was written";

/// Output formats of an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AllocateFormat {
    /// A map of the memory as text
    Text,
    /// The input with the attributes
    Mlir,
    /// JSON data
    Json,
}
