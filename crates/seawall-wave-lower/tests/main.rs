//! The integration tests of `seawall-wave-lower`, one module a subject, in one executable.

mod common;
mod dependencies;
mod lowering;
mod pieces;
