//! Construction of layouts from others: product, composition, concatenation, application and
//! division.

use smallvec::SmallVec;

use super::{Dim, Input, LinearLayout, Output, mask, place};
use crate::error::LayoutError;
use crate::limits::MAX_LAYOUT_BITS;

impl LinearLayout {
    /// Returns the block-diagonal sum: `self` on the minor part of each dimension, `outer` on the
    /// major part.
    ///
    /// Common dimensions must have the same relative order. Where the order leaves a choice, the
    /// dimensions of `self` come first.
    pub fn product(&self, outer: &LinearLayout) -> Result<LinearLayout, LayoutError> {
        if is_point_beside(self, outer) {
            // Most layouts are for one CTA, and have no other point in the dimension of CTAs.
            let ins = self.ins.iter().chain(&outer.ins).cloned().collect();
            return LinearLayout { ins, outs: self.outs.clone() }.checked();
        }
        let in_names = supremum(&names(&self.ins), &names(&outer.ins))?;
        let out_names = supremum(&out_names(&self.outs), &out_names(&outer.outs))?;
        let bits = |layout: &LinearLayout, dim| layout.output(dim).map_or(0, |out| out.bits);
        let outs = place(out_names.iter().map(|&dim| (dim, bits(self, dim) + bits(outer, dim))))?;
        let mut ins = Vec::with_capacity(in_names.len());
        for dim in in_names {
            let inner = self.input(dim).map(|input| input.bases.as_slice()).unwrap_or_default();
            let outer_bases = outer.input(dim).map(|input| input.bases.as_slice()).unwrap_or_default();
            let mut bases = Vec::with_capacity(inner.len() + outer_bases.len());
            bases.extend(inner.iter().map(|&point| repack(point, &self.outs, &outs, |_| 0)));
            let lift = |dim| bits(self, dim);
            bases.extend(outer_bases.iter().map(|&point| repack(point, &outer.outs, &outs, lift)));
            ins.push(Input { dim, bases });
        }
        LinearLayout { ins, outs }.checked()
    }

    /// Replaces `self` with `self.product(outer)`, like Triton's `A *= B`. On error `self` is
    /// unchanged.
    pub fn multiply(&mut self, outer: &LinearLayout) -> Result<(), LayoutError> {
        if let ([input], [output]) = (outer.ins.as_slice(), outer.outs.as_slice()) {
            return self.grow(input, *output);
        }
        *self = self.product(outer)?;
        Ok(())
    }

    /// Multiplies in place by a layout with one input and one output, which is the common case.
    fn grow(&mut self, input: &Input, output: Output) -> Result<(), LayoutError> {
        let (in_bits, out_bits) = (self.total_in_bits() as usize, self.total_out_bits());
        if in_bits + input.bases.len() > MAX_LAYOUT_BITS as usize || out_bits + output.bits > MAX_LAYOUT_BITS
        {
            return Err(LayoutError::TooLarge);
        }
        let at = self.outs.iter().position(|out| out.dim == output.dim).unwrap_or(self.outs.len());
        let lift = match self.outs.get_mut(at) {
            Some(out) => {
                let end = out.shift + out.bits;
                out.bits += output.bits;
                end
            }
            None => {
                self.outs.push(Output { shift: out_bits, ..output });
                out_bits
            }
        };
        // Outputs above the grown dimension move up.
        for out in self.outs.iter_mut().skip(at + 1) {
            out.shift += output.bits;
        }
        for point in self.ins.iter_mut().flat_map(|i| &mut i.bases) {
            *point = (*point & mask(lift)) | shl(shr(*point, lift), lift + output.bits);
        }
        let bases = input.bases.iter().map(|&point| shl(point, lift));
        match self.ins.iter_mut().find(|own| own.dim == input.dim) {
            Some(own) => own.bases.extend(bases),
            None => self.ins.push(Input { dim: input.dim, bases: bases.collect() }),
        }
        Ok(())
    }

