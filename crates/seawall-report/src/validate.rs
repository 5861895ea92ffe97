//! Comparisons of TTGIR with PTX, as text for people and as JSON. The JSON has a version. Adding a
//! key does not change it.

use std::fmt::Write as _;

use schemars::JsonSchema;
use seawall_base::{Diagnostic, Severity, Span};
use serde::Serialize;

use crate::finding::Finish;
use crate::schema;
use crate::source::Source;
use crate::text::{TextStyle, diagnostic_text};

const VERSION: u32 = 1;

/// The number of accesses that are listed for people.
const LISTED: usize = 5;

/// What was compared in a kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValidatedCoverage {
    /// The accesses of the TTGIR.
    pub before: usize,
    /// Those that no access of the PTX may come from.
    pub unused: Vec<Span>,
    /// The accesses of the PTX.
    pub after: usize,
    /// Those that may come from no access of the TTGIR, or whose memory is not known.
    pub unmatched: Vec<Span>,
    /// Those of memory that the TTGIR does not access.
    pub outside: Vec<Span>,
    /// The pairs of accesses between which the TTGIR has an order.
    pub pairs: usize,
}

/// A kernel that is in both texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidatedKernel {
    /// Its name.
    pub name: String,
    /// Orders that the PTX lacks. Spans refer to the PTX.
    pub findings: Vec<Diagnostic>,
    /// Orders that the TTGIR lacks. Spans refer to the PTX. `None` if these were not compared.
    pub added: Option<Vec<Diagnostic>>,
    /// What was compared. `None` if the kernel was not compared.
    pub coverage: Option<ValidatedCoverage>,
    /// Why it was not compared.
    pub undecided: Option<String>,
}

#[derive(Serialize, JsonSchema)]
struct Document<'a> {
    version: u32,
    before: &'a str,
    after: &'a str,
    finishes: &'a [Finish],
    kernels: Vec<Kernel<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct Kernel<'a> {
    name: &'a str,
    verdict: Verdict,
    findings: Vec<Finding<'a>>,
    /// Orders that only the PTX has. `null` if these were not compared.
    added: Option<Vec<Finding<'a>>>,
    undecided: Option<&'a str>,
    coverage: Option<Coverage>,
}

#[derive(Clone, Copy, Serialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Verdict {
    /// The PTX lacks an order.
    Weaker,
    /// All accesses of the PTX were compared, and it lacks no order.
    Validated,
    /// What was compared lacks no order.
    Partial,
    /// The kernel was not compared.
    Undecided,
}

#[derive(Serialize, JsonSchema)]
struct Finding<'a> {
    code: &'a str,
    message: &'a str,
    #[serde(flatten)]
    at: Place,
    label: &'a str,
    related: Vec<Related<'a>>,
    notes: &'a [String],
}

#[derive(Serialize, JsonSchema)]
struct Related<'a> {
    #[serde(flatten)]
    at: Place,
    label: &'a str,
}

#[derive(Serialize, JsonSchema)]
struct Place {
    line: u32,
    column: u32,
}

#[derive(Serialize, JsonSchema)]
struct Coverage {
    accesses_before: usize,
    matched_before: usize,
    accesses_after: usize,
    matched_after: usize,
    ordered_pairs: usize,
    outside_after: Vec<Place>,
    unmatched_before: Vec<Place>,
    unmatched_after: Vec<Place>,
}

impl ValidatedCoverage {
    fn matched_after(&self) -> usize {
        self.after - self.unmatched.len() - self.outside.len()
    }
}

impl ValidatedKernel {
    fn verdict(&self) -> Verdict {
        match &self.coverage {
            _ if !self.findings.is_empty() => Verdict::Weaker,
            None => Verdict::Undecided,
            Some(coverage) if coverage.unmatched.is_empty() => Verdict::Validated,
            Some(_) => Verdict::Partial,
        }
    }

    /// Whether the PTX lacks an order.
    pub fn is_weaker(&self) -> bool {
        self.findings.iter().any(|finding| finding.severity == Severity::Error)
    }
}

/// The JSON schema of [`validate_json`].
pub fn validate_schema() -> serde_json::Value {
    schema::of::<Document<'_>>("validate", VERSION)
}

/// The result as JSON, with a final line break.
///
/// # Errors
///
/// If the document cannot be written.
pub fn validate_json(
    kernels: &[ValidatedKernel],
    finishes: &[Finish],
    (before, after): (Source<'_>, Source<'_>),
) -> Result<String, serde_json::Error> {
    let kernels = kernels.iter().map(|kernel| wire(kernel, before, after)).collect();
    let (before, after) = (before.name(), after.name());
    let document = Document { version: VERSION, before, after, finishes, kernels };
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}

