//! The arguments of `seawall why`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall::{PassFilter, Producer, WhyLine};
use seawall_model::Target;

use crate::cli::config::ConfigFile;
use crate::cli::files_args::target;
use crate::cli::source_files::SourceRoot;

/// Explain why an operation is there: what it orders, or what orders it
///
/// Answers for every operation of a line of IR, or of a line of its source that the locations of
/// the IR name. For a barrier, wait, fence or mbarrier operation: the pairs of accesses that it
/// orders, whether `place --remove-redundant` keeps it, and what `check` finds without it, with a
/// run. For an access: the conflicting accesses before and after it, and what orders it with each.
/// For an mbarrier or token: the operations that complete it or wait for it. For an op of a
/// compiler log: the pass that introduced it.
///
/// Reads what `seawall check` reads, and judges modules in the same way.
#[derive(Debug, Args)]
#[command(after_help = WHY_HELP)]
pub(crate) struct WhyArgs {
    /// MLIR file, pass-dump log, PTX, Wave trace or model, and a line of it; `-` is standard input
    #[arg(value_name = "IN[:LINE]")]
    pub(crate) input: PathBuf,

    /// Line of the source of the kernel, such as `kernel.py:42`, or line of the input. The file is
    /// the end of a path that the locations name
    #[arg(value_name = "[FILE:]LINE")]
    pub(crate) line: Option<WhyLine>,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Output format
    #[arg(long, value_enum, default_value_t = WhyFormat::Text)]
    pub(crate) format: WhyFormat,

    /// Target GPU, such as `sm_90` or `gfx950` [default: the target of the input]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) target: Option<Target>,

    /// Treat every allocation as separate memory: ignores hazards between buffers that share bytes
    #[arg(long)]
    pub(crate) logical: bool,

    /// Judge modules as they stand. By default, a module of a Triton compiler is first finished as
    /// the compiler would finish it, for example with the barriers of its membar pass
    #[arg(long)]
    pub(crate) as_is: bool,

    /// Compiler that finishes the modules: `triton-3.4` to `triton-3.9`, or `meta-3.7` [default:
    /// the one that the module shows by its attributes, else the newest]
    #[arg(long, value_name = "COMPILER", conflicts_with = "as_is")]
    pub(crate) producer: Option<Producer>,

    /// Ignore warp locality: treat every warp as accessing every byte of an access
    #[arg(long)]
    pub(crate) no_warp_locality: bool,

    /// Let integer arguments of kernels be negative. By default, arguments are sizes
    #[arg(long)]
    pub(crate) any_sign: bool,

    /// Assume that the compiler does not move loads and stores across a wait, as `check` does with
    /// this option
    #[arg(long)]
    pub(crate) count_ordinary: bool,

    #[command(flatten)]
    pub(crate) config: ConfigFile,

    #[command(flatten)]
    pub(crate) sources: SourceRoot,

    /// Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part
    /// of it, optionally followed by `:before` or `:after` [default: the dump with the line, or the
    /// last state of each kernel of the log for a line of the source]
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,
}

const WHY_HELP: &str = "\
Examples:
  seawall why kernel.ttgir:20
  seawall why compile.log:21
  seawall why compile.log copy.py:5
  seawall why compile.log copy.py:5 --pass membar:before
  seawall why kernel.ttgir:20 --format json

Exit status:
  0  success
  2  usage error, unreadable input, or a line without an operation; nothing was written";

/// Output formats of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum WhyFormat {
    /// Text with source excerpts
    Text,
    /// JSON data
    Json,
}
