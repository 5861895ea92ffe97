//! The integration tests of `seawall-properties`, one module a subject, in one executable.

mod groups;
mod nested;
mod partitions;
mod properties;
