//! Findings of `seawall check` as facts, without wording. A finding names events of the program and
//! holds for the runs of its [`Reach`].

use seawall_model::EventId;

use crate::cause::{Mistake, WaitChain};
use crate::hazard::HazardKind;
use crate::reach::Reach;

/// The kind of a finding, with a stable code each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum FindingCode {
    /// Unordered read after write by different warps.
    RaceReadAfterWrite,
    /// Unordered write after read by different warps.
    RaceWriteAfterRead,
    /// Unordered write after write by different warps.
    RaceWriteAfterWrite,
    /// The barrier between the accesses orders execution only, not memory.
    MissingMemoryFence,
    /// A generic-proxy write is followed by an async-proxy access without a proxy fence in between.
    MissingProxyFence,
    /// Two CTAs of a cluster access the same memory without order.
    RaceBetweenCtas,
    /// A write, or an access of an engine, while an asynchronous operation on the memory may be in
    /// flight.
    MissingWait,
    /// A read while an asynchronous write to the memory may be in flight.
    ReadInFlight,
    /// An MMA writes what an earlier MMA may still read. Only the order of issue separates them.
    IssueOrder,
    /// A warp is blocked and no operation can proceed.
    Deadlock,
    /// A barrier that orders nothing.
    RedundantBarrier,
    /// A wait that never blocks.
    RedundantWait,
    /// The bytes that a phase expects differ from the copied bytes.
    WrongBytes,
    /// More arrivals than the count of the mbarrier, or too few to complete the phase.
    WrongArrivals,
    /// An mbarrier is used before its initialization or after its invalidation, or its memory is
    /// overwritten during its lifetime.
    MBarrierLifetime,
    /// A wait on a split barrier without a signal, or two signals without a wait in between.
    SplitBarrierMisuse,
    /// An access to the memory of another CTA, which may have ended.
    EndedCta,
}

/// The classes of findings in JSON output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FindingKind {
    /// Unordered accesses.
    Race,
    /// An asynchronous operation without a wait.
    MissingWait,
    /// Warps that wait forever.
    Deadlock,
    /// A redundant operation. Not an error.
    Redundant,
    /// Behavior that holds on existing hardware although its ISA does not guarantee it. Not an
    /// error.
    Reliance,
    /// Misuse of a synchronization object.
    Protocol,
}

impl FindingCode {
    /// All codes in the order of their numbers.
    pub const ALL: [FindingCode; 17] = [
        FindingCode::RaceReadAfterWrite,
        FindingCode::RaceWriteAfterRead,
        FindingCode::RaceWriteAfterWrite,
        FindingCode::MissingMemoryFence,
        FindingCode::MissingProxyFence,
        FindingCode::RaceBetweenCtas,
        FindingCode::MissingWait,
        FindingCode::ReadInFlight,
        FindingCode::IssueOrder,
        FindingCode::Deadlock,
        FindingCode::RedundantBarrier,
        FindingCode::RedundantWait,
        FindingCode::WrongBytes,
        FindingCode::WrongArrivals,
        FindingCode::MBarrierLifetime,
        FindingCode::SplitBarrierMisuse,
        FindingCode::EndedCta,
    ];

    /// The stable number, such as `SW101`.
    pub fn number(self) -> &'static str {
        match self {
            FindingCode::RaceReadAfterWrite => "SW101",
            FindingCode::RaceWriteAfterRead => "SW102",
            FindingCode::RaceWriteAfterWrite => "SW103",
            FindingCode::MissingMemoryFence => "SW104",
            FindingCode::MissingProxyFence => "SW105",
            FindingCode::RaceBetweenCtas => "SW106",
            FindingCode::MissingWait => "SW201",
            FindingCode::ReadInFlight => "SW202",
            FindingCode::IssueOrder => "SW203",
            FindingCode::Deadlock => "SW301",
            FindingCode::RedundantBarrier => "SW401",
            FindingCode::RedundantWait => "SW402",
            FindingCode::WrongBytes => "SW501",
            FindingCode::WrongArrivals => "SW502",
            FindingCode::MBarrierLifetime => "SW503",
            FindingCode::SplitBarrierMisuse => "SW504",
            FindingCode::EndedCta => "SW505",
        }
    }

    /// The stable name, such as `race-read-after-write`.
    pub fn name(self) -> &'static str {
        match self {
            FindingCode::RaceReadAfterWrite => "race-read-after-write",
            FindingCode::RaceWriteAfterRead => "race-write-after-read",
            FindingCode::RaceWriteAfterWrite => "race-write-after-write",
            FindingCode::MissingMemoryFence => "missing-memory-fence",
            FindingCode::MissingProxyFence => "missing-proxy-fence",
            FindingCode::RaceBetweenCtas => "race-between-ctas",
            FindingCode::MissingWait => "missing-wait",
            FindingCode::ReadInFlight => "read-in-flight",
            FindingCode::IssueOrder => "issue-order",
            FindingCode::Deadlock => "deadlock",
            FindingCode::RedundantBarrier => "redundant-barrier",
            FindingCode::RedundantWait => "redundant-wait",
            FindingCode::WrongBytes => "wrong-bytes",
            FindingCode::WrongArrivals => "wrong-arrivals",
            FindingCode::MBarrierLifetime => "mbarrier-lifetime",
            FindingCode::SplitBarrierMisuse => "split-barrier-misuse",
            FindingCode::EndedCta => "ended-cta",
        }
    }

    /// The class.
    pub fn kind(self) -> FindingKind {
        match self {
            FindingCode::RaceReadAfterWrite
            | FindingCode::RaceWriteAfterRead
            | FindingCode::RaceWriteAfterWrite
            | FindingCode::MissingMemoryFence
            | FindingCode::MissingProxyFence
            | FindingCode::RaceBetweenCtas => FindingKind::Race,
            FindingCode::MissingWait | FindingCode::ReadInFlight => FindingKind::MissingWait,
            FindingCode::IssueOrder => FindingKind::Reliance,
            FindingCode::Deadlock => FindingKind::Deadlock,
            FindingCode::RedundantBarrier | FindingCode::RedundantWait => FindingKind::Redundant,
            FindingCode::WrongBytes
            | FindingCode::WrongArrivals
            | FindingCode::MBarrierLifetime
            | FindingCode::SplitBarrierMisuse
            | FindingCode::EndedCta => FindingKind::Protocol,
        }
    }
}

