//! `tt.gather`: the source, where other warps may ask for its elements.

use super::{Result, element_bytes, product, total};
use crate::convert::sizes;
use crate::encoding::Encoding;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout, axis_dim};

/// A tensor that takes part in a gather.
#[derive(Clone, Copy, Debug)]
pub struct GatherSide<'a> {
    /// Its layout.
    pub encoding: &'a Encoding,
    /// Its extent in each dimension, in elements.
    pub shape: &'a [i64],
}

/// Bytes of scratch memory that a `tt.gather` along `axis` needs, for elements of `element_bits` bits: all of the
/// source, or 0 where each lane's rows of the indices are its rows of the source (Triton 3.9's
/// `GatherLoweringHelper`). Errors: an encoding that does not fit its shape, an axis that the tensors do not have.
pub fn gather_scratch(
    src: GatherSide<'_>,
    indices: GatherSide<'_>,
    axis: u32,
    element_bits: u32,
) -> Result<u32> {
    if !src.encoding.is_distributed() || !indices.encoding.is_distributed() {
        return Err(LayoutError::Unsupported("a gather is from register layouts"));
    }
    let layout = |side: GatherSide<'_>| side.encoding.to_linear_layout(side.shape);
    if stays_in_warps(&layout(src)?, &layout(indices)?, axis_dim(axis)?)? {
        return Ok(0);
    }
    total(product(sizes(src.shape)?)?, element_bytes(element_bits)?)
}

/// Whether a warp holds all elements of its rows, and the same rows in the same lanes of both tensors.
fn stays_in_warps(src: &LinearLayout, indices: &LinearLayout, axis: Dim) -> Result<bool> {
    let outer = [Dim::Block, Dim::Warp];
    for layout in [src, indices] {
        if !layout.has_out_dim(axis) {
            return Err(LayoutError::MissingDim(axis));
        }
        if !layout.sublayout_is_zero(&outer, &[axis]) {
            return Ok(false);
        }
    }
    let others: Vec<Dim> = src.out_dims().filter(|&dim| dim != axis).collect();
    let same = |ins: &[Dim]| Ok(src.sublayout(ins, &others)? == indices.sublayout(ins, &others)?);
    Ok(same(&outer)? && same(&[Dim::Lane])?)
}
