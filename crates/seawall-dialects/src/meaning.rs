//! What an op means to an analysis of synchronization, apart from its declared memory effects.
//!
//! A [`Meaning`] names roles by the op's own operand and attribute names, so that a reader of this crate never
//! counts operands: `count: Some("num")` is the attribute `num`. Everything is `const`: rows are static tables.

use crate::barrier::{Barrier, MBarrier};
use crate::queue::{AsyncCopy, Mma, Queue, Wait};

/// A memory that a memdesc can live in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// `#ttg.shared_memory`: one CTA's shared memory (LDS on AMD).
    Shared,
    /// `#ttng.tensor_memory`: Blackwell tensor memory.
    Tensor,
    /// `#ttng.shared_cluster_memory`: the shared memory of another CTA of the cluster.
    SharedCluster,
}

/// How a result refers to the same storage as operand 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Drops the leading dimension at a dynamic index.
    Index {
        /// The index operand.
        index: &'static str,
    },
    /// A box at constant offsets.
    Subslice {
        /// The attribute that holds one offset a dimension.
        offsets: &'static str,
    },
    /// A box at dynamic offsets.
    DynamicSubslice {
        /// The operands that hold one offset a dimension.
        offsets: &'static str,
    },
    /// A permutation of the dimensions.
    Transpose {
        /// The attribute that holds the order.
        order: &'static str,
    },
    /// Another shape over the same bytes.
    Reshape,
    /// Another shape or element type over the same bytes.
    Reinterpret,
    /// The same buffer in the CTA of the given rank.
    RemoteMap {
        /// The operand that holds the CTA rank.
        rank: &'static str,
    },
    /// Columns (or rows) of a tensor-memory buffer.
    TensorSubslice {
        /// The attribute that holds the offset, in the newer spelling.
        offset: &'static str,
        /// The same attribute in the older spelling.
        old_offset: &'static str,
    },
    /// The whole buffer under another layout.
    Alias,
}

/// Scratch shared memory that an op writes, synchronizes on and reads by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scratch {
    /// A layout conversion; none when the data stays within a warp.
    ConvertLayout,
    /// A reduction whose axis may span warps.
    Reduce,
    /// A scan whose axis may span warps.
    Scan,
    /// A gather that is not local to a warp.
    Gather,
    /// A histogram.
    Histogram,
    /// The 128 bytes in which a tensor map is built.
    TensorMapCreate,
    /// The 4 bytes through which the tensor-memory base address is published.
    TensorMemoryBase,
}

/// An atomic on global (or shared) memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Atomic {
    /// The attribute that holds the memory ordering; none for relaxed.
    pub semantics: Option<&'static str>,
    /// Whether it is one of the ops that Triton's barrier pass asks for their ordering.
    pub ordered: bool,
}

/// A fence that orders proxies or memory and synchronizes nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fence {
    /// Generic to async proxy on shared memory.
    AsyncProxy {
        /// The boolean attribute under which the scope is the cluster.
        cluster: Option<&'static str>,
    },
    /// A thread fence on memory.
    Memory,
    /// Publishes mbarrier initialization to the cluster.
    MBarrierInit,
    /// Acquires a tensor map that was written in global memory.
    TensorMap,
}

/// A step of the token protocol (`nvws.create_token` and its users).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenOp {
    /// Makes the token array.
    Create,
    /// The producer waits for a free slot.
    ProducerAcquire,
    /// The producer hands the slot over.
    ProducerCommit,
    /// The consumer waits for a full slot.
    ConsumerWait,
    /// The consumer gives the slot back.
    ConsumerRelease,
}

/// A step of the aref protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aref {
    /// Makes an aref of the operand buffers.
    Create,
    /// The producer enters a slot and gets its buffers.
    PutEnter,
    /// The producer leaves the slot.
    PutExit,
    /// The consumer enters a slot and gets its buffers.
    GetEnter,
    /// The consumer leaves the slot.
    GetExit,
    /// Names the buffers of an entered slot again.
    Buffer,
    /// Joins a local and a remote value.
    Phi,
}

