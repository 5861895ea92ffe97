//! The part of an output that does not depend on wording.

use serde_json::Value;

use super::commands::Form;
use super::process::Ended;

/// An output without wording.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Normal {
    pub(super) status: Option<i32>,
    pub(super) stdout: Output,
    /// Codes, positions and quoted lines of the error output: warnings and explanations.
    pub(super) stderr: Vec<String>,
}

/// A standard output.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Output {
    Json(Value),
    Text(String),
}

/// What is left of a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    /// That it exists.
    Presence,
    /// Its numbers, `%` names and finding codes, in any order.
    Facts,
}

/// Strings that are free text, by the keys on the path to them. The longest entry that the path
/// ends with applies. All other strings are compared as they are.
const FREE: &[(&str, Rule)] = &[
    ("message", Rule::Presence),
    ("help", Rule::Presence),
    ("notes", Rule::Presence),
    ("notes.text", Rule::Presence),
    ("headline", Rule::Presence),
    ("caveat", Rule::Presence),
    ("here", Rule::Presence),
    ("related.text", Rule::Presence),
    ("redundant.text", Rule::Presence),
    ("bound", Rule::Facts),
    ("reach", Rule::Facts),
    ("verdict", Rule::Facts),
    ("summary", Rule::Facts),
    ("remarks.text", Rule::Facts),
    ("rows.why", Rule::Facts),
    ("values.how", Rule::Facts),
    ("values.definition", Rule::Facts),
    ("legend", Rule::Facts),
    ("registers", Rule::Facts),
    ("index.text", Rule::Facts),
    ("phase.text", Rule::Facts),
    ("stagger.text", Rule::Facts),
    ("forced_zero", Rule::Facts),
    ("models.verdicts.earlier.text", Rule::Facts),
    ("models.verdicts.event.text", Rule::Facts),
    ("steps.at.text", Rule::Facts),
];

/// Arrays whose order may depend on wording.
const UNORDERED: &[&str] = &["findings", "verdicts", "notes", "related", "warnings"];

/// What replaces free text.
const TEXT: &str = "(text)";

/// How to normalize.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Settings<'s> {
    /// Keep the facts in all free text.
    pub(super) facts: bool,
    /// Old texts with the new texts that replace them in other strings.
    pub(super) renamed: &'s [(String, String)],
}

/// Normalizes the output of a process.
pub(super) fn normal(form: Form, ended: &Ended, settings: Settings<'_>) -> Normal {
    let parsed = (form == Form::Json).then(|| serde_json::from_str(&ended.stdout).ok()).flatten();
    let stdout = match parsed {
        Some(value) => Output::Json(of_value(value, &mut Vec::new(), settings)),
        None => Output::Text(ended.stdout.clone()),
    };
    Normal { status: ended.status, stdout, stderr: of_messages(&ended.stderr) }
}

/// `keys` are the keys on the path to `value`.
fn of_value(value: Value, keys: &mut Vec<String>, settings: Settings<'_>) -> Value {
    match value {
        Value::Object(entries) => {
            let entries = entries.into_iter().map(|(key, value)| {
                keys.push(key.clone());
                let value = of_value(value, keys, settings);
                keys.pop();
                (key, value)
            });
            Value::Object(entries.collect())
        }
        Value::Array(items) => {
            let mut items: Vec<Value> =
                items.into_iter().map(|item| of_value(item, keys, settings)).collect();
            if keys.last().is_some_and(|key| UNORDERED.contains(&key.as_str())) {
                items.sort_by_cached_key(Value::to_string);
            }
            Value::Array(items)
        }
        Value::String(text) => Value::String(of_string(text, keys, settings)),
        other => other,
    }
}

fn of_string(text: String, keys: &[String], settings: Settings<'_>) -> String {
    let applies = |path: &str| {
        let suffix: Vec<&str> = path.split('.').collect();
        keys.len() >= suffix.len()
            && suffix.iter().zip(&keys[keys.len() - suffix.len()..]).all(|(a, b)| a == b)
    };
    let rule = FREE.iter().filter(|(path, _)| applies(path)).max_by_key(|(path, _)| path.split('.').count());
    match rule {
        // Free text without a space is a code, such as `all-paths` or `iterations:4`.
        _ if !text.contains(' ') => renamed(text, settings.renamed),
        None => renamed(text, settings.renamed),
        Some((_, Rule::Presence)) if !settings.facts => TEXT.to_owned(),
        Some(_) => format!("{TEXT} {}", facts_of(&text).join(" ")),
    }
}

fn renamed(text: String, pairs: &[(String, String)]) -> String {
    pairs.iter().fold(text, |text, (old, new)| text.replace(old.as_str(), new))
}

/// The numbers, `%` names and finding codes of a text, sorted.
fn facts_of(text: &str) -> Vec<String> {
    let is_part = |c: char| c.is_alphanumeric() || "_%#".contains(c);
    let words = text.split(|c: char| !is_part(c));
    let is_fact = |word: &&str| {
        word.starts_with(|c: char| c.is_ascii_digit() || c == '%')
            || word.strip_prefix("SW").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    let mut facts: Vec<String> = words.filter(is_fact).map(str::to_owned).collect();
    facts.sort();
    facts
}

/// The codes, positions and quoted source lines of messages for people, in order.
fn of_messages(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in text.lines() {
        let trimmed = line.trim_start();
        if let Some(place) = ["--> ", "::: "].iter().find_map(|arrow| trimmed.strip_prefix(arrow)) {
            found.extend(position(place).map(|position| format!("at {position}")));
        } else if let Some((number, _)) = trimmed.split_once(" |").filter(|(number, _)| is_number(number)) {
            found.push(format!("quotes line {number}"));
        } else if let Some((level, before)) = level(line) {
            let position = position(before).map(|position| format!(" at {position}")).unwrap_or_default();
            found.push(format!("{level}{position}"));
        }
    }
    found
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_digit())
}

/// The level with the code, such as `warning[lower::calls]`, and what is in front of it.
fn level(line: &str) -> Option<(String, &str)> {
    for level in ["warning", "error"] {
        let Some((before, rest)) = line.split_once(level) else { continue };
        if before.is_empty() || before.ends_with(": ") {
            let code = rest.strip_prefix('[').and_then(|rest| rest.split_once("]:"));
            return match code {
                Some((code, _)) => Some((format!("{level}[{code}]"), before)),
                None => rest.starts_with(':').then(|| (level.to_owned(), before)),
            };
        }
    }
    None
}

/// Line and column at the end of `path:12:5`.
fn position(text: &str) -> Option<String> {
    let mut parts = text.trim().trim_end_matches(':').rsplit(':');
    let (column, line) = (parts.next()?, parts.next()?);
    (is_number(column) && is_number(line)).then(|| format!("{line}:{column}"))
}

#[cfg(test)]
mod tests;
