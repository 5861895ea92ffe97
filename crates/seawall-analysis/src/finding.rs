//! Findings of `seawall check`: what is wrong with a program, as facts. Wording is the renderers' business.
//!
//! A finding names events of the program. What it says holds within its [`Bound`].

use seawall_model::{EventId, TermId};

use crate::hazard::HazardKind;

/// What a finding says, one entry per stable code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FindingCode {
    /// Read after write without order between warps.
    RaceReadAfterWrite,
    /// Write after read without order between warps.
    RaceWriteAfterRead,
    /// Write after write without order between warps.
    RaceWriteAfterWrite,
    /// A barrier lies between the accesses, but it orders execution only, not memory.
    MissingMemoryFence,
    /// A write through the generic proxy meets an access through the async proxy with no proxy fence between.
    MissingProxyFence,
    /// Two CTAs of a cluster touch the same memory without order between them.
    RaceBetweenCtas,
    /// Memory is written, or handed to an engine, while an asynchronous operation on it may be in flight.
    MissingWait,
    /// Memory is read while an asynchronous write to it may be in flight.
    ReadInFlight,
    /// A product writes what a product issued before it may still read: kept apart by the order of issue alone.
    IssueOrder,
    /// Some warp is blocked and nothing can move.
    Deadlock,
    /// A barrier that orders nothing.
    RedundantBarrier,
    /// A wait that never has to wait.
    RedundantWait,
    /// The bytes that a phase expects are not those that are copied.
    WrongBytes,
    /// More arrivals than the count of the mbarrier says, or arrivals that leave it unfinished.
    WrongArrivals,
    /// An mbarrier is used before its initialisation or after its end, or its memory is overwritten while it lives.
    MBarrierLifetime,
    /// A split barrier is waited for without a signal, or signalled twice.
    SplitBarrierMisuse,
    /// The memory of another CTA is accessed that may have ended.
    EndedCta,
}

/// The coarse classes of findings, as in JSON output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FindingKind {
    /// Accesses that are not ordered.
    Race,
    /// An asynchronous operation that is not waited for.
    MissingWait,
    /// Warps that wait for good.
    Deadlock,
    /// Something that could be left out; no error.
    Redundant,
    /// Something that holds on the hardware that there is, though its ISA does not promise it; no error.
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
    /// As JSON output spells it.
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

    /// Whether it is wrong, rather than wasteful or resting on more than the ISA promises.
    pub fn is_error(self) -> bool {
        !matches!(self, FindingKind::Redundant | FindingKind::Reliance)
    }
}

/// What another event has to do with a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// The access that comes first.
    Earlier,
    /// A step on the way from the earlier access to the primary one.
    Passes,
    /// The execution-only barrier that should have had a memory fence.
    ExecutionBarrier,
    /// A wait that does not cover the operation in flight.
    WeakWait,
    /// Where warps are stuck.
    Stuck,
    /// The mbarrier operation that set the expectation.
    Expectation,
    /// The arrival that completes what is waited for.
    Satisfies,
}

/// What would repair it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Remedy {
    /// A local barrier before this event.
    BarrierBefore(EventId),
    /// A cluster barrier before this event.
    ClusterBarrierBefore(EventId),
    /// A cluster barrier behind this event, before the kernel returns.
    ClusterBarrierAfter(EventId),
    /// A wait for this queue with at most so many newer groups in flight, before this event; a barrier behind it if
    /// `barrier` is set.
    WaitBefore {
        /// The event.
        event: EventId,
        /// Whose completion.
        queue: seawall_model::Queue,
        /// Groups that may stay in flight.
        pending: u32,
        /// The other warps need a barrier behind the wait.
        barrier: bool,
    },
    /// A wait on the mbarrier at which the operation arrives, before this event.
    MBarrierWaitBefore(EventId),
    /// A proxy fence before this event.
    ProxyFenceBefore(EventId),
    /// A local fence on this barrier.
    FenceOnBarrier(EventId),
    /// Deleting this barrier.
    Delete(EventId),
}

/// How far a statement reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Bound {
    /// Every path and any number of iterations.
    #[default]
    AllPaths,
    /// Runs of at most so many iterations of each loop whose trip count is not known.
    Iterations(u32),
    /// Some runs of a few iterations: not every order of warps, partitions or CTAs was tried.
    SomeRuns,
}

impl Bound {
    /// How far two statements reach together: as far as the shorter one.
    #[must_use]
    pub fn and(self, other: Bound) -> Bound {
        match (self, other) {
            (Bound::Iterations(a), Bound::Iterations(b)) => Bound::Iterations(a.min(b)),
            _ => self.max(other),
        }
    }
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What.
    pub code: FindingCode,
    /// The event that it is reported at: the later access, the stuck wait, the useless barrier.
    pub event: EventId,
    /// How the two accesses conflict, for findings about two accesses.
    pub hazard: Option<HazardKind>,
    /// Other events, in the order in which they should be read.
    pub related: Vec<(Role, EventId)>,
    /// The way from the earlier access to the event goes around a loop.
    pub across_iterations: bool,
    /// What would repair it, if that is known.
    pub remedy: Option<Remedy>,
    /// Arguments of the kernel with which it happens, if some are known and matter.
    pub arguments: Vec<(TermId, i64)>,
    /// How far it reaches.
    pub bound: Bound,
}
