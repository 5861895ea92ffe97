//! The Python location of a Wave trace node, read from the `location` in the text of the node.

use seawall_base::Span;
use serde::Deserialize;

use crate::clean::one_line;
use crate::source::Source;

/// The number of characters of a file name that are shown.
const FILE_LIMIT: usize = 120;

#[derive(Deserialize)]
struct NodeWire {
    location: Option<LocationWire>,
}

#[derive(Deserialize)]
struct LocationWire {
    file: String,
    line: u64,
    column: Option<u64>,
}

/// `text` with the Python location of the node that `span` covers, if it has one.
pub(super) fn located(text: String, source: &Source<'_>, span: Span) -> String {
    let (start, end) = source.file_range(span);
    let node: Option<NodeWire> = serde_json::from_str(source.slice(start, end)).ok();
    let Some(location) = node.and_then(|node| node.location) else { return text };
    let column = location.column.map(|column| format!(":{column}")).unwrap_or_default();
    let place = format!("{}:{}{column}", one_line(&location.file, FILE_LIMIT), location.line);
    if text.is_empty() { format!("at {place}") } else { format!("{text} ({place})") }
}
