//! What an event does besides touching memory. The meaning of queues, barriers and mbarrier
//! operations is in [`crate::queue`], [`crate::barrier`] and [`crate::mbarrier`].

use crate::barrier::{Barrier, BarrierKind, BarrierPart, Participants};
use crate::event::Footprint;
use crate::ids::{FunctionId, TermId, TokenId};
use crate::mbarrier::{MBarrier, MBarrierEffect};
use crate::queue::{CompletionArrival, Queue};

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
            Action::Touch { .. }
            | Action::Atomic { .. }
            | Action::Commit(_)
            | Action::Wait(_)
            | Action::Barrier(_)
            | Action::Token(_)
            | Action::Fence(_)
            | Action::Hint
            | Action::Call(_)
            | Action::Other => None,
        }
    }

    /// The queue of the asynchronous operation that the action starts, if it starts one.
    pub fn issues_on(&self) -> Option<Queue> {
        match self {
            Action::Copy { queue, .. } | Action::Mma { queue, .. } => Some(*queue),
            _ => None,
        }
    }

    /// Whether the engine performs the action before a `later` one because their thread issues them
    /// in this order: a copy to tensor memory and an MMA (PTX ISA, "tcgen05 pipelined
    /// instructions").
    pub fn is_pipelined_before(&self, later: &Action) -> bool {
        match (self, later) {
            (Action::Copy { queue, .. }, Action::Mma { queue: of, .. }) => {
                queue == of && queue.operates_on_tensor_memory()
            }
            _ => false,
        }
    }

    /// Whether both start MMAs, or both start copies.
    pub fn is_issued_like(&self, other: &Action) -> bool {
        matches!(
            (self, other),
            (Action::Mma { .. }, Action::Mma { .. }) | (Action::Copy { .. }, Action::Copy { .. })
        )
    }

    /// Whether no other partition observes that the action happens: it neither meets other
    /// partitions nor arrives at an mbarrier.
    pub fn is_unobserved(&self) -> bool {
        match self {
            Action::Touch { .. }
            | Action::Atomic { .. }
            | Action::Commit(_)
            | Action::Wait(_)
            | Action::Fence(_)
            | Action::Hint
            | Action::Other => true,
            Action::Copy { queue, .. } | Action::Mma { queue, .. } => match queue.row().arrival {
                CompletionArrival::Never => true,
                CompletionArrival::OncePerWarp | CompletionArrival::Once | CompletionArrival::Bytes => false,
            },
            Action::Barrier(barrier) => match barrier.kind.participants() {
                Participants::PartitionWarps | Participants::Warpgroup | Participants::Lanes => true,
                Participants::ClusterWarps
                | Participants::CtaWarps
                | Participants::Threads { .. }
                | Participants::WarpsUnder { .. } => false,
            },
            Action::MBarrier(_) | Action::Token(_) | Action::Call(_) => false,
        }
    }

    /// Whether the action can order accesses by itself. Arrivals, commits and initialisations only
    /// take part in the order that a wait makes.
    pub fn makes_order(&self) -> bool {
        match self {
            Action::Barrier(_) | Action::Wait(_) | Action::Fence(_) => true,
            Action::MBarrier(mbarrier) => matches!(mbarrier.op.effect(), MBarrierEffect::Wait { .. }),
            Action::Token(token) => match token {
                TokenOp::Acquire { .. } | TokenOp::Wait { .. } => true,
                TokenOp::Commit { .. } | TokenOp::Release { .. } => false,
            },
            Action::Touch { .. }
            | Action::Atomic { .. }
            | Action::Copy { .. }
            | Action::Mma { .. }
            | Action::Commit(_)
            | Action::Hint
            | Action::Call(_)
            | Action::Other => false,
        }
    }

    /// What the action does to the mbarrier that its accesses name, if it is an mbarrier operation.
    pub fn mbarrier_effect(&self) -> Option<MBarrierEffect> {
        match self {
            Action::MBarrier(mbarrier) => Some(mbarrier.op.effect()),
            _ => None,
        }
    }

    /// The count with which the action initializes an mbarrier, if it does.
    pub fn mbarrier_init(&self) -> Option<u32> {
        match self.mbarrier_effect() {
            Some(MBarrierEffect::Init { count, .. }) => Some(count),
            _ => None,
        }
    }

    /// The parity of the phase that the action waits for, if it waits for one.
    pub fn mbarrier_wait(&self) -> Option<TermId> {
        match self.mbarrier_effect() {
            Some(MBarrierEffect::Wait { phase }) => Some(phase),
            _ => None,
        }
    }

    /// Whether the action begins or ends the lifetime of an mbarrier. It is then an ordinary write.
    pub fn bounds_mbarrier_lifetime(&self) -> bool {
        matches!(self.mbarrier_effect(), Some(MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate))
    }

    /// The queue whose operations arrive at an mbarrier when they are complete, if the action is
    /// that arrival.
    pub fn commits_to_mbarrier(&self) -> Option<Queue> {
        match self.mbarrier_effect() {
            Some(MBarrierEffect::Arrive(arrive)) => arrive.after,
            _ => None,
        }
    }

    /// The kind of the barrier that the action is, if it is one.
    pub fn barrier_kind(&self) -> Option<BarrierKind> {
        match self {
            Action::Barrier(barrier) => Some(barrier.kind),
            _ => None,
        }
    }

    /// The function of the program that is called.
    pub fn callee(&self) -> Option<FunctionId> {
        if let Action::Call(call) = self { call.callee } else { None }
    }

    /// The condition under which a warp takes part in the barrier, if it is a conditional one.
    pub fn barrier_condition(&self) -> Option<TermId> {
        match self.barrier_kind()?.participants() {
            Participants::WarpsUnder { condition } => Some(condition),
            Participants::PartitionWarps
            | Participants::ClusterWarps
            | Participants::CtaWarps
            | Participants::Warpgroup
            | Participants::Lanes
            | Participants::Threads { .. } => None,
        }
    }

    /// Whether the action is a whole barrier of exactly the warps of the partition.
    pub fn is_partition_barrier(&self) -> bool {
        self.barrier_kind().is_some_and(BarrierKind::is_of_partition)
    }

    /// Whether the action is a barrier of the lanes of each warp.
    pub fn is_warp_barrier(&self) -> bool {
        self.barrier_kind().is_some_and(BarrierKind::is_of_lanes)
    }

    /// Whether the action waits for a split barrier of this number.
    pub fn awaits_split_barrier(&self, id: i32) -> bool {
        self.barrier_kind().is_some_and(|kind| kind.part() == BarrierPart::Wait(id))
    }

    /// Whether the action is a fence of this kind.
    pub fn is_fence(&self, kind: FenceKind) -> bool {
        matches!(self, Action::Fence(fence) if fence.kind == kind)
    }

    /// Whether the action starts an operation that computes in tensor memory or copies to it.
    pub fn operates_on_tensor_memory(&self) -> bool {
        self.issues_on().is_some_and(Queue::operates_on_tensor_memory)
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

impl TokenOp {
    /// Whether only the first warp of the partition executes it.
    pub fn is_of_first_warp(&self) -> bool {
        match self {
            TokenOp::Commit { .. } | TokenOp::Release { .. } => true,
            TokenOp::Acquire { .. } | TokenOp::Wait { .. } => false,
        }
    }
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
