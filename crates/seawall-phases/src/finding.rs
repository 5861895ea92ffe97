//! Findings: what is wrong, with the witness that shows it.

use seawall_model::{BlockId, EventId, PartitionId};

use crate::phases::{Instance, Object};

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Partitions stand still.
    Deadlock(Deadlock),
    /// Two accesses that are not ordered.
    Race(RacePair),
    /// A wait may pass on a phase later than the one that is meant.
    Lapped(Lapped),
    /// Expected and copied bytes differ.
    Bytes(Bytes),
    /// Arrivals and the count of the initialisation differ.
    Arrivals(Arrivals),
    /// Use before initialisation or after invalidation; memory used for something else, or initialised again, while the mbarrier lives.
    Lifetime(Lifetime),
}

impl Finding {
    /// The event that it is about.
    pub fn event(&self) -> EventId {
        match self {
            Finding::Deadlock(deadlock) => deadlock.event,
            Finding::Race(race) => race.later.event,
            Finding::Lapped(lapped) => lapped.wait.event,
            Finding::Bytes(bytes) => bytes.event,
            Finding::Arrivals(arrivals) => arrivals.at.event,
            Finding::Lifetime(lifetime) => lifetime.at.event,
        }
    }
}

/// Partitions stand still.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadlock {
    /// The wait that is to blame, of the first partition that is stuck by itself and not behind another one.
    pub event: EventId,
    /// Why.
    pub cause: Cause,
    /// All partitions that stand still, in their order.
    pub stuck: Vec<Stuck>,
    /// Of a cycle: each wait, with the arrival that would satisfy it, which stands behind the next wait (that of the last one behind
    /// the first). Empty otherwise.
    pub cycle: Vec<CycleStep>,
    /// What made it so, if that is known.
    pub because: Option<Because>,
}

/// Why partitions stand still: one of these, or it is no deadlock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// Nothing in the program arrives at what is waited for.
    NoProducer,
    /// The wait needs phases at another rate than they complete.
    ParityCadence,
    /// The arrival that would satisfy the wait comes behind it, through other partitions or in the same one.
    Cycle,
}

/// What lets a phase go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Because {
    /// The wait has a constant phase though the slot is used again.
    ConstantPhase,
    /// Phase or index advance at another rate than the phases complete.
    OtherRate {
        /// Waits of the partition for it so far, with the one that is stuck.
        needed: u32,
        /// Phases that have completed.
        completed: u32,
    },
}

/// A partition that stands still.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// Where.
    pub at: Instance,
    /// What it waits for.
    pub object: Object,
    /// The parity that it needs, of an mbarrier or a token.
    pub needs: Option<u8>,
    /// Phases that have completed.
    pub completed: u32,
    /// Arrivals that the open phase still waits for.
    pub pending: i64,
    /// Bytes that the open phase still waits for.
    pub pending_bytes: i64,
    /// The last arrival that happened.
    pub last_arrival: Option<Instance>,
}

/// One wait of a cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleStep {
    /// The wait.
    pub wait: Instance,
    /// The arrival that would satisfy it.
    pub arrival: EventId,
    /// Who would arrive: the partition that stands still at the next wait of the cycle.
    pub by: PartitionId,
}

/// What two accesses lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lack {
    /// Any order.
    Order,
    /// The later partition knows that the operation was issued, but not that it is complete.
    Completion,
    /// A proxy fence between a generic write and an access through the async proxy.
    ProxyFence,
}

/// Two accesses that are not ordered, at least one of which writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RacePair {
    /// The one that came first in this run.
    pub earlier: Instance,
    /// The other one.
    pub later: Instance,
    /// Whether the earlier writes.
    pub earlier_writes: bool,
    /// Whether the later writes.
    pub later_writes: bool,
    /// What lacks.
    pub lack: Lack,
    /// The edge that lacks.
    pub missing: Missing,
}

/// Where a wait is missing, and for what.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Missing {
    /// Before which event the wait belongs.
    pub before: EventId,
    /// Who has to wait.
    pub partition: PartitionId,
    /// Loops around the place where the wait belongs, 0 for outside of all: the cadence of the partition that is waited for, so that
    /// a wait for what happens once per outer iteration stands before the inner loop.
    pub depth: u32,
    /// The loop before which the wait stands, by its header, if it does not stand directly before the event.
    pub outside: Option<BlockId>,
    /// The event after which the other partition has to arrive.
    pub after: EventId,
    /// Whose phase it is.
    pub of: PartitionId,
    /// Loops around the arrival.
    pub arrival_depth: u32,
    /// Where the other partition arrives already after the access, if it does: waiting for that is enough.
    pub through: Option<Through>,
}

/// An arrival that a missing wait would wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Through {
    /// The arrival.
    pub arrival: EventId,
    /// What it arrives at, in one of its executions.
    pub object: Object,
    /// Whether that is one of several slots, so that the wait needs the slot of the arrival, too.
    pub ring: bool,
}

/// A wait that may pass on a later phase, or wait for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lapped {
    /// The wait.
    pub wait: Instance,
    /// What it waits for.
    pub object: Object,
    /// Phases completed when it passed in this run.
    pub observed: u32,
    /// The arrival that may complete the next phase before the wait was done.
    pub by: Instance,
}

/// Bytes that do not add up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bytes {
    /// The expectation, or the copy if nothing expects.
    pub event: EventId,
    /// The mbarrier.
    pub object: Object,
    /// Bytes expected minus bytes copied in the phase that is open at the end: more expected if positive.
    pub missing: i64,
    /// Whether a copy took its bytes off before they were expected, in a phase that completed without them.
    pub before_expectation: bool,
}

/// Arrivals that do not add up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrivals {
    /// The arrival that is too many.
    pub at: Instance,
    /// The object.
    pub object: Object,
    /// What the initialisation counts.
    pub count: u32,
    /// How often is arrived at once.
    pub arrived: u64,
    /// How many the open phase still waited for.
    pub pending: i64,
    /// The initialisation.
    pub init: Option<EventId>,
}

/// What is wrong with the life of an mbarrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LifetimeFault {
    /// It is used before its initialisation, or after its end.
    NotAlive,
    /// Its memory is used for something else while it lives.
    MemoryUsed,
    /// It is initialised, or another one in its memory, while it lives.
    NotEnded,
}

/// Wrong life of an mbarrier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lifetime {
    /// Where.
    pub at: Instance,
    /// The mbarrier.
    pub object: Object,
    /// What is wrong.
    pub fault: LifetimeFault,
    /// Its initialisation, if it had one.
    pub init: Option<EventId>,
}

/// A wait that never has to wait: what it waits for happened before in every run, whatever the order. Harmless.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RedundantWait {
    /// The wait.
    pub wait: EventId,
    /// Whose.
    pub partition: PartitionId,
    /// The flip that satisfies it: the arrivals that completed the phase; empty if the mbarrier was fresh.
    pub satisfied_by: Vec<Instance>,
    /// An execution of the wait.
    pub at: Instance,
}
