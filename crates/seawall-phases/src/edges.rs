//! Synchronization edges: who waits for whom, through what, for which data.

use seawall_model::{BufferId, EventId, PartitionId, TermId};

use crate::phases::Object;

/// Which way an edge goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Way {
    /// Orders writes before reads of what was written: data flows.
    Forward,
    /// Orders reads (or writes) before a later overwrite: memory is given back.
    Backward,
}

/// One kind of synchronization that was observed, all its executions together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Events whose arrivals completed the phase, in order.
    pub arrivals: Vec<EventId>,
    /// Who arrived.
    pub from: PartitionId,
    /// The wait that they let pass.
    pub wait: EventId,
    /// Who waited.
    pub to: PartitionId,
    /// Through what, all slots: the slot of each is that of one execution.
    pub objects: Vec<Object>,
    /// The slot as the wait names it.
    pub slot: Option<TermId>,
    /// Which way; `None` if no two accesses of a run say.
    pub way: Option<Way>,
    /// Least number of iterations from arrival to wait, of the innermost loop that both are in and in one iteration of the loops around it; `None` if
    /// they are in none, no run showed that, or a wait came in an earlier iteration than its arrival.
    pub distance: Option<u32>,
    /// Buffers whose accesses it orders, in order.
    pub data: Vec<BufferId>,
    /// Arrivals are made by an engine when it is done, rather than by threads.
    pub engine: bool,
}
