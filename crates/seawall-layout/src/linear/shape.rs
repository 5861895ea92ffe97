//! Changes of a map's dimensions: transposing, reshaping, resizing, renaming, restricting.

use smallvec::SmallVec;

use super::{Dim, Input, LinearLayout, Output, log2, mask, place};
use crate::error::LayoutError;

impl LinearLayout {
    /// Reorders the input dimensions as in `dims`, which must contain each of them once.
    pub fn transpose_ins(&self, dims: &[Dim]) -> Result<LinearLayout, LayoutError> {
        if dims.len() != self.ins.len() {
            return Err(LayoutError::DimMismatch);
        }
        let ins = dims.iter().map(|&dim| self.input(dim).cloned().ok_or(LayoutError::MissingDim(dim)));
        LinearLayout { ins: ins.collect::<Result<_, _>>()?, outs: self.outs.clone() }.checked()
    }

    /// Reorders the output dimensions as in `dims`, which must contain each of them once.
    pub fn transpose_outs(&self, dims: &[Dim]) -> Result<LinearLayout, LayoutError> {
        if dims.len() != self.outs.len() {
            return Err(LayoutError::DimMismatch);
        }
        if self.out_dims().eq(dims.iter().copied()) {
            return Ok(self.clone());
        }
        self.keep_outs(dims)
    }

    /// Flattens the inputs (first dimension most minor) and splits them into `dims`, given with
    /// their sizes.
    ///
    /// The total size must stay the same.
    pub fn reshape_ins(&self, dims: &[(Dim, u64)]) -> Result<LinearLayout, LayoutError> {
        let mut columns = self.columns();
        let mut ins = Vec::with_capacity(dims.len());
        for &(dim, size) in dims {
            let bits = log2("the size of an input dimension", size)? as usize;
            let bases: Vec<u64> = columns.by_ref().take(bits).collect();
            if bases.len() != bits {
                return Err(LayoutError::DimMismatch);
            }
            ins.push(Input { dim, bases });
        }
        if columns.next().is_some() {
            return Err(LayoutError::DimMismatch);
        }
        LinearLayout { ins, outs: self.outs.clone() }.checked()
    }

    /// Flattens the outputs (first dimension most minor) and splits them into `dims`, given with
    /// their sizes.
    ///
    /// The total size must stay the same.
    pub fn reshape_outs(&self, dims: &[(Dim, u64)]) -> Result<LinearLayout, LayoutError> {
        let mut sized = Vec::with_capacity(dims.len());
        for &(dim, size) in dims {
            sized.push((dim, log2("the size of an output dimension", size)?));
        }
        let outs = place(sized)?;
        let bits: u32 = outs.iter().map(|out| out.bits).sum();
        // A packed point is already the flattened one.
        if bits == self.total_out_bits() {
            Ok(LinearLayout { ins: self.ins.clone(), outs })
        } else {
            Err(LayoutError::DimMismatch)
        }
    }

    /// Joins all inputs into one dimension with the name of the first (or `fallback` if there is
    /// none).
    pub fn flatten_ins(&self, fallback: Dim) -> LinearLayout {
        let dim = self.in_dims().next().unwrap_or(fallback);
        LinearLayout { ins: vec![Input { dim, bases: self.columns().collect() }], outs: self.outs.clone() }
    }

    /// Joins all outputs into one dimension with the name of the first (or `fallback` if there is
    /// none).
    pub fn flatten_outs(&self, fallback: Dim) -> LinearLayout {
        let dim = self.out_dims().next().unwrap_or(fallback);
        let outs = vec![Output { dim, bits: self.total_out_bits(), shift: 0 }];
        LinearLayout { ins: self.ins.clone(), outs }
    }

    /// Resizes an input dimension. New bits map to 0; surplus bits are removed.
    ///
    /// Fails for an unknown dimension, a size that is not a power of two, or too many bits.
    pub fn resize_in(&self, dim: Dim, size: u64) -> Result<LinearLayout, LayoutError> {
        let bits = log2("the size of an input dimension", size)? as usize;
        let mut layout = self.clone();
        let input =
            layout.ins.iter_mut().find(|input| input.dim == dim).ok_or(LayoutError::MissingDim(dim))?;
        input.bases.resize(bits, 0);
        layout.checked()
    }

    /// Shrinks an output dimension. Basis coordinates beyond the new size become 0.
    ///
    /// Fails for an unknown dimension, or a size that is larger or not a power of two.
    pub fn resize_out(&self, dim: Dim, size: u64) -> Result<LinearLayout, LayoutError> {
        let bits = log2("the size of an output dimension", size)?;
        let old = *self.output(dim).ok_or(LayoutError::MissingDim(dim))?;
        if bits > old.bits {
            return Err(LayoutError::DimMismatch);
        }
        let dims = self.outs.iter().map(|out| (out.dim, if out.dim == dim { bits } else { out.bits }));
        let outs = place(dims)?;
        Ok(self.map_points(outs, |from, value| if from.dim == dim && value > mask(bits) { 0 } else { value }))
    }

