//! Findings as a SARIF 2.1.0 log (OASIS standard): one run, with a rule for each reported code.

use std::collections::BTreeMap;

use seawall_analysis::{FindingCode, Role};

use super::CheckedModule;
use super::finding_wording::{FindingWording, LabeledPlace, ModuleContext};
use super::fingerprint::fingerprint;
use super::json_cycle::WaitWire;
use super::pages;
use super::sarif_location::{in_ir, location, of_file};
use super::sarif_wire::{
    CodeFlow, Configuration, Driver, Invocation, Location, Log, Message, Notification, Outcome, Properties,
    Reach, Rule, Run, SuppressionWire, ThreadFlow, ThreadFlowLocation, Tool,
};
use super::suppression::{SuppressedBy, Suppression};
use super::verdict::{Verdict, bound};
use super::words::{advice, code_summary, description, level};

/// Where OASIS publishes the schema of the format.
const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/// The name of the fingerprints, with the version of their computation.
const FINGERPRINT: &str = "seawall/v1";

/// An input that could not be checked completely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unchecked {
    /// The name of the input.
    pub file: String,
    /// The reason.
    pub message: String,
}

/// Collects findings module by module and writes one log.
#[derive(Debug, Default)]
pub struct FindingsSarif {
    rules: Vec<FindingCode>,
    results: Vec<Outcome>,
    notifications: Vec<Notification>,
    /// Whether some input could not be checked.
    failed: bool,
    /// The number of occurrences of each fingerprint in each file. It distinguishes equal findings.
    seen: BTreeMap<(String, u64), u32>,
}

impl FindingsSarif {
    /// A log without findings.
    pub fn new() -> Self {
        FindingsSarif::default()
    }

    /// Adds every finding of `module`.
    pub fn add(&mut self, module: &CheckedModule<'_>) {
        self.add_results(module, &[]);
    }

    /// Adds every finding of `module`, each with the reason why it is not reported.
    pub fn add_suppressed(&mut self, module: &CheckedModule<'_>, why: &[Suppression]) {
        debug_assert_eq!(module.findings.len(), why.len(), "each finding has a reason");
        self.add_results(module, why);
    }

    fn add_results(&mut self, module: &CheckedModule<'_>, why: &[Suppression]) {
        let module_context = ModuleContext::new(module);
        let stories = module_context.wordings();
        for (at, story) in stories.iter().enumerate() {
            let mut result = self.result(&module_context, story);
            result.properties.follows_from = story.root.map(|root| stories[root].id.clone());
            result.suppressions.extend(why.get(at).map(suppression));
            self.results.push(result);
        }
    }

    /// Records an input that could not be checked.
    pub fn add_unchecked(&mut self, unchecked: Unchecked) {
        self.failed = true;
        self.notifications.push(notification(unchecked));
    }

    /// Adds the verdict on a module.
    pub fn add_verdict(&mut self, verdict: &Verdict<'_>) {
        self.notifications.push(reached(verdict));
    }

    /// Returns the log on one line, since large runs have large logs, with a final line break.
    ///
    /// # Errors
    ///
    /// Never in practice: the document has no map keys that JSON cannot represent.
    pub fn finish(self) -> Result<String, serde_json::Error> {
        let version = env!("CARGO_PKG_VERSION");
        let rules = self.rules.into_iter().map(rule).collect();
        let driver =
            Driver { name: "seawall", version, semantic_version: version, information_uri: HOME, rules };
        let invocation = Invocation {
            execution_successful: !self.failed,
            tool_execution_notifications: self.notifications,
        };
        let run = Run {
            tool: Tool { driver },
            invocations: [invocation],
            column_kind: "unicodeCodePoints",
            results: self.results,
        };
        let log = Log { version: "2.1.0", schema: SCHEMA, runs: [run] };
        let mut text = serde_json::to_string(&log)?;
        text.push('\n');
        Ok(text)
    }

    fn result(&mut self, module_context: &ModuleContext<'_>, story: &FindingWording) -> Outcome {
        let rule_index = match self.rules.iter().position(|&code| code == story.code) {
            Some(index) => index,
            None => {
                self.rules.push(story.code);
                self.rules.len() - 1
            }
        };
        let at = story.at.kernel.is_some().then(|| in_ir(module_context, &story.at));
        let places = story.related.iter().flat_map(|(_, place)| {
            let ir = place.kernel.is_some().then(|| in_ir(module_context, place));
            std::iter::once(location(module_context, place)).chain(ir)
        });
        let related = at.into_iter().chain(places).zip(1..);
        let related = related.map(|(place, id)| Location { id: Some(id), ..place }).collect();
        let help = story.help.as_ref().map_or(String::new(), |help| format!("\n{help}"));
        let source = &module_context.module.source;
        let severity = module_context.module.severities.of_code(story.code, story.weight);
        Outcome {
            rule_id: story.code.number(),
            rule_index,
            level: severity.sarif_level(),
            message: Message::new(format!("{}{help}", story.headline)),
            locations: [location(module_context, &story.at)],
            related_locations: related,
            code_flows: code_flows(module_context, story),
            partial_fingerprints: BTreeMap::from([(FINGERPRINT, self.fingerprint(module_context, story))]),
            suppressions: Vec::new(),
            properties: Properties {
                kind: story.code.kind().name(),
                severity: severity.name(),
                reach: story.reach_name,
                witness: story.witness.clone(),
                bound: bound(story.bound),
                id: story.id.clone(),
                follows_from: None,
                mistake: story.mistake,
                cycle: story.waits.iter().map(|wait| WaitWire::new(wait, source)).collect(),
            },
        }
    }

