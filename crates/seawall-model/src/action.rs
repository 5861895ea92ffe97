//! What an event does besides touching memory: waits, barriers, mbarriers, tokens, fences, calls.

use crate::event::Footprint;
use crate::ids::{FunctionId, TermId, TokenId};

/// A sequence of asynchronous operations that a wait can name. It completes in order unless its
/// variant says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Queue {
    /// `cp.async` groups on NVIDIA; direct-to-LDS copies with asyncmarks on CDNA3 and CDNA4.
    CpAsync,
    /// AMD asynchronous copies, counted in instructions (`asynccnt`).
    Async,
    /// AMD vector-memory instructions in issue order (`vmcnt`, `loadcnt`). They are direct-to-LDS
    /// loads, ordinary loads and ordinary stores. Each is a group of its own. The ordinary ones are
    /// [`Copy`](Action::Copy) events without accesses.
    Vmem,
    /// AMD LDS instructions (`lgkmcnt`, `dscnt`). An access without a queue is complete at the next
    /// event, so a wait on this queue completes nothing in the model. The wait is kept because it
    /// decides which accesses a bare barrier behind it orders.
    Ds,
    /// Copies of the tensor data mover of gfx1250 (`tensorcnt`).
    Tdm,
    /// TMA loads. They have no groups and complete only through an mbarrier.
    Tma,
    /// Stores to other CTAs and responses of the cluster launch control. They complete only through
    /// an mbarrier.
    Remote,
    /// TMA and bulk stores (bulk groups).
    TmaStore,
    /// wgmma groups.
    Wgmma,
    /// tcgen05 operations, completed by a commit to an mbarrier.
    Tcgen05,
    /// tcgen05 loads and stores of tensor memory.
    TmemAccess,
}

/// The direction of an asynchronous copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Into shared (or tensor) memory.
    Load,
    /// Out of shared (or tensor) memory.
    Store,
}

/// What an event does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Touches memory and nothing else. A read has `asserted` set if its author asserts that an
    /// asynchronous wait orders it (`ttg.amdg.syncedViaAsyncWait`). Seawall does not assume that
    /// the assertion is true.
    Touch {
        /// Whether the author asserts it.
        asserted: bool,
    },
    /// An atomic read-modify-write. Two with equal `commutes` need no order between them.
    Atomic {
        /// Operation and element type if it commutes with itself.
        commutes: Option<String>,
    },
    /// Starts an asynchronous copy.
    Copy {
        /// The queue on which it completes.
        queue: Queue,
        /// Its direction.
        direction: Direction,
        /// If it is 0, nothing is copied.
        predicate: Option<TermId>,
    },
    /// Starts an MMA that reads its operands asynchronously.
    Mma {
        /// The queue on which it completes.
        queue: Queue,
        /// If it is 0, nothing is computed.
        predicate: Option<TermId>,
    },
    /// Closes the group of asynchronous operations issued so far.
    Commit(Queue),
    /// Waits for asynchronous operations.
    Wait(Wait),
    /// A barrier.
    Barrier(Barrier),
    /// An mbarrier operation. Its accesses name the mbarrier.
    MBarrier(MBarrier),
    /// A producer/consumer token operation.
    Token(TokenOp),
    /// A fence.
    Fence(Fence),
    /// Constrains the instruction scheduler and orders no memory access.
    Hint,
    /// Calls a function of the program.
    Call(Call),
    /// Has effects on memory that the model does not contain (global memory, printing).
    Other,
}

impl Action {
    /// The term that decides whether the event happens, if it has one.
    pub fn predicate(&self) -> Option<TermId> {
        match self {
            Action::Copy { predicate, .. } | Action::Mma { predicate, .. } => *predicate,
            Action::MBarrier(mbarrier) => mbarrier.predicate,
            _ => None,
        }
    }
}

/// A wait for asynchronous operations of the waiting warp.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The queue.
    pub queue: Queue,
    /// The number of newest groups that may still be in flight. `None` if the wait promises nothing
    /// by count.
    pub pending: Option<u32>,
    /// The tokens that it completes, besides the groups by count.
    pub tokens: Vec<WaitToken>,
    /// Only reads of the source must be complete (`cp.async.bulk.wait_group.read`).
    pub read_only: bool,
    /// Triton's membar pass inserts a local barrier after this wait unless a later barrier makes it
    /// redundant (`MemWaitOpTrait`).
    pub trailing_barrier: bool,
}

/// A token that a wait completes: every access with this token, except the `age` newest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WaitToken {
    /// The token.
    pub token: TokenId,
    /// The number of newest accesses with the token that may still be in flight. It is 1 if the
    /// wait names the token of the previous iteration, carried around the loop.
    pub age: u32,
}

