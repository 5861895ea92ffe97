//! A program as a graph of steps.

use seawall_base::Runs;
use seawall_model::{EventId, OriginId, Proxy, Queue, Space};

use super::facts::{Completes, Effect};

/// What an mbarrier operation is for the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MBarrierUse {
    Init,
    Invalidate,
    /// An arrival, also one when earlier operations are complete.
    Arrive,
    /// An arrival that expects bytes.
    Expect,
    Wait,
    /// A copy whose bytes count at the mbarrier.
    Complete,
}

/// What touches memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Data {
        reads: bool,
        writes: bool,
        queue: Option<Queue>,
        proxy: Proxy,
    },
    MBarrier(MBarrierUse),
    /// A wait for a queue that leaves so many groups in flight.
    QueueWait(Queue, u32),
    /// The start of a partition, or of the kernel.
    Start,
    /// The same for the groups of a queue, which count from there.
    StartOfGroups(Queue),
    /// Their end.
    End,
}

impl Kind {
    /// Whether an access of this kind in a translation may come from `other`. A translation may
    /// seem to read what it only writes: whether an MMA adds to its result may be a value.
    pub(crate) fn may_come_from(self, other: Kind) -> bool {
        match (self, other) {
            (Kind::Data { reads, writes, queue, .. }, Kind::Data { reads: r, writes: w, queue: q, .. }) => {
                is_same_queue(queue, q) && (r && reads || w && writes)
            }
            _ => self == other,
        }
    }
}

/// Whether operations on these queues may be the same. A program may have the wait of an access to
/// tensor memory inside of the access.
fn is_same_queue(own: Option<Queue>, other: Option<Queue>) -> bool {
    own == other || other.is_none() && own.is_some_and(Queue::moves_tensor_registers)
}

/// Addresses in one memory.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bytes {
    pub(crate) space: Space,
    pub(crate) runs: Runs,
}

impl Bytes {
    pub(crate) fn overlap(&self, other: &Bytes) -> bool {
        self.space == other.space && self.runs.intersects(&other.runs)
    }

    /// Whether all addresses are among those of the other.
    pub(crate) fn is_within(&self, other: &Bytes) -> bool {
        let mut around = other.runs.as_slice().iter().peekable();
        self.space == other.space
            && self.runs.as_slice().iter().all(|run| {
                while around.next_if(|other| other.1 <= run.0).is_some() {}
                around.peek().is_some_and(|other| other.0 <= run.0 && run.1 <= other.1)
            })
    }
}

/// A touch of memory by a step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Touch {
    pub(crate) kind: Kind,
    /// `None` if they are not known, or if the step is a start or an end.
    pub(crate) bytes: Option<Bytes>,
    /// Whether the memory is scratch memory of the op.
    pub(crate) scratch: bool,
}

impl Touch {
    /// A start or an end.
    pub(super) fn mark(kind: Kind) -> Touch {
        Touch { kind, bytes: None, scratch: false }
    }

    pub(crate) fn completes(&self) -> Option<Completes> {
        match self.kind {
            Kind::Data { queue, writes, .. } => queue.map(|queue| Completes { queue, only_reads: !writes }),
            Kind::StartOfGroups(queue) => Some(Completes { queue, only_reads: false }),
            Kind::MBarrier(_) | Kind::QueueWait(..) | Kind::Start | Kind::End => None,
        }
    }
}

/// A step of a block.
#[derive(Clone, Debug, Default)]
pub(crate) struct Step {
    /// `None` for a start, an end, and the barrier of partitions.
    pub(crate) event: Option<EventId>,
    /// The op that the event is a part of.
    pub(crate) op: Option<OriginId>,
    pub(crate) touches: Vec<Touch>,
    pub(crate) effect: Effect,
}

/// The number of a step, counted through all blocks.
pub(crate) type StepNumber = u32;

/// Steps without branches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    /// The number of the first step.
    pub(crate) first: StepNumber,
    pub(crate) steps: Vec<Step>,
    pub(crate) next: Vec<usize>,
}

/// A program as a graph of steps. The first block is the entry.
#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    pub(crate) blocks: Vec<Block>,
    /// The block of each step.
    pub(super) block_of: Vec<usize>,
}

impl Graph {
    pub(crate) fn steps(&self) -> impl Iterator<Item = (StepNumber, &Step)> {
        self.blocks.iter().flat_map(|block| &block.steps).enumerate().map(|(n, step)| (n as StepNumber, step))
    }

    pub(crate) fn step(&self, number: StepNumber) -> &Step {
        let block = &self.blocks[self.block_of(number)];
        &block.steps[(number - block.first) as usize]
    }

    /// Whether the later step may be a part of the earlier one's op that its instructions execute
    /// again: the same step, or one before it.
    pub(crate) fn is_same_op_back(&self, earlier: StepNumber, later: StepNumber) -> bool {
        let op = |number| self.step(number).op;
        later <= earlier && op(earlier).is_some() && op(earlier) == op(later)
    }

    pub(crate) fn block_of(&self, number: StepNumber) -> usize {
        self.block_of[number as usize]
    }
}
