//! Events: what an op does, one step at a time, and which memory each step touches.

use smallvec::SmallVec;

use crate::action::{Action, Queue};
use crate::ids::{BufferId, ByteSetId, DescriptorId, OriginId, TermId, TokenId, WarpMapId};

/// One step of an op. An op with a rendezvous inside (a reduction through scratch memory) is several events that
/// share their [`origin`](Event::origin) and follow each other in one block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The op.
    pub origin: OriginId,
    /// What it does.
    pub action: Action,
    /// The memory that it touches while doing so.
    pub accesses: SmallVec<[Access; 1]>,
}

/// Whether memory is read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mode {
    /// Reads.
    Read,
    /// Writes.
    Write,
    /// Reads and writes, in any order (atomics; ops that are not understood).
    ReadWrite,
}

impl Mode {
    /// Whether it reads.
    pub fn reads(self) -> bool {
        self != Mode::Write
    }

    /// Whether it writes.
    pub fn writes(self) -> bool {
        self != Mode::Read
    }
}

/// The path by which memory is reached: on NVIDIA, generic and async accesses need a proxy fence between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Proxy {
    /// Ordinary loads and stores, `cp.async`.
    #[default]
    Generic,
    /// TMA, bulk copies, wgmma and tcgen05 operands.
    Async,
    /// mbarrier operations.
    Barrier,
}

/// Who makes an access.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Issuer {
    /// Every warp of the partition, each its part.
    #[default]
    Warps,
    /// One elected thread.
    Thread,
    /// A hardware engine, after the op was issued.
    Engine,
}

/// One access of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// Read or write.
    pub mode: Mode,
    /// The path.
    pub proxy: Proxy,
    /// Who.
    pub issuer: Issuer,
    /// `Some` if it completes later, in that queue; `None` if it is complete when the next event issues.
    pub queue: Option<Queue>,
    /// Everything that it may touch: several entries where the buffer is not known for certain. Never empty.
    pub footprints: SmallVec<[Footprint; 1]>,
    /// On scratch memory of the op itself, which no other op names.
    pub scratch: bool,
    /// Reaches into the memory of another CTA of the cluster.
    pub cross_cta: bool,
    /// The token that stands for the completion of an asynchronous access.
    pub token: Option<TokenId>,
}

/// Where a footprint lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// In this buffer.
    Buffer(BufferId),
    /// In whatever the caller passes as this parameter of the function (position among all arguments).
    Parameter(u32),
    /// Not known: may overlap everything.
    Unknown,
}

/// Which slot of a multi-buffered allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    /// The allocation as a whole, or one without slots.
    Whole,
    /// The slot that the term evaluates to, counted from 0.
    At(TermId),
    /// Some slot.
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
    /// Whether the two, of one descriptor and one slot, share no element.
    pub fn is_apart_from(&self, other: &Rect) -> bool {
        let sides = self.offsets.iter().zip(&self.shape).zip(other.offsets.iter().zip(&other.shape));
        let same_rank = self.offsets.len() == other.offsets.len();
        same_rank
            && sides.into_iter().any(|((a, a_extent), (b, b_extent))| {
                a.saturating_add(*a_extent) <= *b || b.saturating_add(*b_extent) <= *a
            })
    }
}

/// How the access names its part of a descriptor value: facts that hold within one iteration only, since the
/// same value names another thing in the next one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Descriptor {
    /// Slot index taken of this descriptor.
    pub index: Option<(DescriptorId, TermId)>,
    /// Rectangle cut out of this descriptor.
    pub part: Option<(DescriptorId, Rect)>,
}

/// What an access may touch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Footprint {
    /// The buffer.
    pub place: Place,
    /// The slot.
    pub slot: Slot,
    /// Every physical address that some execution of the access may touch; `None` if that is not known.
    pub bytes: Option<ByteSetId>,
    /// Which of the bytes each warp of the partition may touch; `None` if any warp may touch any of them.
    pub warps: Option<WarpMapId>,
    /// How it is named.
    pub descriptor: Descriptor,
}
