//! Linear layouts over F2: maps from named input dimensions to named output dimensions.
//!
//! All dimensions have power-of-two sizes. A map is linear in the bits of its arguments, with xor
//! as addition.
//!
//! A layout is given by its *bases*: the images of the inputs with exactly one bit set. The image
//! of any other input is the xor of the images of its bits. The order of dimensions matters: the
//! first is the most minor. The theory is in "Linear Layouts: Robust Code Generation of Efficient
//! Tensor Computation Using F2" (Zhou et al., 2025). The operations follow `LinearLayout` of Triton
//! 3.9.
//!
//! A basis is one packed word with the coordinates of all output dimensions, the first in the low
//! bits. An operation on a basis is therefore an operation on a machine word.

mod algebra;
mod dim;
mod fit;
mod shape;
mod solve;

pub use dim::Dim;
pub(crate) use fit::axis_dim;

use std::fmt;

use seawall_base::{index_u32, saturated};

use crate::error::LayoutError;
use crate::limits::MAX_LAYOUT_BITS;

/// An input dimension with the images of its bits, lowest bit first.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Input {
    pub(crate) dim: Dim,
    pub(crate) bases: Vec<u64>,
}

/// An output dimension and the position of its coordinate in a packed point.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Output {
    pub(crate) dim: Dim,
    pub(crate) bits: u32,
    pub(crate) shift: u32,
}

impl Output {
    /// Returns this dimension's coordinate in the packed point.
    pub(crate) fn get(self, point: u64) -> u64 {
        (point >> self.shift) & mask(self.bits)
    }
}

/// Returns a mask of the `bits` low bits.
pub(crate) const fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// Returns the exponent of a power of two; `what` names the number in the error.
pub(crate) fn log2(what: &'static str, value: u64) -> Result<u32, LayoutError> {
    if value.is_power_of_two() && value.trailing_zeros() <= MAX_LAYOUT_BITS {
        Ok(value.trailing_zeros())
    } else {
        Err(LayoutError::NotPowerOfTwo { what, value: saturated::<i64>(value) })
    }
}

/// A linear map over F2 from named input dimensions to named output dimensions.
///
/// Two layouts are equal if they have the same dimensions in the same order, with the same sizes
/// and bases.
///
/// ```
/// use seawall_layout::{Dim, LinearLayout};
/// // 8 lanes along rows, then 4 registers along columns.
/// let lanes = LinearLayout::identity_1d(8, Dim::Lane, Dim::Axis(0))?;
/// let tile = lanes.product(&LinearLayout::identity_1d(4, Dim::Register, Dim::Axis(1))?)?;
/// let point = tile.apply(&[(Dim::Lane, 5), (Dim::Register, 3)])?;
/// assert_eq!(point, [(Dim::Axis(0), 5), (Dim::Axis(1), 3)]);
/// # Ok::<(), seawall_layout::LayoutError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct LinearLayout {
    pub(crate) ins: Vec<Input>,
    pub(crate) outs: Vec<Output>,
}

impl LinearLayout {
    /// Returns the layout without dimensions, which is the unit of [`product`](Self::product).
    pub const fn empty() -> Self {
        LinearLayout { ins: Vec::new(), outs: Vec::new() }
    }

    /// Creates a layout from its bases.
    ///
    /// `ins` has the bases of each input dimension (lowest bit first, one coordinate per output
    /// dimension). `outs` has the size of each output dimension, a power of two.
    ///
    /// # Errors
    ///
    /// A size is not a power of two, a basis exceeds the sizes, a dimension is given twice, or
    /// there are too many bits.
    pub fn new(ins: &[(Dim, Vec<Vec<u64>>)], outs: &[(Dim, u64)]) -> Result<Self, LayoutError> {
        let mut sized = Vec::with_capacity(outs.len());
        for &(dim, size) in outs {
            sized.push((dim, log2("the size of an output dimension", size)?));
        }
        let outs = place(sized)?;
        let mut packed = Vec::with_capacity(ins.len());
        for (dim, bases) in ins {
            let bases = bases.iter().map(|basis| pack(basis, &outs)).collect::<Result<Vec<_>, _>>()?;
            packed.push(Input { dim: *dim, bases });
        }
        LinearLayout { ins: packed, outs }.checked()
    }

