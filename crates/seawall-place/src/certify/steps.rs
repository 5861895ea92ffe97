//! A block on one path as a sequence of steps: its accesses, and its effects on earlier accesses.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::SplitBarrierPart;
use seawall_model::{
    Access, Action, Arrive, Barrier, BarrierPart, Block, Call, Event, EventId, FenceKind, Footprint,
    Function, FunctionId, MBarrierEffect, OriginId, PartitionId, Program, Proxy, Queue, Slot, Terminator,
};
use smallvec::SmallVec;

use super::calls::{self, Source, Summaries};
use super::frames::BelowFrame;
use super::life::{Arrival, Counting, Effect, Life};
use super::objects::{Counters, Objects, Values};
use super::place::{Frame, PlaceId, Places, Where, slot_of};
use super::touch::{Touch, TouchId, Touches};
use super::value::Value;
use super::{Changes, Point, pairs};

/// One step of a path.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// Its accesses.
    pub(super) touches: Vec<TouchId>,
    /// Its effect on everything before it, after its accesses.
    pub(super) effect: Effect,
    /// The accesses that start a life here, mostly its own.
    pub(super) starts: Vec<(TouchId, Life)>,
}

impl Step {
    fn only(effect: Effect) -> Self {
        Step { touches: Vec::new(), effect, starts: Vec::new() }
    }

    fn is_idle(&self) -> bool {
        self.touches.is_empty() && self.starts.is_empty() && self.effect == Effect::None
    }
}

/// Which partitions of a function are the same warps. The default partition of a warp-specialized
/// region is the first of the fork and has the forking warps.
#[derive(Default)]
pub(super) struct Homes {
    of: FxHashMap<PartitionId, PartitionId>,
}

impl Homes {
    fn new(program: &Program, function: &Function) -> Self {
        let mut homes = Homes::default();
        for block in function.blocks.iter().map(|&block| &program.blocks[block]) {
            if let Terminator::Fork(edges) = &block.terminator
                && let Some(default) = edges.first().map(|edge| program.blocks[edge.target].partition)
                && default != block.partition
            {
                let home = homes.get(block.partition);
                homes.of.insert(default, home);
            }
        }
        homes
    }

    /// The representative of all partitions with the same warps.
    pub(super) fn get(&self, partition: PartitionId) -> PartitionId {
        self.of.get(&partition).copied().unwrap_or(partition)
    }
}

/// Converts the blocks of one function to steps.
pub(super) struct Stepper<'a> {
    pub(super) program: &'a Program,
    pub(super) function: FunctionId,
    changes: &'a Changes<'a>,
    added: FxHashMap<Point, Vec<Effect>>,
    /// Split barriers of all warps.
    split: Vec<i32>,
    summaries: &'a Summaries,
    below: &'a BelowFrame,
    /// Places by event, access, footprint and slot. They are the same in every node of a block.
    own_places: FxHashMap<(EventId, usize, usize, Option<i64>), PlaceId>,
    /// Ops with a warp barrier.
    in_warp: FxHashSet<OriginId>,
    pub(super) homes: Homes,
    pub(super) counting: Counting,
    pub(super) objects: Objects,
    pub(super) places: Places,
    pub(super) touches: Touches,
    /// The source of each access, for the summary of the function.
    pub(super) sources: FxHashMap<TouchId, Source>,
}

impl<'a> Stepper<'a> {
    pub(super) fn new(
        program: &'a Program,
        function: FunctionId,
        changes: &'a Changes<'a>,
        summaries: &'a Summaries,
        below: &'a BelowFrame,
    ) -> Self {
        let body: &Function = &program.functions[function];
        let homes = Homes::new(program, body);
        Stepper {
            program,
            function,
            changes,
            added: added(program, changes),
            split: pairs::of_all_warps(program),
            summaries,
            below,
            own_places: FxHashMap::default(),
            in_warp: program
                .events
                .values()
                .filter(|event| event.action.is_warp_barrier())
                .map(|e| e.origin)
                .collect(),
            counting: Counting::new(program),
            objects: Objects::new(program, body, &homes),
            homes,
            places: Places::new(program),
            touches: Touches::default(),
            sources: FxHashMap::default(),
        }
    }

