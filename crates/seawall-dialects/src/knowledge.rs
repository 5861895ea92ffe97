//! The rows and effects for the ops of one module.

use rustc_hash::FxHashSet;
use seawall_base::{EntityId, SecondaryMap};
use seawall_mlir::{Module, OpId, Symbol, TypeId, ValueId};
use smallvec::SmallVec;

use crate::affine_map::AffineResult;
use crate::effect::{
    Access, Effect, EffectInstance, Effects, Instances, OpEffects, Resource, SharedAccessKind,
};
use crate::gpu_index::{Axis, GpuIndex, axis_of};
use crate::loop_part::LoopPart;
use crate::meaning::{Meaning, Regions, Space};
use crate::memref_op::{MemRefAccessOf, MemRefView};
use crate::op::OpDef;
use crate::queue::Issues;
use crate::registry::{def_of, in_pure_dialect, op_def};
use crate::tensor_op::TensorOp;
use crate::traits::Traits;
use crate::types::{is_aref, space_of};

/// The lookup result of an op name.
#[derive(Clone, Copy, Debug)]
enum Entry {
    /// Not looked up, because the module has no op with that name.
    Absent,
    Row(&'static OpDef),
    /// No row, but no op of the dialect has effects.
    Pure,
    Unknown,
}

/// The rows for the ops of one module. Construction looks up each op name once; queries then index
/// tables.
#[derive(Debug)]
pub struct OpKnowledge<'m> {
    module: &'m Module,
    entries: SecondaryMap<Symbol, Entry>,
    spaces: SecondaryMap<TypeId, TypeSpace>,
    /// Values whose type has no memory space, and that may name workgroup memory.
    shared: FxHashSet<ValueId>,
}

/// The memory space of a type.
#[derive(Clone, Copy, Debug, PartialEq)]
enum TypeSpace {
    /// Not looked up.
    Absent,
    None,
    /// A `!nvws.aref`, which names buffers but is not a memdesc.
    Aref,
    In(Space),
}

/// The number of symbols or types of most modules.
const MANY: usize = 128;

impl<'m> OpKnowledge<'m> {
    /// Looks up every op name and every value's type once.
    pub fn new(module: &'m Module) -> Self {
        let mut entries = SecondaryMap::with_capacity(Entry::Absent, MANY);
        for op in module.walk() {
            let slot = entries.entry(module.op(op).name);
            if matches!(slot, Entry::Absent) {
                *slot = lookup(module.op_name(op));
            }
        }
        let mut spaces = SecondaryMap::with_capacity(TypeSpace::Absent, MANY);
        for value in (0..module.value_count()).map(ValueId::from_index) {
            let ty = module.ty(value);
            let slot = spaces.entry(ty);
            if *slot == TypeSpace::Absent {
                *slot = match space_of(module, ty) {
                    Some(space) => TypeSpace::In(space),
                    None if is_aref(module, ty) => TypeSpace::Aref,
                    None => TypeSpace::None,
                };
            }
        }
        OpKnowledge { module, entries, spaces, shared: FxHashSet::default() }
    }

    /// Adds values that may name workgroup memory although their types have no memory space.
    #[must_use]
    pub fn with_shared(mut self, shared: FxHashSet<ValueId>) -> Self {
        self.shared = shared;
        self
    }

