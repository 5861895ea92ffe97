//! The bytes of scratch shared memory that an op needs, as the allocation passes of Triton 3.9
//! compute them.
//!
//! Layout conversions, reductions and similar ops move elements between threads through shared
//! memory that they allocate themselves. Its size follows from the layouts, the element width and
//! the GPU. A conversion is staged in rounds, as many as possible with full vectors and minimal
//! bank conflicts. Its buffer holds one round. The functions return bytes per CTA; 0 means that the
//! op needs no scratch memory.
//!
//! These files have the common parts; each of the others has one op:
//!
//! - `target`: the properties of a GPU.
//! - `span`: vectors over F2.
//! - `flat`: a layout as lists of vectors.
//! - `staging`: the staging of a conversion.
//! - `instructions`: the choice of instructions on NVIDIA GPUs.
//! - `shuffle`: the conversions without memory.
//!
//! A result is exact or an error, because callers place buffers at the same offsets as Triton.

mod atomic;
mod captures;
mod conversion;
mod ctas;
mod flat;
mod gather;
mod instructions;
mod reduce;
mod scan;
mod shuffle;
mod span;
mod staging;
mod target;

pub use atomic::{broadcast_scratch, histogram_scratch, scalar_broadcast_scratch};
pub use captures::{CAPTURE_ALIGNMENT, Capture, captures_scratch};
pub use conversion::conversion_scratch;
pub use gather::{GatherSide, gather_scratch};
pub use reduce::reduce_scratch;
pub use scan::scan_scratch;
pub use target::ScratchTarget;

use crate::error::LayoutError;

type Result<T> = std::result::Result<T, LayoutError>;

/// The size in bytes of the tensor map (`CUtensorMap`) that is built before it is copied to global
/// memory.
pub const TENSOR_MAP_SCRATCH: u32 = 128;

/// The bytes in which an allocation of tensor memory publishes its address.
pub const TENSOR_BASE_SCRATCH: u32 = 4;

/// The alignment in bytes of an op's scratch memory, except for `ttg.warp_specialize`.
pub const SCRATCH_ALIGNMENT: u32 = 128;

/// Returns the bits that one element occupies in scratch memory, at least a byte. Fails for other
/// widths than conversions move.
fn staged_bits(element_bits: u32) -> Result<u32> {
    match element_bits {
        1..=8 => Ok(8),
        16 | 32 | 64 | 128 => Ok(element_bits),
        _ => Err(LayoutError::NotPowerOfTwo {
            what: "the width of an element in bits",
            value: element_bits.into(),
        }),
    }
}

/// Returns the bytes of one separately stored element. Fails for a width of 0 or above 128.
fn element_bytes(element_bits: u32) -> Result<u64> {
    match element_bits {
        1..=128 => Ok(u64::from(element_bits.div_ceil(8))),
        _ => Err(LayoutError::Unsupported("the width of an element is 0 or above 128 bits")),
    }
}

/// Returns `elements · bytes`. Fails beyond 32 bits.
fn total(elements: u64, bytes: u64) -> Result<u32> {
    let size = elements.checked_mul(bytes).and_then(|size| u32::try_from(size).ok());
    size.ok_or(LayoutError::AddressOverflow)
}

/// Returns the product of sizes. Fails beyond 64 bits.
fn product(sizes: impl IntoIterator<Item = u64>) -> Result<u64> {
    sizes.into_iter().try_fold(1u64, |all, size| all.checked_mul(size)).ok_or(LayoutError::AddressOverflow)
}
