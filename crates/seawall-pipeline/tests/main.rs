//! The integration tests of `seawall-pipeline`, one module a subject, in one executable.

mod common;
mod pingpong;
mod released;
