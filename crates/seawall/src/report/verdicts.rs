//! Findings of a check as part of a report, and what they say of each barrier.

use seawall_analysis::Finding;
use seawall_model::Program;
use seawall_report::report::{ModuleReport, checked_rows};
use seawall_report::{CheckedModule, Notation, Source};

/// Findings as rows.
pub(crate) fn findings(
    program: &Program,
    findings: &[Finding],
    source: Source<'_>,
    report: &mut ModuleReport,
) {
    let checked = CheckedModule { source, program, findings, notation: Notation::Mlir };
    report.findings = checked_rows(&checked);
}

/// The verdict on each barrier: findings at its uses, or that there is none, with the bound.
pub(crate) fn barriers(report: &mut ModuleReport, checked: bool) {
    for row in &mut report.barriers {
        if !checked {
            row.verdict = "not checked".to_owned();
            row.clean = false;
            continue;
        }
        let uses: Vec<u32> = report
            .aliases
            .iter()
            .filter(|group| group.name == row.name)
            .flat_map(|group| group.uses.iter().map(|used| used.line))
            .collect();
        let about = report.findings.iter().filter(|finding| {
            let is_about_order = matches!(finding.kind.as_str(), "deadlock" | "protocol");
            is_about_order && uses.contains(&finding.line)
        });
        let told: Vec<String> = about
            .map(|finding| {
                format!("{} {} in line {}", finding.code, finding.kind, finding.line).trim().to_owned()
            })
            .collect();
        row.clean = told.is_empty();
        row.verdict =
            if told.is_empty() { format!("nothing found ({})", report.bound) } else { told.join("; ") };
    }
}
