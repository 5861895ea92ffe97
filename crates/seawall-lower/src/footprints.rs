//! Footprints of memdesc values: the buffers that a value may name, with addresses, slot and the syntactic facts
//! that hold within an iteration.

use seawall_dialects::{Meaning, Space, Traits, View as ViewOp};
use seawall_mlir::{OpId, ValueId};
use seawall_model::{
    BufferId, ByteSet, ByteSetId, Descriptor, DescriptorId, Footprint, Place, Rect, Slot, TermId,
};
use smallvec::SmallVec;

use crate::unit::Unit;
use crate::view_set::{View, Views};

impl Unit<'_> {
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

    /// Anything, and notably parts of `buffers`.
    fn unknown_footprints(
        &mut self,
        value: ValueId,
        buffers: &[BufferId],
        descriptor: Descriptor,
    ) -> SmallVec<[Footprint; 1]> {
        let anywhere = self.unknown_place(value);
        let places = std::iter::once(anywhere).chain(buffers.iter().map(|&b| Place::Buffer(b)));
        let footprint = |place| Footprint {
            place,
            slot: Slot::Any,
            bytes: None,
            warps: None,
            descriptor: descriptor.clone(),
        };
        places.map(footprint).collect()
    }

    fn unknown_place(&mut self, value: ValueId) -> Place {
        match (self.knowledge.space(value), self.module.defining_op(value)) {
            (Some(Space::Tensor), op) => {
                let op = op.or_else(|| self.module.walk().next());
                op.map_or(Place::Unknown, |op| Place::Buffer(self.unknown_tensor_buffer(op)))
            }
            _ => Place::Unknown,
        }
    }

    /// The union of the views' addresses; `None` if one of them is not known.
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

    /// The slot that the value is, if its allocation has slots and the value is one of them.
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

    /// Whether an allocation makes the value.
    pub(crate) fn is_allocation(&self, value: ValueId) -> bool {
        self.module.defining_op(value).is_some_and(|op| matches!(self.meaning(op), Meaning::Alloc(_)))
    }

    /// The index op that the value is a view of, through views that keep the slot (`extractBufferIndex` in Triton).
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
