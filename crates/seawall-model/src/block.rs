//! Blocks and the edges between them.

use smallvec::SmallVec;

use crate::ids::{BlockId, EventId, FunctionId, OriginId, PartitionId, TermId};

/// Terms of an edge or block. Most lists are short, so that they need no allocation.
pub type TermList = SmallVec<[TermId; 4]>;

/// Events of a block, as [`TermList`].
pub type EventList = SmallVec<[EventId; 4]>;

/// A control-flow edge with the values of the target's parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The target block.
    pub target: BlockId,
    /// One term per parameter of the target.
    pub args: TermList,
}

impl Edge {
    /// Returns the edge to a block without parameters.
    pub fn to(target: BlockId) -> Self {
        Edge { target, args: TermList::new() }
    }
}

/// How control leaves a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Terminator {
    /// Jumps to one block.
    Goto(Edge),
    /// Takes the first edge if the condition is not 0, else the second. `None` is an unknown
    /// condition: either edge may be taken.
    Branch {
        /// The condition.
        condition: Option<TermId>,
        /// The edge taken if it is not 0.
        then: Edge,
        /// The edge taken if it is 0.
        otherwise: Edge,
    },
    /// Jumps to one of several blocks. The selecting value is unknown.
    Switch(Vec<Edge>),
    /// Starts the partitions of a warp-specialized region, which run concurrently. The first entry
    /// is that of the default partition. All partitions end in [`Join`](Terminator::Join).
    Fork(Vec<Edge>),
    /// Ends a partition. Control continues at the edge when all partitions have ended. Only the
    /// edge of the default partition carries values.
    Join(Edge),
    /// Returns to the caller, or ends the kernel.
    Return,
    /// Is never executed.
    Unreachable,
}

impl Terminator {
    /// All outgoing edges, in order.
    pub fn edges(&self) -> SmallVec<[&Edge; 2]> {
        match self {
            Terminator::Goto(edge) | Terminator::Join(edge) => SmallVec::from_slice(&[edge]),
            Terminator::Branch { then, otherwise, .. } => SmallVec::from_slice(&[then, otherwise]),
            Terminator::Switch(edges) | Terminator::Fork(edges) => edges.iter().collect(),
            Terminator::Return | Terminator::Unreachable => SmallVec::new(),
        }
    }

    /// The condition of a branch, if it is known.
    pub fn condition(&self) -> Option<TermId> {
        match self {
            Terminator::Branch { condition, .. } => *condition,
            Terminator::Goto(_)
            | Terminator::Switch(_)
            | Terminator::Fork(_)
            | Terminator::Join(_)
            | Terminator::Return
            | Terminator::Unreachable => None,
        }
    }

    /// Calls a function for the condition and each argument of an edge, so that it can be replaced.
    pub fn for_each_term(&mut self, each: &mut impl FnMut(&mut TermId)) {
        if let Terminator::Branch { condition, .. } = self {
            condition.iter_mut().for_each(&mut *each);
        }
        for edge in self.edges_mut() {
            edge.args.iter_mut().for_each(&mut *each);
        }
    }

    /// As [`edges`](Terminator::edges), but mutable.
    pub fn edges_mut(&mut self) -> SmallVec<[&mut Edge; 2]> {
        match self {
            Terminator::Goto(edge) | Terminator::Join(edge) => SmallVec::from_iter([edge]),
            Terminator::Branch { then, otherwise, .. } => SmallVec::from_iter([then, otherwise]),
            Terminator::Switch(edges) | Terminator::Fork(edges) => edges.iter_mut().collect(),
            Terminator::Return | Terminator::Unreachable => SmallVec::new(),
        }
    }
}

/// A sequence of events without branches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The function that it belongs to.
    pub function: FunctionId,
    /// The warps that run it.
    pub partition: PartitionId,
    /// Parameters. Each is a [`Param`](crate::TermKind::Param) term of this block.
    pub params: TermList,
    /// Events in program order.
    pub events: EventList,
    /// How control leaves it.
    pub terminator: Terminator,
    /// The op that ends it.
    pub terminator_origin: Option<OriginId>,
    /// Whether a thread-dependent condition leads here, so that some warps may not execute the
    /// block. No barrier may be placed in it.
    pub divergent: bool,
}
