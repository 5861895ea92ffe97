//! The JSON form of insertions, for other tools. It has a version; a new key does not change it.

use schemars::JsonSchema;
use serde::Serialize;

use super::{TraceEdit, TraceSide};
use crate::trace::{CounterWait, NodeId, NodeKind, Trace, WORKGROUP_BARRIER};

/// Increases with every change that is not an addition.
const VERSION: u32 = 1;

#[derive(Serialize, JsonSchema)]
struct Document {
    version: u32,
    strategy: &'static str,
    /// Whether the independent checker certified the placement. Absent for strategies without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    certified: Option<bool>,
    /// In an order in which inserting them one by one gives the intended trace.
    insertions: Vec<Entry>,
    /// The hazards that Wave's strategies found. Absent for other strategies.
    #[serde(skip_serializing_if = "Option::is_none")]
    regions: Option<Vec<Region>>,
    /// Positions in `regions` of those that barriers of the trace order.
    #[serde(skip_serializing_if = "Option::is_none")]
    guarded: Option<Vec<usize>>,
}

/// One inserted node and its position.
#[derive(Serialize, JsonSchema)]
struct Entry {
    /// `barrier`, `signal`, `wait` or `counter_wait`.
    action: &'static str,
    /// `before` or `after`.
    at: &'static str,
    /// The `id` of the existing node next to it.
    node: u64,
    /// The `id` of the node whose location it gets.
    location_from: u64,
    /// The number of the barrier. -1 is the barrier of the workgroup.
    barrier: i32,
    wait_async: bool,
    tensor_wait: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    counters: Option<Counters>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Region>,
}

#[derive(Serialize, JsonSchema)]
struct Counters {
    #[serde(skip_serializing_if = "Option::is_none")]
    load: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    store: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ds: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exp: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tensor: Option<u32>,
    #[serde(rename = "async", skip_serializing_if = "Option::is_none")]
    asynchronous: Option<u32>,
}

/// A hazard of Wave's pass, or the reason for a node that the pass inserts.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Region {
    pub(crate) resource: u64,
    pub(crate) producer: u64,
    pub(crate) consumer: u64,
    pub(crate) producers: Vec<u64>,
    pub(crate) consumers: Vec<u64>,
    pub(crate) cross_iter: bool,
    /// The first and last node of the loop body that has the hazard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) graph: Option<[u64; 2]>,
}

/// One node that Wave's pass inserts.
pub(crate) struct Added {
    pub(crate) edit: TraceEdit,
    pub(crate) location_from: NodeId,
    pub(crate) reason: Region,
}

/// Returns the insertions of the strategy `minimal` as one JSON object with a final line break.
/// Inserting them one by one in the listed order gives the trace of `edits`.
pub fn edits_json(trace: &Trace, edits: &[TraceEdit], certified: bool) -> String {
    let before = edits.iter().filter(|edit| edit.side == TraceSide::Before);
    // The node inserted last after another node is next to it.
    let after = edits.iter().rev().filter(|edit| edit.side == TraceSide::After);
    let insertions = before.chain(after).map(|edit| entry(trace, edit, edit.node, None)).collect();
    let certified = Some(certified);
    text(&Document {
        version: VERSION,
        strategy: "minimal",
        certified,
        insertions,
        regions: None,
        guarded: None,
    })
}

/// Returns the hazards and insertions of Wave's pass as one JSON object with a final line break.
/// Insertions are in the order of emission.
pub(crate) fn pass_json(
    trace: &Trace,
    strategy: &'static str,
    added: impl Iterator<Item = Added>,
    regions: Vec<Region>,
    guarded: Vec<usize>,
) -> String {
    let insertions =
        added.map(|added| entry(trace, &added.edit, added.location_from, Some(added.reason))).collect();
    let (regions, guarded) = (Some(regions), Some(guarded));
    text(&Document { version: VERSION, strategy, certified: None, insertions, regions, guarded })
}

/// The JSON schema of insertions.
pub fn edits_schema() -> serde_json::Value {
    let settings = schemars::generate::SchemaSettings::draft2020_12().for_serialize();
    let mut schema = settings.into_generator().into_root_schema_for::<Document>();
    schema.insert("$id".to_owned(), format!("urn:seawall:schema:place-trace:{VERSION}").into());
    schema.insert("title".to_owned(), "seawall place --format json of a Wave trace".into());
    let mut schema = schema.to_value();
    schema["properties"]["version"] = serde_json::json!({ "const": VERSION });
    schema
}

fn text(document: &Document) -> String {
    serde_json::to_string(document).expect("all keys are strings, and memory can be written") + "\n"
}

fn entry(trace: &Trace, edit: &TraceEdit, location_from: NodeId, reason: Option<Region>) -> Entry {
    let (mut barrier, mut wait_async, mut tensor_wait, mut counters) =
        (WORKGROUP_BARRIER, false, false, None);
    match &edit.kind {
        NodeKind::Barrier(whole) => (wait_async, tensor_wait) = (whole.wait_async, whole.tensor_wait),
        NodeKind::Signal { barrier: number, tensor_wait: waits } => {
            (barrier, tensor_wait) = (*number, *waits)
        }
        NodeKind::Wait { barrier: number } => barrier = *number,
        &NodeKind::CounterWait(CounterWait { load, store, ds, exp, tensor, asynchronous }) => {
            counters = Some(Counters { load, store, ds, exp, tensor, asynchronous });
        }
        _ => {}
    }
    let at = match edit.side {
        TraceSide::Before => "before",
        TraceSide::After => "after",
    };
    let (node, location_from) = (trace.node(edit.node).id, trace.node(location_from).id);
    let action = edit.kind.name();
    Entry { action, at, node, location_from, barrier, wait_async, tensor_wait, counters, reason }
}
