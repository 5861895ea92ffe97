//! Tensor memory of NVIDIA Blackwell: 128 rows of 32-bit columns per CTA.
//!
//! A zero basis for row 32 or 64 means that the rows of several warps hold the same element. Any
//! other zero basis means that nothing is defined there.

use super::{Result, divide, identity, nth, zeros};
use crate::encoding::{ColStride, TensorMemory, TensorMemoryScales};
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

const ROWS: Dim = Dim::Axis(0);
const COLS: Dim = Dim::Axis(1);

/// Returns blocks of `block_m` x `block_n`, along rows first, then along columns.
pub(super) fn blocks(e: &TensorMemory, shape: &[u64]) -> Result<LinearLayout> {
    let ColStride::Elements(stride) = e.col_stride else {
        return Err(LayoutError::Unsupported("an unpacked tensor-memory encoding needs the element's width"));
    };
    let part = e.cga.shape_per_cta(shape);
    let (rows, cols) = (nth(&part, 0)?, nth(&part, 1)?);
    let (block_m, block_n) = (u64::from(e.block_m), u64::from(e.block_n).min(cols));
    if !matches!(block_m, 64 | 128) {
        return Err(LayoutError::Unsupported("tensor-memory blocks have 64 or 128 rows"));
    }
    let mut columns = LinearLayout::empty();
    if e.fp4_padded {
        columns.multiply(&zeros(2, Dim::Col, COLS)?)?;
    }
    columns.multiply(&identity(block_n, Dim::Col, COLS)?)?;
    let spacing = zeros(stride.into(), Dim::Col, COLS)?;
    let mut tile = if block_m == 64 && !e.two_ctas {
        let tile = spacing.product(&identity(16, Dim::Row, ROWS)?.product(&columns)?)?;
        let mut row = tile.bases(Dim::Row);
        // 16 rows of each warp hold one block; the other 16 hold the next block, if there is one.
        row.push(match (rows > block_m, cols > block_n) {
            (true, _) => vec![64, 0],
            (false, true) => vec![0, block_n],
            (false, false) => vec![0, 0],
        });
        row.extend([vec![16, 0], vec![32, 0]]);
        LinearLayout::from_bases(&[(Dim::Row, row), (Dim::Col, tile.bases(Dim::Col))], &[ROWS, COLS])?
    } else {
        let tile = spacing.product(&identity(block_m, Dim::Row, ROWS)?.product(&columns)?)?;
        if block_m == 64 { second_half_in_rows(&tile)? } else { tile }
    };
    let repeat = |size: u64, dim| match divide(size, tile.out_size(dim).unwrap_or(1))? {
        0 => Err(LayoutError::ShapeDoesNotFit("the tensor is smaller than a tensor-memory block")),
        reps => identity(reps, Dim::Col, dim),
    };
    let (down, right) = (repeat(rows, ROWS)?, repeat(cols, COLS)?);
    tile.multiply(&down)?;
    tile.multiply(&right)?;
    tile.product(e.cga.layout())
}

/// Moves the upper half of the columns to rows 64 to 127, for 64 rows in each CTA of a pair.
fn second_half_in_rows(tile: &LinearLayout) -> Result<LinearLayout> {
    let (mut row, mut col) = (tile.bases(Dim::Row), tile.bases(Dim::Col));
    row.push(col.pop().ok_or(LayoutError::ShapeDoesNotFit("a pair of CTAs needs two columns"))?);
    let outs: Vec<(Dim, u64)> = tile.out_dims().map(|dim| (dim, tile.out_size(dim).unwrap_or(1))).collect();
    LinearLayout::new(&[(Dim::Row, row), (Dim::Col, col)], &outs)
}

/// Returns scale factors: 32 rows, replicated for all four warps (PTX ISA, `tcgen05.mma` scale
/// factor layout 1X).
pub(super) fn scales(e: &TensorMemoryScales, shape: &[u64]) -> Result<LinearLayout> {
    let part = e.cga.shape_per_cta(shape);
    let (rows, cols) = (nth(&part, 0)?, nth(&part, 1)?);
    let mut tile = identity(32, Dim::Row, ROWS)?
        .product(&zeros(4, Dim::Row, ROWS)?)?
        .product(&identity(4, Dim::Col, COLS)?)?
        .product(&identity(2, Dim::Col, ROWS)?)?;
    let mut reps_mn = rows.div_ceil(64);
    let reps_k = cols.div_ceil(4);
    if reps_mn > 1 {
        tile.multiply(&identity(2, Dim::Col, ROWS)?)?;
        reps_mn /= 2;
    }
    let (mn, k) = (identity(reps_mn, Dim::Col, ROWS)?, identity(reps_k, Dim::Col, COLS)?);
    let reps = if e.k_then_mn { k.product(&mn)? } else { mn.product(&k)? };
    // The repetitions have a different output order; the order of the tile applies.
    tile.multiply(&reps.transpose_outs(&[ROWS, COLS])?)?;
    tile.multiply(&identity(1, Dim::Block, ROWS)?)?;
    tile.ensure_not_larger(|dim| if dim == ROWS { rows } else { cols }, true)?.product(e.cga.layout())
}
