//! Events in the form of the hazard analysis: their memory, with everything resolved that does not
//! depend on the node.

use rustc_hash::FxHashSet;
use seawall_base::SecondaryMap;
use seawall_model::{
    Access, Action, BlockId, BufferId, Event, EventId, Footprint, FunctionId, MBarrierEffect, OriginId,
    Place, Program, Proxy, Queue, Slot, Space, Target, TermId, TokenId,
};

use super::class::{Class, Classes, Object};
use crate::cfg::Cfg;
use crate::hazard::AccessRef;
use crate::pending::{ClassId, Pending};
use crate::slice::{SliceId, Slices};
use crate::unfold::{NodeId, Unfolding};

/// One footprint of one access.
#[derive(Clone, Debug)]
pub(crate) struct Touch {
    pub(crate) access: AccessRef,
    pub(crate) reads: bool,
    pub(crate) writes: bool,
    pub(crate) slice: SliceId,
    /// The class, if the slot does not depend on the node.
    class: Option<ClassId>,
    /// The slot's term and the number of slots, if the slot depends on the node.
    slot: Option<(TermId, u32)>,
    /// The class without the slot.
    base: Class,
    pub(crate) queue: Option<Queue>,
    pub(crate) token: Option<TokenId>,
    /// Whether it goes through the async proxy, on a target with proxies.
    pub(crate) async_proxy: bool,
    /// Whether it goes through the generic proxy, on a target with proxies.
    pub(crate) generic_proxy: bool,
}

/// An mbarrier: its buffer and the term of its slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ObjectRef {
    pub(crate) buffer: BufferId,
    slot: Option<(TermId, u32)>,
}

/// One event.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) event: EventId,
    pub(crate) touches: Vec<Touch>,
    /// The mbarrier that the event operates on or arrives at.
    pub(crate) object: Option<ObjectRef>,
}

impl Touch {
    /// The access in `node`.
    pub(crate) fn at(
        &self,
        program: &Program,
        unfolding: &Unfolding,
        node: NodeId,
        classes: &mut Classes,
    ) -> Pending {
        let class = match (self.class, self.slot) {
            (Some(class), _) => class,
            (None, Some((term, slots))) => {
                let slot = unfolding.value(program, node, term).slot(slots);
                classes.intern(Class { slot, ..self.base.clone() })
            }
            (None, None) => classes.intern(self.base.clone()),
        };
        Pending { slice: self.slice, class, access: self.access }
    }
}

impl ObjectRef {
    /// The slot in `node`, or `None` if it is unknown.
    pub(crate) fn slot(&self, program: &Program, unfolding: &Unfolding, node: NodeId) -> Option<u32> {
        match self.slot {
            None => Some(0),
            Some((term, slots)) => unfolding.value(program, node, term).slot(slots),
        }
    }
}

/// The steps of every reachable block of a function.
pub(crate) fn steps(
    program: &Program,
    function: FunctionId,
    cfg: &Cfg,
    slices: &mut Slices<'_>,
    classes: &mut Classes,
) -> SecondaryMap<BlockId, Vec<Step>> {
    let mut all = SecondaryMap::new();
    let parted = parted(program, cfg);
    let mut make = Make { program, function, slices, classes, parted };
    for &block in cfg.blocks() {
        let steps = program.blocks[block].events.iter().map(|&event| make.step(block, event)).collect();
        *all.entry(block) = steps;
    }
    all
}

struct Make<'a, 'p> {
    program: &'a Program,
    function: FunctionId,
    slices: &'a mut Slices<'p>,
    classes: &'a mut Classes,
    parted: FxHashSet<OriginId>,
}

impl Make<'_, '_> {
    fn step(&mut self, block: BlockId, id: EventId) -> Step {
        let event = &self.program.events[id];
        let mut touches = Vec::new();
        for (index, access) in event.accesses.iter().enumerate() {
            // An unknown place already includes all known buffers of the access.
            let anywhere = access.footprints.iter().any(|f| f.place == Place::Unknown);
            for (position, footprint) in access.footprints.iter().enumerate() {
                if anywhere && footprint.place != Place::Unknown {
                    continue;
                }
                let access_ref = AccessRef { event: id, access: index as u32, footprint: position as u32 };
                touches.push(self.touch(block, event, access, footprint, access_ref));
            }
        }
        Step { event: id, touches, object: self.object(event) }
    }

