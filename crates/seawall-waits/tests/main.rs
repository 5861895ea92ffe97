//! The integration tests of `seawall-waits`, one module a subject, in one executable.

mod corpus;
mod runs;
mod trace;
