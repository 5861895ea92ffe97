//! `cargo xtask verdicts`: compares what two `seawall` binaries find, place and report on the
//! corpus. The wording of their output may differ; codes, positions, bounds and IR may not.

mod commands;
mod compare;
mod inputs;
mod normal;
mod process;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use clap::Args;
use indicatif::ProgressBar;

use crate::error::{Error, Result};
use crate::repo::Repo;
use commands::{COMMANDS, Command};
use compare::Difference;
use inputs::Input;
use normal::Settings;
use process::Outcome;

/// Differences that are printed for one command on one file.
const SHOWN: usize = 5;

/// What to compare.
#[derive(Debug, Args)]
pub(crate) struct VerdictsArgs {
    /// The binary whose output is expected
    #[arg(long, value_name = "BINARY")]
    old: PathBuf,

    /// The binary to compare with it
    #[arg(long, value_name = "BINARY")]
    new: PathBuf,

    /// Files that are processed at a time
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: usize,

    /// Compare on every Nth file only
    #[arg(long, value_name = "N", default_value_t = 1)]
    sample: usize,

    /// Run only this command, such as `check` or `place-triton-ir`; repeat the option for several
    #[arg(long, value_name = "NAME")]
    command: Vec<String>,

    /// Seconds after which a process is stopped
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    timeout: u64,

    /// Also compare the numbers and names in messages, help texts and notes
    #[arg(long)]
    facts: bool,

    /// Replace OLD by NEW in both outputs before comparing, in strings that are not free text
    #[arg(long, value_name = "OLD=NEW", value_parser = renamed)]
    renamed: Vec<(String, String)>,

    /// Files and folders, relative to the root of the checkout [default: corpus tests]
    #[arg(value_name = "PATH")]
    paths: Vec<String>,
}

/// The result for one command on one file.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Compared {
    Equal,
    /// Neither binary ended in time.
    BothTimedOut,
    Different(Vec<Difference>),
}

/// The results of one file, by command.
type Results = Vec<(&'static str, Compared)>;

/// Prints the differences and a summary. Returns whether there is no difference.
pub(crate) fn run(repo: &Repo, args: &VerdictsArgs) -> Result<bool> {
    let absolute = |path: &Path| path.canonicalize().map_err(Error::io("find", path));
    let binaries = [absolute(&args.old)?, absolute(&args.new)?];
    for name in &args.command {
        if !COMMANDS.iter().any(|command| command.name == name) {
            let known: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
            return Err(Error::new(format!("no command `{name}`; there are {}", known.join(", "))));
        }
    }
    let inputs: Vec<Input> =
        inputs::find(repo, &args.paths)?.into_iter().step_by(args.sample.max(1)).collect();
    let bar = ProgressBar::new(inputs.len() as u64);
    let next = AtomicUsize::new(0);
    let results: Mutex<BTreeMap<usize, Result<Results>>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..args.jobs.max(1) {
            scope.spawn(|| {
                while let Some((index, input)) = take(&next, &inputs) {
                    let result = compare_file(repo, &binaries, input, args);
                    results.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).insert(index, result);
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let results = results.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    let mut compared = Vec::with_capacity(inputs.len());
    for (index, result) in results {
        compared.push((inputs[index].path.as_str(), result?));
    }
    print!("{}", render(&compared));
    Ok(compared.iter().flat_map(|(_, results)| results).all(|(_, c)| !matches!(c, Compared::Different(_))))
}

/// Parses `OLD=NEW`.
fn renamed(text: &str) -> std::result::Result<(String, String), String> {
    let (old, new) = text.split_once('=').ok_or("expected OLD=NEW")?;
    Ok((old.to_owned(), new.to_owned()))
}

fn take<'i>(next: &AtomicUsize, inputs: &'i [Input]) -> Option<(usize, &'i Input)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    Some((index, inputs.get(index)?))
}

/// Runs both binaries with every command that reads the file.
fn compare_file(repo: &Repo, binaries: &[PathBuf; 2], input: &Input, args: &VerdictsArgs) -> Result<Results> {
    let selected = |command: &&Command| {
        command.kinds.contains(&input.kind)
            && (args.command.is_empty() || args.command.iter().any(|name| name == command.name))
    };
    let timeout = Duration::from_secs(args.timeout);
    let mut results = Vec::new();
    for command in COMMANDS.iter().filter(selected) {
        let run = |binary: &Path| process::run(binary, command, &repo.root, &input.path, timeout);
        let [old, new] = binaries;
        let compared = match (run(old)?, run(new)?) {
            (Outcome::TimedOut, Outcome::TimedOut) => Compared::BothTimedOut,
            (Outcome::Ended(old), Outcome::Ended(new)) => {
                let settings = Settings { facts: args.facts, renamed: &args.renamed };
                let [old, new] = [old, new].map(|ended| normal::normal(command.form, &ended, settings));
                let differences = compare::differences(&old, &new);
                if differences.is_empty() { Compared::Equal } else { Compared::Different(differences) }
            }
            (old, _) => {
                let who = if matches!(old, Outcome::TimedOut) { "old" } else { "new" };
                Compared::Different(vec![Difference::new(
                    "timeout",
                    format!("only the {who} binary timed out"),
                )])
            }
        };
        results.push((command.name, compared));
    }
    Ok(results)
}

/// The differences, the timeouts and a summary.
fn render(files: &[(&str, Results)]) -> String {
    let mut text = String::new();
    let (mut commands, mut timeouts) = (0, 0);
    let mut kinds: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for (path, results) in files {
        for (name, compared) in results {
            commands += 1;
            match compared {
                Compared::Equal => {}
                Compared::BothTimedOut => {
                    timeouts += 1;
                    text.push_str(&format!("{path}: {name}: timeout of both binaries\n"));
                }
                Compared::Different(differences) => {
                    for difference in differences.iter().take(SHOWN) {
                        text.push_str(&format!("{path}: {name}: {difference}\n"));
                    }
                    if differences.len() > SHOWN {
                        text.push_str(&format!("{path}: {name}: {} more\n", differences.len() - SHOWN));
                    }
                    for difference in differences {
                        *kinds.entry((name, difference.kind)).or_default() += 1;
                    }
                }
            }
        }
    }
    let total: usize = kinds.values().sum();
    let kinds: Vec<String> = kinds.iter().map(|((name, kind), n)| format!("{name}/{kind} {n}")).collect();
    let listed = if kinds.is_empty() { String::new() } else { format!(": {}", kinds.join(", ")) };
    let files = files.len();
    text.push_str(&format!(
        "verdicts: {files} files, {commands} commands, {timeouts} timeouts of both, {total} differences{listed}\n"
    ));
    text
}

#[cfg(test)]
mod tests;
