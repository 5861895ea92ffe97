//! The events of a block grouped into steps, one per op, as Triton's membar pass sees them: the
//! accesses, and the op's own barriers relative to its memory effects.

use seawall_analysis::{AccessRef, ClassId, Hazard, Pending, Slices};
use seawall_model::{
    Access, Action, Barrier, BarrierKind, BarrierOrigin, BlockId, Descriptor, Event, EventId, Footprint,
    FunctionId, MBarrierOp, OriginId, Place, Program, Queue, Slot, Space, Terminator,
};
use smallvec::SmallVec;

use super::MembarRules;
use super::filter::Classes;
use super::membar::Inserted;
use super::rules::{Part, Rules};
use crate::placement::Insertion;

/// One op as the membar pass sees it (`getLocalBarrierStages` and `getMemoryAccesses` in Triton),
/// and the insertions around it so far.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) origin: Option<OriginId>,
    /// Whether it has a barrier before all memory effects.
    pub(super) before: bool,
    /// Whether it has a barrier between the scratch write and the scratch read.
    pub(super) between: bool,
    /// Whether it has a barrier after all memory effects.
    pub(super) after: bool,
    /// Whether it is a barrier of the program.
    pub(super) is_barrier: bool,
    /// A wait that gets a trailing barrier unless a later sync point makes it redundant.
    pub(super) wait: Option<EventId>,
    /// Whether it is a wgmma wait whose barrier may be replaced by a later sync point.
    pub(super) group_wait: bool,
    /// Whether it has no memory effect in MLIR. The search for a later sync point then continues
    /// past it.
    pub(super) effect_free: bool,
    /// Whether it is an MMA in tensor memory or a copy there. Later accesses wait for it on an
    /// mbarrier, which orders it for all threads. So it needs a barrier before it and none after.
    pub(super) mma: bool,
    /// Whether it ends the kernel.
    pub(super) kernel_return: bool,
    pub(super) call: Option<EventId>,
    /// One list, because a fixpoint keeps the steps of all blocks.
    accesses: SmallVec<[(Role, Pending); 1]>,
    /// Ops that an earlier part of the pass inserted before the op.
    pub(super) found_before: Box<[Insertion]>,
    /// The hazard for which a barrier was inserted before the op.
    pub(super) hazard: Option<Hazard>,
    /// Whether a trailing barrier was inserted.
    pub(super) barrier_after: bool,
    /// Whether a barrier was inserted before the kernel's end.
    pub(super) exit_barrier: bool,
    /// Whether the wgmma wait was annotated as local to its warpgroup.
    pub(super) made_local: bool,
}

/// The role of an access in its step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Read,
    Write,
    /// For proxy fences, an asynchronous access, which is only the later one of a pair. The others
    /// are only earlier ones.
    Asynchronous {
        writes: bool,
    },
    /// The scratch read, which comes after the inner barrier.
    ScratchRead,
}

impl Step {
    fn new(origin: Option<OriginId>) -> Self {
        Step {
            origin,
            before: false,
            between: false,
            after: false,
            is_barrier: false,
            wait: None,
            group_wait: false,
            effect_free: true,
            mma: false,
            kernel_return: false,
            call: None,
            accesses: SmallVec::new(),
            found_before: Box::default(),
            hazard: None,
            barrier_after: false,
            exit_barrier: false,
            made_local: false,
        }
    }

    fn of_role(&self, role: Role) -> impl DoubleEndedIterator<Item = Pending> {
        self.accesses.iter().filter(move |access| access.0 == role).map(|access| access.1)
    }

    pub(super) fn reads(&self) -> impl Iterator<Item = Pending> {
        self.of_role(Role::Read)
    }

    pub(super) fn writes(&self) -> impl Iterator<Item = Pending> {
        self.of_role(Role::Write)
    }

    /// The scratch read, which comes after the inner barrier.
    pub(super) fn scratch_read(&self) -> Option<Pending> {
        self.of_role(Role::ScratchRead).next_back()
    }

    /// The reads, then the writes, without the scratch read. `true` marks writes.
    pub(super) fn explicit(&self) -> impl Iterator<Item = (bool, Pending)> {
        self.reads().map(|pending| (false, pending)).chain(self.writes().map(|pending| (true, pending)))
    }

    /// The first event of the op that touches memory, or its call.
    pub(super) fn first_event(&self) -> Option<EventId> {
        let accesses = self.explicit().map(|(_, pending)| pending).chain(self.scratch_read());
        accesses.map(|pending| pending.access.event).chain(self.call).min()
    }

    /// The accesses that may be the later one of a pair. `true` marks writes.
    pub(super) fn later(&self, rules: Rules) -> SmallVec<[(bool, Pending); 2]> {
        match rules {
            Rules::Proxy(_) => {
                let asynchronous = |&(role, pending): &(Role, Pending)| match role {
                    Role::Asynchronous { writes } => Some((writes, pending)),
                    Role::Read | Role::Write | Role::ScratchRead => None,
                };
                self.accesses.iter().filter_map(asynchronous).collect()
            }
            Rules::Local | Rules::Tensor | Rules::Cluster => self.explicit().collect(),
        }
    }

