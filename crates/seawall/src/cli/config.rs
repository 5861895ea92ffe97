//! Finds and reads the configuration and the baseline of a check.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

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

/// Which configuration a command reads.
#[derive(Debug, Default, Args)]
pub(crate) struct ConfigFile {
    /// Configuration file [default: for each input, the nearest `seawall.toml`, or `pyproject.toml`
    /// with `[tool.seawall]`, in its directory or above it, else above the current directory]
    #[arg(long, value_name = "FILE", conflicts_with = "no_config")]
    pub(crate) config: Option<PathBuf>,

    /// Do not read a configuration file
    #[arg(long)]
    pub(crate) no_config: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BaselineArgs {
    /// Do not report the findings that this file lists
    #[arg(long, value_name = "FILE")]
    pub(crate) baseline: Option<PathBuf>,

    /// Write the findings of this run to the file of `--baseline`, which accepts them
    #[arg(long, requires = "baseline")]
    pub(crate) write_baseline: bool,
}

/// One configuration.
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

/// The configurations of a run. Inputs in different directories may have different ones.
#[derive(Debug)]
pub(crate) struct Configs {
    /// The first one is empty.
    all: Vec<Settings>,
    /// The configuration of each directory, by its absolute path.
    of: BTreeMap<PathBuf, usize>,
    /// That of inputs without one above them.
    otherwise: usize,
    /// Whether directories are searched.
    searches: bool,
}

impl ConfigFile {
    /// Reads the configurations of `inputs`.
    pub(crate) fn read<'p>(
        &self,
        inputs: impl IntoIterator<Item = &'p Path>,
        terminal: &Terminal,
    ) -> Result<Configs, Problem> {
        let all = vec![Settings::default()];
        let mut configs = Configs { all, of: BTreeMap::new(), otherwise: 0, searches: false };
        if self.no_config {
            return Ok(configs);
        }
        if let Some(path) = &self.config {
            let is_project = path.file_name().is_some_and(|name| name == PROJECT);
            let Some(settings) = settings(input::read(terminal, path)?, path, is_project)? else {
                let message = format!("`{}` has no table `[tool.seawall]`", path.display());
                return Err(Problem::plain(
                    "config::missing",
                    message,
                    "add the table, or give another file",
                ));
            };
            configs.otherwise = configs.add(settings);
            return Ok(configs);
        }
        configs.searches = true;
        // Without a current directory, only those of the inputs are searched.
        let current = std::env::current_dir().ok();
        if let Some(current) = &current {
            configs.otherwise = configs.search(current, Some(current), terminal)?;
        }
        for input in inputs {
            configs.search(&directory(input), current.as_deref(), terminal)?;
        }
        Ok(configs)
    }
}

impl Configs {
    /// The configurations, the first one empty.
    pub(crate) fn all(&self) -> &[Settings] {
        &self.all
    }

    /// The number of the configuration of an input.
    pub(crate) fn number(&self, input: &Path) -> usize {
        let found = if self.searches { self.of.get(&directory(input)).copied() } else { None };
        found.filter(|number| *number != 0).unwrap_or(self.otherwise)
    }

    /// The configuration of an input.
    pub(crate) fn of(&self, input: &Path) -> &Config {
        &self.all[self.number(input)].config
    }

    fn add(&mut self, settings: Settings) -> usize {
        self.all.push(settings);
        self.all.len() - 1
    }

    /// The nearest configuration in `start` or above it, 0 without one.
    fn search(
        &mut self,
        start: &Path,
        current: Option<&Path>,
        terminal: &Terminal,
    ) -> Result<usize, Problem> {
        let (mut searched, mut number) = (Vec::new(), 0);
        for directory in start.ancestors() {
            if let Some(&known) = self.of.get(directory) {
                number = known;
                break;
            }
            searched.push(directory);
            if let Some(settings) = in_directory(directory, current, terminal)? {
                number = self.add(settings);
                break;
            }
        }
        self.of.extend(searched.into_iter().map(|directory| (directory.to_owned(), number)));
        Ok(number)
    }
}

/// The absolute directory of an input. That of standard input is the current one.
fn directory(input: &Path) -> PathBuf {
    let parent = input.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // The directory above `a/..` is not `a`.
    let goes_up = parent.components().any(|component| component == Component::ParentDir);
    let real = if goes_up { std::fs::canonicalize(parent).ok() } else { None };
    real.or_else(|| std::path::absolute(parent).ok()).unwrap_or_else(|| parent.to_owned())
}

/// The configuration in a directory. The name of its file is relative to the current directory, if
/// it is below it.
fn in_directory(
    directory: &Path,
    current: Option<&Path>,
    terminal: &Terminal,
) -> Result<Option<Settings>, Problem> {
    for name in [CONFIG, PROJECT] {
        let path = directory.join(name);
        if !path.is_file() {
            continue;
        }
        let path = current.and_then(|current| path.strip_prefix(current).ok()).unwrap_or(&path);
        let input = input::read(terminal, path);
        // A project file that is not for Seawall may be anything.
        if name == PROJECT && !input.as_ref().is_ok_and(|input| input.text.contains(TABLE)) {
            continue;
        }
        if let Some(settings) = settings(input?, path, name == PROJECT)? {
            return Ok(Some(settings));
        }
    }
    Ok(None)
}

impl BaselineArgs {
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
