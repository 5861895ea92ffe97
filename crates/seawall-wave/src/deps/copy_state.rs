//! Facts about open copies at one point of the program.

use crate::trace::GraphId;
use crate::trace::NodeId;

/// The name of a copy in the graph where a fact holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Token {
    /// The copy itself.
    Op(NodeId),
    /// The value that the loop with this body carries in one of its slots.
    Slot(GraphId, u32),
    /// The result of that loop in this slot.
    Result(GraphId, u32),
}

/// The memory that a copy writes, by its name where the fact holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Name {
    /// A canonical value.
    Value(NodeId),
    /// Some memory that a value was earlier.
    Was(NodeId),
}

/// A barrier or signal, with the name of the copy there.
pub(super) type Stop = (NodeId, Token);

/// A copy that may be incomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fact {
    pub(super) token: Token,
    /// The copy. For a slot, the copy in the loop.
    pub(super) op: NodeId,
    pub(super) name: Name,
    /// The last barriers on the paths from the copy to here, in order.
    pub(super) last: Vec<Stop>,
    /// The last signals, on paths that have not reached their waits.
    pub(super) signals: Vec<Stop>,
    /// Whether some path has no signal that still needs its wait.
    pub(super) silent: bool,
    /// Whether some path from the copy to here has no barrier.
    pub(super) bare: bool,
}

impl Fact {
    /// The fact about a copy that has just been issued.
    pub(super) fn issued(op: NodeId, memory: NodeId) -> Self {
        let (token, name) = (Token::Op(op), Name::Value(memory));
        Fact { token, op, name, last: Vec::new(), signals: Vec::new(), silent: true, bare: true }
    }

    /// Adds the paths of another fact about the same copy.
    pub(super) fn join(&mut self, other: &Fact) {
        for (mine, theirs) in [(&mut self.last, &other.last), (&mut self.signals, &other.signals)] {
            mine.extend_from_slice(theirs);
            mine.sort_unstable();
            mine.dedup();
        }
        self.silent |= other.silent;
        self.bare |= other.bare;
    }
}

/// Facts in the issue order of their copies.
pub(super) type Facts = Vec<Fact>;

/// Joins the facts of two paths. Facts with the same token become one.
pub(super) fn merge(state: &mut Facts, other: Facts) {
    for fact in other {
        match state.iter_mut().find(|mine| mine.token == fact.token) {
            Some(mine) => mine.join(&fact),
            None => state.push(fact),
        }
    }
}
