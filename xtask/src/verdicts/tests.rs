//! Tests of the comparison: a seeded difference of each kind is reported.

use super::commands::Form;
use super::normal::Settings;
use super::process::Ended;
use super::*;

const OLD: &str =
    r#"{"findings": [{"code": "SW101", "line": 3, "message": "old words"}], "bound": "up to 4 rounds"}"#;

fn ended(status: i32, stdout: &str, stderr: &str) -> Ended {
    Ended { status: Some(status), stdout: stdout.to_owned(), stderr: stderr.to_owned() }
}

fn compared(form: Form, old: &Ended, new: &Ended) -> Vec<String> {
    let [old, new] = [old, new].map(|ended| normal::normal(form, ended, Settings::default()));
    compare::differences(&old, &new).iter().map(ToString::to_string).collect()
}

fn from_old(stdout: &str) -> Vec<String> {
    compared(Form::Json, &ended(1, OLD, ""), &ended(1, stdout, ""))
}

#[test]
fn other_words_are_no_difference() {
    let words = r#"{"findings": [{"code": "SW101", "line": 3, "message": "new text"}], "bound": "within 4 iterations"}"#;
    assert_eq!(from_old(words), Vec::<String>::new());
}

#[test]
fn other_verdicts_are_differences() {
    assert_eq!(from_old(&OLD.replace("SW101", "SW102")), ["json: findings[0].code: \"SW101\" -> \"SW102\""]);
    assert_eq!(from_old(&OLD.replace("3,", "4,")), ["json: findings[0].line: 3 -> 4"]);
    assert_eq!(from_old(&OLD.replace("up to 4", "up to 5")), ["facts: bound: \"(text) 4\" -> \"(text) 5\""]);
    assert_eq!(from_old(r#"{"findings": [], "bound": "up to 4 rounds"}"#).len(), 1);
    assert_eq!(from_old(&OLD.replace("\"code\"", "\"kind\"")).len(), 2);
    assert_eq!(from_old("no JSON"), ["text: only one output is JSON"]);
}

#[test]
fn other_ir_status_and_warnings_are_differences() {
    let old = ended(0, "a\nb\n", "a.mlir:1:2: warning[x::y]: old words\n");
    assert_eq!(
        compared(Form::Text, &old, &ended(0, "a\nb\n", "a.mlir:1:2: warning[x::y]: new words\n")),
        Vec::<String>::new()
    );
    let expected = ["text: 2 lines -> 2 lines; first at line 2: `b` -> `c`"];
    assert_eq!(compared(Form::Text, &old, &ended(0, "a\nc\n", &old.stderr)), expected);
    assert_eq!(compared(Form::Text, &old, &ended(2, "a\nb\n", &old.stderr)), ["status: Some(0) -> Some(2)"]);
    assert_eq!(compared(Form::Text, &old, &ended(0, "a\nb\n", "")).len(), 1);
}

#[test]
fn the_summary_counts_by_kind() {
    let different = Compared::Different(vec![Difference::new("json", "a".to_owned()); SHOWN + 1]);
    let files = [
        ("x.mlir", vec![("check", different), ("report", Compared::Equal)]),
        ("y.mlir", vec![("check", Compared::BothTimedOut)]),
    ];
    let text = render(&files);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), SHOWN + 3);
    assert_eq!(lines[SHOWN], "x.mlir: check: 1 more");
    assert_eq!(lines[SHOWN + 1], "y.mlir: check: timeout of both binaries");
    assert_eq!(
        lines[SHOWN + 2],
        "verdicts: 2 files, 3 commands, 1 timeouts of both, 6 differences: check/json 6"
    );
}
