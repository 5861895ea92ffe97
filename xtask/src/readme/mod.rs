//! `cargo xtask readme`: runs the `seawall` commands that README.md shows, as a user would.
//!
//! Commands are the lines of `sh` and `bash` blocks, and the lines after `$ ` in `console` blocks.
//! A command that starts with `seawall` runs in a scratch folder with a copy of each path of the
//! repository that the page's commands name. `~/.triton/cache` has a copy of one kernel.
//!
//! A command must end with status 0. The page states another status as `exit status 1`: in a
//! comment on the command's line or on the line above it, or in the output below it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;

use crate::error::{Error, Result};
use crate::repo::{Repo, Tree};

/// The page.
const PAGE: &str = "README.md";
/// Languages of code blocks that consist of commands.
const SCRIPTS: &[&str] = &["sh", "bash", "shell"];
/// Languages of code blocks with commands after `$ ` and their output.
const SESSIONS: &[&str] = &["console", "shell-session"];
/// The kernel in the scratch copy of Triton's cache.
const CACHED: &str = "corpus/ir/sm_90/dropout_residual.cached.ttgir";
/// Lines of a failed command's error output that are printed.
const SHOWN_LINES: usize = 6;

/// How to run the commands.
#[derive(Debug, Args)]
pub(crate) struct ReadmeArgs {
    /// Run this binary [default: the release binary, or the debug binary]
    #[arg(long, value_name = "BINARY")]
    seawall: Option<PathBuf>,
}

/// One command of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    line: usize,
    command: String,
    status: i32,
}

/// Runs the commands. Returns whether each ends with the status that the page states.
pub(crate) fn run(repo: &Repo, args: &ReadmeArgs) -> Result<bool> {
    let tree = repo.tree()?;
    let page = tree.text(PAGE).ok_or_else(|| Error::new(format!("there is no {PAGE}")))?;
    let steps: Vec<Step> = steps(page).into_iter().filter(|step| is_seawall(&step.command)).collect();
    if steps.is_empty() {
        println!("{PAGE}: no `sh` or `console` block has a command that starts with `seawall`");
        return Ok(false);
    }
    let binary = binary(repo, args)?;
    let scratch = tempfile::tempdir().map_err(Error::io("make", Path::new("a temporary folder")))?;
    let mut failures = 0;
    for step in &steps {
        copy_named(repo, &tree, &step.command, scratch.path())?;
    }
    copy(repo, CACHED, &scratch.path().join("home/.triton/cache/KERNEL/kernel.ttgir"))?;
    for step in &steps {
        if let Some(complaint) = execute(step, &binary, scratch.path())? {
            println!("{PAGE}:{}: readme: {complaint}", step.line);
            failures += 1;
        }
    }
    println!("readme: {} of {} commands end as {PAGE} states", steps.len() - failures, steps.len());
    Ok(failures == 0)
}

fn is_seawall(command: &str) -> bool {
    command.split_whitespace().next() == Some("seawall")
}

fn binary(repo: &Repo, args: &ReadmeArgs) -> Result<PathBuf> {
    let built = ["release/seawall", "debug/seawall"].map(|path| repo.target().join(path));
    let binary = args.seawall.iter().chain(&built).find(|path| path.is_file());
    let missing = || Error::new("there is no `seawall` binary: run `cargo build --release -p seawall`");
    binary.ok_or_else(missing)?.canonicalize().map_err(Error::io("find", Path::new("the binary")))
}

/// The commands of the code blocks of `page`.
fn steps(page: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    // (opening line's language, its first line, lines)
    let mut block: Option<(&str, usize, Vec<&str>)> = None;
    for (index, line) in page.lines().enumerate() {
        let fence = line.trim_start().strip_prefix("```");
        match (&mut block, fence) {
            (None, Some(language)) => block = Some((language.trim(), index + 2, Vec::new())),
            (Some((language, first, lines)), Some(_)) => {
                if SCRIPTS.contains(language) {
                    steps.extend(script(lines, *first));
                } else if SESSIONS.contains(language) {
                    steps.extend(session(lines, *first));
                }
                block = None;
            }
            (Some((_, _, lines)), None) => lines.push(line),
            (None, None) => {}
        }
    }
    steps
}

