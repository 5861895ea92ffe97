//! Which conversions stay in registers or in the lanes of a warp, and need no memory at all.

use super::Result;
use crate::convert::minimal_conversion;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// Whether a conversion needs shared memory. Triton 3.9: it does not where it only reorders registers, or where it
/// stays inside each warp and exchanges at most one register bit for lane bits (`cvtNeedsSharedMemory`).
pub(super) fn needs_memory(src: &LinearLayout, dst: &LinearLayout) -> Result<bool> {
    let conversion = minimal_conversion(src, dst)?;
    let mut moved = conversion.out_dims();
    match (moved.next(), moved.next(), moved.next()) {
        (None, ..) | (Some(Dim::Register), None, _) => Ok(false),
        (Some(Dim::Register), Some(Dim::Lane), None) => Ok(exchanges(src, dst)? >= 2),
        _ => Ok(true),
    }
}

/// In how many places the conversion, as a permutation of register and lane bits, goes from a register to a lane.
/// Each is one exchange of halves between lanes.
///
/// A side with fewer bits gets bits without effect. Such a bit stays where it is if it has no effect on the other
/// side either; the rest are matched in order.
fn exchanges(src: &LinearLayout, dst: &LinearLayout) -> Result<usize> {
    let dims = [Dim::Register, Dim::Lane];
    let axes: Vec<Dim> = src.out_dims().collect();
    let part = |layout: &LinearLayout| layout.remove_zero_bases(Dim::Register).sublayout(&dims, &axes);
    let (mut src, mut dst) = (part(src)?, part(dst)?);
    for dim in dims {
        let size = src.in_size(dim).max(dst.in_size(dim)).unwrap_or(1);
        src = src.resize_in(dim, size)?;
        dst = dst.resize_in(dim, size)?;
    }
    let conversion = src.invert_and_compose(&dst)?;
    let registers = src.in_size(Dim::Register).unwrap_or(1).trailing_zeros();
    let targets: Vec<u64> = conversion.columns().collect();
    let (src_bases, dst_bases): (Vec<u64>, Vec<u64>) = (src.columns().collect(), dst.columns().collect());
    let bits = |bases: &[u64], others: &[u64]| -> Vec<usize> {
        let pairs = bases.iter().zip(others).enumerate();
        pairs.filter(|(_, (basis, other))| **basis == 0 && **other != 0).map(|(at, _)| at).collect()
    };
    let free = bits(&src_bases, &dst_bases).into_iter().zip(bits(&dst_bases, &src_bases));
    let mut targets: Vec<u64> = targets
        .iter()
        .enumerate()
        .map(|(at, &target)| {
            let idle = src_bases.get(at) == Some(&0) && dst_bases.get(at) == Some(&0);
            if idle { 1 << at } else { target }
        })
        .collect();
    for (from, to) in free {
        if let Some(target) = targets.get_mut(from) {
            *target = 1 << to;
        }
    }
    let reached = targets.iter().fold(0, |all, &target| all | target);
    let all = targets.len() as u32;
    if targets.iter().any(|target| !target.is_power_of_two()) || reached.count_ones() != all {
        return Err(LayoutError::Unsupported("an exchange of lanes that permutes no bits"));
    }
    let in_lane = |target: &&u64| target.trailing_zeros() >= registers;
    Ok(targets.iter().take(registers as usize).filter(in_lane).count())
}
