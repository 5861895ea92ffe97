//! `ttg.convert_layout`: the buffer through which elements move between threads.

use super::flat::{Flat, same_outputs};
use super::instructions::Candidates;
use super::shuffle::needs_memory;
use super::staging::{Staging, stage_plain, vector_bits};
use super::target::{Access, Memory, ScratchTarget};
use super::{Result, ctas, product, staged_bits, total};
use crate::encoding::Encoding;
use crate::error::LayoutError;
use crate::linear::LinearLayout;

/// Returns the bytes of scratch memory of a `ttg.convert_layout` of a tensor of `shape`; 0 if
/// registers and lanes suffice.
///
/// `element_bits` is the width of an element, 64 for a pointer. The function ignores
/// `force_warp_shuffle`, with which a conversion has no scratch memory.
///
/// # Errors
///
/// - An encoding does not match the shape or is not a register layout.
/// - The element width is not a power of two.
/// - A warp has fewer lanes than the target's instructions address.
///
/// ```
/// use seawall_layout::{Encoding, ScratchTarget, conversion_scratch};
/// let rows = "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], \
///             warpsPerCTA = [4, 1], order = [1, 0]}>";
/// let columns = "#ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], \
///                warpsPerCTA = [1, 4], order = [0, 1]}>";
/// let (rows, columns) = (Encoding::parse(rows).unwrap(), Encoding::parse(columns).unwrap());
/// let target = ScratchTarget::nvidia(90);
/// assert_eq!(conversion_scratch(&rows, &columns, &[64, 64], 16, &target), Ok(8192));
/// assert_eq!(conversion_scratch(&rows, &rows, &[64, 64], 16, &target), Ok(0));
/// ```
pub fn conversion_scratch(
    src: &Encoding,
    dst: &Encoding,
    shape: &[i64],
    element_bits: u32,
    target: &ScratchTarget,
) -> Result<u32> {
    if !src.is_distributed() || !dst.is_distributed() {
        return Err(LayoutError::Unsupported("a conversion needs two register layouts"));
    }
    let bits = staged_bits(element_bits)?;
    let (from, to) = (src.to_linear_layout(shape)?, dst.to_linear_layout(shape)?);
    if !needs_memory(&from, &to)? {
        return Ok(0);
    }
    let elements = match target.memory {
        Memory::Nvidia { load_matrix, store_matrix } => {
            let staging = Candidates::new(&from, &to, bits)?.best(load_matrix, store_matrix)?;
            one_round(&from, &staging, product(ctas::split(src)?)?)
        }
        Memory::Amd { .. } => staged_elements(&from, &to, bits, target)?,
    };
    total(elements, u64::from(bits / 8))
}

/// Returns the elements of one CTA's buffer for a conversion by plain loads and stores.
///
/// Each CTA with a separate part has a buffer. Triton 3.9 uses this method for all conversions on
/// AMD GPUs and for all reductions.
pub(super) fn staged_elements(
    src: &LinearLayout,
    dst: &LinearLayout,
    bits: u32,
    target: &ScratchTarget,
) -> Result<u64> {
    same_outputs(src, dst)?;
    let (from, to) = (Flat::of(src)?, Flat::of(dst)?);
    let (banks, accesses) = match target.memory {
        Memory::Nvidia { .. } => (32, (Access::SEQUENTIAL, Access::SEQUENTIAL)),
        Memory::Amd { banks, wide_load } => {
            // Computed before replicas are removed, as in Triton.
            let load = if vector_bits(&from, &to, bits) == 128 { wide_load } else { Access::SEQUENTIAL };
            (banks, (Access::SEQUENTIAL, load))
        }
    };
    let staging = stage_plain(&from.without_replicas(), &to.without_replicas(), bits, banks, accesses)?;
    let blocks = Flat::of(src)?.blocks;
    let parts = blocks.iter().filter(|&&basis| basis != 0).count();
    Ok(one_round(src, &staging, 1 << parts))
}

/// Returns the number of elements that one CTA stores in one round.
fn one_round(layout: &LinearLayout, staging: &Staging, ctas: u64) -> u64 {
    (1u64 << layout.total_out_bits().saturating_sub(staging.round_bits)) / ctas.max(1)
}
