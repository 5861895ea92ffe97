//! A register layout as lists of vectors over the flattened tensor.

use super::Result;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// The bases of a layout from register, lane, warp and block, each a word in which the tensor's dimensions lie side
/// by side. Two layouts of the same shape have the same words for the same elements.
pub(super) struct Flat<'a> {
    pub(super) registers: Vec<u64>,
    pub(super) lanes: &'a [u64],
    pub(super) warps: &'a [u64],
    pub(super) blocks: &'a [u64],
    /// Bits of a word that are in use.
    pub(super) width: u32,
}

impl<'a> Flat<'a> {
    /// All bases. Errors: the layout lacks one of the four inputs.
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

    /// Without registers that hold what another one does.
    pub(super) fn without_replicas(mut self) -> Self {
        self.registers.retain(|&basis| basis != 0);
        self
    }
}

/// The same map between the same places: both layouts are of one tensor.
pub(super) fn same_outputs(a: &LinearLayout, b: &LinearLayout) -> Result<()> {
    if a.outs == b.outs { Ok(()) } else { Err(LayoutError::DimMismatch) }
}
