//! The `seawall` binary that is compared.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Error, Result};
use crate::repo::Repo;

/// A `seawall` binary.
#[derive(Clone, Debug)]
pub(crate) struct Seawall {
    binary: PathBuf,
}

/// The reason why there is no placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The binary reported an error in the input.
    Clean(String),
    /// The binary crashed.
    Crash(String),
}

impl Seawall {
    /// Returns `given`, or builds the release binary.
    pub(crate) fn find(repo: &Repo, given: Option<&Path>) -> Result<Self> {
        if let Some(binary) = given {
            return Ok(Seawall { binary: binary.to_owned() });
        }
        // Cargo sets CARGO for the programs that it runs.
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build.current_dir(&repo.root).args(["build", "--quiet", "--release", "-p", "seawall"]);
        let status = build.status().map_err(Error::io("run", Path::new("cargo")))?;
        if !status.success() {
            return Err(Error::new("the release binary does not build"));
        }
        Ok(Seawall { binary: repo.target().join("release/seawall") })
    }

    /// The command without arguments.
    pub(crate) fn command(&self) -> Command {
        Command::new(&self.binary)
    }

    /// Places the barriers of Triton 3.9, which the wheel has, in `input` and returns its text.
    pub(crate) fn place(&self, input: &Path) -> Result<std::result::Result<String, Refusal>> {
        self.print(&["place", "--quiet", "--strategy", "triton", "--producer", "triton-3.9"], input)
    }

    /// The offsets of the allocations of `input`, as JSON.
    pub(crate) fn allocate(&self, input: &Path) -> Result<std::result::Result<String, Refusal>> {
        self.print(&["allocate", "--quiet", "--format", "json"], input)
    }

    /// Runs `arguments` on `input` and returns its standard output.
    fn print(&self, arguments: &[&str], input: &Path) -> Result<std::result::Result<String, Refusal>> {
        let mut command = self.command();
        command.args(arguments).arg(input);
        let out = command.output().map_err(Error::io("run", &self.binary))?;
        let message = String::from_utf8_lossy(&out.stderr).trim().to_owned();
        Ok(match out.status.code() {
            Some(0) => Ok(String::from_utf8_lossy(&out.stdout).into_owned()),
            Some(2) if !message.contains("panicked") => Err(Refusal::Clean(message)),
            _ => Err(Refusal::Crash(format!("{}: {message}", out.status))),
        })
    }
}
