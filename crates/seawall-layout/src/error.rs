//! What can go wrong: attribute text that is no encoding, and layouts that do not exist.

use std::borrow::Cow;
use std::fmt;

use seawall_base::Span;

use crate::linear::Dim;

/// Attribute text that [`Encoding::parse`](crate::Encoding::parse) does not accept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodingError {
    /// The bytes of the attribute text that are wrong; empty where something is missing.
    pub span: Span,
    /// What should be there, completing "expected ...".
    pub expected: Cow<'static, str>,
}

impl fmt::Display for EncodingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: expected {}", self.span.start, self.expected)
    }
}

impl std::error::Error for EncodingError {}

/// A layout, size or footprint that does not exist for the arguments given.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// A size that must be a power of two is not (or is negative, or is not below 2^62).
    NotPowerOfTwo {
        /// What the number counts.
        what: &'static str,
        /// The number.
        value: i64,
    },
    /// A layout would have more input or output bits than [`MAX_LAYOUT_BITS`](crate::limits::MAX_LAYOUT_BITS).
    TooLarge,
    /// A dimension is not in the layout.
    MissingDim(Dim),
    /// Two layouts cannot be combined: their dimensions, or the sizes of them, do not fit together.
    DimMismatch,
    /// A basis has a coordinate outside the output size, or has the wrong number of coordinates.
    BadBasis,
    /// The outer layout does not reach every point that the inner one maps to.
    NotCovered,
    /// The layout is not bijective, so that it has no inverse.
    NotInvertible,
    /// The shape's rank does not fit the encoding's.
    Rank {
        /// Rank of the encoding.
        encoding: u32,
        /// Rank of the shape.
        shape: u32,
    },
    /// The shape is smaller than the smallest tile of the encoding, or otherwise impossible for it.
    ShapeDoesNotFit(&'static str),
    /// The encoding has no layout of the kind asked for.
    Unsupported(&'static str),
    /// A byte address or size does not fit 32 bits.
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
            LayoutError::DimMismatch => f.write_str("the dimensions of the two layouts do not fit together"),
            LayoutError::BadBasis => f.write_str("a basis lies outside the output dimensions"),
            LayoutError::NotCovered => {
                f.write_str("the outer layout does not cover the image of the inner one")
            }
            LayoutError::NotInvertible => f.write_str("the layout is not bijective"),
            LayoutError::Rank { encoding, shape } => {
                write!(f, "an encoding of rank {encoding} does not fit a shape of rank {shape}")
            }
            LayoutError::ShapeDoesNotFit(why) => write!(f, "the shape does not fit the encoding: {why}"),
            LayoutError::Unsupported(why) => write!(f, "no such layout: {why}"),
            LayoutError::AddressOverflow => f.write_str("an address or size does not fit 32 bits"),
            LayoutError::TooManyRuns => f.write_str("the footprint has too many separate runs"),
        }
    }
}

impl std::error::Error for LayoutError {}
