//! Ops that give each element of a tensor from the elements of operand 0.

/// Where the elements of a result come from. The names are those of attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TensorOp {
    /// Consecutive integers.
    Range {
        /// The first.
        start: &'static str,
        /// The one behind the last.
        end: &'static str,
    },
    /// Each element is operand 0.
    Splat,
    /// A new dimension of size 1.
    ExpandDims {
        /// The dimension.
        axis: &'static str,
    },
    /// Dimensions of size 1 are repeated.
    Broadcast,
    /// A permutation of the dimensions.
    Transpose {
        /// The order.
        order: &'static str,
    },
    /// Pointers, moved by as many elements as operand 1 has.
    AddPointer,
    /// The values at pointers.
    Load,
    /// The same elements in another shape.
    Reshape,
    /// The same bits as another type.
    Bitcast,
}