    /// Returns `outer ∘ self`: first `self`, then `outer`.
    ///
    /// The inputs of `outer` must be the outputs of `self`, in any order and at least as large.
    ///
    /// ```
    /// use seawall_layout::{Dim, LinearLayout};
    /// // Lanes count rows of 64 elements, which are contiguous in memory.
    /// let lanes = LinearLayout::identity_1d(8, Dim::Lane, Dim::Axis(0))?;
    /// let rows = LinearLayout::strided_1d(8, 64, Dim::Axis(0), Dim::Offset)?;
    /// assert_eq!(lanes.compose(&rows)?.apply(&[(Dim::Lane, 3)])?, [(Dim::Offset, 192)]);
    /// # Ok::<(), seawall_layout::LayoutError>(())
    /// ```
    pub fn compose(&self, outer: &LinearLayout) -> Result<LinearLayout, LayoutError> {
        if self.outs.len() != outer.ins.len() {
            return Err(LayoutError::DimMismatch);
        }
        for out in &self.outs {
            let input = outer.input(out.dim).ok_or(LayoutError::MissingDim(out.dim))?;
            if out.bits as usize > input.bases.len() {
                return Err(LayoutError::DimMismatch);
            }
        }
        let image = |point: u64| {
            self.outs.iter().fold(0, |acc, out| {
                acc ^ outer.input(out.dim).map_or(0, |i| combine(&i.bases, out.get(point)))
            })
        };
        let ins =
            self.ins.iter().map(|i| Input { dim: i.dim, bases: i.bases.iter().map(|&p| image(p)).collect() });
        Ok(LinearLayout { ins: ins.collect(), outs: outer.outs.clone() })
    }

    /// Returns the image of a point, with coordinates in the order of [`out_dims`](Self::out_dims).
    ///
    /// Each input dimension must be given once, in any order. Bits beyond a dimension's size are
    /// ignored.
    pub fn apply(&self, point: &[(Dim, u64)]) -> Result<Vec<(Dim, u64)>, LayoutError> {
        if point.len() != self.ins.len() {
            return Err(LayoutError::DimMismatch);
        }
        let mut image = 0;
        for &(dim, value) in point {
            image ^= combine(&self.input(dim).ok_or(LayoutError::MissingDim(dim))?.bases, value);
        }
        Ok(self.outs.iter().map(|out| (out.dim, out.get(image))).collect())
    }

    /// Joins two layouts over the same outputs: the inputs of `self`, then those of `other`, which
    /// must be different.
    pub fn concat_ins(&self, other: &LinearLayout) -> Result<LinearLayout, LayoutError> {
        if self.outs != other.outs {
            return Err(LayoutError::DimMismatch);
        }
        let ins = self.ins.iter().chain(&other.ins).cloned().collect();
        LinearLayout { ins, outs: self.outs.clone() }.checked()
    }

    /// Joins two layouts over the same inputs: the outputs of `self`, then those of `other`, which
    /// must be different.
    pub fn concat_outs(&self, other: &LinearLayout) -> Result<LinearLayout, LayoutError> {
        let dims = self.outs.iter().chain(&other.outs).map(|out| (out.dim, out.bits));
        let outs = place(dims)?;
        let shift = self.total_out_bits();
        let mut ins = Vec::with_capacity(self.ins.len());
        for (a, b) in self.ins.iter().zip(&other.ins) {
            if a.dim != b.dim || a.bases.len() != b.bases.len() {
                return Err(LayoutError::DimMismatch);
            }
            let bases = a.bases.iter().zip(&b.bases).map(|(&x, &y)| x | shl(y, shift)).collect();
            ins.push(Input { dim: a.dim, bases });
        }
        if self.ins.len() == other.ins.len() {
            Ok(LinearLayout { ins, outs })
        } else {
            Err(LayoutError::DimMismatch)
        }
    }

    /// Returns the layout `C` with `self = inner.product(C)`, if it exists.
    pub fn divide_left(&self, inner: &LinearLayout) -> Option<LinearLayout> {
        let outs = self.quotient_outs(inner)?;
        let low = |dim| inner.output(dim).map_or(0, |out| out.bits);
        let mut ins = Vec::with_capacity(self.ins.len());
        for input in &self.ins {
            let factor = inner.input(input.dim).map(|i| i.bases.as_slice()).unwrap_or_default();
            let (head, tail) = input.bases.split_at_checked(factor.len())?;
            let same = |(&a, &b): (&u64, &u64)| a == repack(b, &inner.outs, &self.outs, |_| 0);
            if !head.iter().zip(factor).all(same) {
                return None;
            }
            let clear = |&p: &u64| self.outs.iter().all(|out| out.get(p) & mask(low(out.dim)) == 0);
            if !tail.iter().all(clear) {
                return None;
            }
            let drop = |&p: &u64| {
                outs.iter()
                    .zip(&self.outs)
                    .fold(0, |acc, (to, from)| acc | shl(shr(from.get(p), low(from.dim)), to.shift))
            };
            ins.push(Input { dim: input.dim, bases: tail.iter().map(drop).collect() });
        }
        Some(LinearLayout { ins, outs })
    }

