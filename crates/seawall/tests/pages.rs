//! `check` reports the stated findings for the programs on the pages of findings, and none for the
//! fixed programs.

use seawall::{CheckOptions, ModelFormat, SourceKind, check_text};
use seawall_analysis::{FindingCode, FindingKind};
use seawall_report::page;

/// The codes that `check` reports for the programs of their pages.
const DECIDED: [FindingCode; 10] = [
    FindingCode::RaceReadAfterWrite,
    FindingCode::RaceWriteAfterRead,
    FindingCode::RaceWriteAfterWrite,
    FindingCode::MissingMemoryFence,
    FindingCode::MissingProxyFence,
    FindingCode::MissingWait,
    FindingCode::ReadInFlight,
    FindingCode::IssueOrder,
    FindingCode::RedundantBarrier,
    FindingCode::RedundantWait,
];

/// The findings for each program of a page.
fn found(code: FindingCode) -> Vec<Vec<FindingCode>> {
    let options = CheckOptions::new(SourceKind::Model(ModelFormat::Text));
    let programs =
        page(code).split("```litmus\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    let check = |text: &str| {
        let checked = check_text(text, &options).expect("the program reads");
        assert!(checked.problems.is_empty(), "{:?}", checked.problems);
        checked.parts.iter().flat_map(|part| part.findings.iter().map(|finding| finding.code)).collect()
    };
    programs.map(check).collect()
}

#[test]
fn the_first_program_has_the_finding_and_no_other() {
    for code in FindingCode::ALL {
        let first = found(code).swap_remove(0);
        // A protocol error may also cause races and missing waits. What is never complete is
        // still in flight at the end.
        let races = |other: FindingCode| matches!(other.kind(), FindingKind::Race | FindingKind::MissingWait);
        let follows = |other: FindingCode| {
            code.kind() == FindingKind::Protocol && (races(other) || other == FindingCode::EndedCta)
        };
        assert!(first.iter().all(|&other| other == code || follows(other)), "{}: {first:?}", code.number());
        assert!(!DECIDED.contains(&code) || !first.is_empty(), "{} is not found", code.number());
    }
}

#[test]
fn the_repaired_program_has_none() {
    for code in FindingCode::ALL {
        assert_eq!(found(code).get(1), Some(&Vec::new()), "{}", code.number());
    }
}