    /// The fingerprint, and the number of findings in the file so far that have it.
    fn fingerprint(&mut self, module_context: &ModuleContext<'_>, story: &FindingWording) -> String {
        let hash = fingerprint(module_context, story);
        let key = (module_context.module.source.name().to_owned(), hash);
        let count = self.seen.entry(key).or_insert(0);
        *count += 1;
        format!("{hash:016x}:{count}")
    }
}

fn rule(code: FindingCode) -> Rule {
    Rule {
        id: code.number(),
        name: code.name(),
        short_description: Message::new(sentence(code_summary(code))),
        full_description: Message::new(description(code)),
        help: Message { text: advice(code).to_owned(), markdown: Some(pages::page(code)) },
        help_uri: help_uri(HOME, code),
        default_configuration: Configuration { level: level(code.kind()) },
    }
}

/// The address of the repository that the program was built from. `None` for other builds. SARIF
/// allows absolute addresses only, and the text of a rule has the whole page.
const HOME: Option<&str> = option_env!("SEAWALL_HOME");

fn help_uri(home: Option<&str>, code: FindingCode) -> Option<String> {
    let page = format!("docs/findings/{}-{}.md", code.number(), code.name());
    home.map(|home| format!("{}/blob/v{}/{page}", home.trim_end_matches('/'), env!("CARGO_PKG_VERSION")))
}

/// A line as a sentence.
fn sentence(line: &str) -> String {
    let mut chars = line.chars();
    let first = chars.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(chars).chain(['.']).collect()
}

fn suppression(why: &Suppression) -> SuppressionWire {
    let kind = match why.by {
        SuppressedBy::Comment => "inSource",
        SuppressedBy::Config | SuppressedBy::Baseline => "external",
    };
    SuppressionWire { kind, justification: why.reason.clone() }
}

fn notification(unchecked: Unchecked) -> Notification {
    let locations = [of_file(&unchecked.file)];
    Notification { level: "error", message: Message::new(unchecked.message), locations, properties: None }
}

/// The reach of a module's check: a note, or a warning if the check does not hold for every run.
fn reached(verdict: &Verdict<'_>) -> Notification {
    let finish = verdict.finish.cloned();
    let properties = Reach { bound: bound(verdict.bound), line: verdict.source.line(0), finish };
    Notification {
        level: if verdict.is_unlimited() { "note" } else { "warning" },
        message: Message::new(verdict.statement()),
        locations: [of_file(verdict.source.name())],
        properties: Some(properties),
    }
}

/// The path from the earlier access to the event. For a deadlock, the place of each group of warps.
fn code_flows(module_context: &ModuleContext<'_>, story: &FindingWording) -> Vec<CodeFlow> {
    if story.code == FindingCode::Deadlock {
        let stuck = story
            .related
            .iter()
            .filter(|(role, _)| *role == Role::Stuck)
            .map(|(_, labeled_place)| labeled_place);
        let thread_flows: Vec<ThreadFlow> = std::iter::once(&story.at)
            .chain(stuck)
            .map(|labeled_place| {
                thread_flow(module_context, module_context.partition(labeled_place.event), &[labeled_place])
            })
            .collect();
        return vec![CodeFlow { thread_flows }];
    }
    let path = [Role::Earlier, Role::Passes, Role::ExecutionBarrier, Role::WeakWait, Role::Expectation];
    let mut steps: Vec<&LabeledPlace> = story
        .related
        .iter()
        .filter(|(role, _)| path.contains(role))
        .map(|(_, labeled_place)| labeled_place)
        .collect();
    if steps.is_empty() {
        return Vec::new();
    }
    steps.push(&story.at);
    vec![CodeFlow { thread_flows: vec![thread_flow(module_context, None, &steps)] }]
}

fn thread_flow(module_context: &ModuleContext<'_>, id: Option<&str>, steps: &[&LabeledPlace]) -> ThreadFlow {
    let locations = steps.iter().enumerate();
    let locations = locations.map(|(index, labeled_place)| ThreadFlowLocation {
        location: location(module_context, labeled_place),
        execution_order: index + 1,
    });
    ThreadFlow { id: id.map(str::to_owned), locations: locations.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_is_at_an_absolute_address_or_at_none() {
        let address = help_uri(Some("https://github.com/a/b/"), FindingCode::Deadlock).unwrap();
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(
            address,
            format!("https://github.com/a/b/blob/v{version}/docs/findings/SW301-deadlock.md")
        );
        assert_eq!(help_uri(None, FindingCode::Deadlock), None);
    }
}
