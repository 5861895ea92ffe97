//! How many bytes of scratch shared memory an op needs, as the allocation passes of Triton 3.9 compute it.
//!
//! A layout conversion, a reduction and their like move elements between threads by way of shared memory that they
//! get for themselves. How much follows from the layouts, the width of the elements and the GPU: a conversion is
//! staged in rounds, as many as leave full vectors and no more bank conflicts than needed, and its buffer holds one
//! round. The functions answer in bytes for one CTA; 0 says that the op needs no scratch memory.
//!
//! One file a concern: `target` is what of a GPU matters, `span` vectors over F2, `flat` a layout as lists of them,
//! `staging` how a conversion is staged, `instructions` which instructions stage it on NVIDIA GPUs, and
//! `shuffle` which conversions need none; the others have an op each.
//!
//! A number is exact or an error: whoever places buffers where Triton does cannot use a guess.

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

/// Bytes in which a tensor map is built before it is copied to global memory: the size of a `CUtensorMap`.
pub const TENSOR_MAP_SCRATCH: u32 = 128;

/// Bytes to which the scratch memory of an op is aligned, other than that of `ttg.warp_specialize`.
pub const SCRATCH_ALIGNMENT: u32 = 128;

/// Bits that one element takes in scratch memory: at least a byte. Errors: a width that no conversion moves.
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

/// Bytes of one element that is stored by itself. Errors: a width of 0, or one above 128, which no element has.
fn element_bytes(element_bits: u32) -> Result<u64> {
    match element_bits {
        1..=128 => Ok(u64::from(element_bits.div_ceil(8))),
        _ => Err(LayoutError::Unsupported("an element of no bits, or of more than 128")),
    }
}

/// `elements · bytes`, which must fit the 32 bits of an address.
fn total(elements: u64, bytes: u64) -> Result<u32> {
    let size = elements.checked_mul(bytes).and_then(|size| u32::try_from(size).ok());
    size.ok_or(LayoutError::AddressOverflow)
}

/// The product of sizes, which must fit 64 bits.
fn product(sizes: impl IntoIterator<Item = u64>) -> Result<u64> {
    sizes.into_iter().try_fold(1u64, |all, size| all.checked_mul(size)).ok_or(LayoutError::AddressOverflow)
}
