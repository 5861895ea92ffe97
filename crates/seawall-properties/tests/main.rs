//! The integration tests of `seawall-properties`, one module a subject, in one executable.

mod nested;
mod properties;