fn wire<'a>(kernel: &'a ValidatedKernel, before: Source<'_>, after: Source<'_>) -> Kernel<'a> {
    let finding = |finding: &'a Diagnostic| Finding {
        code: finding.code,
        message: &finding.message,
        at: place(finding.primary.span, after),
        label: &finding.primary.text,
        related: finding
            .secondary
            .iter()
            .map(|label| Related { at: place(label.span, after), label: &label.text })
            .collect(),
        notes: &finding.notes,
    };
    let coverage = kernel.coverage.as_ref().map(|of| Coverage {
        accesses_before: of.before,
        matched_before: of.before - of.unused.len(),
        accesses_after: of.after,
        matched_after: of.matched_after(),
        ordered_pairs: of.pairs,
        outside_after: of.outside.iter().map(|&span| place(span, after)).collect(),
        unmatched_before: of.unused.iter().map(|&span| place(span, before)).collect(),
        unmatched_after: of.unmatched.iter().map(|&span| place(span, after)).collect(),
    });
    Kernel {
        name: &kernel.name,
        verdict: kernel.verdict(),
        findings: kernel.findings.iter().map(finding).collect(),
        added: kernel.added.as_ref().map(|added| added.iter().map(finding).collect()),
        undecided: kernel.undecided.as_deref(),
        coverage,
    }
}

fn place(span: Span, source: Source<'_>) -> Place {
    let at = source.position(span.start);
    Place { line: at.line, column: at.column }
}

/// The findings of a kernel for people.
pub fn validate_findings(kernel: &ValidatedKernel, after: &Source<'_>, style: TextStyle) -> String {
    let all = kernel.findings.iter().chain(kernel.added.iter().flatten());
    let texts = all.map(|finding| diagnostic_text(finding, after, style));
    texts.collect::<Vec<_>>().join("\n")
}

/// What was compared in a kernel, and the result, for people.
pub fn validate_summary(kernel: &ValidatedKernel, before: &Source<'_>, after: &Source<'_>) -> String {
    let name = &kernel.name;
    let result = match kernel.verdict() {
        Verdict::Weaker => match kernel.findings.len() {
            1 => "the PTX lacks 1 order of the TTGIR".to_owned(),
            n => format!("the PTX lacks {n} orders of the TTGIR"),
        },
        Verdict::Validated => "the PTX has every order of the TTGIR that was compared".to_owned(),
        Verdict::Partial => "what was compared lacks no order of the TTGIR".to_owned(),
        Verdict::Undecided => "not compared".to_owned(),
    };
    let mut text = format!("{name}: {result}");
    if let Some(why) = &kernel.undecided {
        let _ = write!(text, ", because {why}");
    }
    match kernel.added.as_ref().map_or(0, Vec::len) {
        0 => {}
        1 => text += "; it has 1 order that the TTGIR lacks",
        n => {
            let _ = write!(text, "; it has {n} orders that the TTGIR lacks");
        }
    }
    text.push('\n');
    let Some(of) = &kernel.coverage else { return text };
    let (used, matched) = (of.before - of.unused.len(), of.matched_after());
    let _ = writeln!(
        text,
        "  compared: {matched} of {} accesses of the PTX with {used} of {} of the TTGIR, and {} ordered pairs",
        of.after, of.before, of.pairs
    );
    text += &listed("of memory that the TTGIR does not access", &of.outside, after);
    text += &listed("not matched in the PTX", &of.unmatched, after);
    text += &listed("not matched in the TTGIR", &of.unused, before);
    text
}

/// A line with the places of some accesses. Empty if there are none.
fn listed(what: &str, spans: &[Span], source: &Source<'_>) -> String {
    if spans.is_empty() {
        return String::new();
    }
    let mut lines: Vec<u32> = spans.iter().map(|span| source.line(span.start)).collect();
    lines.sort_unstable();
    lines.dedup();
    let shown: Vec<String> = lines.iter().take(LISTED).map(u32::to_string).collect();
    let more = lines.len().saturating_sub(LISTED);
    let rest = if more > 0 { format!(" and {more} more") } else { String::new() };
    let unit = if lines.len() == 1 { "line" } else { "lines" };
    format!("  {what}: {unit} {}{rest} of {}\n", shown.join(", "), source.name())
}
