//! Footprints of memdesc values: the buffers that a value may name, with addresses, slot, and the
//! syntactic facts that hold within an iteration.

pub(crate) mod narrow;
pub(crate) mod owners;
pub(crate) mod parts;
pub(crate) mod reach;
pub(crate) mod same_bytes;
pub(crate) mod touched;
pub(crate) mod transfers;

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_dialects::{
    Access as Does, EffectInstance, Meaning, OpEffects, Resource, SharedAccessKind, Space, Traits,
    View as ViewOp,
};
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::{
    Access, Buffer, BufferId, ByteSet, ByteSetId, Descriptor, DescriptorId, Footprint, FunctionId, Issuer,
    Mode, Place, Plan, Proxy, Queue, Rect, Slot, Space as ModelSpace, TermId, WarpMapId,
};
use smallvec::SmallVec;

use crate::accesses::owners::Owned;
use crate::accesses::parts::{LaneMaps, PartsKey};
use crate::accesses::touched::{MAX_STEPS, Touched, TouchedKey};
use crate::draft::Draft;
use crate::facts::Facts;
use crate::structure::Structure;
use crate::terms::Terms;
use crate::views::ViewTable;
use crate::views::slots::SlotTable;
use crate::views::view_set::{View, Views};

/// The columns that a tensor-memory address can name (its lower 16 bits), whatever the GPU has.
const COLUMNS: u32 = 1 << 16;

/// The most allocations without a place that an unknown value may name. Tensor memory has as many
/// columns.
const MAX_APART: usize = 512;

/// The stand-ins for unresolved tensor memory.
#[derive(Debug, Default)]
pub(crate) struct AnyTensor {
    /// The buffer of all columns, by function.
    columns: FxHashMap<FunctionId, BufferId>,
    /// Values with a warning.
    warned: FxHashSet<ValueId>,
}

/// What was computed for earlier accesses of the program.
pub(crate) struct KnownAccesses {
    any_tensor: AnyTensor,
    /// The descriptor of each indexed or sliced value.
    descriptors: FxHashMap<ValueId, DescriptorId>,
    /// Unions of address sets, by their parts.
    unions: FxHashMap<SmallVec<[ByteSetId; 4]>, Option<ByteSetId>>,
    /// Warp maps, by types and views; see `parts`.
    pub(crate) parts: FxHashMap<PartsKey, Option<WarpMapId>>,
    /// The numbers of maps from bytes to threads.
    pub(crate) lanes: LaneMaps,
    /// The maps from bytes of memrefs to threads. Modules have either these or `lanes`.
    pub(crate) owners: Vec<Owned>,
    /// The bytes that accesses touch, relative to the aligned pointer of their memref.
    pub(crate) touched: FxHashMap<TouchedKey, Option<Rc<Touched>>>,
    /// Ops that access a memref at an index that depends on the thread and on unknown values.
    pub(crate) unknown_indices: Vec<OpId>,
    /// Ops that access other elements of a memref each time.
    pub(crate) moved_indices: Vec<OpId>,
    /// Stores in which threads write different values to the same bytes.
    pub(crate) differing_stores: Vec<OpId>,
    /// Whether a map depends on the assumed threads of a workgroup.
    pub(crate) is_launch_assumed: bool,
    /// The steps of formulas that may still be evaluated.
    pub(crate) fuel: u64,
}

impl Default for KnownAccesses {
    fn default() -> Self {
        KnownAccesses {
            any_tensor: AnyTensor::default(),
            descriptors: FxHashMap::default(),
            unions: FxHashMap::default(),
            parts: FxHashMap::default(),
            lanes: LaneMaps::default(),
            owners: Vec::new(),
            unknown_indices: Vec::new(),
            moved_indices: Vec::new(),
            differing_stores: Vec::new(),
            is_launch_assumed: false,
            touched: FxHashMap::default(),
            fuel: MAX_STEPS,
        }
    }
}

