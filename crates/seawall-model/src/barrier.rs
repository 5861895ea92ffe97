//! Barriers of warps and CTAs, and the one table of what each kind means.

use crate::ids::TermId;

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

/// Who takes part in a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Participants {
    /// All warps of the partition in one CTA.
    PartitionWarps,
    /// All warps of the partition in all CTAs of the cluster.
    ClusterWarps,
    /// All warps of all partitions of the CTA.
    CtaWarps,
    /// The four warps of a warpgroup (PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions").
    Warpgroup,
    /// The lanes of a warp, for each warp separately.
    Lanes,
    /// As many threads as the barrier states, whichever they are.
    Threads {
        /// How many. `None` means all threads of the partition.
        threads: Option<TermId>,
    },
    /// The warps of the partition for which the condition holds. They meet the same hardware
    /// barrier as all warps of the partition do.
    WarpsUnder {
        /// The condition.
        condition: TermId,
    },
}

/// Which part of a barrier an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarrierPart {
    /// It arrives and waits.
    Whole,
    /// It only arrives. A later event with the same number waits.
    Signal(i32),
    /// It only waits for the arrivals of a signal with the same number.
    Wait(i32),
    /// It only arrives, and other warps wait.
    ArriveOnly,
}

/// A hardware barrier that counts threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedBarrier {
    /// Its number.
    pub id: Option<TermId>,
    /// How many threads arrive before it completes. `None` means all threads of the partition.
    pub threads: Option<TermId>,
    /// Whether the event arrives without waiting.
    pub arrive_only: bool,
}

/// The warps of a warpgroup.
pub const WARPGROUP_WARPS: u32 = 4;

/// The number of the split barrier that spans the CTAs of a cluster (LLVM's AMDGPU target).
const CLUSTER_NUMBER: i32 = -3;

impl BarrierKind {
    /// Who takes part.
    pub fn participants(self) -> Participants {
        match self {
            BarrierKind::Cta => Participants::PartitionWarps,
            BarrierKind::Cluster { .. } => Participants::ClusterWarps,
            BarrierKind::Signal { id } | BarrierKind::WaitSignal { id } if id == CLUSTER_NUMBER => {
                Participants::ClusterWarps
            }
            BarrierKind::Signal { .. } | BarrierKind::WaitSignal { .. } => Participants::PartitionWarps,
            BarrierKind::Named { threads, .. } => Participants::Threads { threads },
            BarrierKind::Conditional { condition } => Participants::WarpsUnder { condition },
            BarrierKind::Partitions => Participants::CtaWarps,
            BarrierKind::Warp => Participants::Lanes,
            BarrierKind::WarpGroup => Participants::Warpgroup,
        }
    }

    /// Which part of a barrier it is.
    pub fn part(self) -> BarrierPart {
        match self {
            BarrierKind::Signal { id } => BarrierPart::Signal(id),
            BarrierKind::WaitSignal { id } => BarrierPart::Wait(id),
            BarrierKind::Named { arrive_only: true, .. } => BarrierPart::ArriveOnly,
            BarrierKind::Cta
            | BarrierKind::Cluster { .. }
            | BarrierKind::Named { arrive_only: false, .. }
            | BarrierKind::Conditional { .. }
            | BarrierKind::Partitions
            | BarrierKind::Warp
            | BarrierKind::WarpGroup => BarrierPart::Whole,
        }
    }

    /// Whether it is a whole barrier of exactly the warps of the partition. A placement adds and
    /// removes such barriers.
    pub fn is_of_partition(self) -> bool {
        self.part() == BarrierPart::Whole && self.participants() == Participants::PartitionWarps
    }

    /// Whether it is a whole barrier at which all warps of the partition meet, or those for which a
    /// condition holds.
    pub fn is_within_partition(self) -> bool {
        match self.participants() {
            Participants::PartitionWarps | Participants::WarpsUnder { .. } => {
                self.part() == BarrierPart::Whole
            }
            Participants::ClusterWarps
            | Participants::CtaWarps
            | Participants::Warpgroup
            | Participants::Lanes
            | Participants::Threads { .. } => false,
        }
    }

    /// Whether it is a whole barrier of the CTAs of the cluster.
    pub fn is_of_cluster(self) -> bool {
        self.part() == BarrierPart::Whole && self.participants() == Participants::ClusterWarps
    }

    /// Whether it is the start or the end of warp-specialized partitions.
    pub fn is_of_partitions(self) -> bool {
        self.participants() == Participants::CtaWarps
    }

    /// Whether it synchronizes only the lanes of each warp.
    pub fn is_of_lanes(self) -> bool {
        self.participants() == Participants::Lanes
    }

