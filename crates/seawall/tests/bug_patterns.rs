//! The table of bug patterns is correct: each failing file has its code, each fixed file has no
//! error, and every file is listed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use seawall::{CheckOptions, ModelFormat, SourceKind, check_text};
use seawall_analysis::FindingCode;
use seawall_litmus::{files, read};

const TABLE: &str = include_str!("../../../docs/bug-patterns.md");

/// The table's entry for an empty cell.
const NOTHING: &str = "–";

/// The number of patterns.
const PATTERNS: usize = 39;

struct Row<'t> {
    number: Option<usize>,
    failing: &'t str,
    code: &'t str,
    /// The fixed file, or the reason why there is no code.
    fixed: &'t str,
}

/// The rows of both tables. The second table has no numbers.
fn rows() -> Vec<Row<'static>> {
    let mut rows = Vec::new();
    for line in TABLE.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| ---")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        match cells.as_slice() {
            ["pattern", ..] | ["what", ..] => {}
            [number, _, failing, code, fixed] => {
                let number = number.strip_prefix('B').and_then(|number| number.parse().ok());
                assert!(number.is_some(), "{line}");
                rows.push(Row { number, failing, code, fixed });
            }
            [_, failing, code, fixed] => rows.push(Row { number: None, failing, code, fixed }),
            _ => panic!("{line}"),
        }
    }
    rows
}

fn path(cell: &str) -> PathBuf {
    let name = cell.trim_matches('`');
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus").join(format!("{name}.litmus"))
}

fn found(cell: &str) -> Vec<FindingCode> {
    let (source, _) = read(&path(cell));
    let options = CheckOptions::new(SourceKind::Model(ModelFormat::Text));
    let checked = check_text(&source, &options).unwrap_or_else(|failure| panic!("{cell}: {failure:?}"));
    assert!(checked.problems.is_empty(), "{cell}: {:?}", checked.problems);
    checked.parts.iter().flat_map(|part| part.findings.iter().map(|finding| finding.code)).collect()
}

fn has_error(found: &[FindingCode]) -> bool {
    found.iter().any(|code| code.kind().is_error())
}

#[test]
fn each_failing_file_has_its_code_and_each_fixed_one_no_error() {
    for row in rows() {
        if row.code == NOTHING {
            assert!(row.fixed.split(' ').count() > 3, "{}: no reason", row.failing);
            assert!(row.failing == NOTHING || !has_error(&found(row.failing)), "{} is found", row.failing);
            continue;
        }
        let failing = found(row.failing);
        assert!(failing.iter().any(|code| code.number() == row.code), "{}: {failing:?}", row.failing);
        // A pattern that is not a bug has no error.
        assert_eq!(has_error(&failing), row.number.is_some(), "{}: {failing:?}", row.failing);
        let fixed = found(row.fixed);
        assert!(!has_error(&fixed), "{}: {fixed:?}", row.fixed);
        assert!(!fixed.iter().any(|code| code.number() == row.code), "{}: {fixed:?}", row.fixed);
    }
}

#[test]
fn each_pattern_has_a_row_and_each_file_is_in_one() {
    let rows = rows();
    let numbers: BTreeSet<usize> = rows.iter().filter_map(|row| row.number).collect();
    assert!(numbers.iter().copied().eq(1..=PATTERNS), "{numbers:?}");
    let named: BTreeSet<PathBuf> = rows
        .iter()
        .flat_map(|row| [row.failing, row.fixed])
        .filter_map(|cell| path(cell).canonicalize().ok())
        .collect();
    let is_bug = |path: &&PathBuf| {
        let is_pattern = |name: &str| name.starts_with('b') && !name.starts_with("b00");
        let name = path.file_name().and_then(|name| name.to_str());
        path.parent().is_some_and(|folder| folder.ends_with("bugs")) && name.is_some_and(is_pattern)
    };
    let files = files();
    let bugs: Vec<&PathBuf> = files.iter().filter(is_bug).collect();
    assert!(bugs.len() > 70, "only {} files", bugs.len());
    for file in bugs {
        assert!(file.canonicalize().is_ok_and(|file| named.contains(&file)), "{} has no row", file.display());
    }
}
