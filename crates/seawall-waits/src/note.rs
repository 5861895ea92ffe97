//! What is said of one wait.

use std::fmt;

use seawall_analysis::waits::{Counter, Fewest, Kept, Mixed};

/// How the count of a wait was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// It names what it waits for.
    Named,
    /// It says how many of the newest groups may stay in flight.
    Newest(u32),
    /// It names nothing: what shared memory needs.
    Need,
}

/// One thing that is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dependence<At> {
    /// What is waited for.
    pub on: At,
    /// What is counted since, at least.
    pub since: Fewest,
    /// `on` did not make it: it is one of the arguments of a block of `on`, such as what a loop carries.
    pub is_argument: bool,
}

/// What else is to be said of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Note {
    /// The counter cannot hold more, so that the wait waits for more than it must.
    Saturated,
    /// Operations may complete in another order, so that only a wait for none is worth anything.
    OutOfOrder(Mixed),
    /// What is waited for merges in a way that is not followed.
    Lost,
    /// No path leads from what is waited for to the wait.
    NothingToWaitFor,
    /// Nothing in shared memory needs the wait; its count is left as it is.
    Unneeded,
    /// Why the count is left as it is.
    Kept(Kept),
    /// The GPU has no such counter.
    NoCounter,
    /// What the wait counts is not followed; it is left as it is.
    NotFollowed,
    /// The count is an operand, or shares a number with another, so that it is not written.
    NotWritten,
}

/// A wait and its count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitCount<At> {
    /// The wait.
    pub at: At,
    /// What it counts.
    pub counter: Counter,
    /// What the input says, in the units of the input; `None` if it says nothing.
    pub old: Option<u32>,
    /// The largest safe count, in the units of the counter; `None` if the wait is left as it is.
    pub new: Option<u32>,
    /// How the count was found.
    pub rule: Rule,
    /// What is waited for, where it is named.
    pub dependences: Vec<Dependence<At>>,
    /// What else there is to say.
    pub notes: Vec<Note>,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Saturated => f.write_str("the counter cannot hold more"),
            Note::OutOfOrder(mixed) => mixed.fmt(f),
            Note::Lost => f.write_str("what is waited for merges in a way that is not followed"),
            Note::NothingToWaitFor => f.write_str("no path leads here from what is waited for"),
            Note::Unneeded => f.write_str("nothing in shared memory needs this wait"),
            Note::NoCounter => f.write_str("the GPU has no such counter"),
            Note::NotWritten => f.write_str("the count cannot be written where this op has it"),
            Note::NotFollowed => f.write_str("what this wait counts is not followed"),
            Note::Kept(kept) => f.write_str(match kept {
                Kept::Tokens => "it names tokens that are not followed",
                Kept::Partitions => "partitions run at the same time, or warps apart, and may rely on it",
                Kept::Calls => "functions call each other, and others may rely on it",
                Kept::OtherMemory => {
                    "it also covers global memory or registers, whose readers are not followed"
                }
                Kept::LocalAccesses => "it is for LDS accesses that a barrier orders",
                Kept::MBarriers => "an mbarrier is told of what it waits for",
                Kept::RacesAnyway => "accesses are not ordered however long it waits",
                Kept::MissingAnyway => "something is met in flight however long it waits",
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
