//! The data movement of a conversion between two register layouts.

use super::Result;
use crate::encoding::Encoding;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// Whether a `ttg.convert_layout` through shared memory needs only a warp-level synchronization.
///
/// This is the synchronization between its store and its load. It suffices if no element leaves its
/// warp or its CTA, and none is replicated across warps (one warp stores the only copy of a
/// replica). This is `isCvtDimSync(src, dst, "warp")` of Triton 3.9. The function does not
/// determine whether the conversion needs shared memory at all.
///
/// # Errors
///
/// An encoding does not match the shape, or is not a register layout.
///
/// ```
/// use seawall_layout::{Encoding, cvt_is_warp_synchronous};
/// let blocked = |each, warps| {
///     let rest = format!("threadsPerWarp = [8, 4], warpsPerCTA = {warps}, order = [1, 0]");
///     Encoding::parse(&format!("#ttg.blocked<{{sizePerThread = {each}, {rest}}}>"))
/// };
/// let rows = blocked("[1, 4]", "[4, 1]")?;
/// // Every warp keeps its 8 rows; only the lanes exchange elements.
/// assert!(cvt_is_warp_synchronous(&rows, &blocked("[1, 1]", "[4, 1]")?, &[32, 32])?);
/// // The warps follow the columns instead, so elements move between warps.
/// assert!(!cvt_is_warp_synchronous(&rows, &blocked("[1, 4]", "[1, 4]")?, &[32, 32])?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn cvt_is_warp_synchronous(src: &Encoding, dst: &Encoding, shape: &[i64]) -> Result<bool> {
    if !src.is_distributed() || !dst.is_distributed() {
        return Err(LayoutError::Unsupported("a conversion needs two register layouts"));
    }
    let (src, dst) = (src.to_linear_layout(shape)?, dst.to_linear_layout(shape)?);
    let conversion = dst.invert_and_compose(&src)?;
    if !stays_in_block(conversion.clone(), &src, &dst)? {
        return Ok(false);
    }
    Ok(conversion.is_trivial_over(&[Dim::Warp])
        && src.free_bits(Dim::Warp) == 0
        && dst.free_bits(Dim::Warp) == 0)
}

/// Whether a conversion between two register layouts of one tensor leaves every element in its CTA.
///
/// A CTA that holds a replica reads its own. This is `isCvtDimSync(src, dst, "block")` of Triton
/// 3.9.
///
/// # Errors
///
/// The clusters have different sizes, or the layouts are of different tensors.
pub fn is_block_local(src: &LinearLayout, dst: &LinearLayout) -> Result<bool> {
    stays_in_block(dst.invert_and_compose(src)?, src, dst)
}

/// As [`is_block_local`], for the conversion from `src` to `dst`.
fn stays_in_block(conversion: LinearLayout, src: &LinearLayout, dst: &LinearLayout) -> Result<bool> {
    let block = conversion.output(Dim::Block).copied().ok_or(LayoutError::MissingDim(Dim::Block))?;
    let size = src.in_size(Dim::Block).unwrap_or(1);
    if dst.in_size(Dim::Block) != Some(size) {
        return Err(LayoutError::DimMismatch);
    }
    // A block bit that the source ignores selects a replica. Read the one in the same CTA.
    let replicated = (size - 1) & !src.input_mask(Dim::Block);
    let mut local = conversion;
    for input in &mut local.ins {
        for (bit, point) in input.bases.iter_mut().enumerate() {
            *point &= !(replicated << block.shift);
            if input.dim == Dim::Block {
                *point |= (replicated & (1 << bit)) << block.shift;
            }
        }
    }
    Ok(local.is_identity_on_out(Dim::Block))
}

/// Returns the smallest part of the conversion from `src` to `dst` that is not the identity.
///
/// `block`, `warp`, `lane` and `register` are removed in this order, while the conversion does not
/// affect them. The remaining dimensions show how far elements move: none or registers only
/// (reordering), lanes (shuffles), warps (shared memory), or blocks (distributed shared memory).
/// This is `minimalCvtLayout` of Triton 3.9.
///
/// # Errors
///
/// The same as [`LinearLayout::invert_and_compose`] of `dst` with `src`.
///
/// ```
/// use seawall_layout::{Dim, LinearLayout, minimal_conversion};
/// let identity = |size, dim, axis| LinearLayout::identity_1d(size, dim, Dim::Axis(axis));
/// // Four registers of each of 32 lanes, and the same elements with the lanes first.
/// let src = identity(4, Dim::Register, 0)?.product(&identity(32, Dim::Lane, 0)?)?;
/// let dst = identity(32, Dim::Lane, 0)?.product(&identity(4, Dim::Register, 0)?)?;
/// let dst = dst.transpose_ins(&[Dim::Register, Dim::Lane])?;
/// let moved = minimal_conversion(&src, &dst)?;
/// assert!(moved.has_in_dim(Dim::Lane), "elements change their lane");
/// let same = minimal_conversion(&src, &src)?;
/// assert_eq!((same.in_dims().len(), same.out_dims().len()), (0, 0), "nothing moves");
/// # Ok::<(), seawall_layout::LayoutError>(())
/// ```
pub fn minimal_conversion(src: &LinearLayout, dst: &LinearLayout) -> Result<LinearLayout> {
    let mut conversion = dst.invert_and_compose(src)?;
    for (a, b) in src.in_dims().rev().zip(dst.in_dims().rev()) {
        let smaller = if a == b { conversion.quotient(&[a]) } else { None };
        match smaller {
            Some(rest) => conversion = rest,
            None => break,
        }
    }
    Ok(conversion)
}
