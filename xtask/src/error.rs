//! The error type of all tasks.

use std::fmt;
use std::path::Path;

/// A message for the user: what failed and why.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Error(String);

/// The result of a task.
pub(crate) type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// Returns an error with this message.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Error(message.into())
    }

    /// Returns a function for `map_err` on IO errors. `what` is a verb, such as "read".
    pub(crate) fn io<'a>(what: &'a str, path: &'a Path) -> impl FnOnce(std::io::Error) -> Error + 'a {
        move |error| Error(format!("cannot {what} {}: {error}", path.display()))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
