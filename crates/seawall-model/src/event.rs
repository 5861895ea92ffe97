//! Events: the steps of an op and the memory that each step touches.

use smallvec::SmallVec;

use crate::action::{Action, TokenOp};
use crate::barrier::BarrierKind;
use crate::ids::{BufferId, ByteSetId, DescriptorId, OriginId, TermId, TokenId, WarpMapId};
use crate::mbarrier::MBarrierOp;
use crate::proxy::{Issuer, Proxy};
use crate::queue::{CompletionArrival, Groups, Queue, StartedBy};

/// One step of an op. An op with a barrier inside (such as a reduction through scratch memory) is
/// several events. They share their [`origin`](Event::origin) and follow each other in one block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The op.
    pub origin: OriginId,
    /// The action.
    pub action: Action,
    /// The memory that it touches while doing so.
    pub accesses: SmallVec<[Access; 1]>,
}

impl Event {
    /// Calls a function for each term of the event, so that it can be replaced: of its action and
    /// of its accesses.
    pub fn for_each_term(&mut self, each: &mut impl FnMut(&mut TermId)) {
        let footprints = self.accesses.iter_mut().flat_map(|access| &mut access.footprints);
        footprints.for_each(|footprint| footprint.for_each_term(each));
        match &mut self.action {
            Action::Copy { predicate, .. } | Action::Mma { predicate, .. } => {
                predicate.iter_mut().for_each(each);
            }
            Action::Barrier(barrier) => match &mut barrier.kind {
                BarrierKind::Named { id, threads, .. } => id.iter_mut().chain(threads).for_each(each),
                BarrierKind::Conditional { condition } => each(condition),
                BarrierKind::Cta
                | BarrierKind::Cluster { .. }
                | BarrierKind::Signal { .. }
                | BarrierKind::WaitSignal { .. }
                | BarrierKind::Partitions
                | BarrierKind::Warp
                | BarrierKind::WarpGroup => {}
            },
            Action::MBarrier(mbarrier) => {
                mbarrier.predicate.iter_mut().for_each(&mut *each);
                match &mut mbarrier.op {
                    MBarrierOp::Wait { phase } => each(phase),
                    MBarrierOp::Init { .. }
                    | MBarrierOp::Invalidate
                    | MBarrierOp::Expect { .. }
                    | MBarrierOp::Arrive { .. }
                    | MBarrierOp::Commit { .. } => {}
                }
            }
            Action::Token(op) => match op {
                TokenOp::Acquire { slot, phase, .. } | TokenOp::Wait { slot, phase, .. } => {
                    slot.iter_mut().chain(phase).for_each(each);
                }
                TokenOp::Commit { slot, .. } | TokenOp::Release { slot, .. } => {
                    slot.iter_mut().for_each(each);
                }
            },
            Action::Call(call) => {
                let footprints = call.arguments.iter_mut().flatten();
                footprints.for_each(|footprint| footprint.for_each_term(each));
            }
            Action::Touch { .. }
            | Action::Atomic { .. }
            | Action::Commit(_)
            | Action::Wait(_)
            | Action::Fence(_)
            | Action::Hint
            | Action::Other => {}
        }
    }

    /// Whether each warp stores a part of its registers to another CTA. A copy of shared memory to
    /// another CTA is started by one thread.
    pub fn stores_registers(&self) -> bool {
        self.accesses.iter().any(|access| access.issuer == Issuer::Warps)
    }

    /// Whether only the first warp of the partition executes the event (`docs/semantics.md`, S2).
    /// Accesses by one thread in an event of all warps are not asked here; see
    /// [`makes_by_first_warp`](Self::makes_by_first_warp).
    pub fn is_of_first_warp(&self) -> bool {
        match &self.action {
            Action::Copy { queue, .. } | Action::Mma { queue, .. } => self.starts_by_first_warp(*queue),
            Action::MBarrier(mbarrier) => mbarrier.op.is_of_first_warp(),
            Action::Token(op) => op.is_of_first_warp(),
            Action::Touch { .. }
            | Action::Atomic { .. }
            | Action::Commit(_)
            | Action::Wait(_)
            | Action::Barrier(_)
            | Action::Fence(_)
            | Action::Hint
            | Action::Call(_)
            | Action::Other => false,
        }
    }

    /// Whether only the first warp of the partition makes one of the event's accesses, or starts
    /// the operation that makes it.
    pub fn makes_by_first_warp(&self, access: &Access) -> bool {
        match (&self.action, access.queue) {
            (Action::Copy { .. } | Action::Mma { .. } | Action::MBarrier(_) | Action::Token(_), _) => {
                self.is_of_first_warp()
            }
            (_, Some(queue)) => self.starts_by_first_warp(queue),
            (_, None) => access.issuer == Issuer::Thread,
        }
    }

