//! Lowering of an MLIR module to a synchronization program.
//!
//! `allocation.offset` on allocations and scratch ops gives the places of their bytes. In a module
//! without offsets, `allocate` computes them as Triton's allocation passes do. Structured (`scf`)
//! and unstructured (`cf`) control flow give the same kind of graph. `DESIGN.md` has the order of
//! work.
//!
//! The passes, each with its own result:
//!
//! - `facts`: what the module states. `integers`: what follows for its integers. Nothing changes
//!   them, and all passes read them.
//! - `structure`: functions, partitions, divergence, and with `allocate` the places of memory.
//! - `views`: the buffers and slots that each memdesc value may name.
//! - `terms`: integers as terms. `control`: blocks and edges. `accesses`, `events`: the events of
//!   an op. `waits` and `counting`: what is in flight at a wait.
//! - `unresolved_arithmetic`, `unfollowed_barriers` and `lds`: facts about the complete program.
//!
//! `draft` holds the program in the making. `followed` decides which calls are inlined before.
//!
//! Absent: hazards, placement, text output. A value that cannot be resolved may be anywhere, with a
//! warning.

mod accesses;
mod allocate;
mod arguments;
mod control;
pub mod counting;
mod draft;
mod events;
mod facts;
mod followed;
mod integers;
mod lds;
mod structure;
mod terms;
mod unfollowed_barriers;
mod unresolved_arithmetic;
mod views;
mod waits;

pub use allocate::{
    Allocation, Allotted, Scratch, ScratchOp, TensorAllocation, TensorPlace, allocate,
    allocate_tensor_memory, scratch_memory,
};
pub use arguments::KernelArgument;
use facts::Facts;
use facts::iterations::note_copies;
pub use facts::physical::shape_of_cta;
use rustc_hash::FxHashSet;
use seawall_base::Diagnostic;
use seawall_mlir::{Inlined, Module, OpId};
use seawall_model::{Bare, EventId, Program, Target};
use structure::Structure;

use control::Control;
use draft::Draft;
pub use facts::launch::{WorkgroupSize, stated_chip, workgroup_sizes};
pub use facts::stated_target;
pub use lds::may_be_flat;
use views::ViewTable;
use views::slots::SlotTable;

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
    /// In an upstream module, unroll short loops in which the bytes that a thread accesses depend
    /// on the iteration. The events of their bodies occur several times in the program.
    pub unroll: bool,
    /// In an upstream module, lower only the kernels that state this size of a workgroup, or none
    /// if that is `None`. The values of a thread index depend on it, and a program has one number
    /// of warps.
    pub only_size: Option<WorkgroupSize>,
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
    /// the first one of each place where threads diverge. Empty with
    /// [`LowerOptions::declared_only`].
    pub uneven: Vec<EventId>,
    /// Ops that not every thread of a workgroup reaches equally often, as far as Seawall can tell,
    /// and ops of the functions called there. Empty with [`LowerOptions::declared_only`].
    pub divergent_ops: FxHashSet<OpId>,
    /// The arguments of kernels that are terms of the program.
    pub arguments: Vec<KernelArgument>,
    /// Whether loops are unrolled, so that ops have events for each iteration.
    pub is_unrolled: bool,
    /// Ops that access a memref at an index that depends on the thread and on unknown values. They
    /// may be at any element that the index can be.
    pub unknown_indices: Vec<OpId>,
    /// Ops that access a memref at an index that a loop moves. They are at every element that the
    /// index can be, so that a conflict of two of them may be one of elements at different times.
    pub moved_indices: Vec<OpId>,
    /// Ops that name the memory of a CTA by a rank that is not resolved. The program has them as
    /// accesses to all other CTAs.
    pub unknown_ranks: Vec<OpId>,
    /// Stores in which several threads write different values to the same bytes of a memref. Which
    /// value remains is not defined. The program has no conflict of such an op with itself.
    pub differing_stores: Vec<OpId>,
    /// Calls of unknown functions that may synchronize the threads of a workgroup.
    pub unknown_calls: Vec<OpId>,
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
    let Some(inlined) = followed::inlined(module, options) else {
        return lower_unrolled(module, options, None);
    };
    let lowered = lower_unrolled(&inlined.module, options, Some(&inlined))?;
    Ok(followed::back(lowered, &inlined))
}

/// Lowers a module, which may be that of `inlined`, with loops unrolled.
fn lower_unrolled(
    module: &Module,
    options: &LowerOptions,
    inlined: Option<&Inlined>,
) -> Result<Lowered, Vec<Diagnostic>> {
    let unrolled = options.unroll.then(|| followed::unrolled(module, options)).flatten();
    let Some(unrolled) = unrolled else { return lower_as_it_is(module, options, inlined.as_slice()) };
    let copies: Vec<&Inlined> = [&unrolled].into_iter().chain(inlined).collect();
    let lowered = lower_as_it_is(&unrolled.module, options, &copies)?;
    Ok(Lowered { is_unrolled: true, ..followed::back(lowered, &unrolled) })
}

/// Lowers `module` without inlining calls. It may be the module of the first of `copies`, which was
/// made of that of the next one.
fn lower_as_it_is(
    module: &Module,
    options: &LowerOptions,
    copies: &[&Inlined],
) -> Result<Lowered, Vec<Diagnostic>> {
    let one = |error| vec![error];
    let mut warnings = Vec::new();
    let mut facts = Facts::new(module, options).map_err(one)?;
    note_copies(&mut facts, copies);
    let structure = Structure::new(&facts, &mut warnings).map_err(one)?;
    let mut draft = Draft::new(&structure, warnings);
    let views = ViewTable::new(&structure, &mut draft);
    let slots = SlotTable::new(&views);
    let events = Control::new(&structure, &slots, draft).lower().map_err(one)?;
    Ok(events.finish())
}

/// The module with the calls inlined that [`LowerOptions::follow_calls`] follows, if functions
/// contain what partitions do, or with the kernels of [`LowerOptions::only_size`]; `None` if it
/// does not change. Text and spans stay the same.
pub fn with_calls_followed(module: &Module, options: &LowerOptions) -> Option<Module> {
    let facts = Facts::new(module, options).ok()?;
    let is_followed = match facts.upstream {
        true => options.only_size.is_some(),
        false => followed::concern_partitions(&facts),
    };
    (options.follow_calls && is_followed)
        .then(|| followed::inlined(module, options))
        .flatten()
        .map(|inlined| inlined.module)
}
