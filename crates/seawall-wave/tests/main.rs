//! The integration tests of `seawall-wave`, one module a subject, in one executable.

mod bad_input;
mod common;
mod deps;
mod form;
mod pass;
mod released;
mod run;
mod shared_bytes;
