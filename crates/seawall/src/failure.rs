//! Why a text could not be processed.

use seawall_base::{Diagnostic, Span};

/// The errors of an input (at least one), with its warnings. Spans refer to the whole input text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// In the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

impl Failure {
    /// One error about the whole input.
    pub(crate) fn whole(code: &'static str, message: impl Into<String>, help: impl Into<String>) -> Self {
        Failure { diagnostics: vec![Diagnostic::error(code, Span::at(0), message).help(help)] }
    }
}

/// `diagnostic` with spans from the start of the text, instead of from byte `base`.
pub(crate) fn shifted(mut diagnostic: Diagnostic, base: u32) -> Diagnostic {
    let shift = |span: Span| Span::new(span.start.saturating_add(base), span.end.saturating_add(base));
    diagnostic.primary.span = shift(diagnostic.primary.span);
    for label in &mut diagnostic.secondary {
        label.span = shift(label.span);
    }
    diagnostic
}