    /// The steps of `block`. Updates the arrival counters.
    pub(super) fn steps(&mut self, block: &Block, values: Values<'_>, counters: &mut Counters) -> Vec<Step> {
        let mut steps = Vec::new();
        let origin_at = |at: usize| block.events.get(at).map(|&event| self.program.events[event].origin);
        let at_point = |point: Point| self.added.get(&point).into_iter().flatten().cloned().map(Step::only);
        let mut around: Vec<(Vec<Step>, Vec<Step>)> = Vec::with_capacity(block.events.len());
        for at in 0..block.events.len() {
            let origin = origin_at(at);
            let begins = origin.filter(|_| at == 0 || origin_at(at - 1) != origin);
            let ends = origin.filter(|_| origin_at(at + 1) != origin);
            let steps = |origin: Option<OriginId>, point: fn(OriginId) -> Point| {
                origin.map(point).into_iter().flat_map(at_point).collect()
            };
            around.push((steps(begins, Point::Before), steps(ends, Point::After)));
        }
        for (&id, (before, after)) in block.events.iter().zip(around) {
            steps.extend(before);
            let event = &self.program.events[id];
            steps.extend(self.arrive_effects(block, event, values, counters).into_iter().map(Step::only));
            steps.push(self.step(block, id, values, counters));
            if matches!(event.action, Action::Call(_)) && self.objects.do_callees_wait() {
                steps.push(Step::only(Effect::CalleeWaits));
            }
            self.objects.count(self.program, event, self.threads(block), values, counters);
            steps.extend(after);
        }
        if let Some(origin) = block.terminator_origin {
            let added = self.added.get(&Point::Before(origin)).into_iter().flatten();
            steps.extend(added.cloned().map(Step::only));
        }
        if matches!(block.terminator, Terminator::Fork(_) | Terminator::Join(_)) {
            steps.push(Step::only(Effect::Barrier));
        }
        steps.retain(|step| !step.is_idle());
        steps
    }

    pub(super) fn warps(&self, block: &Block) -> u32 {
        self.program.partitions[block.partition].warps
    }

    fn threads(&self, block: &Block) -> u32 {
        self.warps(block).saturating_mul(self.program.lanes())
    }

    fn step(&mut self, block: &Block, id: EventId, values: Values<'_>, counters: &Counters) -> Step {
        let program = self.program;
        let event = &program.events[id];
        if let Action::Call(call) = &event.action {
            return self.call(block, id, call, values);
        }
        let effect = self.effect(block, id, values, counters);
        let arrival = match effect {
            Effect::Issue { arrival, .. } => arrival,
            _ => None,
        };
        let mut step = Step::only(effect);
        let frame = Frame { root: self.function, function: self.function, offset: 0 };
        for (at, access) in event.accesses.iter().enumerate() {
            for (part, footprint) in access.footprints.iter().enumerate() {
                let value = match footprint.slot {
                    Slot::At(term) => values(term),
                    Slot::Whole | Slot::Any => Value::UNKNOWN,
                };
                let slot = slot_of(program, footprint, value);
                let place = *self.own_places.entry((id, at, part, slot)).or_insert_with(|| {
                    self.places.intern(Where::new(program, self.below, footprint, slot, frame))
                });
                let touch = Touch {
                    event: id,
                    mode: access.mode,
                    proxy: access.proxy,
                    queue: access.queue,
                    token: access.token,
                    place,
                    first_warp: self.warps(block) == 1 || event.makes_by_first_warp(access),
                    arrival: arrival.filter(|_| access.queue.is_some()),
                    in_warp: access.scratch && self.in_warp.contains(&event.origin),
                    behind_barrier: false,
                };
                let birth = touch.birth();
                let touch = self.intern(touch, footprint, frame);
                step.touches.push(touch);
                step.starts.push((touch, birth));
            }
        }
        step
    }

