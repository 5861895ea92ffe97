//! What is known of open copies at one point of the program.

use crate::trace::GraphId;
use crate::trace::NodeId;

/// What stands for a copy in the graph where it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Token {
    /// The copy itself.
    Op(NodeId),
    /// What the loop with this body carries in one of its slots.
    Slot(GraphId, u32),
    /// What that loop gives in this slot, after it.
    Result(GraphId, u32),
}

/// The memory that a copy writes, as the point where the fact is known calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Name {
    /// A canonical value.
    Value(NodeId),
    /// Some memory that a value once was.
    Was(NodeId),
}

/// A barrier, or a signal, with what stands for the copy there.
pub(super) type Stop = (NodeId, Token);

/// A copy that may be incomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fact {
    pub(super) token: Token,
    /// The copy, or in a slot the one that the loop brings.
    pub(super) op: NodeId,
    pub(super) name: Name,
    /// The last barriers on the paths from the copy to here, in order.
    pub(super) last: Vec<Stop>,
    /// The last signals, on paths where their waits are still to come.
    pub(super) signals: Vec<Stop>,
    /// On some path no wait is still to come.
    pub(super) silent: bool,
    /// Some path from the copy to here has no barrier.
    pub(super) bare: bool,
}

impl Fact {
    /// A copy that was issued just now.
    pub(super) fn issued(op: NodeId, memory: NodeId) -> Self {
        let (token, name) = (Token::Op(op), Name::Value(memory));
        Fact { token, op, name, last: Vec::new(), signals: Vec::new(), silent: true, bare: true }
    }

    /// Takes over on which paths another fact of the same copy came here.
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

/// Facts in the order in which the copies were issued.
pub(super) type State = Vec<Fact>;

/// What holds on either of two paths: facts of the same token become one.
pub(super) fn merge(state: &mut State, other: State) {
    for fact in other {
        match state.iter_mut().find(|mine| mine.token == fact.token) {
            Some(mine) => mine.join(&fact),
            None => state.push(fact),
        }
    }
}
