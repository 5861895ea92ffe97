//! Asynchronous work: the queues that it joins, and the ops that add to them, close groups and wait.

/// An ordered stream of asynchronous work that a wait can drain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Queue {
    /// Commit groups: `cp.async` on NVIDIA, direct-to-LDS copies under asyncmarks on AMD.
    CpAsync,
    /// gfx1250 `asynccnt`, counted in instructions (`amdg.async_wait {num_inst}`).
    AsyncInstructions,
    /// Tensor data mover, counted in IR ops (`amdg.async_tdm_wait`).
    Tdm,
    /// Tensor data mover, counted in instructions (`amdg.async_tdm_intrinsic_wait`).
    TdmInstructions,
    /// `cp.async.bulk` stores and reductions out of shared memory, counted in bulk groups.
    TmaStore,
    /// `wgmma` groups.
    Wgmma,
    /// `tcgen05.ld` and `tcgen05.st` of the executing warp; the op says which of them.
    Tmem,
    /// AMD `vmcnt` / `loadcnt`.
    LoadCount,
    /// AMD `vscnt` / `storecnt`.
    StoreCount,
    /// AMD `lgkmcnt` / `dscnt`.
    DsCount,
    /// AMD `asynccnt`, as a bare counter wait.
    AsyncCount,
    /// AMD `tensorcnt`, as a bare counter wait.
    TensorCount,
    /// The packed operand of `s_waitcnt`: several counters in one immediate.
    PackedCounters,
    /// Work whose completion only an mbarrier observes (TMA loads, remote stores, tcgen05).
    MBarrier,
}

/// An asynchronous copy: which queue it joins and what it touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AsyncCopy {
    /// The queue whose wait completes it.
    pub queue: Queue,
    /// The operand that is read: a memdesc, pointers or a descriptor.
    pub source: &'static str,
    /// The operand that is written; empty when no memory of ours is.
    pub destination: &'static str,
    /// The operand that is the mbarrier which the copy completes on, if any.
    pub mbarrier: Option<&'static str>,
    /// The predicate operand, if the op can have one.
    pub predicate: Option<&'static str>,
}

/// A wait of this warp for its own asynchronous work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// What is drained.
    pub queue: Queue,
    /// The attribute that holds how many newest entries may stay in flight; absent means none may.
    pub count: Option<&'static str>,
    /// The token operands that name what is waited for.
    pub tokens: Option<&'static str>,
    /// The operands that come back as results, pairwise.
    pub passes: Option<&'static str>,
}

/// A matrix multiplication with asynchronous operand reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mma {
    /// `wgmma`: `isAsync` says whether a wait must follow.
    WarpGroup,
    /// `tcgen05.mma`: arrives on its barriers when done.
    Tcgen05 {
        /// The mbarrier operands that it arrives on.
        barriers: &'static str,
        /// Their predicates.
        predicates: &'static str,
    },
    /// `tcgen05.cp`: shared memory to tensor memory, ordered before a later commit.
    TmemCopy,
}
