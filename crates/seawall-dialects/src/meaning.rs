//! The synchronization semantics of an op, apart from its declared memory effects.
//!
//! A [`Meaning`] names operands and attributes by their ODS names: `count: Some("num")` is the
//! attribute `num`. Everything is `const`, because rows are static tables.

use crate::barrier::{Barrier, MBarrier};
use crate::queue::{AsyncCopy, Mma, Queue, Wait};

/// The memory space of a memdesc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// `#ttg.shared_memory`: one CTA's shared memory (LDS on AMD).
    Shared,
    /// `#ttng.tensor_memory`: Blackwell tensor memory.
    Tensor,
    /// `#ttng.shared_cluster_memory`: the shared memory of another CTA of the cluster.
    SharedCluster,
}

/// How a result refers to the storage of operand 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Drops the leading dimension at a dynamic index.
    Index {
        /// The index operand.
        index: &'static str,
    },
    /// A box at constant offsets.
    Subslice {
        /// The attribute that holds one offset per dimension.
        offsets: &'static str,
    },
    /// A box at dynamic offsets.
    DynamicSubslice {
        /// The operands that hold one offset per dimension.
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

/// Shared-memory scratch that an op itself writes, synchronizes and reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scratch {
    /// A layout conversion. It needs no scratch if the data stays within each warp.
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
    /// The attribute that holds the memory ordering; `None` for relaxed.
    pub semantics: Option<&'static str>,
    /// Whether Triton's barrier pass takes the memory ordering of this op into account.
    pub ordered: bool,
    /// How the lowering gives the result to all threads.
    pub exchange: Exchange,
}

/// How the lowering of an atomic gives its result to all threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// Through scratch memory, if the result is used.
    Result,
    /// Likewise. Triton's allocation pass for NVIDIA GPUs does not handle the op.
    ResultOnAmd,
    /// The result of a poll is whether a timeout has passed.
    Timeout,
}

/// A fence: it orders proxies or memory and does not synchronize threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fence {
    /// Orders generic-proxy before async-proxy accesses to shared memory.
    AsyncProxy {
        /// The boolean attribute that extends the scope to the cluster.
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
    /// Creates the token array.
    Create,
    /// The producer waits for an empty slot.
    ProducerAcquire,
    /// The producer marks the slot as full.
    ProducerCommit,
    /// The consumer waits for a full slot.
    ConsumerWait,
    /// The consumer releases the slot.
    ConsumerRelease,
}

/// A step of the aref protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aref {
    /// Creates an aref from the operand buffers.
    Create,
    /// The producer enters a slot and gets its buffers.
    PutEnter,
    /// The producer leaves the slot.
    PutExit,
    /// The consumer enters a slot and gets its buffers.
    GetEnter,
    /// The consumer leaves the slot.
    GetExit,
    /// Returns the buffers of an entered slot again.
    Buffer,
    /// Joins a local and a remote value.
    Phi,
}

/// How control moves between the regions of an op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regions {
    /// `scf.for`: the body runs zero or more times.
    For,
    /// `scf.while`: the `before` region decides whether the `after` region runs.
    While,
    /// `scf.if`: one region, the other, or none.
    If,
    /// `scf.index_switch`: exactly one region.
    Switch,
    /// Runs once.
    Once,
    /// The combiner of a reduction or scan, or another body that touches no memory.
    Combiner,
    /// `ttg.mask`: the body runs if the operand is true. Triton's dataflow analysis does not enter
    /// it.
    Masked,
    /// A body that runs once per element or tile, with block arguments for the operands. Triton's
    /// dataflow analysis does not enter it. Examples are `tt.map_elementwise` and
    /// `ttng.subtiled_region`.
    Opaque,
    /// A module, which contains symbols and does not run.
    Module,
}

/// Warp specialization.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WarpSpecialize {
    /// `ttg.warp_specialize`: region 0 is the default region, the others are partitions (see
    /// [`crate::partitions_of`]).
    Enter,
    /// The op that contains the isolated partitions. Only the generic form prints it.
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
    /// Comparison with the attribute `predicate`.
    Compare,
    /// Sign extension.
    ExtendS,
    /// Zero extension.
    ExtendU,
    /// Truncation to the result's width.
    Truncate,
    /// Signed cast between `index` and an integer.
    IndexCast,
    /// Unsigned cast between `index` and an integer.
    IndexCastU,
}

/// The synchronization semantics of an op. For memory effects see [`crate::Effects`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// None beyond its memory effects.
    None,
    /// The results refer to the storage of operand 0.
    View(View),
    /// The result is one of two operands.
    Select,
    /// The result is an arbitrary value.
    Poison,
    /// The result is the attribute `value`.
    Constant,
    /// Integer arithmetic.
    Arith(Arith),
    /// Allocates a buffer, usually in this space. The space of the result's type takes precedence
    /// ([`OpKnowledge::space`](crate::OpKnowledge::space)), because `memref.alloc` and storage
    /// aliases allow any space.
    Alloc(Space),
    /// Deallocates a buffer.
    Dealloc,
    /// Uses scratch shared memory and synchronizes on it.
    Scratch(Scratch),
    /// An atomic, which may use scratch to broadcast its result.
    Atomic(Atomic),
    /// A barrier, or the arrive or wait of a split barrier.
    Barrier(Barrier),
    /// A wait of this warp for its asynchronous operations.
    Wait(Wait),
    /// An asynchronous copy.
    AsyncCopy(AsyncCopy),
    /// Closes a group of a queue.
    CommitGroup(Queue),
    /// An op on an mbarrier.
    MBarrier(MBarrier),
    /// An MMA (matrix multiply-accumulate).
    Mma(Mma),
    /// A fence.
    Fence(Fence),
    /// A step of the token protocol.
    Token(TokenOp),
    /// A step of the aref protocol.
    Aref(Aref),
    /// A constraint or hint for instruction scheduling, without effect at run time.
    SchedHint,
    /// Calls the symbol in the attribute `callee`.
    Call,
    /// Defines a function: its symbol is the attribute `sym_name`.
    Func,
    /// Returns from the function.
    Return,
    /// Jumps to its successors.
    Branch,
    /// Ends a region and forwards its operands to the parent op (or its loop).
    Yield,
    /// An op with regions that control enters.
    Regions(Regions),
    /// Warp specialization.
    WarpSpecialize(WarpSpecialize),
}
