//! The integration tests of `seawall-dialects`, one module a subject, in one executable.

mod effects;
mod examples;
mod tables;
