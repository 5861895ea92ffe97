//! What is added to a trace, as JSON for other tools. The form has a version; adding a key does not change it.

use serde::Serialize;

use super::{TraceEdit, TraceSide};
use crate::trace::{CounterWait, NodeKind, Trace};

/// Changes with every change that is not an addition.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Document {
    version: u32,
    strategy: &'static str,
    /// Whether an independent checker agrees; not of strategies that none looks at.
    #[serde(skip_serializing_if = "Option::is_none")]
    certified: Option<bool>,
    insertions: Vec<Entry>,
}

/// One node that is added, and what it is next to.
#[derive(Serialize)]
struct Entry {
    /// `barrier`, `signal`, `wait` or `counter_wait`.
    action: &'static str,
    /// `before` or `after`.
    at: &'static str,
    /// `id` of the node.
    node: u64,
    /// -1 is the workgroup's.
    barrier: i32,
    wait_async: bool,
    tensor_wait: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    counters: Option<Counters>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
}

#[derive(Serialize)]
struct Counters {
    #[serde(skip_serializing_if = "Option::is_none")]
    load: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tensor: Option<u32>,
    #[serde(rename = "async", skip_serializing_if = "Option::is_none")]
    asynchronous: Option<u32>,
}

/// The region that a node of Wave's pass is for.
#[derive(Serialize)]
pub(crate) struct Reason {
    pub(crate) resource: u64,
    pub(crate) producer: u64,
    pub(crate) consumer: u64,
    pub(crate) producers: Vec<u64>,
    pub(crate) consumers: Vec<u64>,
    pub(crate) cross_iter: bool,
}

/// One JSON object with a final line break: what the strategy `minimal` adds to `trace`, in the order in which several at one place stand there.
pub fn edits_json(trace: &Trace, edits: &[TraceEdit], certified: bool) -> String {
    document(trace, "minimal", Some(certified), edits.iter().map(|edit| (edit.clone(), None)))
}

/// One JSON object with a final line break: what a strategy adds to `trace`, and why.
pub(crate) fn document(
    trace: &Trace,
    strategy: &'static str,
    certified: Option<bool>,
    edits: impl Iterator<Item = (TraceEdit, Option<Reason>)>,
) -> String {
    let insertions = edits.map(|(edit, reason)| entry(trace, &edit, reason)).collect();
    let document = Document { version: VERSION, strategy, certified, insertions };
    // Writing to memory cannot fail, and no key of the document is anything but a string.
    serde_json::to_string(&document).unwrap_or_default() + "\n"
}

fn entry(trace: &Trace, edit: &TraceEdit, reason: Option<Reason>) -> Entry {
    let (mut barrier, mut wait_async, mut tensor_wait, mut counters) = (-1, false, false, None);
    match &edit.kind {
        NodeKind::Barrier(whole) => (wait_async, tensor_wait) = (whole.wait_async, whole.tensor_wait),
        NodeKind::Signal { barrier: number, tensor_wait: waits } => {
            (barrier, tensor_wait) = (*number, *waits)
        }
        NodeKind::Wait { barrier: number } => barrier = *number,
        NodeKind::CounterWait(CounterWait { load, tensor, asynchronous, .. }) => {
            counters = Some(Counters { load: *load, tensor: *tensor, asynchronous: *asynchronous });
        }
        _ => {}
    }
    let at = match edit.side {
        TraceSide::Before => "before",
        TraceSide::After => "after",
    };
    let node = trace.node(edit.node).id;
    Entry { action: edit.kind.name(), at, node, barrier, wait_async, tensor_wait, counters, reason }
}
