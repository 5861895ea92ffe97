//! Checks JSON against a schema. Only the keywords that the schemas use are supported, and any
//! other is a violation. Keys that a schema does not have are violations too, although readers
//! must accept them.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// All violations in `value`, each with its path.
pub(crate) fn violations(schema: &Value, value: &Value) -> Vec<String> {
    let mut checker = Checker { root: schema, found: Vec::new() };
    checker.whole(schema, value, "");
    checker.found
}

struct Checker<'s> {
    root: &'s Value,
    found: Vec<String>,
}

impl<'s> Checker<'s> {
    fn report(&mut self, path: &str, what: impl std::fmt::Display) {
        self.found.push(format!("{path}: {what}"));
    }

    /// Checks a value, and that the schema has all of its keys.
    fn whole(&mut self, schema: &'s Value, value: &Value, path: &str) {
        let known = self.check(schema, value, path);
        for key in value.as_object().into_iter().flat_map(Map::keys).filter(|key| !known.contains(*key)) {
            self.report(path, format!("the schema has no `{key}`"));
        }
    }

    /// Checks a value. Returns the keys that the schema has for it.
    fn check(&mut self, schema: &'s Value, value: &Value, path: &str) -> BTreeSet<String> {
        let mut known = BTreeSet::new();
        let Some(rules) = schema.as_object() else {
            if schema == &Value::Bool(true) {
                known.extend(value.as_object().into_iter().flat_map(Map::keys).cloned());
            } else {
                self.report(path, "nothing is allowed here");
            }
            return known;
        };
        for (keyword, rule) in rules {
            match keyword.as_str() {
                "$schema" | "$id" | "$defs" | "title" | "description" | "format" | "default" => {}
                "$ref" => {
                    let pointer =
                        rule.as_str().and_then(|rule| rule.strip_prefix('#')).expect("a local reference");
                    let target = self.root.pointer(pointer).expect("the reference leads somewhere");
                    known.extend(self.check(target, value, path));
                }
                "items" | "prefixItems" => self.items(keyword, rules, value, path),
                "allOf" => rule.as_array().into_iter().flatten().for_each(|rule| {
                    known.extend(self.check(rule, value, path));
                }),
                "anyOf" | "oneOf" => known.extend(self.one_of(keyword, rule, value, path)),
                "properties" => {
                    for (key, rule) in rule.as_object().into_iter().flatten() {
                        known.insert(key.clone());
                        if let Some(value) = value.get(key) {
                            self.whole(rule, value, &format!("{path}/{key}"));
                        }
                    }
                }
                "required" => {
                    for key in names(rule) {
                        if value.as_object().is_some_and(|object| !object.contains_key(key)) {
                            self.report(path, format!("`{key}` is missing"));
                        }
                    }
                }
                "additionalProperties" => {
                    let named = rules.get("properties").and_then(Value::as_object);
                    let other = |key: &&String| named.is_none_or(|named| !named.contains_key(*key));
                    for key in value.as_object().into_iter().flat_map(Map::keys).filter(other) {
                        known.insert(key.clone());
                        self.whole(rule, &value[key], &format!("{path}/{key}"));
                    }
                }
                _ => self.plain(keyword, rule, value, path),
            }
        }
        known
    }

    /// Checks the items of an array.
    fn items(&mut self, keyword: &str, rules: &'s Map<String, Value>, value: &Value, path: &str) {
        let first = rules.get("prefixItems").and_then(Value::as_array);
        for (index, item) in value.as_array().into_iter().flatten().enumerate() {
            let own = first.and_then(|first| first.get(index));
            let rule =
                if keyword == "prefixItems" { own } else { rules.get("items").filter(|_| own.is_none()) };
            if let Some(rule) = rule {
                self.whole(rule, item, &format!("{path}/{index}"));
            }
        }
    }

    /// Checks a keyword that is not about parts of the value.
    fn plain(&mut self, keyword: &str, rule: &Value, value: &Value, path: &str) {
        let (number, length) = (value.as_f64(), value.as_array().map(|items| items.len() as f64));
        let is_violated = match keyword {
            "type" => !names(rule).iter().any(|name| has_type(value, name)),
            "enum" => !rule.as_array().is_some_and(|allowed| allowed.contains(value)),
            "const" => value != rule,
            "minimum" => number.is_some_and(|number| Some(number) < rule.as_f64()),
            "maximum" => number.is_some_and(|number| Some(number) > rule.as_f64()),
            "minItems" => length.is_some_and(|length| Some(length) < rule.as_f64()),
            "maxItems" => length.is_some_and(|length| Some(length) > rule.as_f64()),
            _ => return self.report(path, format!("the checker does not know `{keyword}`")),
        };
        if is_violated {
            self.report(path, format!("{value} violates `{keyword}` {rule}"));
        }
    }

    /// Checks a value against alternatives. Returns the keys of the one that it satisfies.
    fn one_of(&mut self, keyword: &str, rules: &'s Value, value: &Value, path: &str) -> BTreeSet<String> {
        let mut satisfied = Vec::new();
        for rule in rules.as_array().into_iter().flatten() {
            let mut attempt = Checker { root: self.root, found: Vec::new() };
            let known = attempt.check(rule, value, path);
            if attempt.found.is_empty() {
                satisfied.push(known);
            }
        }
        if satisfied.is_empty() || (keyword == "oneOf" && satisfied.len() > 1) {
            self.report(path, format!("{} alternatives of `{keyword}` fit", satisfied.len()));
        }
        satisfied.into_iter().flatten().collect()
    }
}

/// A word, or a list of words.
fn names(rule: &Value) -> Vec<&str> {
    match rule {
        Value::Array(words) => words.iter().filter_map(Value::as_str).collect(),
        word => word.as_str().into_iter().collect(),
    }
}

fn has_type(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    }
}
