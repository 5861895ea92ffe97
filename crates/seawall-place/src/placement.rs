//! What a strategy gives back: program points, what to put there, and why.

use seawall_analysis::{Found, Half, Hazard};
use seawall_model::{EventId, FunctionId, OriginId};

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

/// What is put at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Insertion {
    /// `ttg.barrier local`: rendezvous of the CTA's (partition's) warps, orders shared memory.
    LocalBarrier,
    /// `ttng.cluster_barrier`: rendezvous of all CTAs of the cluster; `relaxed` orders execution only.
    ClusterBarrier {
        /// No memory order.
        relaxed: bool,
    },
    /// `ttng.fence_mbarrier_init_release_cluster`.
    MBarrierInitFence,
    /// `nvvm.bar.warp.sync` or `rocdl.wave.barrier`: rendezvous of the lanes of each warp, orders what they do to memory.
    WarpBarrier,
    /// No op: the annotation `warpGroupLocal` on a `ttng.warp_group_dot_wait`, which a later rendezvous makes
    /// CTA-wide.
    WarpGroupLocal,
    /// First half of the split barrier of this number: a wait for the warp's own accesses to shared memory (`dscnt`), then
    /// `rocdl.s.barrier.signal`. Publishes what the warp knows.
    Signal {
        /// Hardware barrier; -1 is that of the workgroup.
        id: i32,
    },
    /// Second half: `rocdl.s.barrier.wait`.
    Wait {
        /// Hardware barrier; -1 is that of the workgroup.
        id: i32,
    },
}

impl Insertion {
    /// The half of a split barrier that it is.
    pub fn half(self) -> Option<Half> {
        match self {
            Insertion::Signal { .. } => Some(Half::Signal),
            Insertion::Wait { .. } => Some(Half::Wait),
            _ => None,
        }
    }
}

/// Why something is placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Hazards that it orders, the one that made it necessary first.
    Hazards(Vec<Hazard>),
    /// The wait before it completes asynchronous operations of each warp only; other warps learn of it here, and
    /// no later sync point comes before memory is touched.
    TrailingWait {
        /// The wait.
        wait: EventId,
    },
    /// CTAs of a cluster must not exit while others may still reach their shared memory.
    KernelExit,
    /// mbarriers that other CTAs use must be initialised before any of them does.
    ClusterInit {
        /// The initialisations.
        inits: Vec<EventId>,
    },
    /// A later sync point in the same block makes this wait's own rendezvous needless.
    LaterSyncPoint,
    /// Every hazard that this wait's own rendezvous would order is ordered by other barriers.
    OrderedElsewhere,
    /// It is the first half of the split barrier whose second halves stand here, one on each path.
    SignalFor {
        /// Where the waits are.
        waits: Vec<Point>,
    },
}

/// A barrier of the program that is deleted: it orders nothing that the others do not.
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
    /// Barriers by loop depth, the deepest first; depths without barriers are left out.
    pub depths: Vec<(u32, u32)>,
    /// How many ways from one access to another were found to need a barrier.
    pub ways: u32,
    /// Hazards whose ways share no place for a barrier: each needs one of its own. Where they are fewer than the barriers, the
    /// solver has shown that fewer do not meet all ways.
    pub apart: Vec<Hazard>,
}

/// How far the halves of split barriers are apart in a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitDistance {
    /// The function.
    pub function: FunctionId,
    /// Ops with events that lie between a signal and its wait, by loop depth, the deepest first; depths without are left out. An op
    /// that lies between on several paths counts once.
    pub depths: Vec<(u32, u32)>,
    /// Waits, and signals.
    pub halves: (u32, u32),
}

/// One change with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Where.
    pub point: Point,
    /// What.
    pub insertion: Insertion,
    /// Why.
    pub reason: Reason,
}

/// What the independent checker says of a placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Certified {
    /// Nothing that a barrier could order is left unordered.
    Yes,
    /// These are left, as far as the checker can tell.
    No(Vec<Uncovered>),
    /// The program is too large for it.
    Unknown,
    /// It was not asked: the strategy promises what a released compiler does, right or wrong.
    NotAsked,
}

/// The result of a strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Name of the strategy, as on the command line.
    pub strategy: &'static str,
    /// All changes in program order of their points; several at one point are in the order in which they are to
    /// stand in the text.
    pub placed: Vec<Placed>,
    /// Barriers of the program that are deleted.
    pub removed: Vec<Removed>,
    /// Why it takes so many, by function; for strategies that know.
    pub bounds: Vec<LowerBound>,
    /// How far apart the halves of split barriers are, by function; empty where barriers are whole.
    pub split: Vec<SplitDistance>,
    /// Why barriers are whole that were asked for in halves, if they are.
    pub whole_because: Option<WholeBecause>,
    /// What no barrier can order: operations in flight that are not waited for, missing proxy fences, and hazards inside
    /// of one op; for strategies that look.
    pub unordered: Vec<Found>,
    /// Hazards that no barrier orders because all bytes stay in one warp: the warp has to order them itself. For each
    /// later access one earlier one, at least; for strategies that look at warps. Empty where barriers of warps are placed.
    pub in_one_warp: Vec<Hazard>,
    /// What the second opinion says.
    pub certified: Certified,
}

/// Why barriers are whole that were asked for in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WholeBecause {
    /// Partitions run at the same time, or warps of one are at barriers that others pass ([`Program::runs_apart`](seawall_model::Program::runs_apart)).
    RunsApart,
    /// The independent checker does not see that the halves order everything.
    NotCertified,
}

impl Placement {
    /// Number of barriers (annotations and fences not counted); of split ones, the waits.
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