/// Builds accesses. It adds their buffers, byte sets and terms to the program.
pub(crate) struct Accesses<'e, 'm> {
    pub(crate) facts: &'m Facts<'m>,
    pub(crate) structure: &'m Structure<'m>,
    pub(crate) views: &'m ViewTable<'m>,
    pub(crate) slots: &'m SlotTable<'m>,
    pub(crate) terms: &'e mut Terms<'m>,
    pub(crate) draft: &'e mut Draft<'m>,
    pub(crate) known: &'e mut KnownAccesses,
}

impl Accesses<'_, '_> {
    /// Everything that a memdesc value may name; never empty.
    pub(crate) fn footprints(&mut self, value: ValueId) -> SmallVec<[Footprint; 1]> {
        let descriptor = self.descriptor_facts(value);
        let views = match &self.views[value] {
            Views::Known(views) => views.clone(),
            Views::Unseen => return self.unknown_footprints(value, &[], descriptor),
            Views::Unknown(buffers) => {
                let buffers = buffers.clone();
                return self.unknown_footprints(value, &buffers, descriptor);
            }
        };
        let bytes = self.union_of(&views);
        let slot = self.slot_of(value, &views);
        let mut buffers: SmallVec<[BufferId; 2]> = views.iter().map(|v| v.buffer).collect();
        buffers.dedup();
        let footprint = |buffer| Footprint {
            place: Place::Buffer(buffer),
            slot,
            bytes,
            warps: None,
            descriptor: descriptor.clone(),
        };
        buffers.into_iter().map(footprint).collect()
    }

    /// The footprints of a value that may name anything, among it parts of `buffers`.
    fn unknown_footprints(
        &mut self,
        value: ValueId,
        buffers: &[BufferId],
        descriptor: Descriptor,
    ) -> SmallVec<[Footprint; 1]> {
        let is_tensor = self.facts.knowledge.space(value) == Some(Space::Tensor);
        let mut places = match self.data_of_caller(value) {
            Some(place) => vec![place],
            None if is_tensor => self.any_tensor_memory(value),
            None => vec![Place::Unknown],
        };
        for place in buffers.iter().map(|&buffer| Place::Buffer(buffer)) {
            if !is_tensor || !places.contains(&place) {
                places.push(place);
            }
        }
        let footprint = |place| Footprint {
            place,
            slot: Slot::Any,
            bytes: None,
            warps: None,
            descriptor: descriptor.clone(),
        };
        places.into_iter().map(footprint).collect()
    }

    /// The argument that names data in shared memory of an unknown caller. Which mbarrier an
    /// argument names matters for waits, so these stay unknown.
    fn data_of_caller(&self, value: ValueId) -> Option<Place> {
        let desc = self.facts.physical.desc(self.facts.module.ty(value))?;
        let is_data = desc.text.space == Space::Shared && desc.text.element != "i64";
        self.facts.argument_of_caller(value).filter(|_| is_data).map(Place::Parameter)
    }

    /// The places that an unresolved value in tensor memory may name: every column, and each buffer
    /// without a place.
    fn any_tensor_memory(&mut self, value: ValueId) -> Vec<Place> {
        let Some(op) = self.facts.module.defining_op(value).or_else(|| owner_of(self.facts, value)) else {
            return vec![Place::Unknown];
        };
        let columns = self.unknown_tensor_buffer(op);
        let is_apart = |buffer: &Buffer| buffer.space == ModelSpace::Tensor && buffer.offsets.is_empty();
        let apart =
            self.draft.program.buffers.iter().filter(|(_, buffer)| is_apart(buffer)).map(|(id, _)| id);
        let places: Vec<Place> =
            std::iter::once(columns).chain(apart.take(MAX_APART + 1)).map(Place::Buffer).collect();
        if self.known.any_tensor.warned.insert(value) {
            let message = "Seawall cannot resolve which part of tensor memory this value names";
            let label = match places.len() > MAX_APART + 1 {
                true => "assumed to be every column, but not each of the many allocations without a place",
                false => "assumed to be all of tensor memory, so reported races may not exist",
            };
            self.draft.warn("lower::unknown-tensor-memory", op, message.to_owned(), label);
        }
        places
    }

