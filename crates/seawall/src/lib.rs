//! Seawall's facade: connects the stages, from text to text. The command line, tests and benches
//! use it. Each stage is a crate that can be used alone.
//!
//! ```text
//! text -> parts -> module -> program -> placement -> edits -> text
//!                                 -> findings
//! ```
//!
//! Allocation comes between module and program, for modules whose buffers have no address yet.
//!
//! A text may contain several modules, separated by `// -----` lines, or dumped by a compiler into
//! its log. Each is a *part* that goes through the stages alone. The text between parts is kept
//! byte for byte.
//!
//! IO (files, environment, terminals) is only in [`cli`], the command line.

// The command line uses the facade as other callers do.
extern crate self as seawall;

mod allocate;
mod amdgcn;
mod apply;
mod baseline;
mod caveats;
mod check;
mod choose;
pub mod cli;
mod codes;
mod config;
mod deletions;
mod depths;
mod failure;
mod finish;
mod fix;
mod format;
mod ignore_comments;
mod metadata;
mod model;
mod older_lowerings;
mod parts;
mod pick;
mod pipeline;
mod place;
mod producer;
mod ptx;
mod read;
mod registers;
mod replay;
mod report;
mod saved;
mod simulate;
mod source_map;
mod stage;
mod timeline;
mod trace;
mod unknown_calls;
mod unreliable;
mod unresolved;
mod validate;
mod waits;
mod wave;
mod why;

pub use allocate::{AllocateOptions, AllocatedPart, AllocatedText, allocate_text};
pub use apply::apply;
pub use baseline::Baseline;
pub use check::{Analysed, CheckOptions, CheckedPart, CheckedText, check_text, check_with};
pub use choose::{Candidate, Choice, ChooseOptions, Reached, Variant};
pub use codes::{CodeSet, Page, UnknownCode, code};
pub use config::{Config, ConfigIgnore, Denied};
pub use deletions::{Deletion, Deletions, Outcome, try_deletions};
pub use failure::Failure;
pub use finish::finish_text;
pub use fix::{FixedText, Repair, fix_text};
pub use format::{is_unchanged, print_text};
pub use ignore_comments::{IgnoreComment, ignore_comments};
pub use metadata::Metadata;
pub use model::{ModelFormat, SourceKind, model_text};
pub use parts::log_states;
pub use pick::{PassFilter, PassFilterError};
pub use pipeline::{PipelineOptions, PipelineText, Schedule, pipeline_text};
pub use place::{Options, PlacedPart, PlacedText, Timings, place_shared_text, place_text};
pub use producer::Producer;
pub use replay::{Replay, replay_command, replay_text};
pub use report::report_text;
pub use simulate::{SimulateOptions, SimulatedPart, SimulatedText, simulate_text};
pub use timeline::{TimelineOptions, TimelinePart, timeline_parts};
pub use trace::{
    MinimalTrace, MinimalTraceOptions, TraceEdit, TraceSide, TrackedTrace, apply_edits, edits_json,
    minimal_picture, place_minimal, place_minimal_text, text_with_added, track_text, wave_picture,
};
pub use validate::{ValidateFailure, ValidateSide, ValidatedText, validate_kinds, validate_text};
pub use waits::{WaitsOptions, WaitsPart, WaitsText, waits_text};
pub use wave::{PlacedTrace, TraceOptions, TraceStrategy, place_trace, place_trace_for_any_gpu};
pub use why::{WhyBarriers, WhyLine, WhyLineError, WhyPart, why_barriers, why_text};
