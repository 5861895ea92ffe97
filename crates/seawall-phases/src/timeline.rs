//! The timeline: what each partition did in one run, for people to look at.

use seawall_model::{BufferId, PartitionId};

use crate::phases::{Instance, Object};

/// The first steps of the run with the most iterations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timeline {
    /// Of each partition that ran, in order.
    pub lanes: Vec<Lane>,
    /// When slots held data.
    pub occupancy: Vec<Occupied>,
    /// Whether there was more.
    pub cut: bool,
}

/// What one partition did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// Whose.
    pub partition: PartitionId,
    /// Steps in program order.
    pub steps: Vec<Step>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Position in time, the same count for all partitions.
    pub time: u32,
    /// What.
    pub instance: Instance,
    /// The object that it used, if one.
    pub object: Option<Object>,
    /// Phases completed before it.
    pub before: Option<u32>,
    /// Phases completed after it.
    pub after: Option<u32>,
    /// Of a wait that had to wait: the arrivals that let it go on.
    pub blocked_until: Vec<Instance>,
    /// Since when it waited.
    pub blocked_from: Option<u32>,
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
