//! Results that all holders of an element must see (`tt.atomic_rmw` and its like), and `tt.histogram`.

use super::{Result, ctas, element_bytes, product, staged_bits, total};
use crate::convert::sizes;
use crate::encoding::Encoding;
use crate::error::LayoutError;
use crate::linear::Dim;

/// Bytes of scratch memory through which the result of an atomic of tensors reaches the threads that did not execute
/// it: the part of the tensor that one CTA holds, or 0 if no element has holders in several warps or CTAs; lanes that
/// hold the same exchange it by shuffles. `element_bits` is the width of an element of the result, 64 for a pointer.
///
/// Only a result that some op uses is passed on. For a scalar ask [`scalar_broadcast_scratch`]. Errors: an encoding
/// that does not fit the shape or is no register layout.
pub fn broadcast_scratch(encoding: &Encoding, shape: &[i64], element_bits: u32) -> Result<u32> {
    if !encoding.is_distributed() {
        return Err(LayoutError::Unsupported("a result that is in no registers"));
    }
    let layout = encoding.to_linear_layout(shape)?;
    let masks = layout.free_variable_masks();
    if masks.iter().all(|&(dim, free)| free == 0 || !matches!(dim, Dim::Warp | Dim::Block)) {
        return Ok(0);
    }
    let elements = product(ctas::shape_per_cta(encoding, &sizes(shape)?)?)?;
    total(elements, element_bytes(element_bits)?)
}

/// The same for a result that is one value of `element_bits` bits, where it is passed on at all: one element. Errors: a
/// value of no bits, or of more than 128.
pub fn scalar_broadcast_scratch(element_bits: u32) -> Result<u32> {
    total(1, element_bytes(element_bits)?)
}

/// Bytes of scratch memory of a `tt.histogram` of a tensor of `shape` in `src`, with `bins` bins of `element_bits`
/// bits, by `warps` warps: a counter each, but no fewer than a warp has threads. One warp counts up to two bins by
/// ballots and needs none, unless several CTAs hold different parts of the tensor. Errors: as
/// [`broadcast_scratch`], or an element that is no power of two of bits.
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
