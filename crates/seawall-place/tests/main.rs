//! The integration tests of `seawall-place`, one module a subject, in one executable.

mod certified;
mod certify_program;
mod certify_random;
mod litmus;
mod litmus_check;
mod litmus_split;
