//! Checks a SARIF log against `tests/data/sarif-2.1.0-part.schema.json`. This schema is made from
//! the property tables of the standard, and is not the one that OASIS publishes. In addition,
//! indices must point to the objects that they name.
//!
//! Only the JSON Schema keywords that the file uses are supported. Any other keyword is a
//! violation.

use serde_json::{Map, Value};

const SCHEMA: &str = include_str!("../data/sarif-2.1.0-part.schema.json");

/// All violations in `log`, each with its path.
pub(crate) fn violations(log: &Value) -> Vec<String> {
    let schema: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let mut checker = Checker { schema: &schema, found: Vec::new() };
    checker.check(&schema, log, "");
    checker.indices(log);
    checker.found
}

struct Checker<'s> {
    schema: &'s Value,
    found: Vec<String>,
}

impl Checker<'_> {
    fn report(&mut self, path: &str, what: impl std::fmt::Display) {
        self.found.push(format!("{path}: {what}"));
    }

    fn check(&mut self, schema: &Value, value: &Value, path: &str) {
        let rules = schema.as_object().expect("a schema is an object");
        for (keyword, rule) in rules {
            match keyword.as_str() {
                "$schema"
                | "$comment"
                | "definitions"
                | "required"
                | "properties"
                | "additionalProperties" => {}
                "$ref" => {
                    let pointer = rule.as_str().and_then(|r| r.strip_prefix('#')).expect("a local reference");
                    let target = self.schema.pointer(pointer).expect("the reference leads somewhere").clone();
                    self.check(&target, value, path);
                }
                "type" if !has_type(value, rule.as_str().unwrap_or_default()) => {
                    self.report(path, format!("{value} is no {rule}"));
                }
                "enum" if !rule.as_array().is_some_and(|allowed| allowed.contains(value)) => {
                    self.report(path, format!("{value} is none of {rule}"));
                }
                "minimum" if value.as_i64() < rule.as_i64() => {
                    self.report(path, format!("{value} is below {rule}"))
                }
                "minItems"
                    if (value.as_array().map(Vec::len) as Option<usize>)
                        < rule.as_u64().map(|n| n as usize) =>
                {
                    self.report(path, "too few items");
                }
                "uniqueItems" if has_twins(value) => self.report(path, "equal items"),
                "format" if !is_reference(value.as_str().unwrap_or_default()) => {
                    self.report(path, format!("{value} is no URI reference"));
                }
                "items" => {
                    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(rule, item, &format!("{path}/{index}"));
                    }
                }
                "type" | "enum" | "minimum" | "minItems" | "uniqueItems" | "format" => {}
                other => self.report(path, format!("the checker does not know `{other}`")),
            }
        }
        if let Some(object) = value.as_object() {
            self.object(rules, object, path);
        }
    }

    fn object(&mut self, rules: &Map<String, Value>, object: &Map<String, Value>, path: &str) {
        for name in rules.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !object.contains_key(name.as_str().unwrap_or_default()) {
                self.report(path, format!("{name} is missing"));
            }
        }
        for (name, value) in object {
            let path = format!("{path}/{name}");
            match (rules.get("properties").and_then(|p| p.get(name)), rules.get("additionalProperties")) {
                (Some(rule), _) => self.check(rule, value, &path),
                (None, Some(Value::Bool(false))) => self.report(&path, "is no property that the schema has"),
                (None, Some(rule)) => self.check(rule, value, &path),
                (None, None) => {}
            }
        }
    }

    /// Checks that the index of a result leads to the rule of its id, and that lines and columns
    /// are in order.
    fn indices(&mut self, log: &Value) {
        for run in log["runs"].as_array().into_iter().flatten() {
            for (number, result) in run["results"].as_array().into_iter().flatten().enumerate() {
                let index = result["ruleIndex"].as_u64().and_then(|index| usize::try_from(index).ok());
                let rule = index.and_then(|index| run["tool"]["driver"]["rules"].get(index));
                if rule.is_none_or(|rule| rule["id"] != result["ruleId"]) {
                    self.report(&format!("/results/{number}"), "the index is not of the rule");
                }
                let region = &result["locations"][0]["physicalLocation"]["region"];
                let start = (region["startLine"].as_u64(), region["startColumn"].as_u64());
                if (region["endLine"].as_u64(), region["endColumn"].as_u64()) < start {
                    self.report(&format!("/results/{number}"), "the region ends before it starts");
                }
            }
        }
    }
}

fn has_type(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        _ => false,
    }
}

fn has_twins(value: &Value) -> bool {
    let items = value.as_array().map(Vec::as_slice).unwrap_or_default();
    items.iter().enumerate().any(|(index, item)| items.iter().skip(index + 1).any(|other| other == item))
}

/// The characters of RFC 3986, with `%` only before two hexadecimal digits.
fn is_reference(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-._~:/?#[]@!$&'()*+,;=%".contains(c);
    let escapes = text.split('%').skip(1);
    text.chars().all(plain)
        && escapes.into_iter().all(|rest| rest.chars().take(2).filter(char::is_ascii_hexdigit).count() == 2)
}
