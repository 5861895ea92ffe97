//! Memory effects: as rows declare them, and as instances for one op.
//!
//! The rows reproduce the effects of released Triton, including its errors, because strategies that
//! reproduce its barriers need them. For example, an immutable allocation without an offset
//! declares no effects, although it may write.
//!
//! For ops that exist only in other compilers, the rows state the actual effects. Meta's fork
//! declares a write for `ttng.clc_query_cancel`, which only reads. It declares no effects on the
//! mbarriers of `ttng.async_tma_store_token_wait` and of bulk copies.

use seawall_mlir::{Module, OpId, ValueId};
use smallvec::SmallVec;

/// The kind of access to a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// Reads.
    Read,
    /// Writes.
    Write,
    /// Allocates.
    Allocate,
    /// Frees (deallocates).
    Free,
}

/// The path through which shared memory is accessed. Only recent versions of Triton distinguish
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SharedAccessKind {
    /// Ordinary loads and stores.
    Generic,
    /// The async proxy: TMA, wgmma and tcgen05 operands.
    Async,
    /// mbarrier operations.
    Barrier,
}

/// The memory that an effect is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Resource {
    /// Shared memory.
    Shared(SharedAccessKind),
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
    /// The kind of access.
    pub access: Access,
    /// The memory.
    pub resource: Resource,
    /// The operand or result that the effect is attached to; `None` for an effect without a value.
    pub on: Option<&'static str>,
}

/// A function that computes the effects of one op.
pub type Compute = fn(&Module, OpId, &mut Instances);

/// The effects that a row declares.
#[derive(Clone, Copy, Debug)]
pub enum Effects {
    /// No effects (`Pure`, `NoMemoryEffect`).
    Pure,
    /// Only the effects of nested ops (`HasRecursiveMemoryEffects` without a separate interface).
    Recursive,
    /// The op has no memory-effect interface. Analyses see no effects but may not assume their
    /// absence.
    Undeclared,
    /// A fixed list.
    Listed(&'static [Effect]),
    /// Effects that depend on operands, types or attributes.
    Computed(Compute),
}

/// One effect of one op in the IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectInstance {
    /// The kind of access.
    pub access: Access,
    /// The memory.
    pub resource: Resource,
    /// The value that the effect is attached to, if any.
    pub value: Option<ValueId>,
}

/// The effects of one op, usually at most four.
pub type Instances = SmallVec<[EffectInstance; 4]>;

/// The effects of one op, as an analysis may assume them.
#[derive(Clone, Debug)]
pub struct OpEffects {
    /// Whether the op (or its whole dialect) is in the tables. An unknown op is assumed to read and
    /// write every memdesc operand.
    pub known: bool,
    /// MLIR's `isMemoryEffectFree`: neither the op nor any nested op has effects.
    pub memory_effect_free: bool,
    /// The op's effects, without those of nested ops.
    pub instances: Instances,
}

const fn effect(access: Access, resource: Resource, on: &'static str) -> Effect {
    let on = if on.is_empty() { None } else { Some(on) };
    Effect { access, resource, on }
}

/// A generic read of shared memory.
pub(crate) const fn shared_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Shared(SharedAccessKind::Generic), on)
}

/// A generic write of shared memory.
pub(crate) const fn shared_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Shared(SharedAccessKind::Generic), on)
}

/// A read of shared memory through the async proxy.
pub(crate) const fn async_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Shared(SharedAccessKind::Async), on)
}

/// A write of shared memory through the async proxy.
pub(crate) const fn async_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Shared(SharedAccessKind::Async), on)
}

/// A read of an mbarrier.
pub(crate) const fn barrier_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Shared(SharedAccessKind::Barrier), on)
}

/// A write of an mbarrier.
pub(crate) const fn barrier_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Shared(SharedAccessKind::Barrier), on)
}

/// A read of tensor memory.
pub(crate) const fn tensor_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Tensor, on)
}

/// A write of tensor memory.
pub(crate) const fn tensor_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Tensor, on)
}

/// A read of global memory; `""` for an effect without a value.
pub(crate) const fn global_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Global, on)
}

/// A write of global memory; `""` for an effect without a value.
pub(crate) const fn global_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Global, on)
}

/// An allocation in global memory.
pub(crate) const fn global_alloc(on: &'static str) -> Effect {
    effect(Access::Allocate, Resource::Global, on)
}

/// The deallocation of a shared-memory buffer.
pub(crate) const fn shared_free(on: &'static str) -> Effect {
    effect(Access::Free, Resource::Shared(SharedAccessKind::Generic), on)
}

/// A write to a cache.
pub(crate) const CACHE_WRITE: Effect = effect(Access::Write, Resource::Cache, "");

/// A read of MLIR's default resource.
pub(crate) const fn default_read(on: &'static str) -> Effect {
    effect(Access::Read, Resource::Default, on)
}

/// A write of MLIR's default resource.
pub(crate) const fn default_write(on: &'static str) -> Effect {
    effect(Access::Write, Resource::Default, on)
}