/// How control moves between the regions of an op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regions {
    /// `scf.for`: the body runs zero or more times.
    For,
    /// `scf.while`: `before` decides, `after` runs.
    While,
    /// `scf.if`: one region or the other (or none).
    If,
    /// `scf.index_switch`: exactly one region.
    Switch,
    /// Runs once.
    Once,
    /// The combiner of a reduction or scan, or another body that never touches memory of ours.
    Combiner,
    /// `ttg.mask`: the body runs if the operand holds. Triton's dataflow does not enter it.
    Masked,
    /// A body that runs once an element or tile (`tt.map_elementwise`, `ttng.subtiled_region`), for operands that are its
    /// block arguments. Triton's dataflow does not enter it.
    Opaque,
    /// A module: holds symbols and runs nothing.
    Module,
}

/// Warp specialization.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WarpSpecialize {
    /// `ttg.warp_specialize`: region 0 is the default, the others are partitions (see [`crate::partitions_of`]).
    Enter,
    /// The holder of the isolated partitions, which only the generic form shows.
    Partitions,
    /// The end of the default region.
    Yield,
    /// The end of a partition.
    Return,
    /// `nvws.warp_group`: partitions that are not isolated.
    Group,
}

/// Integer arithmetic, for index expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arith {
    /// Wrapping addition.
    Add,
    /// Wrapping subtraction.
    Sub,
    /// Wrapping multiplication.
    Mul,
    /// Signed division towards zero.
    DivS,
    /// Unsigned division.
    DivU,
    /// Signed division towards minus infinity.
    FloorDivS,
    /// Signed division towards plus infinity.
    CeilDivS,
    /// Unsigned division rounded up.
    CeilDivU,
    /// Signed remainder, with the sign of the dividend.
    RemS,
    /// Unsigned remainder.
    RemU,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Shift left.
    Shl,
    /// Arithmetic shift right.
    ShrS,
    /// Logical shift right.
    ShrU,
    /// Signed minimum.
    MinS,
    /// Unsigned minimum.
    MinU,
    /// Signed maximum.
    MaxS,
    /// Unsigned maximum.
    MaxU,
    /// Comparison; the attribute `predicate` says which.
    Compare,
    /// Sign extension.
    ExtendS,
    /// Zero extension.
    ExtendU,
    /// Truncation to the result's width.
    Truncate,
    /// Between `index` and an integer, signed.
    IndexCast,
    /// Between `index` and an integer, unsigned.
    IndexCastU,
}

/// What the op means for synchronization. Memory effects are apart ([`crate::Effects`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Nothing beyond its memory effects.
    None,
    /// The results refer to operand 0's storage.
    View(View),
    /// The result is one of two operands.
    Select,
    /// The result is anything.
    Poison,
    /// The result is the attribute `value`.
    Constant,
    /// Integer arithmetic.
    Arith(Arith),
    /// Makes a buffer, usually in this space; the result's type has the last word
    /// ([`OpKnowledge::space`](crate::OpKnowledge::space)), since `memref.alloc` and storage aliases take any.
    Alloc(Space),
    /// Ends a buffer's life.
    Dealloc,
    /// Uses scratch shared memory and synchronizes on it.
    Scratch(Scratch),
    /// An atomic, which may use scratch to broadcast its result.
    Atomic(Atomic),
    /// A rendezvous, or half of one.
    Barrier(Barrier),
    /// A wait of this warp for its asynchronous work.
    Wait(Wait),
    /// An asynchronous copy.
    AsyncCopy(AsyncCopy),
    /// Closes a group of a queue.
    CommitGroup(Queue),
    /// An op on an mbarrier.
    MBarrier(MBarrier),
    /// A matrix multiplication.
    Mma(Mma),
    /// A fence.
    Fence(Fence),
    /// The token protocol.
    Token(TokenOp),
    /// The aref protocol.
    Aref(Aref),
    /// Constrains or hints at instruction scheduling; does nothing at run time.
    SchedHint,
    /// Calls the symbol in the attribute `callee`.
    Call,
    /// Defines a function: its symbol is the attribute `sym_name`.
    Func,
    /// Leaves the function.
    Return,
    /// Jumps to its successors.
    Branch,
    /// Ends a region and hands its operands to the parent op (or its loop).
    Yield,
    /// Holds regions that control enters.
    Regions(Regions),
    /// Warp specialization.
    WarpSpecialize(WarpSpecialize),
}
