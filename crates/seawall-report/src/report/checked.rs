//! Findings of a check as rows of a report, and the report as JSON.

use seawall_analysis::FindingCode;
use seawall_base::Span;

use super::{BarrierReport, FindingRow, Remark};
use crate::finding::{CheckedModule, FindingWording, ModuleContext, Severities, fingerprint};
use crate::kernel_source::SourcePlace;
use crate::schema;
use crate::source_map::KernelPlace;

/// The findings of `module`, in the words of `seawall check`.
pub fn checked_rows(module: &CheckedModule<'_>) -> Vec<FindingRow> {
    let line = |span: Span| if span.is_empty() { 0 } else { module.source.line(span.start) };
    let context = ModuleContext::new(module);
    let stories = context.wordings();
    let ids: Vec<String> = stories.iter().map(|story| story.id.clone()).collect();
    let place = |place: &KernelPlace| SourcePlace::new(&module.source, place);
    let row = |story: FindingWording| FindingRow {
        anchor: anchor(story.code.number(), fingerprint(&context, &story)),
        code: story.code.number().to_owned(),
        follows_from: story.root.and_then(|root| ids.get(root).cloned()),
        id: story.id,
        kind: story.code.kind().name().to_owned(),
        severity: module.severities.of_code(story.code, story.weight).name(),
        weight: story.weight,
        headline: story.headline,
        line: line(story.at.span),
        source: story.at.kernel.as_ref().map(place),
        op: story.at.op,
        here: story.at.text,
        related: story
            .related
            .into_iter()
            .map(|(_, labeled_place)| Remark {
                line: line(labeled_place.span),
                text: format!("`{}`: {}", labeled_place.op, labeled_place.text),
            })
            .collect(),
        notes: story.notes.into_iter().chain(story.reach).collect(),
        witness: story.witness,
        help: story.help,
    };
    stories.into_iter().map(row).collect()
}

/// For example `finding-sw101-5b0a91c4`. It stays the same when lines of the text move.
fn anchor(name: &str, hash: u64) -> String {
    format!("finding-{}-{:08x}", name.to_lowercase(), (hash >> 32) ^ (hash & 0xffff_ffff))
}

impl BarrierReport {
    /// Sets the severities of the findings. Findings that `check` does not report keep theirs.
    pub fn set_severities(&mut self, severities: Severities) {
        for row in self.modules.iter_mut().flat_map(|module| &mut module.findings) {
            if let Some(code) = FindingCode::ALL.into_iter().find(|code| code.number() == row.code) {
                row.severity = severities.of_code(code, row.weight).name();
            }
        }
    }
}

/// The JSON schema of [`report_json`].
pub fn report_schema() -> serde_json::Value {
    schema::of::<BarrierReport>("report", super::REPORT_VERSION)
}

/// The report as JSON, in version [`REPORT_VERSION`](super::REPORT_VERSION).
///
/// # Errors
///
/// If the report cannot be written as JSON.
pub fn report_json(report: &BarrierReport) -> serde_json::Result<String> {
    Ok(serde_json::to_string_pretty(report)? + "\n")
}
