//! What the pass puts where.

use crate::trace::NodeId;

/// On which side of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum At {
    /// Right before it: of several, the last one emitted is next to it.
    Before,
    /// Right after it: of several, the last one emitted is next to it.
    After,
}

/// What is put there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// `amdgpu.lds_barrier`.
    Barrier {
        /// Waits for asynchronous copies before.
        wait_async: bool,
        /// Waits for the tensor data mover before.
        tensor_wait: bool,
    },
    /// `rocdl.s.barrier.signal`.
    Signal {
        /// Number of the barrier.
        barrier: i32,
        /// Waits for the tensor data mover before.
        tensor_wait: bool,
    },
    /// `rocdl.s.barrier.wait`.
    Wait {
        /// Number of the barrier.
        barrier: i32,
    },
}

/// One node that the pass adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Insertion {
    /// Side.
    pub at: At,
    /// The node next to which it goes.
    pub node: NodeId,
    /// What it is.
    pub what: What,
    /// The node whose location it gets.
    pub location_from: NodeId,
    /// The region that it is for: its position in [`Placed::regions`](super::Placed::regions).
    pub region: usize,
}
