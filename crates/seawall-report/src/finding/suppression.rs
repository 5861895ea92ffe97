//! Findings that are not reported, and what identifies them.

use schemars::JsonSchema;
use serde::Serialize;

use super::CheckedModule;
use super::finding_wording::ModuleContext;
use super::fingerprint::fingerprint;

/// Why a finding is not reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Suppression {
    /// What accepts the finding.
    pub by: SuppressedBy,
    /// The reason that people gave.
    pub reason: Option<String>,
}

/// What accepts a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SuppressedBy {
    /// A comment in the text or in the source of the kernel.
    Comment,
    /// An entry of the configuration.
    Config,
    /// The baseline.
    Baseline,
}

/// What identifies a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindingIdentity {
    /// A hash of what does not change when lines move.
    pub fingerprint: u64,
    /// The function that contains the op.
    pub function: Option<String>,
    /// The line in the text. `None` if the op has no place there.
    pub line: Option<u32>,
    /// The files and lines of the source, from the innermost function to the outermost call.
    pub source: Vec<(String, u32)>,
}

/// What identifies each finding of `module`.
pub fn finding_identities(module: &CheckedModule<'_>) -> Vec<FindingIdentity> {
    let context = ModuleContext::new(module);
    let identity = |story: &super::FindingWording| {
        let frames = story.at.kernel.iter().flat_map(|place| &place.frames);
        FindingIdentity {
            fingerprint: fingerprint(&context, story),
            function: context.function(story.at.event).map(str::to_owned),
            line: (!story.at.span.is_empty()).then(|| module.source.line(story.at.span.start)),
            source: frames.map(|frame| (frame.file.clone(), frame.line)).collect(),
        }
    };
    context.wordings().iter().map(identity).collect()
}
