//! What the pass adds, as JSON for other tools. The form has a version; adding a key does not change it.

use serde::Serialize;

use super::emit::Emitter;
use super::insertion::{At, Insertion, What};
use super::{Placed, SyncRegion};
use crate::trace::{NodeId, Trace};

/// Version of the form.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Document {
    version: u32,
    strategy: &'static str,
    insertions: Vec<Entry>,
}

/// One node that is added, and what it is next to.
#[derive(Serialize)]
struct Entry {
    action: &'static str,
    at: &'static str,
    node: u64,
    /// -1 is the workgroup's.
    barrier: i32,
    wait_async: bool,
    tensor_wait: bool,
    reason: Reason,
}

/// The region that it is for.
#[derive(Serialize)]
struct Reason {
    resource: u64,
    producer: u64,
    consumer: u64,
    producers: Vec<u64>,
    consumers: Vec<u64>,
    cross_iter: bool,
}

impl Emitter {
    /// What the strategy is called on the command line.
    pub const fn strategy(self) -> &'static str {
        match self {
            Emitter::Legacy => "wave",
            Emitter::Split => "split",
        }
    }
}

impl Placed {
    /// One JSON object with a final line break: the insertions in the order of emission, ids being those of the trace's JSON
    /// form.
    pub fn to_json(&self, trace: &Trace) -> String {
        let entry = |insertion: &Insertion| entry(trace, insertion, &self.regions[insertion.region]);
        let insertions = self.insertions.iter().map(entry).collect();
        let document = Document { version: VERSION, strategy: self.emitter.strategy(), insertions };
        // Writing to memory cannot fail, and no key of the document is anything but a string.
        serde_json::to_string(&document).unwrap_or_default() + "\n"
    }
}

fn entry(trace: &Trace, insertion: &Insertion, region: &SyncRegion) -> Entry {
    let id = |node: NodeId| trace.node(node).id;
    let ids = |nodes: &[NodeId]| nodes.iter().copied().map(id).collect();
    let (action, barrier, wait_async, tensor_wait) = match insertion.what {
        What::Barrier { wait_async, tensor_wait } => ("barrier", -1, wait_async, tensor_wait),
        What::Signal { barrier, tensor_wait } => ("signal", barrier, false, tensor_wait),
        What::Wait { barrier } => ("wait", barrier, false, false),
    };
    let at = match insertion.at {
        At::Before => "before",
        At::After => "after",
    };
    let reason = Reason {
        resource: id(region.resource),
        producer: id(region.producer),
        consumer: id(region.consumer),
        producers: ids(&region.producers),
        consumers: ids(&region.consumers),
        cross_iter: region.cross_iter,
    };
    Entry { action, at, node: id(insertion.node), barrier, wait_async, tensor_wait, reason }
}