    /// Same as [`new`](Self::new), with each output size the smallest power of two that holds all
    /// bases.
    ///
    /// Also fails if a basis does not have one coordinate per output.
    pub fn from_bases(ins: &[(Dim, Vec<Vec<u64>>)], outs: &[Dim]) -> Result<Self, LayoutError> {
        let mut sized: Vec<(Dim, u64)> = outs.iter().map(|&dim| (dim, 1)).collect();
        for basis in ins.iter().flat_map(|(_, bases)| bases) {
            if basis.len() != outs.len() {
                return Err(LayoutError::BadBasis);
            }
            for (slot, &value) in sized.iter_mut().zip(basis) {
                if value >> MAX_LAYOUT_BITS != 0 {
                    return Err(LayoutError::TooLarge);
                }
                slot.1 = slot.1.max((value + 1).next_power_of_two());
            }
        }
        LinearLayout::new(ins, &sized)
    }

    /// Returns the identity from `input` to `output`, both with `size` points, a power of two.
    ///
    /// A size of 0 returns the empty layout. Triton uses it for zero repetitions.
    pub fn identity_1d(size: u64, input: Dim, output: Dim) -> Result<Self, LayoutError> {
        LinearLayout::strided_1d(size, 1, input, output)
    }

    /// Returns `x` ↦ `x · stride`; the output has `size · stride` points.
    ///
    /// Both must be powers of two. A size of 0 is as in [`identity_1d`](Self::identity_1d).
    pub fn strided_1d(size: u64, stride: u64, input: Dim, output: Dim) -> Result<Self, LayoutError> {
        if size == 0 {
            return Ok(LinearLayout::empty());
        }
        let bits = log2("the size of a dimension", size)?;
        let shift = log2("the stride of a dimension", stride)?;
        if bits + shift > MAX_LAYOUT_BITS {
            return Err(LayoutError::TooLarge);
        }
        let bases = (0..bits).map(|bit| 1 << (bit + shift)).collect();
        let outs = vec![Output { dim: output, bits: bits + shift, shift: 0 }];
        Ok(LinearLayout { ins: vec![Input { dim: input, bases }], outs })
    }

    /// Returns the broadcast of all `size` inputs to 0 of an output with `out_size` points.
    ///
    /// Both must be powers of two. A size of 0 is as in [`identity_1d`](Self::identity_1d).
    pub fn zeros_1d(size: u64, input: Dim, output: Dim, out_size: u64) -> Result<Self, LayoutError> {
        if size == 0 {
            return Ok(LinearLayout::empty());
        }
        let bits = log2("the size of a dimension", size)?;
        let out_bits = log2("the size of an output dimension", out_size)?;
        let outs = vec![Output { dim: output, bits: out_bits, shift: 0 }];
        Ok(LinearLayout { ins: vec![Input { dim: input, bases: vec![0; bits as usize] }], outs })
    }

    /// Returns the layout, or an error if it exceeds the limits or has a duplicate dimension.
    pub(crate) fn checked(self) -> Result<Self, LayoutError> {
        let in_bits: usize = self.ins.iter().map(|input| input.bases.len()).sum();
        if in_bits > MAX_LAYOUT_BITS as usize {
            return Err(LayoutError::TooLarge);
        }
        let twice =
            |i: usize| self.ins.iter().take(i).any(|other| Some(other.dim) == self.ins.get(i).map(|x| x.dim));
        if (1..self.ins.len()).any(twice) { Err(LayoutError::DimMismatch) } else { Ok(self) }
    }

