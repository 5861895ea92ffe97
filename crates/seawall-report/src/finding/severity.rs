//! Severities of findings, where they differ from those of their kinds.

use seawall_analysis::FindingCode;
use seawall_base::Severity;

/// The severity of each finding. By default, that of its kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Severities {
    /// A bit for each code that is an error, and for each that is a warning, against its kind.
    errors: u32,
    warnings: u32,
}

impl Severities {
    /// Sets the severity of the findings with a code.
    pub fn set(&mut self, code: FindingCode, severity: Severity) {
        let bit = 1 << code as u32;
        self.errors &= !bit;
        self.warnings &= !bit;
        *match severity {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
        } |= bit;
    }

    /// The severity of the findings with a code.
    pub fn of(self, code: FindingCode) -> Severity {
        let bit = 1 << code as u32;
        match (self.errors & bit != 0, self.warnings & bit != 0) {
            (true, _) => Severity::Error,
            (_, true) => Severity::Warning,
            (false, false) if code.kind().is_error() => Severity::Error,
            (false, false) => Severity::Warning,
        }
    }

    /// Whether the findings with a code are errors.
    pub(crate) fn is_error(self, code: FindingCode) -> bool {
        self.of(code) == Severity::Error
    }

    /// The severity as JSON and SARIF spell it.
    pub(crate) fn level(self, code: FindingCode) -> &'static str {
        if self.is_error(code) { "error" } else { "warning" }
    }
}
