//! Results and operands of AMD's matrix instructions (ROCm `amd_matrix_instruction_calculator`).

use super::distributed::operand_cga;
use super::{Result, combine, divide, identity, matrix_order, nth, operand_order, ordered_axes, wide, zeros};
use crate::encoding::{AmdMfma, AmdWmma, DotOperand};
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// The lanes of a wave with MFMA.
const MFMA_LANES: u64 = 64;
/// The lanes of a wave with WMMA.
const WMMA_LANES: u64 = 32;
/// The lanes of a wave along the dimension that is not K.
const WMMA_TILE: u64 = 16;

pub(super) fn mfma_result(e: &AmdMfma, shape: &[u64]) -> Result<LinearLayout> {
    let rank = shape.len();
    let axes = ordered_axes(&matrix_order(rank, true))?;
    let (dim_n, dim_m) = (nth(&axes, 0)?, nth(&axes, 1)?);
    let (m, n) = (u64::from(nth(&e.instr_shape, 0)?), u64::from(nth(&e.instr_shape, 1)?));
    // A lane holds `height` elements along one dimension; lanes follow the other dimension first.
    let height = if e.element_bits == 64 { 1 } else { 4 };
    let tiles = m * n / (MFMA_LANES * height);
    let (along, across, lanes) = if e.is_transposed { (dim_n, dim_m, m) } else { (dim_m, dim_n, n) };
    let lane_layout = identity(lanes, Dim::Lane, across)?.product(&identity(
        divide(MFMA_LANES, lanes)?,
        Dim::Lane,
        along,
    )?)?;
    let mut tile = identity(height, Dim::Register, along)?.product(&lane_layout)?;
    if tiles > 0 {
        tile.multiply(&identity(tiles, Dim::Register, along)?)?;
    }
    tile = tile.transpose_outs(&[dim_n, dim_m])?;
    let (row, col) = (rank - 2, rank - 1);
    let (tiles_m, tiles_n) =
        (u64::from(nth(&e.tiles_per_warp, row)?), u64::from(nth(&e.tiles_per_warp, col)?));
    let (warps_m, warps_n) = (u64::from(nth(&e.warps_per_cta, row)?), u64::from(nth(&e.warps_per_cta, col)?));
    // Tiles are contiguous along N: first all of N across the tiles of all warps, then M.
    tile.multiply(&identity(tiles_n, Dim::Register, dim_n)?)?;
    tile.multiply(&identity(warps_n, Dim::Warp, dim_n)?)?;
    tile.multiply(&identity(divide(nth(shape, col)?, n * warps_n * tiles_n)?, Dim::Register, dim_n)?)?;
    tile.multiply(&identity(tiles_m, Dim::Register, dim_m)?)?;
    tile.multiply(&identity(warps_m, Dim::Warp, dim_m)?)?;
    if let Some(&batch) = axes.get(2) {
        tile.multiply(&identity(1, Dim::Register, batch)?)?;
        tile.multiply(&identity(1, Dim::Lane, batch)?)?;
        tile.multiply(&identity(nth(&e.warps_per_cta, 0)?.into(), Dim::Warp, batch)?)?;
    }
    combine(&tile, &e.cga, shape)
}

pub(super) fn mfma_operand(e: &DotOperand, parent: &AmdMfma, shape: &[u64]) -> Result<LinearLayout> {
    let rank = shape.len();
    let axes = ordered_axes(&operand_order(e.op_idx, rank))?;
    let (dim_k, dim_other) = (nth(&axes, 0)?, nth(&axes, 1)?);
    let (k_axis, other_axis) = if e.op_idx == 0 { (rank - 1, rank - 2) } else { (rank - 2, rank - 1) };
    let (m, n) = (nth(&parent.instr_shape, 0)?, nth(&parent.instr_shape, 1)?);
    let other = u64::from(if e.op_idx == 0 { m } else { n });
    let k_width = u64::from(e.k_width);
    let deep = divide(MFMA_LANES, other)?;
    let lanes = identity(other, Dim::Lane, dim_other)?.product(&identity(deep, Dim::Lane, dim_k)?)?;
    let mut tile = identity(k_width, Dim::Register, dim_k)?.product(&lanes)?;
    let mut k_tile = deep * k_width;
    // The 64-wide operand of a 64x4 instruction holds 16 times as much of K.
    if matches!((m, n, e.op_idx), (64, 4, 0) | (4, 64, 1)) {
        tile.multiply(&identity(16, Dim::Register, dim_k)?)?;
        k_tile *= 16;
    }
    let k_size = nth(shape, k_axis)?;
    if k_size > k_tile {
        tile.multiply(&identity(divide(k_size, k_tile)?, Dim::Register, dim_k)?)?;
    }
    let tiles = nth(&parent.tiles_per_warp, other_axis)?;
    tile.multiply(&identity(tiles.into(), Dim::Register, dim_other)?)?;
    tile = tile.transpose_outs(&[dim_k, dim_other])?;
    if let Some(&batch) = axes.get(2) {
        tile.multiply(&identity(1, Dim::Register, batch)?)?;
        tile.multiply(&identity(1, Dim::Lane, batch)?)?;
    }
    // Triton tiles operands with the warps and CTAs of the result. Warps beyond K hold replicas.
    let warps =
        LinearLayout::identity_nd(Dim::Warp, &wide(&parent.warps_per_cta), &matrix_order(rank, true))?;
    combine(&product_in_order(&tile, &warps, &axes)?, &parent.cga, shape)
}

