//! The insertions of the pass.

use crate::trace::NodeId;

/// The side of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum At {
    /// Right before the node. If there are several, the last one emitted is next to the node.
    Before,
    /// Right after the node. If there are several, the last one emitted is next to the node.
    After,
}

/// The inserted operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// `amdgpu.lds_barrier`.
    Barrier {
        /// Whether it first waits for asynchronous copies.
        wait_async: bool,
        /// Whether it first waits for the tensor data mover.
        tensor_wait: bool,
    },
    /// `rocdl.s.barrier.signal`.
    Signal {
        /// The number of the barrier.
        barrier: i32,
        /// Whether it first waits for the tensor data mover.
        tensor_wait: bool,
    },
    /// `rocdl.s.barrier.wait`.
    Wait {
        /// The number of the barrier.
        barrier: i32,
    },
}

/// One node that the pass inserts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Insertion {
    /// The side of `node`.
    pub at: At,
    /// The existing node next to it.
    pub node: NodeId,
    /// The inserted operation.
    pub what: What,
    /// The node whose location it gets.
    pub location_from: NodeId,
    /// The region that it orders, as a position in [`Placed::regions`](super::Placed::regions).
    pub region: usize,
}
