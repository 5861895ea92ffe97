//! The synchronization program: what a kernel does to memory that its warps share, and what orders it.
//!
//! A [`Program`] is the contract between front ends (MLIR, Wave traces) and everything that reasons: analyses,
//! placement, oracle. It is small, knows no IR, and has a text form (litmus files, [`text`]) and a JSON form
//! ([`json`]), both of which read back to an equal program.
//!
//! - A [`Function`] is a control-flow graph of [`Block`]s; a kernel and its callees are functions.
//! - A [`Partition`] is the fixed group of warps that runs a block; a plain kernel has one.
//! - A [`Buffer`] is an allocation in one memory [`Space`], at a physical place when that is known.
//! - An [`Event`] is one step of an op: an [`Action`] and the [`Access`]es that it makes.
//! - A [`Footprint`] says which buffer, which slot and which bytes an access may touch, and a [`WarpMap`] which of them each
//!   warp may touch.
//! - [`Bare`] says which barriers order memory only as far as the wave has waited before.
//! - A [`Term`](TermKind) is a hash-consed integer expression: indices, phases, counts, conditions.
//!
//! Deliberately absent: MLIR, hazards, findings, any IO, any formatting for people beyond the text form.

mod action;
mod amd;
#[cfg(any(test, feature = "arbitrary"))]
pub mod arbitrary;
mod bare;
mod bytes;
mod defaults;
mod event;
mod ids;
pub mod json;
mod names;
mod program;
#[cfg(test)]
mod roundtrip;
mod target;
mod term;
pub mod text;
mod validate;
mod warp_map;

pub use action::{
    Action, Barrier, BarrierKind, BarrierOrigin, Call, Direction, Fence, FenceKind, MBarrier, MBarrierOp,
    Queue, TokenOp, Wait, WaitToken,
};
pub use amd::Amd;
pub use bare::Bare;
pub use bytes::{ByteSet, ByteSets};
pub use event::{Access, Descriptor, Event, Footprint, Issuer, Mode, Place, Proxy, Rect, Slot};
pub use ids::{
    BlockId, BufferId, ByteSetId, DescriptorId, EventId, FunctionId, OriginId, PartitionId, TermId, TokenId,
    WarpMapId,
};
pub use program::{
    Block, Buffer, Edge, Function, Origin, Partition, Plan, Program, Space, TENSOR_ROWS, Terminator,
    column_of,
};
pub use target::{Family, Target, TargetError};
pub use term::{BinaryOp, Predicate, TermKind, Terms};
pub use validate::{Invalid, MAX_TOKENS};
pub use warp_map::{MAX_MAP_RUNS, MAX_MAPPED_WARPS, WarpMap, WarpMaps};
