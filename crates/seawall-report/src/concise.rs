//! A diagnostic on one line, `FILE:LINE:COLUMN: error[code]: message
//! (label)`, for editors and `grep`.

use seawall_base::{Diagnostic, Severity};

use crate::clean::one_line;
use crate::source::Source;

/// The number of characters of a line that are shown, without the name of the file.
const LINE_LIMIT: usize = 600;

/// Renders `diagnostic` as one line without a line break. Its spans refer to `source`.
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
    let message = one_line(&format!("{}{label}", diagnostic.message), LINE_LIMIT);
    format!("{}:{}:{}: {severity}[{}]: {message}", source.name(), at.line, at.column, diagnostic.code)
}
