//! What an event does besides touching memory: waits, barriers, mbarriers, tokens, fences, calls.

use crate::event::Footprint;
use crate::ids::{FunctionId, TermId, TokenId};

/// An in-order (unless said otherwise) sequence of asynchronous operations that a wait can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Queue {
    /// `cp.async` groups on NVIDIA; direct-to-LDS copies with asyncmarks on CDNA3 and CDNA4.
    CpAsync,
    /// AMD asynchronous copies counted in instructions (asynccnt).
    Async,
    /// AMD vector-memory instructions in the order of their issue (vmcnt, loadcnt): direct-to-LDS loads among ordinary loads
    /// and stores, each a group of its own. The ordinary ones are [`Copy`](Action::Copy) events without accesses.
    Vmem,
    /// AMD LDS instructions (lgkmcnt, dscnt). Accesses without a queue are complete at the next event, so that a wait completes
    /// nothing here; it is kept because a bare barrier after it orders what is before it.
    Ds,
    /// The tensor data mover of gfx1250 (tensorcnt).
    Tdm,
    /// TMA loads: no group, completion only through an mbarrier.
    Tma,
    /// Stores to other CTAs and responses of the launch control: completion only through an mbarrier.
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

/// Which way an asynchronous copy goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Into shared (or tensor) memory.
    Load,
    /// Out of it.
    Store,
}

/// What an event does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Touches memory, nothing else. `asserted` is set on a read that its author asserts to be ordered by an
    /// asynchronous wait (`ttg.amdg.syncedViaAsyncWait`): a claim, not a proof.
    Touch {
        /// The claim.
        asserted: bool,
    },
    /// An atomic read-modify-write; two with equal `commutes` need no order between them.
    Atomic {
        /// Operation and element type if it commutes with itself.
        commutes: Option<String>,
    },
    /// Starts an asynchronous copy.
    Copy {
        /// Where it completes.
        queue: Queue,
        /// Which way it goes.
        direction: Direction,
        /// If it is 0, nothing is copied.
        predicate: Option<TermId>,
    },
    /// Starts matrix operations that read operands asynchronously.
    Mma {
        /// Where they complete.
        queue: Queue,
        /// If it is 0, nothing is done.
        predicate: Option<TermId>,
    },
    /// Closes the group of asynchronous operations issued so far.
    Commit(Queue),
    /// Waits for asynchronous operations.
    Wait(Wait),
    /// Rendezvous of warps.
    Barrier(Barrier),
    /// An mbarrier operation; its accesses name the mbarrier.
    MBarrier(MBarrier),
    /// A producer/consumer token operation.
    Token(TokenOp),
    /// A fence.
    Fence(Fence),
    /// Constrains the scheduler, orders nothing.
    Hint,
    /// Calls a function of the program.
    Call(Call),
    /// Has effects on memory that the model does not follow (global memory, printing).
    Other,
}

impl Action {
    /// The term that decides whether the event happens at all, if it has one.
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
    /// How many of the newest groups may still be in flight; `None` if the count is not known.
    pub pending: Option<u32>,
    /// The tokens that it waits for, if it names any.
    pub tokens: Vec<WaitToken>,
    /// Only reads of the source must be complete (`cp.async.bulk.wait_group.read`).
    pub read_only: bool,
    /// Triton's membar pass puts a local barrier after this wait unless a later sync point makes it needless
    /// (`MemWaitOpTrait`).
    pub trailing_barrier: bool,
}

/// A token that a wait names: it completes every access with this token, except the `age` newest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WaitToken {
    /// The token.
    pub token: TokenId,
    /// How many of the newest accesses with the token may still be in flight: 1 if the wait names the token of the
    /// previous iteration, carried around the loop.
    pub age: u32,
}

/// Which warps meet, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BarrierKind {
    /// All warps of the partition (of the CTA outside of warp specialization).
    Cta,
    /// All CTAs of the cluster; `relaxed` orders execution only.
    Cluster {
        /// No memory order.
        relaxed: bool,
    },
    /// Arrival half of a split barrier.
    Signal {
        /// Hardware barrier.
        id: i32,
    },
    /// Waiting half of a split barrier.
    WaitSignal {
        /// Hardware barrier.
        id: i32,
    },
    /// A hardware barrier of `threads` threads.
    Named {
        /// Which.
        id: Option<TermId>,
        /// How many threads meet.
        threads: Option<TermId>,
        /// Arrives without waiting.
        arrive_only: bool,
    },
    /// Only warps whose condition holds take part (`amdg.cond_barrier`).
    Conditional {
        /// The condition.
        condition: TermId,
    },
    /// Start or end of warp-specialized partitions: all warps of the CTA.
    Partitions,
    /// The lanes of each warp among themselves.
    Warp,
    /// The warps of a warpgroup (`wgmma.wait_group`).
    WarpGroup,
}

/// Where a barrier comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BarrierOrigin {
    /// It is an op of the program.
    Op,
    /// The op's lowering emits it, and Triton's membar pass counts on it.
    Lowering,
    /// The op's lowering emits it, and Triton's membar pass does not know.
    Hidden,
}

/// A rendezvous.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Barrier {
    /// Who meets.
    pub kind: BarrierKind,
    /// Whether completed accesses to shared memory before it are ordered before those after it.
    pub local_fence: bool,
    /// Whether it also orders accesses to memory that the model does not follow (global, tensor), so that a program
    /// may need it even where it orders nothing in shared memory.
    pub other_memory: bool,
    /// Where it comes from.
    pub origin: BarrierOrigin,
}

/// An operation on an mbarrier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MBarrier {
    /// Which operation.
    pub op: MBarrierOp,
    /// The predicate, if it has one.
    pub predicate: Option<TermId>,
}

/// The mbarrier operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MBarrierOp {
    /// Sets the arrival count.
    Init {
        /// Arrivals per phase.
        count: u32,
        /// Other CTAs of the cluster share the object.
        cluster: bool,
    },
    /// Ends its life.
    Invalidate,
    /// Arrives once and expects bytes.
    Expect {
        /// Bytes.
        bytes: u32,
    },
    /// Arrives.
    Arrive {
        /// How often.
        count: u32,
        /// Every thread arrives, instead of one for the partition.
        per_thread: bool,
    },
    /// Waits for the phase of this parity to complete.
    Wait {
        /// The parity.
        phase: TermId,
    },
    /// Arrives when the asynchronous operations of this queue issued so far are complete.
    Commit {
        /// The queue.
        queue: Queue,
        /// The arrivals to come are first added to those that the phase waits for, so that the count of the initialisation
        /// leaves them out (`cp.async.mbarrier.arrive` without `.noinc`, PTX ISA).
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
    /// For the cluster rather than the CTA.
    pub cluster: bool,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The function, or `None` if its body is not part of the program.
    pub callee: Option<FunctionId>,
    /// Where the callee's shared-memory frame starts in the caller's, in bytes.
    pub frame_offset: u32,
    /// What each argument may name, by position; empty for arguments that are no descriptors.
    pub arguments: Vec<Vec<Footprint>>,
}
