//! The released wheel, driven by `peers/membar.py`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Deserialize;

use crate::error::{Error, Result};
use crate::repo::Repo;

/// A Python that has the wheel.
#[derive(Clone, Debug)]
pub(crate) struct Wheel {
    python: PathBuf,
    root: PathBuf,
}

/// The wheel's answer for one module. Times are medians in milliseconds.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Answer {
    pub(crate) file: PathBuf,
    pub(crate) ok: bool,
    #[serde(default)]
    pub(crate) parse_ms: f64,
    #[serde(default)]
    pub(crate) pass_ms: f64,
    #[serde(default)]
    pub(crate) error: String,
}

impl Wheel {
    /// Returns the wheel of `given`, or of the repository's virtual environment, which is created
    /// if necessary.
    pub(crate) fn find(repo: &Repo, given: Option<&Path>) -> Result<Self> {
        let python = match given {
            Some(python) => python.to_owned(),
            None => Self::set_up(repo)?,
        };
        Ok(Wheel { python, root: repo.root.clone() })
    }

    fn set_up(repo: &Repo) -> Result<PathBuf> {
        let script = repo.root.join("peers/setup.sh");
        let mut command = Command::new(&script);
        command.current_dir(&repo.root).arg(".venv-peers").stderr(Stdio::inherit());
        let out = command.output().map_err(Error::io("run", &script))?;
        if !out.status.success() {
            return Err(Error::new(
                "the wheel cannot be installed; use `--offline` to compare with its committed answers",
            ));
        }
        Ok(repo.root.join(String::from_utf8_lossy(&out.stdout).trim()))
    }

    /// Runs a script of `peers/` and returns its standard output.
    pub(crate) fn script(&self, name: &str, arguments: &[String]) -> Result<String> {
        let script = Path::new("peers").join(name);
        let mut command = Command::new(&self.python);
        command.current_dir(&self.root).arg(&script).args(arguments);
        let out = command.output().map_err(Error::io("run", &self.python))?;
        // Status 1: some files failed, and their answers have the error.
        if !matches!(out.status.code(), Some(0 | 1)) {
            let message = String::from_utf8_lossy(&out.stderr).trim().to_owned();
            return Err(Error::new(format!("{}: {}: {message}", script.display(), out.status)));
        }
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    }

    /// Runs membar `repeat` times on each of `files`. Writes the text before and after it to `out`.
    pub(crate) fn membar(&self, files: &[&Path], repeat: u32, out: Option<&Path>) -> Result<Vec<Answer>> {
        let mut arguments = vec!["--repeat".to_owned(), repeat.to_string()];
        if let Some(out) = out {
            arguments.extend(["--normalize".to_owned(), "--out".to_owned(), out.display().to_string()]);
        }
        arguments.extend(files.iter().map(|file| file.display().to_string()));
        self.ask(&arguments, files)
    }

    /// Runs the allocation passes and membar `repeat` times on each of `files`, from the compiler's
    /// cache.
    pub(crate) fn allocate_and_membar(&self, files: &[&Path], repeat: u32) -> Result<Vec<Answer>> {
        let mut arguments = vec!["--from-cache".to_owned(), "--repeat".to_owned(), repeat.to_string()];
        arguments.extend(files.iter().map(|file| file.display().to_string()));
        self.ask(&arguments, files)
    }

    fn ask(&self, arguments: &[String], files: &[&Path]) -> Result<Vec<Answer>> {
        let message = self.script("membar.py", arguments)?;
        let answers: std::result::Result<Vec<Answer>, _> =
            message.lines().map(serde_json::from_str).collect();
        let answers = answers.map_err(|error| Error::new(format!("membar.py: {error}")))?;
        if answers.len() != files.len() {
            let message = format!("membar.py: {} answers to {} files", answers.len(), files.len());
            return Err(Error::new(message));
        }
        Ok(answers)
    }
}
