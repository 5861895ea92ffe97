//! Compares two normalized outputs.

use std::fmt;

use serde_json::Value;

use super::normal::{Normal, Output};

/// One difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    /// `status`, `json`, `facts`, `text`, `messages` or `timeout`.
    pub(super) kind: &'static str,
    text: String,
}

/// Characters of a value that a difference shows.
const SHOWN: usize = 160;

impl Difference {
    pub(super) fn new(kind: &'static str, text: String) -> Self {
        Difference { kind, text }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind, self.text)
    }
}

/// The differences between the outputs of the old and the new binary.
pub(super) fn differences(old: &Normal, new: &Normal) -> Vec<Difference> {
    let mut found = Vec::new();
    if old.status != new.status {
        found.push(Difference::new(
            "status",
            arrow(&format!("{:?}", old.status), &format!("{:?}", new.status)),
        ));
    }
    match (&old.stdout, &new.stdout) {
        (Output::Json(old), Output::Json(new)) => values(old, new, "", &mut found),
        (Output::Text(old), Output::Text(new)) => found.extend(lines(old.lines(), new.lines(), "text")),
        _ => found.push(Difference::new("text", "only one output is JSON".to_owned())),
    }
    let messages = |normal: &Normal| normal.stderr.clone();
    let (old, new) = (messages(old), messages(new));
    found.extend(lines(old.iter().map(String::as_str), new.iter().map(String::as_str), "messages"));
    found
}

fn values(old: &Value, new: &Value, path: &str, found: &mut Vec<Difference>) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in old {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                match new.get(key) {
                    Some(other) => values(value, other, &path, found),
                    None => found.push(Difference::new("json", format!("{path}: only in the old output"))),
                }
            }
            for key in new.keys().filter(|key| !old.contains_key(*key)) {
                found.push(Difference::new("json", format!("{path}.{key}: only in the new output")));
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (value, other)) in old.iter().zip(new).enumerate() {
                values(value, other, &format!("{path}[{index}]"), found);
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            let same = old.iter().zip(new).take_while(|(old, new)| old == new).count();
            let item = |items: &[Value]| items.get(same).map_or("nothing".to_owned(), Value::to_string);
            let items = format!("{path}: {} items -> {} items", old.len(), new.len());
            let first = arrow(&item(old), &item(new));
            found.push(Difference::new("json", format!("{items}; first at [{same}]: {first}")));
        }
        _ if old != new => {
            let is_facts = |value: &Value| value.as_str().is_some_and(|text| text.starts_with("(text) "));
            let kind = if is_facts(old) && is_facts(new) { "facts" } else { "json" };
            found.push(Difference::new(
                kind,
                format!("{path}: {}", arrow(&old.to_string(), &new.to_string())),
            ));
        }
        _ => {}
    }
}

/// The first line that differs, and the number of lines if that differs, too.
fn lines<'t>(
    old: impl Iterator<Item = &'t str>,
    new: impl Iterator<Item = &'t str>,
    kind: &'static str,
) -> Option<Difference> {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.collect(), new.collect());
    if old == new {
        return None;
    }
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let line =
        |lines: &[&str]| lines.get(same).map_or("nothing".to_owned(), |line| format!("`{}`", line.trim()));
    let first = arrow(&line(&old), &line(&new));
    let counts = format!("{} lines -> {} lines", old.len(), new.len());
    Some(Difference::new(kind, format!("{counts}; first at line {}: {first}", same + 1)))
}

fn arrow(old: &str, new: &str) -> String {
    let short = |text: &str| match text.char_indices().nth(SHOWN) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text.to_owned(),
    };
    format!("{} -> {}", short(old), short(new))
}
