//! Why a command failed. All problems end with exit status 2, except that a closed output pipe has
//! the status of SIGPIPE and no message.

use std::sync::Arc;
use std::{fmt, io};

use seawall_base::Diagnostic;

use crate::cli::input::Input;

/// A problem, ready to be shown.
#[derive(Debug)]
pub(crate) enum Problem {
    /// About a place in a text.
    Source {
        /// The name of the text.
        name: String,
        /// The text.
        text: Arc<String>,
        /// In the order of the text.
        diagnostics: Vec<Diagnostic>,
    },
    /// About something without a text, such as a missing file.
    Plain {
        /// A stable machine-readable code.
        code: &'static str,
        /// The headline.
        message: String,
        /// The help.
        help: String,
    },
    /// Several inputs have problems, which are already shown.
    Shown,
    /// The reader of standard output has closed it.
    BrokenPipe,
}

impl Problem {
    /// A problem without a text.
    pub(crate) fn plain(code: &'static str, message: impl Into<String>, help: impl Into<String>) -> Self {
        Problem::Plain { code, message: message.into(), help: help.into() }
    }

    /// The errors in the text of `input`.
    pub(crate) fn source(input: Input, diagnostics: Vec<Diagnostic>) -> Self {
        Problem::Source { name: input.name, text: input.text, diagnostics }
    }

    /// A result that cannot be written as JSON.
    pub(crate) fn json(error: &impl fmt::Display) -> Self {
        let help = "use another `--format`";
        Problem::plain("output::json", format!("cannot write JSON: {error}"), help)
    }

    /// Standard output or error cannot be written.
    pub(crate) fn stream(name: &str, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Problem::BrokenPipe;
        }
        let help = "free some space, or redirect the output";
        Problem::plain("output::unwritable", format!("cannot write to {name}: {error}"), help)
    }
}
