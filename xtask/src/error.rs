//! The error of every chore: what went wrong, for the person who typed the command.

use std::fmt;
use std::path::Path;

/// A message that says what could not be done and why.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Error(String);

/// What a chore gives.
pub(crate) type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error that reads `message`.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Error(message.into())
    }

    /// For `map_err` on IO: `what` is the attempt ("read", "run"), `path` its object.
    pub(crate) fn io<'a>(what: &'a str, path: &'a Path) -> impl FnOnce(std::io::Error) -> Error + 'a {
        move |error| Error(format!("cannot {what} {}: {error}", path.display()))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
