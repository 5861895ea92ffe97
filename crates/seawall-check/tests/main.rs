//! The integration tests of `seawall-check`, one module a subject, in one executable.

mod causes;
mod consequences;
mod litmus;
mod redundant;
mod unknown_values;
