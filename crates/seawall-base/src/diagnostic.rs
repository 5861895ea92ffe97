//! The diagnostic type that all of Seawall reports with.
//!
//! - The *message* makes sense alone, in a one-line list.
//! - The *primary label* points at the place and states what is wrong there.
//! - *Secondary labels* show other relevant places.
//! - *Notes* give background.
//! - *Help* states what to do.

use crate::Span;

/// How serious a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Severity {
    /// Seawall did not understand something and treated it conservatively, or something can be
    /// improved.
    Warning,
    /// The input cannot be read, or the program is wrong.
    Error,
}

/// A place in the source, with a text about it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// The text; may be empty.
    pub text: String,
}

/// One message for the user about one source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How serious it is.
    pub severity: Severity,
    /// Stable machine-readable code, such as `parse::undefined-value`.
    pub code: &'static str,
    /// The headline. It must make sense without the labels and notes.
    pub message: String,
    /// The place that the headline is about.
    pub primary: Label,
    /// Other places that matter, in the order in which they should be read.
    pub secondary: Vec<Label>,
    /// Background, one sentence per entry.
    pub notes: Vec<String>,
    /// What to do about the problem.
    pub help: Option<String>,
    /// Whether a kernel is not checked because of it.
    pub prevents_check: bool,
}

impl Diagnostic {
    /// Returns an error with the headline `message` at `span`.
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, code, span, message.into())
    }

    /// Returns a warning with the headline `message` at `span`.
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, code, span, message.into())
    }

    fn new(severity: Severity, code: &'static str, span: Span, message: String) -> Self {
        let primary = Label { span, text: String::new() };
        Diagnostic {
            severity,
            code,
            message,
            primary,
            secondary: Vec::new(),
            notes: Vec::new(),
            help: None,
            prevents_check: false,
        }
    }

    /// Sets the text of the primary label.
    #[must_use]
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.primary.text = text.into();
        self
    }

    /// Adds a secondary label.
    #[must_use]
    pub fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        self.secondary.push(Label { span, text: text.into() });
        self
    }

    /// Adds a note.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// Sets the help text.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// States that a kernel is not checked because of it.
    #[must_use]
    pub fn preventing_check(mut self) -> Self {
        self.prevents_check = true;
        self
    }

    /// Whether this is an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}
