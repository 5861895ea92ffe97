//! What a check does not decide, or decides for some runs only.

use seawall_model::{Event, OriginId, Program};
use seawall_phases::Reason;

/// One unresolved construct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unresolved {
    /// What is unresolved.
    pub kind: UnresolvedKind,
    /// The first op that requires it. `None` if the program does not have it.
    pub origin: Option<OriginId>,
}

/// What is unresolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnresolvedKind {
    /// The model checker did not prove the interaction of partitions for every trip count.
    Partitions {
        /// The iterations up to which it is proved, 0 if for some runs only.
        iterations: u32,
        /// What stopped the proof. `None` if no run reached its end.
        reason: Option<Reason>,
    },
    /// The model checker did not prove the use of mbarriers and tokens in a single partition for
    /// every trip count.
    MBarriers {
        /// The iterations up to which it is proved, 0 if for some runs only.
        iterations: u32,
        /// What stopped the proof. `None` if no run reached its end.
        reason: Option<Reason>,
    },
    /// Warps of one partition diverge at conditional barriers. A few iterations were executed.
    ConditionalBarriers,
    /// Operations of one partition may be in flight together, unless other partitions order them.
    /// Findings were removed.
    OperationsInFlight {
        /// The number of pairs.
        pairs: u32,
    },
    /// Missing waits or races on paths that no run takes. Findings were removed.
    PathsWithoutRun {
        /// The number of pairs.
        pairs: u32,
        /// The most iterations of each loop that were executed.
        iterations: u32,
    },
    /// Not every interleaving of partitions was executed.
    Orders {
        /// Whether the only reason is that runs depend on unknown values.
        unknown_values: bool,
    },
    /// CTAs of a cluster access each other. A few iterations of two CTAs were executed.
    Clusters {
        /// Whether every interleaving of these was executed.
        complete: bool,
    },
    /// Loads that complete on the mbarrier of the leader of a CTA pair. Findings were removed.
    CtaPairs,
    /// Multicast loads to unknown CTAs. Findings were removed.
    Multicast,
    /// Only proxy fences for the CTA are in front of an access that reaches other CTAs.
    FenceScope,
    /// Waits for one of several mbarriers, or for an argument. Findings were removed.
    UnresolvedMBarrier,
}

impl UnresolvedKind {
    /// Whether only accesses to other CTAs keep mbarriers of one partition from being proved.
    pub(crate) fn is_of_other_ctas(self) -> bool {
        matches!(self, UnresolvedKind::MBarriers { reason: Some(Reason::OtherCtas), .. })
    }

    /// Whether both are about the same construct, for whatever reason.
    pub(crate) fn is_same_construct(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// The first op that only some warps of a partition synchronize at.
pub(crate) fn conditional_barriers(program: &Program) -> Unresolved {
    let is_conditional = |event: &&Event| event.action.barrier_condition().is_some();
    let origin = program.events.values().find(is_conditional).map(|event| event.origin);
    Unresolved { kind: UnresolvedKind::ConditionalBarriers, origin }
}
