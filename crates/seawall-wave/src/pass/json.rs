//! The JSON form of a placement, with the reason of each insertion.

use super::emit::Emitter;
use super::insertion::Insertion;
use super::{Placed, SyncRegion};
use crate::edit::{Added, Region, pass_json};
use crate::trace::{NodeId, Trace};

impl Emitter {
    /// The name of the strategy on the command line.
    pub const fn strategy(self) -> &'static str {
        match self {
            Emitter::Legacy => "wave",
            Emitter::Split => "split",
        }
    }
}

impl Placed {
    /// Returns one JSON object with a final line break: the insertions in the order of emission,
    /// and all regions. Ids are those of the JSON form of the trace.
    pub fn to_json(&self, trace: &Trace) -> String {
        let added = self.insertions.iter().map(|insertion: &Insertion| Added {
            edit: insertion.edit(),
            location_from: insertion.location_from,
            reason: region(trace, &self.regions[insertion.region]),
        });
        let regions = self.regions.iter().map(|found| region(trace, found)).collect();
        pass_json(trace, self.emitter.strategy(), added, regions, self.guarded.clone())
    }
}

fn region(trace: &Trace, region: &SyncRegion) -> Region {
    let id = |node: NodeId| trace.node(node).id;
    let ids = |nodes: &[NodeId]| nodes.iter().copied().map(id).collect();
    Region {
        resource: id(region.resource),
        producer: id(region.producer),
        consumer: id(region.consumer),
        producers: ids(&region.producers),
        consumers: ids(&region.consumers),
        cross_iter: region.cross_iter,
        graph: region.graph.map(|(first, last)| [id(first), id(last)]),
    }
}
