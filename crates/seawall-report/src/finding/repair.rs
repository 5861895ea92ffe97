//! Repairs of findings: one line for people, and the objects of JSON output.

use schemars::JsonSchema;
use seawall_analysis::FindingCode;
use seawall_base::Span;
use serde::Serialize;

use crate::source::Source;

/// One change that repairs findings. All spans refer to the unchanged text.
#[derive(Clone, Debug)]
pub struct RepairView<'a> {
    /// The unchanged text.
    pub source: Source<'a>,
    /// The change in words, such as "delete `ttg.barrier`".
    pub message: &'a str,
    /// The op at which the text changes.
    pub at: Span,
    /// The repaired findings: the code, and the op at which it is reported.
    pub findings: &'a [(FindingCode, Span)],
    /// The new text in place of spans.
    pub edits: Vec<(Span, &'a str)>,
    /// Whether the file has the change.
    pub written: bool,
}

/// The repair on one line with a line break.
pub fn repair_text(repair: &RepairView<'_>) -> String {
    let at = repair.source.position(repair.at.start);
    let mut codes: Vec<&str> = repair.findings.iter().map(|finding| finding.0.number()).collect();
    codes.dedup();
    let codes = if codes.is_empty() { String::new() } else { format!(" ({})", codes.join(", ")) };
    let kind = if repair.written { "fixed" } else { "fix" };
    format!("{}:{}:{}: {kind}: {}{codes}\n", repair.source.name(), at.line, at.column, repair.message)
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RepairWire {
    file: String,
    /// The op at which the text changes.
    line: u32,
    column: u32,
    message: String,
    /// Whether the file has the change.
    written: bool,
    findings: Vec<RepairedWire>,
    edits: Vec<EditWire>,
}

/// A finding of the unchanged text.
#[derive(Debug, Serialize, JsonSchema)]
struct RepairedWire {
    code: &'static str,
    line: u32,
}

/// New text in place of bytes of the unchanged text.
#[derive(Debug, Serialize, JsonSchema)]
struct EditWire {
    start: usize,
    end: usize,
    text: String,
}

impl RepairWire {
    pub(crate) fn new(repair: &RepairView<'_>) -> Self {
        let RepairView { source, message, at, findings, edits, written } = repair;
        let at = source.position(at.start);
        let repaired = |&(code, span): &(FindingCode, Span)| RepairedWire {
            code: code.number(),
            line: source.line(span.start),
        };
        let edit = |&(span, text): &(Span, &str)| {
            let (start, end) = source.file_range(span);
            EditWire { start, end, text: text.to_owned() }
        };
        RepairWire {
            file: source.name().to_owned(),
            line: at.line,
            column: at.column,
            message: (*message).to_owned(),
            written: *written,
            findings: findings.iter().map(repaired).collect(),
            edits: edits.iter().map(edit).collect(),
        }
    }
}
