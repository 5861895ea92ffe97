//! Shared-memory allocation as in Triton's allocation pass. The `.ttgir` files of Triton's cache
//! need it, because their buffers have no offsets yet.
//!
//! Source: `ModuleAllocation` of Triton 3.9 and its users for NVIDIA and AMD. Callees come first,
//! and a call is a buffer of the size of its callee's frame.
//!
//! - `collect`: what needs memory.
//! - `flat`: the order of ops. `memdescs`: the users of each buffer.
//! - `lives`: how long each buffer is live.
//! - `sizes`: the size of scratch memory.
//! - `pack`: the offsets.
//! - `tensor`: the same for tensor memory, on the same `flat`.
//!
//! Absent: the decision what to do with a module that has offsets already. It is an option of the
//! lowering.

mod arefs;
mod collect;
mod conflicts;
mod coverage;
pub(crate) mod effects;
mod fitting;
mod flat;
mod liveness;
mod lives;
mod memdescs;
mod needed;
mod pack;
pub(crate) mod placed;
mod refusal;
mod sizes;
mod slots;
mod tensor;
mod users;
mod workers;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{Diagnostic, Span};
use seawall_mlir::{Module, OpId};
use seawall_model::{Family, Target};
use smallvec::SmallVec;

use crate::LowerOptions;
use crate::facts::Facts;
use crate::facts::functions::{self, Functions};
use collect::{Collected, Collector};
use refusal::REMEDY;
pub(crate) use sizes::ScratchSizes;
pub use sizes::{Scratch, ScratchOp, scratch_memory};
pub use tensor::{TensorAllocation, TensorPlace, allocate_tensor_memory};
pub(crate) use tensor::{planned_tensor_memory, separate_tensor_memory};

/// Bytes of one physical partition of the LDS of gfx1250. The parts of a partitioned buffer are in
/// different ones.
const LDS_PARTITION: u64 = 1 << 16;
/// The most buffers of one function. The search for offsets takes a few hundred bytes for each.
const MAX_BUFFERS: usize = 1 << 20;

/// The memory of one op.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allotted {
    /// Byte offsets in the function's frame: one, or one for each part of a partitioned buffer.
    pub offsets: SmallVec<[u32; 1]>,
    /// Bytes of each part.
    pub bytes: u32,
    /// Whether `allocation.size` states the bytes, as it does for the scratch memory of an op and
    /// for a call.
    pub sized: bool,
    /// The first and the last op during which the memory is live; `None` if that is the whole
    /// function.
    pub live: Option<(OpId, OpId)>,
}

/// The offsets of everything in shared memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allocation {
    /// By op: `ttg.local_alloc`, ops with scratch memory, calls, functions.
    pub ops: FxHashMap<OpId, Allotted>,
    /// The function ops and the bytes of their frames, callees first.
    pub frames: Vec<(OpId, u32)>,
    /// Bytes of the largest kernel, as in `ttg.shared`.
    pub shared: u32,
    /// Ops whose scratch memory is unknown. Only with [`How::separate`]; otherwise such an op is an
    /// error.
    pub(crate) unknown: Vec<OpId>,
}

/// How to allocate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct How {
    /// The compiler's pass that fills up warp groups has not run yet.
    pub(crate) fill: bool,
    /// No two buffers share bytes.
    pub(crate) separate: bool,
    /// Use the scratch sizes that the module states. They follow from the types of an op, so an
    /// edit of offsets leaves them valid.
    pub(crate) written: bool,
    /// Structured ops are not flattened yet.
    pub(crate) whole: bool,
}

/// Allocates the shared memory of `module` as Triton does, whatever offsets it states. The GPU is
/// `target`, or else the module's own `ttg.target`.
///
/// # Errors
///
/// If the target is unknown, or the size of an object in shared memory is. If there is an object in
/// shared memory and the module has control flow that Seawall does not know
/// (`allocate::unknown-time`).
pub fn allocate(module: &Module, target: Option<&Target>) -> Result<Allocation, Diagnostic> {
    let options = LowerOptions { target: target.cloned(), ..LowerOptions::default() };
    let facts = &Facts::new(module, &options)?;
    if facts.target.is_none() {
        let span = module.walk().next().map_or(Span::at(0), |op| module.op(op).name_span);
        return Err(Diagnostic::error("allocate::no-target", span, "the target GPU is unknown")
            .label("this module has no `ttg.target`")
            .help("name the GPU with `--target`, such as `--target sm_90` or `--target gfx950`"));
    }
    let functions = functions::callees_first(facts);
    let how = How { fill: !placed::is_allocated(facts), separate: false, written: false, whole: false };
    allocate_shared(facts, &functions, how)
}

/// Allocates the shared memory of all functions, which come callees first.
///
/// # Errors
///
/// If the size or the live interval of one object is unknown: every offset depends on all of
/// them.
pub(crate) fn allocate_shared(
    facts: &Facts<'_>,
    functions: &Functions,
    how: How,
) -> Result<Allocation, Diagnostic> {
    let mut allocation = Allocation::default();
    let worker_warps = workers::worker_warps(facts, functions, how.fill)?;
    let mut collector = Collector::new(facts, how);
    let mut called = FxHashSet::default();
    for &(function, _) in functions {
        let buffers = collector.function(function, worker_warps.get(&function).copied())?;
        called.extend(buffers.callees.iter().copied());
        let size = pack(facts, function, &collector, buffers, how, &mut allocation)?;
        collector.frames.insert(function, size);
        allocation.frames.push((function, size));
    }
    let roots = allocation.frames.iter().filter(|(function, _)| !called.contains(function));
    allocation.shared = roots.map(|&(_, size)| size).max().unwrap_or(0);
    allocation.unknown = collector.unknown;
    Ok(allocation)
}

/// Places the buffers of one function and returns the bytes of its frame.
fn pack(
    facts: &Facts<'_>,
    function: OpId,
    collector: &Collector<'_, '_>,
    buffers: Collected,
    how: How,
    allocation: &mut Allocation,
) -> Result<u32, Diagnostic> {
    let partition = match facts.target.as_ref().map(Target::family) {
        Some(Family::Gfx1250) => LDS_PARTITION,
        _ => 0,
    };
    let (offsets, size) = match how.separate {
        true => Some(pack::stack(&buffers.requests)),
        false if buffers.requests.len() > MAX_BUFFERS => None,
        false => pack::pack(&buffers.requests, partition),
    }
    .ok_or_else(|| unallocatable(facts, function, "it has too many buffers"))?;
    let too_large = || unallocatable(facts, function, "it needs more than 4 GiB of shared memory");
    for ((owner, request), offset) in buffers.owners.iter().zip(&buffers.requests).zip(offsets) {
        let offset = u32::try_from(offset).map_err(|_| too_large())?;
        let bytes = u32::try_from(request.size).map_err(|_| too_large())?;
        let live = collector.needed.ops_in(request.live)?;
        let offsets = SmallVec::new();
        let new = || Allotted { offsets, bytes, sized: owner.sized, live };
        allocation.ops.entry(owner.op).or_insert_with(new).offsets.push(offset);
    }
    u32::try_from(size).map_err(|_| too_large())
}

pub(crate) fn unallocatable(facts: &Facts<'_>, op: OpId, why: &str) -> Diagnostic {
    let name = facts.module.op_name(op);
    let message = format!("shared memory cannot be allocated: {why}");
    Diagnostic::error("allocate::unknown-size", facts.module.op(op).name_span, message)
        .label(format!("for this `{name}`"))
        .note("the offset of every other buffer depends on its size")
        .help(REMEDY)
}