    /// Returns the module.
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// Returns the op's row, if it has one.
    #[inline]
    pub fn def(&self, op: OpId) -> Option<&'static OpDef> {
        match self.entry(op) {
            Entry::Row(def) => Some(def),
            Entry::Pure | Entry::Unknown | Entry::Absent => None,
        }
    }

    /// Returns the op's synchronization semantics; `Meaning::None` without a row.
    #[inline]
    pub fn meaning(&self, op: OpId) -> Meaning {
        self.def(op).map_or(Meaning::None, |def| def.meaning)
    }

    /// Whether the module has an op whose row has such semantics. Asks once for each op name.
    pub fn has_any(&self, is_it: impl Fn(Meaning) -> bool) -> bool {
        self.entries.entries().any(|entry| matches!(entry, Entry::Row(def) if is_it(def.meaning)))
    }

    /// Whether the op's row, or its dialect, declares that it has no effects. Such an op has no
    /// effect instances.
    pub fn is_pure(&self, op: OpId) -> bool {
        match self.entry(op) {
            Entry::Pure => true,
            Entry::Row(def) => matches!(def.effects, Effects::Pure),
            Entry::Unknown | Entry::Absent => false,
        }
    }

    /// Returns the op's traits; none without a row.
    #[inline]
    pub fn traits(&self, op: OpId) -> Traits {
        self.def(op).map_or(Traits::NONE, |def| def.traits)
    }

    /// What the op returns, if it is an index op.
    pub fn gpu_index(&self, op: OpId) -> Option<GpuIndex> {
        Some(self.def(op)?.index?.0)
    }

    /// The axis of an index op: 0 for x, 1 for y, 2 for z. `None` if the value has none.
    pub fn axis(&self, op: OpId) -> Option<usize> {
        match self.def(op)?.index?.1 {
            Axis::None => None,
            Axis::At(axis) => Some(axis),
            Axis::In(attribute) => axis_of(self.module.attr_text(self.module.attr(op, attribute)?)),
        }
    }

    /// How the op accesses elements of a memref, if it does.
    pub fn memref_access(&self, op: OpId) -> Option<MemRefAccessOf<'m>> {
        let access = self.def(op)?.memref_access?;
        let module = self.module;
        let memref = *module.operand_group(op, access.memref).first()?;
        let indices = module.operand_group(op, access.indices);
        Some(MemRefAccessOf { memref, indices, kind: access.kind })
    }

    /// How the result of the op names the memory of its first operand, if both are memrefs.
    pub fn memref_view(&self, op: OpId) -> Option<MemRefView> {
        self.def(op)?.memref_view
    }

    /// Where the elements of the op's result come from, if it is such an op.
    pub fn tensor_op(&self, op: OpId) -> Option<TensorOp> {
        self.def(op)?.tensor_op
    }

    /// The value that the op gives from the results of its affine map, if it applies one.
    pub fn applies(&self, op: OpId) -> Option<AffineResult> {
        self.def(op)?.applies
    }

    /// What decides how many instructions of an AMD GPU the op becomes, if it is an asynchronous
    /// copy.
    pub fn issues(&self, op: OpId) -> Option<Issues> {
        self.def(op)?.issues
    }

    /// Whether the op repeats its body: a counted loop, or one with a condition.
    pub fn is_loop(&self, op: OpId) -> bool {
        matches!(self.meaning(op), Meaning::Regions(Regions::For | Regions::While))
    }

    /// Returns the LLVM intrinsic that the op calls by its name.
    pub fn intrinsic(&self, op: OpId) -> Option<&'m str> {
        let module = self.module;
        let attr = module.attr(op, "intrin").filter(|_| self.traits(op).has(Traits::CALLS_INTRINSIC))?;
        Some(module.attr_text(attr).trim_matches('"'))
    }

    /// Whether the op is in the tables, or in a dialect without memory effects.
    #[inline]
    pub fn is_known(&self, op: OpId) -> bool {
        !matches!(self.entry(op), Entry::Unknown | Entry::Absent)
    }

    /// Returns the memory space of a value's memdesc (or memref) type; `None` for other types.
    #[inline]
    pub fn space(&self, value: ValueId) -> Option<Space> {
        match self.spaces[self.module.ty(value)] {
            TypeSpace::In(space) => Some(space),
            TypeSpace::Absent | TypeSpace::None | TypeSpace::Aref => {
                self.shared.contains(&value).then_some(Space::Shared)
            }
        }
    }

    /// Whether a value is a `!nvws.aref`.
    #[inline]
    pub fn is_aref(&self, value: ValueId) -> bool {
        self.spaces[self.module.ty(value)] == TypeSpace::Aref
    }

    /// Returns the op's effects, and whether it and its nested ops have none.
    pub fn effects(&self, op: OpId) -> OpEffects {
        let instances = self.instances(op);
        let memory_effect_free = match self.own_freedom_with(op, || instances.is_empty()) {
            Freedom::Free => true,
            Freedom::Inside => self.is_memory_effect_free(op),
            Freedom::NotFree => false,
        };
        OpEffects { known: self.is_known(op), memory_effect_free, instances }
    }

    /// Returns the op's effects, without those of nested ops.
    pub fn instances(&self, op: OpId) -> Instances {
        let mut out = Instances::new();
        match self.entry(op) {
            Entry::Pure => {}
            Entry::Unknown | Entry::Absent => self.assume_everything(op, &mut out),
            Entry::Row(def) => match def.effects {
                Effects::Pure | Effects::Recursive | Effects::Undeclared => {}
                // The op was read by structure, so its operand groups are unknown.
                _ if !self.module.op(op).known => self.assume_everything(op, &mut out),
                Effects::Listed(list) => list.iter().for_each(|e| self.instantiate(op, e, &mut out)),
                Effects::Computed(compute) => compute(self.module, op, &mut out),
            },
        }
        out
    }

    /// MLIR's `isMemoryEffectFree`: the op and all nested ops declare that they have no effects.
    pub fn is_memory_effect_free(&self, op: OpId) -> bool {
        let mut pending = SmallVec::<[OpId; 16]>::from_iter([op]);
        while let Some(op) = pending.pop() {
            match self.own_freedom(op) {
                Freedom::Free => {}
                Freedom::Inside => {
                    for &region in self.module.regions(op) {
                        for &block in self.module.region_blocks(region) {
                            pending.extend_from_slice(self.module.block_ops(block));
                        }
                    }
                }
                Freedom::NotFree => return false,
            }
        }
        true
    }

    /// MLIR's `wouldOpBeTriviallyDead`: the op may be removed if its results are unused.
    ///
    /// The op and its nested ops only read, or only touch memory that they allocate themselves. The
    /// op is not a terminator and defines no symbol.
    pub fn is_removable(&self, op: OpId) -> bool {
        if self.traits(op).has(Traits::TERMINATOR) || self.traits(op).has(Traits::SYMBOL) {
            return false;
        }
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            match self.own_freedom(op) {
                Freedom::Free => {}
                Freedom::Inside => {
                    let blocks =
                        self.module.regions(op).iter().flat_map(|&region| self.module.region_blocks(region));
                    pending.extend(blocks.flat_map(|&block| self.module.block_ops(block)));
                }
                Freedom::NotFree if self.only_reads(op) => {}
                Freedom::NotFree => return false,
            }
        }
        true
    }

    /// Whether all effects of the op are known and are reads, or are on memory that it allocates.
    fn only_reads(&self, op: OpId) -> bool {
        let listed =
            self.def(op).is_some_and(|def| matches!(def.effects, Effects::Listed(_) | Effects::Computed(_)));
        let own = |value: ValueId| self.module.defining_op(value) == Some(op);
        let harmless = |effect: &EffectInstance| match effect.access {
            Access::Read => true,
            Access::Allocate | Access::Write | Access::Free => effect.value.is_some_and(own),
        };
        listed && self.module.op(op).known && self.instances(op).iter().all(harmless)
    }

    fn own_freedom(&self, op: OpId) -> Freedom {
        self.own_freedom_with(op, || self.instances(op).is_empty())
    }

    /// As [`own_freedom`](Self::own_freedom). `has_none` is whether the op has no effects itself.
    fn own_freedom_with(&self, op: OpId, has_none: impl Fn() -> bool) -> Freedom {
        match self.entry(op) {
            Entry::Pure => Freedom::Free,
            Entry::Unknown | Entry::Absent => Freedom::NotFree,
            Entry::Row(def) => match def.effects {
                Effects::Pure => Freedom::Free,
                Effects::Recursive => Freedom::Inside,
                Effects::Undeclared => Freedom::NotFree,
                Effects::Listed(_) | Effects::Computed(_) if !self.module.op(op).known => Freedom::NotFree,
                Effects::Listed(_) | Effects::Computed(_) if has_none() => Freedom::Free,
                Effects::Listed(_) | Effects::Computed(_) => Freedom::NotFree,
            },
        }
    }

    #[inline]
    fn entry(&self, op: OpId) -> Entry {
        self.entries[self.module.op(op).name]
    }

    /// Adds one instance per value of the effect's group that is in the effect's memory.
    fn instantiate(&self, op: OpId, effect: &Effect, out: &mut Instances) {
        let Effect { access, resource, on } = *effect;
        let Some(name) = on else {
            out.push(EffectInstance { access, resource, value: None });
            return;
        };
        let operands = self.module.operand_group(op, name);
        let values = if operands.is_empty() { self.module.result_group(op, name) } else { operands };
        let fits = |value: ValueId| match resource {
            Resource::Shared(_) => matches!(self.space(value), Some(Space::Shared | Space::SharedCluster)),
            Resource::Tensor => self.space(value) == Some(Space::Tensor),
            Resource::Global | Resource::Cache | Resource::Default => true,
        };
        let there = values.iter().copied().filter(|&v| fits(v));
        out.extend(there.map(|value| EffectInstance { access, resource, value: Some(value) }));
    }

    fn assume_everything(&self, op: OpId, out: &mut Instances) {
        for &value in self.module.operands(op) {
            let resource = match self.space(value) {
                Some(Space::Shared | Space::SharedCluster) => Resource::Shared(SharedAccessKind::Generic),
                Some(Space::Tensor) => Resource::Tensor,
                None => continue,
            };
            for access in [Access::Read, Access::Write] {
                out.push(EffectInstance { access, resource, value: Some(value) });
            }
        }
    }
}

/// Returns the part that the op can have in a pipelined loop.
pub fn loop_part(module: &Module, op: OpId) -> Option<LoopPart> {
    def_of(module, op).and_then(|def| def.part)
}

/// Returns the op's synchronization semantics; `Meaning::None` without a row. For queries about
/// many ops, [`OpKnowledge`] looks up each name once.
pub fn meaning_of(module: &Module, op: OpId) -> Meaning {
    def_of(module, op).map_or(Meaning::None, |def| def.meaning)
}

fn lookup(name: &str) -> Entry {
    match op_def(name) {
        Some(def) => Entry::Row(def),
        None if in_pure_dialect(name) => Entry::Pure,
        None => Entry::Unknown,
    }
}

enum Freedom {
    Free,
    Inside,
    NotFree,
}
