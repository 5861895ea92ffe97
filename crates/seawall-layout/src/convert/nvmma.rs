//! The shared-memory layout of TMA and of the tensor cores.

use seawall_base::index_u32;

use super::{Result, combine, divide, identity, nth};
use crate::encoding::NvmmaShared;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout, axis_dim};

/// The rows of a core matrix (PTX ISA, "Shared memory matrix layout").
const CORE_ROWS: u64 = 8;
/// The largest extent of a TMA block in one dimension (CUDA driver API, `cuTensorMapEncodeTiled`).
const TMA_MAX_DIM: u64 = 256;

/// TMA writes block after block. A block consists of 8-row core matrices, swizzled in 16-byte
/// groups.
pub(super) fn nvmma(e: &NvmmaShared, shape: &[u64]) -> Result<LinearLayout> {
    let part = e.cga.shape_per_cta(shape);
    let block = tma_block(e, &part)?;
    let tile = if e.swizzling_byte_width == 0 { plain(e, &block)? } else { swizzled(e, &block)? };
    let size = |dim: Dim| match dim {
        Dim::Axis(axis) => part.get(usize::from(axis)).copied().unwrap_or(1),
        _ => 1,
    };
    // Blocks repeat in the order of dimensions of the tile.
    combine(&tile.ensure_not_smaller(size)?, &e.cga, shape)
}

/// Returns the box that one TMA instruction moves, in stored elements.
fn tma_block(e: &NvmmaShared, part: &[u64]) -> Result<Vec<u64>> {
    let contiguous = if e.transposed { 0 } else { part.len().saturating_sub(1) };
    let packing = if e.fp4_padded { 2 } else { 1 };
    let mut block = part.to_vec();
    *block.get_mut(contiguous).ok_or(LayoutError::DimMismatch)? *= packing;
    for size in &mut block {
        *size = (*size).min(TMA_MAX_DIM);
    }
    let inner = block.get_mut(contiguous).ok_or(LayoutError::DimMismatch)?;
    if e.swizzling_byte_width != 0 {
        let row = divide(8 * u64::from(e.swizzling_byte_width), e.element_bits.into())?;
        if *inner < row {
            return Err(LayoutError::ShapeDoesNotFit("the contiguous dimension is smaller than the swizzle"));
        }
        *inner = row;
    }
    *inner /= packing;
    if block.contains(&0) {
        Err(LayoutError::ShapeDoesNotFit("a TMA block has no elements"))
    } else {
        Ok(block)
    }
}

/// Returns the layout without swizzling: row-major inside a block.
fn plain(e: &NvmmaShared, block: &[u64]) -> Result<LinearLayout> {
    let mut layout = LinearLayout::empty();
    for (axis, &size) in rotated(e, block).iter().enumerate().rev() {
        layout.multiply(&identity(size, Dim::Offset, axis_dim(index_u32(axis))?)?)?;
    }
    if e.transposed { rotate_outs(&layout) } else { Ok(layout) }
}

fn swizzled(e: &NvmmaShared, block: &[u64]) -> Result<LinearLayout> {
    if block.len() < 2 {
        return Err(LayoutError::ShapeDoesNotFit("swizzling needs two dimensions"));
    }
    let last = nth(block, block.len() - 1)?;
    let outer: u64 = block.iter().rev().skip(1).product();
    // All outer dimensions are collapsed into one, so that a core matrix may span them.
    let collapsed = if e.transposed { [last, outer] } else { [outer, last] };
    let core = core_matrix(e)?;
    let packing = if e.fp4_padded { 2 } else { 1 };
    let core_cols = core.out_size(Dim::Axis(1)).unwrap_or(1);
    if nth(&collapsed, 1)? * packing < core_cols || nth(&collapsed, 0)? < CORE_ROWS {
        return Err(LayoutError::ShapeDoesNotFit("a TMA block is smaller than a core matrix"));
    }
    let size = |dim: Dim| if dim == Dim::Axis(0) { collapsed[0] } else { collapsed[1] };
    let flat = core.ensure_not_smaller(size)?;
    let target = rotated(e, block);
    let axes = Dim::axes(target.len());
    let named: Vec<(Dim, u64)> = axes.iter().copied().zip(target.iter().copied()).rev().collect();
    let layout =
        flat.transpose_outs(&[Dim::Axis(1), Dim::Axis(0)])?.reshape_outs(&named)?.transpose_outs(&axes)?;
    if e.transposed { rotate_outs(&layout) } else { Ok(layout) }
}

/// Returns a core matrix: 8 rows of `swizzling_byte_width` bytes, with 16-byte groups permuted by
/// the row.
///
/// With padded fp4, each 8 elements are followed by 8 positions that map to the same elements.
fn core_matrix(e: &NvmmaShared) -> Result<LinearLayout> {
    let (width, bits) = (u64::from(e.swizzling_byte_width), u64::from(e.element_bits));
    let cols = divide(8 * width.max(16), bits)?;
    let vec = divide(128, bits)?;
    let (per_phase, max_phase) = (divide(128, width)?, width / 16);
    let packed = |col: u64| if e.fp4_padded { col / 16 * 8 + col % 8 } else { col };
    let mut bases = Vec::new();
    for bit in 0..cols.checked_ilog2().unwrap_or(0) {
        bases.push(vec![0, packed(1 << bit)]);
    }
    for bit in 0..CORE_ROWS.ilog2() {
        let row = 1u64 << bit;
        bases.push(vec![row, packed(vec * (divide(row, per_phase)? % max_phase.max(1)))]);
    }
    LinearLayout::from_bases(&[(Dim::Offset, bases)], &[Dim::Axis(0), Dim::Axis(1)])
}

/// Returns `block` with dimension 0 innermost if the buffer is transposed.
fn rotated(e: &NvmmaShared, block: &[u64]) -> Vec<u64> {
    let mut block = block.to_vec();
    if e.transposed && !block.is_empty() {
        block.rotate_left(1);
    }
    block
}

/// Rotates the output dimensions: each takes the coordinate and the size of the one before it.
fn rotate_outs(layout: &LinearLayout) -> Result<LinearLayout> {
    let mut bases = layout.bases(Dim::Offset);
    for basis in bases.iter_mut().filter(|basis| !basis.is_empty()) {
        basis.rotate_right(1);
    }
    let dims: Vec<Dim> = layout.out_dims().collect();
    LinearLayout::from_bases(&[(Dim::Offset, bases)], &dims)
}
