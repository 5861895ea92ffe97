//! The last line of a check: the number of files, and the number of findings of each kind.

use seawall_analysis::{Finding, FindingCode, FindingKind};

use super::severity::{FindingSeverity, Severities};

/// How much of an input could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// All of it was read and checked.
    Whole,
    /// Some of its modules were read and checked.
    Parts,
    /// Nothing.
    Nothing,
    /// It has only modules that are not judged, such as TTIR.
    Skipped,
}

/// Counts of one run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FindingTally {
    whole: usize,
    parts: usize,
    unread: usize,
    skipped: usize,
    modules: usize,
    unchecked: usize,
    races: usize,
    waits: usize,
    deadlocks: usize,
    redundant: usize,
    idle: usize,
    relies: usize,
    protocol: usize,
    errors: usize,
    edges: usize,
    warnings: usize,
    notes: usize,
    suppressed: usize,
    /// The first of the most severe findings.
    first: Option<(FindingSeverity, FindingCode)>,
}

impl FindingTally {
    /// A tally without counts.
    pub fn new() -> Self {
        FindingTally::default()
    }

    /// Counts an input.
    pub fn file(&mut self, coverage: Coverage) {
        *match coverage {
            Coverage::Whole => &mut self.whole,
            Coverage::Parts => &mut self.parts,
            Coverage::Nothing => &mut self.unread,
            Coverage::Skipped => &mut self.skipped,
        } += 1;
    }

    /// Counts a module or kernel, and whether it was checked.
    pub fn module(&mut self, is_checked: bool) {
        self.modules += 1;
        self.unchecked += usize::from(!is_checked);
    }

    /// Counts findings.
    pub fn findings(&mut self, findings: &[Finding], severities: Severities) {
        for finding in findings {
            let severity = severities.of(finding);
            if self.first.is_none_or(|(first, _)| first < severity) {
                self.first = Some((severity, finding.code));
            }
            *match severity {
                FindingSeverity::Error => &mut self.errors,
                FindingSeverity::Edge => &mut self.edges,
                FindingSeverity::Warning => &mut self.warnings,
                FindingSeverity::Note => &mut self.notes,
            } += 1;
            *match finding.code.kind() {
                FindingKind::Race => &mut self.races,
                FindingKind::MissingWait => &mut self.waits,
                FindingKind::Deadlock => &mut self.deadlocks,
                FindingKind::Redundant if finding.code == FindingCode::RedundantWait => &mut self.idle,
                FindingKind::Redundant => &mut self.redundant,
                FindingKind::Reliance => &mut self.relies,
                FindingKind::Protocol => &mut self.protocol,
            } += 1;
        }
    }

    /// Counts findings that are not reported.
    pub fn suppressed(&mut self, count: usize) {
        self.suppressed += count;
    }

    /// The number of findings that are errors.
    pub fn errors(&self) -> usize {
        self.errors
    }

    /// The number of findings that are faults of empty loops.
    pub fn edges(&self) -> usize {
        self.edges
    }

    /// The number of findings that are warnings or more, but no errors.
    pub fn warnings(&self) -> usize {
        self.edges + self.warnings
    }

    /// The number of inputs that could not be read completely.
    pub fn unreadable(&self) -> usize {
        self.parts + self.unread
    }

    /// For example `checked 3 files: 1 race, 2 redundant barriers`, with a final line break. If
    /// something was found, a second line names the `seawall explain` command to run.
    pub fn text(&self) -> String {
        let counts = [
            (self.races, "race", "races"),
            (self.waits, "missing wait", "missing waits"),
            (self.deadlocks, "deadlock", "deadlocks"),
            (self.protocol, "barrier misuse", "barrier misuses"),
            (self.redundant, "redundant barrier", "redundant barriers"),
            (self.idle, "redundant wait", "redundant waits"),
            (self.relies, "reliance on issue order", "reliances on issue order"),
        ];
        let counts = counts.iter().filter(|(n, ..)| *n > 0);
        let found: Vec<String> = counts.map(|&(n, one, many)| count(n, one, many)).collect();
        let found = if found.is_empty() { "nothing found".to_owned() } else { found.join(", ") };
        let checked = match self.whole + self.parts {
            0 => "nothing could be checked".to_owned(),
            n if self.unchecked > 0 && self.unchecked == self.modules => {
                format!("no kernel of {} could be checked", count(n, "file", "files"))
            }
            n => format!("checked {}: {found}", count(n, "file", "files")),
        };
        let mut gaps = String::new();
        if self.suppressed > 0 {
            gaps.push_str(&format!("; ignored {}", count(self.suppressed, "finding", "findings")));
        }
        if self.unchecked > 0 && self.unchecked < self.modules {
            gaps.push_str(&format!("; {} not checked", count(self.unchecked, "kernel", "kernels")));
        }
        if self.parts > 0 {
            gaps.push_str(&format!("; parts of {} could not be read", count(self.parts, "file", "files")));
        }
        if self.unread > 0 {
            gaps.push_str(&format!("; {} could not be read", count(self.unread, "input", "inputs")));
        }
        if self.skipped > 0 {
            gaps.push_str(&format!("; skipped {} without a target", count(self.skipped, "file", "files")));
        }
        let more = self.first.map_or(String::new(), |(_, code)| {
            format!("`seawall explain {}` explains this finding and how to fix it\n", code.number())
        });
        format!("{checked}{gaps}\n{more}")
    }
}

pub(crate) fn count(n: usize, one: &str, many: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}
