//! The names of layout dimensions.

use std::fmt;

/// The name of a dimension.
///
/// The hardware's dimensions are variants, which makes comparisons cheap. Users of the crate name
/// others with [`Dim::Named`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dim {
    /// `register`: an element that a thread holds.
    Register,
    /// `lane`: a thread of a warp.
    Lane,
    /// `warp`: a warp of a CTA.
    Warp,
    /// `block`: a CTA of a cluster.
    Block,
    /// `offset`: an element of a CTA's shared memory, counted from the allocation's start.
    Offset,
    /// `partition`: one of the physical buffers of a partitioned allocation.
    Partition,
    /// `row`: a row (lane) of tensor memory.
    Row,
    /// `col`: a column of tensor memory, in elements.
    Col,
    /// `dimN`: a dimension of the tensor.
    Axis(u8),
    /// Any other dimension.
    Named(&'static str),
}

impl fmt::Display for Dim {
    /// Prints Triton's name of the dimension.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dim::Register => f.write_str("register"),
            Dim::Lane => f.write_str("lane"),
            Dim::Warp => f.write_str("warp"),
            Dim::Block => f.write_str("block"),
            Dim::Offset => f.write_str("offset"),
            Dim::Partition => f.write_str("partition"),
            Dim::Row => f.write_str("row"),
            Dim::Col => f.write_str("col"),
            Dim::Axis(i) => write!(f, "dim{i}"),
            Dim::Named(name) => f.write_str(name),
        }
    }
}

impl fmt::Debug for Dim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Dim {
    /// Returns `dim0`, `dim1`, and so on of a tensor of `rank` dimensions (at most 256).
    pub fn axes(rank: usize) -> Vec<Dim> {
        (0..=u8::MAX).take(rank).map(Dim::Axis).collect()
    }
}
