//! mbarrier operations, and the one statement of what each does to the phase of its mbarrier
//! (`docs/semantics.md`, section 4).

use crate::ids::TermId;
use crate::proxy::Issuer;
use crate::queue::Queue;

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
        /// The arriving threads.
        by: Arriver,
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

/// What an mbarrier operation does to its mbarrier. Arrivals differ only in number, in what they
/// wait for, and in what they add.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MBarrierEffect {
    /// Begins its lifetime. Phase 0 is open.
    Init {
        /// Arrivals that complete a phase.
        count: u32,
        /// Whether other CTAs of the cluster use the same object.
        cluster: bool,
    },
    /// Ends its lifetime.
    Invalidate,
    /// Arrives.
    Arrive(Arrive),
    /// Blocks until the phase with this parity is complete. It changes nothing.
    Wait {
        /// The parity.
        phase: TermId,
    },
}

/// The threads of a partition that arrive at an mbarrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Arriver {
    /// One thread of the first warp.
    #[default]
    FirstWarp,
    /// One thread of each warp.
    EachWarp,
    /// Each thread of each warp.
    EachThread,
}

impl Arriver {
    /// Each thread, or one of the first warp.
    pub fn of(per_thread: bool) -> Arriver {
        if per_thread { Arriver::EachThread } else { Arriver::FirstWarp }
    }

    /// Whether each warp arrives.
    pub fn is_each_warp(self) -> bool {
        match self {
            Arriver::FirstWarp => false,
            Arriver::EachWarp | Arriver::EachThread => true,
        }
    }
}

/// Arrivals at an mbarrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrive {
    /// How many arrivals: of the first warp, of each warp, or of each thread.
    pub count: u32,
    /// The arriving threads.
    pub by: Arriver,
    /// The bytes that are added to the pending bytes before the arrival.
    pub expects: Option<u32>,
    /// The arrival comes when the operations that the warp has issued on this queue are complete.
    /// `None` arrives at once.
    pub after: Option<Queue>,
    /// Whether the arrivals are first added to the pending ones of the phase.
    pub inc: bool,
}

impl MBarrierEffect {
    /// Whether it arrives.
    pub fn is_arrival(&self) -> bool {
        match self {
            MBarrierEffect::Arrive(_) => true,
            MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate | MBarrierEffect::Wait { .. } => false,
        }
    }
}

impl Arrive {
    /// How many arrivals `threads` threads in warps of `lanes` lanes make.
    pub fn arrivals(&self, threads: u64, lanes: u32) -> u64 {
        u64::from(self.count).saturating_mul(match self.by {
            Arriver::FirstWarp => 1,
            Arriver::EachWarp => threads.div_ceil(u64::from(lanes.max(1))),
            Arriver::EachThread => threads,
        })
    }

    /// By how many arrivals such threads bring the phase nearer to its completion. Arrivals that
    /// were added to the pending ones first bring it no nearer.
    pub fn progress(&self, threads: u64, lanes: u32) -> u64 {
        if self.inc { 0 } else { self.arrivals(threads, lanes) }
    }
}

impl MBarrierOp {
    /// What it does.
    pub fn effect(&self) -> MBarrierEffect {
        let arrive = Arrive { count: 1, by: Arriver::FirstWarp, expects: None, after: None, inc: false };
        match *self {
            MBarrierOp::Init { count, cluster } => MBarrierEffect::Init { count, cluster },
            MBarrierOp::Invalidate => MBarrierEffect::Invalidate,
            MBarrierOp::Expect { bytes } => MBarrierEffect::Arrive(Arrive { expects: Some(bytes), ..arrive }),
            MBarrierOp::Arrive { count, by } => MBarrierEffect::Arrive(Arrive { count, by, ..arrive }),
            MBarrierOp::Commit { queue, inc } => MBarrierEffect::Arrive(Arrive {
                by: Arriver::of(queue.commits_per_thread()),
                after: Some(queue),
                inc,
                ..arrive
            }),
            MBarrierOp::Wait { phase } => MBarrierEffect::Wait { phase },
        }
    }

    /// What accesses the mbarrier: each warp that waits or arrives, the engine whose operations
    /// arrive, or one thread for all.
    pub fn issuer(&self) -> Issuer {
        match self.effect() {
            MBarrierEffect::Wait { .. } => Issuer::Warps,
            MBarrierEffect::Arrive(arrive) => match arrive.after {
                Some(_) => Issuer::Engine,
                None if arrive.by.is_each_warp() => Issuer::Warps,
                None => Issuer::Thread,
            },
            MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate => Issuer::Thread,
        }
    }

    /// Whether only the first warp of the partition executes it.
    pub fn is_of_first_warp(&self) -> bool {
        match self.effect() {
            MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate => true,
            MBarrierEffect::Arrive(arrive) => !arrive.by.is_each_warp(),
            MBarrierEffect::Wait { .. } => false,
        }
    }
}