/// The commands of a block in which every line is a command or a comment.
fn script(lines: &[&str], first: usize) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut comment = "";
    let mut continues = false;
    for (index, line) in lines.iter().map(|line| line.trim()).enumerate() {
        let (command, behind) = line.split_once(" #").unwrap_or((line, ""));
        if line.starts_with('#') {
            comment = line;
            continue;
        }
        let ends = !command.ends_with('\\');
        let part = command.trim_end_matches('\\').trim();
        if continues && let Some(step) = steps.last_mut() {
            step.command = format!("{} {part}", step.command);
            step.status = exit_status(behind).unwrap_or(step.status);
        } else if !part.is_empty() {
            let status = exit_status(behind).or_else(|| exit_status(comment)).unwrap_or(0);
            steps.push(Step { line: first + index, command: part.to_owned(), status });
        }
        comment = "";
        continues = !ends;
    }
    steps
}

/// The commands of a block in which commands follow `$ `, and output follows the command.
fn session(lines: &[&str], first: usize) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut continues = false;
    let mut asked = false;
    for (index, line) in lines.iter().map(|line| line.trim()).enumerate() {
        let command = line.strip_prefix("$ ").filter(|_| !continues);
        if command == Some("echo $?") {
            asked = true;
        } else if let Some(command) = command {
            steps.extend(script(&[command], first + index));
            (asked, continues) = (false, command.ends_with('\\'));
        } else if let Some(step) = steps.last_mut() {
            if continues {
                let part = line.trim_start_matches('>').trim_end_matches('\\').trim();
                step.command = format!("{} {part}", step.command);
                continues = line.ends_with('\\');
            } else if asked && let Ok(status) = line.parse() {
                step.status = status;
            } else {
                step.status = exit_status(line).unwrap_or(step.status);
            }
        }
    }
    steps
}

/// The number in `exit status 1` or `exit code 1`.
fn exit_status(text: &str) -> Option<i32> {
    let text = text.to_lowercase();
    let rest = ["exit status ", "exit code "].iter().find_map(|words| Some(text.split_once(words)?.1))?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// Copies the files and folders of the repository that `command` names.
fn copy_named(repo: &Repo, tree: &Tree, command: &str, scratch: &Path) -> Result<()> {
    for word in command.split_whitespace() {
        let path = word.trim_matches(['"', '\'']).trim_start_matches("./").trim_end_matches('/');
        if !tree.paths.contains(path) {
            continue;
        }
        let below = format!("{path}/");
        for file in tree.paths.iter().filter(|known| *known == path || known.starts_with(&below)) {
            if repo.root.join(file).is_file() {
                copy(repo, file, &scratch.join(file))?;
            }
        }
    }
    Ok(())
}

fn copy(repo: &Repo, from: &str, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder).map_err(Error::io("make", folder))?;
    }
    std::fs::copy(repo.root.join(from), to).map_err(Error::io("copy", Path::new(from)))?;
    Ok(())
}

/// Runs a command. Returns what is wrong.
fn execute(step: &Step, binary: &Path, scratch: &Path) -> Result<Option<String>> {
    // The release binary has the name `seawall` already; another one gets it through a link.
    let folder = scratch.join("bin");
    let link = folder.join("seawall");
    if !link.exists() {
        std::fs::create_dir_all(&folder).map_err(Error::io("make", &folder))?;
        std::os::unix::fs::symlink(binary, &link).map_err(Error::io("link", &link))?;
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::iter::once(folder).chain(std::env::split_paths(&path));
    let path = std::env::join_paths(paths).map_err(|error| Error::new(format!("PATH: {error}")))?;
    let out = Command::new("bash")
        .args(["-c", &format!("set -o pipefail\n{}", step.command)])
        .current_dir(scratch)
        .env("PATH", path)
        .env("HOME", scratch.join("home"))
        .stdin(Stdio::null())
        .output()
        .map_err(Error::io("run", Path::new("bash")))?;
    if out.status.code() == Some(step.status) {
        return Ok(None);
    }
    let errors = String::from_utf8_lossy(&out.stderr);
    let shown: Vec<&str> = errors.lines().take(SHOWN_LINES).collect();
    let status = out.status.code().map_or_else(|| "a signal".to_owned(), |code| format!("status {code}"));
    let message = format!("`{}` ends with {status}, expected {}", step.command, step.status);
    Ok(Some(format!("{message}\n{}", shown.join("\n"))))
}

#[cfg(test)]
mod tests;
