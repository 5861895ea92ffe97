//! The input and output arguments that commands on IR share. The doc comments of fields are the
//! help texts. The structs have no doc comments, because a flattening command would use them as its
//! own.

use std::path::PathBuf;

use clap::Args;
use seawall::PassFilter;
use seawall_model::{Target, TargetError};

/// Parses the value of `--target`. Rejects compute capabilities that no GPU has.
pub(crate) fn target(name: &str) -> Result<Target, String> {
    let target: Target = name.parse().map_err(|error: TargetError| error.to_string())?;
    match target.nearest_capability() {
        None => Ok(target),
        Some(nearest) => Err(format!("no GPU is `{target}`; did you mean `{nearest}`?")),
    }
}

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
    /// Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part
    /// of it, optionally followed by `:before` or `:after` [default: the last state of each kernel
    /// of the log]
    #[arg(long, value_name = "NAME[:WHEN]")]
    pub(crate) pass: Option<PassFilter>,
}
