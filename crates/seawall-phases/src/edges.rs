//! Synchronization edges: which wait observes which arrivals, through which objects, for which
//! data.

use seawall_model::{BufferId, EventId, PartitionId, TermId};

use crate::phases::Object;

/// The direction of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Orders writes before reads of the data: data flows.
    Forward,
    /// Orders reads or writes before a later overwrite: memory is released.
    Backward,
}

/// One kind of synchronization that runs showed, with all its executions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Events whose arrivals completed the phase, in order.
    pub arrivals: Vec<EventId>,
    /// The partition that arrived.
    pub from: PartitionId,
    /// The wait that they satisfied.
    pub wait: EventId,
    /// The partition that waited.
    pub to: PartitionId,
    /// The objects of all executions, such as all slots of a ring.
    pub objects: Vec<Object>,
    /// The slot as the wait names it.
    pub slot: Option<TermId>,
    /// The direction; `None` if no two accesses of a run show it.
    pub direction: Option<Direction>,
    /// The least number of iterations from an arrival to its wait. It counts the innermost loop
    /// around both, within one iteration of the loops around that. `None` if no loop contains both,
    /// if no run showed it, or if a wait came in an earlier iteration than its arrival.
    pub distance: Option<u32>,
    /// Buffers whose accesses the edge orders, in order.
    pub data: Vec<BufferId>,
    /// Whether an engine arrives when it is done, rather than threads.
    pub engine: bool,
}
