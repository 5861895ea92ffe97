//! The one diagnostic type. What each part is for: the *message* alone must make sense in a one-line list;
//! the *primary label* points at the place and says what is wrong there; further labels show the other places
//! that matter; *notes* give background; *help* says what to do.

use crate::Span;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Something was not understood and treated conservatively, or can be improved.
    Warning,
    /// The input cannot be read, or the program is wrong.
    Error,
}

/// A place in the source with what is to be said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// What is said there; may be empty.
    pub text: String,
}

/// One message for the user about one source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Stable machine-readable code, such as `parse::undefined-value`.
    pub code: &'static str,
    /// The headline.
    pub message: String,
    /// The place that the headline speaks of.
    pub primary: Label,
    /// Other places that matter, in the order in which they should be read.
    pub secondary: Vec<Label>,
    /// Background, one sentence each.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Option<String>,
}

impl Diagnostic {
    /// An error with its headline at `span`.
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, code, span, message.into())
    }

    /// A warning with its headline at `span`.
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, code, span, message.into())
    }

    fn new(severity: Severity, code: &'static str, span: Span, message: String) -> Self {
        let primary = Label { span, text: String::new() };
        Diagnostic { severity, code, message, primary, secondary: Vec::new(), notes: Vec::new(), help: None }
    }

    /// Says `text` at the primary place.
    #[must_use]
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.primary.text = text.into();
        self
    }

    /// Points at another place.
    #[must_use]
    pub fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        self.secondary.push(Label { span, text: text.into() });
        self
    }

    /// Adds background.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// Says what to do.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Whether this is an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}
