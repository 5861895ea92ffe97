//! `seawall run`: its arguments and its work, which the Python package does.

use std::ffi::{OsStr, OsString};
use std::io;
use std::process::{Command, Stdio};

use clap::{Args, ValueEnum};

use crate::cli::Outcome;
use crate::cli::input::reason;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// The interpreter of the Python package that started this process.
const PYTHON: &str = "SEAWALL_PYTHON";
/// What the Python package does in the program, and with kernels that have errors.
const MODE: &str = "SEAWALL";
/// The mode that wins over every option and program.
const OFF: &str = "off";
const ON_ERROR: &str = "SEAWALL_ON_ERROR";

/// Run a Python program and check the kernels that Triton compiles in it
///
/// Needs the Python package of Seawall in the environment of `python3`. The program is not changed.
/// At the end, a summary lists the kernels with verdicts, bounds, barriers removed, and time added.
#[derive(Debug, Args)]
#[command(after_help = RUN_HELP)]
pub(crate) struct RunArgs {
    /// Also compile the kernels with the fewest barriers, instead of those of the compiler
    #[arg(long, value_enum, value_name = "STRATEGY")]
    pub(crate) place: Option<Placed>,

    /// What to do in the program when a kernel has errors
    #[arg(long, value_enum, default_value_t = OnError::Warn)]
    pub(crate) on_error: OnError,

    /// Run a module instead of a file, as `python -m` does
    #[arg(short, long)]
    pub(crate) module: bool,

    /// Program and its arguments
    #[arg(value_name = "SCRIPT", required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) program: Vec<OsString>,
}

const RUN_HELP: &str = "\
Examples:
  seawall run script.py --size 1024
  seawall run --place minimal script.py
  seawall run --on-error raise -m package.benchmark

With SEAWALL=off in the environment, the program runs unchecked.

Exit status:
  0  the program succeeded, and no kernel has errors
  1  a kernel has errors
  2  usage error, wrong configuration, no such program, or a kernel that could not be checked
Otherwise the exit status of the program.";

/// Placements in a compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Placed {
    /// The fewest barriers, if an independent checker certifies them
    Minimal,
}

/// What happens when a kernel has errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OnError {
    /// Warn
    Warn,
    /// Raise an exception in the compile
    Raise,
    /// List them in the summary
    Ignore,
}

impl OnError {
    fn name(self) -> &'static str {
        match self {
            OnError::Warn => "warn",
            OnError::Raise => "raise",
            OnError::Ignore => "ignore",
        }
    }
}

/// Continues as the interpreter that runs the program.
pub(crate) fn run(args: &RunArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    if terminal.host().memory().is_some() {
        let help = "call `seawall.triton.enable()` in the program instead";
        return Err(Problem::plain("usage::run", "`run` replaces the process, so it is for a shell", help));
    }
    let given = std::env::var_os(PYTHON);
    let python = given.clone().unwrap_or_else(|| "python3".into());
    if given.is_none() && lacks_package(&python) {
        let message = format!("`{}` does not have the Python package of Seawall", python.display());
        return Err(Problem::plain("run::package", message, "install it with `pip install seawall`"));
    }
    let mut command = Command::new(&python);
    command.args(["-m", "seawall._run"]);
    if args.module {
        command.arg("-m");
    }
    command.args(&args.program);
    if std::env::var_os(MODE).is_none_or(|mode| mode != OFF) {
        command.env(MODE, if args.place.is_some() { "place" } else { "check" });
    }
    command.env(ON_ERROR, args.on_error.name());
    let error = replace(command);
    let message = format!("cannot start `{}`: {}", python.display(), reason(&error));
    let help = "install Python, and in it the package with `pip install seawall`";
    Err(Problem::plain("run::python", message, help))
}

/// Whether an interpreter starts, but not with the package.
fn lacks_package(python: &OsStr) -> bool {
    let mut command = Command::new(python);
    command.args(["-c", "import seawall._run"]).env_remove(MODE);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| !status.success())
}

/// Replaces this process. Returns only if that fails.
#[cfg(unix)]
fn replace(mut command: Command) -> io::Error {
    std::os::unix::process::CommandExt::exec(&mut command)
}

/// Runs the command and ends with its status. Returns only if it does not start.
#[cfg(not(unix))]
fn replace(mut command: Command) -> io::Error {
    match command.status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(1)),
        Err(error) => error,
    }
}