    fn touch(
        &mut self,
        block: BlockId,
        event: &Event,
        access: &Access,
        footprint: &Footprint,
        access_ref: AccessRef,
    ) -> Touch {
        let program = self.program;
        let buffer = match footprint.place {
            Place::Buffer(id) => Some((id, &program.buffers[id])),
            _ => None,
        };
        let has_proxies = program.target.as_ref().is_none_or(Target::is_nvidia) && program.target.is_some();
        let shared = buffer.is_none_or(|b| b.1.space == Space::Shared);
        let slice = self.slices.of_footprint(footprint, self.function, false);
        let slice = self.slices.across_iterations(slice);
        let mut base = self.class(block, event, access, footprint);
        let slots = buffer.map_or(1, |b| b.1.slots);
        let slot = match footprint.slot {
            Slot::At(term) if slots > 1 => Some((term, slots)),
            _ => None,
        };
        if slots == 1 {
            base.slot = Some(0);
        }
        if slots == 1 || slot.is_some() {
            base.part.clone_from(&footprint.descriptor.part);
        }
        let constant = slot.map(|(term, slots)| (program.terms.as_const(term), slots));
        let class = match constant {
            None => Some(self.classes.intern(base.clone())),
            Some((Some(value), slots)) => {
                base.slot = u32::try_from(value).ok().filter(|&slot| slot < slots);
                Some(self.classes.intern(base.clone()))
            }
            Some((None, _)) => None,
        };
        Touch {
            access: access_ref,
            reads: access.mode.reads(),
            writes: access.mode.writes(),
            slice,
            class,
            slot,
            base,
            queue: access.queue,
            token: access.token,
            async_proxy: has_proxies && shared && access.proxy == Proxy::Async,
            generic_proxy: has_proxies && shared && access.proxy == Proxy::Generic,
        }
    }

    /// The class of an access without its slot and part.
    fn class(&self, block: BlockId, event: &Event, access: &Access, footprint: &Footprint) -> Class {
        let program = self.program;
        let buffer = match footprint.place {
            Place::Buffer(id) => Some((id, &program.buffers[id])),
            _ => None,
        };
        Class {
            partition: program.blocks[block].partition,
            space: buffer.map_or(Space::Shared, |b| b.1.space),
            buffer: buffer.filter(|b| b.1.function == self.function).map(|b| (b.0, !b.1.offsets.is_empty())),
            slot: None,
            part: None,
            object: object_role(event, access),
            elected: event.makes_by_first_warp(access),
            parted: (access.scratch && self.parted.contains(&event.origin)).then_some(event.origin),
            warps: footprint.warps,
            argument: match footprint.place {
                Place::Parameter(position) => Some(position),
                Place::Buffer(_) | Place::Unknown => None,
            },
            commutes: match &event.action {
                Action::Atomic { commutes } => commutes.clone(),
                _ => None,
            },
            queue: access.queue,
        }
    }

    /// The mbarrier of the event, if it is in exactly one buffer.
    fn object(&self, event: &Event) -> Option<ObjectRef> {
        let operates = matches!(event.action, Action::MBarrier(_));
        let mut objects = event.accesses.iter().filter(|access| operates || access.proxy == Proxy::Barrier);
        let access = objects.next()?;
        // A multicast load arrives at one mbarrier more than once.
        if objects.any(|other| other.footprints != access.footprints) {
            return None;
        }
        let [footprint] = access.footprints.as_slice() else { return None };
        let Place::Buffer(buffer) = footprint.place else { return None };
        let slots = self.program.buffers[buffer].slots;
        match footprint.slot {
            Slot::At(term) if slots > 1 => Some(ObjectRef { buffer, slot: Some((term, slots)) }),
            _ if slots == 1 => Some(ObjectRef { buffer, slot: None }),
            _ => None,
        }
    }
}

/// Ops with warp barriers only. Each warp has its own part of the op's scratch memory.
fn parted(program: &Program, cfg: &Cfg) -> FxHashSet<OriginId> {
    let events = cfg.blocks().iter().flat_map(|&block| &program.blocks[block].events);
    let warp = |event: &&Event| event.action.is_warp_barrier();
    events.map(|&event| &program.events[event]).filter(warp).map(|event| event.origin).collect()
}

fn object_role(event: &Event, access: &Access) -> Object {
    match (event.action.mbarrier_effect(), access.proxy) {
        (Some(MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate), _) => Object::Lifetime,
        (Some(MBarrierEffect::Arrive(_) | MBarrierEffect::Wait { .. }), _) => Object::Use,
        (None, Proxy::Barrier) => Object::Use,
        (None, Proxy::Generic | Proxy::Async) => Object::Data,
    }
}

impl Touch {
    /// The access as seen by a call site. `change` converts its slice and class.
    pub(crate) fn moved(
        &self,
        access: AccessRef,
        change: impl FnOnce(SliceId, Class) -> (SliceId, ClassId, Class),
    ) -> Touch {
        let (slice, class, base) = change(self.slice, Class { slot: None, part: None, ..self.base.clone() });
        Touch { access, slice, class: Some(class), base, slot: None, token: None, ..self.clone() }
    }
}
