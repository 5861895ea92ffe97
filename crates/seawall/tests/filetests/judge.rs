//! Compares the results of the commands with the expectations of a file.

use std::path::{Path, PathBuf};

use super::commands::{Found, Row, allocate, check, minimal, pipeline, triton, waits, why};
use super::expected::{Expected, File, Switches, Who, code};
use super::rows::report;

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
pub(crate) fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// All modules in the folders of `root`. A folder without modules is an error.
pub(crate) fn modules(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path());
    for folder in entries.filter(|entry| entry.is_dir()) {
        let paths = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
        let before = found.len();
        found.extend(paths.filter(|path| path.extension().is_some_and(|ext| ext == "mlir")));
        if found.len() == before {
            return Err(format!("no module in {}", folder.display()));
        }
    }
    found.sort();
    Ok(found)
}

/// All violated expectations of `text`, one per line.
pub(crate) fn judge(name: &str, text: &str) -> Vec<String> {
    let file = match File::read(text) {
        Ok(file) => file,
        Err(why) => return vec![format!("{name}: {why}")],
    };
    let mut wrong = Vec::new();
    for (&who, expected) in &file.expected {
        let none = Switches::default();
        let switches = file.switches.get(&who).unwrap_or(&none);
        let found = run(name, text, who, switches, &file);
        let what = format!("{}:", who.name());
        wrong.extend(differences(name, &what, expected, &found, who));
        wrong.extend(lines_left_alone(name, &what, text, expected));
    }
    let unused = file.switches.keys().filter(|who| !file.expected.contains_key(who));
    wrong.extend(unused.map(|who| format!("{name}: options of {}, which expects nothing", who.name())));
    wrong
}

/// Runs a command.
fn run(name: &str, text: &str, who: Who, switches: &Switches, file: &File) -> Found {
    match who {
        Who::Check => check(text, switches),
        Who::Triton => triton(text, switches),
        Who::Waits => waits(text, switches),
        Who::Allocate => allocate(text, switches),
        Who::Report => report(name, text, switches),
        Who::Why => {
            let expected = file.expected.get(&who);
            let lines = expected.into_iter().flat_map(|expected| &expected.remarks).map(|remark| remark.0);
            why(text, switches, &lines.collect())
        }
        Who::Pipeline | Who::Compat => pipeline(text, switches, who == Who::Compat),
        Who::Minimal => {
            let (mut found, placed) = minimal(text, switches);
            // Without expected findings, the placement must leave no race.
            if !file.expected.contains_key(&Who::Check)
                && let Some(placed) = placed
            {
                let races = check(&placed.text, switches).facts.into_iter();
                let races = races.filter(|(_, code)| code.starts_with("SW1"));
                found
                    .broken
                    .extend(races.map(|(line, code)| format!("{code} after placing, at line {line}")));
            }
            found
        }
    }
}

/// The facts of the whole text that a file must expect.
fn demanded(who: Who, expected: &Expected, found: &Found) -> Vec<String> {
    let is_rejected = found.facts.iter().any(|(_, fact)| fact.starts_with("error"));
    let is_judged = expected.whole.iter().any(|fact| fact.starts_with("then"));
    match who {
        // A pipeline must leave no race, unless the file says which one it leaves.
        Who::Pipeline if !is_rejected && !is_judged && !found.whole.contains("left alone") => {
            vec!["then clean".to_owned()]
        }
        _ => Vec::new(),
    }
}

/// Whether the facts of a command must be those of the file. Files for `--compat` may just have the
/// findings in its result, and reports have remarks only.
fn is_exact(who: Who, expected: &Expected) -> bool {
    let judges_lines = !expected.facts.is_empty() || !expected.nothing.is_empty();
    match who {
        Who::Compat => judges_lines,
        Who::Report => expected.remarks.is_empty() || judges_lines,
        _ => true,
    }
}

