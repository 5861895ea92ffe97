//! Renderers for the findings of `seawall check`: text, JSON, SARIF, GitHub workflow commands and
//! counts. `finding_wording` decides the words of a finding
//! once. The renderers differ only in form.

mod cause;
mod file_summary;
mod finding_wording;
mod fingerprint;
mod finish;
mod fold;
mod github;
mod headline;
pub(crate) mod json;
mod json_cycle;
mod mistake;
mod pages;
pub(crate) mod pair;
mod reach;
mod remedy;
mod repair;
mod roles;
mod sarif;
mod sarif_location;
mod sarif_uri;
mod sarif_wire;
mod severity;
mod suppression;
mod tally;
mod text;
mod topics;
pub(crate) mod verdict;
mod words;

use seawall_analysis::{Bound, Finding};
use seawall_model::Program;

use crate::source::Source;

pub use file_summary::file_summary;
pub(crate) use finding_wording::{FindingWording, ModuleContext};
pub(crate) use fingerprint::fingerprint;
pub use finish::{Finish, ProducerSource, finish_lines};
pub(crate) use fold::fold;
pub use fold::{Shown, finding_ids};
pub use github::{github_commands, github_finish, github_reach, github_verdict};
pub use json::{FindingsJson, check_schema};
pub use pages::{code_list, page, page_text};
pub use reach::{ArgumentRow, DataRow, LoopRow, WitnessRow};
pub use repair::{RepairView, repair_text};
pub use sarif::{FindingsSarif, Unchecked};
pub use severity::{FindingSeverity, Severities};
pub use suppression::{FindingIdentity, SuppressedBy, Suppression, finding_identities};
pub use tally::{Coverage, FindingTally};
pub use text::findings_text;
pub use topics::{Topic, topic, topic_list, topic_text, topics};
pub use verdict::{Verdict, reach};
pub use words::code_summary;

/// A checked module with its findings.
#[derive(Clone, Copy, Debug)]
pub struct CheckedModule<'a> {
    /// The text. Spans of the program count from the start of its part. An op with an empty span
    /// has no place in the text.
    pub source: Source<'a>,
    /// The module's model.
    pub program: &'a Program,
    /// The findings, in the order in which they are reported.
    pub findings: &'a [Finding],
    /// The language of the text. Remedies are spelled in it.
    pub notation: Notation,
    /// The severities of the findings.
    pub severities: Severities,
    /// The runs for which the findings are complete.
    pub bound: Bound,
    /// The command that repeats the run of a finding, without its name. `None` if it is not known.
    pub replay: Option<&'a str>,
}

/// Languages in which a remedy can be spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Notation {
    /// Ops of the MLIR dialects.
    Mlir,
    /// Nodes of a Wave trace.
    Trace,
    /// PTX instructions.
    Ptx,
    /// Instructions of AMD GPUs.
    Amdgcn,
    /// Statements of the model's text form.
    Model,
}
