//! What an exploration found.

use seawall_model::{BlockId, EventId, PartitionId};

/// Which of two conflicting accesses does what, in the order in which the program has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Conflict {
    /// Read after write.
    ReadAfterWrite,
    /// Write after read.
    WriteAfterRead,
    /// Write after write.
    WriteAfterWrite,
}

/// What is wrong (section 5 of `docs/semantics.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fault {
    /// Two conflicting accesses of which the later does not know the earlier.
    Race(Conflict),
    /// The same with an operation that is still in flight: no barrier can help.
    MissingWait,
    /// An access through the async proxy knows a generic write, but no proxy fence lies between.
    MissingProxyFence,
    /// Nobody can go on, and the event is where some warp is stuck.
    Deadlock,
    /// An mbarrier's bytes are not even when the program ends.
    WrongBytes,
    /// More arrivals than an mbarrier or named barrier counts.
    WrongArrivals,
    /// An mbarrier is used before it is initialised or after it is invalidated, or its memory is used otherwise.
    MBarrierLifetime,
    /// Two signals without an await between, an await without a signal, or a barrier of the workgroup between the two halves.
    SplitBarrierMisuse,
    /// The memory of another CTA is accessed that may have ended.
    EndedCta,
}

/// Who takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Actor {
    /// The CTA of the cluster, from 0.
    pub cta: u32,
    /// The partition.
    pub partition: PartitionId,
    /// The simulated warp, counted from 0 in its partition.
    pub warp: u32,
    /// The engine that completes an operation of that warp, rather than the warp.
    pub engine: bool,
}

/// What happens in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Does the event, and goes on.
    Does,
    /// Arrives at a rendezvous and waits there.
    Waits,
    /// Goes on after waiting.
    Passes,
    /// An asynchronous operation completes and arrives.
    Completes,
    /// Can never go on.
    Stuck,
}

/// One step of a schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who.
    pub actor: Actor,
    /// At which event; `None` where partitions start, meet at their ends, or a block ends.
    pub event: Option<EventId>,
    /// What.
    pub kind: StepKind,
    /// The headers of the loops that it is in, with the number of repetitions, from 0.
    pub iterations: Vec<(BlockId, u32)>,
}

/// A run that shows the fault: who did what, in which order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    /// The steps; the last ones are those that clash, or the warps that are stuck.
    pub steps: Vec<Step>,
    /// Steps left out because the schedule would be too long.
    pub omitted: u64,
}

/// One fault, once per pair of events in one CTA, and once between two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What is wrong.
    pub fault: Fault,
    /// The earlier of two accesses.
    pub earlier: Option<EventId>,
    /// The later one, or where it goes wrong.
    pub event: EventId,
    /// Whether the earlier is a read that is still in flight.
    pub in_flight_read: bool,
    /// Whether it is between two CTAs of a cluster.
    pub between_ctas: bool,
    /// A run that shows it.
    pub schedule: Schedule,
}

/// Why not everything was explored.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// More states than the limit.
    States,
    /// More steps than the limit.
    Steps,
    /// The program has more warps or synchronization objects than the oracle can tell apart.
    TooLarge,
    /// A function is called whose body is not part of the program.
    UnknownCallee(EventId),
    /// Calls nest too deeply, or recur.
    DeepCall(EventId),
    /// An operation on an mbarrier or a named barrier that is not known; taken as nothing.
    UnknownObject(EventId),
    /// What partitions do to each other depends on values that are not known.
    UnknownValues,
    /// The program has no kernel.
    NoKernel,
}

/// How much was explored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// Distinct states at which there was a choice.
    pub states: u64,
    /// Runs that ended, were cut, or met a state seen before.
    pub runs: u64,
    /// Steps of all runs.
    pub steps: u64,
    /// Simulated CTAs of the cluster.
    pub ctas: u32,
    /// Simulated warps of each partition, in each CTA.
    pub warps: Vec<u32>,
    /// Whether all choices within the bound on iterations were explored.
    pub complete: bool,
    /// Whether some run went one of several ways because a value is not known.
    pub guessed: bool,
    /// Whether some loop was cut at the bound.
    pub bounded_loops: bool,
    /// Why not all choices were explored, sorted.
    pub reasons: Vec<Reason>,
}

/// Everything that was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Sorted by events, each pair once per fault, apart in one CTA and between two.
    pub verdicts: Vec<Verdict>,
    /// Races that are left out because the same two events lack a wait in some run, sorted: the earlier and the later.
    pub covered: Vec<(EventId, EventId)>,
    /// How much was explored.
    pub explored: Explored,
}
