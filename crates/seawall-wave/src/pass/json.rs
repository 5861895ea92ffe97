//! What the pass adds, with its reasons, in the form of all edits.

use super::emit::Emitter;
use super::insertion::Insertion;
use super::{Placed, SyncRegion};
use crate::edit::{Reason, document};
use crate::trace::{NodeId, Trace};

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
        let edits = self.insertions.iter().map(|insertion: &Insertion| {
            (insertion.edit(), Some(reason(trace, &self.regions[insertion.region])))
        });
        document(trace, self.emitter.strategy(), None, edits)
    }
}

fn reason(trace: &Trace, region: &SyncRegion) -> Reason {
    let id = |node: NodeId| trace.node(node).id;
    let ids = |nodes: &[NodeId]| nodes.iter().copied().map(id).collect();
    Reason {
        resource: id(region.resource),
        producer: id(region.producer),
        consumer: id(region.consumer),
        producers: ids(&region.producers),
        consumers: ids(&region.consumers),
        cross_iter: region.cross_iter,
    }
}
