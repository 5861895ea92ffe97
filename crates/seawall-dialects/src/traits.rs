//! Boolean facts about an op, named like the traits and interfaces of the compilers.

use std::fmt;
use std::ops::BitOr;

/// A set of traits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Traits(u32);

macro_rules! traits {
    ($($(#[$meta:meta])* $name:ident = $bit:literal;)*) => {
        impl Traits {
            $($(#[$meta])* pub const $name: Traits = Traits(1 << $bit);)*
            const NAMES: &'static [(&'static str, Traits)] = &[$((stringify!($name), Traits::$name)),*];
        }
    };
}

traits! {
    /// Triton's `MemWaitOpTrait`: its barrier pass inserts a barrier after the op unless one
    /// follows already.
    MEM_WAIT = 0;
    /// Triton's `LocalLoadTrait`.
    LOCAL_LOAD = 1;
    /// Triton's `MemDescViewTrait`: the result aliases operand 0 in its alias analysis.
    MEMDESC_VIEW = 2;
    /// The op ends a block.
    TERMINATOR = 3;
    /// MLIR's `ReturnLike`.
    RETURN_LIKE = 4;
    /// MLIR's `RegionBranchOpInterface`: dataflow analyses enter the regions.
    REGION_BRANCH = 5;
    /// MLIR's `BranchOpInterface`.
    BRANCH = 6;
    /// MLIR's `IsolatedFromAbove`.
    ISOLATED = 7;
    /// Triton's `TMALoadLikeOpInterface`.
    TMA_LOAD_LIKE = 8;
    /// Triton's `TMAStoreLikeOpInterface`.
    TMA_STORE_LIKE = 9;
    /// Triton's `MMAv5OpInterface`.
    MMAV5 = 10;
    /// An asynchronous copy whose ordering the barrier pass may leave to waits
    /// (`MemAsyncWriteOpTrait`).
    ASYNC_WRITE = 11;
    /// An NVIDIA copy for which an option requests the same treatment.
    ASYNC_WRITE_CANDIDATE = 12;
    /// The op defines a symbol.
    SYMBOL = 13;
    /// MLIR's `CallOpInterface`.
    CALL = 14;
    /// An atomic on memory.
    ATOMIC = 15;
    /// Triton's `MBarrierOpInterface`: the op works on an mbarrier, which membar treats apart.
    MBARRIER = 16;
    /// A constant: no operands, one attribute.
    CONSTANT_LIKE = 17;
    /// The lowering begins with a CTA barrier; see
    /// [`OpKnowledge::own_barrier`](crate::OpKnowledge::own_barrier).
    SYNC_BEFORE = 18;
    /// The lowering ends with a CTA barrier.
    SYNC_AFTER = 19;
    /// The op loads, stores or copies a tensor lane by lane. Each warp touches only the bytes of
    /// the elements in its lanes.
    ///
    /// The tensor is the first operand or result that is one.
    WARP_PARTS = 20;
    /// The results differ between threads: an index of the thread, lane or warp, or a clock.
    THREAD_INDEX = 21;
    /// The first operand is true wherever the op is executed.
    ASSUMES = 22;
    /// The lowering ends with a CTA barrier if an operand is a tensor.
    SYNC_AFTER_TENSOR = 23;
    /// The result names the memory of the first operand, a pointer or another address.
    KEEPS_MEMORY = 24;
    /// The attribute `intrin` names the LLVM intrinsic that the op calls.
    CALLS_INTRINSIC = 25;
    /// All elements of the result are operand 0, if that is a scalar.
    SPLAT = 26;
}

impl Traits {
    /// The empty set.
    pub const NONE: Traits = Traits(0);

    /// Returns the union of both sets.
    pub const fn with(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// Whether the set contains every trait of `other`.
    pub const fn has(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for Traits {
    type Output = Traits;
    fn bitor(self, other: Traits) -> Traits {
        self.with(other)
    }
}

impl fmt::Debug for Traits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Self::NAMES.iter().filter(|(_, t)| self.has(*t)).map(|(n, _)| n)).finish()
    }
}
