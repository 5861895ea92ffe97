//! The findings of a check as part of a report, and the verdict on each barrier.

use std::collections::BTreeSet;

use seawall_analysis::{Bound, Finding};
use seawall_model::Program;
use seawall_report::report::{FindingRow, ModuleReport, checked_rows};
use seawall_report::{CheckedModule, Notation, Severities, Source};

use super::planned::CHANNEL;

/// The findings as rows.
pub(crate) fn findings(
    program: &Program,
    (findings, bound): (&[Finding], Bound),
    replay: Option<&str>,
    source: Source<'_>,
    report: &mut ModuleReport,
) {
    report.findings = rows(program, (findings, bound), replay, source);
}

fn rows(
    program: &Program,
    (findings, bound): (&[Finding], Bound),
    replay: Option<&str>,
    source: Source<'_>,
) -> Vec<FindingRow> {
    checked_rows(&CheckedModule {
        source,
        program,
        findings,
        notation: Notation::Mlir,
        severities: Severities::default(),
        bound,
        replay,
    })
}

/// Adds findings of runs that may not exist, which the check does not report.
pub(crate) fn unconfirmed(
    program: &Program,
    (findings, bound): (&[Finding], Bound),
    source: Source<'_>,
    report: &mut ModuleReport,
) {
    let unconfirmed = rows(program, (findings, bound), None, source).into_iter().map(|row| FindingRow {
        code: String::new(),
        id: String::new(),
        follows_from: None,
        headline: format!("unconfirmed, from the mbarrier model checker only: {}", row.headline),
        ..row
    });
    report.findings.extend(unconfirmed);
}

/// Sets the verdict on each existing barrier: the findings at its uses, or that there are none,
/// with the bound. `followed` has the lines of ops whose synchronization the program models. `None`
/// if there is no program. `unused` has the lines of mbarrier operations that no run of the model
/// checker executed, and those of arrivals and waits that one executed. `None` if it ran none.
pub(crate) fn barriers(
    report: &mut ModuleReport,
    followed: Option<&BTreeSet<u32>>,
    unused: Option<&(BTreeSet<u32>, BTreeSet<u32>)>,
) {
    for row in report.barriers.iter_mut().filter(|row| row.kind != CHANNEL) {
        let uses: Vec<u32> = report
            .aliases
            .iter()
            .filter(|group| group.name == row.name)
            .flat_map(|group| group.uses.iter().map(|used| used.line))
            .collect();
        if !followed.is_some_and(|lines| uses.iter().any(|line| lines.contains(line))) {
            row.verdict = "not checked: the analysis does not model its ops".to_owned();
            row.clean = false;
            continue;
        }
        if let Some(why) = &report.unchecked {
            row.verdict = format!("not checked: {why}");
            row.clean = false;
            continue;
        }
        let reported = about(&report.findings, &uses);
        let one_of = |lines: &BTreeSet<u32>| uses.iter().any(|line| lines.contains(line));
        let is_used = unused.is_none_or(|(unused, used)| !one_of(unused) || one_of(used));
        row.clean = reported.is_empty() && is_used;
        row.verdict = match (reported.is_empty(), is_used) {
            (false, _) => reported.join("; "),
            (true, true) => format!("nothing found ({})", report.bound),
            (true, false) => {
                "not checked: no run reaches an arrival at it or passes a wait for it".to_owned()
            }
        };
    }
}

/// The findings about an mbarrier with these lines of uses: misuse of it, and deadlocks in which a
/// blocked wait or a missing arrival is for it.
fn about(findings: &[FindingRow], uses: &[u32]) -> Vec<String> {
    let is_about = |finding: &&FindingRow| {
        let takes_part = || finding.related.iter().any(|other| uses.contains(&other.line));
        match finding.kind.as_str() {
            "deadlock" => uses.contains(&finding.line) || takes_part(),
            "protocol" => uses.contains(&finding.line),
            _ => false,
        }
    };
    let mut reported: Vec<String> = Vec::new();
    for finding in findings.iter().filter(is_about) {
        let words = format!("{} {} at line {}", finding.code, finding.kind, finding.line);
        let words = words.trim().to_owned();
        if !reported.contains(&words) {
            reported.push(words);
        }
    }
    reported
}
