//! The integration tests of `seawall-oracle`, one module a subject, in one executable.

mod arrivals;
mod calls;
mod clusters;
mod litmus;
mod random;
mod slots;
mod unknown_values;
