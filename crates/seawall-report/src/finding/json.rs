//! Findings as JSON: one document for all files of a run, described in `docs/check-formats.md`.
//! Adding a key does not change the version. Changing or removing a key does.

use schemars::JsonSchema;
use seawall_base::Diagnostic;
use serde::Serialize;

use super::CheckedModule;
use super::finding_wording::{FindingWording, LabeledPlace, ModuleContext};
use super::finish::Finish;
use super::json_cycle::WaitWire;
use super::reach::WitnessRow;
use super::repair::{RepairView, RepairWire};
use super::suppression::Suppression;
use super::verdict::{Verdict, bound};
use crate::kernel_source::SourcePlace;
use crate::schema;
use crate::source::Source;

/// The version of the format.
const VERSION: u32 = 1;

#[derive(Debug, Serialize, JsonSchema)]
struct Document<'a> {
    version: u32,
    findings: &'a [FindingWire],
    verdicts: &'a [VerdictWire],
    /// Only in runs that repair.
    #[serde(skip_serializing_if = "Option::is_none")]
    repairs: Option<&'a [RepairWire]>,
    suppressed: &'a [SuppressedWire],
}

/// A finding that is not reported.
#[derive(Debug, Serialize, JsonSchema)]
struct SuppressedWire {
    #[serde(flatten)]
    finding: FindingWire,
    suppression: Suppression,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct FindingWire {
    /// `SW101`.
    code: &'static str,
    name: &'static str,
    /// `SW101:12`: the code and the line. Unique in a module.
    id: String,
    /// The `id` of the finding with the cause of this one.
    follows_from: Option<String>,
    kind: &'static str,
    /// `error`, `edge`, `warning` or `note`.
    severity: &'static str,
    message: String,
    file: String,
    line: u32,
    column: u32,
    op: String,
    /// The function that contains the op.
    function: Option<String>,
    /// The place in the source of the kernel.
    source: Option<SourcePlace>,
    related: Vec<RelatedWire>,
    notes: Vec<String>,
    help: Option<String>,
    /// The name of the likely mistake, such as `blocks-fresh`.
    mistake: Option<&'static str>,
    /// The blocked waits of a deadlock, the root last.
    cycle: Vec<WaitWire>,
    /// `run`, `path` or `verdict`: it occurs in the run of `witness`, it occurs on a path of which
    /// no run is known, or it holds in every run for which the verdict holds.
    reach: &'static str,
    /// The run in which it occurs.
    witness: Option<WitnessRow>,
    /// The `bound` of the verdict: `all-paths`, `iterations:N` for at most N iterations of each
    /// loop without a known bound, `some-runs`, or `unchecked`.
    bound: String,
}

/// The verdict on each checked module, in the order of the run.
#[derive(Debug, Serialize, JsonSchema)]
struct VerdictWire {
    file: String,
    /// The first line of the module.
    line: u32,
    bound: String,
    /// The bound in words. If nothing was checked, also why, with the line.
    reach: String,
    notes: Vec<NoteWire>,
    /// The passes that were simulated on the module before the check.
    finish: Option<Finish>,
}

/// What limits a verdict, or was treated conservatively.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct NoteWire {
    /// For example `check::partitions`.
    code: &'static str,
    message: String,
    line: u32,
    column: u32,
}

#[derive(Debug, Serialize, JsonSchema)]
struct RelatedWire {
    message: String,
    line: u32,
    column: u32,
    op: String,
    source: Option<SourcePlace>,
}

/// Collects findings module by module and writes one document.
#[derive(Debug, Default)]
pub struct FindingsJson {
    findings: Vec<FindingWire>,
    verdicts: Vec<VerdictWire>,
    repairs: Option<Vec<RepairWire>>,
    suppressed: Vec<SuppressedWire>,
}

impl FindingsJson {
    /// A document without findings.
    pub fn new() -> Self {
        FindingsJson::default()
    }

    /// Adds every finding of `module`.
    pub fn add(&mut self, module: &CheckedModule<'_>) {
        self.findings.extend(findings(module));
    }

