//! Conversion of an encoding and a shape to a linear layout, like `toLinearLayout` of Triton 3.9.

mod amd;
mod conversion;
mod distributed;
mod nvidia;
mod nvmma;
mod shared;
mod tensor_memory;

pub use conversion::{cvt_is_warp_synchronous, is_block_local, minimal_conversion};

use seawall_base::index_u32;

use crate::encoding::{Cga, Encoding};
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout, axis_dim};

type Result<T> = std::result::Result<T, LayoutError>;

impl Encoding {
    /// Returns the layout of a tensor (or buffer) of `shape` in this encoding.
    ///
    /// The inputs depend on the encoding:
    ///
    /// - distributed: `register, lane, warp, block`.
    /// - shared: `offset` (in elements), `block`, and `partition` if it is partitioned.
    /// - tensor memory: `row, col, block` (columns in elements).
    ///
    /// The outputs are `dim0, dim1, ...`. For a padded encoding the result is its linear part,
    /// without the padding. For a buffer, `shape` is the *allocation's* shape without its stages.
    /// For views see [`MemDesc::layout`](crate::MemDesc::layout).
    ///
    /// # Errors
    ///
    /// - A dimension is not a power of two.
    /// - The rank is not that of the encoding.
    /// - The shape is too small for the encoding's tile.
    /// - The instruction is unknown.
    pub fn to_linear_layout(&self, shape: &[i64]) -> Result<LinearLayout> {
        let (rank, given) = (self.rank(), index_u32(shape.len()));
        if rank != given {
            return Err(LayoutError::Rank { encoding: rank, shape: given });
        }
        layout_of(self, &sizes(shape)?)
    }
}

/// Returns the shape as sizes, each a power of two.
pub(crate) fn sizes(shape: &[i64]) -> Result<Vec<u64>> {
    let size = |&dim: &i64| match u64::try_from(dim) {
        Ok(size) if size.is_power_of_two() => Ok(size),
        _ => Err(LayoutError::NotPowerOfTwo { what: "a dimension of the shape", value: dim }),
    };
    shape.iter().map(size).collect()
}

/// Same as [`Encoding::to_linear_layout`] for a shape of the right rank.
///
/// The recursion follows the nesting of the encoding, which the parser limits.
pub(crate) fn layout_of(encoding: &Encoding, shape: &[u64]) -> Result<LinearLayout> {
    match encoding {
        Encoding::Blocked(e) => distributed::blocked(e, shape),
        Encoding::Slice(e) => distributed::slice(e, shape),
        Encoding::DotOperand(e) => distributed::dot_operand(e, shape),
        Encoding::NvidiaMma(e) => nvidia::result(e, shape),
        Encoding::AmdMfma(e) => amd::mfma_result(e, shape),
        Encoding::AmdWmma(e) => amd::wmma_result(e, shape),
        Encoding::Linear(e) => distributed::linear(e, shape),
        Encoding::SwizzledShared(e) => shared::swizzled(e, shape),
        Encoding::RotatingShared(e) => shared::rotating(e, shape),
        Encoding::PaddedShared(e) => Ok(e.layout.clone()),
        Encoding::SharedLinear(e) => Ok(e.layout.clone()),
        Encoding::PartitionedShared(e) => shared::partitioned(e, shape),
        Encoding::NvmmaShared(e) => nvmma::nvmma(e, shape),
        Encoding::TensorMemory(e) => tensor_memory::blocks(e, shape),
        Encoding::TensorMemoryScales(e) => tensor_memory::scales(e, shape),
    }
}

/// Extends one CTA's tile to the CTA's part of `shape`, and then to all CTAs.
fn combine(tile: &LinearLayout, cga: &Cga, shape: &[u64]) -> Result<LinearLayout> {
    combine_with(tile, cga, shape, true)
}

/// Same as [`combine`]. Without `keep_registers`, registers that only replicate elements are
/// removed.
fn combine_with(tile: &LinearLayout, cga: &Cga, shape: &[u64], keep_registers: bool) -> Result<LinearLayout> {
    let axes = Dim::axes(shape.len());
    let size =
        |dim: Dim| axes.iter().position(|&a| a == dim).and_then(|i| shape.get(i)).copied().unwrap_or(1);
    let order: Vec<Dim> = tile.out_dims().collect();
    let cga = cga.layout().ensure_not_larger(size, true)?.transpose_outs(&order)?;
    let part = |dim: Dim| (size(dim) / cga.out_size(dim).unwrap_or(1)).max(1);
    let tile = tile.ensure_not_smaller(part)?.ensure_not_larger(part, keep_registers)?;
    let layout = tile.product(&cga)?.transpose_outs(&axes)?;
    if layout.out_dims().all(|dim| layout.out_size(dim) == Some(size(dim))) {
        Ok(layout)
    } else {
        Err(LayoutError::ShapeDoesNotFit("the CTAs cover more elements than the tensor has"))
    }
}

/// Returns the dimensions from fastest to slowest, batch last. In row-major order the last
/// dimension is fastest.
fn matrix_order(rank: usize, row_major: bool) -> Vec<u32> {
    let mut order: Vec<u32> = (0..index_u32(rank)).rev().collect();
    if !row_major && rank >= 2 {
        order.swap(0, 1);
    }
    order
}

/// Returns the order of an operand with K fastest: A is (batch, M, K), B is (batch, K, N).
fn operand_order(op_idx: u32, rank: usize) -> Vec<u32> {
    matrix_order(rank, op_idx == 0)
}

/// Returns the axes `dim<order[0]>`, `dim<order[1]>`, and so on.
fn ordered_axes(order: &[u32]) -> Result<Vec<Dim>> {
    order.iter().map(|&axis| axis_dim(axis)).collect()
}

/// Returns the dimensions in the order in which the bases of `dim` move in them, then the others
/// from last to first.
pub(crate) fn order_per_dim(layout: &LinearLayout, dim: Dim) -> Vec<u32> {
    let rank = index_u32(layout.out_dims().len());
    let moved = layout.bases(dim).into_iter().filter_map(|basis| basis.iter().position(|&value| value != 0));
    let mut order: Vec<u32> = Vec::new();
    for axis in moved.filter_map(|at| u32::try_from(at).ok()).chain((0..rank).rev()) {
        if !order.contains(&axis) {
            order.push(axis);
        }
    }
    order
}

fn wide(values: &[u32]) -> Vec<u64> {
    values.iter().map(|&value| value.into()).collect()
}

/// Returns element `at` of a list. The parser has checked that the list is long enough.
fn nth<T: Copy>(values: &[T], at: usize) -> Result<T> {
    values.get(at).copied().ok_or(LayoutError::DimMismatch)
}

/// Returns `a / b`, or an error if `b` is 0.
fn divide(a: u64, b: u64) -> Result<u64> {
    a.checked_div(b).ok_or(LayoutError::ShapeDoesNotFit("a tile has no elements"))
}

/// Returns `size` points of `input` along `output`.
fn identity(size: u64, input: Dim, output: Dim) -> Result<LinearLayout> {
    LinearLayout::identity_1d(size, input, output)
}

/// Returns `size` points of `input` that map to the same point of `output`.
fn zeros(size: u64, input: Dim, output: Dim) -> Result<LinearLayout> {
    LinearLayout::zeros_1d(size, input, output, 1)
}
