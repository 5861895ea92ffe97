//! How an access reaches memory: through which proxy, and who performs it.

/// The proxy through which memory is accessed. On NVIDIA GPUs, generic and async accesses need a
/// proxy fence between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Proxy {
    /// Ordinary loads and stores, `cp.async`.
    #[default]
    Generic,
    /// TMA, bulk copies, wgmma and tcgen05 operands.
    Async,
    /// mbarrier operations.
    Barrier,
}

/// What performs an access.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Issuer {
    /// Every warp of the partition, each its own part.
    #[default]
    Warps,
    /// One elected thread.
    Thread,
    /// A hardware engine, asynchronously to the warp that issued the op.
    Engine,
}
