//! The commands of Seawall: as a process, in memory, and their description.

use std::ffi::OsString;
use std::path::PathBuf;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use seawall::cli::{self, MemoryRun, ReportedDiagnostic};

use crate::error::{self, severity};

/// The names of the arguments that clap adds to every command.
const ADDED_BY_CLAP: [&str; 2] = ["help", "version"];

/// Runs a command line with the streams of the process. `arguments` begin with the name of the
/// program. Returns the exit status.
#[pyfunction]
pub(crate) fn main(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    py.detach(|| cli::run(arguments))
}

/// Runs a command line in memory. `arguments` begin with the name of the program. The command reads
/// and writes `files`, pairs of a name and a text, instead of the files of these names. A file that
/// the command only writes has no text.
///
/// Returns the exit status, the texts of standard output and standard error, the texts of the
/// files, and the errors and warnings.
#[pyfunction]
#[expect(clippy::type_complexity, reason = "a tuple of Python")]
pub(crate) fn run<'py>(
    py: Python<'py>,
    arguments: Vec<OsString>,
    files: Vec<(PathBuf, Option<String>)>,
) -> PyResult<(u8, String, String, Vec<Option<String>>, Bound<'py, PyList>)> {
    let MemoryRun { status, stdout, stderr, files, diagnostics } =
        error::run(py, || Ok(cli::run_in_memory(arguments, files)))?;
    let rows = PyList::empty(py);
    for diagnostic in diagnostics {
        rows.append(row(py, diagnostic)?)?;
    }
    Ok((status, stdout, stderr, files, rows))
}

fn row(py: Python<'_>, diagnostic: ReportedDiagnostic) -> PyResult<Bound<'_, PyDict>> {
    let row = PyDict::new(py);
    row.set_item("code", diagnostic.code)?;
    row.set_item("severity", severity(diagnostic.severity))?;
    row.set_item("message", diagnostic.message)?;
    row.set_item("file", diagnostic.file)?;
    row.set_item("line", diagnostic.line)?;
    row.set_item("column", diagnostic.column)?;
    row.set_item("notes", diagnostic.notes)?;
    row.set_item("help", diagnostic.help)?;
    Ok(row)
}

/// Describes the commands: a list of dicts with `name`, `about`, `help` and `arguments`. An
/// argument has `name`, `option` (without dashes, `None` for a position), `kind` (`flag`, `value`
/// or `list`), `choices`, `default` and `help`.
#[pyfunction]
pub(crate) fn description(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let commands = PyList::empty(py);
    for command in cli::description().get_subcommands() {
        let about = command.get_about().map(ToString::to_string);
        let arguments = PyList::empty(py);
        let own = |argument: &&clap::Arg| {
            !argument.is_hide_set() && !ADDED_BY_CLAP.contains(&argument.get_id().as_str())
        };
        for argument in command.get_arguments().filter(own) {
            arguments.append(argument_row(py, argument)?)?;
        }
        let row = PyDict::new(py);
        row.set_item("name", command.get_name())?;
        row.set_item("help", command.get_long_about().map(ToString::to_string).or_else(|| about.clone()))?;
        row.set_item("about", about)?;
        row.set_item("arguments", arguments)?;
        commands.append(row)?;
    }
    Ok(commands)
}

fn argument_row<'py>(py: Python<'py>, argument: &clap::Arg) -> PyResult<Bound<'py, PyDict>> {
    let is_list = matches!(argument.get_action(), clap::ArgAction::Append)
        || argument.get_num_args().is_some_and(|count| count.max_values() > 1);
    let kind = match (argument.get_action().takes_values(), is_list) {
        (false, _) => "flag",
        (true, true) => "list",
        (true, false) => "value",
    };
    let shown =
        |value: &clap::builder::PossibleValue| (!value.is_hide_set()).then(|| value.get_name().to_owned());
    let choices: Vec<String> = match kind {
        "flag" => Vec::new(),
        _ => argument.get_possible_values().iter().filter_map(shown).collect(),
    };
    let default = argument.get_default_values().first().and_then(|value| value.to_str());
    let row = PyDict::new(py);
    row.set_item("name", argument.get_id().as_str())?;
    row.set_item("option", argument.get_long())?;
    row.set_item("kind", kind)?;
    row.set_item("choices", choices)?;
    row.set_item("default", default.filter(|_| kind != "flag"))?;
    row.set_item("help", argument.get_help().map(ToString::to_string))?;
    Ok(row)
}
