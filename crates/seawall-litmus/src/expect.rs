//! `// expect WHO: VERDICT` lines.

/// Of whom files expect something: the strategies, and whoever finds faults.
pub(crate) const WHO: [&str; 4] = ["check", "minimal", "split", "triton"];

/// One line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Expected<'s> {
    pub(crate) who: &'s str,
    pub(crate) verdict: &'s str,
}

/// All lines of a file.
///
/// # Errors
///
/// If one is not understood, or if there is none of `check`: every file says whether something is wrong with it, and
/// not that nothing is and something is.
pub(crate) fn all(source: &str) -> Result<Vec<Expected<'_>>, String> {
    let lines = source.lines().filter(|line| is_meant(line));
    let all: Vec<Expected<'_>> = lines.map(one).collect::<Result<_, _>>()?;
    let faults: Vec<&str> =
        all.iter().filter(|expected| expected.who == "check").map(|expected| expected.verdict).collect();
    match faults.as_slice() {
        [] => Err("no `// expect check:` line".to_owned()),
        [_, _, ..] if faults.contains(&"clean") => {
            Err("`check: clean` is not the only one of `check`".to_owned())
        }
        _ => Ok(all),
    }
}

/// Whether a line is to be understood, so that a slip of the pen does not hide it.
fn is_meant(line: &str) -> bool {
    let comment = line.trim_start().strip_prefix("//").map(str::trim_start);
    comment.is_some_and(|comment| comment.to_lowercase().starts_with("expect "))
}

fn one(line: &str) -> Result<Expected<'_>, String> {
    let parts = line.strip_prefix("// expect ").and_then(|rest| rest.split_once(": "));
    let (who, verdict) = parts.ok_or_else(|| format!("`{line}` is not `// expect WHO: VERDICT`"))?;
    if !WHO.contains(&who) {
        return Err(format!("`{line}`: nothing is expected of `{who}`"));
    }
    match words(who, verdict) {
        Some(_) => Ok(Expected { who, verdict }),
        None => Err(format!("`{line}`: `{verdict}` is no verdict of `{who}`")),
    }
}

/// The labels of statements that a verdict of `who` names; `None` if it is not understood.
fn words<'s>(who: &str, verdict: &'s str) -> Option<Vec<&'s str>> {
    let words: Vec<&str> = verdict.split(' ').collect();
    if words.iter().any(|word| word.is_empty()) {
        return None;
    }
    match (who, words.as_slice()) {
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

/// The labels of statements that `verdict` names, whoever is expected to say it.
///
/// # Panics
///
/// If nobody says it.
pub fn labels(verdict: &str) -> Vec<&str> {
    let found = WHO.iter().find_map(|who| words(who, verdict));
    found.unwrap_or_else(|| panic!("`{verdict}` is no verdict"))
}

/// `verdict` with a pair's labels in alphabetical order, for those who do not tell which access came first.
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

    /// A file that is right but for `line`.
    fn with(line: &str) -> Result<usize, String> {
        all(&format!("// why\n// expect check: race a b\n{line}\nprogram p {{\n}}\n")).map(|all| all.len())
    }

    #[test]
    fn lines_of_all_who_say_something_are_read() {
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
    fn labels_are_told_and_ordered() {
        assert_eq!(labels("race store load"), ["store", "load"]);
        assert_eq!(labels("barrier before load"), ["load"]);
        assert_eq!(labels("3 barriers"), Vec::<&str>::new());
        assert_eq!(normalized("race store load"), "race load store");
        assert_eq!(normalized("clean"), "clean");
    }
}
