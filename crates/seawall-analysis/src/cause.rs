//! The cause of a finding as facts, without wording: which waits of a deadlock wait for which, and
//! the likely mistake.

use seawall_model::{BufferId, EventId, PartitionId, TokenId};

/// The blocked waits of a deadlock.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct WaitChain {
    /// The waits, the root last. Each needs an arrival of a partition that is blocked at another
    /// one, except the root, which may need an arrival that does not exist.
    pub waits: Vec<BlockedWait>,
}

impl WaitChain {
    /// Returns the wait that is not blocked because of others, or the one of a cycle that is
    /// reported.
    pub fn root(&self) -> Option<&BlockedWait> {
        self.waits.last()
    }

    /// Whether the root itself needs an arrival after one of the waits.
    pub fn is_cycle(&self) -> bool {
        self.root().is_some_and(|root| root.needs.iter().any(|needed| needed.behind.is_some()))
    }
}

/// A partition that is blocked at a wait.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct BlockedWait {
    /// The wait.
    pub event: EventId,
    /// The partition that waits.
    pub partition: PartitionId,
    /// The iteration of each loop around the wait, the outermost first, counted from 0.
    pub iterations: Vec<u32>,
    /// What it waits for.
    pub object: WaitObject,
    /// The parity of the phase that it waits for, if the object has phases and it is known.
    pub parity: Option<u8>,
    /// The state of the object. `None` if the analysis that found the deadlock does not tell.
    pub state: Option<ObjectState>,
    /// The arrivals that would satisfy it and never come.
    pub needs: Vec<NeededArrival>,
}

/// What a wait waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum WaitObject {
    /// An mbarrier.
    MBarrier {
        /// The buffer that contains it.
        buffer: BufferId,
        /// Its slot, if known.
        slot: Option<u32>,
    },
    /// The full side of a token.
    Full {
        /// The token array.
        token: TokenId,
        /// Its slot, if known.
        slot: Option<u32>,
    },
    /// The empty side of a token.
    Empty {
        /// The token array.
        token: TokenId,
        /// Its slot, if known.
        slot: Option<u32>,
    },
    /// A hardware barrier with a number.
    Named {
        /// The number, if known.
        id: Option<i64>,
    },
    /// Another barrier, or the end of other partitions.
    Other,
}

/// The phases of an object at a deadlock, and the counts of the open one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ObjectState {
    /// Phases that have completed.
    pub completed: u32,
    /// Arrivals that the open phase has received.
    pub arrived: i64,
    /// Arrivals that complete the open phase.
    pub expected: i64,
    /// Bytes that copies have completed.
    pub copied_bytes: i64,
    /// Bytes that were expected.
    pub expected_bytes: i64,
}

/// An arrival that would satisfy a wait and never comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct NeededArrival {
    /// The arrival.
    pub event: EventId,
    /// The partition that would arrive.
    pub partition: PartitionId,
    /// The position in the chain of the wait at which that partition is blocked before it. `None`
    /// if it is blocked elsewhere.
    pub behind: Option<usize>,
}

/// What is probably wrong with the program, at an event of it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Mistake {
    /// The kind.
    pub kind: MistakeKind,
    /// The event that is probably wrong, or next to which an operation is missing.
    pub event: EventId,
}

