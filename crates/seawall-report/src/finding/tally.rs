//! The last line of a check: how many files, and how many findings of which kind.

use seawall_analysis::{Finding, FindingKind};

/// Counts of one run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FindingTally {
    files: usize,
    unreadable: usize,
    races: usize,
    waits: usize,
    deadlocks: usize,
    redundant: usize,
    protocol: usize,
}

impl FindingTally {
    /// Nothing counted yet.
    pub fn new() -> Self {
        FindingTally::default()
    }

    /// Counts a file; `complete` says whether all of it could be checked.
    pub fn file(&mut self, complete: bool) {
        self.files += 1;
        self.unreadable += usize::from(!complete);
    }

    /// Counts findings.
    pub fn findings(&mut self, findings: &[Finding]) {
        for finding in findings {
            *match finding.code.kind() {
                FindingKind::Race => &mut self.races,
                FindingKind::MissingWait => &mut self.waits,
                FindingKind::Deadlock => &mut self.deadlocks,
                FindingKind::Redundant => &mut self.redundant,
                FindingKind::Protocol => &mut self.protocol,
            } += 1;
        }
    }

    /// Findings that are errors.
    pub fn errors(&self) -> usize {
        self.races + self.waits + self.deadlocks + self.protocol
    }

    /// Findings that are warnings.
    pub fn warnings(&self) -> usize {
        self.redundant
    }

    /// Files that could not be checked, or not all of them.
    pub fn unreadable(&self) -> usize {
        self.unreadable
    }

    /// `checked 3 files: 1 race, 2 redundant barriers`, with a final line break.
    pub fn text(&self) -> String {
        let counts = [
            (self.races, "race", "races"),
            (self.waits, "missing wait", "missing waits"),
            (self.deadlocks, "deadlock", "deadlocks"),
            (self.protocol, "misuse of a barrier", "misuses of barriers"),
            (self.redundant, "redundant barrier", "redundant barriers"),
        ];
        let counts = counts.iter().filter(|(n, ..)| *n > 0);
        let found: Vec<String> = counts.map(|&(n, one, many)| count(n, one, many)).collect();
        let found = if found.is_empty() { "nothing found".to_owned() } else { found.join(", ") };
        let unreadable = match self.unreadable {
            0 => String::new(),
            n => format!("; {} could not be checked", count(n, "file", "files")),
        };
        format!("checked {}: {found}{unreadable}\n", count(self.files - self.unreadable, "file", "files"))
    }
}

fn count(n: usize, one: &str, many: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}