    /// Whether the op's accesses may need a barrier after them.
    pub(super) fn stays_pending(&self, rules: Rules) -> bool {
        rules != Rules::Tensor || !self.mma
    }

    /// Whether a barrier was inserted before the op, by this or an earlier part.
    pub(super) fn has_barrier_before(&self, rules: Rules) -> bool {
        self.hazard.is_some()
            || self.exit_barrier
            || self.found_before.iter().any(|&i| rules.counts_inserted(i))
    }
}

/// The context for converting accesses to slices.
pub(super) struct StepContext<'a, 'p> {
    pub(super) program: &'p Program,
    pub(super) rules: Rules,
    pub(super) slices: &'a mut Slices<'p>,
    pub(super) classes: &'a mut Classes,
    pub(super) function: FunctionId,
    /// Whether slot indices may distinguish slices.
    pub(super) use_slots: bool,
}

impl StepContext<'_, '_> {
    /// The steps of `block`. A block that ends the kernel gets a last step for its return.
    pub(super) fn steps(&mut self, block: BlockId) -> Vec<Step> {
        let program = self.program;
        let events = &program.blocks[block].events;
        let returns = matches!(program.blocks[block].terminator, Terminator::Return);
        let ops = events.chunk_by(|a, b| program.events[*a].origin == program.events[*b].origin).count();
        let mut steps: Vec<Step> = Vec::with_capacity(ops + usize::from(returns));
        for op in events.chunk_by(|a, b| program.events[*a].origin == program.events[*b].origin) {
            steps.extend(op.first().map(|&first| self.step(block, program.events[first].origin, op)));
        }
        if returns {
            let kernel_return = program.functions[self.function].kernel;
            let origin = program.blocks[block].terminator_origin;
            steps.push(Step { kernel_return, ..Step::new(origin) });
        }
        steps
    }

    /// Adds a last step for the op that ends `block`, if something was inserted before it and it
    /// has no step yet.
    pub(super) fn add_terminator(&self, block: BlockId, steps: &mut Vec<Step>, inserted: &Inserted) {
        let Some(origin) = self.program.blocks[block].terminator_origin else { return };
        if inserted.contains_key(&origin) && steps.last().is_none_or(|step| step.origin != Some(origin)) {
            steps.push(Step::new(Some(origin)));
        }
    }

    fn step(&mut self, block: BlockId, origin: OriginId, events: &[EventId]) -> Step {
        let mut step = Step::new(Some(origin));
        let mut effects_so_far = false;
        for (position, &id) in events.iter().enumerate() {
            let event = &self.program.events[id];
            if let Action::Barrier(barrier) = &event.action {
                if barrier.origin == BarrierOrigin::Op {
                    step.effect_free = false;
                    step.is_barrier = true;
                }
                if self.counts(barrier) {
                    let more = events[position + 1..].iter().any(|&e| is_effect(&self.program.events[e]));
                    step.effect_free = false;
                    step.before |= !effects_so_far;
                    step.between |= effects_so_far && more;
                    step.after |= effects_so_far && !more;
                }
                continue;
            }
            effects_so_far = true;
            step.before |= matches!(&event.action, Action::Fence(fence) if self.rules.counts_fence(fence));
            self.add_event(&mut step, id, event);
        }
        if self.local_rules().scratch_barriers_only && !step.is_barrier {
            step.before &= events.iter().any(|&id| self.leads(block, id, step.mma));
            step.after = false;
            let captures = events.iter().any(|&id| self.is_partition_barrier(id));
            step.between =
                step.scratch_read().is_some() && !(captures && self.local_rules().unordered_captures);
        }
        if step.group_wait {
            step.group_wait = step.before || step.after;
        }
        step
    }

    /// Whether the event is a barrier between partitions.
    fn is_partition_barrier(&self, id: EventId) -> bool {
        matches!(&self.program.events[id].action, Action::Barrier(barrier) if barrier.kind == BarrierKind::Partitions)
    }

    /// Whether the release counts the barrier with which the op of this event starts, although it
    /// is part of the lowering. `mma`: the op is an MMA.
    fn leads(&self, block: BlockId, id: EventId, mma: bool) -> bool {
        let membar = self.local_rules();
        match &self.program.events[id].action {
            Action::MBarrier(_) => membar.mbarrier_starts && !mma,
            Action::Barrier(barrier) => {
                let first = self.program.blocks[block].events.first() == Some(&id);
                let starts = barrier.kind == BarrierKind::Partitions && first;
                membar.workers_apart && starts && self.classes.starts_worker(block)
            }
            _ => false,
        }
    }

    /// The rules of the release for local barriers.
    fn local_rules(&self) -> MembarRules {
        if self.rules == Rules::Local { self.classes.membar() } else { MembarRules::default() }
    }

    /// The rules of the release for the memory of an access. The pass for proxy fences shares them.
    fn rules_of_memory(&self) -> MembarRules {
        match self.rules {
            Rules::Local | Rules::Proxy(_) => self.classes.membar(),
            Rules::Tensor | Rules::Cluster => MembarRules::default(),
        }
    }

