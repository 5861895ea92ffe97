//! Counts of waits, as lines for people and as JSON. The JSON has a version. Adding a key does not
//! change it.

use schemars::JsonSchema;
use seawall_base::Span;
use serde::Serialize;

use crate::schema;
use crate::source::Source;

const VERSION: u32 = 1;

/// A wait, or an operation that it waits for, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitPlace {
    /// Its span in the part of the source. `None` in a trace.
    pub span: Option<Span>,
    /// The id of its node in a trace.
    pub node: Option<u64>,
    /// The name of the op or the kind of the node.
    pub name: String,
}

/// The number of counted operations between an operation and its wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitDependence {
    /// The operation.
    pub on: WaitPlace,
    /// At least this many. `None` if no path leads from the operation to the wait.
    pub since: Option<u32>,
    /// Whether the number exceeds the range of the counter.
    pub beyond: bool,
}

/// A wait and its count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitRow {
    /// The wait.
    pub at: WaitPlace,
    /// The counter.
    pub counter: &'static str,
    /// The count in the input. `None` if the input has none.
    pub old: Option<u32>,
    /// The largest safe count. `None` if the wait is unchanged.
    pub new: Option<u32>,
    /// The rule that gave the count: `named`, `newest` or `need`.
    pub rule: String,
    /// Whether the counter cannot represent the largest safe count.
    pub saturated: bool,
    /// The reason why only a count of 0 is safe, if there is one.
    pub forced_zero: Option<String>,
    /// Further notes.
    pub notes: Vec<String>,
    /// The operations that it waits for, if they are named.
    pub dependences: Vec<WaitDependence>,
}

/// The waits of one module.
#[derive(Clone, Copy, Debug)]
pub struct WaitModule<'a> {
    /// Its text.
    pub source: Source<'a>,
    /// The waits in the order of the text.
    pub rows: &'a [WaitRow],
}

#[derive(Serialize, JsonSchema)]
struct Document<'a> {
    version: u32,
    file: &'a str,
    waits: Vec<Row<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct Place<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    node: Option<u64>,
}

#[derive(Serialize, JsonSchema)]
struct Row<'a> {
    module: usize,
    #[serde(flatten)]
    at: Place<'a>,
    counter: &'a str,
    old: Option<u32>,
    new: Option<u32>,
    rule: &'a str,
    saturated: bool,
    forced_zero: Option<&'a str>,
    notes: &'a [String],
    dependences: Vec<Dependence<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct Dependence<'a> {
    #[serde(flatten)]
    on: Place<'a>,
    since: Option<u32>,
    beyond: bool,
}

/// The JSON schema of [`waits_json`].
pub fn waits_schema() -> serde_json::Value {
    schema::of::<Document<'_>>("waits", VERSION)
}

/// All waits of a file as one JSON document.
///
/// # Errors
///
/// If the document cannot be written.
pub fn waits_json(file: &str, modules: &[WaitModule<'_>]) -> Result<String, serde_json::Error> {
    let mut waits = Vec::new();
    for (number, module) in modules.iter().enumerate() {
        waits.extend(module.rows.iter().map(|row| wire(number, row, module.source)));
    }
    serde_json::to_string_pretty(&Document { version: VERSION, file, waits }).map(|text| text + "\n")
}

fn wire<'a>(module: usize, row: &'a WaitRow, source: Source<'a>) -> Row<'a> {
    let dependences = row.dependences.iter().map(|dependence| Dependence {
        on: place(&dependence.on, source),
        since: dependence.since,
        beyond: dependence.beyond,
    });
    Row {
        module,
        at: place(&row.at, source),
        counter: row.counter,
        old: row.old,
        new: row.new,
        rule: &row.rule,
        saturated: row.saturated,
        forced_zero: row.forced_zero.as_deref(),
        notes: &row.notes,
        dependences: dependences.collect(),
    }
}

fn place<'a>(place: &'a WaitPlace, source: Source<'a>) -> Place<'a> {
    let at = place.span.map(|span| source.position(span.start));
    Place { name: &place.name, line: at.map(|at| at.line), column: at.map(|at| at.column), node: place.node }
}

/// A line for each wait, followed by the operations that it waits for.
pub fn waits_text(modules: &[WaitModule<'_>]) -> String {
    let mut out = String::new();
    for module in modules {
        for row in module.rows {
            let count = |count: Option<u32>| count.map_or_else(|| "-".to_owned(), |count| count.to_string());
            let change = match row.new {
                None => format!("{} unchanged", count(row.old)),
                Some(_) if row.old == row.new => count(row.new),
                Some(_) => format!("{} -> {}", count(row.old), count(row.new)),
            };
            out += &format!("{}: `{}`: {} {change}", at(&row.at, module.source), row.at.name, row.counter);
            let row_notes = row.forced_zero.iter().chain(&row.notes);
            for note in row_notes {
                out += &format!("; {note}");
            }
            out.push('\n');
            for dependence in &row.dependences {
                let since = match (dependence.since, dependence.beyond) {
                    (_, true) => "more than the counter holds".to_owned(),
                    (Some(since), _) => format!("at least {since}"),
                    (None, _) => "no path".to_owned(),
                };
                let on = at(&dependence.on, module.source);
                out += &format!("  since `{}` at {on}: {since}\n", dependence.on.name);
            }
        }
    }
    out
}

fn at(place: &WaitPlace, source: Source<'_>) -> String {
    match (place.node, place.span) {
        (Some(node), _) => format!("{}: node {node}", source.name()),
        (None, Some(span)) => {
            let at = source.position(span.start);
            format!("{}:{}:{}", source.name(), at.line, at.column)
        }
        (None, None) => source.name().to_owned(),
    }
}
