//! The captures that `ttg.warp_specialize` passes to its partitions through shared memory.

use super::target::ScratchTarget;
use super::{Result, element_bytes};
use crate::error::LayoutError;

/// The alignment of the captures of a `ttg.warp_specialize` in bytes.
pub const CAPTURE_ALIGNMENT: u32 = 8;

/// A captured value of a `ttg.warp_specialize`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// An integer or a float.
    Scalar {
        /// The width in bits.
        bits: u32,
    },
    /// A pointer, or an im2col tensor descriptor.
    Pointer,
    /// A tensor descriptor (`!tt.tensordesc`).
    Descriptor {
        /// The number of dimensions of its block.
        rank: u32,
    },
    /// A view of a CTA's shared memory.
    Shared {
        /// The number of its dimensions, including stages.
        rank: u32,
    },
    /// A view of other memory, such as tensor memory.
    OtherMemory,
}

/// Returns the bytes of all captures, which are contiguous.
///
/// The rules are those of Triton 3.9. A view of shared memory is its address and one offset per
/// dimension. A descriptor is 8 bytes, except on AMD GPUs. There it is the words that the tensor
/// data mover reads: 12 for up to two dimensions, 20 for more.
///
/// # Errors
///
/// A scalar has a width of 0 or above 128, or a size exceeds 32 bits.
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
