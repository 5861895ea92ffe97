//! What can be typed behind `seawall check` and `seawall explain`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall::{CodeSet, PassFilter};
use seawall_analysis::FindingCode;
use seawall_model::Target;

/// Find races, missing waits, deadlocks, and redundant barriers and waits.
///
/// Reads MLIR (several modules split by `// -----` lines, or a log with `// -----// IR Dump Before PASS //----- //`
/// headers), or a model in its text or JSON form. Buffers lie where the module says, and in a module that does not say it,
/// such as the `.ttgir` of Triton's cache, where Triton's allocation pass would put them. Directories are walked for files
/// that end in `.mlir`, `.ttir`, `.ttgir` or `.litmus`. An input that cannot be read keeps no other from being checked.
#[derive(Debug, Args)]
#[command(after_help = CHECK_HELP)]
pub(crate) struct CheckArgs {
    /// Files and directories; `-` is standard input
    #[arg(value_name = "PATH", default_value = ".")]
    pub(crate) inputs: Vec<PathBuf>,

    /// GPU to check for, such as `sm_90` or `gfx950` [default: the one that the input names]
    #[arg(long, value_name = "TARGET")]
    pub(crate) target: Option<Target>,

    /// Take every allocation as memory of its own: nothing is found that comes about because two buffers share bytes
    #[arg(long)]
    pub(crate) logical: bool,

    /// Form of the findings
    #[arg(long, value_enum, default_value_t = CheckFormat::Text)]
    pub(crate) format: CheckFormat,

    /// Tell only these findings: numbers (`SW101`), names (`deadlock`) or kinds (`race`, `missing-wait`, `deadlock`,
    /// `protocol`, `redundant`, `reliance`), separated by commas
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    pub(crate) select: Vec<CodeSet>,

    /// Do not tell these findings
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    pub(crate) ignore: Vec<CodeSet>,

    /// Fail if there are warnings, too
    #[arg(long, value_enum, value_name = "WHAT")]
    pub(crate) deny: Option<Deny>,

    /// Take every warp to touch every byte of what it accesses: find races also where all bytes stay in one warp and a barrier
    /// of warps orders them
    #[arg(long)]
    pub(crate) no_warp_locality: bool,

    /// Take loads and stores of global memory to be issued where they stand, one instruction each at least, where they count with copies to
    /// LDS, and those of LDS that are wide enough: fewer findings, if the compiler moves none of them over a wait
    #[arg(long)]
    pub(crate) count_ordinary: bool,

    /// Take only the dumps of this pass out of a log: a part of its name or argument, and optionally `:before` or
    /// `:after`
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,

    /// File for the findings, replaced as a whole or not at all [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,
}

const CHECK_HELP: &str = "\
Examples:
  seawall check kernel.ttgir
  seawall check dumps/ --format sarif -o seawall.sarif
  seawall check race.litmus --select race,SW301
  seawall check kernel.mlir --ignore redundant
  seawall check compile.log --pass membar:after
  seawall check dumps/ --logical

Exit status:
  0  nothing found
  1  errors found; with `--deny warnings`, also if warnings are all that was found
  2  bad usage or unreadable input; everything that could be read was checked";

/// Forms of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CheckFormat {
    /// For people, with the places in the source
    Text,
    /// As data
    Json,
    /// A SARIF 2.1.0 log, for code scanning and editors
    Sarif,
    /// GitHub workflow commands, which annotate the lines of a change
    Github,
}

/// What fails a check besides errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Deny {
    /// Findings that are no errors
    Warnings,
}

/// Say what a finding means, why it happens and how to fix it.
#[derive(Debug, Args)]
#[command(after_help = EXPLAIN_HELP)]
pub(crate) struct ExplainArgs {
    /// Number or name of a finding, such as `SW101` or `race-read-after-write`; without one, all are listed
    #[arg(value_name = "CODE", value_parser = seawall::code, conflicts_with = "list")]
    pub(crate) code: Option<FindingCode>,

    /// List all findings
    #[arg(long)]
    pub(crate) list: bool,
}

const EXPLAIN_HELP: &str = "\
Examples:
  seawall explain SW101
  seawall explain deadlock
  seawall explain --list

Exit status:
  0  done
  2  no finding is called that";
