//! Fitting a layout to a tensor shape, as Triton repeats or broadcasts an encoding's tile.

use super::algebra::multiply_identity;
use super::{Dim, LinearLayout, log2, mask, place};
use crate::error::LayoutError;

impl LinearLayout {
    /// Returns the 1-D to N-D identity: input `dim` counts through `shape` with dimension
    /// `order[0]` fastest.
    ///
    /// The outputs have the order of `order`. Fails if a size is not a power of two, or if `order`
    /// has an invalid or duplicate dimension.
    pub fn identity_nd(dim: Dim, shape: &[u64], order: &[u32]) -> Result<LinearLayout, LayoutError> {
        let mut layout = LinearLayout::empty();
        for &axis in order {
            let size = shape.get(axis as usize).copied().ok_or(LayoutError::DimMismatch)?;
            layout.multiply(&LinearLayout::identity_1d(size, dim, axis_dim(axis)?)?)?;
        }
        Ok(layout)
    }

    /// Repeats the layout until every output dimension has at least the size that `size` returns.
    ///
    /// The first input dimension grows, in the order of the output dimensions. Fails if a size is
    /// not a power of two, or for too many bits.
    pub fn ensure_not_smaller(&self, size: impl Fn(Dim) -> u64) -> Result<LinearLayout, LayoutError> {
        let Some(grown) = self.in_dims().next() else { return Ok(self.clone()) };
        let mut layout = self.clone();
        for out in &self.outs {
            let wanted = log2("a tensor dimension", size(out.dim))?;
            // A tile that is already as large is not repeated.
            if let Some(missing) = wanted.checked_sub(out.bits).filter(|&missing| missing > 0) {
                multiply_identity(&mut layout, missing, grown, out.dim)?;
            }
        }
        Ok(layout)
    }

    /// Broadcasts the layout until no output dimension exceeds the size that `size` returns.
    ///
    /// Coordinates beyond the size become 0. Without `keep_registers`, register bases that become 0
    /// are removed. Fails if a size is not a power of two.
    pub fn ensure_not_larger(
        &self,
        size: impl Fn(Dim) -> u64,
        keep_registers: bool,
    ) -> Result<LinearLayout, LayoutError> {
        let mut dims = Vec::with_capacity(self.outs.len());
        for out in &self.outs {
            dims.push((out.dim, log2("a tensor dimension", size(out.dim))?.min(out.bits)));
        }
        if dims.iter().map(|dim| dim.1).eq(self.outs.iter().map(|out| out.bits)) {
            return Ok(self.clone());
        }
        let outs = place(dims)?;
        let limit = |dim| outs.iter().find(|out| out.dim == dim).map_or(0, |out| mask(out.bits));
        let limits: Vec<(Dim, u64)> = self.outs.iter().map(|out| (out.dim, limit(out.dim))).collect();
        let cut = |dim: Dim, value: u64| {
            let top = limits.iter().find(|(other, _)| *other == dim).map_or(0, |(_, top)| *top);
            if value > top { 0 } else { value }
        };
        let mut layout = self.map_points(outs.clone(), |from, value| cut(from.dim, value));
        if !keep_registers
            && let (Some(new), Some(old)) =
                (layout.ins.iter_mut().find(|i| i.dim == Dim::Register), self.input(Dim::Register))
        {
            let mut before = old.bases.iter();
            new.bases.retain(|&point| before.next() == Some(&0) || point != 0);
        }
        Ok(layout)
    }
}

/// Returns `dimN`. Fails for an axis beyond 255.
pub(crate) fn axis_dim(axis: u32) -> Result<Dim, LayoutError> {
    u8::try_from(axis).map(Dim::Axis).map_err(|_| LayoutError::DimMismatch)
}
