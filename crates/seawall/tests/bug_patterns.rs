//! The table of bug patterns is correct: each failing file has its code, each fixed file has no
//! error, and every file is listed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use seawall::{CheckOptions, ModelFormat, SourceKind, check_text};
use seawall_analysis::{Finding, FindingCode, FindingKind};
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
    findings(cell).iter().map(|finding| finding.code).collect()
}

fn findings(cell: &str) -> Vec<Finding> {
    let (source, _) = read(&path(cell));
    let options = CheckOptions::new(SourceKind::Model(ModelFormat::Text));
    let checked = check_text(&source, &options).unwrap_or_else(|failure| panic!("{cell}: {failure:?}"));
    assert!(checked.problems.is_empty(), "{cell}: {:?}", checked.problems);
    checked.parts.into_iter().flat_map(|part| part.findings).collect()
}

/// The likely mistake that the first finding of each failing file names. `repair` is the operation
/// that the hazard analysis proposes, `advice` is that of the code.
const HINTS: &[(&str, &str)] = &[
    ("b01-constant-phase", "constant-phase"),
    ("b02-wrong-cadence", "restarted-phase"),
    ("b03-counter-restarts", "restarted-phase"),
    ("b04-arrive-before-expect", "arrives-before-access"),
    ("b05-too-few-bytes-expected", "bytes"),
    ("b07-per-thread-arrival", "too-many-arrivals"),
    ("b08-arrivals-of-copies-not-counted", "too-many-arrivals"),
    ("b09-producer-without-acquire", "no-wait"),
    ("b10-missing-credit", "blocks-fresh"),
    ("b10-consumer-inverted", "passes-fresh"),
    ("b11-acquire-without-release", "no-arrival"),
    ("b12-second-consumer-does-not-release", "no-arrival-after"),
    ("b14-overwrites-packed-sibling", "overlap"),
    ("b15-one-commit-two-consumers", "no-arrival-after"),
    ("b16-missing-backward-edge", "no-arrival-after"),
    ("b17-zeroed-twice", "no-arrival-after"),
    ("b18-depth-one-across-stages", "arrives-behind-wait"),
    ("b19-staging-aliases-operand", "repair"),
    ("b20-stagger-does-not-divide", "repair"),
    ("b21-staging-index-restarts", "repair"),
    ("b22-partitions-share-slot", "no-arrival-after"),
    ("b24-wait-by-another-partition", "wait-of-other-partition"),
    ("b25-missing-proxy-fence", "repair"),
    ("b25-proxy-fence-before-the-write", "repair"),
    ("b26-operand-reused-too-early", "repair"),
    ("b27-commit-does-not-cover-loads", "commit-does-not-cover"),
    ("b28-consumer-above-producer", "before-its-wait"),
    ("b30-barrier-memory-reused", "advice"),
    ("b30-another-in-its-memory", "advice"),
    ("b30-initialised-again", "advice"),
    ("b31-reuse-wait-on-one-path", "wait-on-some-paths"),
    ("b32-columns-overlap", "overlap"),
    ("b33-missing-initial-arrive", "no-first-arrival"),
    ("b33-wrong-thread-count", "thread-count"),
    ("b33-number-used-twice", "thread-count"),
    ("b34-barrier-in-divergent-flow", "some-warps"),
    ("b35-bare-barrier", "repair"),
    ("b35-wait-after-barrier", "repair"),
    ("b36-stages-of-two-groups", "stages-apart"),
    ("b37-unequal-barriers", "some-warps"),
    ("b38-asserted-load", "repair"),
    ("b39-groups-counted-as-copies", "repair"),
];

fn hint(finding: &Finding) -> &'static str {
    match (&finding.mistake, finding.remedy) {
        (_, Some(_)) => "repair",
        (Some(mistake), None) => mistake.kind.name(),
        (None, None) if finding.code.kind() == FindingKind::Protocol => "advice",
        (None, None) => "nothing",
    }
}

#[test]
fn the_first_finding_of_each_pattern_has_its_hint() {
    let mut wrong = Vec::new();
    for row in rows().iter().filter(|row| row.number.is_some() && row.code != NOTHING) {
        let name = row.failing.trim_matches('`').trim_start_matches("bugs/");
        let expected = HINTS.iter().find(|hint| hint.0 == name).map(|hint| hint.1);
        let first = findings(row.failing).first().map(hint);
        if first != expected {
            wrong.push(format!("{name}: {first:?}, not {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
