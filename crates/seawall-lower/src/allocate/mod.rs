//! Shared-memory allocation, as Triton's allocation pass does it: what people have on disk is the `.ttgir` of the cache, in
//! which no buffer has a place yet.
//!
//! Source: `ModuleAllocation` of Triton 3.9 and its users for NVIDIA and AMD. Callees come first; a call is a buffer as large
//! as what its callee needs. `flat` gives the order of ops, `memdescs` who uses what in it, `lives` how long each buffer is needed,
//! `sizes` how large scratch memory is, `pack` the offsets. `tensor` is the same for tensor memory, on the same `flat`.
//!
//! Deliberately absent: what to do with a module that has offsets already. That is the lowering's option.

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

use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, Span};
use seawall_dialects::{Meaning, Space};
use seawall_mlir::{Module, OpId};
use seawall_model::{Family, Target};
use smallvec::SmallVec;

use crate::LowerOptions;
use crate::functions::Functions;
use crate::unit::Unit;
use liveness::Interval;
use needed::Needed;
use pack::Request;
use refusal::REMEDY;
pub use sizes::{Scratch, ScratchOp, scratch_memory};
pub use tensor::{TensorAllocation, TensorPlace, allocate_tensor_memory};

/// Alignment of scratch memory and of the frames of callees, in bytes.
const SCRATCH_ALIGNMENT: u32 = 128;
/// Alignment of the bytes that warps of a warp-specialized function are told their partition in.
const STATE_ALIGNMENT: u32 = 4;
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
}

/// How to allocate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct How {
    /// The compiler's pass that fills up warp groups is still to come.
    pub(crate) fill: bool,
    /// No two buffers get bytes in common.
    pub(crate) apart: bool,
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
        return Err(Diagnostic::error("allocate::no-target", span, "the module does not say which GPU it is for")
            .label("no `ttg.target` here")
            .help("name the GPU with `--target`, such as `--target sm_90` or `--target gfx950`"));
    }
    let functions = unit.order_functions();
    let how = How { fill: !unit.is_allocated(), apart: false };
    unit.allocate_shared(&functions, how)
}

/// Whose bytes a request is for.
struct Owner {
    op: OpId,
    /// Whether `allocation.size` tells the bytes.
    sized: bool,
}

/// Buffers of one function, in the order in which Triton collects them.
#[derive(Default)]
struct Collected {
    requests: Vec<Request>,
    owners: Vec<Owner>,
}

impl Collected {
    fn add(&mut self, owner: Owner, request: Request) {
        self.owners.push(owner);
        self.requests.push(request);
    }
}

