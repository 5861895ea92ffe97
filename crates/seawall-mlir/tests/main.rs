//! The integration tests of `seawall-mlir`, one module a subject, in one executable.

mod common;
mod edited;
mod edits;
mod errors;
mod formats;
mod limits;
mod reading;