fn differences(name: &str, what: &str, expected: &Expected, found: &Found, who: Who) -> Vec<String> {
    let mut wrong: Vec<String> = Vec::new();
    let facts = expected.facts.difference(&found.facts);
    wrong.extend(facts.map(|(line, fact)| format!("{name}:{line}: {what} no {fact}")));
    if is_exact(who, expected) || found.facts.iter().any(|(_, fact)| fact.starts_with("error")) {
        let more = found.facts.difference(&expected.facts);
        wrong.extend(more.map(|(line, fact)| format!("{name}:{line}: {what} {fact} is not expected")));
    }
    for fact in expected.whole.iter().chain(&demanded(who, expected, found)) {
        if !found.whole.contains(fact) {
            let found: Vec<&str> = found.whole.iter().map(String::as_str).collect();
            wrong.push(format!("{name}: {what} not `{fact}`, but: {}", found.join(", ")));
        }
    }
    for (line, kind, text) in &expected.remarks {
        let in_remarks =
            found.remarks.iter().any(|(at, of, remark)| (at, of) == (line, kind) && remark.contains(text));
        let in_rows = found.rows.iter().any(|row| is_row(row, *line, kind, text));
        if !in_remarks && !in_rows {
            let there = there(found, *line, kind);
            wrong.push(format!("{name}:{line}: {what} no {kind} `{text}`, but: {there}"));
        }
    }
    wrong.extend(unexpected_rows(name, what, expected, found));
    wrong.extend(found.broken.iter().map(|why| format!("{name}: {what} {why}")));
    wrong
}

fn is_row(row: &Row, line: u32, section: &str, text: &str) -> bool {
    row.section == section && row.lines.contains(&line) && row.text.contains(text)
}

/// The remarks and rows of a kind at a line.
fn there(found: &Found, line: u32, kind: &str) -> String {
    let remarks = found.remarks.iter().filter(|(at, of, _)| *at == line && of == kind);
    let remarks = remarks.map(|(_, _, text)| text.as_str());
    let rows = found.rows.iter().filter(|row| row.section == kind && row.lines.contains(&line));
    let there: Vec<&str> = remarks.chain(rows.map(|row| row.text.as_str())).collect();
    if there.is_empty() { "nothing".to_owned() } else { there.join(" | ") }
}

/// The rows without an expectation, in the sections of partitions and edges, if the file expects
/// any row of that section.
fn unexpected_rows(name: &str, what: &str, expected: &Expected, found: &Found) -> Vec<String> {
    let judged = |section: &str| {
        ["partition", "edge"].contains(&section) && expected.remarks.iter().any(|(_, of, _)| of == section)
    };
    let is_expected =
        |row: &Row| expected.remarks.iter().any(|(line, section, text)| is_row(row, *line, section, text));
    let rows = found.rows.iter().filter(|row| judged(row.section) && !row.lines.is_empty());
    let rows = rows.filter(|row| !is_expected(row));
    rows.map(|row| format!("{name}:{}: {what} {} {} is not expected", row.lines[0], row.section, row.text))
        .collect()
}

/// Contradictory expectations, and barriers to keep that do not exist.
fn lines_left_alone(name: &str, what: &str, text: &str, expected: &Expected) -> Vec<String> {
    let mut wrong = Vec::new();
    if expected.is_empty && !expected.facts.is_empty() {
        wrong.push(format!("{name}: {what} has contradictory expectations"));
    }
    for line in &expected.nothing {
        if expected.facts.iter().any(|(at, _)| at == line) {
            wrong.push(format!("{name}:{line}: {what} has contradictory expectations"));
        }
    }
    for line in &expected.kept {
        let is_barrier =
            text.lines().nth(*line as usize - 1).is_some_and(|line| code(line).contains("barrier"));
        if !is_barrier || expected.facts.contains(&(*line, "removed".to_owned())) {
            wrong.push(format!("{name}:{line}: {what} nothing to keep"));
        }
    }
    wrong
}
