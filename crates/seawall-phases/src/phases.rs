//! What the machine gives: the verdict with its bound, and tables keyed by event.

use std::collections::BTreeMap;

use seawall_model::{BufferId, EventId, PartitionId, TermId, TokenId};

use crate::coverage::Writer;
use crate::edges::Edge;
use crate::finding::{Finding, RedundantWait};
use crate::timeline::Timeline;

/// All that a run says about a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phases {
    /// For which parameters it holds.
    pub bound: Bound,
    /// Iterations of runs that were followed in one order at least, of which the bound may leave some out: those in which the order matters.
    pub in_one_order: u32,
    /// Iterations of the longest runs that were followed, whatever shorter ones were left out: with arguments that nobody knows to exist, say.
    pub longest: u32,
    /// What is wrong, each cause once, in the order of the events.
    pub findings: Vec<Finding>,
    /// Whether some run went one of several ways at a value that is not followed, so that its races may be none.
    pub guessed: bool,
    /// Accesses that nothing orders, by their events, the one that comes first in the run first. A finding names each two only once, one way around.
    pub unordered: Vec<(EventId, EventId)>,
    /// Accesses of one partition that in some run only the order of their engine's queue kept apart, the earlier first: nobody had waited for it. What one
    /// warp's queue does to another's is not in that order.
    pub by_engine: Vec<(EventId, EventId)>,
    /// Arguments of the kernel with which what was found comes about, where some matter: by the two events of a race, the smaller first, or twice the event of
    /// another finding. The first that were found, not the smallest.
    pub arguments: BTreeMap<(EventId, EventId), Vec<(TermId, i64)>>,
    /// Waits that never have to wait.
    pub redundant: Vec<RedundantWait>,
    /// Who waits for whom.
    pub edges: Vec<Edge>,
    /// What writes to memory that is used for something else, too: always all writers.
    pub coverage: Vec<Writer>,
    /// The first iterations of one run.
    pub timeline: Timeline,
    /// What was not followed: where anything is named here, findings may be missing.
    pub incomplete: Vec<Incomplete>,
}

/// For which parameters the verdict holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// For every value of every parameter, and so for every trip count.
    AllTripCounts {
        /// Rounds (iterations of the loops that repeat) before the joint state is one that comes again; the largest of all choices.
        prefix: u32,
        /// Rounds from a joint state until it comes again; the largest of all choices, 0 if none had to.
        period: u32,
    },
    /// For every run in which no loop has more iterations.
    UpTo {
        /// Iterations: all trip counts up to this number were followed, together and apart.
        iterations: u32,
        /// Why not for more.
        reason: Reason,
    },
    /// Nothing had to come again: each run was followed to its end, or to where it stands still.
    EveryRun,
    /// Nothing is known: no run got anywhere.
    Nothing,
}

/// Why a verdict is bounded, or part of a program was not followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// Limit on steps, states or choices.
    Limits,
    /// The joint state did not come again.
    NoRepetition,
    /// A condition depends on a value that the model does not follow, and more than one partition goes by such.
    UnknownCondition,
    /// A slot, phase or hardware barrier depends on a value that is not known.
    UnknownIndex,
    /// Something went wrong in a run of which no arguments were found that lead to it: there may be none.
    Unconfirmed,
    /// Something went wrong in a run that takes an argument of the kernel below 0, and no such arguments were found: sizes are not negative.
    NegativeArguments,
    /// The orders of partitions that were tried found nothing, but another may let a wait pass on another phase.
    Ambiguous,
    /// Who writes or reads which CTA of the cluster is not followed.
    OtherCtas,
    /// A construct that the machine does not run.
    Unsupported,
}

/// Something that was not followed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Incomplete {
    /// Why.
    pub reason: Reason,
    /// Where, if that is an event.
    pub event: Option<EventId>,
}

/// One execution of an event by a partition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Instance {
    /// The event.
    pub event: EventId,
    /// Whose.
    pub partition: PartitionId,
    /// Iteration of each loop around it, the outermost first, counted from 0.
    pub iterations: Vec<u32>,
}

/// What partitions wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Object {
    /// An mbarrier.
    MBarrier {
        /// The buffer that it lies in.
        buffer: BufferId,
        /// Its slot.
        slot: u32,
    },
    /// The full half of a token.
    Full {
        /// The token array.
        token: TokenId,
        /// Its slot.
        slot: u32,
    },
    /// The empty half of a token.
    Empty {
        /// The token array.
        token: TokenId,
        /// Its slot.
        slot: u32,
    },
    /// A hardware barrier.
    Named {
        /// Its number.
        id: i64,
    },
    /// A barrier of the warps of one partition, or of the whole CTA.
    Barrier {
        /// The event.
        event: EventId,
    },
    /// Start and end of the partitions.
    Partitions,
}
