//! Findings as text for people, in the style of rustc.

use annotate_snippets::{Element, Origin};
use seawall_base::{Diagnostic, Label, Severity};

use super::CheckedModule;
use super::finding_wording::{FindingWording, LabeledPlace, ModuleContext};
use super::fold::{Shown, fold};
use super::reach;
use crate::clean::wrap;
use crate::excerpt::{Mark, excerpts};
use crate::text::{TextStyle, render_as};

/// Columns by which the text of a note is indented: line numbers and `= note: `.
const NOTE_INDENT: usize = 14;

/// Renders the findings of `module`, each followed by an empty line.
pub fn findings_text(module: &CheckedModule<'_>, shown: Shown, style: TextStyle) -> String {
    let module_context = ModuleContext::new(module);
    let mut text = String::new();
    for story in fold(module_context.wordings(), shown) {
        text.push_str(&finding_text(story, module, style));
        text.push('\n');
    }
    text
}

/// One finding. Places that the text does not have become notes.
fn finding_text(story: FindingWording, module: &CheckedModule<'_>, style: TextStyle) -> String {
    let source = &module.source;
    let width = style.width.saturating_sub(NOTE_INDENT).max(40);
    let mut notes: Vec<String> = Vec::new();
    let mut marks: Vec<Mark> = Vec::new();
    let at = story.at.span;
    let places =
        std::iter::once((true, story.at)).chain(story.related.into_iter().map(|(_, place)| (false, place)));
    for (primary, LabeledPlace { op, span, kernel, text, .. }) in places {
        if span.is_empty() {
            notes.push(format!("`{op}`: {text}"));
        } else if primary || span != at {
            marks.push(Mark { span, text, primary, kernel });
        }
    }
    notes.extend(story.notes);
    // A command is copied as a whole.
    let (commands, reach): (Vec<String>, Vec<String>) =
        story.reach.into_iter().partition(|line| line.starts_with(reach::REPEAT));
    notes.extend(reach);
    let mut notes: Vec<String> = notes.iter().map(|note| wrap(note, width)).collect();
    notes.extend(commands);
    let level = module.severities.of_code(story.code, story.weight).text_level();
    let diagnostic = Diagnostic {
        severity: Severity::Error,
        code: story.code.number(),
        message: story.headline,
        primary: Label { span: at, text: String::new() },
        secondary: Vec::new(),
        notes,
        help: story.help.map(|help| wrap(&help, width)),
        prevents_check: false,
    };
    let elements = excerpts(source, &marks);
    if at.is_empty() {
        let elements = std::iter::once(Element::from(Origin::path(source.name()))).chain(elements).collect();
        return render_as(level, &diagnostic, elements, style);
    }
    render_as(level, &diagnostic, elements, style)
}
