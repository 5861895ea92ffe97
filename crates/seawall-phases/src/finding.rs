//! Findings: what is wrong, and the witness that shows it.

use seawall_model::{BlockId, EventId, PartitionId};

use crate::phases::{Instance, Object, PhaseCounts};

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Partitions deadlock.
    Deadlock(Deadlock),
    /// Two accesses are not ordered.
    Race(RacePair),
    /// A wait may pass on a later phase than the intended one.
    Lapped(Lapped),
    /// Expected and copied bytes differ.
    Bytes(Bytes),
    /// Arrivals and the count of the initialisation differ.
    Arrivals(Arrivals),
    /// An mbarrier is used before initialisation or after invalidation. Or its memory is used for
    /// something else, or initialised again, while it is alive.
    Lifetime(Lifetime),
    /// An operation may be in flight when its CTA ends.
    InFlightAtEnd(Instance),
}

impl Finding {
    /// Returns the event that the finding is about.
    pub fn event(&self) -> EventId {
        match self {
            Finding::Deadlock(deadlock) => deadlock.event,
            Finding::Race(race) => race.later.event,
            Finding::Lapped(lapped) => lapped.wait.event,
            Finding::Bytes(bytes) => bytes.event,
            Finding::Arrivals(arrivals) => arrivals.at.event,
            Finding::Lifetime(lifetime) => lifetime.at.event,
            Finding::InFlightAtEnd(operation) => operation.event,
        }
    }
}

/// A deadlock of partitions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadlock {
    /// The wait that is reported: of the first partition that is stuck by itself, not behind
    /// another one.
    pub event: EventId,
    /// The cause.
    pub cause: Cause,
    /// All deadlocked partitions, in order.
    pub stuck: Vec<Stuck>,
    /// The waits of a cycle, each with the arrival that would satisfy it. That arrival comes after
    /// the next wait of the cycle, for the last wait after the first one. Empty for other causes.
    pub cycle: Vec<CycleStep>,
    /// What led to it, if known.
    pub because: Option<Because>,
}

/// Why partitions deadlock. Each deadlock has one of these causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// No event of the program arrives at the object that is waited for.
    NoProducer,
    /// The wait needs phases at another rate than they complete.
    ParityCadence,
    /// The arrival that would satisfy the wait comes after it, through other partitions or in the
    /// same one.
    Cycle,
}

/// What makes a phase wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Because {
    /// The wait has a constant phase although the slot is used again.
    ConstantPhase,
    /// Phase or index advance at another rate than the phases complete.
    OtherRate {
        /// Waits of the partition for the object so far, including the stuck one.
        needed: u32,
        /// Phases that have completed.
        completed: u32,
    },
}

/// A deadlocked partition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// The wait where it is stuck.
    pub at: Instance,
    /// The object that it waits for.
    pub object: Object,
    /// The time since which it waits.
    pub since: u32,
    /// The parity that it needs, for an mbarrier or a token.
    pub needs: Option<u8>,
    /// Phases that have completed.
    pub completed: u32,
    /// What the open phase has received and still needs.
    pub counts: PhaseCounts,
    /// The arrivals of the open phase.
    pub made: Vec<Instance>,
    /// How often the partition has passed a wait for the object.
    pub passed: u32,
    /// For each partition that may still arrive at the object, the next event that may do so. The
    /// partition is stuck before it.
    pub to_come: Vec<(EventId, PartitionId)>,
    /// The last arrival at the object.
    pub last_arrival: Option<Instance>,
}

/// One wait of a cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleStep {
    /// The wait.
    pub wait: Instance,
    /// The arrival that would satisfy it.
    pub arrival: EventId,
    /// The partition that would arrive. It is stuck at the next wait of the cycle.
    pub by: PartitionId,
}

/// What is missing between two accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lack {
    /// Any order.
    Order,
    /// Completion: the later partition knows that the operation was issued, but not that it is
    /// complete.
    Completion,
    /// A proxy fence between a generic write and an access through the async proxy.
    ProxyFence,
}

