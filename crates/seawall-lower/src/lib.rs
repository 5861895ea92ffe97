//! From an MLIR module to a synchronization program.
//!
//! `allocation.offset` on allocations and scratch ops says where their bytes are; in a module that has none yet, `allocate` says
//! it as Triton's allocation passes would. Structured (`scf`) and unstructured (`cf`) control flow give the same kind of graph.
//!
//! One file a concern: `control` and `edges` build the graph, `trips` says by what loops are left, `handed` knows what structured control flow hands on, `views` says what every
//! memdesc value may name, `slots` which slot of a ring it is, `physical` which bytes that is, `parts` which of them each warp touches,
//! `terms`, `warps` and `widths` read integer values, `conditions` follows those by which warps go apart, `events` turns an op into events, `clusters` knows
//! what reaches other CTAs, `synced` follows tokens
//! from asynchronous waits to loads, `hidden` knows what ops do without declaring it, `tokens` from copies to waits (around the loops of `cycles`), `uneven` finds barriers to which not all threads come, `unfollowed` tells of arithmetic that is any number, `ways` knows where branches meet again, `functions` orders functions callees first, `followed` knows which calls stand for what they call.
//!
//! What warp specialization is before it is `ttg.warp_specialize` with mbarriers: `rings` makes mbarriers of tokens and arefs, `arefs` knows where an
//! aref is, `counters` counts its rounds where the module does not, `tasks` runs partitions that attributes tell.
//!
//! `upstream` is all that is different in modules without Triton's dialects, where workgroup memory is memrefs and threads are numbers.
//!
//! Deliberately absent: hazards, placement, text output. What is not understood becomes "may be anywhere" and a
//! warning that says so.

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
mod functions;
mod grid;
mod handed;
mod hidden;
mod mbarriers;
mod multicast;
mod parts;
mod physical;
mod rings;
mod rounding;
mod scratch;
mod slots;
mod synced;
mod tasks;
mod terms;
mod tokens;
mod trips;
mod uneven;
mod unfollowed;
mod unit;
mod upstream;
mod varying;
mod view_set;
mod views;
mod warps;
mod ways;
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

/// Where buffers lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Places {
    /// Where the module says; in a module that says nothing, where Triton's allocation pass puts them.
    #[default]
    Written,
    /// Where Triton's allocation pass puts them, whatever the module says, as its membar pass takes it. Where that cannot be
    /// told and the module says something, that counts. Loops of a module that says nothing get the blocks that they have
    /// by the time of the pass.
    Triton,
    /// The same while structured control flow still stands as it is written, as a pass of Triton takes it that comes before it is taken apart: what is used
    /// in a region of an op is needed until the op's end.
    TritonWhole,
    /// Nowhere in common: each allocation, and the scratch memory of each op, is memory of its own.
    Apart,
}

/// How to lower.
#[derive(Clone, Debug, Default)]
pub struct LowerOptions {
    /// Where buffers lie.
    pub places: Places,
    /// The GPU; the module's own `ttg.target` if `None`.
    pub target: Option<Target>,
    /// Take a load whose token comes from an asynchronous wait as asserted to be ordered by it on every AMD target.
    /// Otherwise only where Triton's AMD back end records the fact (gfx942, gfx950), and where the load says so itself.
    pub assert_by_token: bool,
    /// Take every `gpu.barrier` for one that orders shared memory, as Triton's membar pass does. Otherwise, on AMD GPUs, only
    /// one whose list of fences has shared memory or is left out: the others become a bare `s_barrier`, which does not
    /// wait for LDS writes.
    pub any_gpu_barrier: bool,
    /// Take of an allocation only the effects that it declares, and leave out the bodies that Triton's dataflow does not
    /// enter, as its membar pass does. Otherwise an allocation with a source writes whether it declares it or not, and
    /// what stands in such bodies happens.
    pub declared_only: bool,
    /// Leave out which warp touches which bytes, as if any warp might touch any byte of an access.
    pub any_warp: bool,
    /// Count ordinary loads and stores of global memory among the direct-to-LDS loads, and those of LDS among themselves, where they certainly are instructions. The compiler is then taken
    /// not to move them over a wait.
    pub count_ordinary: bool,
    /// Take a mask that is one condition for all its elements for this condition, so that a copy behind the last iteration is known not to be made. Otherwise nothing
    /// is known of masks: the certifier, which follows no conditions, then has all that a placement rests on.
    pub known_masks: bool,
    /// In a module with mbarriers, take calls for what they call, so that it is known which mbarriers a function waits for, and in which phase. The events of a
    /// function that is called twice stand twice in the program.
    pub follow_calls: bool,
}

impl LowerOptions {
    /// As Triton's membar pass sees a module: its own allocation, only what ops declare, and no difference between warps.
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

/// A program and how it relates to the module that it came from.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The program.
    pub program: Program,
    /// The op of each origin, by [`Origin::index`](seawall_model::Origin).
    pub ops: Vec<OpId>,
    /// Barriers whose fences the waits before them decide.
    pub bare: Bare,
    /// Loads for which Triton's AMD back end records whether an asynchronous wait synchronizes them
    /// (`ttg.amdg.syncedViaAsyncWait`), with the value; only those that do not carry it yet.
    pub synced_loads: Vec<(OpId, bool)>,
    /// Barriers to which the threads of a workgroup come unequally often, as far as that is seen: the first one in each place where they go apart.
    pub uneven: Vec<EventId>,
    /// Ops that not every thread of a workgroup comes to, or not as often as others, as far as that is seen, and what is called from there.
    pub apart: FxHashSet<OpId>,
    /// What was not understood and treated conservatively.
    pub warnings: Vec<Diagnostic>,
}

/// Lowers `module`.
///
/// # Errors
///
/// If the module has no functions to analyse, its target is unknown, or control flow cannot be followed (a branch to
/// another region, a call to itself).
pub fn lower(module: &Module, options: &LowerOptions) -> Result<Lowered, Vec<Diagnostic>> {
    if options.follow_calls
        && let Some(inlined) = followed::inlined(module, options)
    {
        let lowered =
            unit::Unit::new(&inlined.module, options).map_err(|error| vec![error])?.lower(options)?;
        return Ok(followed::back(lowered, &inlined));
    }
    unit::Unit::new(module, options).map_err(|error| vec![error])?.lower(options)
}

/// The module with calls replaced by what they call, of the same text and so with the same spans, where [`LowerOptions::follow_calls`] has them followed; `None` if it
/// stays as it is.
pub fn with_calls_followed(module: &Module, options: &LowerOptions) -> Option<Module> {
    options.follow_calls.then(|| followed::inlined(module, options)).flatten().map(|inlined| inlined.module)
}
