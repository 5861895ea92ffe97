//! Tables of the ops of the Triton, MLIR GPU and vendor dialects: their assembly, memory effects
//! and synchronization semantics.
//!
//! Each file in `dialect/` has one dialect. A row contains everything that Seawall knows about an
//! op; to support an op, add a row. The main entry points are:
//!
//! - [`registry`]: the assembly of all rows, for the parser.
//! - [`OpKnowledge`]: the rows and effects for the ops of one module.
//! - [`MemDesc`], [`Tensor`] and [`TensorDesc`]: decoded types.
//! - [`Launch`] and [`num_warps_at`]: the target and the number of warps.
//!
//! Absent by design: hazards, placement, and the purpose of a barrier. Rows reproduce the effects
//! that the compilers declare, and comments mark those that are wrong.

mod affine_map;
mod arithmetic;
mod barrier;
mod cases;
mod compute;
mod custom;
mod dialect;
mod effect;
mod fork;
mod gpu_index;
mod knowledge;
mod loop_part;
mod lowering_barrier;
mod meaning;
mod memref_op;
mod memref_type;
mod op;
mod queue;
mod registry;
mod target;
mod tensor_op;
mod traits;
mod types;
mod unread;
mod verify;

pub use affine_map::{AffineMap, AffineNode, AffineResult};
pub use arithmetic::predicate_of;
pub use barrier::{Barrier, MBarrier, MBarrierAction};
pub use cases::cases_of;
pub use compute::constant_integer;
pub use effect::{
    Access, Compute, Effect, EffectInstance, Effects, Instances, OpEffects, Resource, SharedAccessKind,
};
pub use fork::{TASK_LISTS, is_of_meta, is_of_triton};
pub use gpu_index::{Axis, GpuIndex};
pub use knowledge::{OpKnowledge, loop_part, meaning_of};
pub use loop_part::LoopPart;
pub use lowering_barrier::LoweringBarrier;
pub use meaning::{
    Aref, Arith, Atomic, Exchange, Fence, Meaning, Regions, Scratch, Space, TokenOp, View, WarpSpecialize,
};
pub use memref_op::{MemRefAccess, MemRefAccessKind, MemRefAccessOf, MemRefView};
pub use memref_type::MemRef;
pub use op::OpDef;
pub use queue::{AsyncCopy, InstructionWait, Issues, Mma, Queue, Wait};
pub use registry::{all_ops, op_def, registry, uses_unfollowed_mbarrier};
pub use target::{AddressSpaces, Launch, Partition, Target, captures_of, num_warps_at, partitions_of};
pub use tensor_op::TensorOp;
pub use traits::Traits;
pub use types::{
    MemDesc, Tensor, TensorDesc, element_bits, has_default_space, is_aref, is_memdesc, is_token_array,
    space_of,
};
pub use unread::{UNREAD, Unread};
pub use verify::verify;
