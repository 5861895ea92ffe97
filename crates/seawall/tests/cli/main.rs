//! The command as people and scripts meet it: exit status, standard output and standard error together, one file per
//! topic. Each test runs in an empty directory of its own.

mod allocate;
mod bad_input;
mod check;
mod deps;
mod explain;
mod fmt;
mod help;
mod help_examples;
mod logs;
mod model;
mod output;
mod pipeline;
mod place;
mod place_minimal;
mod place_trace;
mod report;
mod run;
mod simulate;
mod targets;
mod timeline;
mod traces;
mod waits;
mod waits_upstream;
mod wave_minimal;
mod wave_ordinary;
