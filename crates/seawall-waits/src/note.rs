//! The result for one wait.

use std::fmt;

use seawall_analysis::waits::{Counter, Fewest, Kept, Mixed};

/// The rule that determined the count of a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// The wait names what it waits for.
    Named,
    /// The wait states how many of the newest groups may stay in flight, or accesses need fewer. If
    /// negative, not even copies that no commit has closed may.
    Newest(i32),
    /// The wait names nothing; the need of shared memory decides.
    Need,
}

/// One operation that is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dependence<At> {
    /// The op or node that is waited for.
    pub on: At,
    /// A lower bound of the count since then.
    pub since: Fewest,
    /// `on` did not create it: it is an argument of a block of `on`, such as a loop-carried value.
    pub is_argument: bool,
}

/// A remark about a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Note {
    /// The counter cannot hold more, so the wait waits for more than necessary.
    Saturated,
    /// Operations may complete out of order, so only a wait for all of them is useful.
    OutOfOrder(Mixed),
    /// A merge of an awaited token or dependency cannot be followed.
    Lost,
    /// No path leads from an awaited operation to the wait.
    NothingToWaitFor,
    /// Accesses rely on the wait for operations that it does not name, or that it leaves in flight.
    OthersNeed,
    /// Triton's pass does not change waits of this GPU.
    NotByTriton,
    /// Nothing in shared memory needs the wait; its count stays.
    Unneeded,
    /// Why the count stays.
    Kept(Kept),
    /// The GPU has no such counter.
    NoCounter,
    /// Seawall does not track what the wait counts; the wait stays.
    NotFollowed,
    /// The count is an operand, or shares an attribute with another count, so it is not written.
    NotWritten,
}

/// A wait and its count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitCount<At> {
    /// The op or node of the wait.
    pub at: At,
    /// The counter that it waits for.
    pub counter: Counter,
    /// The count in the input, in the units of the input; `None` if there is none.
    pub old: Option<u32>,
    /// The largest safe count, in the units of the counter; `None` if the wait stays.
    pub new: Option<u32>,
    /// The rule that determined the count.
    pub rule: Rule,
    /// The named operations that are waited for.
    pub dependences: Vec<Dependence<At>>,
    /// Remarks about the count.
    pub notes: Vec<Note>,
}

impl<At> WaitCount<At> {
    /// A wait whose count stays.
    pub(crate) fn kept(at: At, counter: Counter, old: Option<u32>, note: Note) -> Self {
        let (new, rule) = (None, Rule::Need);
        WaitCount { at, counter, old, new, rule, dependences: Vec::new(), notes: vec![note] }
    }

    /// A wait for what it names, with the largest count that covers all of it and that the counter
    /// can hold. Each operation comes with whether a merge of it cannot be followed. Without a path
    /// from one of them to the wait there is no count.
    pub(crate) fn named(
        (at, counter): (At, Counter),
        old: Option<u32>,
        width: u32,
        on: impl IntoIterator<Item = (Dependence<At>, bool)>,
    ) -> Self {
        let (dependences, lost): (Vec<_>, Vec<bool>) = on.into_iter().unzip();
        let since = dependences.iter().map(|dependence| dependence.since);
        let (new, held) = held(since.fold(Fewest::Unreached, Fewest::min), width);
        let notes = lost.contains(&true).then_some(Note::Lost).into_iter().chain(held).collect();
        WaitCount { at, counter, old, new, rule: Rule::Named, dependences, notes }
    }
}

/// The count that a counter can hold, with a remark; `None` if no path leads from an awaited
/// operation to the wait.
pub(crate) fn held(found: Fewest, width: u32) -> (Option<u32>, Option<Note>) {
    let note = match found {
        Fewest::Beyond => Some(Note::Saturated),
        Fewest::Unreached => Some(Note::NothingToWaitFor),
        Fewest::At(_) => None,
    };
    (found.within(width), note)
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Saturated => f.write_str("the counter cannot hold more"),
            Note::OutOfOrder(mixed) => mixed.fmt(f),
            Note::Lost => f.write_str("Seawall cannot follow where the awaited token or dependency merges"),
            Note::NothingToWaitFor => f.write_str("no path leads from an awaited operation to this wait"),
            Note::OthersNeed => {
                f.write_str("accesses rely on this wait for operations that it does not cover")
            }
            Note::NotByTriton => f.write_str("Triton's pass leaves the waits of this GPU unchanged"),
            Note::Unneeded => f.write_str("nothing in shared memory needs this wait"),
            Note::NoCounter => f.write_str("the GPU has no such counter"),
            Note::NotWritten => f.write_str("Seawall cannot write the count of this op"),
            Note::NotFollowed => f.write_str("Seawall does not track what this wait counts"),
            Note::Kept(kept) => f.write_str(match kept {
                Kept::Tokens => "the wait names tokens that Seawall cannot follow",
                Kept::Partitions => {
                    "partitions run concurrently, or warps diverge, and others may rely on the wait"
                }
                Kept::Calls => "functions call each other, and others may rely on the wait",
                Kept::OtherMemory => {
                    "the wait also covers global memory or registers, whose readers Seawall does not track"
                }
                Kept::LocalAccesses => "the wait is for LDS accesses that a barrier orders",
                Kept::MBarriers => {
                    "an mbarrier arrival may signal that the operations of this wait are complete"
                }
                Kept::RacesAnyway => "accesses race even if the wait leaves nothing in flight",
                Kept::MissingAnyway => {
                    "an access conflicts with an operation in flight even if the wait leaves none"
                }
            }),
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rule::Named => "named",
            Rule::Newest(_) => "newest",
            Rule::Need => "need",
        })
    }
}
