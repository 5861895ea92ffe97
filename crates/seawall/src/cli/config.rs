//! Finds and reads the configuration and the baseline of a check.

use std::path::{Path, PathBuf};

use clap::Args;
use seawall::{Baseline, Config};
use seawall_base::LineIndex;

use crate::cli::input::{self, Input};
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// The files that are searched for, in this order in each directory.
const CONFIG: &str = "seawall.toml";
const PROJECT: &str = "pyproject.toml";
/// Without it, a project file has no settings of Seawall.
const TABLE: &str = "seawall";

#[derive(Debug, Args)]
pub(crate) struct ConfigArgs {
    /// Configuration file [default: `seawall.toml`, or `pyproject.toml` with `[tool.seawall]`, in
    /// the current directory or above it]
    #[arg(long, value_name = "FILE", conflicts_with = "no_config")]
    pub(crate) config: Option<PathBuf>,

    /// Do not read a configuration file
    #[arg(long)]
    pub(crate) no_config: bool,

    /// Do not report the findings that this file lists
    #[arg(long, value_name = "FILE")]
    pub(crate) baseline: Option<PathBuf>,

    /// Write the findings of this run to the file of `--baseline`, which accepts them
    #[arg(long, requires = "baseline")]
    pub(crate) write_baseline: bool,
}

/// The configuration of a run.
#[derive(Debug, Default)]
pub(crate) struct Settings {
    pub(crate) config: Config,
    /// The name of its file, for people.
    pub(crate) name: String,
    /// The line of each `[[ignore]]`.
    pub(crate) lines: Vec<u32>,
    /// The absolute directory of its file.
    root: PathBuf,
}

impl ConfigArgs {
    /// Reads the configuration.
    pub(crate) fn settings(&self, terminal: &Terminal) -> Result<Settings, Problem> {
        if self.no_config {
            return Ok(Settings::default());
        }
        if let Some(path) = &self.config {
            let is_project = path.file_name().is_some_and(|name| name == PROJECT);
            return match settings(input::read(terminal, path)?, path, is_project)? {
                Some(settings) => Ok(settings),
                None => {
                    let message = format!("`{}` has no table `[tool.seawall]`", path.display());
                    Err(Problem::plain("config::missing", message, "add the table, or give another file"))
                }
            };
        }
        // Without a current directory, there is nothing to search.
        let Ok(current) = std::env::current_dir() else { return Ok(Settings::default()) };
        for directory in current.ancestors() {
            for name in [CONFIG, PROJECT] {
                let path = if directory == current { PathBuf::from(name) } else { directory.join(name) };
                if !path.is_file() {
                    continue;
                }
                let input = input::read(terminal, &path);
                // A project file that is not for Seawall may be anything.
                if name == PROJECT && !input.as_ref().is_ok_and(|input| input.text.contains(TABLE)) {
                    continue;
                }
                if let Some(settings) = settings(input?, &path, name == PROJECT)? {
                    return Ok(settings);
                }
            }
        }
        Ok(Settings::default())
    }

    /// Reads the baseline, unless this run writes it.
    pub(crate) fn accepted(&self, terminal: &Terminal) -> Result<Option<Baseline>, Problem> {
        let Some(path) = self.baseline.as_deref().filter(|_| !self.write_baseline) else { return Ok(None) };
        let input = input::read(terminal, path)?;
        let baseline = Baseline::parse(&input.text).map_err(|error| {
            let message = format!("`{}` is not a baseline: {error}", path.display());
            Problem::plain("config::baseline", message, "write it again with `--write-baseline`")
        })?;
        Ok(Some(baseline))
    }
}

fn settings(input: Input, path: &Path, is_project: bool) -> Result<Option<Settings>, Problem> {
    let config = match is_project {
        true => Config::parse_project(&input.text),
        false => Config::parse(&input.text).map(Some),
    };
    match config {
        Err(diagnostic) => Err(Problem::source(input, vec![diagnostic])),
        Ok(None) => Ok(None),
        Ok(Some(config)) => {
            let index = LineIndex::new(&input.text);
            let lines = config.ignores.iter().map(|ignore| index.line(ignore.span.start)).collect();
            let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
            let root = path.parent().unwrap_or(Path::new("")).to_owned();
            Ok(Some(Settings { config, name: input.name, lines, root }))
        }
    }
}

impl Settings {
    /// The path of an input as the patterns of the configuration see it: relative to the
    /// configuration if it is below it, with `/`.
    pub(crate) fn relative(&self, input: &str) -> String {
        let path = std::path::absolute(input).unwrap_or_else(|_| PathBuf::from(input));
        let path = path.strip_prefix(&self.root).unwrap_or(&path);
        path.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/")
    }
}
