//! Findings of `seawall check`, rendered: as text for people, as JSON, as SARIF, as workflow commands of GitHub, and as
//! counts. What is said is decided once, in `story`; the renderers differ in form only.

mod github;
mod headline;
mod json;
mod pages;
mod pair;
mod python;
mod remedy;
mod roles;
mod sarif;
mod sarif_uri;
mod sarif_wire;
mod story;
mod tally;
mod text;
mod verdict;
mod words;

use seawall_analysis::Finding;
use seawall_model::Program;

use crate::source::Source;

pub use github::{github_commands, github_reach, github_verdict};
pub use json::FindingsJson;
pub use pages::{code_list, page, page_text};
pub use sarif::{FindingsSarif, Unchecked};
pub(crate) use story::{Narrator, Story};
pub use tally::{Coverage, FindingTally};
pub use text::findings_text;
pub use verdict::Verdict;
pub use words::code_summary;

/// One module that was checked, with what was found in it.
#[derive(Clone, Copy, Debug)]
pub struct CheckedModule<'a> {
    /// The text; spans of the program count from its part's start. An op whose span is empty has no place in it.
    pub source: Source<'a>,
    /// The module's model.
    pub program: &'a Program,
    /// What was found, in the order in which it is to be told.
    pub findings: &'a [Finding],
    /// What the text is written in, since remedies are spelled in it.
    pub notation: Notation,
}

/// Languages in which a remedy can be spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// Ops of the MLIR dialects.
    Mlir,
    /// Nodes of a Wave trace.
    Trace,
    /// Statements of the model's text form.
    Model,
}
