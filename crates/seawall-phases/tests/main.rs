//! The integration tests of `seawall-phases`, one module a subject, in one executable.

mod bounds;
mod conditions;
mod free_bounds;
mod lagging;
mod late;
mod litmus;
mod nested;
mod orders;
mod packed;