/// Kinds of mistakes.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum MistakeKind {
    /// The first wait blocks on a fresh mbarrier, although only its own partition can make the
    /// others arrive.
    BlocksFresh,
    /// The wait passes on a fresh mbarrier, before the data that it waits for.
    PassesFresh,
    /// The phase of a wait in a loop is constant.
    ConstantPhase,
    /// The phase of a wait restarts in each iteration of an outer loop, in which the phases of the
    /// mbarrier continue.
    RestartedPhase,
    /// Phase or slot of a wait advance at another rate than the phases complete.
    OtherRate {
        /// Waits of the partition for the object, including the blocked one.
        waits: u32,
        /// Phases that have completed.
        completed: u32,
    },
    /// No event arrives at the object of the wait.
    NoArrival {
        /// Partitions that wait for the data that the waiting partition then produces.
        partners: Vec<PartitionId>,
        /// Two arrivals at another object, of which a phase has one.
        doubled: Option<(EventId, EventId)>,
    },
    /// An arrival or wait in a loop uses one slot only, and others use the slots in turn.
    ConstantSlot {
        /// The slot, counted from 0.
        slot: i64,
    },
    /// A loop starts at another slot than those of the other partitions.
    FirstSlot {
        /// Its first slot.
        slot: i64,
        /// The first slot of most others.
        usual: i64,
    },
    /// Every event that arrives at the object has done so in the open phase, which needs more.
    TooFewArrivals {
        /// Arrivals that the phase needs.
        expected: i64,
        /// Arrivals that were made.
        made: i64,
        /// Partitions that were expected to arrive and have no event that does.
        never: Vec<PartitionId>,
    },
    /// A phase gets more arrivals than its count.
    TooManyArrivals {
        /// The count of the initialisation.
        expected: i64,
        /// Arrivals of the phase, including those of the event.
        made: i64,
    },
    /// Expected and copied bytes of a phase differ.
    Bytes {
        /// Expected bytes.
        expected: i64,
        /// Copied bytes.
        copied: i64,
    },
    /// The partition whose arrival the wait needs has ended.
    Ended {
        /// That partition.
        partition: PartitionId,
    },
    /// The threads that arrive at a hardware barrier are not a multiple of its count.
    ThreadCount {
        /// The count.
        expected: i64,
        /// Threads of all partitions that arrive.
        threads: i64,
    },
    /// Partitions wait for each other in their first iterations, and none arrives first.
    NoFirstArrival,
    /// The arrival comes behind the wait in the same partition.
    ArrivesBehindWait {
        /// The arrival.
        arrival: EventId,
    },
    /// All slots are in use, and none is released before one more is needed.
    AllSlotsInUse {
        /// The number of slots.
        slots: u32,
        /// The arrival that would release one.
        release: EventId,
    },
    /// Only some warps reach the barrier.
    SomeWarps,
    /// A partition accesses memory without a wait for the arrival after the other access.
    NoWait {
        /// The arrival that it has to wait for.
        arrival: EventId,
        /// The object at which it arrives.
        object: WaitObject,
    },
    /// The partition of the earlier access does not arrive anywhere after it.
    NoArrivalAfter {
        /// The partition that would have to wait.
        waiter: PartitionId,
    },
    /// An access is before the wait that should order it.
    BeforeItsWait {
        /// The wait.
        wait: EventId,
    },
    /// An arrival is before the access that it should publish.
    ArrivesBeforeAccess {
        /// The access.
        access: EventId,
    },
    /// A wait covers operations of its own partition only.
    WaitOfOtherPartition {
        /// The partition that started the operations.
        partition: PartitionId,
    },
    /// A commit does not cover the operation.
    CommitDoesNotCover {
        /// The operation.
        access: EventId,
    },
    /// The wait is on some paths to the access only.
    WaitOnSomePaths,
    /// Two buffers share memory, and nothing connects the partitions that use them.
    Overlap {
        /// The buffer of the earlier access.
        buffer: BufferId,
        /// The buffer of the later one.
        other: BufferId,
    },
    /// A conditional barrier keeps groups of warps one barrier apart.
    StagesApart,
}

impl MistakeKind {
    /// The stable name, such as `blocks-fresh`.
    pub fn name(&self) -> &'static str {
        match self {
            MistakeKind::BlocksFresh => "blocks-fresh",
            MistakeKind::PassesFresh => "passes-fresh",
            MistakeKind::ConstantPhase => "constant-phase",
            MistakeKind::RestartedPhase => "restarted-phase",
            MistakeKind::OtherRate { .. } => "other-rate",
            MistakeKind::NoArrival { .. } => "no-arrival",
            MistakeKind::ConstantSlot { .. } => "constant-slot",
            MistakeKind::FirstSlot { .. } => "first-slot",
            MistakeKind::TooFewArrivals { .. } => "too-few-arrivals",
            MistakeKind::TooManyArrivals { .. } => "too-many-arrivals",
            MistakeKind::Bytes { .. } => "bytes",
            MistakeKind::Ended { .. } => "ended",
            MistakeKind::ThreadCount { .. } => "thread-count",
            MistakeKind::NoFirstArrival => "no-first-arrival",
            MistakeKind::ArrivesBehindWait { .. } => "arrives-behind-wait",
            MistakeKind::AllSlotsInUse { .. } => "all-slots-in-use",
            MistakeKind::SomeWarps => "some-warps",
            MistakeKind::NoWait { .. } => "no-wait",
            MistakeKind::NoArrivalAfter { .. } => "no-arrival-after",
            MistakeKind::BeforeItsWait { .. } => "before-its-wait",
            MistakeKind::ArrivesBeforeAccess { .. } => "arrives-before-access",
            MistakeKind::WaitOfOtherPartition { .. } => "wait-of-other-partition",
            MistakeKind::CommitDoesNotCover { .. } => "commit-does-not-cover",
            MistakeKind::WaitOnSomePaths => "wait-on-some-paths",
            MistakeKind::Overlap { .. } => "overlap",
            MistakeKind::StagesApart => "stages-apart",
        }
    }
}