    /// Returns the layout `C` with `self = C.product(outer)`, if it exists.
    pub fn divide_right(&self, outer: &LinearLayout) -> Option<LinearLayout> {
        let outs = self.quotient_outs(outer)?;
        let mut ins = Vec::with_capacity(self.ins.len());
        for input in &self.ins {
            let factor = outer.input(input.dim).map(|i| i.bases.as_slice()).unwrap_or_default();
            let (head, tail) = input.bases.split_at_checked(input.bases.len().checked_sub(factor.len())?)?;
            let lift = |dim| outs.iter().find(|out: &&Output| out.dim == dim).map_or(0, |out| out.bits);
            let same = |(&a, &b): (&u64, &u64)| a == repack(b, &outer.outs, &self.outs, lift);
            let fits = |&p: &u64| outs.iter().zip(&self.outs).all(|(to, from)| from.get(p) <= mask(to.bits));
            if !tail.iter().zip(factor).all(same) || !head.iter().all(fits) {
                return None;
            }
            let bases = head.iter().map(|&p| repack(p, &self.outs, &outs, |_| 0)).collect();
            ins.push(Input { dim: input.dim, bases });
        }
        Some(LinearLayout { ins, outs })
    }

    /// Returns the outputs that remain after division by a factor; `None` if the division is
    /// impossible.
    fn quotient_outs(&self, factor: &LinearLayout) -> Option<Vec<Output>> {
        let known = factor.ins.iter().all(|i| self.has_in_dim(i.dim))
            && factor.outs.iter().all(|o| self.has_out_dim(o.dim));
        if !known {
            return None;
        }
        let mut dims = Vec::with_capacity(self.outs.len());
        for out in &self.outs {
            dims.push((out.dim, out.bits.checked_sub(factor.output(out.dim).map_or(0, |o| o.bits))?));
        }
        place(dims).ok()
    }
}

/// Whether `outer` has one point, the outputs of `inner` and only inputs that `inner` lacks.
fn is_point_beside(inner: &LinearLayout, outer: &LinearLayout) -> bool {
    outer.total_in_bits() == 0
        && outer.total_out_bits() == 0
        && inner.out_dims().eq(outer.out_dims())
        && !outer.in_dims().any(|dim| inner.has_in_dim(dim))
}

/// Multiplies `layout` in place by the identity from `input` to `output`, both with `bits` bits.
pub(super) fn multiply_identity(
    layout: &mut LinearLayout,
    bits: u32,
    input: Dim,
    output: Dim,
) -> Result<(), LayoutError> {
    let bases = (0..bits.min(MAX_LAYOUT_BITS)).map(|bit| 1 << bit).collect();
    layout.grow(&Input { dim: input, bases }, Output { dim: output, bits, shift: 0 })
}

/// Returns the xor of the bases that the bits of `value` select. Bits without a basis are ignored.
pub(super) fn combine(bases: &[u64], value: u64) -> u64 {
    bases
        .iter()
        .enumerate()
        .filter(|(bit, _)| *bit < 64 && (value >> *bit) & 1 == 1)
        .fold(0, |acc, (_, &b)| acc ^ b)
}

/// Moves the coordinates of a point from the positions in `from` to those in `to`.
///
/// Each coordinate is first shifted up by `lift` of its dimension. Dimensions that `to` lacks are
/// dropped.
pub(super) fn repack(point: u64, from: &[Output], to: &[Output], lift: impl Fn(Dim) -> u32) -> u64 {
    let mut packed = 0;
    for out in from {
        if let Some(target) = to.iter().find(|target| target.dim == out.dim) {
            packed |= shl(shl(out.get(point), lift(out.dim)) & mask(target.bits), target.shift);
        }
    }
    packed
}

fn shl(value: u64, by: u32) -> u64 {
    value.checked_shl(by).unwrap_or(0)
}

fn shr(value: u64, by: u32) -> u64 {
    value.checked_shr(by).unwrap_or(0)
}

/// The names of the dimensions of most layouts, without an allocation.
type Names = SmallVec<[Dim; 8]>;

fn names(ins: &[Input]) -> Names {
    ins.iter().map(|input| input.dim).collect()
}

fn out_names(outs: &[Output]) -> Names {
    outs.iter().map(|out| out.dim).collect()
}

/// Returns the shortest list with both lists as subsequences, preferring `x` where either may come
/// first.
///
/// Fails if two dimensions have different orders in the lists.
fn supremum(x: &[Dim], y: &[Dim]) -> Result<Names, LayoutError> {
    let mut result = Names::new();
    let mut rest = y;
    for &dim in x {
        if let Some(at) = rest.iter().position(|&other| other == dim) {
            let (before, after) = rest.split_at(at);
            // Dimensions that precede a shared one in `y` must precede it in the result, so `x`
            // must not have them.
            if before.iter().any(|dim| x.contains(dim)) {
                return Err(LayoutError::DimMismatch);
            }
            result.extend_from_slice(before);
            rest = after.get(1..).unwrap_or_default();
        } else if y.contains(&dim) {
            return Err(LayoutError::DimMismatch);
        }
        result.push(dim);
    }
    result.extend_from_slice(rest);
    Ok(result)
}
