//! The result of a strategy: points, insertions and reasons.

use seawall_analysis::{Found, Hazard, SplitBarrierPart};
use seawall_model::{EventId, FunctionId, OriginId};
use smallvec::SmallVec;

use crate::certify::Uncovered;

/// A place in the program text relative to an op.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Point {
    /// Directly before the op.
    Before(OriginId),
    /// Directly after the op.
    After(OriginId),
}

impl Point {
    /// The op that the point is relative to.
    pub fn origin(self) -> OriginId {
        match self {
            Point::Before(origin) | Point::After(origin) => origin,
        }
    }
}

/// An insertion at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Insertion {
    /// `ttg.barrier local`: a barrier of the warps of the CTA (or partition) that orders shared
    /// memory.
    LocalBarrier,
    /// `ttng.cluster_barrier`: a barrier of all CTAs of the cluster. A relaxed one orders execution
    /// only.
    ClusterBarrier {
        /// Whether it orders no memory.
        relaxed: bool,
    },
    /// `ttng.fence_mbarrier_init_release_cluster`.
    MBarrierInitFence,
    /// `ttng.fence_async_shared`: a fence between generic accesses to shared memory and later
    /// asynchronous ones.
    ProxyFence {
        /// Whether it is for all CTAs of the cluster.
        cluster: bool,
    },
    /// `nvvm.bar.warp.sync` or `rocdl.wave.barrier`: a barrier of the lanes of each warp that
    /// orders their memory accesses.
    WarpBarrier,
    /// No op but the annotation `warpGroupLocal` on a `ttng.warp_group_dot_wait`. A later barrier
    /// provides the CTA-wide synchronization.
    WarpGroupLocal,
    /// The signal of a split barrier: a wait for the warp's own accesses to shared memory
    /// (`dscnt`), then `rocdl.s.barrier.signal`. It publishes what the warp knows.
    Signal {
        /// Number of the hardware barrier. -1 is that of the workgroup.
        id: i32,
    },
    /// The wait of a split barrier: `rocdl.s.barrier.wait`.
    Wait {
        /// Number of the hardware barrier. -1 is that of the workgroup.
        id: i32,
    },
}

impl Insertion {
    /// The part of a split barrier, if it is one.
    pub fn half(self) -> Option<SplitBarrierPart> {
        match self {
            Insertion::Signal { .. } => Some(SplitBarrierPart::Signal),
            Insertion::Wait { .. } => Some(SplitBarrierPart::Wait),
            _ => None,
        }
    }
}

/// The reason for an insertion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The hazards that it orders, the deciding one first. Without an allocation for one, because
    /// a placement outlives the analysis, and between its blocks no memory could be reused.
    Hazards(SmallVec<[Hazard; 1]>),
    /// The wait before it completes asynchronous operations for each warp only. This barrier makes
    /// them known to other warps, because no later sync point precedes the next memory access.
    TrailingWait {
        /// The wait.
        wait: EventId,
    },
    /// A CTA of a cluster must not exit while others may access its shared memory.
    KernelExit,
    /// mbarriers that other CTAs use must be initialized before any CTA uses them.
    ClusterInit {
        /// The initializations.
        inits: Vec<EventId>,
    },
    /// A later sync point in the same block makes this wait's own barrier redundant.
    LaterSyncPoint,
    /// Other barriers order every hazard that this wait's own barrier would order.
    OrderedElsewhere,
    /// It is the signal for these waits of the split barrier, one on each path.
    SignalFor {
        /// The points of the waits.
        waits: Vec<Point>,
    },
}

/// A deleted barrier of the program. The other barriers order everything that it orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Removed {
    /// The op.
    pub origin: OriginId,
    /// Its event.
    pub event: EventId,
}

/// Why a function needs as many barriers as were placed in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LowerBound {
    /// The function.
    pub function: FunctionId,
    /// Barriers by loop depth, the deepest first. Depths without barriers are omitted.
    pub depths: Vec<(u32, u32)>,
    /// The number of paths between accesses that need a barrier.
    pub ways: u32,
    /// Hazards whose paths pairwise share no gap, so each needs its own barrier. If there are fewer
    /// of them than barriers, the solver has proved that fewer barriers do not suffice.
    pub apart: Vec<Hazard>,
}

/// The distance between the signals and waits of split barriers in a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitDistance {
    /// The function.
    pub function: FunctionId,
    /// Ops with events between a signal and its wait, by loop depth, the deepest first. Depths
    /// without such ops are omitted. An op on several paths counts once.
    pub depths: Vec<(u32, u32)>,
    /// The numbers of waits and signals.
    pub split_parts: (u32, u32),
}

/// One change with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The point.
    pub point: Point,
    /// The insertion.
    pub insertion: Insertion,
    /// The reason.
    pub reason: Reason,
}

/// The certifier's result for a placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Certified {
    /// All hazards that a barrier could order are ordered.
    Yes,
    /// These pairs may be unordered.
    No(Vec<Uncovered>),
    /// The program is too large for the certifier.
    Unknown,
    /// Not certified, because the strategy reproduces a released compiler, including its faults.
    NotAsked,
}

/// The result of a strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The name of the strategy on the command line.
    pub strategy: &'static str,
    /// All changes in program order of their points. Several changes at one point are in text
    /// order.
    pub placed: Vec<Placed>,
    /// Barriers of the program that are deleted.
    pub removed: Vec<Removed>,
    /// Lower bounds by function, for strategies that compute them.
    pub bounds: Vec<LowerBound>,
    /// Distances of split barriers by function. Empty if all barriers are full.
    pub split: Vec<SplitDistance>,
    /// Why full barriers were placed although split ones were requested.
    pub full_barriers_because: Option<FullBarrierReason>,
    /// Findings that no barrier can order: operations in flight without a wait, missing proxy
    /// fences, and hazards inside one op. Only for strategies that compute them.
    pub unordered: Vec<Found>,
    /// Hazards without a barrier because all bytes stay in one warp, so the warp must order them
    /// itself. Not all pairs: at least one earlier access for each later one. Only for strategies
    /// that use warp maps.
    /// Empty if warp barriers are placed.
    pub in_one_warp: Vec<Hazard>,
    /// The certifier's result.
    pub certified: Certified,
}

/// Why full barriers were placed although split ones were requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FullBarrierReason {
    /// Partitions run concurrently, or the program has conditional barriers
    /// ([`Program::has_diverging_warps`](seawall_model::Program::has_diverging_warps)).
    RunsApart,
    /// The certifier does not confirm that the split barriers order everything.
    NotCertified,
}

impl Placement {
    /// The number of barriers, without annotations and fences. Of split barriers, the waits count.
    pub fn barriers(&self) -> usize {
        let is_barrier = |insertion| {
            matches!(
                insertion,
                Insertion::LocalBarrier | Insertion::ClusterBarrier { .. } | Insertion::Wait { .. }
            )
        };
        self.placed.iter().filter(|placed| is_barrier(placed.insertion)).count()
    }
}
