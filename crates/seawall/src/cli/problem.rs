//! Why a command could not do its work. All of these end with exit status 2, except that a reader of our output
//! who has gone is no problem.

use std::{fmt, io};

use seawall_base::Diagnostic;

use crate::cli::input::Input;

/// A problem, ready to be shown.
#[derive(Debug)]
pub(crate) enum Problem {
    /// About a place in a text.
    Source {
        /// What people call the text.
        name: String,
        /// The text.
        text: String,
        /// In the order of the text.
        diagnostics: Vec<Diagnostic>,
    },
    /// About something that has no text, such as a file that is missing.
    Plain {
        /// Stable machine-readable code.
        code: &'static str,
        /// The headline.
        message: String,
        /// What to do.
        help: String,
    },
    /// Several inputs have problems, which have been shown already.
    Shown,
    /// The reader of standard output has gone.
    BrokenPipe,
}

impl Problem {
    /// A problem without a text.
    pub(crate) fn plain(code: &'static str, message: impl Into<String>, help: impl Into<String>) -> Self {
        Problem::Plain { code, message: message.into(), help: help.into() }
    }

    /// What is wrong with the text of `input`.
    pub(crate) fn source(input: Input, diagnostics: Vec<Diagnostic>) -> Self {
        Problem::Source { name: input.name, text: input.text, diagnostics }
    }

    /// A result that cannot be said in JSON.
    pub(crate) fn json(error: &impl fmt::Display) -> Self {
        let help = "use another `--format`";
        Problem::plain("output::json", format!("cannot write JSON: {error}"), help)
    }

    /// Standard output or error cannot be written.
    pub(crate) fn stream(name: &str, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Problem::BrokenPipe;
        }
        let help = "free some space, or send it elsewhere";
        Problem::plain("output::unwritable", format!("cannot write to {name}: {error}"), help)
    }
}
