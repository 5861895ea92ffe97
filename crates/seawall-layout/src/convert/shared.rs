//! Swizzled, rotating and partitioned shared memory.

use super::{Result, combine, divide, identity, layout_of, nth};
use crate::encoding::{Partitioned, Swizzled};
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout, axis_dim};

/// Returns groups of `vec` elements, permuted within a row by the row's phase.
pub(super) fn swizzled(e: &Swizzled, shape: &[u64]) -> Result<LinearLayout> {
    let part = e.cga.shape_per_cta(shape);
    let (per_phase, max_phase) = (u64::from(e.per_phase).max(1), u64::from(e.max_phase).max(1));
    let phase = |row: u64| (row / per_phase) % max_phase;
    permuted_rows(e, &part, phase, shape)
}

/// Same as [`swizzled`], with the phase rotated after every `max_phase` groups of rows. Its tile
/// covers the whole shape instead of one CTA's part.
pub(super) fn rotating(e: &Swizzled, shape: &[u64]) -> Result<LinearLayout> {
    let (per_phase, max_phase) = (u64::from(e.per_phase).max(1), u64::from(e.max_phase).max(1));
    let phase = |row: u64| ((row / per_phase) % max_phase) ^ ((row / max_phase / per_phase) % max_phase);
    permuted_rows(e, shape, phase, shape)
}

/// Returns the two fastest dimensions of `part` with each row's groups permuted by `phase`, then
/// the other dimensions.
fn permuted_rows(
    e: &Swizzled,
    part: &[u64],
    phase: impl Fn(u64) -> u64,
    shape: &[u64],
) -> Result<LinearLayout> {
    if let [size] = part {
        // A single dimension has no permutation. Triton uses one CTA's part here in all cases.
        let size = nth(&e.cga.shape_per_cta(shape), 0).unwrap_or(*size);
        return combine(&identity(size, Dim::Offset, Dim::Axis(0))?, &e.cga, shape);
    }
    let (col, row) = (nth(&e.order, 0)?, nth(&e.order, 1)?);
    let (cols, rows) = (nth(part, col as usize)?, nth(part, row as usize)?);
    let mut bases = Vec::new();
    for bit in 0..cols.ilog2() {
        bases.push(vec![0, 1 << bit]);
    }
    for bit in 0..rows.ilog2() {
        let at = 1u64 << bit;
        bases.push(vec![at, u64::from(e.vec) * phase(at) % cols]);
    }
    let mut tile = LinearLayout::from_bases(&[(Dim::Offset, bases)], &[axis_dim(row)?, axis_dim(col)?])?;
    for &axis in e.order.iter().skip(2) {
        tile.multiply(&identity(nth(part, axis as usize)?, Dim::Offset, axis_dim(axis)?)?)?;
    }
    combine(&tile, &e.cga, shape)
}

/// Returns pieces along one dimension, assigned to the partitions round-robin.
pub(super) fn partitioned(e: &Partitioned, shape: &[u64]) -> Result<LinearLayout> {
    let pieces = u64::from(e.num_partitions) * u64::from(e.num_groups);
    let mut piece = shape.to_vec();
    let split = piece.get_mut(e.dim as usize).ok_or(LayoutError::DimMismatch)?;
    *split = divide(*split, pieces)?;
    if *split == 0 {
        return Err(LayoutError::ShapeDoesNotFit("there are fewer rows than pieces"));
    }
    let dim = axis_dim(e.dim)?;
    layout_of(&e.piece, &piece)?
        .product(&identity(e.num_partitions.into(), Dim::Partition, dim)?)?
        .product(&identity(e.num_groups.into(), Dim::Offset, dim)?)
}
