//! A diagnostic on one line, `FILE:LINE:COLUMN: error[code]: message (label)`, as editors and `grep` expect it.

use seawall_base::{Diagnostic, Severity};

use crate::clean::one_line;
use crate::source::Source;

/// The longest line, in characters, apart from the file's name.
const LINE_LIMIT: usize = 600;

/// Renders `diagnostic`, whose spans are of `source`, as one line without a line break.
pub fn concise(diagnostic: &Diagnostic, source: &Source<'_>) -> String {
    let at = source.position(diagnostic.primary.span.start);
    let severity = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let label = match diagnostic.primary.text.as_str() {
        "" => String::new(),
        text => format!(" ({text})"),
    };
    let said = one_line(&format!("{}{label}", diagnostic.message), LINE_LIMIT);
    format!("{}:{}:{}: {severity}[{}]: {said}", source.name(), at.line, at.column, diagnostic.code)
}
