//! The bytes of a view that each warp accesses when all warps together load or store a tensor.
//!
//! A load accesses the elements that the lanes of a warp hold afterwards, a store those that they
//! hold before. The layout of the tensor gives the elements of a warp as a subspace, shifted by the
//! warp's number. The inverse of the memory's layout maps it to offsets. Matrix loads and stores
//! (`ldmatrix`, `stmatrix`, `ds_read_tr`) exchange elements only between lanes of one warp, so they
//! do not change the bytes of a warp.
//!
//! In tensor memory, a warp reaches only a quarter of the rows (PTX ISA, "Tensor Memory Access").

use super::footprint::{Geometry, own_words, pack, word};
use super::runs::Runs;
use super::subspace::Subspace;
use super::view::View;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// The maximum number of warps: twice the number in 1024 threads, with 32 threads per warp.
const MAX_WARPS: u64 = 64;

/// The rows of tensor memory that a warp reaches, which are its lanes.
pub(super) const WARP_ROWS: u32 = 32;

/// Warps reach the quarters of the rows in turn.
const QUARTERS: u32 = 4;

impl Geometry {
    /// Returns the bytes of a one-stage view that each warp accesses to load or store a tensor of
    /// layout `tensor`.
    ///
    /// The bytes are relative to the view's `storage_base`; words in tensor memory. Each of several
    /// warps that hold an element accesses it.
    ///
    /// # Errors
    ///
    /// - The view is in several partitions or in several CTAs.
    /// - The memory layout has an element at several offsets, or in the rows of several warps.
    /// - The shapes of view and tensor differ.
    /// - All warps together have more than `max_runs` runs.
    pub fn warp_runs(
        &self,
        view: &View,
        tensor: &LinearLayout,
        max_runs: u64,
    ) -> Result<Vec<Runs>, LayoutError> {
        let rows = self.only_rows(view);
        let inverse = rows.map_or_else(|| self.only_inverse(view), |(inverse, _)| Ok(inverse))?;
        let warps = tensor.in_size(Dim::Warp).ok_or(LayoutError::MissingDim(Dim::Warp))?;
        if tensor.in_size(Dim::Block).unwrap_or(1) != 1 || warps > MAX_WARPS {
            return Err(LayoutError::Unsupported("the warps are in several CTAs"));
        }
        let is_same = |dim: Dim| tensor.out_size(dim) == self.extent(dim);
        if !tensor.out_dims().all(is_same) || tensor.out_dims().len() != self.rank() {
            return Err(LayoutError::ShapeDoesNotFit("the tensor and the view have different shapes"));
        }
        let places = |dim: Dim| -> Result<Vec<u64>, LayoutError> {
            let bits = tensor.in_size(dim).unwrap_or(1).ilog2();
            (0..bits).map(|bit| place(inverse, rows.map(|rows| rows.1), tensor, (dim, bit))).collect()
        };
        let words = rows.into_iter().flat_map(|&(_, bits)| own_words(bits));
        let own = Subspace::of(places(Dim::Register)?.into_iter().chain(places(Dim::Lane)?).chain(words));
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
        // Padding can split blocks.
        let count: u64 = all.iter().map(|runs| runs.as_slice().len() as u64).sum();
        if count > max_runs { Err(LayoutError::TooManyRuns) } else { Ok(all) }
    }
}

/// Returns the rows of the part of a tensor-memory view that the lanes of each of `warps` warps can
/// reach, whatever layout the tensor has. The runs are those of the view, `None` if the number of
/// warps is not a multiple of 4.
pub fn reachable_rows(view: &Runs, warps: u32) -> Option<Vec<Runs>> {
    let quarter = |address: u32| (address >> 16) / WARP_ROWS;
    let of_warp = |warp: u32| {
        let mut runs = Runs::new();
        for run in view.as_slice().iter().filter(|run| quarter(run.start) == warp % QUARTERS) {
            runs.append_wide(run.start.into(), run.end.into()).ok()?;
        }
        Some(runs)
    };
    // A run is within one row.
    let is_apart = view.as_slice().iter().all(|run| run.start >> 16 == (run.end - 1) >> 16);
    (is_apart && warps.is_multiple_of(QUARTERS)).then(|| (0..warps).map(of_warp).collect())?
}

/// Returns the place of the element for one bit of an input dimension of a tensor. In tensor
/// memory, elements have `bits` bits.
fn place(
    inverse: &LinearLayout,
    bits: Option<u32>,
    tensor: &LinearLayout,
    (dim, bit): (Dim, u32),
) -> Result<u64, LayoutError> {
    let point: Vec<(Dim, u64)> = inverse.in_dims().map(|axis| (axis, tensor.basis(dim, bit, axis))).collect();
    let mapped = inverse.apply(&point)?;
    let of = |dim| mapped.iter().find(|(other, _)| *other == dim).map_or(0, |(_, value)| *value);
    let (place, of_cta) = match bits {
        Some(bits) => (word(bits, of)?, of(Dim::Block) == 0),
        None => {
            let place = pack(of(Dim::Offset), of(Dim::Partition), of(Dim::Block))?;
            (place, place == of(Dim::Offset))
        }
    };
    if of_cta { Ok(place) } else { Err(LayoutError::Unsupported("the elements are in other CTAs")) }
}
