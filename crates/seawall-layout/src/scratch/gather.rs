//! `tt.gather`: the buffer for the source, if other warps need its elements.

use super::{Result, element_bytes, product, total};
use crate::convert::sizes;
use crate::encoding::Encoding;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout, axis_dim};

/// A tensor operand of a gather.
#[derive(Clone, Copy, Debug)]
pub struct GatherSide<'a> {
    /// The layout.
    pub encoding: &'a Encoding,
    /// The extent of each dimension, in elements.
    pub shape: &'a [i64],
}

/// Returns the bytes of scratch memory of a `tt.gather` along `axis`, for elements of
/// `element_bits` bits.
///
/// The size is that of the whole source. It is 0 if each lane's rows of the indices are its rows of
/// the source (`GatherLoweringHelper` of Triton 3.9).
///
/// # Errors
///
/// An encoding does not match its shape, or the tensors do not have the axis.
pub fn gather_scratch(
    src: GatherSide<'_>,
    indices: GatherSide<'_>,
    axis: u32,
    element_bits: u32,
) -> Result<u32> {
    if !src.encoding.is_distributed() || !indices.encoding.is_distributed() {
        return Err(LayoutError::Unsupported("a gather needs register layouts"));
    }
    let layout = |side: GatherSide<'_>| side.encoding.to_linear_layout(side.shape);
    if stays_in_warps(&layout(src)?, &layout(indices)?, axis_dim(axis)?)? {
        return Ok(0);
    }
    total(product(sizes(src.shape)?)?, element_bytes(element_bits)?)
}

/// Whether a warp holds all elements of its rows, and the same rows in the same lanes of both
/// tensors.
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
