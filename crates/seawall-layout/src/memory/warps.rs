//! Which bytes of a view each warp touches when all of them load or store a tensor.
//!
//! A warp loads the elements that its lanes hold afterwards, and stores those that they hold: the layout of the tensor gives
//! the elements of a warp as a subspace, moved by the number of the warp, and the inverse of the memory's layout takes it to
//! offsets. Loads and stores of whole matrices (`ldmatrix`, `stmatrix`, `ds_read_tr`) hand elements from lane to lane, but
//! from no warp to another, so that the bytes of a warp are the same.

use super::footprint::{Geometry, pack};
use super::runs::Runs;
use super::span::Span;
use super::view::View;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// Warps beyond this are no warps of one CTA: 1024 threads, 32 a warp, twice over.
const MAX_WARPS: u64 = 64;

impl Geometry {
    /// The bytes of a view of one stage that each warp touches when a tensor of layout `tensor` is loaded from it or stored to
    /// it, relative to the view's `storage_base`. Elements that several warps hold are touched by each of them.
    ///
    /// Errors: tensor memory, several partitions, several CTAs, a memory layout that has an element at several offsets, a shape
    /// that is not the tensor's; more than `max_runs` runs, all warps together.
    pub fn warp_runs(
        &self,
        view: &View,
        tensor: &LinearLayout,
        max_runs: u64,
    ) -> Result<Vec<Runs>, LayoutError> {
        let inverse = self.only_inverse(view)?;
        let warps = tensor.in_size(Dim::Warp).ok_or(LayoutError::MissingDim(Dim::Warp))?;
        if tensor.in_size(Dim::Block).unwrap_or(1) != 1 || warps > MAX_WARPS {
            return Err(LayoutError::Unsupported("warps of several CTAs"));
        }
        let is_same = |dim: Dim| tensor.out_size(dim) == self.extent(dim);
        if !tensor.out_dims().all(is_same) || tensor.out_dims().len() != self.rank() {
            return Err(LayoutError::ShapeDoesNotFit("a tensor and the view that holds it have one shape"));
        }
        let places = |dim: Dim| -> Result<Vec<u64>, LayoutError> {
            let bits = tensor.in_size(dim).unwrap_or(1).ilog2();
            (0..bits).map(|bit| place(inverse, tensor, dim, bit)).collect()
        };
        let own = Span::of(places(Dim::Register)?.into_iter().chain(places(Dim::Lane)?));
        if own.blocks().saturating_mul(warps) > max_runs {
            return Err(LayoutError::TooManyRuns);
        }
        let steps = places(Dim::Warp)?;
        let start = |warp: u64| {
            let set = steps.iter().enumerate().filter(|(bit, _)| warp >> bit & 1 != 0);
            set.fold(0, |start, (_, step)| start ^ step)
        };
        let all: Vec<Runs> =
            (0..warps).map(|warp| self.page(&own, view, start(warp))).collect::<Result<_, _>>()?;
        // Padding cuts blocks.
        let count: u64 = all.iter().map(|runs| runs.as_slice().len() as u64).sum();
        if count > max_runs { Err(LayoutError::TooManyRuns) } else { Ok(all) }
    }
}

/// Where the element lies that one bit of a dimension of a tensor stands for.
fn place(inverse: &LinearLayout, tensor: &LinearLayout, dim: Dim, bit: u32) -> Result<u64, LayoutError> {
    let point: Vec<(Dim, u64)> = inverse.in_dims().map(|axis| (axis, tensor.basis(dim, bit, axis))).collect();
    let mapped = inverse.apply(&point)?;
    let of = |dim| mapped.iter().find(|(other, _)| *other == dim).map_or(0, |(_, value)| *value);
    let word = pack(of(Dim::Offset), of(Dim::Partition), of(Dim::Block))?;
    if word == of(Dim::Offset) { Ok(word) } else { Err(LayoutError::Unsupported("elements of other CTAs")) }
}
