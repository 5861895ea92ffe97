//! Findings as text for people, in the manner of rustc.

use seawall_base::{Diagnostic, Label, Severity};

use super::CheckedModule;
use super::story::{Narrator, Spot, Story};
use crate::clean::wrap;
use crate::text::{TextStyle, diagnostic_text, unplaced_text};

/// Columns that a note's text is indented by: line numbers, `= note: `.
const NOTE_INDENT: usize = 14;

/// Renders every finding of `module`, each followed by an empty line.
pub fn findings_text(module: &CheckedModule<'_>, style: TextStyle) -> String {
    let narrator = Narrator::new(module);
    let mut text = String::new();
    for story in narrator.stories() {
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

/// Places that the text does not have become notes.
fn diagnostic(story: Story, width: usize) -> Diagnostic {
    let width = width.saturating_sub(NOTE_INDENT).max(40);
    let (placed, unplaced): (Vec<Spot>, Vec<Spot>) = story
        .related
        .into_iter()
        .map(|(_, spot)| spot)
        .filter(|spot| spot.span.is_empty() || spot.span != story.at.span)
        .partition(|spot| !spot.span.is_empty());
    let mut notes: Vec<String> = Vec::new();
    if story.at.span.is_empty() {
        notes.push(format!("`{}`: {}", story.at.op, story.at.text));
    }
    notes.extend(unplaced.iter().map(|spot| format!("`{}`: {}", spot.op, spot.text)));
    notes.extend(story.notes);
    let severity = if story.code.kind().is_error() { Severity::Error } else { Severity::Warning };
    let label = |spot: Spot| Label { span: spot.span, text: spot.text };
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