    /// The number of the split barrier of which it is a part.
    pub fn split_number(self) -> Option<i32> {
        match self.part() {
            BarrierPart::Signal(id) | BarrierPart::Wait(id) => Some(id),
            BarrierPart::Whole | BarrierPart::ArriveOnly => None,
        }
    }

    /// The barrier that counts threads, if it is one.
    pub fn named(self) -> Option<NamedBarrier> {
        match self {
            BarrierKind::Named { id, threads, arrive_only } => {
                Some(NamedBarrier { id, threads, arrive_only })
            }
            BarrierKind::Cta
            | BarrierKind::Cluster { .. }
            | BarrierKind::Signal { .. }
            | BarrierKind::WaitSignal { .. }
            | BarrierKind::Conditional { .. }
            | BarrierKind::Partitions
            | BarrierKind::Warp
            | BarrierKind::WarpGroup => None,
        }
    }

    /// Whether the compiler waits for the LDS instructions of the warp in front of the barrier, if
    /// it orders memory (LLVM, AMDGPU memory model).
    pub fn waits_for_lds(self) -> bool {
        match self {
            BarrierKind::Cta | BarrierKind::Cluster { .. } | BarrierKind::Signal { .. } => true,
            BarrierKind::WaitSignal { .. }
            | BarrierKind::Named { .. }
            | BarrierKind::Conditional { .. }
            | BarrierKind::Partitions
            | BarrierKind::Warp
            | BarrierKind::WarpGroup => false,
        }
    }

    /// Whether every warp of a partition with `warps` warps of `lanes` threads waits here for every
    /// other warp of the partition. `constant` gives the value of a constant term.
    pub fn meets_partition(
        self,
        warps: u32,
        lanes: u32,
        constant: impl FnOnce(TermId) -> Option<i64>,
    ) -> bool {
        if self.part() != BarrierPart::Whole {
            return false;
        }
        match self.participants() {
            Participants::PartitionWarps | Participants::ClusterWarps | Participants::CtaWarps => true,
            Participants::Warpgroup => warps <= WARPGROUP_WARPS,
            Participants::Threads { threads } => {
                threads.is_some_and(|term| constant(term) == Some(i64::from(warps) * i64::from(lanes)))
            }
            Participants::Lanes | Participants::WarpsUnder { .. } => false,
        }
    }

    /// Whether it makes warps of a partition wait at the hardware barrier of the workgroup: number
    /// -1 of targets with split barriers.
    pub fn uses_workgroup_barrier(self) -> bool {
        /// The number of the split barrier of the workgroup (LLVM's AMDGPU target).
        const WORKGROUP_NUMBER: i32 = -1;
        match self {
            BarrierKind::Signal { id } | BarrierKind::WaitSignal { id } => id == WORKGROUP_NUMBER,
            BarrierKind::Cta | BarrierKind::Conditional { .. } | BarrierKind::Partitions => true,
            BarrierKind::Warp
            | BarrierKind::WarpGroup
            | BarrierKind::Cluster { .. }
            | BarrierKind::Named { .. } => false,
        }
    }

    /// Whether it only makes CTAs of a cluster wait and orders no memory.
    pub fn is_relaxed(self) -> bool {
        matches!(self, BarrierKind::Cluster { relaxed: true })
    }

    /// Whether it orders accesses to shared memory unless stated otherwise. On AMD GPUs, split
    /// barriers and conditional barriers order execution only. So does a relaxed cluster barrier.
    pub fn fences_by_default(self) -> bool {
        match self {
            BarrierKind::Cta
            | BarrierKind::Named { .. }
            | BarrierKind::Partitions
            | BarrierKind::Warp
            | BarrierKind::Cluster { relaxed: false } => true,
            BarrierKind::Cluster { relaxed: true }
            | BarrierKind::Signal { .. }
            | BarrierKind::WaitSignal { .. }
            | BarrierKind::Conditional { .. }
            | BarrierKind::WarpGroup => false,
        }
    }

    /// The terms whose values decide who takes part.
    pub fn terms(self) -> impl Iterator<Item = TermId> {
        let terms = match self {
            BarrierKind::Named { id, threads, .. } => [id, threads],
            BarrierKind::Conditional { condition } => [Some(condition), None],
            BarrierKind::Cta
            | BarrierKind::Cluster { .. }
            | BarrierKind::Signal { .. }
            | BarrierKind::WaitSignal { .. }
            | BarrierKind::Partitions
            | BarrierKind::Warp
            | BarrierKind::WarpGroup => [None, None],
        };
        terms.into_iter().flatten()
    }
}
