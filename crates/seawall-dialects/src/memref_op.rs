//! Accesses to elements of memrefs, and views of memrefs.

use seawall_mlir::ValueId;

/// How an op accesses the elements of a memref at its indices. The names are those of operand
/// groups and attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemRefAccess {
    /// The memref.
    pub memref: &'static str,
    /// One index for each of its dimensions.
    pub indices: &'static str,
    /// What is accessed.
    pub kind: MemRefAccessKind,
}

/// What an op accesses in a memref. Vectors are in the innermost dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemRefAccessKind {
    /// Loads its result, an element or a vector.
    Load,
    /// As `Load`, for the elements of a mask.
    MaskedLoad,
    /// Loads its result, a vector whose dimensions a permutation map assigns to those of the
    /// memref.
    TransferRead,
    /// As `Load`. The lanes of a wave exchange what they load.
    TransposeLoad,
    /// Stores an operand, an element or a vector.
    Store {
        /// The operand.
        value: &'static str,
    },
    /// As `Store`, for the elements of a mask.
    MaskedStore {
        /// The operand.
        value: &'static str,
    },
    /// Stores an operand, a vector whose dimensions a permutation map assigns.
    TransferWrite {
        /// The operand.
        value: &'static str,
    },
    /// Reads and writes one element atomically.
    Atomic,
    /// Each lane copies elements to the memref.
    CopyTo {
        /// The other memref.
        source: &'static str,
        /// The attribute that holds the number of elements.
        elements: &'static str,
    },
    /// The lanes of a wave copy contiguous bytes to the memref, one piece after another.
    WaveCopyTo {
        /// The other memref.
        source: &'static str,
        /// The attribute that holds the type of a piece.
        piece: &'static str,
    },
}

impl MemRefAccessKind {
    /// The operand that is stored, if all of it is.
    pub const fn stored(self) -> Option<&'static str> {
        match self {
            MemRefAccessKind::Store { value } | MemRefAccessKind::TransferWrite { value } => Some(value),
            MemRefAccessKind::Load
            | MemRefAccessKind::MaskedLoad
            | MemRefAccessKind::TransferRead
            | MemRefAccessKind::TransposeLoad
            | MemRefAccessKind::MaskedStore { .. }
            | MemRefAccessKind::Atomic
            | MemRefAccessKind::CopyTo { .. }
            | MemRefAccessKind::WaveCopyTo { .. } => None,
        }
    }
}

/// How a memref names the memory of another one, the first operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemRefView {
    /// The same elements in the same shape.
    Cast,
    /// The same elements in another shape, from the same first element on.
    Reshape,
    /// A box of elements. The aligned pointer stays.
    Subview,
    /// Bytes from the operand `byte_shift` on. The aligned pointer moves there.
    Shift,
    /// Elements at an offset of its own from the aligned pointer, whatever the source's offset is.
    Anew,
}

/// One memref op on given values.
#[derive(Clone, Copy, Debug)]
pub struct MemRefAccessOf<'m> {
    /// The memref.
    pub memref: ValueId,
    /// Its indices.
    pub indices: &'m [ValueId],
    /// What is accessed.
    pub kind: MemRefAccessKind,
}
