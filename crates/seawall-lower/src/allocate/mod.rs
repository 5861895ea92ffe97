//! Shared-memory allocation, as Triton's allocation pass does it: what people have on disk is the `.ttgir` of the cache, in
//! which no buffer has a place yet.
//!
//! Source: `ModuleAllocation` of Triton 3.9 and its users for NVIDIA and AMD. Callees come first; a call is a buffer as large
//! as what its callee needs. `collect` knows what needs memory; `flat` gives the order of ops, `memdescs` who uses what in it, `lives` how long each buffer is needed,
//! `sizes` how large scratch memory is, `pack` the offsets. `tensor` is the same for tensor memory, on the same `flat`.
//!
//! Deliberately absent: what to do with a module that has offsets already. That is the lowering's option.

mod arefs;
mod collect;
mod conflicts;
mod coverage;
mod fitting;
mod flat;
mod liveness;
mod lives;
mod memdescs;
mod needed;
mod pack;
mod places;
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
use crate::functions::Functions;
use crate::unit::Unit;
use collect::{Collected, Collector};
use refusal::REMEDY;
pub(crate) use sizes::ScratchSizes;
pub use sizes::{Scratch, ScratchOp, scratch_memory};
pub use tensor::{TensorAllocation, TensorPlace, allocate_tensor_memory};
pub(crate) use tensor::{planned_tensor_memory, separate_tensor_memory};

/// Bytes of one physical partition of the LDS of gfx1250, in which the parts of a partitioned buffer keep apart.
const LDS_PARTITION: u64 = 1 << 16;
/// Most buffers of one function: the search for places takes a few hundred bytes for each.
const MAX_BUFFERS: usize = 1 << 20;

/// The memory of one op.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allotted {
    /// Bytes from the start of the function's frame; several for the parts of a partitioned buffer.
    pub offsets: SmallVec<[u32; 1]>,
    /// Bytes of each part.
    pub bytes: u32,
    /// Whether `allocation.size` tells the bytes: of scratch memory of one op, and of a call.
    pub sized: bool,
    /// The first and the last op during which it is needed; `None` if that is the whole function.
    pub live: Option<(OpId, OpId)>,
}

/// Where everything in shared memory lies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allocation {
    /// By op: `ttg.local_alloc`, ops with scratch memory, calls, functions.
    pub ops: FxHashMap<OpId, Allotted>,
    /// The function ops with the bytes of their frames, callees first.
    pub frames: Vec<(OpId, u32)>,
    /// Bytes of the largest kernel: `ttg.shared`.
    pub shared: u32,
    /// Ops of whose scratch memory nothing is known. Only where no two buffers get bytes in common: elsewhere one of them is an error.
    pub(crate) unknown: Vec<OpId>,
}

/// How to allocate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct How {
    /// The compiler's pass that fills up warp groups is still to come.
    pub(crate) fill: bool,
    /// No two buffers get bytes in common.
    pub(crate) apart: bool,
    /// The sizes of scratch memory that are written are right: they follow from the types of an op, and whoever edits offsets leaves them.
    pub(crate) written: bool,
    /// Structured ops are still whole, with what stands in their regions inside of them.
    pub(crate) whole: bool,
}

/// Allocates the shared memory of `module` as Triton does, whatever offsets are written in it. The GPU is `target`, or
/// the module's own `ttg.target`.
///
/// # Errors
///
/// If the target is not known, or the size of something that lies in shared memory is not; if something lies there and the
/// module's control flow is not understood (`allocate::unknown-time`).
pub fn allocate(module: &Module, target: Option<&Target>) -> Result<Allocation, Diagnostic> {
    let options = LowerOptions { target: target.cloned(), ..LowerOptions::default() };
    let mut unit = Unit::new(module, &options)?;
    if unit.program.target.is_none() {
        let span = module.walk().next().map_or(Span::at(0), |op| module.op(op).name_span);
        return Err(Diagnostic::error(
            "allocate::no-target",
            span,
            "the module does not say which GPU it is for",
        )
        .label("no `ttg.target` here")
        .help("name the GPU with `--target`, such as `--target sm_90` or `--target gfx950`"));
    }
    let functions = unit.order_functions();
    let how = How { fill: !unit.is_allocated(), apart: false, written: false, whole: false };
    unit.allocate_shared(&functions, how)
}

impl Unit<'_> {
    /// Allocates the shared memory of all functions, which are given callees first.
    ///
    /// # Errors
    ///
    /// If the size of something is not known, or when it is needed: then the place of nothing is.
    pub(crate) fn allocate_shared(&self, functions: &Functions, how: How) -> Result<Allocation, Diagnostic> {
        let mut allocation = Allocation::default();
        let worker_warps = self.worker_warps(functions, how.fill)?;
        let mut collector = Collector::new(self, how);
        let mut called = FxHashSet::default();
        for &(function, _) in functions {
            let buffers = collector.function(function, worker_warps.get(&function).copied())?;
            called.extend(buffers.callees.iter().copied());
            let size = self.pack(function, &collector, buffers, how, &mut allocation)?;
            collector.frames.insert(function, size);
            allocation.frames.push((function, size));
        }
        let roots = allocation.frames.iter().filter(|(function, _)| !called.contains(function));
        allocation.shared = roots.map(|&(_, size)| size).max().unwrap_or(0);
        allocation.unknown = collector.unknown;
        Ok(allocation)
    }

    /// Places the buffers of one function; gives its bytes.
    fn pack(
        &self,
        function: OpId,
        collector: &Collector<'_, '_>,
        buffers: Collected,
        how: How,
        allocation: &mut Allocation,
    ) -> Result<u32, Diagnostic> {
        let partition = match self.program.target.as_ref().map(Target::family) {
            Some(Family::Gfx1250) => LDS_PARTITION,
            _ => 0,
        };
        let (offsets, size) = match how.apart {
            true => Some(pack::stack(&buffers.requests)),
            false if buffers.requests.len() > MAX_BUFFERS => None,
            false => pack::pack(&buffers.requests, partition),
        }
        .ok_or_else(|| self.unallocatable(function, "it has too many buffers"))?;
        let too_large = || self.unallocatable(function, "it needs more than 4 GiB");
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

    pub(super) fn unallocatable(&self, op: OpId, why: &str) -> Diagnostic {
        let name = self.module.op_name(op);
        let message = format!("shared memory cannot be allocated: {why}");
        Diagnostic::error("allocate::unknown-size", self.module.op(op).name_span, message)
            .label(format!("of this `{name}`"))
            .note("where other buffers lie depends on all sizes")
            .help(REMEDY)
    }
}
