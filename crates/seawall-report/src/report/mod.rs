//! The barrier report as data: five sections, findings, coverage, and one run. The facade fills it.
//! The renderers beside this file give it a form and decide nothing. Lines are lines of the file,
//! from 1. Line 0 means no place in the text.
//!
//! The JSON form is these types as they are. `docs/report-schema.md` describes it.

mod checked;
mod compose;
mod draw;
mod form;
mod html;
mod markdown;
mod plain;
mod run;
mod sections;

pub use checked::{checked_rows, report_json, report_schema};
pub use html::report_html;
pub use markdown::report_markdown;
pub use plain::report_plain;
pub use run::{
    ArrivalRow, BlockedRow, CoverageRow, CoverageWriter, DeadlockRow, LaneRow, Occupancy, OrderState,
    StepRow, TimelineRows,
};
pub use sections::{
    AliasGroup, AliasValue, BarrierRow, BytesPart, BytesRow, DataGroup, EdgeDirection, EdgeRow,
    ExpressionRow, KeyOp, PartitionRow, Site,
};

use std::collections::BTreeMap;

use schemars::JsonSchema;
use seawall_analysis::Weight;
use serde::Serialize;

use crate::finding::WitnessRow;
use crate::kernel_source::SourcePlace;
use crate::source_files::SourceFile;

/// The version of the JSON form. Added keys do not change it.
pub const REPORT_VERSION: u32 = 3;

/// The report on one input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BarrierReport {
    /// [`REPORT_VERSION`].
    pub version: u32,
    /// The name of the input.
    pub file: String,
    /// The modules in the order of the text.
    pub modules: Vec<ModuleReport>,
    /// The texts of the kernel's source files, by their names in the report.
    #[serde(skip)]
    pub sources: BTreeMap<String, String>,
}

impl BarrierReport {
    /// Gives all source files the names that `find` returns, and adds the texts that it finds.
    pub fn find_files(&mut self, find: impl Fn(&str) -> SourceFile) {
        let mut known: BTreeMap<String, SourceFile> = BTreeMap::new();
        let mut rename = |file: &mut String| {
            let found = known.entry(file.clone()).or_insert_with(|| find(file));
            file.clone_from(&found.name);
        };
        for module in &mut self.modules {
            for place in module.findings.iter_mut().filter_map(|finding| finding.source.as_mut()) {
                rename(&mut place.file);
                place.frames.iter_mut().for_each(|frame| rename(&mut frame.file));
            }
            module.origins.values_mut().for_each(|origin| rename(&mut origin.0));
        }
        self.sources.extend(known.into_values().filter_map(|found| Some((found.name, found.text?))));
    }

    /// Numbers the anchors that several findings have.
    pub fn number_anchors(&mut self) {
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        for finding in self.modules.iter_mut().flat_map(|module| &mut module.findings) {
            let count = seen.entry(finding.anchor.clone()).or_default();
            *count += 1;
            if *count > 1 {
                finding.anchor.push_str(&format!("-{count}"));
            }
        }
    }
}

/// The report on one module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ModuleReport {
    /// The names of its kernels, such as `matmul`.
    pub name: String,
    /// The line where it starts.
    pub line: u32,
    /// The GPU, if known.
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
    /// How far the check reaches, in words.
    pub bound: String,
    /// Why nothing was checked. `None` if something was.
    pub unchecked: Option<String>,
    /// The passes of the compiler that were simulated before the check, as one sentence. Empty if
    /// the module was checked as it stands.
    pub simulated: String,
    /// Whether the check covers every trip count.
    pub all_trip_counts: bool,
    /// The findings of `check`.
    pub findings: Vec<FindingRow>,
    /// Redundant waits.
    pub redundant: Vec<Remark>,
    /// Every writer to memory with all other users of that memory.
    pub coverage: Vec<CoverageWriter>,
    /// The first iterations of one run.
    pub timeline: TimelineRows,
    /// What was not understood, and what limits the report.
    pub notes: Vec<Remark>,
    /// The text of the module, for the listing.
    #[serde(skip)]
    pub text: String,
    /// The source file and line of each line of the text, as far as they are known.
    #[serde(skip)]
    pub origins: BTreeMap<u32, (String, u32)>,
}

/// A sentence about a place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Remark {
    /// The line, or 0 if the remark has no place.
    pub line: u32,
    /// The sentence.
    pub text: String,
}

/// A finding of `seawall check`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FindingRow {
    /// The name of the finding in links, such as `finding-sw101-5b0a91c4`. It stays the same when
    /// lines move.
    pub anchor: String,
    /// For example `SW101`.
    pub code: String,
    /// Its name in the module, such as `SW101:12`. Empty where only the mbarrier model checker
    /// reports it.
    pub id: String,
    /// The name of the finding with the cause of this one.
    pub follows_from: Option<String>,
    /// `race`, `missing-wait`, `deadlock`, `redundant`, `reliance` or `protocol`.
    pub kind: String,
    /// `error`, `edge`, `warning` or `note`.
    pub severity: &'static str,
    /// What limits its severity.
    #[serde(skip)]
    pub weight: Weight,
    /// The headline, which makes sense on its own.
    pub headline: String,
    /// The line of the finding.
    pub line: u32,
    /// The place in the source of the kernel, if known.
    pub source: Option<SourcePlace>,
    /// The op at the line.
    pub op: String,
    /// The label at the op.
    pub here: String,
    /// Other places, in reading order.
    pub related: Vec<Remark>,
    /// Background.
    pub notes: Vec<String>,
    /// The run in which it occurs, if one is known.
    pub witness: Option<WitnessRow>,
    /// The fix.
    pub help: Option<String>,
}