    /// The buffer for all columns of tensor memory, in the function that contains `op`.
    fn unknown_tensor_buffer(&mut self, op: OpId) -> BufferId {
        let mut outer = Some(op);
        while let Some(at) = outer.filter(|&at| !matches!(self.facts.meaning(at), Meaning::Func)) {
            outer = self.facts.module.parent_op(at);
        }
        let function =
            outer.and_then(|func| self.draft.function_id(func)).unwrap_or(FunctionId::from_index(0));
        if let Some(&known) = self.known.any_tensor.columns.get(&function) {
            return known;
        }
        let origin = self.draft.origin(op);
        let buffer = self.draft.program.buffers.push(Buffer {
            name: "tensor memory".to_owned(),
            space: ModelSpace::Tensor,
            function,
            offsets: SmallVec::from_iter([0]),
            slots: 1,
            size: COLUMNS,
            scratch: false,
            origin,
            plan: Plan::default(),
        });
        self.known.any_tensor.columns.insert(function, buffer);
        buffer
    }

    /// The union of the views' addresses; `None` if one of them is unknown.
    fn union_of(&mut self, views: &[View]) -> Option<ByteSetId> {
        let mut ids: SmallVec<[ByteSetId; 4]> = views.iter().map(|v| v.bytes).collect::<Option<_>>()?;
        ids.sort_unstable();
        ids.dedup();
        if let &[only] = ids.as_slice() {
            return Some(only);
        }
        if let Some(&known) = self.known.unions.get(&ids) {
            return known;
        }
        let union = self.union_sets(&ids).map(|set| self.draft.program.byte_sets.intern(set));
        self.known.unions.insert(ids, union);
        union
    }

    fn union_sets(&self, ids: &[ByteSetId]) -> Option<ByteSet> {
        let (&first, rest) = ids.split_first()?;
        let mut set = self.draft.program.byte_sets.get(first).clone();
        for &id in rest {
            let other = self.draft.program.byte_sets.get(id);
            if other.space != set.space || other.frame != set.frame {
                return None;
            }
            for (cta, runs) in &other.ctas {
                match set.ctas.binary_search_by_key(cta, |c| c.0) {
                    Ok(at) => set.ctas[at].1 = set.ctas[at].1.union(runs),
                    Err(at) => set.ctas.insert(at, (*cta, runs.clone())),
                }
            }
        }
        Some(set)
    }

    /// The slot of the value: whole if its allocation has no slots, any if it is unknown.
    fn slot_of(&mut self, value: ValueId, views: &[View]) -> Slot {
        let several = views.iter().any(|v| v.buffer != views[0].buffer);
        let slots = self.draft.program.buffers[views[0].buffer].slots;
        match (several, slots) {
            (true, _) => Slot::Any,
            (false, 1) => Slot::Whole,
            (false, _) if self.facts.is_allocation(value) && !self.views.is_slot(value) => Slot::Whole,
            (false, _) => self.terms.slot_term(value).map_or(Slot::Any, Slot::At),
        }
    }

    fn descriptor_facts(&mut self, value: ValueId) -> Descriptor {
        Descriptor { index: self.index_fact(value), part: self.part_fact(value) }
    }

    fn index_fact(&mut self, value: ValueId) -> Option<(DescriptorId, TermId)> {
        let op = index_op(self.facts, value)?;
        let Meaning::View(ViewOp::Index { index }) = self.facts.meaning(op) else { return None };
        let index = self.facts.operand(op, index)?;
        let source = *self.facts.module.operands(op).first()?;
        Some((self.descriptor(source), self.terms.term(index)))
    }

    fn part_fact(&mut self, value: ValueId) -> Option<Box<(DescriptorId, Rect)>> {
        let op = self.facts.module.defining_op(value)?;
        let Meaning::View(ViewOp::Subslice { offsets }) = self.facts.meaning(op) else { return None };
        let offsets = self.facts.int_list(op, offsets)?;
        let shape = self.facts.desc(value)?.text.shape.clone();
        let source = *self.facts.module.operands(op).first()?;
        (offsets.len() == shape.len()).then(|| Box::new((self.descriptor(source), Rect { offsets, shape })))
    }

    fn descriptor(&mut self, value: ValueId) -> DescriptorId {
        if let Some(&known) = self.known.descriptors.get(&value) {
            return known;
        }
        let id = self.draft.program.descriptors.push(self.facts.module.value_name(value));
        self.known.descriptors.insert(value, id);
        id
    }

