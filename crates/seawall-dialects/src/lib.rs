//! What each op of the Triton, MLIR GPU and vendor dialects is: its assembly, its memory effects and what it means
//! for synchronization, written as tables.
//!
//! One file a dialect under `dialect/`; a row there is everything that Seawall knows about an op, and adding an op is
//! adding a row. [`registry`] gives the reader every row's assembly, [`OpKnowledge`] answers questions about the ops
//! of one module, [`MemDesc`] and its siblings decode types, [`Launch`] and [`num_warps_at`] the target.
//!
//! Deliberately absent: hazards, placement, and any decision about what a barrier is *for*. Effects are reproduced as
//! the compilers declare them; where they are wrong, the row says so.

mod affine_map;
mod barrier;
mod cases;
mod compute;
mod custom;
mod dialect;
mod effect;
mod knowledge;
mod meaning;
mod memref_type;
mod op;
mod own_barrier;
mod queue;
mod registry;
mod target;
mod traits;
mod types;
mod unread;

pub use affine_map::{AffineMap, AffineNode};
pub use barrier::{Barrier, MBarrier, MBarrierAction};
pub use cases::cases_of;
pub use compute::constant_integer;
pub use effect::{Access, Compute, Effect, EffectInstance, Effects, Instances, Kind, OpEffects, Resource};
pub use knowledge::OpKnowledge;
pub use meaning::{
    Aref, Arith, Atomic, Fence, Meaning, Regions, Scratch, Space, TokenOp, View, WarpSpecialize,
};
pub use memref_type::MemRef;
pub use op::OpDef;
pub use own_barrier::OwnBarrier;
pub use queue::{AsyncCopy, Mma, Queue, Wait};
pub use registry::{all_ops, op_def, registry};
pub use target::{AddressSpaces, Launch, Partition, Target, captures_of, num_warps_at, partitions_of};
pub use traits::Traits;
pub use types::{MemDesc, Tensor, TensorDesc, element_bits, is_aref, is_memdesc, is_token_array, space_of};
pub use unread::{UNREAD, Unread};
