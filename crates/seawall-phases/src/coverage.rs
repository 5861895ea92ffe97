//! The coverage table: every writer to memory that has other uses, and what orders it after them.

use std::collections::BTreeSet;

use seawall_model::{BufferId, EventId, PartitionId, Space};

use crate::finding::Missing;
use crate::phases::Object;

/// A write and the memory that it covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writer {
    /// The write.
    pub event: EventId,
    /// The partition of the write.
    pub partition: PartitionId,
    /// The memory space.
    pub space: Space,
    /// The buffer that the write names.
    pub buffer: BufferId,
    /// The first address that the write may touch and the one after the last: bytes of shared
    /// memory or columns of tensor memory. This is its footprint, or the whole allocation if it
    /// covers that. `None` if its buffer has no address.
    pub extent: Option<(u32, u32)>,
    /// Number of loops around the write.
    pub depth: u32,
    /// Rows in order: one for each buffer that the write touches, piece of it that is used
    /// separately, and partition that uses the piece.
    pub rows: Vec<Row>,
}

/// Users of a buffer that the writer touches, from one partition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The buffer.
    pub buffer: BufferId,
    /// The first address that the users touch and the one after the last, if known.
    pub extent: Option<(u32, u32)>,
    /// The events that use the piece.
    pub users: Vec<EventId>,
    /// The partition of the users.
    pub partition: PartitionId,
    /// Number of loops around the innermost user.
    pub depth: u32,
    /// What orders the users before the writer.
    pub order: Order,
    /// The events of all pairs of executions that nothing orders. The first of a pair has to
    /// complete before the second.
    pub unordered: BTreeSet<(EventId, EventId)>,
}

/// How a writer is ordered after its users.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Both are in one partition: program order applies, and the partition waits for completion.
    Program,
    /// Ordered by waits of the writer's partition. In each run, that is the last wait before the
    /// write that published the use.
    Ordered {
        /// The waits.
        by: Vec<EventId>,
        /// The objects that they wait for.
        through: Vec<Object>,
    },
    /// The user may touch the same bytes, but no run had it before the writer.
    Never,
    /// Not ordered.
    Missing(Missing),
}
