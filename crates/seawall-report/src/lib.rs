//! Renders everything that Seawall reports. Diagnostics become text or single lines. Placements
//! become explanations, JSON and diffs. Findings become text, JSON, SARIF and workflow commands.
//! Traces with their hazard windows become pictures. Each file is one renderer, which takes values
//! and the source text and returns a `String`.
//!
//! Deliberately absent: IO, MLIR (a placement is explained from the model and the source text
//! alone), and any decision on what is an error. Analyses never format. This crate never analyses,
//! except for loop nesting, which the wording needs.

mod allocation;
mod allocation_json;
mod certificate;
mod clean;
mod concise;
mod deps;
mod describe;
mod dialect;
mod diff;
mod escape;
mod excerpt;
mod explain;
mod finding;
mod json;
mod json_certificate;
mod kernel_source;
mod loop_nesting;
mod module;
mod picture;
pub mod report;
mod schema;
mod simulate;
mod simulate_html;
mod simulate_json;
mod simulate_text;
mod source;
mod source_files;
mod source_map;
mod summary;
mod term;
mod text;
mod timeline;
mod trace;
mod validate;
mod waits;
mod why;

pub use allocation::{AllocatedModule, FunctionMemory, MemoryKind, MemoryRow, TensorRow, allocation_text};
pub use allocation_json::{allocate_schema, allocation_json};
pub use concise::concise;
pub use deps::dependencies_text;
pub use describe::byte_range;
pub use dialect::{Spelling, local_barrier, orders_by_counter, proxy_fence, wait_op};
pub use diff::unified_diff;
pub use explain::explain;
pub use finding::{
    ArgumentRow, CheckedModule, Coverage, DataRow, FindingIdentity, FindingSeverity, FindingTally,
    FindingsJson, FindingsSarif, Finish, LoopRow, Notation, ProducerSource, RepairView, Severities, Shown,
    SuppressedBy, Suppression, Topic, Unchecked, Verdict, WitnessRow, check_schema, code_list, code_summary,
    file_summary, finding_identities, finding_ids, findings_text, finish_lines, github_commands,
    github_finish, github_reach, github_verdict, page, page_text, reach, repair_text, topic, topic_list,
    topic_text, topics,
};
pub use json::{place_schema, placement_json};
pub use kernel_source::{FramePlace, SourcePlace};
pub use module::PlacedModule;
pub use picture::{
    PictureMark, PictureRow, PictureStep, PictureWindow, RowKind, TracePicture, trace_svg, trace_svg_animated,
};
pub use simulate::Simulated;
pub use simulate_html::simulation_html;
pub use simulate_json::{simulate_schema, simulation_json};
pub use simulate_text::simulation_text;
pub use source::Source;
pub use source_files::{SourceFile, SourceFiles};
pub use source_map::{ArgumentName, InsertedAt, SourceMap};
pub use summary::summary;
pub use term::expressions;
pub use text::{TextStyle, diagnostic_text, plain_text};
pub use timeline::{TimelineView, timeline_html, timeline_json, timeline_schema, timeline_text};
pub use trace::explain_trace;
pub use validate::{
    ValidatedCoverage, ValidatedKernel, validate_findings, validate_json, validate_schema, validate_summary,
};
pub use waits::{WaitDependence, WaitModule, WaitPlace, WaitRow, waits_json, waits_schema, waits_text};
pub use why::{
    Counterpart, CounterpartRole, Introduced, Kept, Need, Neighbour, NeighbourOrder, OrderedPair, Undecided,
    WhyModule, WhyOp, WhyOther, Without, barriers_text, why_json, why_schema, why_text,
};
