//! The input and output arguments that commands on IR share. The doc comments of fields are the
//! help texts. The structs have no doc comments, because a flattening command would use them as its
//! own.

use std::path::PathBuf;

use clap::Args;
use seawall::PassFilter;

#[derive(Debug, Args)]
pub(crate) struct Files {
    /// MLIR file or pass-dump log; `-` is standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// Output file, written atomically [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Dumps {
    /// Read only the dumps of this pass from a log. NAME is a part of the name or argument of the
    /// pass, optionally followed by `:before` or `:after`
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,
}
