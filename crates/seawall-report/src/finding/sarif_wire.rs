//! The objects of a SARIF 2.1.0 log that Seawall writes, with the names of the OASIS standard.

use std::collections::BTreeMap;

use serde::Serialize;

use super::finish::Finish;
use super::json_cycle::WaitWire;
use super::reach::WitnessRow;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Log {
    pub(crate) version: &'static str,
    #[serde(rename = "$schema")]
    pub(crate) schema: &'static str,
    pub(crate) runs: [Run; 1],
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Run {
    pub(crate) tool: Tool,
    pub(crate) invocations: [Invocation; 1],
    pub(crate) column_kind: &'static str,
    pub(crate) results: Vec<Outcome>,
}

#[derive(Debug, Serialize)]
pub(crate) struct Tool {
    pub(crate) driver: Driver,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Driver {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    pub(crate) semantic_version: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) information_uri: Option<&'static str>,
    pub(crate) rules: Vec<Rule>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Rule {
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) short_description: Message,
    pub(crate) full_description: Message,
    pub(crate) help: Message,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) help_uri: Option<String>,
    pub(crate) default_configuration: Configuration,
}

#[derive(Debug, Serialize)]
pub(crate) struct Configuration {
    pub(crate) level: &'static str,
}

/// A message, or a multiformat message where `markdown` is set.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Message {
    pub(crate) text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) markdown: Option<&'static str>,
}

impl Message {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Message { text: text.into(), markdown: None }
    }
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Invocation {
    pub(crate) execution_successful: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) tool_execution_notifications: Vec<Notification>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Notification {
    pub(crate) level: &'static str,
    pub(crate) message: Message,
    pub(crate) locations: [Location; 1],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) properties: Option<Reach>,
}

/// Properties of a notification about the reach of a module's check.
#[derive(Debug, Serialize)]
pub(crate) struct Reach {
    pub(crate) bound: String,
    /// The first line of the module.
    pub(crate) line: u32,
    /// The passes that were simulated on the module before the check.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) finish: Option<Finish>,
}

/// The object named `result` in the standard.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Outcome {
    pub(crate) rule_id: &'static str,
    pub(crate) rule_index: usize,
    pub(crate) level: &'static str,
    pub(crate) message: Message,
    pub(crate) locations: [Location; 1],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) related_locations: Vec<Location>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) code_flows: Vec<CodeFlow>,
    pub(crate) partial_fingerprints: BTreeMap<&'static str, String>,
    /// Results without it are reported.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) suppressions: Vec<SuppressionWire>,
    pub(crate) properties: Properties,
}

/// The object named `suppression` in the standard.
#[derive(Debug, Serialize)]
pub(crate) struct SuppressionWire {
    pub(crate) kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) justification: Option<String>,
}

/// Properties that the standard leaves to each tool.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Properties {
    pub(crate) kind: &'static str,
    /// As in the JSON of findings. The levels of the standard have no edges.
    pub(crate) severity: &'static str,
    /// As in the JSON of findings.
    pub(crate) reach: &'static str,
    /// As in the JSON of findings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) witness: Option<WitnessRow>,
    pub(crate) bound: String,
    pub(crate) id: String,
    /// The `id` of the result with the cause of this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) follows_from: Option<String>,
    /// As in the JSON of findings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) mistake: Option<&'static str>,
    /// As in the JSON of findings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) cycle: Vec<WaitWire>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Location {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<usize>,
    pub(crate) physical_location: PhysicalLocation,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) logical_locations: Vec<LogicalLocation>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) message: Option<Message>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PhysicalLocation {
    pub(crate) artifact_location: ArtifactLocation,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) region: Option<Region>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ArtifactLocation {
    pub(crate) uri: String,
    /// What a relative `uri` is relative to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) uri_base_id: Option<&'static str>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Region {
    pub(crate) start_line: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) start_column: Option<u32>,
    pub(crate) end_line: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) end_column: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) byte_offset: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) byte_length: Option<usize>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct LogicalLocation {
    pub(crate) name: String,
    pub(crate) kind: &'static str,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CodeFlow {
    pub(crate) thread_flows: Vec<ThreadFlow>,
}

#[derive(Debug, Serialize)]
pub(crate) struct ThreadFlow {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<String>,
    pub(crate) locations: Vec<ThreadFlowLocation>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ThreadFlowLocation {
    pub(crate) location: Location,
    pub(crate) execution_order: usize,
}
