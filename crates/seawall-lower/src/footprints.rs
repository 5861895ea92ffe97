//! Footprints of memdesc values: the buffers that a value may name, with addresses, slot, and the
//! syntactic facts that hold within an iteration.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_dialects::{Meaning, Space, Traits, View as ViewOp};
use seawall_mlir::{OpId, ValueDef, ValueId};
use seawall_model::{
    Buffer, BufferId, ByteSet, ByteSetId, Descriptor, DescriptorId, Footprint, FunctionId, Place, Plan, Rect,
    Slot, Space as ModelSpace, TermId,
};
use smallvec::SmallVec;

use crate::unit::ModuleLowering;
use crate::view_set::{View, Views};

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

impl ModuleLowering<'_> {
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
        let is_tensor = self.knowledge.space(value) == Some(Space::Tensor);
        let mut places = if is_tensor { self.any_tensor_memory(value) } else { vec![Place::Unknown] };
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

    /// The places that an unresolved value in tensor memory may name: every column, and each buffer
    /// without a place.
    fn any_tensor_memory(&mut self, value: ValueId) -> Vec<Place> {
        let Some(op) = self.module.defining_op(value).or_else(|| self.owner_of(value)) else {
            return vec![Place::Unknown];
        };
        let columns = self.unknown_tensor_buffer(op);
        let is_apart = |buffer: &Buffer| buffer.space == ModelSpace::Tensor && buffer.offsets.is_empty();
        let apart = self.program.buffers.iter().filter(|(_, buffer)| is_apart(buffer)).map(|(id, _)| id);
        let places: Vec<Place> =
            std::iter::once(columns).chain(apart.take(MAX_APART + 1)).map(Place::Buffer).collect();
        if self.any_tensor.warned.insert(value) {
            let message = "Seawall cannot resolve which part of tensor memory this value names";
            let label = match places.len() > MAX_APART + 1 {
                true => "assumed to be every column, but not each of the many allocations without a place",
                false => "assumed to be all of tensor memory, so reported races may not exist",
            };
            self.warn("lower::unknown-tensor-memory", op, message.to_owned(), label);
        }
        places
    }

    /// The op whose block has `value` as an argument.
    fn owner_of(&self, value: ValueId) -> Option<OpId> {
        let ValueDef::BlockArg { block, .. } = self.module.value(value).def else { return None };
        Some(self.module.region(self.module.block(block).parent?).op)
    }

    /// The buffer for all columns of tensor memory, in the function that contains `op`.
    fn unknown_tensor_buffer(&mut self, op: OpId) -> BufferId {
        let mut outer = Some(op);
        while let Some(at) = outer.filter(|&at| !matches!(self.meaning(at), Meaning::Func)) {
            outer = self.module.parent_op(at);
        }
        let function = outer.and_then(|func| self.function_id(func)).unwrap_or(FunctionId::from_index(0));
        if let Some(&known) = self.any_tensor.columns.get(&function) {
            return known;
        }
        let origin = self.origin(op);
        let buffer = self.program.buffers.push(Buffer {
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
        self.any_tensor.columns.insert(function, buffer);
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
        if let Some(&known) = self.unions.get(&ids) {
            return known;
        }
        let union = self.union_sets(&ids).map(|set| self.program.byte_sets.intern(set));
        self.unions.insert(ids, union);
        union
    }

    fn union_sets(&self, ids: &[ByteSetId]) -> Option<ByteSet> {
        let (&first, rest) = ids.split_first()?;
        let mut set = self.program.byte_sets.get(first).clone();
        for &id in rest {
            let other = self.program.byte_sets.get(id);
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
        let slots = self.program.buffers[views[0].buffer].slots;
        match (several, slots) {
            (true, _) => Slot::Any,
            (false, 1) => Slot::Whole,
            (false, _) if self.is_allocation(value) && !self.memrefs.is_slot(value) => Slot::Whole,
            (false, _) => self.slot_term(value).map_or(Slot::Any, Slot::At),
        }
    }

    /// Whether `value` is the result of an allocation.
    pub(crate) fn is_allocation(&self, value: ValueId) -> bool {
        self.module.defining_op(value).is_some_and(|op| matches!(self.meaning(op), Meaning::Alloc(_)))
    }

    /// The index op that the value is a view of, through views that keep the slot
    /// (`extractBufferIndex` in Triton).
    fn index_op(&self, value: ValueId) -> Option<OpId> {
        let mut op = self.module.defining_op(value)?;
        loop {
            if matches!(self.meaning(op), Meaning::View(ViewOp::Index { .. })) {
                return Some(op);
            }
            if !self.has(op, Traits::MEMDESC_VIEW) {
                return None;
            }
            op = self.module.defining_op(*self.module.operands(op).first()?)?;
        }
    }

    fn descriptor_facts(&mut self, value: ValueId) -> Descriptor {
        Descriptor { index: self.index_fact(value), part: self.part_fact(value) }
    }

    fn index_fact(&mut self, value: ValueId) -> Option<(DescriptorId, TermId)> {
        let op = self.index_op(value)?;
        let Meaning::View(ViewOp::Index { index }) = self.meaning(op) else { return None };
        let index = self.operand(op, index)?;
        let source = *self.module.operands(op).first()?;
        Some((self.descriptor(source), self.term(index)))
    }

    fn part_fact(&mut self, value: ValueId) -> Option<(DescriptorId, Rect)> {
        let op = self.module.defining_op(value)?;
        let Meaning::View(ViewOp::Subslice { offsets }) = self.meaning(op) else { return None };
        let offsets = self.int_list(op, offsets)?;
        let shape = self.desc(value)?.text.shape.clone();
        let source = *self.module.operands(op).first()?;
        (offsets.len() == shape.len()).then(|| (self.descriptor(source), Rect { offsets, shape }))
    }

    fn descriptor(&mut self, value: ValueId) -> DescriptorId {
        if let Some(&known) = self.descriptors.get(&value) {
            return known;
        }
        let id = self.program.descriptors.push(self.module.value_name(value));
        self.descriptors.insert(value, id);
        id
    }
}