/// Returns the product of layouts for a factor whose outputs may be in a different order from the
/// tile's.
fn product_in_order(tile: &LinearLayout, factor: &LinearLayout, axes: &[Dim]) -> Result<LinearLayout> {
    tile.transpose_outs(axes)?.product(&factor.transpose_outs(axes)?)
}

/// The tile of one WMMA instruction: registers and lanes.
fn wmma_tile(e: &AmdWmma, rank: usize) -> Result<LinearLayout> {
    let axes = ordered_axes(&matrix_order(rank, !e.is_transposed))?;
    let outs = [nth(&axes, 0)?, nth(&axes, 1)?];
    let rows = |values: &[u64]| -> Vec<Vec<u64>> { values.iter().map(|&value| vec![0, value]).collect() };
    let across = || -> Vec<Vec<u64>> { [1, 2, 4, 8].iter().map(|&value| vec![value, 0]).collect() };
    let (registers, gap) = match (e.version, e.instr_shape.as_slice()) {
        (1, _) => (rows(&[2, 4, 8]), 1),
        (_, [32, 16, ..]) => (rows(&[1, 2, 4, 16]), 8),
        _ => (rows(&[1, 2, 4]), 8),
    };
    let mut lanes = across();
    lanes.push(vec![0, gap]);
    let mut tile = LinearLayout::from_bases(&[(Dim::Register, registers), (Dim::Lane, lanes)], &outs)?;
    if rank == 3 {
        tile.multiply(&identity(1, Dim::Register, Dim::Axis(0))?)?;
        tile.multiply(&identity(1, Dim::Lane, Dim::Axis(0))?)?;
    }
    tile.transpose_outs(&Dim::axes(rank))
}

pub(super) fn wmma_result(e: &AmdWmma, shape: &[u64]) -> Result<LinearLayout> {
    let rank = shape.len();
    let tile = wmma_tile(e, rank)?.product(&e.cta_layout)?;
    let order = ordered_axes(&matrix_order(rank, true))?;
    combine(&tile.transpose_outs(&order)?, &e.cga, shape)
}

pub(super) fn wmma_operand(e: &DotOperand, parent: &AmdWmma, shape: &[u64]) -> Result<LinearLayout> {
    let rank = shape.len();
    let axes = ordered_axes(&operand_order(e.op_idx, rank))?;
    let (dim_k, dim_other) = (nth(&axes, 0)?, nth(&axes, 1)?);
    let [m, n, k] = parent.instr_shape.as_slice() else { return Err(LayoutError::DimMismatch) };
    // A transposed instruction with different M and N swaps its operands.
    let flip = parent.is_transposed && m != n;
    let other = u64::from(if (e.op_idx == 0) != flip { *m } else { *n });
    let k_width = u64::from(e.k_width);
    let deep = WMMA_LANES / WMMA_TILE;
    let mut tile =
        identity(k_width, Dim::Register, dim_k)?.product(&identity(WMMA_TILE, Dim::Lane, dim_other)?)?;
    // Version 1 holds K twice; later versions split it between both half-waves.
    let halves =
        if parent.version == 1 { zeros(deep, Dim::Lane, dim_k)? } else { identity(deep, Dim::Lane, dim_k)? };
    tile.multiply(&halves)?;
    tile.multiply(&identity(divide(u64::from(*k), deep * k_width)?, Dim::Register, dim_k)?)?;
    if other > WMMA_TILE {
        tile.multiply(&identity(other / WMMA_TILE, Dim::Register, dim_other)?)?;
    }
    let cta = parent.cta_layout.resize_out(dim_k, 1)?.remove_zero_bases(Dim::Register);
    let tile = if rank == 3 { tile.product(&zeros(1, Dim::Register, nth(&axes, 2)?)?)? } else { tile };
    let tile = product_in_order(&tile, &cta, &axes)?;
    combine(&tile, &operand_cga(e, &parent.cga, rank)?, shape)
}
