//! The integration tests of `seawall-ptx`, one module a subject, in one executable.

mod mutated;
mod reading;
