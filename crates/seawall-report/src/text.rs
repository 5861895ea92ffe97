//! A diagnostic as text for people, with source excerpts, in the style of rustc.

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{Element, Group, Level, Renderer};
use seawall_base::{Diagnostic, Severity};

use crate::clean::message;
use crate::excerpt::{Mark, excerpts};
use crate::source::Source;

/// The style of text output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextStyle {
    /// Whether ANSI colours are used.
    pub colour: bool,
    /// The number of columns. Longer source lines are trimmed around their marks.
    pub width: usize,
}

impl TextStyle {
    /// Plain text in `width` columns, for files, pipes and tests.
    pub const fn plain(width: usize) -> Self {
        TextStyle { colour: false, width }
    }

    /// The renderer for this style. It always draws in ASCII, because every log viewer shows ASCII.
    pub(crate) fn renderer(self) -> Renderer {
        let renderer = if self.colour { Renderer::styled() } else { Renderer::plain() };
        renderer.term_width(self.width.max(40)).decor_style(DecorStyle::Ascii)
    }
}

/// Renders `diagnostic` with a final line break. Its spans refer to `source`.
pub fn diagnostic_text(diagnostic: &Diagnostic, source: &Source<'_>, style: TextStyle) -> String {
    let primary = Mark {
        span: diagnostic.primary.span,
        text: diagnostic.primary.text.clone(),
        primary: true,
        kernel: None,
    };
    let secondary = diagnostic.secondary.iter();
    let secondary = secondary.map(|label| Mark {
        span: label.span,
        text: label.text.clone(),
        primary: false,
        kernel: None,
    });
    let marks: Vec<Mark> = std::iter::once(primary).chain(secondary).collect();
    render(diagnostic, excerpts(source, &marks), style)
}

/// Renders `diagnostic` with the excerpts `elements` and a final line break.
pub(crate) fn render(diagnostic: &Diagnostic, elements: Vec<Element<'_>>, style: TextStyle) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    render_as(level, diagnostic, elements, style)
}

/// As [`render`], with a level of its own.
pub(crate) fn render_as(
    level: Level<'_>,
    diagnostic: &Diagnostic,
    elements: Vec<Element<'_>>,
    style: TextStyle,
) -> String {
    let mut group = level.primary_title(message(&diagnostic.message)).id(diagnostic.code).elements(elements);
    for note in &diagnostic.notes {
        group = group.element(Level::NOTE.message(message(note)));
    }
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(message(help)));
    }
    let mut text = style.renderer().render(&[group]);
    text.push('\n');
    text
}

/// Renders a message about something without text, such as a missing file, with a final line break.
/// Further lines of `message` are background.
pub fn plain_text(severity: Severity, code: &str, said: &str, help: &str, style: TextStyle) -> String {
    let level = match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let (headline, background) = said.split_once('\n').unwrap_or((said, ""));
    let mut group = Group::with_title(level.primary_title(message(headline)).id(code));
    if !background.is_empty() {
        group = group.element(Level::NOTE.message(message(background)));
    }
    let mut text = style.renderer().render(&[group.element(Level::HELP.message(message(help)))]);
    text.push('\n');
    text
}
