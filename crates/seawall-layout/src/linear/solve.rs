//! Linear algebra: rank, free variables, inverses, and tests of what a conversion moves.
//!
//! Elimination processes the columns (bases) in order. A column that depends on earlier ones is
//! free. This choice affects results: like Triton, conversions map free variables to 0.

use seawall_base::index_u32;

use super::algebra::multiply_identity;
use super::{Dim, Input, LinearLayout, place};
use crate::error::LayoutError;

/// The columns reduced so far.
///
/// Each has a leading bit that no other has as its leading bit, and the combination of original
/// columns that it is.
#[derive(Default)]
struct Echelon {
    rows: Vec<(u64, u64)>,
}

impl Echelon {
    /// Reduces `point` by the known columns. Returns the rest, and the combination of columns that
    /// was subtracted.
    fn reduce(&self, mut point: u64) -> (u64, u64) {
        let mut used = 0;
        for &(row, from) in &self.rows {
            if point & (1 << row.ilog2()) != 0 {
                point ^= row;
                used ^= from;
            }
        }
        (point, used)
    }

    /// Adds column number `index`. Returns false if it depends on the earlier ones.
    fn push(&mut self, point: u64, index: usize) -> bool {
        let (rest, used) = self.reduce(point);
        if rest != 0 {
            let at = self.rows.partition_point(|(row, _)| row.ilog2() > rest.ilog2());
            self.rows.insert(at, (rest, used ^ (1 << index)));
        }
        rest != 0
    }
}

impl LinearLayout {
    fn echelon(&self) -> Echelon {
        let mut echelon = Echelon::default();
        for (index, point) in self.columns().enumerate() {
            echelon.push(point, index);
        }
        echelon
    }

    /// Returns the number of independent bases.
    pub fn rank(&self) -> u32 {
        index_u32(self.echelon().rows.len())
    }

    /// Whether every output is the image of some input.
    pub fn is_surjective(&self) -> bool {
        self.rank() == self.total_out_bits()
    }

    /// Whether no two inputs have the same image.
    pub fn is_injective(&self) -> bool {
        self.rank() == self.total_in_bits()
    }

    /// Whether the layout is bijective.
    pub fn is_invertible(&self) -> bool {
        self.is_surjective() && self.is_injective()
    }

