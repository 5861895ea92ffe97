//! What commands on IR have alike: where it comes from and where the result goes. The doc comments of fields are the help texts; the structs have
//! none, since a command that takes them in would take those for its own.

use std::path::PathBuf;

use clap::Args;
use seawall::PassFilter;

#[derive(Debug, Args)]
pub(crate) struct Files {
    /// MLIR file or pass-dump log; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// File for the result, replaced as a whole or not at all [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Dumps {
    /// Take only the dumps of this pass out of a log: a part of its name or argument, and optionally `:before` or
    /// `:after`
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,
}
