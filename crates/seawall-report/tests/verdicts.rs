//! The reach of a check as JSON, SARIF and workflow commands.

use crate::sarif_schema;

use insta::assert_snapshot;
use seawall_analysis::Bound;
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_report::{
    FindingsJson, FindingsSarif, Finish, ProducerSource, Source, Unchecked, Verdict, github_finish,
    github_reach, github_verdict,
};

const TEXT: &str = "first {\n  module\n}\n// -----\nsecond {\n  module\n}\n";
/// The start of the second module.
const SECOND: u32 = 28;

/// A limit of a check, and a construct that was treated conservatively.
fn notes() -> [Diagnostic; 2] {
    let message = "what two CTAs do, to each other: 100 %";
    [
        Diagnostic::warning("check::clusters", Span::at(10), message),
        Diagnostic::warning("lower::unknown-op", Span::at(0), "`foo.bar` is not known"),
    ]
}

/// Calls `visit` with a module checked for every run, one checked for some iterations, one checked
/// for some runs, and one that is not checked.
fn each(mut visit: impl FnMut(&Verdict<'_>)) {
    let (lines, notes) = (LineIndex::new(TEXT), notes());
    let source = Source::new("two modules.mlir", TEXT, &lines);
    let finished = Finish {
        compiler: "Triton 3.9".to_owned(),
        compiler_from: ProducerSource::Module,
        stage: "before allocation",
        steps: vec!["allocation", "membar"],
        redundant: 2,
    };
    visit(&Verdict { source, bound: Bound::AllPaths, notes: &[], finish: None });
    visit(&Verdict { source: source.part(SECOND), bound: Bound::Iterations(6), notes: &notes, finish: None });
    visit(&Verdict {
        source: source.part(SECOND),
        bound: Bound::SomeRuns,
        notes: &[],
        finish: Some(&finished),
    });
    let message = "`bar.sync` is not resolved: only some threads reach the barrier";
    let unresolved = [
        Diagnostic::warning("ptx::launch", Span::at(0), "an assumption"),
        Diagnostic::warning("ptx::divergence", Span::at(10), message).preventing_check(),
        Diagnostic::warning("ptx::count", Span::at(15), "the count is not resolved").preventing_check(),
    ];
    visit(&Verdict { source, bound: Bound::Unchecked, notes: &unresolved, finish: None });
}

#[test]
fn json_has_a_verdict_for_each_module() {
    let mut document = FindingsJson::new();
    each(|verdict| document.add_verdict(verdict));
    assert_snapshot!("json", document.finish().expect("it is JSON"));
}

#[test]
fn sarif_has_a_notification_for_each_module() {
    let mut log = FindingsSarif::new();
    each(|verdict| log.add_verdict(verdict));
    let whole = log.finish().expect("it is JSON");
    let whole: serde_json::Value = serde_json::from_str(&whole).expect("it is JSON");
    assert_eq!(sarif_schema::violations(&whole), Vec::<String>::new());
    let invocation = &whole["runs"][0]["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], true);
    assert_snapshot!("sarif", serde_json::to_string_pretty(invocation).expect("it is JSON"));
    let mut failed = FindingsSarif::new();
    failed.add_unchecked(Unchecked { file: "bad.mlir".to_owned(), message: "cannot read it".to_owned() });
    each(|verdict| failed.add_verdict(verdict));
    let failed: serde_json::Value =
        serde_json::from_str(&failed.finish().expect("it is JSON")).expect("it is JSON");
    assert_eq!(failed["runs"][0]["invocations"][0]["executionSuccessful"], false);
}

#[test]
fn github_gets_notices_of_modules_that_are_not_checked_for_every_run() {
    let (mut lines, mut finishes) = (String::new(), Vec::new());
    each(|verdict| {
        lines.extend(github_verdict(verdict));
        finishes.extend(verdict.finish.cloned());
    });
    assert_eq!(lines.lines().count(), 3);
    assert_snapshot!("github", lines + &github_finish(&finishes) + &github_reach(1, 4));
}

#[test]
fn bounds_reach_as_far_as_the_shorter_one() {
    let (all, few, some) = (Bound::AllPaths, Bound::Iterations(4), Bound::SomeRuns);
    assert_eq!(all.and(few), few);
    assert_eq!(few.and(Bound::Iterations(10)), few);
    assert_eq!(Bound::Iterations(10).and(some), some);
    assert_eq!(all.and(all), all);
    assert_eq!(some.and(Bound::Unchecked), Bound::Unchecked);
    assert_eq!(Bound::Unchecked.and(few), Bound::Unchecked);
}
