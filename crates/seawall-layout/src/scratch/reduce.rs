//! `tt.reduce`: partial results that move between warps and CTAs.

use seawall_base::index_u32;

use super::conversion::staged_elements;
use super::target::ScratchTarget;
use super::{Result, staged_bits, total};
use crate::encoding::Encoding;
use crate::error::LayoutError;
use crate::limits::MAX_LAYOUT_BITS;
use crate::linear::{Dim, Input, LinearLayout, Output, axis_dim, place};

/// Returns the bytes of scratch memory of a `tt.reduce` along `axis`; 0 if each warp reduces what
/// it holds.
///
/// `element_bits` has the element width of each operand. All operands have `shape` and the encoding
/// `src`. Each thread reduces its registers, and each warp its lanes. The partial results are moved
/// through shared memory into lanes, as far as they fit, and are reduced again until one element is
/// left. The buffer is as large as the largest of these conversions, for all operands together
/// (`ReduceOpHelper` of Triton 3.9).
///
/// # Errors
///
/// The same as [`conversion_scratch`](super::conversion_scratch), or the tensor does not have the
/// axis.
pub fn reduce_scratch(
    src: &Encoding,
    shape: &[i64],
    axis: u32,
    element_bits: &[u32],
    target: &ScratchTarget,
) -> Result<u32> {
    if !src.is_distributed() {
        return Err(LayoutError::Unsupported("a reduction needs a register layout"));
    }
    let axis = axis_dim(axis)?;
    let mut held = partial_results(&src.to_linear_layout(shape)?, axis)?;
    let mut largest = 0;
    let mut steps = 0;
    while held.output(axis).ok_or(LayoutError::MissingDim(axis))?.bits > 0 {
        steps += 1;
        if steps > MAX_LAYOUT_BITS {
            return Err(LayoutError::Unsupported("the reduction does not terminate"));
        }
        let moved = into_lanes(&held, axis)?;
        let mut bytes = 0u32;
        for &bits in element_bits {
            let bits = staged_bits(bits)?;
            let elements = staged_elements(&held, &moved, bits, target)?;
            bytes = bytes
                .checked_add(total(elements, u64::from(bits / 8))?)
                .ok_or(LayoutError::AddressOverflow)?;
        }
        largest = largest.max(bytes);
        held = without_axis(&moved, axis, Dim::Lane)?;
    }
    Ok(largest)
}

/// Returns the layout of the partial results after registers and lanes are reduced.
///
/// Registers along the axis are removed. Their order of reduction does not matter here.
fn partial_results(layout: &LinearLayout, axis: Dim) -> Result<LinearLayout> {
    let per_lane = without_axis(&layout.remove_zero_bases(Dim::Register), axis, Dim::Register)?;
    without_axis(&per_lane.remove_zero_bases(Dim::Register), axis, Dim::Lane)
}

/// Returns the layout after all elements of `input` along `axis` are reduced to one.
///
/// The remaining elements along the axis are renumbered in the order of the inputs, because
/// reductions commute.
fn without_axis(layout: &LinearLayout, axis: Dim, input: Dim) -> Result<LinearLayout> {
    let along = *layout.output(axis).ok_or(LayoutError::MissingDim(axis))?;
    let stays = |dim: Dim, basis: u64| dim != input && along.get(basis) != 0;
    let left = |i: &Input| i.bases.iter().filter(|&&basis| stays(i.dim, basis)).count();
    let bits = index_u32(layout.ins.iter().map(left).sum::<usize>());
    let outs = place(layout.outs.iter().map(|out| (out.dim, if out.dim == axis { bits } else { out.bits })))?;
    let mut reduced = layout.map_points(outs, |out, value| if out.dim == axis { 0 } else { value });
    let mut next = reduced.output(axis).map_or(0, |out| out.shift);
    for (old, new) in layout.ins.iter().zip(&mut reduced.ins) {
        for (&basis, point) in old.bases.iter().zip(&mut new.bases) {
            if stays(old.dim, basis) {
                *point |= 1 << next;
                next += 1;
            }
        }
    }
    shrunk(&reduced)
}

/// Returns the layout with each output dimension shrunk to the size that its bases need.
fn shrunk(layout: &LinearLayout) -> Result<LinearLayout> {
    let used = |out: &Output| {
        let all = layout.columns().fold(0, |all, point| all | out.get(point));
        (out.dim, u64::BITS - all.leading_zeros())
    };
    let outs = place(layout.outs.iter().map(used))?;
    let shrunk = layout.map_points(outs, |_, value| value);
    // Every element must have a holder.
    if shrunk.is_surjective() { Ok(shrunk) } else { Err(LayoutError::NotCovered) }
}

/// Moves the partial results of warps and CTAs along the axis into lanes.
///
/// If all of them fit, they move into lanes that hold replicas. Otherwise they are swapped with the
/// elements of the first lanes. CTAs keep their elements if even these lanes do not suffice.
fn into_lanes(layout: &LinearLayout, axis: Dim) -> Result<LinearLayout> {
    let along = *layout.output(axis).ok_or(LayoutError::MissingDim(axis))?;
    let bases = |dim| layout.input(dim).map(|input| input.bases.clone()).ok_or(LayoutError::MissingDim(dim));
    let (mut lanes, mut warps, mut blocks) = (bases(Dim::Lane)?, bases(Dim::Warp)?, bases(Dim::Block)?);
    let of_axis = |bases: &[u64]| bases.iter().filter(|&&basis| along.get(basis) != 0).count();
    let wanted = of_axis(&warps) + of_axis(&blocks);
    let idle: Vec<usize> = (0..lanes.len()).filter(|&at| lanes.get(at) == Some(&0)).collect();
    let all: Vec<usize> = (0..lanes.len()).collect();
    let (free, with_blocks) = if idle.len() >= wanted { (idle, true) } else { (all, wanted <= lanes.len()) };
    let mut free = free.into_iter();
    let mut exchange = |held: &mut Vec<u64>| {
        for basis in held.iter_mut().filter(|basis| along.get(**basis) != 0) {
            let Some(lane) = free.next().and_then(|at| lanes.get_mut(at)) else { return };
            std::mem::swap(basis, lane);
        }
    };
    exchange(&mut warps);
    if with_blocks {
        exchange(&mut blocks);
    }
    let ins = layout.ins.iter().map(|input| {
        let bases = match input.dim {
            Dim::Lane => lanes.clone(),
            Dim::Warp => warps.clone(),
            Dim::Block => blocks.clone(),
            _ => input.bases.clone(),
        };
        Input { dim: input.dim, bases }
    });
    shrunk(&LinearLayout { ins: ins.collect(), outs: layout.outs.clone() })
}