    fn counts(&self, barrier: &Barrier) -> bool {
        self.rules.counts(barrier)
    }

    fn add_event(&mut self, step: &mut Step, id: EventId, event: &Event) {
        let scratch_only =
            matches!(event.action, Action::Touch { .. }) && event.accesses.iter().all(|a| a.scratch);
        step.effect_free &= scratch_only;
        match &event.action {
            Action::Wait(wait) if wait.trailing_barrier => step.wait = Some(id),
            Action::Wait(wait) if wait.queue == Queue::Wgmma => step.group_wait = true,
            Action::Call(_) => step.call = Some(id),
            action if action.issues_on() == Some(Queue::Tcgen05) => step.mma = true,
            _ => {}
        }
        for (index, access) in event.accesses.iter().enumerate() {
            self.add_access(step, id, event, index as u32, access);
        }
    }

    /// Adds an access of an mbarrier operation for which the release has a rule of its own.
    fn is_special(&mut self, step: &mut Step, event: &Event, access: AccessRef, class: ClassId) -> bool {
        let Action::MBarrier(mbarrier) = &event.action else { return false };
        let membar = self.local_rules();
        match mbarrier.op {
            MBarrierOp::Arrive { .. } if membar.arrivals_access_all => {
                let slice = self.slices.of_footprint(&ANYWHERE, self.function, false);
                let pending = Pending { slice, class, access };
                step.accesses.extend([(Role::Read, pending), (Role::Write, pending)]);
                true
            }
            MBarrierOp::Commit { .. } => membar.no_commits && step.mma,
            MBarrierOp::Init { .. }
            | MBarrierOp::Invalidate
            | MBarrierOp::Expect { .. }
            | MBarrierOp::Arrive { .. }
            | MBarrierOp::Wait { .. } => false,
        }
    }

    fn add_access(&mut self, step: &mut Step, id: EventId, event: &Event, index: u32, access: &Access) {
        let part = self.rules.part(event, access);
        if part == Part::Neither {
            return;
        }
        let class = self.classes.of(event, access);
        if self.is_special(step, event, AccessRef { event: id, access: index, footprint: 0 }, class) {
            return;
        }
        // An unknown place already includes all known buffers of the access.
        let anywhere = access.footprints.iter().any(|f| f.place == Place::Unknown);
        for (position, footprint) in access.footprints.iter().enumerate() {
            let buffer = match footprint.place {
                Place::Buffer(id) => Some(&self.program.buffers[id]),
                _ => None,
            };
            // A separate pass handles tensor memory, and it runs before.
            let is_tensor = buffer.is_some_and(|b| b.space == Space::Tensor);
            let of_others = is_tensor != (self.rules == Rules::Tensor);
            let counted =
                if self.rules.tracks_unknown() { !anywhere || buffer.is_none() } else { buffer.is_some() };
            if of_others || !counted {
                continue;
            }
            let membar = self.rules_of_memory();
            let use_slots = self.use_slots && self.rules.uses_slots();
            let is_constant = membar.constant_views && footprint.slot == Slot::Whole;
            let slice = match membar.whole_buffers {
                true if is_constant => self.slices.of_footprint(footprint, self.function, false),
                true => self.slices.of_footprint(&whole(footprint), self.function, false),
                false => self.slices.of_footprint(footprint, self.function, use_slots),
            };
            let access_ref = AccessRef { event: id, access: index, footprint: position as u32 };
            let pending = Pending { slice, class, access: access_ref };
            if part == Part::Later {
                let of = |writes| (Role::Asynchronous { writes }, pending);
                step.accesses.extend(access.mode.reads().then(|| of(false)));
                step.accesses.extend(access.mode.writes().then(|| of(true)));
                continue;
            }
            if access.scratch && !access.mode.writes() {
                step.accesses.push((Role::ScratchRead, pending));
                continue;
            }
            let only_reads = access.scratch && self.rules.reads_scratch();
            if access.mode.reads() || only_reads {
                step.accesses.push((Role::Read, pending));
            }
            if access.mode.writes() && !only_reads {
                step.accesses.push((Role::Write, pending));
            }
        }
    }
}

/// All of shared memory.
const ANYWHERE: Footprint = Footprint {
    place: Place::Unknown,
    slot: Slot::Any,
    bytes: None,
    warps: None,
    descriptor: Descriptor { index: None, part: None },
};

/// The footprint extended to the allocation.
fn whole(footprint: &Footprint) -> Footprint {
    Footprint { bytes: None, descriptor: Descriptor::default(), ..footprint.clone() }
}

fn is_effect(event: &Event) -> bool {
    !matches!(event.action, Action::Barrier(_))
}

/// The declared reads and writes of `events`, without scratch memory. `true` marks writes.
pub(super) fn explicit_accesses(
    context: &mut StepContext<'_, '_>,
    events: &[EventId],
) -> Vec<(bool, Pending)> {
    let mut step = Step::new(None);
    for &id in events {
        let event = &context.program.events[id];
        for (index, access) in event.accesses.iter().enumerate().filter(|(_, access)| !access.scratch) {
            context.add_access(&mut step, id, event, index as u32, access);
        }
    }
    step.explicit().collect()
}
