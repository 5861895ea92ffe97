//! Buffers: allocations in the memories of a CTA.

use seawall_base::{Runs, index_u32};
use smallvec::SmallVec;

use crate::ids::{FunctionId, OriginId};
use crate::warp_map::WarpMap;

/// A memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// Shared memory (LDS), in bytes.
    Shared,
    /// Tensor memory (PTX ISA, "Tensor Memory"): [`TENSOR_ROWS`] rows by columns of 32-bit words.
    /// Sizes are numbers of columns, for any number of rows. An address is `row << 16 | column` and
    /// names one word.
    Tensor,
}

/// Rows of tensor memory. The PTX ISA calls them lanes.
pub const TENSOR_ROWS: u32 = 128;

/// Returns the column of a tensor memory address: its lower 16 bits. The upper bits are the row.
pub fn column_of(address: u32) -> u32 {
    address & 0xffff
}

/// An allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffer {
    /// Its name in the source.
    pub name: String,
    /// The memory.
    pub space: Space,
    /// The function whose frame contains it.
    pub function: FunctionId,
    /// Physical start addresses in the frame, one per partition of a partitioned layout. Empty if
    /// the buffer has no address yet.
    pub offsets: SmallVec<[u32; 1]>,
    /// Number of slots: 1 unless multi-buffered.
    pub slots: u32,
    /// Size of all slots together: bytes in shared memory, columns in tensor memory.
    pub size: u32,
    /// Whether it is scratch memory of one op.
    pub scratch: bool,
    /// The op that allocates it.
    pub origin: OriginId,
    /// The planning attributes of the allocating op.
    pub plan: Plan,
}

impl Buffer {
    /// Returns the ranges that the buffer occupies, one per start address, as first address and end
    /// (exclusive). Empty if it has no address yet.
    ///
    /// Shared memory: bytes, moved by `base`, the start of its frame. Tensor memory: columns only,
    /// because two buffers in different rows of one column may still share rows.
    pub fn ranges(&self, base: u32) -> SmallVec<[(u64, u64); 1]> {
        let parts = index_u32(self.offsets.len()).max(1);
        let size = match self.space {
            Space::Shared => self.size.div_ceil(parts),
            Space::Tensor => self.size,
        };
        let range = |&offset: &u32| {
            let start = match self.space {
                Space::Shared => u64::from(offset) + u64::from(base),
                Space::Tensor => u64::from(column_of(offset)),
            };
            (start, start + u64::from(size))
        };
        self.offsets.iter().map(range).collect()
    }

    /// Whether a byte, or a column of tensor memory, may belong to both of two buffers, if their
    /// frames start at one address.
    pub fn may_share(&self, other: &Buffer) -> bool {
        let others = other.ranges(0);
        let meets = |own: &(u64, u64)| others.iter().any(|other| own.0 < other.1 && other.0 < own.1);
        self.space == other.space && self.ranges(0).iter().any(meets)
    }

    /// Whether a warp map stays inside the bytes of the buffer, or inside its columns of tensor
    /// memory.
    pub fn holds(&self, map: &WarpMap) -> bool {
        let column = |offset: u32| match self.space {
            Space::Shared => u64::from(offset),
            Space::Tensor => u64::from(column_of(offset)),
        };
        let runs = map.warps.iter().flat_map(Runs::as_slice);
        let end = runs.map(|run| column(run.1 - 1) + 1).max().unwrap_or(0);
        let last = map.starts.iter().map(|&start| column(start)).max().unwrap_or(0);
        last + end <= u64::from(self.size)
    }
}

/// What an automatic warp specializer wrote on an allocation: the placement that it intends and the
/// name in the source. The actual placement is [`Buffer::offsets`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// `buffer.id`. Allocations with one number share storage (tensor memory), or a ring and its
    /// barrier (shared memory).
    pub group: Option<u32>,
    /// `buffer.offset`: the column of this allocation inside the owner of its group. The owner is
    /// the allocation of the group without an offset.
    pub column: Option<u32>,
    /// `buffer.copy`: the intended number of slots.
    pub copies: Option<u32>,
    /// The source name, from the location of the op.
    pub label: Option<String>,
}
