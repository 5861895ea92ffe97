//! What `ttg.warp_specialize` passes to its partitions through shared memory.

use super::target::ScratchTarget;
use super::{Result, element_bytes};
use crate::error::LayoutError;

/// Bytes to which the captures of a `ttg.warp_specialize` are aligned.
pub const CAPTURE_ALIGNMENT: u32 = 8;

/// A value that the partitions of a `ttg.warp_specialize` take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// An integer or a float.
    Scalar {
        /// Its width.
        bits: u32,
    },
    /// A pointer, or a descriptor of a tensor that is read by im2col.
    Pointer,
    /// A descriptor of a tensor (`!tt.tensordesc`).
    Descriptor {
        /// Number of dimensions of its block.
        rank: u32,
    },
    /// A view of a CTA's shared memory.
    Shared {
        /// Number of its dimensions, stages included.
        rank: u32,
    },
    /// A view of other memory, such as tensor memory.
    OtherMemory,
}

/// Bytes of all captures, one right after the other.
///
/// Triton 3.9: a view of shared memory is its address and an offset for each dimension; on AMD GPUs a descriptor is
/// the words that the tensor data mover reads, 12 up to two dimensions and 20 above, and 8 bytes elsewhere. Errors: a
/// scalar of no bits, or of more than 128; sizes that do not fit 32 bits.
pub fn captures_scratch(captures: &[Capture], target: &ScratchTarget) -> Result<u32> {
    let mut all = 0u64;
    for capture in captures {
        let bytes = match *capture {
            Capture::Scalar { bits } => element_bytes(bits)?,
            Capture::Descriptor { rank } if !target.is_nvidia() => 4 * if rank > 2 { 20 } else { 12 },
            Capture::Pointer | Capture::Descriptor { .. } | Capture::OtherMemory => 8,
            Capture::Shared { rank } => 8 + 4 * u64::from(rank),
        };
        all = all.saturating_add(bytes);
    }
    u32::try_from(all).map_err(|_| LayoutError::AddressOverflow)
}