    /// A call makes the accesses of the callee, with unknown slots.
    fn call(&mut self, block: &Block, id: EventId, call: &Call, values: Values<'_>) -> Step {
        let Some(summary) = call.callee.and_then(|callee| self.summaries.get(&callee)) else {
            let touch = calls::anything(id, self.places.intern(Where::anywhere()));
            let frame = Frame { root: self.function, function: self.function, offset: 0 };
            let touch = self.intern(touch, &calls::unknown(), frame);
            return Step {
                touches: vec![touch],
                effect: Effect::None,
                starts: vec![(touch, Life::COMPLETE)],
            };
        };
        let effect = if summary.passes { Effect::None } else { Effect::Barrier };
        let mut step = Step::only(effect);
        for remote in &summary.remotes {
            for (footprint, frame, value) in remote.seen_by(call, self.function, values) {
                let slot = slot_of(self.program, &footprint, value);
                let place = self.places.intern(Where::new(self.program, self.below, &footprint, slot, frame));
                let first_warp = self.warps(block) == 1 || remote.touch.first_warp;
                let touch = Touch { place, first_warp, ..remote.touch.clone() };
                let touch = self.intern(touch, &footprint, frame);
                step.touches.push(touch);
                step.starts.extend(remote.lives.iter().map(|life| (touch, life.clone())));
            }
        }
        step
    }

    fn intern(&mut self, touch: Touch, footprint: &Footprint, frame: Frame) -> TouchId {
        let touch = self.touches.intern(touch);
        let Frame { function, offset, .. } = frame;
        self.sources.entry(touch).or_insert_with(|| Source {
            footprint: footprint.clone(),
            function,
            offset,
        });
        touch
    }

    fn effect(&self, block: &Block, id: EventId, values: Values<'_>, counters: &Counters) -> Effect {
        let event = &self.program.events[id];
        match &event.action {
            Action::Copy { queue, .. } | Action::Mma { queue, .. } => Effect::Issue {
                queue: *queue,
                event: id,
                arrival: self.arrival(block, event, *queue, values, counters),
            },
            Action::Commit(queue) => Effect::Commit(*queue),
            Action::Wait(_) => Effect::Wait(id),
            Action::Barrier(barrier) if !self.changes.removed.contains(&event.origin) => {
                self.barrier_effect(block, barrier)
            }
            Action::MBarrier(mbarrier) => match mbarrier.op.effect() {
                MBarrierEffect::Arrive(Arrive { after: Some(queue), inc, .. })
                    if queue.commit_covers(self.warps(block)) =>
                {
                    let mut arrival = self.arrival(block, event, queue, values, counters);
                    if let Some(arrival) = arrival.as_mut().filter(|_| inc && self.warps(block) > 1) {
                        arrival.parity = arrival.parity.raised();
                    }
                    Effect::Attach { queue, arrival }
                }
                MBarrierEffect::Wait { phase } => {
                    let mut footprints = event.accesses.iter().flat_map(|access| &access.footprints);
                    let (Some(only), None) = (footprints.next(), footprints.next()) else {
                        return Effect::None;
                    };
                    let object = self.objects.find(self.program, only, values);
                    let parity = values(phase).modulo(2).map(|parity| parity == 1);
                    Effect::WaitPhase { object, parity, shared: self.objects.is_shared(only) }
                }
                MBarrierEffect::Arrive(_) | MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate => {
                    Effect::None
                }
            },
            Action::Fence(fence) => match fence.kind {
                FenceKind::Proxy => Effect::ProxyFence,
                FenceKind::Thread => Effect::ThreadFence,
                FenceKind::MBarrierInit => Effect::InitFence,
            },
            _ => match event.accesses.iter().find_map(|access| access.queue) {
                Some(queue) => Effect::Issue { queue, event: id, arrival: None },
                None => Effect::None,
            },
        }
    }