    /// Whether the operation that the event starts on `queue` may go on after its warp has ended.
    /// An operation that nothing can complete stands for an unknown op. Its end is not decided.
    pub fn outlives_warp(&self, queue: Queue) -> bool {
        let row = queue.row();
        let arrives = self.accesses.iter().any(|access| access.proxy == Proxy::Barrier);
        let can_complete = row.groups != Groups::None || row.arrival != CompletionArrival::Bytes || arrives;
        row.outlives_warp && can_complete
    }

    fn starts_by_first_warp(&self, queue: Queue) -> bool {
        match queue.row().started_by {
            StartedBy::EveryWarp => false,
            StartedBy::FirstWarp => true,
            StartedBy::EveryWarpFromRegisters => !self.stores_registers(),
        }
    }
}

/// Whether memory is read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mode {
    /// Reads.
    Read,
    /// Writes.
    Write,
    /// Reads and writes in any order (atomics, unknown ops).
    ReadWrite,
}

impl Mode {
    /// Whether the mode includes a read.
    pub fn reads(self) -> bool {
        self != Mode::Write
    }

    /// Whether the mode includes a write.
    pub fn writes(self) -> bool {
        self != Mode::Read
    }
}

/// One access of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// Whether it reads, writes or both.
    pub mode: Mode,
    /// The proxy.
    pub proxy: Proxy,
    /// What performs it.
    pub issuer: Issuer,
    /// The queue in which the access completes later. `None` if it is complete when the next event
    /// issues.
    pub queue: Option<Queue>,
    /// All memory that the access may touch. It has several entries if the buffer is not known. It
    /// is never empty.
    pub footprints: SmallVec<[Footprint; 1]>,
    /// Whether it is on scratch memory of its own op, which no other op names.
    pub scratch: bool,
    /// Whether it accesses the memory of other CTAs of the cluster.
    pub cross_cta: bool,
    /// The token that stands for the completion of an asynchronous access.
    pub token: Option<TokenId>,
}

/// The allocation of a footprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// This buffer.
    Buffer(BufferId),
    /// The buffer that the caller passes as this parameter of the function (position among all
    /// arguments).
    Parameter(u32),
    /// An unknown place, which may overlap everything.
    Unknown,
}

/// Which slot of a multi-buffered allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    /// The allocation as a whole, or one without slots.
    Whole,
    /// The slot with the value of this term, counted from 0.
    At(TermId),
    /// Any slot.
    Any,
}

/// A rectangle inside a descriptor, in elements per dimension.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rect {
    /// First element of each dimension.
    pub offsets: Vec<i64>,
    /// Extent of each dimension.
    pub shape: Vec<i64>,
}

impl Rect {
    /// Whether the two rectangles share no element. Both must be of one descriptor and one slot.
    pub fn is_apart_from(&self, other: &Rect) -> bool {
        let sides = self.offsets.iter().zip(&self.shape).zip(other.offsets.iter().zip(&other.shape));
        let same_rank = self.offsets.len() == other.offsets.len();
        same_rank
            && sides.into_iter().any(|((a, a_extent), (b, b_extent))| {
                a.saturating_add(*a_extent) <= *b || b.saturating_add(*b_extent) <= *a
            })
    }
}

/// How an access names its part of a descriptor value. These facts hold within one iteration only:
/// in the next, the same value names other memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Descriptor {
    /// The descriptor and the slot index that is taken of it.
    pub index: Option<(DescriptorId, TermId)>,
    /// The descriptor and the rectangle that is cut out of it.
    /// Boxed, because few accesses have it and a program has many accesses.
    pub part: Option<Box<(DescriptorId, Rect)>>,
}

/// The memory that an access may touch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Footprint {
    /// The buffer.
    pub place: Place,
    /// The slot.
    pub slot: Slot,
    /// All physical addresses that some execution of the access may touch, or `None` if they are
    /// not known.
    pub bytes: Option<ByteSetId>,
    /// The bytes that each warp of the partition may touch, or `None` if any warp may touch any of
    /// them.
    pub warps: Option<WarpMapId>,
    /// How the source names it.
    pub descriptor: Descriptor,
}

impl Footprint {
    fn for_each_term(&mut self, each: &mut impl FnMut(&mut TermId)) {
        match &mut self.slot {
            Slot::At(term) => each(term),
            Slot::Whole | Slot::Any => {}
        }
        if let Some((_, term)) = &mut self.descriptor.index {
            each(term);
        }
    }
}
