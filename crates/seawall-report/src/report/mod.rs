//! The barrier report as data: five sections, findings, coverage, and one run to look at. The facade fills it; the renderers
//! beside this file give it a form and decide nothing. Lines are those of the file, from 1; 0 stands for no place in the text.
//!
//! The JSON form is these types as they are; `docs/report-schema.md` describes it.

mod checked;
mod compose;
mod draw;
mod form;
mod html;
mod markdown;
mod plain;
mod run;
mod sections;

pub use checked::{checked_rows, report_json};
pub use html::report_html;
pub use markdown::report_markdown;
pub use plain::report_plain;
pub use run::{CoverageRow, CoverageWriter, LaneRow, Occupancy, OrderState, StepRow, TimelineRows};
pub use sections::{
    AliasGroup, AliasValue, BarrierRow, BytesPart, BytesRow, DataGroup, EdgeDirection, EdgeRow,
    ExpressionRow, KeyOp, PartitionRow, Site,
};

use serde::Serialize;

/// Version of the JSON form. Keys may be added without a change.
pub const REPORT_VERSION: u32 = 3;

/// The report on one input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BarrierReport {
    /// [`REPORT_VERSION`].
    pub version: u32,
    /// What people call the input.
    pub file: String,
    /// In the order of the text.
    pub modules: Vec<ModuleReport>,
}

/// The report on one module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ModuleReport {
    /// Its kernels, such as `matmul`.
    pub name: String,
    /// Where it starts.
    pub line: u32,
    /// The GPU, if it is known.
    pub target: Option<String>,
    /// Section 1.
    pub partitions: Vec<PartitionRow>,
    /// Section 2.
    pub edges: Vec<EdgeRow>,
    /// Section 3.
    pub barriers: Vec<BarrierRow>,
    /// Section 4.
    pub data: Vec<DataGroup>,
    /// Section 5.
    pub aliases: Vec<AliasGroup>,
    /// How far the findings reach, in words.
    pub bound: String,
    /// Whether the bound is every trip count.
    pub all_trip_counts: bool,
    /// What `check` finds.
    pub findings: Vec<FindingRow>,
    /// Waits that never have to wait.
    pub redundant: Vec<Remark>,
    /// Every writer to memory with all others that use it.
    pub coverage: Vec<CoverageWriter>,
    /// The first iterations of one run.
    pub timeline: TimelineRows,
    /// What was not understood, and what limits the report.
    pub notes: Vec<Remark>,
    /// The text of the module, for the listing.
    #[serde(skip)]
    pub text: String,
}

/// A sentence about a place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Remark {
    /// Where, 0 if it is about no place.
    pub line: u32,
    /// What.
    pub text: String,
}

/// A finding of `seawall check`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FindingRow {
    /// Such as `SW101`.
    pub code: String,
    /// `race`, `missing-wait`, `deadlock`, `redundant`, `reliance` or `protocol`.
    pub kind: String,
    /// Makes sense alone.
    pub headline: String,
    /// Where.
    pub line: u32,
    /// The op there.
    pub op: String,
    /// What is said there.
    pub here: String,
    /// Other places, in reading order.
    pub related: Vec<Remark>,
    /// Background.
    pub notes: Vec<String>,
    /// What would repair it.
    pub help: Option<String>,
}
