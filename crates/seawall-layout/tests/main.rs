//! The integration tests of `seawall-layout`, one module a subject, in one executable.

mod layouts;
mod peer;
mod properties;
mod scratch;
mod spellings;
mod warps;
