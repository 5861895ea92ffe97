//! Ops on which warps wait for each other: barriers and mbarriers.

/// The kind of a barrier op: which warps take part, and which memory it orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// `ttg.barrier`: every warp of the partition. The attribute lists the address spaces that it
    /// orders.
    AddressSpaces {
        /// The attribute that holds the space set; see [`crate::AddressSpaces`].
        spaces: &'static str,
    },
    /// `gpu.barrier`: every thread of the block, with an optional list of fenced address spaces.
    Gpu {
        /// The attribute that lists the spaces; absent means all.
        spaces: &'static str,
    },
    /// A full workgroup barrier that also drains this wave's LDS accesses (`rocdl.barrier`,
    /// `amdgpu.lds_barrier`).
    Workgroup,
    /// An execution barrier that orders no memory (`rocdl.s.barrier`).
    ExecutionOnly,
    /// A barrier of the whole cluster: arrive and wait in one op.
    Cluster {
        /// The attribute that drops the memory ordering if it is true.
        relaxed: Option<&'static str>,
    },
    /// The arrive of a split cluster barrier.
    ClusterArrive {
        /// The attribute that drops the memory ordering if it is true.
        relaxed: Option<&'static str>,
    },
    /// The wait of a split cluster barrier.
    ClusterWait,
    /// The arrive (signal) of a split workgroup barrier.
    SplitSignal {
        /// The attribute that holds the hardware id; `None` means the workgroup's barrier.
        id: Option<&'static str>,
    },
    /// The wait of a split workgroup barrier.
    SplitWait {
        /// The attribute that holds the hardware id; `None` means the workgroup's barrier.
        id: Option<&'static str>,
    },
    /// `bar.sync id, n`: a barrier of `n` threads on a hardware barrier resource.
    Named {
        /// The operand that holds the barrier id. Without the operand, an op uses barrier 0.
        id: &'static str,
        /// The operand that holds the thread count. Without the operand, the count is the whole
        /// CTA.
        threads: &'static str,
    },
    /// `bar.arrive id, n`.
    NamedArrive {
        /// The operand that holds the barrier id.
        id: &'static str,
        /// The operand that holds the thread count.
        threads: &'static str,
    },
    /// An execution barrier for the warps with a true predicate.
    Conditional {
        /// The predicate operand.
        predicate: &'static str,
    },
    /// A barrier of one warp's lanes.
    Warp,
}

/// An op on an mbarrier object in shared memory. The fields name its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MBarrier {
    /// The operation on the object.
    pub action: MBarrierAction,
    /// The operand that is the mbarrier.
    pub object: &'static str,
    /// The predicate operand, if the op can have one.
    pub predicate: Option<&'static str>,
}

/// The operation of an [`MBarrier`] op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MBarrierAction {
    /// Initializes the object with an arrival count.
    Init {
        /// The attribute that holds the count.
        count: &'static str,
    },
    /// Invalidates the object.
    Invalidate,
    /// Expects bytes and arrives once.
    Expect {
        /// The attribute that holds the number of bytes.
        bytes: &'static str,
    },
    /// Arrives `count` times.
    Arrive {
        /// The attribute that holds the count.
        count: &'static str,
        /// The unit attribute with which every thread arrives separately.
        per_thread: Option<&'static str>,
    },
    /// Waits until the phase completes.
    Wait {
        /// The operand that holds the parity.
        phase: &'static str,
    },
    /// Arrives when the thread's earlier asynchronous copies have completed.
    AsyncCopyArrive {
        /// The unit attribute without which the op first increments the pending count.
        no_increment: Option<&'static str>,
    },
    /// Arrives when the thread's earlier tcgen05 operations have completed.
    Commit,
    /// Reads the phase bit.
    ReadPhase,
}
