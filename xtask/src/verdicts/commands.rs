//! The commands that are compared.

use super::inputs::Kind;

/// One command line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Command {
    /// For `--command` and messages.
    pub(super) name: &'static str,
    /// The kinds of files that it reads.
    pub(super) kinds: &'static [Kind],
    pub(super) form: Form,
    /// Before the path.
    pub(super) arguments: &'static [&'static str],
}

/// How the standard output is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// As JSON, without free text.
    Json,
    /// Line by line.
    Text,
}

const IR: &[Kind] = &[Kind::Ir];
const TRACES: &[Kind] = &[Kind::Trace];
const PROGRAMS: &[Kind] = &[Kind::Program];
const ALL: &[Kind] = &[Kind::Ir, Kind::Trace, Kind::Program];
const PLACED: &[Kind] = &[Kind::Ir, Kind::Trace];

const fn json(name: &'static str, kinds: &'static [Kind], arguments: &'static [&'static str]) -> Command {
    Command { name, kinds, form: Form::Json, arguments }
}

const fn text(name: &'static str, kinds: &'static [Kind], arguments: &'static [&'static str]) -> Command {
    Command { name, kinds, form: Form::Text, arguments }
}

/// Every command. The names that end in `-ir` compare the resulting IR, trace or program.
pub(super) const COMMANDS: &[Command] = &[
    json("check", ALL, &["check", "--format", "json"]),
    json("check-logical", IR, &["check", "--logical", "--format", "json"]),
    json("place-minimal", PLACED, &["place", "--format", "json"]),
    text("place-minimal-ir", PLACED, &["place", "--explain"]),
    text("place-remove-ir", IR, &["place", "--remove-redundant"]),
    text("place-split-ir", IR, &["place", "--barriers", "split"]),
    json("place-triton", IR, &["place", "--strategy", "triton", "--format", "json"]),
    text("place-triton-ir", IR, &["place", "--strategy", "triton", "--explain"]),
    json("place-wave", TRACES, &["place", "--strategy", "wave", "--format", "json"]),
    text("place-wave-ir", TRACES, &["place", "--strategy", "wave", "--explain"]),
    json("place-wave-split", TRACES, &["place", "--strategy", "split", "--format", "json"]),
    text("place-wave-split-ir", TRACES, &["place", "--strategy", "split", "--explain"]),
    json("report", IR, &["report", "--format", "json"]),
    json("waits", ALL, &["waits", "--format", "json"]),
    text("waits-ir", ALL, &["waits"]),
    json("waits-triton", IR, &["waits", "--as-triton", "--format", "json"]),
    text("deps-ir", TRACES, &["deps"]),
    json("allocate", IR, &["allocate", "--format", "json"]),
    json("model", ALL, &["model", "--format", "json"]),
    text("pipeline-ir", IR, &["pipeline"]),
    json("timeline", IR, &["timeline", "--format", "json"]),
    json("simulate", PROGRAMS, &["simulate", "--format", "json"]),
];