    /// Returns the free bits of each input dimension.
    ///
    /// Changing a free bit, together with earlier bits, does not change the image. A free bit of
    /// `warp` means that several warps hold the same element.
    ///
    /// ```
    /// use seawall_layout::{Dim, Encoding};
    /// let text = "#ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], \
    ///             warpsPerCTA = [4], order = [0]}>";
    /// // 64 elements for 128 threads: warps 0 and 2 hold the same elements, as do 1 and 3.
    /// let layout = Encoding::parse(text)?.to_linear_layout(&[64])?;
    /// let free = layout.free_variable_masks().into_iter();
    /// let free: Vec<_> = free.filter(|(_, bits)| *bits != 0).collect();
    /// assert_eq!(free, [(Dim::Warp, 0b10)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn free_variable_masks(&self) -> Vec<(Dim, u64)> {
        let mut echelon = Echelon::default();
        let mut index = 0;
        let mut masks = Vec::with_capacity(self.ins.len());
        for input in &self.ins {
            let mut free = 0;
            for (bit, &point) in input.bases.iter().enumerate() {
                if !echelon.push(point, index) {
                    free |= 1 << bit;
                }
                index += 1;
            }
            masks.push((input.dim, free));
        }
        masks
    }

    /// Returns the free bits of one input dimension; 0 if it does not exist.
    pub fn free_bits(&self, dim: Dim) -> u64 {
        self.free_variable_masks().into_iter().find(|(other, _)| *other == dim).map_or(0, |(_, free)| free)
    }

    /// Returns the bits of input `dim` with a nonzero basis; 0 if the dimension does not exist.
    pub fn input_mask(&self, dim: Dim) -> u64 {
        let bases = self.input(dim).map(|input| input.bases.as_slice()).unwrap_or_default();
        bases.iter().enumerate().filter(|(_, point)| **point != 0).fold(0, |acc, (bit, _)| acc | (1 << bit))
    }

    /// Returns the bits of output `dim` that some basis of the inputs `ins` sets.
    pub fn output_mask(&self, ins: &[Dim], dim: Dim) -> u64 {
        let Some(out) = self.output(dim) else { return 0 };
        let used = self.ins.iter().filter(|input| ins.contains(&input.dim));
        used.flat_map(|input| &input.bases).fold(0, |acc, &point| acc | out.get(point))
    }

    /// Returns the `X` with `X.compose(self) = rhs` and free variables 0.
    ///
    /// `rhs` must have the same output dimensions, none larger, and its image must be in this
    /// layout's image.
    fn solve(&self, rhs: &LinearLayout) -> Result<LinearLayout, LayoutError> {
        let order: Vec<Dim> = self.out_dims().collect();
        // `rhs`, written into this layout's (larger) outputs.
        let rhs = rhs.transpose_outs(&order)?.map_points(self.outs.clone(), |_, value| value);
        let echelon = self.echelon();
        let outs = place(self.ins.iter().map(|i| (i.dim, index_u32(i.bases.len()))))?;
        let mut ins = Vec::with_capacity(rhs.ins.len());
        for input in &rhs.ins {
            let mut bases = Vec::with_capacity(input.bases.len());
            for &point in &input.bases {
                // A combination of columns, numbered in order, is a packed point of this layout's
                // inputs.
                let (rest, used) = echelon.reduce(point);
                if rest != 0 {
                    return Err(LayoutError::NotCovered);
                }
                bases.push(used);
            }
            ins.push(Input { dim: input.dim, bases });
        }
        Ok(LinearLayout { ins, outs })
    }

    /// Returns the conversion `C` from this layout's inputs to `outer`'s with
    /// `C.compose(outer) = self`.
    ///
    /// An input dimension with equal bases in both maps to itself. The rest is solved with free
    /// variables 0, so replicated elements are read from the first holder.
    ///
    /// # Errors
    ///
    /// The outputs differ, `outer` is smaller, or it does not reach a point of `self`.
    ///
    /// ```
    /// use seawall_layout::{Dim, LinearLayout};
    /// // Registers hold elements 0 to 3 in order. Memory has elements 1 and 2 swapped.
    /// let registers = LinearLayout::identity_1d(4, Dim::Register, Dim::Axis(0))?;
    /// let bases = [(Dim::Offset, vec![vec![2], vec![1]])];
    /// let memory = LinearLayout::from_bases(&bases, &[Dim::Axis(0)])?;
    /// let stores = registers.invert_and_compose(&memory)?;
    /// // Element 2 is at offset 1.
    /// assert_eq!(stores.apply(&[(Dim::Register, 2)])?, [(Dim::Offset, 1)]);
    /// # Ok::<(), seawall_layout::LayoutError>(())
    /// ```
    pub fn invert_and_compose(&self, outer: &LinearLayout) -> Result<LinearLayout, LayoutError> {
        let order: Vec<Dim> = self.out_dims().collect();
        let outer = outer.transpose_outs(&order)?;
        if self.outs.iter().zip(&outer.outs).any(|(a, b)| a.bits > b.bits) {
            return Err(LayoutError::DimMismatch);
        }
        let widened = self.map_points(outer.outs.clone(), |_, value| value);
        let is_same =
            |input: &&Input| widened.input(input.dim).is_some_and(|other| other.bases == input.bases);
        let same: Vec<Dim> = outer.ins.iter().filter(is_same).map(|input| input.dim).collect();
        let reduced = |layout: &LinearLayout| LinearLayout {
            ins: layout.ins.iter().filter(|input| !same.contains(&input.dim)).cloned().collect(),
            outs: layout.outs.clone(),
        };
        let mut result = reduced(&outer).solve(&reduced(&widened))?;
        for &dim in &same {
            let bits = outer.input(dim).map_or(0, |input| input.bases.len());
            multiply_identity(&mut result, index_u32(bits), dim, dim)?;
        }
        let ins: Vec<Dim> = self.in_dims().collect();
        let outs: Vec<Dim> = outer.in_dims().collect();
        result.transpose_ins(&ins)?.transpose_outs(&outs)
    }

    /// Returns a right inverse, which maps each output point to the input that holds it, with free
    /// variables 0.
    ///
    /// Fails if the layout is not surjective.
    pub fn pseudoinvert(&self) -> Result<LinearLayout, LayoutError> {
        let mut identity = LinearLayout::empty();
        for out in &self.outs {
            multiply_identity(&mut identity, out.bits, out.dim, out.dim)?;
        }
        identity.invert_and_compose(self)
    }

    /// Returns the inverse. Fails if the layout is not bijective.
    pub fn invert(&self) -> Result<LinearLayout, LayoutError> {
        if self.is_invertible() { self.pseudoinvert() } else { Err(LayoutError::NotInvertible) }
    }

    /// Whether every basis of the inputs `ins` is 0 in the outputs `outs`. Dimensions that do not
    /// exist have no bases.
    ///
    /// ```
    /// use seawall_layout::{Dim, LinearLayout};
    /// let warps = LinearLayout::identity_1d(4, Dim::Warp, Dim::Axis(0))?;
    /// let layout = warps.product(&LinearLayout::identity_1d(32, Dim::Lane, Dim::Axis(1))?)?;
    /// // Lanes do not move through dimension 0, but warps do.
    /// assert!(layout.sublayout_is_zero(&[Dim::Lane], &[Dim::Axis(0)]));
    /// assert!(!layout.sublayout_is_zero(&[Dim::Warp], &[Dim::Axis(0)]));
    /// # Ok::<(), seawall_layout::LayoutError>(())
    /// ```
    pub fn sublayout_is_zero(&self, ins: &[Dim], outs: &[Dim]) -> bool {
        outs.iter().all(|&out| self.output_mask(ins, out) == 0)
    }

    /// Whether the part of the map from `dims` to `dims` is the identity.
    ///
    /// Returns false if one of them is not both an input and an output of the same size.
    pub fn sublayout_is_identity(&self, dims: &[Dim]) -> bool {
        let same_size =
            dims.iter().all(|&dim| self.in_size(dim).is_some() && self.in_size(dim) == self.out_size(dim));
        let Ok(part) = self.sublayout(dims, dims) else { return false };
        // The inputs and the outputs are flattened in their own orders, as in Triton.
        same_size && part.columns().enumerate().all(|(bit, point)| point == 1 << bit)
    }

    /// Whether the map is the identity on `dims` and otherwise neither reads nor writes them.
    ///
    /// Returns false if one of them is not both an input and an output.
    pub fn is_trivial_over(&self, dims: &[Dim]) -> bool {
        let other_ins: Vec<Dim> = self.in_dims().filter(|dim| !dims.contains(dim)).collect();
        let other_outs: Vec<Dim> = self.out_dims().filter(|dim| !dims.contains(dim)).collect();
        self.sublayout_is_identity(dims)
            && self.sublayout_is_zero(&other_ins, dims)
            && self.sublayout_is_zero(dims, &other_outs)
    }

    /// Whether output `dim` is exactly input `dim`.
    pub fn is_identity_on_out(&self, dim: Dim) -> bool {
        let others: Vec<Dim> = self.in_dims().filter(|&other| other != dim).collect();
        self.sublayout_is_identity(&[dim]) && self.sublayout_is_zero(&others, &[dim])
    }

    /// Returns the map without `dims`, if it is [trivial over](Self::is_trivial_over) them.
    ///
    /// ```
    /// use seawall_layout::{Dim, LinearLayout};
    /// let identity = |size, dim| LinearLayout::identity_1d(size, dim, dim);
    /// let both = identity(32, Dim::Lane)?.product(&identity(4, Dim::Warp)?)?;
    /// assert_eq!(both.quotient(&[Dim::Warp]), Some(identity(32, Dim::Lane)?));
    /// # Ok::<(), seawall_layout::LayoutError>(())
    /// ```
    pub fn quotient(&self, dims: &[Dim]) -> Option<LinearLayout> {
        if !self.is_trivial_over(dims) {
            return None;
        }
        let ins: Vec<Dim> = self.in_dims().filter(|dim| !dims.contains(dim)).collect();
        let outs: Vec<Dim> = self.out_dims().filter(|dim| !dims.contains(dim)).collect();
        self.sublayout(&ins, &outs).ok()
    }
}