impl Unit<'_> {
    /// Allocates the shared memory of all functions, which are given callees first.
    ///
    /// # Errors
    ///
    /// If the size of something is not known, or when it is needed: then the place of nothing is.
    pub(crate) fn allocate_shared(
        &self,
        functions: &Functions,
        how: How,
    ) -> Result<Allocation, Diagnostic> {
        let mut allocation = Allocation::default();
        let mut frames: FxHashMap<OpId, u32> = FxHashMap::default();
        let worker_warps = self.worker_warps(functions, how.fill)?;
        let sizes = sizes::ScratchSizes::new(self);
        let mut called = rustc_hash::FxHashSet::default();
        let needed = Needed::new(self, how.apart);
        for &(function, _) in functions {
            let mut buffers = Collected::default();
            self.explicit(function, &needed, &mut buffers)?;
            if let Some(&warps) = worker_warps.get(&function) {
                let request = plain(warps, STATE_ALIGNMENT, Interval::ALWAYS, None);
                buffers.add(Owner { op: function, sized: false }, request);
            }
            self.scratch(function, &needed, &sizes, &mut buffers)?;
            self.calls(function, &needed, &frames, &mut buffers)?;
            called.extend(self.callees(function));
            let size = self.pack(function, &needed, buffers, how, &mut allocation)?;
            frames.insert(function, size);
            allocation.frames.push((function, size));
        }
        let roots = frames.iter().filter(|(function, _)| !called.contains(*function));
        allocation.shared = roots.map(|(_, &size)| size).max().unwrap_or(0);
        Ok(allocation)
    }

    /// `ttg.local_alloc`s.
    fn explicit(
        &self,
        function: OpId,
        needed: &Needed<'_, '_>,
        buffers: &mut Collected,
    ) -> Result<(), Diagnostic> {
        let module = self.module;
        for op in module.walk_op(function).filter(|&op| self.is_local_alloc(op)) {
            let Some(&value) = module.results(op).first() else { continue };
            if self.knowledge.space(value) != Some(Space::Shared) {
                continue;
            }
            let placing = self.desc(value).and_then(|desc| desc.placing());
            let Some(placing) = placing else {
                let text = module.type_text(module.ty(value));
                return Err(self.unallocatable(op, &format!("the layout of `{text}` is not understood")));
            };
            let alignment = match self.int_attr(op, "alignment") {
                None => placing.alignment,
                Some(own) => match u32::try_from(own) {
                    Ok(own) if own.is_power_of_two() => own,
                    _ => return Err(self.unallocatable(op, "its alignment is no power of two")),
                },
            };
            let (live, concurrent) = (needed.life(op)?, needed.concurrent(op)?);
            let first = buffers.requests.len() as u32;
            for part in 0..placing.parts {
                let others = (0..placing.parts).filter(|&other| other != part).map(|other| first + other);
                let request = Request {
                    neighbors: others.collect(),
                    ..plain(placing.bytes, alignment, live, concurrent)
                };
                buffers.add(Owner { op, sized: false }, request);
            }
        }
        Ok(())
    }

    /// Whether `op` is one that the compiler allocates shared memory for: other ops that allocate some have been lowered by then.
    fn is_local_alloc(&self, op: OpId) -> bool {
        self.meaning(op) == Meaning::Alloc(Space::Shared) && self.module.op_name(op) == "ttg.local_alloc"
    }

    fn scratch(
        &self,
        function: OpId,
        needed: &Needed<'_, '_>,
        sizes: &sizes::ScratchSizes<'_>,
        buffers: &mut Collected,
    ) -> Result<(), Diagnostic> {
        for op in self.module.walk_op(function) {
            if matches!(self.meaning(op), Meaning::Call | Meaning::Func) {
                continue;
            }
            let scratch = sizes.of(op).map_err(|why| self.unallocatable(op, &why))?;
            let Some(scratch) = scratch.filter(|scratch| scratch.bytes > 0) else { continue };
            let request = plain(scratch.bytes, scratch.alignment, needed.at(op)?, needed.concurrent(op)?);
            buffers.add(Owner { op, sized: true }, request);
        }
        Ok(())
    }

    /// A call is a buffer of all that its callee needs.
    fn calls(
        &self,
        function: OpId,
        needed: &Needed<'_, '_>,
        frames: &FxHashMap<OpId, u32>,
        buffers: &mut Collected,
    ) -> Result<(), Diagnostic> {
        for op in self.module.walk_op(function).filter(|&op| matches!(self.meaning(op), Meaning::Call)) {
            let frame = self.callee(op).and_then(|callee| frames.get(&callee));
            let Some(&size) = frame else {
                return Err(self.unallocatable(op, "what it calls is not in the module, or calls itself"));
            };
            if size > 0 {
                let request = plain(size, SCRATCH_ALIGNMENT, needed.at(op)?, needed.concurrent(op)?);
                buffers.add(Owner { op, sized: true }, request);
            }
        }
        Ok(())
    }

    /// Places the buffers of one function; gives its bytes.
    fn pack(
        &self,
        function: OpId,
        needed: &Needed<'_, '_>,
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
            let live = needed.ops_in(request.live)?;
            let offsets = SmallVec::new();
            let new = || Allotted { offsets, bytes, sized: owner.sized, live };
            allocation.ops.entry(owner.op).or_insert_with(new).offsets.push(offset);
        }
        u32::try_from(size).map_err(|_| too_large())
    }

    fn unallocatable(&self, op: OpId, why: &str) -> Diagnostic {
        let name = self.module.op_name(op);
        let message = format!("shared memory cannot be allocated: {why}");
        Diagnostic::error("allocate::unknown-size", self.module.op(op).name_span, message)
            .label(format!("of this `{name}`"))
            .note("where other buffers lie depends on all sizes")
            .help(REMEDY)
    }
}

fn plain(size: u32, alignment: u32, live: Interval, concurrent: Option<(OpId, u32)>) -> Request {
    Request { size: size.into(), alignment: alignment.into(), live, concurrent, neighbors: SmallVec::new() }
}
