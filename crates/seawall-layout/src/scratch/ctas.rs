//! The number of parts into which the CTAs of a cluster split a tensor.

use super::Result;
use crate::encoding::{Cga, Encoding};
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout, axis_dim};

/// Returns the parts per dimension of the encoding, independent of the shape. Fails for other than
/// register layouts.
pub(super) fn split(encoding: &Encoding) -> Result<Vec<u64>> {
    Ok(Cga::from_layout(blocks(encoding)?).split_num())
}

/// Returns the part of `shape` that one CTA holds.
pub(super) fn shape_per_cta(encoding: &Encoding, shape: &[u64]) -> Result<Vec<u64>> {
    Ok(Cga::from_layout(blocks(encoding)?).shape_per_cta(shape))
}

/// Returns the layout from `block` to the tensor's dimensions. Recursion follows the nesting, which
/// the parser limits.
fn blocks(encoding: &Encoding) -> Result<LinearLayout> {
    match encoding {
        Encoding::Blocked(e) => Ok(e.cga.layout().clone()),
        Encoding::NvidiaMma(e) => Ok(e.cga.layout().clone()),
        Encoding::AmdMfma(e) => Ok(e.cga.layout().clone()),
        Encoding::AmdWmma(e) => Ok(e.cga.layout().clone()),
        Encoding::Slice(e) => blocks(&e.parent)?.remove_axis(e.dim),
        Encoding::DotOperand(e) => {
            // CTAs that differ only along K hold the same data.
            let rank = e.parent.rank();
            let k = rank.checked_sub(if e.op_idx == 0 { 1 } else { 2 }).ok_or(LayoutError::DimMismatch)?;
            blocks(&e.parent)?.resize_out(axis_dim(k)?, 1)
        }
        Encoding::Linear(e) => {
            let axes: Vec<Dim> = e.layout.out_dims().collect();
            e.layout.sublayout(&[Dim::Block], &axes)
        }
        _ => Err(LayoutError::Unsupported("the encoding is not a register layout")),
    }
}
