//! The errors of this crate: attribute text that is not an encoding, and layouts that do not exist.

use std::borrow::Cow;
use std::fmt;

use seawall_base::Span;

use crate::linear::Dim;

/// The error of [`Encoding::parse`](crate::Encoding::parse).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodingError {
    /// The span of the wrong text; empty if something is missing.
    pub span: Span,
    /// What was expected, to complete "expected ...".
    pub expected: Cow<'static, str>,
}

impl fmt::Display for EncodingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: expected {}", self.span.start, self.expected)
    }
}

impl std::error::Error for EncodingError {}

/// The error for a layout, size or footprint that does not exist for the given arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// A size is not a power of two, is negative, or is not below 2^62.
    NotPowerOfTwo {
        /// The kind of size.
        what: &'static str,
        /// The value.
        value: i64,
    },
    /// The layout has more input or output bits than
    /// [`MAX_LAYOUT_BITS`](crate::limits::MAX_LAYOUT_BITS).
    TooLarge,
    /// A dimension is not in the layout.
    MissingDim(Dim),
    /// Two layouts cannot be combined, because their dimensions or sizes do not match.
    DimMismatch,
    /// A basis has a coordinate outside of the output size, or the wrong number of coordinates.
    BadBasis,
    /// The outer layout does not cover all points of the inner one.
    NotCovered,
    /// The layout is not bijective and has no inverse.
    NotInvertible,
    /// The rank of the shape is not that of the encoding.
    Rank {
        /// The rank of the encoding.
        encoding: u32,
        /// The rank of the shape.
        shape: u32,
    },
    /// The shape is smaller than the encoding's tile, or otherwise invalid for the encoding.
    ShapeDoesNotFit(&'static str),
    /// The encoding has no layout of the requested kind.
    Unsupported(&'static str),
    /// A byte address or size exceeds 32 bits.
    AddressOverflow,
    /// The footprint has more runs than [`MAX_RUNS`](crate::limits::MAX_RUNS), or more stages than
    /// [`MAX_STAGES`](crate::limits::MAX_STAGES).
    TooManyRuns,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::NotPowerOfTwo { what, value } => write!(f, "{what} is {value}, not a power of two"),
            LayoutError::TooLarge => f.write_str("the layout has more than 62 input or output bits"),
            LayoutError::MissingDim(dim) => write!(f, "the layout has no dimension {dim}"),
            LayoutError::DimMismatch => f.write_str("the dimensions of the two layouts do not match"),
            LayoutError::BadBasis => f.write_str("a basis is outside of the output dimensions"),
            LayoutError::NotCovered => {
                f.write_str("the outer layout does not cover all points of the inner layout")
            }
            LayoutError::NotInvertible => f.write_str("the layout is not bijective"),
            LayoutError::Rank { encoding, shape } => {
                write!(f, "an encoding of rank {encoding} needs a shape of the same rank, not {shape}")
            }
            LayoutError::ShapeDoesNotFit(why) => write!(f, "the shape does not match the encoding: {why}"),
            LayoutError::Unsupported(why) => write!(f, "unsupported layout: {why}"),
            LayoutError::AddressOverflow => f.write_str("an address or size exceeds 32 bits"),
            LayoutError::TooManyRuns => f.write_str("the footprint has too many separate runs"),
        }
    }
}

impl std::error::Error for LayoutError {}
