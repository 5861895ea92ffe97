//! Blocked, sliced and linear tensors, and dot operands without matrix instructions.

use seawall_base::index_u32;

use super::{
    Result, amd, combine, combine_with, identity, layout_of, matrix_order, nth, nvidia, order_per_dim,
    ordered_axes, wide, zeros,
};
use crate::encoding::{Blocked, Cga, DotOperand, Encoding, Linear, Slice};
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout, axis_dim};

pub(super) fn blocked(e: &Blocked, shape: &[u64]) -> Result<LinearLayout> {
    let tile = LinearLayout::identity_nd(Dim::Register, &wide(&e.size_per_thread), &e.order)?
        .product(&LinearLayout::identity_nd(Dim::Lane, &wide(&e.threads_per_warp), &e.order)?)?
        .product(&LinearLayout::identity_nd(Dim::Warp, &wide(&e.warps_per_cta), &e.order)?)?;
    // A thread does not hold replicas in its registers.
    combine_with(&tile, &e.cga, shape, false)
}

/// Returns the parent's layout without one dimension.
///
/// Registers that differ only in this dimension are removed. Threads become replicas.
pub(super) fn slice(e: &Slice, shape: &[u64]) -> Result<LinearLayout> {
    let mut parent_shape = shape.to_vec();
    if e.dim as usize > parent_shape.len() {
        return Err(LayoutError::DimMismatch);
    }
    parent_shape.insert(e.dim as usize, 1);
    Ok(layout_of(&e.parent, &parent_shape)?.remove_axis(e.dim)?.remove_zero_bases(Dim::Register))
}

/// Repeats or broadcasts the given bases to the shape, in the order of the register bases.
pub(super) fn linear(e: &Linear, shape: &[u64]) -> Result<LinearLayout> {
    let axes = Dim::axes(shape.len());
    let order = ordered_axes(&order_per_dim(&e.layout, Dim::Register))?;
    let size =
        |dim: Dim| axes.iter().position(|&a| a == dim).and_then(|i| shape.get(i)).copied().unwrap_or(1);
    e.layout
        .transpose_outs(&order)?
        .ensure_not_smaller(size)?
        .ensure_not_larger(size, false)?
        .transpose_outs(&axes)
}

pub(super) fn dot_operand(e: &DotOperand, shape: &[u64]) -> Result<LinearLayout> {
    match &e.parent {
        Encoding::Blocked(parent) => fma_operand(e, parent, shape),
        Encoding::AmdMfma(parent) => amd::mfma_operand(e, parent, shape),
        Encoding::AmdWmma(parent) => amd::wmma_operand(e, parent, shape),
        Encoding::NvidiaMma(parent) => nvidia::operand(e, parent, shape),
        _ => Err(LayoutError::Unsupported("a dot operand needs a parent with dot operands")),
    }
}

/// Returns the dimension of an operand that is K.
pub(super) fn k_dim(op_idx: u32, rank: usize) -> Result<usize> {
    rank.checked_sub(if op_idx == 0 { 1 } else { 2 }).ok_or(LayoutError::DimMismatch)
}

/// Returns the CTA layout of an operand. CTAs that differ only in K hold the same data.
pub(super) fn operand_cga(e: &DotOperand, cga: &Cga, rank: usize) -> Result<Cga> {
    let dim = axis_dim(index_u32(k_dim(e.op_idx, rank)?))?;
    Ok(Cga::from_layout(cga.layout().resize_out(dim, 1)?))
}

/// Returns the lanes or warps of the result's tiling, each holding all of K.
pub(super) fn broadcast_along_k(shape: &[u32], order: &[u32], k: usize, input: Dim) -> Result<LinearLayout> {
    let mut layout = LinearLayout::empty();
    for &axis in order {
        let (size, dim) = (nth(shape, axis as usize)?.into(), axis_dim(axis)?);
        layout.multiply(&if axis as usize == k {
            zeros(size, input, dim)?
        } else {
            identity(size, input, dim)?
        })?;
    }
    Ok(layout)
}

fn fma_operand(e: &DotOperand, parent: &Blocked, shape: &[u64]) -> Result<LinearLayout> {
    let rank = shape.len();
    let k = k_dim(e.op_idx, rank)?;
    let mut registers = wide(&parent.size_per_thread);
    *registers.get_mut(k).ok_or(LayoutError::DimMismatch)? = nth(shape, k)?;
    let order = ordered_axes(&parent.order)?;
    let tile = LinearLayout::identity_nd(Dim::Register, &registers, &parent.order)?
        .product(
            &broadcast_along_k(&parent.threads_per_warp, &parent.order, k, Dim::Lane)?
                .transpose_outs(&order)?,
        )?
        .product(
            &broadcast_along_k(&parent.warps_per_cta, &parent.order, k, Dim::Warp)?.transpose_outs(&order)?,
        )?;
    combine(&tile, &operand_cga(e, &parent.cga, rank)?, shape)
}

/// Returns the order in which warps tile a result.
pub(super) fn warp_order(rank: usize, row_major: bool) -> Vec<u32> {
    matrix_order(rank, row_major)
}
