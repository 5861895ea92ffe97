//! The command as people and scripts use it: exit status, standard output and standard error, one
//! file for each topic. Each test runs in a separate empty directory.

mod allocate;
mod bad_input;
mod cache;
mod check;
mod config;
mod deps;
mod explain;
mod fix;
mod fmt;
mod help;
mod help_examples;
mod kernel_source;
mod logs;
mod model;
mod output;
mod pipeline;
mod place;
mod place_minimal;
mod place_producer;
mod place_trace;
mod report;
mod run;
mod run_program;
mod shell;
mod simulate;
mod targets;
mod timeline;
mod traces;
mod validate;
mod waits;
mod wave_minimal;
mod wave_ordinary;
mod why;
