//! The result of an exploration.

use seawall_model::{BlockId, EventId, FunctionId, PartitionId, TermId};

/// The kind of a conflict between two accesses, in program order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Conflict {
    /// Read after write.
    ReadAfterWrite,
    /// Write after read.
    WriteAfterRead,
    /// Write after write.
    WriteAfterWrite,
}

/// The kind of a fault (section 5 of `docs/semantics.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fault {
    /// Two accesses conflict, and the earlier does not happen before the later.
    Race(Conflict),
    /// Two accesses conflict, and the earlier is still in flight. A barrier cannot order them.
    MissingWait,
    /// An access through the async proxy comes after a generic write without a proxy fence in
    /// between.
    MissingProxyFence,
    /// No warp can continue. The event is the one at which a warp is stuck.
    Deadlock,
    /// The expected and the completed bytes of an mbarrier differ when the program ends.
    WrongBytes,
    /// More arrivals than an mbarrier or named barrier expects.
    WrongArrivals,
    /// An mbarrier is used before its initialization or after its invalidation, or its memory is
    /// used otherwise.
    MBarrierLifetime,
    /// Misuse of a split barrier: two signals without a wait in between, a wait without a signal,
    /// or a workgroup barrier between signal and wait.
    SplitBarrierMisuse,
    /// An access to the memory of another CTA, which may have ended.
    EndedCta,
}

/// The warp or engine that takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Actor {
    /// The rank of the CTA in the cluster.
    pub cta: u32,
    /// The partition.
    pub partition: PartitionId,
    /// The number of the simulated warp in its partition, from 0.
    pub warp: u32,
    /// Whether an engine completes an operation of that warp.
    pub engine: bool,
}

/// The kind of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Executes the event and continues.
    Does,
    /// Arrives at a barrier and waits.
    Waits,
    /// Continues after waiting.
    Passes,
    /// An asynchronous operation completes and makes its arrival.
    Completes,
    /// Is stuck and cannot continue.
    Stuck,
}

/// One step of a schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The warp or engine.
    pub actor: Actor,
    /// The event. `None` where partitions start or join, and at the end of a block.
    pub event: Option<EventId>,
    /// The kind.
    pub kind: StepKind,
    /// The headers of the loops around the step, with the iteration of each, from 0.
    pub iterations: Vec<(BlockId, u32)>,
}

/// A run that shows a fault.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    /// The steps in order. The last ones are the conflicting accesses or the stuck warps.
    pub steps: Vec<Step>,
    /// The number of steps omitted at the start because the schedule is too long.
    pub omitted: u64,
}

/// A run as its choices, from which it can be repeated within the same limits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The kernel. `None` only if no run was made.
    pub kernel: Option<FunctionId>,
    /// The alternative that it takes at each choice, by its number.
    pub choices: Vec<u32>,
    /// The values of the arguments and other symbols that it uses, in the order of the terms.
    pub values: Vec<(TermId, i64)>,
    /// The header of each loop that it enters, with the number of iterations that it begins.
    pub trips: Vec<(BlockId, u32)>,
    /// Whether it takes one of several paths because of an unknown value.
    pub guesses: bool,
    /// The number of steps.
    pub steps: u64,
}

/// A fault. There is one verdict per pair of events within a CTA, and one per pair between CTAs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The kind of the fault.
    pub fault: Fault,
    /// The earlier of two accesses.
    pub earlier: Option<EventId>,
    /// The later access, or the event of the fault.
    pub event: EventId,
    /// Whether the earlier access is a read that is still in flight.
    pub in_flight_read: bool,
    /// Whether the fault is between two CTAs of a cluster.
    pub between_ctas: bool,
    /// A run that shows it.
    pub schedule: Schedule,
    /// The same run as its choices.
    pub run: Run,
}

/// A reason why the exploration is incomplete.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// More states than the limit.
    States,
    /// More steps than the limit.
    Steps,
    /// The program has too many warps or synchronization objects for the oracle.
    TooLarge,
    /// A call of a function whose body is not in the program.
    UnknownCallee(EventId),
    /// Calls nest too deeply or recurse.
    DeepCall(EventId),
    /// An operation on an unknown mbarrier or named barrier. It was executed as a no-op.
    UnknownObject(EventId),
    /// The interaction of partitions depends on unknown values.
    UnknownValues,
    /// The program has no kernel.
    NoKernel,
}

/// The extent of an exploration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// Distinct states with a choice.
    pub states: u64,
    /// Runs that ended, were cut, or reached a known state.
    pub runs: u64,
    /// Steps of all runs.
    pub steps: u64,
    /// What [`crate::Limits::steps`] bounds.
    pub effort: u64,
    /// Simulated CTAs of the cluster.
    pub ctas: u32,
    /// Simulated warps of each partition, in each CTA.
    pub warps: Vec<u32>,
    /// Whether all choices within the limit on iterations were explored.
    pub complete: bool,
    /// Whether some run took one of several paths because of an unknown value.
    pub guessed: bool,
    /// Whether some loop was cut at the limit.
    pub bounded_loops: bool,
    /// The reasons why not all choices were explored, sorted.
    pub reasons: Vec<Reason>,
}

/// The result of an exploration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The faults, sorted by events.
    pub verdicts: Vec<Verdict>,
    /// Races that are omitted because the same two events lack a wait in some run. Pairs of earlier
    /// and later event, sorted.
    pub covered: Vec<(EventId, EventId)>,
    /// The extent of the exploration.
    pub explored: Explored,
}
