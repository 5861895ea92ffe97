//! The result of checking a text.

use seawall_analysis::{Bound, Finding};
use seawall_base::Diagnostic;
use seawall_model::Program;
use seawall_report::{CheckedModule, Finish, Notation, Severities, Source, SourceMap};

use crate::failure::Failure;
use crate::place::no_operations;

/// One module or model with its findings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedPart {
    /// Its start in the input, in bytes. Spans of the other fields count from there.
    pub base: u32,
    /// Its model. Ops without a place in the text have empty spans.
    pub program: Program,
    /// Where its ops come from.
    pub source_map: SourceMap,
    /// The language of the text.
    pub notation: Notation,
    /// The findings.
    pub findings: Vec<Finding>,
    /// What was not understood and treated conservatively, and what limits the result.
    pub notes: Vec<Diagnostic>,
    /// The runs for which the findings are complete.
    pub bound: Bound,
    /// How the module was finished before the check. `None` if it was checked as it stands.
    pub finish: Option<Finish>,
}

impl CheckedPart {
    /// The part for renderers. `source` is the whole text.
    pub fn module<'a>(&'a self, source: Source<'a>) -> CheckedModule<'a> {
        let source = source.part(self.base).made_from(&self.source_map);
        let CheckedPart { program, findings, notation, bound, .. } = self;
        let (notation, bound, severities) = (*notation, *bound, Severities::default());
        CheckedModule { source, program, findings, notation, severities, bound, replay: None }
    }
}

/// The result of checking one text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckedText {
    /// The parts in the order of the text. Parts that cannot be read, or have no operations, are
    /// left out.
    pub parts: Vec<CheckedPart>,
    /// Why parts were left out, in the order of the text. Spans refer to the whole text.
    pub problems: Vec<Diagnostic>,
    /// Notes on modules without a target and without accesses to shared memory, such as TTIR. They
    /// are left out. Spans refer to the whole text.
    pub skipped: Vec<Diagnostic>,
}

impl CheckedText {
    pub(super) fn unless_empty(self) -> Result<Self, Failure> {
        let is_empty = self.parts.is_empty() && self.problems.is_empty() && self.skipped.is_empty();
        if is_empty { Err(no_operations()) } else { Ok(self) }
    }
}
