//! What a node does with shared memory, and which two need a barrier between them.

use crate::trace::NodeKind;

/// What a node does with memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryAccessType {
    /// Nothing.
    None,
    /// Reads.
    Read,
    /// Writes.
    Write,
    /// An atomic operation, or a copy from global to shared memory.
    ReadWrite,
}

/// What a node of this kind does with memory, of any space.
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

/// Whether a producer and a consumer need a barrier between them: if they do different things, or both read and write.
pub fn need_barrier(producer: MemoryAccessType, consumer: MemoryAccessType) -> bool {
    use MemoryAccessType::{None, ReadWrite};
    producer != None && consumer != None && (producer != consumer || producer == ReadWrite)
}

/// The two passes over the trace: which accesses take the resource, and which must wait for that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hazard {
    /// Reads, and then anything that writes.
    WriteAfterRead,
    /// Anything that writes, and then reads.
    ReadAfterWrite,
}

impl Hazard {
    /// Whether an access opens a window of this pass (and is not one that closes it: each is only one of the two).
    pub(super) fn is_producer(self, access: MemoryAccessType) -> bool {
        let writes = matches!(access, MemoryAccessType::Write | MemoryAccessType::ReadWrite);
        match self {
            Hazard::WriteAfterRead => access == MemoryAccessType::Read,
            Hazard::ReadAfterWrite => writes,
        }
    }

    /// Whether an access must wait for the producers of its window.
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