    /// Returns the input dimensions, most minor first.
    pub fn in_dims(&self) -> impl ExactSizeIterator<Item = Dim> + DoubleEndedIterator + Clone + '_ {
        self.ins.iter().map(|input| input.dim)
    }

    /// Returns the output dimensions, most minor first.
    pub fn out_dims(&self) -> impl ExactSizeIterator<Item = Dim> + DoubleEndedIterator + Clone + '_ {
        self.outs.iter().map(|out| out.dim)
    }

    /// Returns the number of points of an input dimension, or `None` if it does not exist.
    pub fn in_size(&self, dim: Dim) -> Option<u64> {
        self.input(dim).map(|input| 1 << input.bases.len())
    }

    /// Returns the number of points of an output dimension, or `None` if it does not exist.
    pub fn out_size(&self, dim: Dim) -> Option<u64> {
        self.output(dim).map(|out| 1 << out.bits)
    }

    /// Whether `dim` is an input dimension.
    pub fn has_in_dim(&self, dim: Dim) -> bool {
        self.input(dim).is_some()
    }

    /// Whether `dim` is an output dimension.
    pub fn has_out_dim(&self, dim: Dim) -> bool {
        self.output(dim).is_some()
    }

    /// The number of bits of all inputs together.
    pub fn total_in_bits(&self) -> u32 {
        self.ins.iter().map(|input| index_u32(input.bases.len())).sum()
    }

    /// The number of bits of all outputs together.
    pub fn total_out_bits(&self) -> u32 {
        self.outs.iter().map(|out| out.bits).sum()
    }

    /// Returns the bases of an input dimension, with coordinates in the order of
    /// [`out_dims`](Self::out_dims).
    ///
    /// The list is empty if the dimension does not exist.
    pub fn bases(&self, dim: Dim) -> Vec<Vec<u64>> {
        let unpack = |&point: &u64| self.outs.iter().map(|out| out.get(point)).collect();
        self.input(dim).map(|input| input.bases.iter().map(unpack).collect()).unwrap_or_default()
    }

    /// Returns the `output` coordinate of the image of bit `bit` of `input`; 0 if a dimension or
    /// the bit does not exist.
    pub fn basis(&self, input: Dim, bit: u32, output: Dim) -> u64 {
        let point = self.input(input).and_then(|input| input.bases.get(bit as usize));
        point.zip(self.output(output)).map_or(0, |(&point, out)| out.get(point))
    }

    pub(crate) fn input(&self, dim: Dim) -> Option<&Input> {
        self.ins.iter().find(|input| input.dim == dim)
    }

    pub(crate) fn output(&self, dim: Dim) -> Option<&Output> {
        self.outs.iter().find(|out| out.dim == dim)
    }

    /// Iterates over all bases in the order of the inputs.
    pub(crate) fn columns(&self) -> impl Iterator<Item = u64> + '_ {
        self.ins.iter().flat_map(|input| input.bases.iter().copied())
    }
}

/// Assigns every output dimension its position in a packed point. Fails for too many bits or a
/// duplicate dimension.
pub(crate) fn place(dims: impl IntoIterator<Item = (Dim, u32)>) -> Result<Vec<Output>, LayoutError> {
    let mut outs: Vec<Output> = Vec::new();
    let mut shift = 0;
    for (dim, bits) in dims {
        if outs.iter().any(|out| out.dim == dim) {
            return Err(LayoutError::DimMismatch);
        }
        outs.push(Output { dim, bits, shift });
        shift += bits;
        if shift > MAX_LAYOUT_BITS {
            return Err(LayoutError::TooLarge);
        }
    }
    Ok(outs)
}

fn pack(basis: &[u64], outs: &[Output]) -> Result<u64, LayoutError> {
    if basis.len() != outs.len() {
        return Err(LayoutError::BadBasis);
    }
    let mut point = 0;
    for (&value, out) in basis.iter().zip(outs) {
        if value > mask(out.bits) {
            return Err(LayoutError::BadBasis);
        }
        point |= value << out.shift;
    }
    Ok(point)
}

impl fmt::Display for LinearLayout {
    /// Prints the text form of Triton, which starts with a line break.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let outs: Vec<String> =
            self.outs.iter().map(|o| format!("{} (size {})", o.dim, 1u64 << o.bits)).collect();
        let outs = outs.join(", ");
        if self.ins.is_empty() {
            return if self.outs.is_empty() {
                f.write_str("\n(empty layout)")
            } else {
                write!(f, "\n(empty layout with out-dims [{outs}])")
            };
        }
        f.write_str("\n")?;
        for input in &self.ins {
            if input.bases.is_empty() {
                writeln!(f, " - {} is a size 1 dimension", input.dim)?;
            }
            for (bit, &point) in input.bases.iter().enumerate() {
                let image: Vec<String> = self.outs.iter().map(|o| o.get(point).to_string()).collect();
                let bullet = if bit == 0 { " - " } else { "   " };
                writeln!(f, "{bullet}{}={} -> ({})", input.dim, 1u64 << bit, image.join(", "))?;
            }
        }
        write!(f, "where out dims are: [{outs}]")
    }
}

impl fmt::Debug for LinearLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
