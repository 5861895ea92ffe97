//! Answers of `seawall why`: what an op of a line orders, or what orders it, as text and JSON. The
//! facade finds the answers. This module has their types and the words that both forms share.

mod json;
mod text;
mod words;

use seawall_analysis::{Bound, Finding, HazardKind};
use seawall_base::Diagnostic;
use seawall_model::{EventId, OriginId, Program};
use seawall_oracle::Report;

use crate::finding::{Finish, Notation, Severities};
use crate::source::Source;

pub use json::{why_json, why_schema};
pub use text::{barriers_text, why_text};

/// The answers for one module.
#[derive(Clone, Copy, Debug)]
pub struct WhyModule<'a> {
    /// The text. Spans of the program count from the start of its part.
    pub source: Source<'a>,
    /// The module's model.
    pub program: &'a Program,
    /// The findings of the module as it is.
    pub findings: &'a [Finding],
    /// The language of the text.
    pub notation: Notation,
    /// The severities of the findings.
    pub severities: Severities,
    /// The runs for which the answers hold.
    pub bound: Bound,
    /// The passes that were simulated on the module.
    pub finish: Option<&'a Finish>,
    /// Ops of the line that synchronize or access shared memory, in the order of the text.
    pub ops: &'a [WhyOp],
    /// The other ops of the line.
    pub others: &'a [WhyOther],
}

/// An op that neither synchronizes nor accesses shared memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyOther {
    /// Its name.
    pub op: String,
    /// Its start in the part.
    pub at: u32,
}

/// One op with the answers.
#[derive(Clone, Debug)]
pub struct WhyOp {
    /// The op. One that was inlined in several places is several origins, of which this is the
    /// first.
    pub origin: OriginId,
    /// Its events.
    pub events: Vec<EventId>,
    /// The pass that introduced it, if the input is a log.
    pub introduced: Option<Introduced>,
    /// Whether `place --remove-redundant` keeps it. `None` if it never deletes such an op.
    pub kept: Option<Kept>,
    /// What happens without it. `None` for ops that access memory.
    pub without: Option<Without>,
    /// What orders its accesses against conflicting ones.
    pub neighbours: Vec<Neighbour>,
    /// The number of neighbours that are left out.
    pub more: usize,
    /// Other operations on its mbarriers or tokens.
    pub counterparts: Vec<Counterpart>,
}

/// Whether `place --remove-redundant` keeps an op.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Whether it does.
    pub keeps: bool,
    /// The compiler that is assumed to lower the module. `None` if it does not matter.
    pub compiler: Option<String>,
}

/// The first dump of a log that has an op.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Introduced {
    /// The pass that introduced the op, if it is known.
    pub by: Option<String>,
    /// The dump, such as `after TritonGPUMembar`.
    pub dump: String,
    /// The line of the dump's header, from 1.
    pub line: u32,
    /// Whether no dump of the kernel comes before it.
    pub is_in_first: bool,
}

/// What a check finds without an op.
#[derive(Clone, Debug)]
pub struct Without {
    /// Other ops that were removed with it: the other part of a split barrier.
    pub removed_too: Vec<OriginId>,
    /// Whether the program needs the op.
    pub need: Need,
    /// The pairs of accesses that are not ordered without it.
    pub pairs: Vec<OrderedPair>,
    /// The program without it.
    pub program: Program,
    /// The findings that the program with it does not have.
    pub findings: Vec<Finding>,
    /// The runs for which the findings are complete.
    pub bound: Bound,
    /// What limits the check without it, and not the check with it.
    pub notes: Vec<Diagnostic>,
    /// A run that shows one of the findings.
    pub run: Option<Report>,
}

/// Whether a program needs an op.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    /// Without it, the check has a new finding.
    Necessary,
    /// The program needs it or one of these ops. Without both, the check has a new finding.
    Either(Vec<OriginId>),
    /// Without it, the check has no new finding. If known, these ops order the same accesses.
    Redundant(Vec<OriginId>),
    /// Without it, the check has no new finding, but the result is no proof.
    Undecided(Undecided),
}

/// Why it is not decided whether a program needs an op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// The certifier does not find all accesses ordered.
    Certifier,
    /// The check without the op covers fewer runs.
    ReachesLess,
    /// The check covers some runs only.
    Bounded,
    /// The op may order what the model does not contain: registers and global memory.
    Unmodeled,
    /// The program with the op has a deadlock or misuse, which may end its runs before the op.
    Faulty,
}

/// Two accesses that an op orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OrderedPair {
    /// The access that comes first.
    pub earlier: EventId,
    /// The access that comes later.
    pub later: EventId,
    /// How they conflict, if that is known.
    pub kind: Option<HazardKind>,
}

/// A conflicting access and its order relative to an op.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// The two accesses.
    pub pair: OrderedPair,
    /// Whether the neighbour comes first.
    pub is_before: bool,
    /// What orders the two.
    pub order: NeighbourOrder,
}

/// What orders two accesses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NeighbourOrder {
    /// These synchronizing events together. Without any of them, the accesses are not ordered.
    By(Vec<EventId>),
    /// Waits of one partition, for arrivals of another.
    Across {
        /// The waits.
        waits: Vec<EventId>,
        /// The arrivals.
        arrivals: Vec<EventId>,
    },
    /// Nothing: the check reports it.
    Nothing,
    /// It is not known.
    Unknown,
}

/// Another operation on the mbarrier or token of an op.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Counterpart {
    /// What it does.
    pub role: CounterpartRole,
    /// The event.
    pub event: EventId,
}

/// What an operation does to an mbarrier or token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CounterpartRole {
    /// Sets its count.
    Initializes,
    /// Completes the phase that the op waits for.
    Completes,
    /// Waits for a phase that the op completes.
    Awaits,
    /// Arrives, in some phase.
    Arrives,
    /// Waits, for some phase.
    Waits,
    /// Ends its lifetime.
    Invalidates,
}
