//! The arguments of `seawall check` and `seawall explain`. The doc comments are the help texts.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use seawall::{CodeSet, Denied, Page};

use crate::cli::config::BaselineArgs;
use crate::cli::files_args::Dumps;
use crate::cli::judging_args::Judging;

/// Find races, missing waits, deadlocks, and redundant barriers and waits
///
/// Reads MLIR, PTX, AMD machine code, or a model in its text or JSON form. An MLIR file may contain
/// several modules separated by `// -----` lines, or be a log with
/// `// -----// IR Dump Before PASS //----- //` headers. Buffer addresses come from the module.
/// Without them, as in the `.ttgir` of Triton's cache, buffers are placed where Triton's allocation
/// pass would place them. Directories are searched for files that end in `.mlir`, `.ttir`,
/// `.ttgir`, `.ptx`, `.amdgcn` or `.litmus`, without the `.ttir`, `.ptx` and `.amdgcn` of a kernel
/// that also has a `.ttgir`. Unreadable inputs are reported and skipped.
#[derive(Debug, Args)]
#[command(after_help = CHECK_HELP)]
pub(crate) struct CheckArgs {
    /// Files and directories; `-` is standard input
    #[arg(value_name = "PATH", default_value = ".")]
    pub(crate) inputs: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) judging: Judging,

    /// Output format
    #[arg(long, value_enum, default_value_t = CheckFormat::Text)]
    pub(crate) format: CheckFormat,

    /// Report only these findings: numbers (`SW101`), names (`deadlock`) or kinds (`race`,
    /// `missing-wait`, `deadlock`, `protocol`, `redundant`, `reliance`), separated by commas
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    pub(crate) select: Vec<CodeSet>,

    /// Do not report these findings
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    pub(crate) ignore: Vec<CodeSet>,

    /// Show all findings in text and GitHub output. By default, findings that follow from another
    /// one, or say the same about the same place, are counted in a note. JSON and SARIF have all
    #[arg(long)]
    pub(crate) all: bool,

    /// Also fail if there are findings of this severity
    #[arg(long, value_enum, value_name = "WHAT")]
    pub(crate) deny: Option<Deny>,

    /// Repair findings in the files: insert missing barriers, waits and fences, make waits
    /// stricter, and delete redundant ops. A repair is written only if another check confirms it,
    /// and no error of the module stays. Reports the findings that are left
    #[arg(long, conflicts_with = "diff")]
    pub(crate) fix: bool,

    /// Print the repairs of `--fix` as a unified diff, and write nothing
    #[arg(long)]
    pub(crate) diff: bool,

    #[command(flatten)]
    pub(crate) accepted: BaselineArgs,

    #[command(flatten)]
    pub(crate) dumps: Dumps,

    /// Number of files that are checked at the same time [default: the number of cores]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) jobs: Option<u32>,

    /// Keep results in this directory, and use those of files that have not changed. Results of
    /// other versions or options are not used. Delete the directory at any time
    #[arg(long, value_name = "DIR", conflicts_with_all = ["fix", "diff"])]
    pub(crate) cache: Option<PathBuf>,

    /// Output file, written atomically [default: standard output]
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
  seawall check kernel.mlir --as-is
  seawall check kernel.ttgir --diff
  seawall check dumps/ --fix --select redundant
  seawall check dumps/ --baseline accepted.json --write-baseline
  seawall check dumps/ --cache .seawall-cache

Exit status:
  0  no errors found; with `--fix`, none left
  1  errors found, or findings of the severity of `--deny`
  2  usage error or unreadable input; all readable input was checked
Otherwise 141, the status of SIGPIPE: the output was closed before its end, as by `head`.";

/// Output formats of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CheckFormat {
    /// Text with source excerpts
    Text,
    /// JSON data
    Json,
    /// A SARIF 2.1.0 log, for code scanning and editors
    Sarif,
    /// GitHub workflow commands, which annotate the lines of a change
    Github,
}

/// Findings that fail a check in addition to errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Deny {
    /// Faults that occur only if a loop has no iteration
    Edges,
    /// Warnings and edges
    Warnings,
}

impl Deny {
    /// The findings.
    pub(crate) fn denied(self) -> Denied {
        match self {
            Deny::Edges => Denied::Edges,
            Deny::Warnings => Denied::Warnings,
        }
    }
}

/// Explain a finding, a likely mistake, or a note on a verdict, and what to do
#[derive(Debug, Args)]
#[command(after_help = EXPLAIN_HELP)]
pub(crate) struct ExplainArgs {
    /// Number or name of a finding, such as `SW101` or `race-read-after-write`, a kind, such as
    /// `race`, whose findings are listed, a mistake that findings name, such as `blocks-fresh`, or
    /// the code of a note, such as `check::partitions`. Without it, all are listed
    #[arg(value_name = "CODE", conflicts_with = "list")]
    pub(crate) code: Option<Page>,

    /// List all findings, mistakes and notes
    #[arg(long)]
    pub(crate) list: bool,
}

const EXPLAIN_HELP: &str = "\
Examples:
  seawall explain SW101
  seawall explain deadlock
  seawall explain race
  seawall explain blocks-fresh
  seawall explain check::partitions
  seawall explain --list

Exit status:
  0  success
  2  unknown finding";