    /// Adds every finding of `module`, each with the reason why it is not reported.
    pub fn add_suppressed(&mut self, module: &CheckedModule<'_>, why: &[Suppression]) {
        debug_assert_eq!(module.findings.len(), why.len(), "each finding has a reason");
        let rows = findings(module).into_iter().zip(why.iter().cloned());
        self.suppressed.extend(rows.map(|(finding, suppression)| SuppressedWire { finding, suppression }));
    }

    /// Makes the document list repairs, even if there are none.
    pub fn lists_repairs(&mut self) {
        self.repairs.get_or_insert_default();
    }

    /// Adds a repair.
    pub fn add_repair(&mut self, repair: &RepairView<'_>) {
        self.repairs.get_or_insert_default().push(RepairWire::new(repair));
    }

    /// Adds the verdict on a module.
    pub fn add_verdict(&mut self, verdict: &Verdict<'_>) {
        self.verdicts.push(VerdictWire {
            file: verdict.source.name().to_owned(),
            line: verdict.source.line(0),
            bound: bound(verdict.bound),
            reach: verdict.reach(),
            notes: verdict.notes.iter().map(|diagnostic| note(diagnostic, &verdict.source)).collect(),
            finish: verdict.finish.cloned(),
        });
    }

    /// Returns the document with a final line break.
    ///
    /// # Errors
    ///
    /// Never in practice: the document has no map keys that JSON cannot represent.
    pub fn finish(&self) -> Result<String, serde_json::Error> {
        let FindingsJson { findings, verdicts, suppressed, repairs } = self;
        let repairs = repairs.as_deref();
        let document = Document { version: VERSION, findings, verdicts, repairs, suppressed };
        let mut text = serde_json::to_string_pretty(&document)?;
        text.push('\n');
        Ok(text)
    }
}

/// The JSON schema of [`FindingsJson`].
pub fn check_schema() -> serde_json::Value {
    schema::of::<Document<'_>>("check", VERSION)
}

pub(crate) fn findings(module: &CheckedModule<'_>) -> Vec<FindingWire> {
    let context = ModuleContext::new(module);
    let stories = context.wordings();
    let ids: Vec<String> = stories.iter().map(|story| story.id.clone()).collect();
    stories.into_iter().map(|story| finding(story, &ids, &context)).collect()
}

fn finding(story: FindingWording, ids: &[String], context: &ModuleContext<'_>) -> FindingWire {
    let source = &context.module.source;
    let at = source.position(story.at.span.start);
    FindingWire {
        code: story.code.number(),
        name: story.code.name(),
        follows_from: story.root.and_then(|root| ids.get(root).cloned()),
        id: story.id,
        kind: story.code.kind().name(),
        severity: context.module.severities.of_code(story.code, story.weight).name(),
        message: story.headline,
        file: source.name().to_owned(),
        line: at.line,
        column: at.column,
        function: context.function(story.at.event).filter(|name| !name.is_empty()).map(str::to_owned),
        source: story.at.kernel.map(|place| SourcePlace::new(source, &place)),
        op: story.at.op,
        related: story.related.into_iter().map(|(_, labeled_place)| related(labeled_place, source)).collect(),
        notes: story.notes,
        help: story.help,
        mistake: story.mistake,
        cycle: story.waits.iter().map(|wait| WaitWire::new(wait, source)).collect(),
        reach: story.reach_name,
        witness: story.witness,
        bound: bound(story.bound),
    }
}

fn related(labeled_place: LabeledPlace, source: &Source<'_>) -> RelatedWire {
    let at = source.position(labeled_place.span.start);
    RelatedWire {
        message: labeled_place.text,
        line: at.line,
        column: at.column,
        op: labeled_place.op,
        source: labeled_place.kernel.map(|place| SourcePlace::new(source, &place)),
    }
}

pub(crate) fn note(diagnostic: &Diagnostic, source: &Source<'_>) -> NoteWire {
    let at = source.position(diagnostic.primary.span.start);
    NoteWire { code: diagnostic.code, message: diagnostic.message.clone(), line: at.line, column: at.column }
}
