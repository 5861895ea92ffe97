//! Severities of findings: those of their kinds and weights, where a configuration does not change
//! them.

use annotate_snippets::Level;
use seawall_analysis::{Finding, FindingCode, Weight};

/// How severe a finding is, the least severe first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FindingSeverity {
    /// Needs no repair.
    Note,
    /// Not a fault, or a fault that existing hardware does not show.
    Warning,
    /// A fault that occurs only if a loop has no iteration.
    Edge,
    /// A fault.
    Error,
}

impl FindingSeverity {
    /// All severities, the least severe first.
    pub const ALL: [FindingSeverity; 4] =
        [FindingSeverity::Note, FindingSeverity::Warning, FindingSeverity::Edge, FindingSeverity::Error];

    /// The name in text, JSON and configurations.
    pub fn name(self) -> &'static str {
        match self {
            FindingSeverity::Note => "note",
            FindingSeverity::Warning => "warning",
            FindingSeverity::Edge => "edge",
            FindingSeverity::Error => "error",
        }
    }

    /// The level of a SARIF result. The format has no level for edges.
    pub(crate) fn sarif_level(self) -> &'static str {
        match self {
            FindingSeverity::Note => "note",
            FindingSeverity::Warning | FindingSeverity::Edge => "warning",
            FindingSeverity::Error => "error",
        }
    }

    /// The workflow command of GitHub.
    pub(crate) fn github_command(self) -> &'static str {
        match self {
            FindingSeverity::Note => "notice",
            FindingSeverity::Warning | FindingSeverity::Edge => "warning",
            FindingSeverity::Error => "error",
        }
    }

    /// The level of the title in text.
    pub(crate) fn text_level(self) -> Level<'static> {
        match self {
            FindingSeverity::Note => Level::NOTE,
            FindingSeverity::Warning => Level::WARNING,
            FindingSeverity::Edge => Level::WARNING.with_name("edge"),
            FindingSeverity::Error => Level::ERROR,
        }
    }
}

/// The severity of each finding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Severities {
    /// Of the findings with a code, if it is not that of their kind.
    codes: [Option<FindingSeverity>; FindingCode::ALL.len()],
    /// Of faults of empty loops, if it is not [`FindingSeverity::Edge`].
    edge: Option<FindingSeverity>,
    /// Of advice, if it is not [`FindingSeverity::Note`].
    note: Option<FindingSeverity>,
}

impl Severities {
    /// Sets the severity of the findings with a code.
    pub fn set(&mut self, code: FindingCode, severity: FindingSeverity) {
        self.codes[code as usize] = Some(severity);
    }

    /// Sets the severity of findings that otherwise have the severity `of`. Returns whether that is
    /// possible, which it is for [`FindingSeverity::Edge`] and [`FindingSeverity::Note`].
    pub fn set_limit(&mut self, of: FindingSeverity, severity: FindingSeverity) -> bool {
        let limit = match of {
            FindingSeverity::Edge => &mut self.edge,
            FindingSeverity::Note => &mut self.note,
            FindingSeverity::Warning | FindingSeverity::Error => return false,
        };
        *limit = Some(severity);
        true
    }

    /// The severity of a finding.
    pub fn of(self, finding: &Finding) -> FindingSeverity {
        self.of_code(finding.code, finding.weight)
    }

    /// The severity of the findings with a code and a weight. A weight only lowers it.
    pub(crate) fn of_code(self, code: FindingCode, weight: Weight) -> FindingSeverity {
        let default = if code.kind().is_error() { FindingSeverity::Error } else { FindingSeverity::Warning };
        let severity = self.codes[code as usize].unwrap_or(default);
        match weight {
            Weight::Full => severity,
            Weight::EmptyLoop => severity.min(self.edge.unwrap_or(FindingSeverity::Edge)),
            Weight::Advice => severity.min(self.note.unwrap_or(FindingSeverity::Note)),
        }
    }
}
