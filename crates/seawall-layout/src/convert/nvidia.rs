//! Results and operands of NVIDIA's matrix instructions (PTX ISA, `mma.sync` and `wgmma` fragment
//! layouts).

use super::distributed::{broadcast_along_k, k_dim, operand_cga, warp_order};
use super::{Result, combine, divide, identity, matrix_order, nth, operand_order, wide};
use crate::encoding::{DotOperand, NvidiaMma};
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout, axis_dim};

/// The number of consecutive elements of a result in one thread.
const RESULT_K_WIDTH: u64 = 2;

pub(super) fn result(e: &NvidiaMma, shape: &[u64]) -> Result<LinearLayout> {
    let rank = shape.len();
    let tile_shape = match e.version_major {
        2 => wide(&e.instr_shape),
        3 if rank == 2 => wide(e.instr_shape.get(..2).unwrap_or_default()),
        _ => {
            return Err(LayoutError::Unsupported(
                "only mma.sync (2) and wgmma (3) have results in registers",
            ));
        }
    };
    let order = matrix_order(rank, true);
    let tile = tile(&tile_shape, RESULT_K_WIDTH, &order, &order)?;
    let warps = LinearLayout::identity_nd(
        Dim::Warp,
        &wide(&e.warps_per_cta),
        &warp_order(rank, e.version_major != 3),
    )?;
    let outs: Vec<Dim> = tile.out_dims().collect();
    combine(&tile.product(&warps.transpose_outs(&outs)?)?, &e.cga, shape)
}

pub(super) fn operand(e: &DotOperand, parent: &NvidiaMma, shape: &[u64]) -> Result<LinearLayout> {
    let rank = shape.len();
    let (row, col) = (k_dim(1, rank)?, k_dim(0, rank)?);
    let hopper = match (parent.version_major, e.op_idx) {
        (2, _) => false,
        (3, 0) => true,
        (3, _) => return Err(LayoutError::Unsupported("wgmma reads B from shared memory")),
        _ => {
            return Err(LayoutError::Unsupported(
                "only mma.sync (2) and wgmma (3) have operands in registers",
            ));
        }
    };
    let instr_m = u64::from(nth(&parent.instr_shape, row)?);
    // The tile of the f64 instruction (m8n8k4) is half as deep.
    let along_k = u64::from(e.k_width) * if instr_m == 8 { 4 } else { 8 };
    let mut tile_shape = vec![1; rank];
    let (m, n) = if e.op_idx == 0 { (instr_m, along_k) } else { (along_k, 8) };
    for (axis, size) in [(row, m), (col, n)] {
        *tile_shape.get_mut(axis).ok_or(LayoutError::DimMismatch)? = size;
    }
    let order = operand_order(e.op_idx, rank);
    let tile = tile(&tile_shape, e.k_width.into(), &order, &order)?;
    let k = k_dim(e.op_idx, rank)?;
    let warps = broadcast_along_k(&parent.warps_per_cta, &warp_order(rank, !hopper), k, Dim::Warp)?;
    let outs: Vec<Dim> = tile.out_dims().collect();
    let tile = tile.product(&warps.transpose_outs(&outs)?)?;
    combine(&tile, &operand_cga(e, &parent.cga, rank)?, shape)
}

/// Returns the fragment that all instructions share.
///
/// It has `k_width` registers and 4 lanes along the inner dimension, and 8 lanes along the outer
/// one. It is repeated along the outer and then the inner dimension to fill the tile.
fn tile(shape: &[u64], k_width: u64, order: &[u32], rep_order: &[u32]) -> Result<LinearLayout> {
    let (inner, outer) = (nth(order, 0)?, nth(order, 1)?);
    let (m, n) = (nth(shape, outer as usize)?, nth(shape, inner as usize)?);
    let (inner, outer) = (axis_dim(inner)?, axis_dim(outer)?);
    let across = divide(n, k_width * 4)?;
    if m < 8 || across == 0 {
        return Err(LayoutError::Unsupported(
            "an instruction needs at least 8 rows and 4 lanes of registers",
        ));
    }
    LinearLayout::identity_nd(Dim::Register, &vec![1; shape.len()], rep_order)?
        .product(&identity(k_width, Dim::Register, inner)?)?
        .product(&identity(4, Dim::Lane, inner)?)?
        .product(&identity(8, Dim::Lane, outer)?)?
        .product(&identity(m / 8, Dim::Register, outer)?)?
        .product(&identity(across, Dim::Register, inner)?)
}
