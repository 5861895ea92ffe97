//! Repairs of what `check` finds in MLIR: edits of the text, each confirmed by another check.
//!
//! ```text
//! module ──check──▶ findings ──▶ repairs ──▶ edited module ──check, certifier──▶ kept or discarded
//! ```
//!
//! `repair` derives repairs from findings. `search` tries them: all at once, then one finding after
//! the other. A repair is kept if its findings are gone, nothing new is found, and the check
//! reaches as far as before.

mod repair;
mod search;

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use seawall_analysis::{Finding, FindingCode, FindingKind};
use seawall_base::{Diagnostic, Span};
use seawall_mlir::Replacement;
use seawall_report::Severities;

use crate::check::{CheckOptions, CheckedPart, CheckedText, check_text};
use crate::failure::{Failure, shifted};
use crate::model::SourceKind;
use crate::parts::Parts;
use crate::read;
use crate::stage::Stage;
use search::Site;

/// One change that repairs findings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The change in words, such as "delete `ttg.barrier`".
    pub message: String,
    /// The op at which the text changes. The name of the op in the unchanged text.
    pub at: Span,
    /// The new text in place of spans of the unchanged text.
    pub edits: Vec<Replacement>,
    /// The findings that it repairs: the code, and the op at which it is reported.
    pub findings: Vec<(FindingCode, Span)>,
}

/// A text with repairs. Spans of the repairs and notes refer to the unchanged text.
#[derive(Clone, Debug)]
pub struct FixedText {
    /// The check of the unchanged text.
    pub before: CheckedText,
    /// The text with all repairs, and its check. `None` if there are no repairs.
    pub after: Option<(String, CheckedText)>,
    /// The repairs in the order of the modules.
    pub repairs: Vec<Repair>,
    /// Why findings have no repair.
    pub left: Vec<Diagnostic>,
    /// Whether the text is a compiler log.
    pub is_log: bool,
}

/// Checks `source`, and repairs the findings that `chosen` accepts: for each of some findings of a
/// part of the unchanged text, whether it is to be repaired. A part gets no repair if a chosen
/// finding stays that is an error by `severities`.
///
/// # Errors
///
/// As [`check_text`].
pub fn fix_text(
    source: &str,
    options: &CheckOptions,
    severities: Severities,
    chosen: impl Fn(&CheckedPart, &[Finding]) -> Vec<bool>,
) -> Result<FixedText, Failure> {
    let before = check_text(source, options)?;
    let unchanged =
        |before, left| Ok(FixedText { before, after: None, repairs: Vec::new(), left, is_log: false });
    let has_chosen = |part: &CheckedPart| chosen(part, &part.findings).contains(&true);
    let chosen_in: Vec<bool> = before.parts.iter().map(has_chosen).collect();
    if !chosen_in.contains(&true) {
        return unchanged(before, Vec::new());
    }
    if options.kind != SourceKind::Mlir {
        let message = "repairs are edits of MLIR, and this input is a model or a trace";
        let note = Diagnostic::warning("fix::not-mlir", Span::at(0), message)
            .help("repair the kernel from which it was made");
        return unchanged(before, vec![note]);
    }
    let parts = Parts::new(source, options.pass.as_ref())?;
    let (mut repairs, mut left, mut revealed) = (Vec::new(), Vec::new(), BTreeMap::new());
    let mut bodies: Vec<Option<String>> = Vec::with_capacity(parts.parts.len());
    for part in &parts.parts {
        let base = part.body.start;
        let checked = before.parts.iter().zip(&chosen_in).find(|(checked, _)| checked.base == base);
        let Some((checked, true)) = checked else {
            bodies.push(None);
            continue;
        };
        let chosen = |findings: &[Finding]| chosen(checked, findings);
        let fixed = fix_part(part.body.of(source), part.stage, options, severities, &chosen);
        let fixed = fixed.map_err(|errors| Failure { diagnostics: errors })?;
        repairs.extend(fixed.repairs.into_iter().map(|repair| Repair {
            at: moved(repair.at, base),
            edits: repair.edits.into_iter().map(|edit| moved_edit(edit, base)).collect(),
            findings: repair.findings.into_iter().map(|(code, at)| (code, moved(at, base))).collect(),
            ..repair
        }));
        left.extend(fixed.left.into_iter().map(|note| shifted(note, base)));
        for (code, count) in fixed.revealed {
            *revealed.entry(code).or_default() += count;
        }
        bodies.push(fixed.text);
    }
    if repairs.is_empty() {
        return unchanged(before, left);
    }
    let text = parts.assemble_whole(source, &bodies);
    let after = check_text(&text, options)?;
    if let Some(code) = worse(&before, &after, &revealed) {
        let message =
            format!("no repair is applied, because the repaired text has a new finding {}", code.number());
        return unchanged(before, vec![Diagnostic::warning("fix::new-finding", Span::at(0), message)]);
    }
    Ok(FixedText { before, after: Some((text, after)), repairs, left, is_log: parts.dumps > 0 })
}

/// A code that a text has more often after its repair, beyond the findings that the repairs
/// reveal. Codes of redundant ops do not count: they are found only where nothing is missing.
fn worse(
    before: &CheckedText,
    after: &CheckedText,
    revealed: &BTreeMap<FindingCode, usize>,
) -> Option<FindingCode> {
    let count = |text: &CheckedText| {
        let mut counts: FxHashMap<FindingCode, usize> = FxHashMap::default();
        for finding in text.parts.iter().flat_map(|part| &part.findings) {
            *counts.entry(finding.code).or_default() += 1;
        }
        counts
    };
    debug_assert_eq!(before.problems.len(), after.problems.len(), "a repaired module can be read");
    let (old, new) = (count(before), count(after));
    let counts = |code: &FindingCode| code.kind() != FindingKind::Redundant;
    let number = |of: &FxHashMap<FindingCode, usize>, code: &FindingCode| of.get(code).copied().unwrap_or(0);
    let expected = |code: &FindingCode| number(&old, code) + revealed.get(code).copied().unwrap_or(0);
    FindingCode::ALL.into_iter().filter(counts).find(|code| number(&new, code) > expected(code))
}

/// The result for one module. Spans count from its start.
#[derive(Debug)]
struct FixedPart {
    text: Option<String>,
    repairs: Vec<Repair>,
    left: Vec<Diagnostic>,
    /// The number of findings that are not to be repaired, and that the check reports only of the
    /// repaired module.
    revealed: BTreeMap<FindingCode, usize>,
}

fn fix_part(
    body: &str,
    stage: Option<Stage>,
    options: &CheckOptions,
    severities: Severities,
    chosen: &dyn Fn(&[Finding]) -> Vec<bool>,
) -> Result<FixedPart, Vec<Diagnostic>> {
    let module = read::module(body)?.expect("the module has findings, so it has operations");
    let options = options.for_module(&module);
    Site::new(&module, stage, &options, severities, chosen)?.fixed()
}

fn moved(span: Span, base: u32) -> Span {
    Span::new(span.start + base, span.end + base)
}

fn moved_edit(edit: Replacement, base: u32) -> Replacement {
    Replacement { span: moved(edit.span, base), text: edit.text }
}
