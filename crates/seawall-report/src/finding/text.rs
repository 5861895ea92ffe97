//! Findings as text for people, in the style of rustc.

use seawall_base::{Diagnostic, Label, Severity};

use super::CheckedModule;
use super::finding_wording::{FindingWording, LabeledPlace, ModuleContext};
use crate::clean::wrap;
use crate::text::{TextStyle, diagnostic_text, unplaced_text};

/// Columns by which the text of a note is indented: line numbers and `= note: `.
const NOTE_INDENT: usize = 14;

/// Renders every finding of `module`, each followed by an empty line.
pub fn findings_text(module: &CheckedModule<'_>, style: TextStyle) -> String {
    let module_context = ModuleContext::new(module);
    let mut text = String::new();
    for story in module_context.wordings() {
        let unplaced = story.at.span.is_empty();
        let diagnostic = diagnostic(story, style.width);
        text.push_str(&if unplaced {
            unplaced_text(&diagnostic, module.source.name(), style)
        } else {
            diagnostic_text(&diagnostic, &module.source, style)
        });
        text.push('\n');
    }
    text
}

/// Turns places that the text does not have into notes.
fn diagnostic(story: FindingWording, width: usize) -> Diagnostic {
    let width = width.saturating_sub(NOTE_INDENT).max(40);
    let (placed, unplaced): (Vec<LabeledPlace>, Vec<LabeledPlace>) = story
        .related
        .into_iter()
        .map(|(_, labeled_place)| labeled_place)
        .filter(|labeled_place| labeled_place.span.is_empty() || labeled_place.span != story.at.span)
        .partition(|labeled_place| !labeled_place.span.is_empty());
    let mut notes: Vec<String> = Vec::new();
    if story.at.span.is_empty() {
        notes.push(format!("`{}`: {}", story.at.op, story.at.text));
    }
    notes.extend(
        unplaced.iter().map(|labeled_place| format!("`{}`: {}", labeled_place.op, labeled_place.text)),
    );
    notes.extend(story.notes);
    let severity = if story.code.kind().is_error() { Severity::Error } else { Severity::Warning };
    let label = |labeled_place: LabeledPlace| Label { span: labeled_place.span, text: labeled_place.text };
    let primary_text = if story.at.span.is_empty() { String::new() } else { story.at.text };
    Diagnostic {
        severity,
        code: story.code.number(),
        message: story.headline,
        primary: Label { span: story.at.span, text: primary_text },
        secondary: placed.into_iter().map(label).collect(),
        notes: notes.iter().map(|note| wrap(note, width)).collect(),
        help: story.help.map(|help| wrap(&help, width)),
    }
}
