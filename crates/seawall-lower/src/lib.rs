//! Lowering of an MLIR module to a synchronization program.
//!
//! `allocation.offset` on allocations and scratch ops gives the places of their bytes. In a module
//! without offsets, `allocate` computes them as Triton's allocation passes do. Structured (`scf`)
//! and unstructured (`cf`) control flow give the same kind of graph. `DESIGN.md` has the order of
//! work.
//!
//! Control flow:
//! - `control` and `edges`: the graph. `trips`: loop conditions. `paths`: paths between blocks and
//!   where they join.
//! - `forwarded`: values that structured control flow forwards.
//! - `functions`: functions, callees first. `followed`: which calls are inlined.
//!
//! Memory:
//! - `views`: the buffers that each memdesc value may name. `slots`: the slot of a ring.
//! - `physical`: bytes. `parts`: the bytes that each warp touches. `clusters`: accesses to other
//!   CTAs.
//!
//! Values:
//! - `terms`, `warps` and `widths`: integers. `conditions`: conditions on which warps diverge.
//! - `uneven`: barriers that not all threads reach.
//! - `unresolved_arithmetic`: warnings about arithmetic that is not evaluated.
//!
//! Events:
//! - `events`: the events of an op. `undeclared`: effects that ops do not declare.
//! - `tokens` and `cycles`: tokens from copies to waits. `synced`: tokens from waits to loads.
//!
//! Warp specialization before `ttg.warp_specialize` with mbarriers:
//! - `rings`: mbarriers for tokens and arefs. `arefs` and `counters`: slots and rounds of arefs.
//! - `tasks`: partitions that only attributes name.
//!
//! `upstream` has everything that differs in modules without Triton's dialects, where workgroup
//! memory is memrefs and threads are numbers.
//!
//! Absent: hazards, placement, text output. A value that cannot be resolved may be anywhere, with a
//! warning.

mod allocate;
mod arefs;
mod barriers;
mod clusters;
mod conditions;
mod control;
mod counters;
pub mod counting;
mod cycles;
mod edges;
mod events;
mod followed;
mod footprints;
mod forwarded;
mod functions;
mod grid;
mod integer_terms;
mod mbarriers;
mod multicast;
mod parts;
mod paths;
mod physical;
mod rings;
mod rounding;
mod scratch;
mod slots;
mod synced;
mod tasks;
mod tokens;
mod trips;
mod undeclared;
mod uneven;
mod unit;
mod unresolved_arithmetic;
mod upstream;
mod varying;
mod view_set;
mod views;
mod warps;
mod widths;

pub use allocate::{
    Allocation, Allotted, Scratch, ScratchOp, TensorAllocation, TensorPlace, allocate,
    allocate_tensor_memory, scratch_memory,
};
pub use physical::shape_of_cta;
use rustc_hash::FxHashSet;
use seawall_base::Diagnostic;
use seawall_mlir::{Module, OpId};
use seawall_model::{Bare, EventId, Program, Target};
pub use upstream::{may_be_flat, stated_chip};

/// Where buffers are placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Places {
    /// As the module states. Without stated places, as Triton's allocation pass decides.
    #[default]
    Written,
    /// As Triton's allocation pass decides, whatever the module states, since Triton's membar pass
    /// uses that. If the allocation fails, stated places count. In a module without stated places,
    /// loops get the header blocks that they have when the membar pass runs.
    Triton,
    /// As [`Triton`](Places::Triton), for a pass that runs before structured control flow is
    /// lowered. A buffer that is used in a region of an op is live until the end of the op.
    TritonWhole,
    /// Each allocation, and the scratch memory of each op, is separate memory.
    Apart,
}

