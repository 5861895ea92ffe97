//! Results that all holders of an element must see (`tt.atomic_rmw` and its like), and `tt.histogram`.

use super::{Result, ctas, element_bytes, product, staged_bits, total};
use crate::convert::sizes;
use crate::encoding::Encoding;
use crate::error::LayoutError;

/// Bytes of scratch memory through which the result of an atomic of tensors reaches the threads that did not execute
/// it: the part of the tensor that one CTA holds, or 0 if each element has one holder. Only a result that some op
/// uses is passed on. A scalar result takes one element, which needs no function. `element_bits` is the width of what
/// is read. Errors: an encoding that does not fit the shape or is no register layout.
pub fn broadcast_scratch(encoding: &Encoding, shape: &[i64], element_bits: u32) -> Result<u32> {
    if !encoding.is_distributed() {
        return Err(LayoutError::Unsupported("a result that is in no registers"));
    }
    let layout = encoding.to_linear_layout(shape)?;
    if layout.is_injective() {
        return Ok(0);
    }
    let elements = product(ctas::shape_per_cta(encoding, &sizes(shape)?)?)?;
    total(elements, element_bytes(element_bits)?)
}

/// Bytes of scratch memory of a `tt.histogram` with `bins` bins of `element_bits` bits: a counter each, but no fewer
/// than a warp has threads. Errors: an element that is no power of two of bits.
pub fn histogram_scratch(bins: u64, element_bits: u32, threads_per_warp: u32) -> Result<u32> {
    total(bins.max(threads_per_warp.into()), u64::from(staged_bits(element_bits)? / 8))
}
