//! The result of the checker: the verdict with its bound, and tables keyed by event.

use std::collections::BTreeMap;

use seawall_base::EntityId as _;
use seawall_model::{BufferId, EventId, PartitionId, TermId, TokenId};

use crate::coverage::Writer;
use crate::data::Loaded;
use crate::edges::Edge;
use crate::finding::{Finding, RedundantWait};
use crate::timeline::Timeline;

/// All results for a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phases {
    /// The arguments for which the verdict holds.
    pub bound: Bound,
    /// Iterations up to which all runs were explored in at least one order. The bound may be lower,
    /// because it excludes runs in which the order matters.
    pub in_one_order: u32,
    /// Iterations of the longest runs that were explored, even if shorter ones were not.
    pub longest: u32,
    /// Findings, one for each cause, in the order of the events.
    pub findings: Vec<Finding>,
    /// Whether some run chose a path at an unknown value, so that its races may not exist.
    pub guessed: bool,
    /// The events of accesses that nothing orders, the first in the run first. A finding names each
    /// pair once, in one direction.
    pub unordered: Vec<(EventId, EventId)>,
    /// Accesses of one partition that only the queue of their engine ordered in some run, the
    /// earlier first: the partition had not waited. The order of a queue does not cover queues of
    /// other warps.
    pub by_engine: Vec<(EventId, EventId)>,
    /// Arguments of the kernel that lead to each finding, where some matter. The key of a race is
    /// its two events, the smaller first. The key of another finding is its event, twice. These are
    /// the first arguments that were found, not the smallest.
    pub arguments: BTreeMap<(EventId, EventId), Vec<(TermId, i64)>>,
    /// The data that leads to findings other than races, with the same keys.
    pub data: BTreeMap<(EventId, EventId), Loaded>,
    /// Waits that never have to wait.
    pub redundant: Vec<RedundantWait>,
    /// Arrivals that were made and waits that passed in some run, in the order of the events.
    pub used: Vec<EventId>,
    /// Synchronization edges between partitions.
    pub edges: Vec<Edge>,
    /// Coverage of all writers to memory that has other uses.
    pub coverage: Vec<Writer>,
    /// The first iterations of one run.
    pub timeline: Timeline,
    /// What was not explored. If anything is listed here, findings may be missing.
    pub incomplete: Vec<Incomplete>,
}

impl Phases {
    /// Leaves out the values of terms that the caller's program, which has so many, does not have.
    pub(crate) fn without_terms_from(mut self, terms: usize) -> Self {
        self.arguments.values_mut().for_each(|values| values.retain(|value| value.0.index() < terms));
        self
    }

    /// Whether the verdict covers every run.
    pub fn is_complete(&self) -> bool {
        match self.bound {
            Bound::AllTripCounts { .. } | Bound::EveryRun => true,
            Bound::UpTo { .. } | Bound::Nothing => false,
        }
    }
}

/// The arguments for which a verdict holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Every value of every argument, and so every trip count.
    AllTripCounts {
        /// Rounds (iterations of the loops that repeat) before the first joint state that recurs;
        /// the most of all choices.
        prefix: u32,
        /// Rounds from a joint state until it recurs; the most of all choices, 0 if none had to.
        period: u32,
    },
    /// Every run in which no loop has more iterations.
    UpTo {
        /// The number of iterations. All combinations of trip counts up to it were explored.
        iterations: u32,
        /// Why the bound is not higher.
        reason: Reason,
    },
    /// Every run was explored to its end or to a deadlock, so that nothing had to recur.
    EveryRun,
    /// Nothing is known, because no run got anywhere.
    Nothing,
}

/// Why a verdict is bounded, or why part of a program was not explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// A limit on steps, states or choices.
    Limits,
    /// No joint state recurred.
    NoRepetition,
    /// A condition depends on an unknown value, and so does one of another partition.
    UnknownCondition,
    /// A slot, a phase or the id of a hardware barrier depends on an unknown value.
    UnknownIndex,
    /// An error in a run for which no arguments were found. There may be none.
    Unconfirmed,
    /// An error in a run that needs a negative argument of the kernel, where no arguments were
    /// found. Sizes are not negative.
    NegativeArguments,
    /// The orders that were tried found nothing, but in another one a wait may pass on another
    /// phase.
    Ambiguous,
    /// Accesses to other CTAs of the cluster are not modelled.
    OtherCtas,
    /// A construct that the checker does not support.
    Unsupported,
}

/// Something that was not explored.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Incomplete {
    /// The reason.
    pub reason: Reason,
    /// The event, if there is one.
    pub event: Option<EventId>,
}

/// One execution of an event by a partition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Instance {
    /// The event.
    pub event: EventId,
    /// The partition that executes it.
    pub partition: PartitionId,
    /// Iteration of each loop around it, the outermost first, counted from 0.
    pub iterations: Vec<u32>,
}

/// What an open phase has received and still needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhaseCounts {
    /// Arrivals that were made.
    pub arrived: i64,
    /// Arrivals that complete the phase, together with its bytes.
    pub expected: i64,
    /// Bytes that copies have completed.
    pub copied_bytes: i64,
    /// Bytes that were expected.
    pub expected_bytes: i64,
}

/// An object that partitions wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Object {
    /// An mbarrier.
    MBarrier {
        /// The buffer that contains it.
        buffer: BufferId,
        /// Its slot.
        slot: u32,
    },
    /// The full side of a token.
    Full {
        /// The token array.
        token: TokenId,
        /// Its slot.
        slot: u32,
    },
    /// The empty side of a token.
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
