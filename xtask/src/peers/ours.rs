//! Our side: the `seawall` binary.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Error, Result};
use crate::repo::Repo;

/// A `seawall` binary.
#[derive(Clone, Debug)]
pub(crate) struct Seawall {
    binary: PathBuf,
}

/// Why there is no placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// It said what is wrong with the input.
    Clean(String),
    /// It ended in a way that no input may cause.
    Crash(String),
}

impl Seawall {
    /// `given`, or the release binary, built.
    pub(crate) fn find(repo: &Repo, given: Option<&Path>) -> Result<Self> {
        if let Some(binary) = given {
            return Ok(Seawall { binary: binary.to_owned() });
        }
        // Cargo tells the programs that it runs where it is.
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build.current_dir(&repo.root).args(["build", "--quiet", "--release", "-p", "seawall"]);
        let status = build.status().map_err(Error::io("run", Path::new("cargo")))?;
        if !status.success() {
            return Err(Error::new("the release binary does not build"));
        }
        Ok(Seawall { binary: repo.target().join("release/seawall") })
    }

    /// The command, to be given arguments.
    pub(crate) fn command(&self) -> Command {
        Command::new(&self.binary)
    }

    /// The text of `input` with Triton's barriers.
    pub(crate) fn place(&self, input: &Path) -> Result<std::result::Result<String, Refusal>> {
        self.print(&["place", "--quiet", "--strategy", "triton"], input)
    }

    /// Where the allocations of `input` lie, as JSON.
    pub(crate) fn allocate(&self, input: &Path) -> Result<std::result::Result<String, Refusal>> {
        self.print(&["allocate", "--quiet", "--format", "json"], input)
    }

    /// What the command `arguments` prints for `input`.
    fn print(&self, arguments: &[&str], input: &Path) -> Result<std::result::Result<String, Refusal>> {
        let mut command = self.command();
        command.args(arguments).arg(input);
        let out = command.output().map_err(Error::io("run", &self.binary))?;
        let said = String::from_utf8_lossy(&out.stderr).trim().to_owned();
        Ok(match out.status.code() {
            Some(0) => Ok(String::from_utf8_lossy(&out.stdout).into_owned()),
            Some(2) if !said.contains("panicked") => Err(Refusal::Clean(said)),
            _ => Err(Refusal::Crash(format!("{}: {said}", out.status))),
        })
    }
}
