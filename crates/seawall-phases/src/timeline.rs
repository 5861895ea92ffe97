//! The timeline: what each partition did in one run, for display.

use seawall_model::{BufferId, EventId, PartitionId};

use crate::phases::{Instance, Object};

/// The last steps of the shortest run that deadlocks, or the first steps of the run with the most
/// iterations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timeline {
    /// A lane for each partition that ran, in order.
    pub lanes: Vec<Lane>,
    /// When slots held data.
    pub occupancy: Vec<Occupied>,
    /// Whether steps before the first one were left out.
    pub omitted: bool,
    /// Whether steps after the last one were left out.
    pub cut: bool,
    /// The event of the deadlock in which the run ends, which is one of the findings.
    pub deadlock: Option<EventId>,
}

/// What one partition did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// The partition.
    pub partition: PartitionId,
    /// Steps in program order.
    pub steps: Vec<Step>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Position in time, the same count for all partitions.
    pub time: u32,
    /// What was executed.
    pub instance: Instance,
    /// The object that it used, if any.
    pub object: Option<Object>,
    /// Phases completed before it.
    pub before: Option<u32>,
    /// Phases completed after it.
    pub after: Option<u32>,
    /// For a wait that had to wait: the arrivals that satisfied it.
    pub blocked_until: Vec<Instance>,
    /// The time since which it waited.
    pub blocked_from: Option<u32>,
    /// Whether it is a wait of the deadlock in which the run ends. It never passes.
    pub stuck: bool,
}

/// A slot that holds data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupied {
    /// The buffer.
    pub buffer: BufferId,
    /// The slot; `None` for the whole buffer.
    pub slot: Option<u32>,
    /// The write, and when it was issued.
    pub written: (u32, Instance),
    /// The last read before the next write, and when.
    pub last_read: Option<(u32, Instance)>,
}
