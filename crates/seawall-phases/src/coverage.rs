//! The coverage table: every writer to memory that also is something else, and what orders it after those who use that.

use std::collections::BTreeSet;

use seawall_model::{BufferId, EventId, PartitionId, Space};

use crate::finding::Missing;
use crate::phases::Object;

/// A write with what it covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writer {
    /// The write.
    pub event: EventId,
    /// Whose.
    pub partition: PartitionId,
    /// The memory.
    pub space: Space,
    /// The buffer that it names.
    pub buffer: BufferId,
    /// The group of buffers that share bytes, or were planned to by one `buffer.id`, directly or through others, in order.
    pub group: Vec<BufferId>,
    /// First address that it may touch and the one behind the last, bytes of shared memory or columns of tensor memory: its footprint, or
    /// the whole allocation where that is what it covers. `None` if its buffer has no address.
    pub extent: Option<(u32, u32)>,
    /// Loops around it.
    pub depth: u32,
    /// One row for each buffer that it touches, piece of it that is used by itself, and partition that uses that, in order.
    pub rows: Vec<Row>,
}

/// A user of a buffer that the writer touches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The buffer.
    pub buffer: BufferId,
    /// The addresses that the users touch, if known: the first, and the one behind the last.
    pub extent: Option<(u32, u32)>,
    /// The events that use them, of one partition.
    pub users: Vec<EventId>,
    /// Whose.
    pub partition: PartitionId,
    /// Loops around the innermost of them.
    pub depth: u32,
    /// What orders them before the writer.
    pub order: Order,
    /// Every two executions that nothing ordered, by their events, the one first that would have to be over.
    pub unordered: BTreeSet<(EventId, EventId)>,
}

/// Whether a writer comes after a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Both are of one partition: program order, and completion is waited for.
    Program,
    /// Ordered, by these waits of the writer's partition (the last before the write that brought it, each run).
    Ordered {
        /// The waits.
        by: Vec<EventId>,
        /// What they wait for.
        through: Vec<Object>,
    },
    /// The user may touch the same bytes, but was never before the writer in any run.
    Never,
    /// Not ordered.
    Missing(Missing),
}
