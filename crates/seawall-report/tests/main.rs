//! The integration tests of `seawall-report`, one module a subject, in one executable.

mod certificate;
mod diagnostic;
mod findings;
mod fixture;
mod pages;
mod placement;
mod sarif_schema;
mod verdicts;
