//! Conversions that stay in registers or in the lanes of a warp and need no memory.

use super::Result;
use crate::convert::minimal_conversion;
use crate::error::LayoutError;
use crate::limits::MAX_LAYOUT_BITS;
use crate::linear::{Dim, LinearLayout};

/// The dimensions outside a warp.
const OUTER: [Dim; 2] = [Dim::Block, Dim::Warp];

/// Whether a conversion needs shared memory (`cvtNeedsSharedMemory` of Triton 3.9).
///
/// It does not if it only reorders registers. It does not either if no element leaves its warp and
/// at most one register bit is exchanged for lane bits.
///
/// A warp that holds a replica reads its own. The lane that it reads from may depend on the warp
/// and the CTA; the register may not.
pub(super) fn needs_memory(src: &LinearLayout, dst: &LinearLayout) -> Result<bool> {
    if minimal_conversion(src, dst)?.out_dims().all(|dim| dim == Dim::Register) {
        return Ok(false);
    }
    let (src, dst) = (src.remove_zero_bases(Dim::Register), dst.remove_zero_bases(Dim::Register));
    if !is_permutation(&src) || !is_permutation(&dst) {
        return Ok(true);
    }
    let conversion = prefer_own_holder(&src, &dst)?;
    let stays = OUTER.iter().all(|&dim| conversion.is_identity_on_out(dim));
    if !stays || !conversion.sublayout_is_zero(&OUTER, &[Dim::Register]) {
        return Ok(true);
    }
    Ok(exchanges(&src, &dst, conversion.output_mask(&OUTER, Dim::Lane))? >= 2)
}

/// Whether each input bit maps to one tensor bit or to none, and each tensor bit comes from exactly
/// one input bit.
fn is_permutation(layout: &LinearLayout) -> bool {
    let bases: Vec<u64> = layout.columns().filter(|&basis| basis != 0).collect();
    let all = bases.iter().fold(0, |all, basis| all | basis);
    bases.iter().all(|basis| basis.is_power_of_two())
        && bases.len() == all.count_ones() as usize
        && all.count_ones() == layout.total_out_bits()
}

/// Returns the map from places of `dst` to the places of `src` with the same elements.
///
/// A warp or CTA whose number has no effect in `src` reads from itself.
fn prefer_own_holder(src: &LinearLayout, dst: &LinearLayout) -> Result<LinearLayout> {
    let mut conversion = dst.invert_and_compose(src)?;
    for dim in OUTER {
        let out = *conversion.output(dim).ok_or(LayoutError::MissingDim(dim))?;
        let size = src.in_size(dim).ok_or(LayoutError::MissingDim(dim))?;
        if dst.in_size(dim) != Some(size) {
            return Err(LayoutError::DimMismatch);
        }
        let replicas = (size - 1) & !src.input_mask(dim);
        for input in &mut conversion.ins {
            for (bit, point) in input.bases.iter_mut().enumerate() {
                *point &= !(replicas << out.shift);
                if input.dim == dim {
                    *point |= (replicas & (1 << bit)) << out.shift;
                }
            }
        }
    }
    Ok(conversion)
}

/// Returns how often the conversion, as a permutation of register and lane bits, maps a register
/// bit to a lane bit.
///
/// Each of these is one exchange of register halves between lanes. `outside` has the lane bits of
/// `src` that warps and CTAs of `dst` select; they are constant within a warp.
///
/// The side with fewer bits gets bits without effect. Such a bit maps to itself if it has no effect
/// on the other side either; the others are matched in order.
fn exchanges(src: &LinearLayout, dst: &LinearLayout, outside: u64) -> Result<usize> {
    let bases = |layout: &LinearLayout, dim| layout.input(dim).map(|i| i.bases.clone()).unwrap_or_default();
    let both = |dim| {
        let (mut a, mut b) = (bases(src, dim), bases(dst, dim));
        let bits = a.len().max(b.len());
        a.resize(bits, 0);
        b.resize(bits, 0);
        (a, b)
    };
    let ((mut from, mut to), (mut src_lanes, dst_lanes)) = (both(Dim::Register), both(Dim::Lane));
    let registers = from.len();
    for (bit, basis) in src_lanes.iter_mut().enumerate() {
        if outside >> bit & 1 == 1 {
            *basis = 0;
        }
    }
    from.extend(src_lanes);
    to.extend(dst_lanes);
    if from.len() > MAX_LAYOUT_BITS as usize {
        return Err(LayoutError::TooLarge);
    }
    // Bits that have no effect on one side only, in order.
    let idle = |here: &[u64], there: &[u64]| -> Vec<usize> {
        let pairs = here.iter().zip(there).enumerate();
        pairs.filter(|(_, (here, there))| **here == 0 && **there != 0).map(|(at, _)| at).collect()
    };
    let mut matched = idle(&from, &to).into_iter().zip(idle(&to, &from)).collect::<Vec<_>>();
    for (at, (&a, &b)) in from.iter().zip(&to).enumerate() {
        if a == 0 && b == 0 {
            matched.push((at, at));
        } else if a != 0 {
            let same = to.iter().position(|&other| other == a);
            matched.push((at, same.ok_or(LayoutError::NotCovered)?));
        }
    }
    // Checks that this is a permutation: every bit maps to a different bit.
    let reached = matched.iter().fold(0u64, |all, &(_, to)| all | 1 << to);
    if matched.len() != from.len() || reached.count_ones() as usize != from.len() {
        return Err(LayoutError::Unsupported("the exchange of lanes is not a permutation of bits"));
    }
    Ok(matched.iter().filter(|&&(from, to)| from < registers && to >= registers).count())
}
