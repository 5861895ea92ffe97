//! Converts failures to Python exceptions.

use std::panic::{AssertUnwindSafe, catch_unwind};

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use seawall_base::{Diagnostic, LineIndex, Severity};
use seawall_model::Target;
use seawall_report::{Source, TextStyle, diagnostic_text};

create_exception!(
    seawall,
    SeawallError,
    PyValueError,
    "An input that Seawall rejects. `str()` shows each error with its source lines. `diagnostics` has the errors as dicts \
     with the keys `code`, `severity`, `message`, `line`, `column`, `notes` and `help`."
);

/// The width of the text of an exception, in columns.
const WIDTH: usize = 120;

/// The errors in an input: the text that spans refer to, and at least one diagnostic.
pub(crate) struct Problem {
    name: String,
    text: String,
    diagnostics: Vec<Diagnostic>,
}

impl Problem {
    /// Returns the `diagnostics` of `text` with the display name `name`.
    pub(crate) fn new(name: &str, text: &str, diagnostics: Vec<Diagnostic>) -> Self {
        Problem { name: name.to_owned(), text: text.to_owned(), diagnostics }
    }

    /// Returns one error about an argument instead of a text.
    pub(crate) fn plain(code: &'static str, message: impl Into<String>, help: impl Into<String>) -> Self {
        let diagnostic = Diagnostic::error(code, seawall_base::Span::at(0), message).help(help);
        Problem { name: String::new(), text: String::new(), diagnostics: vec![diagnostic] }
    }

    /// Returns the exception to raise.
    pub(crate) fn raise(self, py: Python<'_>) -> PyErr {
        let error = SeawallError::new_err(self.message());
        match self.dicts(py).and_then(|dicts| error.value(py).setattr("diagnostics", dicts)) {
            Ok(()) => error,
            Err(other) => other,
        }
    }

    fn message(&self) -> String {
        if self.text.is_empty() && self.name.is_empty() {
            let line = |d: &Diagnostic| match &d.help {
                Some(help) => format!("{}: {help}", d.message),
                None => d.message.clone(),
            };
            return self.diagnostics.iter().map(line).collect::<Vec<String>>().join("\n");
        }
        let lines = LineIndex::new(&self.text);
        let source = Source::new(&self.name, &self.text, &lines);
        let style = TextStyle::plain(WIDTH);
        let texts: Vec<String> =
            self.diagnostics.iter().map(|d| diagnostic_text(d, &source, style)).collect();
        texts.join("").trim_end().to_owned()
    }

    fn dicts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let lines = LineIndex::new(&self.text);
        let source = Source::new(&self.name, &self.text, &lines);
        let list = PyList::empty(py);
        for diagnostic in &self.diagnostics {
            let at = source.position(diagnostic.primary.span.start);
            let dict = PyDict::new(py);
            dict.set_item("code", diagnostic.code)?;
            dict.set_item("severity", severity(diagnostic.severity))?;
            dict.set_item("message", &diagnostic.message)?;
            dict.set_item("line", at.line)?;
            dict.set_item("column", at.column)?;
            dict.set_item("notes", &diagnostic.notes)?;
            dict.set_item("help", diagnostic.help.as_deref())?;
            list.append(dict)?;
        }
        Ok(list)
    }
}

/// The name of a severity.
pub(crate) fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

/// Runs `work` without the lock of the interpreter. A panic is a defect of Seawall and is reported
/// as one.
pub(crate) fn run<T: Send>(py: Python<'_>, work: impl FnOnce() -> Result<T, Problem> + Send) -> PyResult<T> {
    let done = py.detach(|| catch_unwind(AssertUnwindSafe(work)));
    match done {
        Ok(result) => result.map_err(|problem| problem.raise(py)),
        Err(payload) => {
            let owned = payload.downcast_ref::<String>().map(String::as_str);
            let what = payload.downcast_ref::<&str>().copied().or(owned).unwrap_or("unknown panic");
            let message =
                format!("internal error; this is a bug in seawall {}: {what}", env!("CARGO_PKG_VERSION"));
            Err(Problem::plain("internal::panic", message, "please report it with the input").raise(py))
        }
    }
}

/// Reads the name of a GPU.
pub(crate) fn target(name: Option<&str>) -> Result<Option<Target>, Problem> {
    let Some(name) = name else { return Ok(None) };
    name.parse().map(Some).map_err(|_| {
        let message = format!("unknown GPU `{name}`");
        Problem::plain(
            "usage::target",
            message,
            "use the name of a compiler target, such as `sm_90` or `gfx950`",
        )
    })
}
