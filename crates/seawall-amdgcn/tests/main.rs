//! The integration tests of `seawall-amdgcn`, one module a subject, in one executable.

mod mutated;
mod waits;