/// Which warps or CTAs a barrier synchronizes, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BarrierKind {
    /// All warps of the partition (of the CTA outside of warp specialization).
    Cta,
    /// All CTAs of the cluster. A relaxed one orders execution only.
    Cluster {
        /// No memory order.
        relaxed: bool,
    },
    /// The arrive part of a split barrier (`s_barrier_signal`).
    Signal {
        /// Number of the hardware barrier.
        id: i32,
    },
    /// The wait part of a split barrier (`s_barrier_wait`).
    WaitSignal {
        /// Number of the hardware barrier.
        id: i32,
    },
    /// A hardware barrier for `threads` threads.
    Named {
        /// Number of the hardware barrier.
        id: Option<TermId>,
        /// How many threads arrive before it completes.
        threads: Option<TermId>,
        /// Arrives without waiting.
        arrive_only: bool,
    },
    /// Only the warps for which the condition holds take part (`amdg.cond_barrier`).
    Conditional {
        /// The condition.
        condition: TermId,
    },
    /// Start or end of warp-specialized partitions: all warps of the CTA.
    Partitions,
    /// The lanes of each warp, separately for each warp.
    Warp,
    /// The warps of a warpgroup (`wgmma.wait_group`).
    WarpGroup,
}

/// What puts a barrier into the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BarrierOrigin {
    /// It is an op of the program.
    Op,
    /// The lowering of an op emits it, and Triton's membar pass accounts for it.
    Lowering,
    /// The lowering of an op emits it, and Triton's membar pass does not account for it.
    Hidden,
}

/// A barrier, including the two parts of a split barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Barrier {
    /// Which warps it synchronizes.
    pub kind: BarrierKind,
    /// Whether it orders completed accesses to shared memory before it with those after it.
    pub local_fence: bool,
    /// Whether it also orders accesses to memory that the model does not contain (global memory). A
    /// program may need such a barrier even if it orders nothing in shared memory.
    pub other_memory: bool,
    /// What puts it into the program.
    pub origin: BarrierOrigin,
}

/// An operation on an mbarrier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MBarrier {
    /// Which operation.
    pub op: MBarrierOp,
    /// The event does nothing if this term is 0.
    pub predicate: Option<TermId>,
}

/// The mbarrier operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MBarrierOp {
    /// Sets the arrival count.
    Init {
        /// Arrivals that complete a phase.
        count: u32,
        /// Whether other CTAs of the cluster use the same object.
        cluster: bool,
    },
    /// Ends its lifetime.
    Invalidate,
    /// Arrives once and adds to the expected bytes.
    Expect {
        /// Number of bytes.
        bytes: u32,
    },
    /// Arrives.
    Arrive {
        /// How many arrivals.
        count: u32,
        /// Whether every thread arrives, instead of one thread for the partition.
        per_thread: bool,
    },
    /// Waits for the phase of this parity to complete.
    Wait {
        /// The parity.
        phase: TermId,
    },
    /// Arrives when the asynchronous operations that were issued on this queue so far are complete.
    Commit {
        /// The queue.
        queue: Queue,
        /// Whether the arrivals are first added to the pending count of the phase. The count of the
        /// initialization then does not contain them (PTX ISA, `cp.async.mbarrier.arrive` without
        /// `.noinc`).
        inc: bool,
    },
}

/// Producer/consumer token operations (NVWS tokens and arefs).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenOp {
    /// Waits until the slot is empty.
    Acquire {
        /// Token array.
        token: TokenId,
        /// Slot.
        slot: Option<TermId>,
        /// Phase.
        phase: Option<TermId>,
    },
    /// Marks the slot full.
    Commit {
        /// Token array.
        token: TokenId,
        /// Slot.
        slot: Option<TermId>,
    },
    /// Waits until the slot is full.
    Wait {
        /// Token array.
        token: TokenId,
        /// Slot.
        slot: Option<TermId>,
        /// Phase.
        phase: Option<TermId>,
    },
    /// Marks the slot empty.
    Release {
        /// Token array.
        token: TokenId,
        /// Slot.
        slot: Option<TermId>,
    },
}

/// What a fence orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FenceKind {
    /// Generic and async proxy (`fence.proxy.async`).
    Proxy,
    /// mbarrier initialisation, for the cluster.
    MBarrierInit,
    /// Ordinary memory.
    Thread,
}

/// A fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fence {
    /// What it orders.
    pub kind: FenceKind,
    /// Whether it orders for the cluster rather than for the CTA.
    pub cluster: bool,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The function, or `None` if its body is not in the program.
    pub callee: Option<FunctionId>,
    /// Offset of the callee's shared-memory frame in the caller's frame, in bytes.
    pub frame_offset: u32,
    /// The memory that each argument may name, by position. Empty for arguments that are not
    /// descriptors.
    pub arguments: Vec<Vec<Footprint>>,
}
