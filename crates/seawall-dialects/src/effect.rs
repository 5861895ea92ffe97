//! Memory effects as rows declare them, and as an analysis gets them for one op.
//!
//! The declared effects are those of the released Triton, wrong ones included (an immutable allocation without an offset
//! declares nothing, and may write): a strategy that reproduces its barriers needs them as they are. Of ops that only
//! other compilers have, the effects are what the op does: Meta's fork declares too much of `ttng.clc_query_cancel`
//! (a write) and nothing of the mbarriers of `ttng.async_tma_store_token_wait` and of a bulk copy.

use seawall_mlir::{Module, OpId, ValueId};
use smallvec::SmallVec;

/// What an effect does to a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// Reads.
    Read,
    /// Writes.
    Write,
    /// Allocates.
    Allocate,
    /// Frees.
    Free,
}

/// By which path shared memory is reached. Only recent Triton distinguishes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Ordinary loads and stores.
    Generic,
    /// The async proxy: TMA, wgmma and tcgen05 operands.
    Async,
    /// mbarrier operations.
    Barrier,
}

/// Which memory an effect is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Resource {
    /// Shared memory.
    Shared(Kind),
    /// Tensor memory.
    Tensor,
    /// Global memory.
    Global,
    /// A cache (prefetches).
    Cache,
    /// Unspecified: MLIR's default resource.
    Default,
}

/// One declared effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// What it does.
    pub access: Access,
    /// To which memory.
    pub resource: Resource,
    /// The operand or result that it is attached to; none for an effect that is attached to no value.
    pub on: Option<&'static str>,
}

/// Computes the effects of one op.
pub type Compute = fn(&Module, OpId, &mut Instances);

/// The effects that a row declares.
#[derive(Clone, Copy, Debug)]
pub enum Effects {
    /// None at all (`Pure`, `NoMemoryEffect`).
    Pure,
    /// Only those of the ops inside (`HasRecursiveMemoryEffects` without an interface of its own).
    Recursive,
    /// The op has no memory-effect interface: analyses see nothing, yet it is not known to be free of effects.
    Undeclared,
    /// Always the same.
    Listed(&'static [Effect]),
    /// They depend on operands, types or attributes.
    Computed(Compute),
}

/// One effect of one op in the IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectInstance {
    /// What it does.
    pub access: Access,
    /// To which memory.
    pub resource: Resource,
    /// The value that it is attached to, if any.
    pub value: Option<ValueId>,
}

/// The effects of one op; most have at most four.
pub type Instances = SmallVec<[EffectInstance; 4]>;

/// What an analysis may assume of one op.
#[derive(Clone, Debug)]
pub struct OpEffects {
    /// Whether the op (or its whole dialect) is in the tables. If not, it is assumed to read and write every
    /// memdesc that it is given.
    pub known: bool,
    /// MLIR's `isMemoryEffectFree`: no effect of its own nor, for an op with regions, of anything inside.
    pub memory_effect_free: bool,
    /// The op's own effects, without those of nested ops.
    pub instances: Instances,
}

const fn effect(access: Access, resource: Resource, on: &'static str) -> Effect {
    let on = if on.is_empty() { None } else { Some(on) };
    Effect { access, resource, on }
}

/// Generic read of shared memory.
pub(crate) const fn shared_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Shared(Kind::Generic), on)
}

/// Generic write of shared memory.
pub(crate) const fn shared_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Shared(Kind::Generic), on)
}

/// Read of shared memory through the async proxy.
pub(crate) const fn async_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Shared(Kind::Async), on)
}

/// Write of shared memory through the async proxy.
pub(crate) const fn async_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Shared(Kind::Async), on)
}

/// Read of an mbarrier.
pub(crate) const fn barrier_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Shared(Kind::Barrier), on)
}

/// Write of an mbarrier.
pub(crate) const fn barrier_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Shared(Kind::Barrier), on)
}

/// Read of tensor memory.
pub(crate) const fn tensor_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Tensor, on)
}

/// Write of tensor memory.
pub(crate) const fn tensor_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Tensor, on)
}

/// Read of global memory; `""` for an effect attached to no value.
pub(crate) const fn global_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Global, on)
}

/// Write of global memory; `""` for an effect attached to no value.
pub(crate) const fn global_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Global, on)
}

/// Allocation in global memory.
pub(crate) const fn global_alloc(on: &'static str) -> Effect {
    effect(Access::Allocate, Resource::Global, on)
}

/// End of a shared buffer's life.
pub(crate) const fn shared_free(on: &'static str) -> Effect {
    effect(Access::Free, Resource::Shared(Kind::Generic), on)
}

/// Write of a cache.
pub(crate) const CACHE_WRITE: Effect = effect(Access::Write, Resource::Cache, "");

/// Read of MLIR's default resource.
pub(crate) const fn default_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Default, on)
}

/// Write of MLIR's default resource.
pub(crate) const fn default_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Default, on)
}