    /// Renames an input dimension. Fails if `from` does not exist or `to` exists already.
    pub fn rename_in(&self, from: Dim, to: Dim) -> Result<LinearLayout, LayoutError> {
        let mut layout = self.clone();
        layout.ins.iter_mut().find(|input| input.dim == from).ok_or(LayoutError::MissingDim(from))?.dim = to;
        layout.checked()
    }

    /// Renames the output dimensions, in order, to `dims`, which must have the same length.
    pub fn rename_outs(&self, dims: &[Dim]) -> Result<LinearLayout, LayoutError> {
        if dims.len() != self.outs.len() {
            return Err(LayoutError::DimMismatch);
        }
        let outs = place(dims.iter().zip(&self.outs).map(|(&dim, out)| (dim, out.bits)))?;
        Ok(LinearLayout { ins: self.ins.clone(), outs })
    }

    /// Returns the part of the map from the given inputs to the given outputs, each in this
    /// layout's order.
    ///
    /// Fails if a dimension does not exist.
    ///
    /// ```
    /// use seawall_layout::{Dim, Encoding};
    /// let text = "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], \
    ///             warpsPerCTA = [4, 1], order = [1, 0]}>";
    /// let layout = Encoding::parse(text)?.to_linear_layout(&[32, 16])?;
    /// // The movement of warps through the rows.
    /// let warps = layout.sublayout(&[Dim::Warp], &[Dim::Axis(0)])?;
    /// assert_eq!(warps.apply(&[(Dim::Warp, 3)])?, [(Dim::Axis(0), 24)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sublayout(&self, ins: &[Dim], outs: &[Dim]) -> Result<LinearLayout, LayoutError> {
        if let Some(&dim) = ins.iter().find(|&&dim| !self.has_in_dim(dim)) {
            return Err(LayoutError::MissingDim(dim));
        }
        let kept: Vec<Dim> = self.out_dims().filter(|dim| outs.contains(dim)).collect();
        if let Some(&dim) = outs.iter().find(|&&dim| !self.has_out_dim(dim)) {
            return Err(LayoutError::MissingDim(dim));
        }
        let mut layout = self.keep_outs(&kept)?;
        layout.ins.retain(|input| ins.contains(&input.dim));
        Ok(layout)
    }

    /// Removes the bases of `dim` that are 0 in every output.
    pub fn remove_zero_bases(&self, dim: Dim) -> LinearLayout {
        let mut layout = self.clone();
        if let Some(input) = layout.ins.iter_mut().find(|input| input.dim == dim) {
            input.bases.retain(|&point| point != 0);
        }
        layout
    }

    /// Removes output dimension number `axis` and renumbers the others `dim0`, `dim1`, and so on.
    /// Fails if it does not exist.
    pub fn remove_axis(&self, axis: u32) -> Result<LinearLayout, LayoutError> {
        let mut dims: Vec<Dim> = self.out_dims().collect();
        if axis as usize >= dims.len() {
            return Err(LayoutError::DimMismatch);
        }
        dims.remove(axis as usize);
        let renamed = Dim::axes(dims.len());
        self.keep_outs(&dims)?.rename_outs(&renamed)
    }

    fn keep_outs(&self, dims: &[Dim]) -> Result<LinearLayout, LayoutError> {
        let mut sized = SmallVec::<[(Dim, u32); 4]>::new();
        for &dim in dims {
            sized.push((dim, self.output(dim).ok_or(LayoutError::MissingDim(dim))?.bits));
        }
        Ok(self.map_points(place(sized)?, |_, value| value))
    }

    /// Moves every basis to the outputs `outs` (matched by name), with each coordinate mapped by
    /// `value`.
    pub(crate) fn map_points(&self, outs: Vec<Output>, value: impl Fn(&Output, u64) -> u64) -> LinearLayout {
        let pairs: SmallVec<[(Output, u32); 4]> = self
            .outs
            .iter()
            .filter_map(|from| outs.iter().find(|to| to.dim == from.dim).map(|to| (*from, to.shift)))
            .collect();
        let point =
            |p: u64| pairs.iter().fold(0, |acc, (from, shift)| acc | (value(from, from.get(p)) << shift));
        let ins =
            self.ins.iter().map(|i| Input { dim: i.dim, bases: i.bases.iter().map(|&p| point(p)).collect() });
        LinearLayout { ins: ins.collect(), outs }
    }
}
