//! What was added to a trace, as data.

use seawall_wave::trace::CounterWait;
use seawall_wave::{NodeKind, Trace};
use serde::Serialize;

use super::edit::{TraceEdit, TraceSide};

/// Changes with every change that is not an addition.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Document {
    version: u32,
    strategy: &'static str,
    certified: bool,
    insertions: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    /// `barrier`, `signal`, `wait` or `counter_wait`.
    action: &'static str,
    /// `before` or `after`.
    at: &'static str,
    /// `id` of the node.
    node: u64,
    barrier: i32,
    wait_async: bool,
    tensor_wait: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    counters: Option<Counters>,
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

/// One JSON object with a final line break: what `edits` add to `trace`, in the order in which several at one place stand there.
pub fn edits_json(trace: &Trace, edits: &[TraceEdit], certified: bool) -> String {
    let insertions = edits.iter().map(|edit| entry(trace, edit)).collect();
    let document = Document { version: VERSION, strategy: "minimal", certified, insertions };
    // Writing to memory cannot fail, and no key of the document is anything but a string.
    serde_json::to_string(&document).unwrap_or_default() + "\n"
}

fn entry(trace: &Trace, edit: &TraceEdit) -> Entry {
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
    Entry { action: edit.kind.name(), at, node, barrier, wait_async, tensor_wait, counters }
}
