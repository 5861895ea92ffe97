//! Ops that make warps wait for each other: barriers and mbarriers.

/// What a barrier-like op makes its warps wait for, and which memory it orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// `ttg.barrier`: every warp of the partition; the attribute lists the address spaces that it orders.
    AddressSpaces {
        /// The attribute that holds the space set; see [`crate::AddressSpaces`].
        spaces: &'static str,
    },
    /// `gpu.barrier`: every thread of the block, with an optional list of fenced address spaces.
    Gpu {
        /// The attribute that lists the spaces; absent means all.
        spaces: &'static str,
    },
    /// A full workgroup rendezvous that also drains this wave's LDS accesses (`rocdl.barrier`, `amdgpu.lds_barrier`).
    Workgroup,
    /// A rendezvous of execution alone, which orders no memory (`rocdl.s.barrier`).
    ExecutionOnly,
    /// Arrive and wait of the whole cluster in one op.
    Cluster {
        /// The attribute that drops the memory ordering when true.
        relaxed: Option<&'static str>,
    },
    /// The arriving half of a cluster barrier.
    ClusterArrive {
        /// The attribute that drops the memory ordering when true.
        relaxed: Option<&'static str>,
    },
    /// The waiting half of a cluster barrier.
    ClusterWait,
    /// The arriving half of a split workgroup barrier.
    SplitSignal {
        /// The attribute that holds the hardware id; none means the workgroup's.
        id: Option<&'static str>,
    },
    /// The waiting half of a split workgroup barrier.
    SplitWait {
        /// The attribute that holds the hardware id; none means the workgroup's.
        id: Option<&'static str>,
    },
    /// `bar.sync id, n`: a rendezvous of `n` threads on a hardware barrier.
    Named {
        /// The operand that holds the barrier id; absent at an op means barrier 0.
        id: &'static str,
        /// The operand that holds the thread count; absent at an op means the whole CTA.
        threads: &'static str,
    },
    /// `bar.arrive id, n`.
    NamedArrive {
        /// The operand that holds the barrier id.
        id: &'static str,
        /// The operand that holds the thread count.
        threads: &'static str,
    },
    /// An execution barrier that only the warps with a true predicate reach.
    Conditional {
        /// The predicate operand.
        predicate: &'static str,
    },
    /// A barrier of one warp's lanes.
    Warp,
}

/// An op on an mbarrier object in shared memory. The operand names say which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MBarrier {
    /// What happens to the object.
    pub action: MBarrierAction,
    /// The operand that is the mbarrier.
    pub object: &'static str,
    /// The predicate operand, if the op can have one.
    pub predicate: Option<&'static str>,
}

/// What an [`MBarrier`] op does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MBarrierAction {
    /// Initializes with an arrival count.
    Init {
        /// The attribute that holds the count.
        count: &'static str,
    },
    /// Ends the object's life.
    Invalidate,
    /// Expects bytes and arrives once.
    Expect {
        /// The attribute that holds the bytes.
        bytes: &'static str,
    },
    /// Arrives `count` times.
    Arrive {
        /// The attribute that holds the count.
        count: &'static str,
        /// The unit attribute under which every thread arrives for itself.
        per_thread: Option<&'static str>,
    },
    /// Waits for the phase to complete.
    Wait {
        /// The operand that holds the parity.
        phase: &'static str,
    },
    /// Arrives when the thread's earlier asynchronous copies are done.
    AsyncCopyArrive {
        /// The unit attribute under which the pending count is not raised first.
        no_increment: Option<&'static str>,
    },
    /// Arrives when the thread's earlier tcgen05 work is done.
    Commit,
    /// Reads the phase bit.
    ReadPhase,
}