/// Options of the lowering.
#[derive(Clone, Debug, Default)]
pub struct LowerOptions {
    /// Where buffers are placed.
    pub places: Places,
    /// The GPU; the module's own `ttg.target` if `None`.
    pub target: Option<Target>,
    /// Treat a load whose token comes from an asynchronous wait as ordered by this wait on every
    /// AMD target. Otherwise only where Triton's AMD back end records this (gfx942, gfx950), or
    /// where the load's attribute states it.
    pub assert_by_token: bool,
    /// Treat every `gpu.barrier` as ordering shared memory, as Triton's membar pass does.
    /// Otherwise, on AMD GPUs, a barrier whose list of fences is present without shared memory is a
    /// bare `s_barrier`. It does not wait for LDS writes.
    pub any_gpu_barrier: bool,
    /// Use only the declared effects of an allocation, and skip bodies that Triton's dataflow does
    /// not enter, as its membar pass does. Otherwise an allocation with a source writes even
    /// without a declared effect, and ops in such bodies run.
    pub declared_only: bool,
    /// Ignore warp locality: any warp may touch any byte of an access.
    pub any_warp: bool,
    /// Count ordinary accesses to global memory with direct-to-LDS loads, and those to LDS with
    /// each other, where each certainly is an instruction. Seawall then assumes that the compiler
    /// does not move them across a wait.
    pub count_ordinary: bool,
    /// Treat a mask with one condition for all elements as this condition, so a copy after the last
    /// iteration is known not to run. Otherwise masks are unknown, and a placement relies on
    /// nothing that the certifier, which ignores conditions, cannot check.
    pub known_masks: bool,
    /// In a module with mbarriers, inline calls, so that the mbarriers and phases that a function
    /// waits for are known. The events of a function that is called twice occur twice in the
    /// program.
    pub follow_calls: bool,
}

impl LowerOptions {
    /// The view of Triton's membar pass: its own allocation, declared effects only, no warp
    /// locality.
    pub fn of_membar() -> Self {
        LowerOptions {
            places: Places::Triton,
            any_gpu_barrier: true,
            declared_only: true,
            any_warp: true,
            ..LowerOptions::default()
        }
    }
}

/// A program, and its relation to the module.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The program.
    pub program: Program,
    /// The op of each origin, by [`Origin::index`](seawall_model::Origin).
    pub ops: Vec<OpId>,
    /// Barriers that order memory only as far as earlier waits do.
    pub bare: Bare,
    /// Loads for which Triton's AMD back end records whether an asynchronous wait synchronizes them
    /// (`ttg.amdg.syncedViaAsyncWait`), with the value. Loads that carry the attribute already are
    /// not listed.
    pub synced_loads: Vec<(OpId, bool)>,
    /// Barriers that the threads of a workgroup reach unequally often, as far as Seawall can tell:
    /// the first one of each place where threads diverge.
    pub uneven: Vec<EventId>,
    /// Ops that not every thread of a workgroup reaches equally often, as far as Seawall can tell,
    /// and ops of the functions called there.
    pub divergent_ops: FxHashSet<OpId>,
    /// What was not resolved and treated conservatively.
    pub warnings: Vec<Diagnostic>,
}

/// Lowers `module`.
///
/// # Errors
///
/// If the target is unknown or of another vendor than the module's, if shared or tensor memory
/// cannot be allocated, or if an op branches to another region.
pub fn lower(module: &Module, options: &LowerOptions) -> Result<Lowered, Vec<Diagnostic>> {
    if options.follow_calls
        && let Some(inlined) = followed::inlined(module, options)
    {
        let lowered = unit::ModuleLowering::new(&inlined.module, options)
            .map_err(|error| vec![error])?
            .lower(options)?;
        return Ok(followed::back(lowered, &inlined));
    }
    unit::ModuleLowering::new(module, options).map_err(|error| vec![error])?.lower(options)
}

/// The module with the calls inlined that [`LowerOptions::follow_calls`] follows; `None` if it does
/// not change. Text and spans stay the same.
pub fn with_calls_followed(module: &Module, options: &LowerOptions) -> Option<Module> {
    options.follow_calls.then(|| followed::inlined(module, options)).flatten().map(|inlined| inlined.module)
}
