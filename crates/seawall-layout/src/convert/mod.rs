//! From an encoding and a shape to the linear layout that it means, as Triton 3.9's `toLinearLayout` answers.

mod amd;
mod conversion;
mod distributed;
mod nvidia;
mod nvmma;
mod shared;
mod tensor_memory;

pub use conversion::{cvt_is_warp_synchronous, is_block_local, minimal_conversion};

use crate::encoding::{Cga, Encoding};
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout, axis_dim};

type Result<T> = std::result::Result<T, LayoutError>;

impl Encoding {
    /// The layout of a tensor (or buffer) of `shape` in this encoding.
    ///
    /// Inputs are `register, lane, warp, block` for a distributed encoding, `offset` (in elements), `block` for a
    /// shared one (`partition` as well if it is partitioned), `row, col, block` for tensor memory (columns in elements). Outputs
    /// are `dim0, dim1, ...`. A padded encoding answers its linear part: add the padding to the offsets.
    ///
    /// For a buffer, `shape` is the *allocation's* shape without its stages; see
    /// [`MemDesc::layout`](crate::MemDesc::layout) for views. Errors: dimensions that are no powers of two, a rank
    /// that is not the encoding's, a shape too small for the encoding's tile, an instruction nobody knows.
    pub fn to_linear_layout(&self, shape: &[i64]) -> Result<LinearLayout> {
        let (rank, given) = (self.rank(), u32::try_from(shape.len()).unwrap_or(u32::MAX));
        if rank != given {
            return Err(LayoutError::Rank { encoding: rank, shape: given });
        }
        layout_of(self, &sizes(shape)?)
    }
}

/// The shape as sizes, each a power of two.
pub(crate) fn sizes(shape: &[i64]) -> Result<Vec<u64>> {
    let size = |&dim: &i64| match u64::try_from(dim) {
        Ok(size) if size.is_power_of_two() => Ok(size),
        _ => Err(LayoutError::NotPowerOfTwo { what: "a dimension of the shape", value: dim }),
    };
    shape.iter().map(size).collect()
}

/// As [`Encoding::to_linear_layout`], for a shape of the right rank. Recursion follows the nesting of the encoding,
/// which the reader caps.
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

/// Extends the layout of one CTA's tile to the part of `shape` that one CTA holds, and that to all CTAs.
fn combine(tile: &LinearLayout, cga: &Cga, shape: &[u64]) -> Result<LinearLayout> {
    combine_with(tile, cga, shape, true)
}

/// As [`combine`]; with `keep_registers` false, registers that would only replicate elements go away.
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
        Err(LayoutError::ShapeDoesNotFit("the CTAs hold more than the tensor has"))
    }
}

/// Dimensions from the fastest on, batch last; row-major has the last dimension fastest.
fn matrix_order(rank: usize, row_major: bool) -> Vec<u32> {
    let mut order: Vec<u32> = (0..u32::try_from(rank).unwrap_or(0)).rev().collect();
    if !row_major && rank >= 2 {
        order.swap(0, 1);
    }
    order
}

/// The order of an operand with K fastest: A is (batch, M, K), B is (batch, K, N).
fn operand_order(op_idx: u32, rank: usize) -> Vec<u32> {
    matrix_order(rank, op_idx == 0)
}

/// The axes `dim<order[0]>`, `dim<order[1]>`, ....
fn ordered_axes(order: &[u32]) -> Result<Vec<Dim>> {
    order.iter().map(|&axis| axis_dim(axis)).collect()
}

/// Dimensions in the order in which the bases of `dim` move in them, the rest from the last to the first.
pub(crate) fn order_per_dim(layout: &LinearLayout, dim: Dim) -> Vec<u32> {
    let rank = u32::try_from(layout.out_dims().len()).unwrap_or(0);
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

/// Element `at` of a list that the reader made long enough.
fn nth<T: Copy>(values: &[T], at: usize) -> Result<T> {
    values.get(at).copied().ok_or(LayoutError::DimMismatch)
}

/// `a / b`, an error for 0.
fn divide(a: u64, b: u64) -> Result<u64> {
    a.checked_div(b).ok_or(LayoutError::ShapeDoesNotFit("a tile of no elements"))
}

/// `size` points of `input` along `output`.
fn identity(size: u64, input: Dim, output: Dim) -> Result<LinearLayout> {
    LinearLayout::identity_1d(size, input, output)
}

/// `size` points of `input` that all hold the same along `output`.
fn zeros(size: u64, input: Dim, output: Dim) -> Result<LinearLayout> {
    LinearLayout::zeros_1d(size, input, output, 1)
}
