//! Rolling windows: the producers and then the consumers of each resource.

use std::hash::BuildHasher;

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::access::{Hazard, MemoryAccessType, need_barrier};
use super::region::SyncRegion;
use super::topology::Topology;
use crate::trace::NodeId;

/// The accesses of one resource since its last region.
#[derive(Clone, Debug, Default)]
pub(super) struct ResourceAccessWindow {
    producers: Vec<NodeId>,
    consumers: Vec<NodeId>,
    /// The first and last node of the loop body of the last access.
    graph_info: Option<(NodeId, NodeId)>,
}

impl ResourceAccessWindow {
    fn is_valid(&self) -> bool {
        !self.producers.is_empty() && !self.consumers.is_empty()
    }
}

/// One access of the walk.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) node: NodeId,
    pub(super) kind: MemoryAccessType,
    pub(super) resource: NodeId,
    pub(super) graph_info: Option<(NodeId, NodeId)>,
}

/// The windows of one pass, in the order of the first access of their resources.
pub(super) struct Windows<'r> {
    hazard: Hazard,
    results: &'r mut Results,
    windows: Vec<(NodeId, ResourceAccessWindow)>,
    /// The window of each resource.
    of: FxHashMap<NodeId, u32>,
    /// The windows with a first consumer since the last flush.
    touched: Vec<u32>,
}

impl<'r> Windows<'r> {
    pub(super) fn new(hazard: Hazard, results: &'r mut Results) -> Self {
        Windows { hazard, results, windows: Vec::new(), of: FxHashMap::default(), touched: Vec::new() }
    }

    /// Adds one access to the window of its resource.
    pub(super) fn handle_hazard(&mut self, topology: &Topology, kinds: &Kinds<'_>, access: Access) {
        let next = self.windows.len() as u32;
        let at = *self.of.entry(access.resource).or_insert(next);
        if at == next {
            self.windows.push((access.resource, ResourceAccessWindow::default()));
        }
        if access.graph_info.is_some() {
            self.windows[at as usize].1.graph_info = access.graph_info;
        }
        if self.hazard.is_producer(access.kind) {
            self.add_hazard_if_window_valid(topology, kinds, at);
            self.windows[at as usize].1.producers.push(access.node);
        }
        let window = &mut self.windows[at as usize].1;
        if self.hazard.is_consumer(access.kind) && !window.producers.is_empty() {
            if window.consumers.is_empty() {
                self.touched.push(at);
            }
            window.consumers.push(access.node);
        }
    }

    /// Makes regions of all windows with producers and consumers. Called at the end of every graph.
    pub(super) fn flush(&mut self, topology: &Topology, kinds: &Kinds<'_>) {
        let mut touched = std::mem::take(&mut self.touched);
        touched.sort_unstable();
        for at in touched.drain(..) {
            self.add_hazard_if_window_valid(topology, kinds, at);
        }
        self.touched = touched;
    }

    /// Makes a region of a window with producers and consumers, and empties the window.
    fn add_hazard_if_window_valid(&mut self, topology: &Topology, kinds: &Kinds<'_>, at: u32) {
        let (resource, window) = &mut self.windows[at as usize];
        if window.is_valid() {
            let window = std::mem::take(window);
            add_sync_requirements(self.results, topology, kinds, *resource, window);
        }
    }
}

/// The access type of each node.
pub(super) type Kinds<'k> = dyn Fn(NodeId) -> MemoryAccessType + 'k;

/// Adds the region from the last producer to the first consumer of a window, if they need a
/// barrier.
fn add_sync_requirements(
    results: &mut Results,
    topology: &Topology,
    kinds: &Kinds<'_>,
    resource: NodeId,
    window: ResourceAccessWindow,
) {
    let (Some(&producer), Some(&consumer)) = (window.producers.last(), window.consumers.first()) else {
        return;
    };
    if !need_barrier(kinds(producer), kinds(consumer)) {
        return;
    }
    let (prod_location, cons_location) = (topology.position(producer), topology.position(consumer));
    results.add(SyncRegion {
        resource,
        producers: window.producers,
        consumers: window.consumers,
        cross_iter: prod_location > cons_location,
        producer,
        consumer,
        prod_location,
        cons_location,
        graph: window.graph_info,
    });
}

/// Regions in the order in which they are found, without duplicates.
#[derive(Debug, Default)]
pub(super) struct Results {
    regions: Vec<SyncRegion>,
    /// The last region with each hash, and for each region the previous one with the same hash.
    last: FxHashMap<u64, u32>,
    before: Vec<Option<u32>>,
}

impl Results {
    fn add(&mut self, region: SyncRegion) {
        let hash = FxBuildHasher.hash_one(&region);
        let first = self.last.get(&hash).copied();
        let mut candidate = first;
        while let Some(at) = candidate {
            if self.regions[at as usize] == region {
                return;
            }
            candidate = self.before[at as usize];
        }
        self.last.insert(hash, self.regions.len() as u32);
        self.before.push(first);
        self.regions.push(region);
    }

    /// Returns all regions.
    pub(super) fn into_regions(self) -> Vec<SyncRegion> {
        self.regions
    }
}

#[cfg(test)]
mod tests {
    use seawall_base::EntityId;

    use super::*;

    #[test]
    fn a_region_that_was_found_before_is_not_added() {
        let node = NodeId::from_index;
        let region = |consumer: usize| SyncRegion {
            resource: node(0),
            producers: vec![node(1)],
            consumers: vec![node(consumer)],
            cross_iter: false,
            producer: node(1),
            consumer: node(consumer),
            prod_location: 1,
            cons_location: consumer as u32,
            graph: None,
        };
        let mut results = Results::default();
        for consumer in [2, 3, 2, 3, 4] {
            results.add(region(consumer));
        }
        let consumers: Vec<u32> = results.into_regions().iter().map(|region| region.cons_location).collect();
        assert_eq!(consumers, [2, 3, 4]);
    }
}
