//! The integration tests of `seawall-ptx-lower`, one module a subject, in one executable.

mod mutated;
mod programs;