    /// The accesses of the declared effects on memdescs, one for each value and proxy, in the order
    /// of their declaration.
    pub(crate) fn declared(&mut self, op: OpId, effects: &OpEffects, queue: Option<Queue>) -> AccessList {
        let mut merged: SmallVec<[(ValueId, Resource, Mode); 4]> = SmallVec::new();
        for &EffectInstance { access, resource, value } in &effects.instances {
            let (Some(value), Some(mode)) = (value, mode_of(access)) else { continue };
            // Upstream ops declare effects on memory; the type of the memref says which memory.
            let shared = resource == Resource::Default && self.facts.is_shared_memref(value);
            let resource = if shared { Resource::Shared(SharedAccessKind::Generic) } else { resource };
            if !matches!(resource, Resource::Shared(_) | Resource::Tensor) || !self.facts.is_memdesc(value) {
                continue;
            }
            match merged.iter_mut().find(|m| m.0 == value && m.1 == resource) {
                Some(known) if known.2 != mode => known.2 = Mode::ReadWrite,
                Some(_) => {}
                None => merged.push((value, resource, mode)),
            }
        }
        let mut accesses = AccessList::new();
        for (value, resource, mode) in merged {
            let mut access = self.access(value, resource, mode, queue);
            if self.facts.is_shared_memref(value) {
                access.footprints = self.memref_footprints(op, value);
                let is_judged = !self.facts.options.declared_only;
                if is_judged && mode == Mode::Write && self.stores_differ(op, value) {
                    self.known.differing_stores.push(op);
                }
            }
            accesses.push(access);
        }
        accesses
    }

    pub(crate) fn access(
        &mut self,
        value: ValueId,
        resource: Resource,
        mode: Mode,
        queue: Option<Queue>,
    ) -> Access {
        let proxy = match resource {
            Resource::Shared(SharedAccessKind::Async) => Proxy::Async,
            Resource::Shared(SharedAccessKind::Barrier) => Proxy::Barrier,
            _ => Proxy::Generic,
        };
        // The mbarrier operation of a copy or MMA is not in the queue of that op.
        let queue = queue.filter(|_| proxy != Proxy::Barrier);
        let issuer = match (queue, proxy) {
            (Some(queue), _) => queue.row().accessed_by,
            (None, Proxy::Barrier) => Issuer::Thread,
            (None, _) => Issuer::Warps,
        };
        Access {
            mode,
            proxy,
            issuer,
            queue,
            footprints: self.footprints(value),
            scratch: false,
            cross_cta: false,
            token: None,
        }
    }
}

/// The op whose block has `value` as an argument.
pub(crate) fn owner_of(facts: &Facts<'_>, value: ValueId) -> Option<OpId> {
    let ValueDef::BlockArg { block, .. } = facts.module.value(value).def else { return None };
    Some(facts.module.region(facts.module.block(block).parent?).op)
}

/// The index op that the value is a view of, through views that keep the slot
/// (`extractBufferIndex` in Triton).
pub(crate) fn index_op(facts: &Facts<'_>, value: ValueId) -> Option<OpId> {
    let mut op = facts.module.defining_op(value)?;
    loop {
        if matches!(facts.meaning(op), Meaning::View(ViewOp::Index { .. })) {
            return Some(op);
        }
        if !facts.has(op, Traits::MEMDESC_VIEW) {
            return None;
        }
        op = facts.module.defining_op(*facts.module.operands(op).first()?)?;
    }
}

/// AccessList of one event.
pub(crate) type AccessList = SmallVec<[Access; 1]>;

/// Whether an effect is on data rather than on an mbarrier or global memory.
pub(crate) fn is_payload(effect: &EffectInstance) -> bool {
    matches!(
        effect.resource,
        Resource::Shared(SharedAccessKind::Generic | SharedAccessKind::Async) | Resource::Tensor
    )
}

pub(crate) fn mode_of(access: Does) -> Option<Mode> {
    match access {
        Does::Read => Some(Mode::Read),
        Does::Write => Some(Mode::Write),
        Does::Allocate | Does::Free => None,
    }
}
