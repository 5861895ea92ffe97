//! Broadcast of atomic results to all holders of an element (`tt.atomic_rmw` and similar ops), and
//! `tt.histogram`.

use super::{Result, ctas, element_bytes, product, staged_bits, total};
use crate::convert::sizes;
use crate::encoding::Encoding;
use crate::error::LayoutError;
use crate::linear::Dim;

/// Returns the bytes of scratch memory that broadcast the result of a tensor atomic to threads that
/// did not execute it.
///
/// The size is that of one CTA's part of the tensor. It is 0 if no element has holders in several
/// warps or CTAs, because lanes exchange replicas by shuffles. `element_bits` is the width of an
/// element of the result, 64 for a pointer. Only a used result is broadcast. For a scalar see
/// [`scalar_broadcast_scratch`].
///
/// # Errors
///
/// The encoding does not match the shape or is not a register layout.
pub fn broadcast_scratch(encoding: &Encoding, shape: &[i64], element_bits: u32) -> Result<u32> {
    if !encoding.is_distributed() {
        return Err(LayoutError::Unsupported("the result of an atomic needs a register layout"));
    }
    let layout = encoding.to_linear_layout(shape)?;
    let masks = layout.free_variable_masks();
    if masks.iter().all(|&(dim, free)| free == 0 || !matches!(dim, Dim::Warp | Dim::Block)) {
        return Ok(0);
    }
    let elements = product(ctas::shape_per_cta(encoding, &sizes(shape)?)?)?;
    total(elements, element_bytes(element_bits)?)
}

/// Same as [`broadcast_scratch`] for a scalar result of `element_bits` bits, if it is broadcast:
/// one element.
///
/// Fails for a width of 0, or above 128.
pub fn scalar_broadcast_scratch(element_bits: u32) -> Result<u32> {
    total(1, element_bytes(element_bits)?)
}

/// Returns the bytes of scratch memory of a `tt.histogram` of a tensor of `shape` in `src`.
///
/// There are `bins` bins of `element_bits` bits and `warps` warps. Each bin has one counter, and
/// there are at least as many counters as a warp has threads. A single warp counts up to two bins
/// by ballots and needs no scratch, unless several CTAs hold different parts of the tensor.
///
/// # Errors
///
/// The same as [`broadcast_scratch`], and an element width that is not a power of two.
pub fn histogram_scratch(
    src: &Encoding,
    shape: &[i64],
    bins: u64,
    element_bits: u32,
    (warps, threads_per_warp): (u32, u32),
) -> Result<u32> {
    let layout = src.to_linear_layout(shape)?;
    let ctas = layout.in_size(Dim::Block).ok_or(LayoutError::MissingDim(Dim::Block))?;
    if warps == 1 && bins <= 2 && layout.free_bits(Dim::Block) == ctas - 1 {
        return Ok(0);
    }
    total(bins.max(threads_per_warp.into()), u64::from(staged_bits(element_bits)? / 8))
}
