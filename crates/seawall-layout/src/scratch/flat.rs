//! A register layout as lists of vectors over the flattened tensor.

use super::Result;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// The bases of a layout from register, lane, warp and block, as packed words with the coordinates
/// of all dimensions.
///
/// Two layouts of the same shape have the same words for the same elements.
pub(super) struct Flat<'a> {
    pub(super) registers: Vec<u64>,
    pub(super) lanes: &'a [u64],
    pub(super) warps: &'a [u64],
    pub(super) blocks: &'a [u64],
    /// The number of used bits of a word.
    pub(super) width: u32,
}

impl<'a> Flat<'a> {
    /// Returns all bases. Fails if the layout lacks one of the four inputs.
    pub(super) fn of(layout: &'a LinearLayout) -> Result<Self> {
        let bases = |dim| match layout.input(dim) {
            Some(input) => Ok(input.bases.as_slice()),
            None => Err(LayoutError::MissingDim(dim)),
        };
        Ok(Flat {
            registers: bases(Dim::Register)?.to_vec(),
            lanes: bases(Dim::Lane)?,
            warps: bases(Dim::Warp)?,
            blocks: bases(Dim::Block)?,
            width: layout.total_out_bits(),
        })
    }

    /// Removes registers that hold replicas of other registers.
    pub(super) fn without_replicas(mut self) -> Self {
        self.registers.retain(|&basis| basis != 0);
        self
    }
}

/// Checks that both layouts have the same outputs, as layouts of one tensor do.
pub(super) fn same_outputs(a: &LinearLayout, b: &LinearLayout) -> Result<()> {
    if a.outs == b.outs { Ok(()) } else { Err(LayoutError::DimMismatch) }
}