/// Two accesses that are not ordered, at least one of which writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RacePair {
    /// The access that came first in this run.
    pub earlier: Instance,
    /// The other access.
    pub later: Instance,
    /// Whether the earlier access writes.
    pub earlier_writes: bool,
    /// Whether the later access writes.
    pub later_writes: bool,
    /// What is missing between them.
    pub lack: Lack,
    /// The wait that is missing between them.
    pub missing: Missing,
}

/// Where a wait is missing, and what it has to wait for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Missing {
    /// The event before which the wait belongs.
    pub before: EventId,
    /// The partition that has to wait.
    pub partition: PartitionId,
    /// Number of loops around the place where the wait belongs. It follows the cadence of the
    /// partition that is waited for: a wait for what happens once per outer iteration belongs
    /// before the inner loop.
    pub depth: u32,
    /// The header of the loop before which the wait belongs. `None` if it belongs directly before
    /// the event.
    pub outside: Option<BlockId>,
    /// The event after which the other partition has to arrive.
    pub after: EventId,
    /// The partition that has to arrive.
    pub of: PartitionId,
    /// Number of loops around the arrival.
    pub arrival_depth: u32,
    /// An arrival that the other partition already makes after the access. Waiting for it suffices.
    pub through: Option<Through>,
}

/// An arrival that a missing wait can wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Through {
    /// The arrival.
    pub arrival: EventId,
    /// The object that it arrives at, in one of its executions.
    pub object: Object,
    /// Whether the object is one of several slots, so that the wait has to name the slot of the
    /// arrival.
    pub ring: bool,
}

/// A wait that the next phase may overtake: it may pass on a later phase than intended, or wait for
/// one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lapped {
    /// The wait.
    pub wait: Instance,
    /// The object that it waits for.
    pub object: Object,
    /// Phases that had completed when it passed in this run.
    pub observed: u32,
    /// The arrival that may complete the next phase before the wait passes.
    pub by: Instance,
}

/// Expected and copied bytes that differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bytes {
    /// The expectation, or the copy if nothing expects bytes.
    pub event: EventId,
    /// The mbarrier.
    pub object: Object,
    /// Expected minus copied bytes in the phase that is open at the end. Positive if more are
    /// expected.
    pub missing: i64,
    /// The expected and the copied bytes of that phase.
    pub counts: PhaseCounts,
    /// Whether a copy completed its bytes before they were expected, in a phase that completed
    /// without them.
    pub before_expectation: bool,
}

/// More arrivals than the count allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrivals {
    /// The arrival that exceeds the count.
    pub at: Instance,
    /// The object.
    pub object: Object,
    /// The count of the initialisation.
    pub count: u32,
    /// How many arrivals the operation makes at once.
    pub arrived: u64,
    /// How many arrivals the open phase still needed.
    pub pending: i64,
    /// The initialisation.
    pub init: Option<EventId>,
}

/// What is wrong in the lifetime of an mbarrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LifetimeFault {
    /// It is used before its initialisation or after its invalidation.
    NotAlive,
    /// Its memory is used for something else while it is alive.
    MemoryUsed,
    /// It, or another mbarrier in its memory, is initialised while it is alive.
    NotEnded,
}

/// A fault in the lifetime of an mbarrier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lifetime {
    /// The operation that is wrong.
    pub at: Instance,
    /// The mbarrier.
    pub object: Object,
    /// What is wrong.
    pub fault: LifetimeFault,
    /// Its initialisation, if it had one.
    pub init: Option<EventId>,
}

/// A wait that never has to wait: what it waits for happened before in every run and every order.
/// It is harmless.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RedundantWait {
    /// The wait.
    pub wait: EventId,
    /// The partition of the wait.
    pub partition: PartitionId,
    /// The arrivals that completed the phase of the wait. Empty if the mbarrier was fresh.
    pub satisfied_by: Vec<Instance>,
    /// An execution of the wait.
    pub at: Instance,
    /// Whether another order implies the phase in some execution. Otherwise the partition has
    /// waited for the same phase before.
    pub implied: bool,
}