    /// The arrivals of the warps at mbarriers in this event, except those that copies add
    /// themselves.
    fn arrive_effects(
        &self,
        block: &Block,
        event: &Event,
        values: Values<'_>,
        counters: &mut Counters,
    ) -> Vec<Effect> {
        let arrives = |access: &Access| match &event.action {
            Action::MBarrier(mbarrier) => match mbarrier.op.effect() {
                MBarrierEffect::Arrive(arrive) => !arrive.inc,
                MBarrierEffect::Init { .. } | MBarrierEffect::Invalidate => true,
                MBarrierEffect::Wait { .. } => false,
            },
            _ => access.proxy == Proxy::Barrier,
        };
        if matches!(event.action, Action::Call(_)) {
            return vec![Effect::Arrive { object: None, torn: self.objects.are_used_in_callees() }];
        }
        let footprints = event.accesses.iter().filter(|access| arrives(access)).flat_map(|a| &a.footprints);
        let effect = |footprint| {
            let object = self.objects.find(self.program, footprint, values);
            let threads = self.threads(block);
            let mut overruns = |object| self.objects.overruns(self.program, event, object, threads, counters);
            Effect::Arrive { object, torn: object.is_some_and(&mut overruns) }
        };
        footprints.map(effect).collect()
    }

    /// The arrival of the operations of `queue` in this event, at the only mbarrier that it names.
    fn arrival(
        &self,
        block: &Block,
        event: &Event,
        queue: Queue,
        values: Values<'_>,
        counters: &Counters,
    ) -> Option<Arrival> {
        let is_commit = matches!(event.action, Action::MBarrier(_));
        let mut named = event.accesses.iter().filter(|access| is_commit || access.proxy == Proxy::Barrier);
        named.find_map(|access| {
            self.objects.arrival(
                self.program,
                access,
                (queue, self.homes.get(block.partition)),
                values,
                counters,
            )
        })
    }

    /// The effect of a barrier. Only some barriers let every warp of the partition know what the
    /// others knew. A conditional barrier may synchronize with other barriers. A warp barrier
    /// orders nothing here.
    fn barrier_effect(&self, block: &Block, barrier: &Barrier) -> Effect {
        let constant = |term| self.program.terms.as_const(term);
        match barrier.kind.part() {
            BarrierPart::Signal(id) if self.split.contains(&id) && barrier.local_fence => {
                return Effect::Signal(id);
            }
            BarrierPart::Wait(id) if self.split.contains(&id) => return Effect::Await(id),
            BarrierPart::Signal(_) | BarrierPart::Wait(_) | BarrierPart::ArriveOnly => return Effect::None,
            BarrierPart::Whole if barrier.kind.is_relaxed() => return Effect::RelaxedClusterBarrier,
            BarrierPart::Whole => {}
        }
        let all_meet = barrier.kind.meets_partition(self.warps(block), self.program.lanes(), constant);
        match (all_meet, barrier.local_fence) {
            (true, true) => Effect::Barrier,
            (true, false) => Effect::ExecutionBarrier,
            (false, _) => Effect::None,
        }
    }
}

/// The added effects at each point.
fn added(program: &Program, changes: &Changes<'_>) -> FxHashMap<Point, Vec<Effect>> {
    let mut added: FxHashMap<Point, Vec<Effect>> = FxHashMap::default();
    for &point in changes.added {
        added.entry(point).or_default().push(Effect::Barrier);
    }
    let split = pairs::of_workgroup_or_cluster(program);
    for &(point, half) in changes.split_parts {
        let effect = match half {
            SplitBarrierPart::Signal => Effect::Signal(split),
            SplitBarrierPart::Wait => Effect::Await(split),
        };
        added.entry(point).or_default().push(effect);
    }
    added
}

/// The footprints of a callee's access in its caller.
pub(super) type Seen = SmallVec<[(Footprint, Frame, Value); 1]>;
