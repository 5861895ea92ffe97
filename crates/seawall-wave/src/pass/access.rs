//! The accesses of nodes to memory, and the pairs of accesses that need a barrier between them.

use crate::trace::NodeKind;

/// How a node accesses memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryAccessType {
    /// No access.
    None,
    /// Reads.
    Read,
    /// Writes.
    Write,
    /// An atomic operation, or a copy from global to shared memory.
    ReadWrite,
}

/// Returns how a node of this kind accesses memory of any space.
pub const fn get_memory_access_type(kind: &NodeKind) -> MemoryAccessType {
    match kind {
        NodeKind::Read(_) => MemoryAccessType::Read,
        NodeKind::Write(_) => MemoryAccessType::Write,
        NodeKind::Atomic(_) | NodeKind::GatherToLds(_) | NodeKind::TensorLoadToLds(_) => {
            MemoryAccessType::ReadWrite
        }
        _ => MemoryAccessType::None,
    }
}

/// Returns whether a producer and a consumer need a barrier between them. They do if their accesses
/// differ, or if both read and write.
pub fn need_barrier(producer: MemoryAccessType, consumer: MemoryAccessType) -> bool {
    use MemoryAccessType::{None, ReadWrite};
    producer != None && consumer != None && (producer != consumer || producer == ReadWrite)
}

/// The two passes over the trace. Each has producers, which open a window, and consumers, which
/// must wait for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hazard {
    /// Producers read, and consumers write.
    WriteAfterRead,
    /// Producers write, and consumers read.
    ReadAfterWrite,
}

impl Hazard {
    /// Returns whether an access is a producer of this pass. Each access is either a producer or a
    /// consumer.
    pub(super) fn is_producer(self, access: MemoryAccessType) -> bool {
        let writes = matches!(access, MemoryAccessType::Write | MemoryAccessType::ReadWrite);
        match self {
            Hazard::WriteAfterRead => access == MemoryAccessType::Read,
            Hazard::ReadAfterWrite => writes,
        }
    }

    /// Returns whether an access is a consumer of this pass.
    pub(super) fn is_consumer(self, access: MemoryAccessType) -> bool {
        access != MemoryAccessType::None && !self.is_producer(access)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_barrier_is_needed_between_different_accesses_and_between_two_that_read_and_write() {
        use MemoryAccessType::{None, Read, ReadWrite, Write};
        for (producer, consumer, needed) in [
            (Read, Write, true),
            (Write, Read, true),
            (ReadWrite, Read, true),
            (Write, ReadWrite, true),
            (ReadWrite, ReadWrite, true),
            (Read, Read, false),
            (Write, Write, false),
            (None, Write, false),
            (Write, None, false),
        ] {
            assert_eq!(need_barrier(producer, consumer), needed, "{producer:?}, {consumer:?}");
        }
    }
}
