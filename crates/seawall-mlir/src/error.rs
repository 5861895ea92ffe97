//! Errors of reading one op. They are cheap to create, because the parser tries the formats of
//! several compiler versions in order and drops the errors of those that do not match.

use seawall_base::{Diagnostic, Span};

/// Why reading an op failed.
#[derive(Clone, Debug)]
pub struct ParseError(pub(crate) Kind);

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// Something else was expected: the text after "expected ".
    Expected(u32, &'static str),
    /// A literal was expected.
    Literal(u32, &'static str),
    /// A complete diagnostic. `true` means that trying other formats of the op cannot help.
    Other(Box<Diagnostic>, bool),
}

impl ParseError {
    /// Returns the error "expected `what`" at byte `at`. `what` is a noun phrase such as "a type
    /// after `:`".
    pub fn expected(at: u32, what: &'static str) -> Self {
        ParseError(Kind::Expected(at, what))
    }

    /// Returns an error with a complete message about `span`. Other formats of the op are still
    /// tried.
    pub fn new(span: Span, message: impl Into<String>) -> Self {
        ParseError(Kind::Other(Box::new(Diagnostic::error("parse::syntax", span, message)), false))
    }

    pub(crate) fn literal(at: u32, text: &'static str) -> Self {
        ParseError(Kind::Literal(at, text))
    }

    /// Returns an error that stops the attempts with other formats of the op.
    pub(crate) fn fatal(diagnostic: Diagnostic) -> Self {
        ParseError(Kind::Other(Box::new(diagnostic), true))
    }

    pub(crate) fn is_fatal(&self) -> bool {
        matches!(self.0, Kind::Other(_, true))
    }

    /// Returns the diagnostic for the user; `text` is the source.
    pub(crate) fn into_diagnostic(self, text: &str) -> Diagnostic {
        let (at, what) = match self.0 {
            Kind::Other(diagnostic, _) => return *diagnostic,
            Kind::Expected(at, what) => (at, what.to_string()),
            Kind::Literal(at, literal) => (at, format!("`{literal}`")),
        };
        if at as usize >= text.len() {
            let end = Span::at(text.len() as u32);
            return Diagnostic::error(
                "parse::syntax",
                end,
                format!("expected {what}, but the file ends here"),
            );
        }
        let next = text.get(at as usize..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8);
        Diagnostic::error("parse::syntax", Span::new(at, at + next as u32), format!("expected {what}"))
            .label(format!("expected {what}"))
    }
}
