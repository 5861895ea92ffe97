//! The synchronization program: what a kernel does to the memory that its warps share, and the
//! synchronization that orders those accesses.
//!
//! A [`Program`] is the interface between front ends (MLIR, Wave traces) and everything that
//! reasons about it: analyses, placement, oracle. It does not depend on any IR. It has a text form
//! (litmus files, [`text`]) and a JSON form ([`json`]). Both read back to an equal program.
//!
//! - A [`Function`] is a control-flow graph of [`Block`]s. A kernel and its callees are functions.
//! - A [`Partition`] is the fixed group of warps that runs a block. A kernel without warp
//!   specialization has one.
//! - A [`Buffer`] is an allocation in one memory [`Space`], with its physical offset if that is
//!   known.
//! - An [`Event`] is one step of an op: an [`Action`] and the [`Access`]es that it makes.
//! - A [`Footprint`] names the buffer, the slot and the bytes that an access may touch. A
//!   [`WarpMap`] gives the part of them that each warp may touch.
//! - [`Bare`] finds out which bare AMD barriers order memory. Such a barrier orders only the
//!   accesses that its wave has waited for.
//! - A [`Term`](TermKind) is a hash-consed integer expression: an index, a phase, a count or a
//!   condition.
//!
//! This crate contains no MLIR, no hazards, no findings, no IO and no formatting beyond the text
//! form.

mod action;
mod amd;
#[cfg(any(test, feature = "arbitrary"))]
pub mod arbitrary;
mod bare;
pub mod barrier;
mod block;
mod buffer;
mod bytes;
mod counter;
mod defaults;
mod event;
mod ids;
pub mod json;
pub mod mbarrier;
mod names;
mod op_name;
mod pinned;
mod program;
mod proxy;
pub mod queue;
#[cfg(test)]
mod roundtrip;
mod sum;
mod target;
mod term;
pub mod text;
mod validate;
mod warp_map;

pub use action::{Action, Call, Direction, Fence, FenceKind, TokenOp, Wait, WaitToken};
pub use amd::Amd;
pub use bare::Bare;
pub use barrier::{
    Barrier, BarrierKind, BarrierOrigin, BarrierPart, NamedBarrier, Participants, WARPGROUP_WARPS,
};
pub use block::{Block, Edge, EventList, TermList, Terminator};
pub use buffer::{Buffer, Plan, Space, TENSOR_ROWS, column_of};
pub use bytes::{ByteSet, ByteSets};
pub use counter::{InOrder, MemoryKind, WaveCounter};
pub use event::{Access, Descriptor, Event, Footprint, Mode, Place, Rect, Slot};
pub use ids::{
    BlockId, BufferId, ByteSetId, DescriptorId, EventId, FunctionId, OriginId, PartitionId, TermId, TokenId,
    WarpMapId,
};
pub use mbarrier::{Arrive, Arriver, MBarrier, MBarrierEffect, MBarrierOp};
pub use op_name::OpName;
pub use pinned::pinned;
pub use program::{Data, Function, Origin, Partition, Program};
pub use proxy::{Issuer, Proxy};
pub use queue::{CompletionArrival, EngineOrder, Queue, StartedBy, TensorMemory};
pub use sum::Sum;
pub use target::{Family, Target, TargetError};
pub use term::{BinaryOp, Predicate, TermKind, Terms};
pub use validate::{Invalid, MAX_TOKENS};
pub use warp_map::{MAX_MAP_RUNS, MAX_MAPPED_WARPS, WarpMap, WarpMaps};
