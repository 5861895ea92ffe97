//! `tt.scan`: the partial results of warps.

use super::{Result, ctas, element_bytes, product, total};
use crate::convert::{order_per_dim, sizes};
use crate::encoding::{Cga, Encoding};
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// Returns the bytes of scratch memory of a `tt.scan` along `axis`.
///
/// The size is 0 if no other warp holds elements of the same row. It is also 0 if Triton 3.9 does
/// not lower the scan: the encoding is not blocked, or it splits the axis among CTAs.
/// `element_bits` has the element width of each operand. All operands have `shape` and the encoding
/// `src`. Each warp stores one partial result for each row and each block of the axis that it
/// scans, for as many rows as its threads hold (`ScanLoweringHelper` of Triton 3.9).
///
/// # Errors
///
/// The encoding does not match the shape, or the tensor does not have the axis.
pub fn scan_scratch(src: &Encoding, shape: &[i64], axis: u32, element_bits: &[u32]) -> Result<u32> {
    if !matches!(src, Encoding::Blocked(_)) {
        return Ok(0);
    }
    let layout = src.to_linear_layout(shape)?.remove_zero_bases(Dim::Register);
    let (warps, threads) = (per_dim(&layout, Dim::Warp)?, per_dim(&layout, Dim::Lane)?);
    let registers = contiguous_registers(&layout);
    let axis = axis as usize;
    if *ctas::split(src)?.get(axis).ok_or(LayoutError::DimMismatch)? != 1 {
        return Ok(0);
    }
    if *warps.get(axis).ok_or(LayoutError::DimMismatch)? == 1 {
        return Ok(0);
    }
    let others = |sizes: &[u64]| {
        product(sizes.iter().enumerate().filter(|(dim, _)| *dim != axis).map(|(_, &size)| size))
    };
    // Rounds in which the tile of all warps covers each dimension of a CTA's part, including the
    // axis.
    let tiles = registers.iter().zip(&threads).zip(&warps).zip(ctas::shape_per_cta(src, &sizes(shape)?)?);
    let rounds = tiles.map(|(((r, t), w), size)| size.div_ceil((r * t * w).max(1)));
    let elements =
        product([product(warps.iter().copied())?, others(&threads)?, others(&registers)?, product(rounds)?])?;
    let mut bytes = 0u64;
    for &bits in element_bits {
        bytes = bytes.saturating_add(element_bytes(bits)?);
    }
    total(elements, bytes)
}

/// Returns the number of `input` points along each dimension, without replicas.
fn per_dim(layout: &LinearLayout, input: Dim) -> Result<Vec<u64>> {
    let axes: Vec<Dim> = layout.out_dims().collect();
    // `Cga` counts the bases of its only input, regardless of its name.
    Ok(Cga::from_layout(layout.sublayout(&[input], &axes)?.rename_in(input, Dim::Block)?).split_num())
}

/// Returns the number of contiguous elements in one thread, per dimension.
///
/// These are the first registers, as long as they count through one dimension after the other.
fn contiguous_registers(layout: &LinearLayout) -> Vec<u64> {
    let bases = layout.bases(Dim::Register);
    let mut sizes = vec![1u64; layout.out_dims().len()];
    let mut bases = bases.iter().peekable();
    for dim in order_per_dim(layout, Dim::Register) {
        let Some(size) = sizes.get_mut(dim as usize) else { continue };
        let counts = |basis: &&Vec<u64>, size: u64| {
            basis.iter().enumerate().all(|(at, &value)| value == if at == dim as usize { size } else { 0 })
        };
        while bases.next_if(|basis| counts(basis, *size)).is_some() {
            *size *= 2;
        }
    }
    sizes
}
