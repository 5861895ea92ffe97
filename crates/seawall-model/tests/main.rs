//! The integration tests of `seawall-model`, one module a subject, in one executable.

mod json;
mod litmus;
mod semantics_tables;
mod text;
mod warp_maps;