impl FindingKind {
    /// The name in JSON output.
    pub fn name(self) -> &'static str {
        match self {
            FindingKind::Race => "race",
            FindingKind::MissingWait => "missing-wait",
            FindingKind::Deadlock => "deadlock",
            FindingKind::Redundant => "redundant",
            FindingKind::Reliance => "reliance",
            FindingKind::Protocol => "protocol",
        }
    }

    /// Whether the finding is an error. Redundant operations and reliance on hardware behavior are
    /// not.
    pub fn is_error(self) -> bool {
        !matches!(self, FindingKind::Redundant | FindingKind::Reliance)
    }
}

/// The role of a related event in a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum Role {
    /// The access that comes first.
    Earlier,
    /// A step on the path from the earlier access to the primary one.
    Passes,
    /// The execution-only barrier that needs a memory fence.
    ExecutionBarrier,
    /// A wait that does not complete the operation in flight.
    WeakWait,
    /// A place where warps are stuck.
    Stuck,
    /// The mbarrier operation that set the expected count.
    Expectation,
    /// The arrival that completes the awaited phase.
    Satisfies,
    /// An arrival that a blocked wait needs and that never comes.
    NeverArrives,
    /// The event that is probably wrong.
    Mistake,
}

/// A change that repairs the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum Remedy {
    /// A local barrier before this event.
    BarrierBefore(EventId),
    /// A cluster barrier before this event.
    ClusterBarrierBefore(EventId),
    /// A cluster barrier after this event, before the kernel returns.
    ClusterBarrierAfter(EventId),
    /// A wait for this queue before this event, with a barrier after it if `barrier` is set.
    WaitBefore {
        /// The event.
        event: EventId,
        /// The queue to wait for.
        queue: seawall_model::Queue,
        /// The number of newer groups that may stay in flight.
        pending: u32,
        /// Whether the other warps need a barrier after the wait.
        barrier: bool,
    },
    /// A wait for this counter of machine code before this event.
    CounterBefore {
        /// The event.
        event: EventId,
        /// The counter to wait for.
        counter: seawall_model::WaveCounter,
        /// The number of instructions that may stay in flight.
        count: u32,
    },
    /// A wait for this queue after this event, before the kernel returns.
    WaitAfter {
        /// The event.
        event: EventId,
        /// The queue to wait for.
        queue: seawall_model::Queue,
    },
    /// A wait on the mbarrier at which the operation arrives, before this event.
    MBarrierWaitBefore(EventId),
    /// A proxy fence before this event.
    ProxyFenceBefore(EventId),
    /// A local fence on this barrier.
    FenceOnBarrier(EventId),
    /// Deletion of this barrier.
    Delete(EventId),
}

/// The engine that found a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum Engine {
    /// The hazard analysis, which considers all paths of the control flow.
    Hazards,
    /// The mbarrier model checker.
    ModelChecker,
    /// The oracle.
    Oracle,
}

/// What limits how much a finding matters.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
pub enum Weight {
    /// Nothing: it matters as its kind does.
    #[default]
    Full,
    /// It occurs only in runs in which a loop has no iteration because a kernel argument is 0.
    EmptyLoop,
    /// It needs no repair: no run on existing hardware is wrong or slower than its order requires.
    Advice,
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Finding {
    /// The kind.
    pub code: FindingCode,
    /// The event at which it is reported: the later access, the stuck wait or the redundant
    /// barrier.
    pub event: EventId,
    /// How the two accesses conflict, for findings about two accesses.
    pub hazard: Option<HazardKind>,
    /// Other events, in reading order.
    pub related: Vec<(Role, EventId)>,
    /// Whether the path from the earlier access to the event goes around a loop.
    pub across_iterations: bool,
    /// The repair, if one is known.
    pub remedy: Option<Remedy>,
    /// The engine that found it.
    pub engine: Engine,
    /// For which runs it holds.
    pub reach: Reach,
    /// What limits how much it matters.
    pub weight: Weight,
    /// The finding with the cause of this one, as its code and its event.
    pub follows_from: Option<(FindingCode, EventId)>,
    /// The blocked waits of a deadlock.
    pub chain: WaitChain,
    /// What is probably wrong, if that is known.
    pub mistake: Option<Mistake>,
}

impl Finding {
    /// Returns a finding of the hazard analysis that names only its event.
    pub fn new(code: FindingCode, event: EventId) -> Self {
        Finding {
            code,
            event,
            hazard: None,
            related: Vec::new(),
            across_iterations: false,
            remedy: None,
            engine: Engine::Hazards,
            reach: if code.kind() == FindingKind::Redundant { Reach::Verdict } else { Reach::Path },
            weight: Weight::Full,
            follows_from: None,
            chain: WaitChain::default(),
            mistake: None,
        }
    }
}
