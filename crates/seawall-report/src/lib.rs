//! Everything that Seawall says, rendered: diagnostics as text and as one line each, placements as an explanation,
//! as JSON and as a diff, findings as text, JSON, SARIF and workflow commands, traces
//! with their hazard windows as pictures. One renderer a file; each takes values and the source text and gives a `String`.
//!
//! Deliberately absent: IO, MLIR (a placement is explained from the model and the source text alone), and any
//! decision about what is an error. Analyses never format; this crate never analyses, except for loop nesting,
//! which it needs only to speak of it.

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
mod flow;
mod json;
mod json_certificate;
mod module;
mod picture;
pub mod report;
mod simulate;
mod simulate_html;
mod simulate_json;
mod simulate_text;
mod source;
mod summary;
mod term;
mod text;
mod timeline;
mod trace;
mod waits;

pub use allocation::{AllocatedModule, FunctionMemory, MemoryKind, MemoryRow, TensorRow, allocation_text};
pub use allocation_json::allocation_json;
pub use concise::concise;
pub use deps::dependencies_text;
pub use dialect::local_barrier;
pub use diff::unified_diff;
pub use explain::explain;
pub use finding::{
    CheckedModule, Coverage, FindingTally, FindingsJson, FindingsSarif, Notation, Unchecked, Verdict,
    code_list, code_summary, findings_text, github_commands, github_reach, github_verdict, page, page_text,
};
pub use json::placement_json;
pub use module::PlacedModule;
pub use picture::{
    PictureMark, PictureRow, PictureStep, PictureWindow, RowKind, TracePicture, trace_svg, trace_svg_animated,
};
pub use simulate::Simulated;
pub use simulate_html::simulation_html;
pub use simulate_json::simulation_json;
pub use simulate_text::simulation_text;
pub use source::Source;
pub use summary::summary;
pub use text::{TextStyle, diagnostic_text, plain_text};
pub use timeline::{TimelineView, timeline_html, timeline_json, timeline_text};
pub use trace::explain_trace;
pub use waits::{WaitDependence, WaitModule, WaitPlace, WaitRow, waits_json, waits_text};
