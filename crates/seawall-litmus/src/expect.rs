//! `// expect WHO: VERDICT` lines.

/// The names that an expectation may start with: the strategies, and `check`.
pub(crate) const WHO: [&str; 4] = ["check", "minimal", "split", "triton"];

/// One expectation line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Expected<'s> {
    pub(crate) tool: &'s str,
    pub(crate) verdict: &'s str,
}

/// Returns all expectation lines of a file.
///
/// # Errors
///
/// A line cannot be parsed, the file has no `check` line, or it has `check: clean` next to another
/// `check` line.
pub(crate) fn all(source: &str) -> Result<Vec<Expected<'_>>, String> {
    let lines = source.lines().filter(|line| looks_like_expectation(line));
    let all: Vec<Expected<'_>> = lines.map(one).collect::<Result<_, _>>()?;
    let faults: Vec<&str> =
        all.iter().filter(|expected| expected.tool == "check").map(|expected| expected.verdict).collect();
    match faults.as_slice() {
        [] => Err("no `// expect check:` line".to_owned()),
        [_, _, ..] if faults.contains(&"clean") => {
            Err("`check: clean` must be the only `check` line".to_owned())
        }
        _ => Ok(all),
    }
}

/// Whether a line looks like an expectation. The match is lenient, so that a misspelled line is an
/// error and is not ignored.
fn looks_like_expectation(line: &str) -> bool {
    let comment = line.trim_start().strip_prefix("//").map(str::trim_start);
    comment.is_some_and(|comment| comment.to_lowercase().starts_with("expect "))
}

fn one(line: &str) -> Result<Expected<'_>, String> {
    let parts = line.strip_prefix("// expect ").and_then(|rest| rest.split_once(": "));
    let (tool, verdict) = parts.ok_or_else(|| format!("`{line}` is not `// expect WHO: VERDICT`"))?;
    if !WHO.contains(&tool) {
        return Err(format!("`{line}`: `{tool}` cannot have expectations"));
    }
    match words(tool, verdict) {
        Some(_) => Ok(Expected { tool, verdict }),
        None => Err(format!("`{line}`: `{verdict}` is not a verdict of `{tool}`")),
    }
}

/// Returns the statement labels that a verdict of `tool` names, or `None` if it cannot be parsed.
fn words<'s>(tool: &str, verdict: &'s str) -> Option<Vec<&'s str>> {
    let words: Vec<&str> = verdict.split(' ').collect();
    if words.iter().any(|word| word.is_empty()) {
        return None;
    }
    match (tool, words.as_slice()) {
        ("minimal" | "triton", ["no", "barrier"]) | ("check", ["clean"]) => Some(Vec::new()),
        ("minimal" | "triton", ["barrier", "before", label]) => Some(vec![label]),
        ("minimal" | "triton", [count, "barrier" | "barriers"]) => {
            count.parse::<u32>().is_ok().then(Vec::new)
        }
        ("split", ["signal" | "wait", "before" | "after", label]) => Some(vec![label]),
        ("split", [count, "wait" | "waits" | "signal" | "signals"])
        | ("split", [count, "op" | "ops", "between"]) => count.parse::<u32>().is_ok().then(Vec::new),
        ("check", ["race" | "missing-wait", first, second]) => Some(vec![first, second]),
        ("check", ["deadlock" | "protocol" | "redundant", label]) => Some(vec![label]),
        _ => None,
    }
}

/// Returns the statement labels that `verdict` names. The verdict may be one of any name.
///
/// # Panics
///
/// If `verdict` is not a valid verdict of any name.
pub fn labels(verdict: &str) -> Vec<&str> {
    let found = WHO.iter().find_map(|tool| words(tool, verdict));
    found.unwrap_or_else(|| panic!("`{verdict}` is not a verdict"))
}

/// Returns `verdict` with its labels in alphabetical order, for tools that do not report which of
/// two accesses is first.
pub fn normalized(verdict: &str) -> String {
    let mut words: Vec<&str> = verdict.split(' ').collect();
    if let Some(labels) = words.get_mut(1..) {
        labels.sort_unstable();
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a file that is valid except for `line`.
    fn with(line: &str) -> Result<usize, String> {
        all(&format!("// why\n// expect check: race a b\n{line}\nprogram p {{\n}}\n")).map(|all| all.len())
    }

    #[test]
    fn expectations_of_all_tools_parse() {
        for line in [
            "// expect check: race store load",
            "// expect check: missing-wait copy load",
            "// expect check: deadlock wait",
            "// expect minimal: no barrier",
            "// expect minimal: 2 barriers",
            "// expect split: 2 waits",
            "// expect split: 3 ops between",
            "// expect split: signal after store",
            "// expect split: wait before load",
            "// expect triton: barrier before load",
        ] {
            assert_eq!(with(line), Ok(2), "{line}");
        }
        assert_eq!(with("// expects nothing of anyone"), Ok(1));
    }

    #[test]
    fn a_line_that_is_not_understood_is_an_error() {
        for line in [
            "// expect chekc: clean",
            "// expect check clean",
            "// expect check:clean",
            "// Expect check: clean",
            "//expect check: clean",
            "  // expect check: clean",
            "// expect check: clean ",
            "// expect check: races store load",
            "// expect check: race store",
            "// expect check: race store load again",
            "// expect check: no barrier",
            "// expect minimal: clean",
            "// expect minimal: some barriers",
            "// expect minimal: -1 barriers",
            "// expect split: 2 barriers",
            "// expect split: wait store",
            "// expect triton: barrier after load",
        ] {
            assert!(with(line).is_err(), "{line}");
        }
    }

    #[test]
    fn a_file_is_clean_or_is_not() {
        assert!(all("// expect check: clean\n// expect minimal: no barrier\n").is_ok());
        assert!(all("// expect check: clean\n// expect check: race store load\n").is_err());
    }

    #[test]
    fn a_file_that_expects_nothing_is_an_error() {
        assert!(all("// why\nprogram p {\n}\n").is_err());
        assert!(all("// expect minimal: no barrier\nprogram p {\n}\n").is_err());
    }

    #[test]
    fn labels_are_extracted_and_sorted() {
        assert_eq!(labels("race store load"), ["store", "load"]);
        assert_eq!(labels("barrier before load"), ["load"]);
        assert_eq!(labels("3 barriers"), Vec::<&str>::new());
        assert_eq!(normalized("race store load"), "race load store");
        assert_eq!(normalized("clean"), "clean");
    }
}
