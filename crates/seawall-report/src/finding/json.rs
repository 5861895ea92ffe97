//! Findings as JSON for programs: one document for all files of a run. Adding a key does not change the version,
//! changing or removing one does.

use seawall_analysis::Bound;
use serde::Serialize;

use super::CheckedModule;
use super::story::{Narrator, Spot, Story};
use super::words::level;
use crate::source::Source;

/// Version of the format.
const VERSION: u32 = 1;

#[derive(Debug, Serialize)]
struct Document<'a> {
    version: u32,
    findings: &'a [FindingWire],
}

#[derive(Debug, Serialize)]
struct FindingWire {
    /// `SW101`.
    code: &'static str,
    name: &'static str,
    kind: &'static str,
    /// `error` or `warning`.
    severity: &'static str,
    message: String,
    file: String,
    line: u32,
    column: u32,
    op: String,
    related: Vec<RelatedWire>,
    /// `all-paths`, or `iterations:N` for runs of at most that many iterations of each loop without a known bound.
    bound: String,
}

#[derive(Debug, Serialize)]
struct RelatedWire {
    message: String,
    line: u32,
    column: u32,
    op: String,
}

/// Collects findings module by module, and gives the document of all of them.
#[derive(Debug, Default)]
pub struct FindingsJson {
    findings: Vec<FindingWire>,
}

impl FindingsJson {
    /// A document without findings.
    pub fn new() -> Self {
        FindingsJson::default()
    }

    /// Adds every finding of `module`.
    pub fn add(&mut self, module: &CheckedModule<'_>) {
        let stories = Narrator::new(module).stories();
        self.findings.extend(stories.into_iter().map(|story| finding(story, &module.source)));
    }

    /// The document with a final line break.
    ///
    /// # Errors
    ///
    /// Never in practice: the document has no map keys that JSON cannot hold.
    pub fn finish(&self) -> Result<String, serde_json::Error> {
        let mut text =
            serde_json::to_string_pretty(&Document { version: VERSION, findings: &self.findings })?;
        text.push('\n');
        Ok(text)
    }
}

fn finding(story: Story, source: &Source<'_>) -> FindingWire {
    let at = source.position(story.at.span.start);
    FindingWire {
        code: story.code.number(),
        name: story.code.name(),
        kind: story.code.kind().name(),
        severity: level(story.code.kind()),
        message: story.headline,
        file: source.name().to_owned(),
        line: at.line,
        column: at.column,
        op: story.at.op,
        related: story.related.into_iter().map(|(_, spot)| related(spot, source)).collect(),
        bound: bound(story.bound),
    }
}

fn related(spot: Spot, source: &Source<'_>) -> RelatedWire {
    let at = source.position(spot.span.start);
    RelatedWire { message: spot.text, line: at.line, column: at.column, op: spot.op }
}

/// How far a statement reaches, as one word.
pub(crate) fn bound(bound: Bound) -> String {
    match bound {
        Bound::AllPaths => "all-paths".to_owned(),
        Bound::Iterations(n) => format!("iterations:{n}"),
    }
}
