//! The mbarriers of one function and their arrivals on a path.
//!
//! Arrivals are counted from the initialization, modulo two phases. If only one partition uses the
//! mbarrier, that gives the parity of the open phase. Otherwise it is assumed to be right
//! (`Parity::Assumed`).
//!
//! A wait for a parity may pass because of the phase two before the intended one. So the parity
//! counts as known only if every completed phase was waited for. A bulk copy that arrives when all
//! arrivals of a phase have happened, without a wait for that phase, belongs to that phase: its
//! `expect` precedes it. If no `expect` does, no wait completes it.
//!
//! The certifier assumes that predicated operations happen, and that an `expect` names the bytes
//! that arrive.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{EntityId, PrimaryMap, saturated};
use seawall_model::{
    Access, Action, BufferId, CompletionArrival, Event, Footprint, Function, MBarrierEffect, PartitionId,
    Place, Program, Proxy, Queue, Slot, TermId,
};

use super::life::{Arrival, ObjectId, Parity};
use super::steps::Homes;
use super::value::Value;

/// mbarriers with more slots or larger counts are not counted. Kernels have tens of stages, and at
/// most 1024 threads arrive.
const MAX_SLOTS: u32 = 64;
const MAX_COUNT: u32 = 1024;

/// The arrivals at one mbarrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Counter {
    /// Arrivals since its initialization, modulo two phases. `None` if unknown.
    arrived: Option<u16>,
    /// Completed phases without a wait, at most 2. With 2, it is unknown which phase a wait is for.
    open: u16,
    /// Whether each warp made some of the arrivals since the latest phase with a wait.
    by_warps: bool,
}

impl Counter {
    const UNKNOWN: Counter = Counter { arrived: None, open: 0, by_warps: false };
    const FRESH: Counter = Counter { arrived: Some(0), open: 0, by_warps: false };
}

struct Object {
    /// Arrivals per phase. `None` if initializations differ or the count is too large.
    count: Option<u16>,
    /// Whether several partitions use it.
    shared: bool,
    /// The buffer that contains it.
    buffer: BufferId,
}

/// The mbarriers of one function.
pub(super) struct Objects {
    table: PrimaryMap<ObjectId, Object>,
    first: FxHashMap<BufferId, (ObjectId, u32)>,
    waiters: FxHashMap<BufferId, FxHashSet<PartitionId>>,
    /// Whether other functions have mbarrier operations. A call may then arrive at any mbarrier.
    in_callees: bool,
    /// Whether other functions wait for asynchronous operations.
    callees_wait: bool,
}

/// One counter per mbarrier.
pub(super) type Counters = Vec<Counter>;

/// Returns the value of a term at the current point of the path.
pub(super) type Values<'a> = &'a dyn Fn(TermId) -> Value;

impl Objects {
    pub(super) fn new(program: &Program, function: &Function, homes: &Homes) -> Self {
        let mut counts: FxHashMap<BufferId, FxHashSet<u32>> = FxHashMap::default();
        let mut users: FxHashMap<BufferId, FxHashSet<PartitionId>> = FxHashMap::default();
        let mut waiters: FxHashMap<BufferId, FxHashSet<PartitionId>> = FxHashMap::default();
        for &id in &function.blocks {
            let block = &program.blocks[id];
            let partition = homes.get(block.partition);
            for event in block.events.iter().map(|&event| &program.events[event]) {
                for buffer in
                    event.accesses.iter().flat_map(|access| &access.footprints).filter_map(buffer_of)
                {
                    match event.action.mbarrier_effect() {
                        // The partition that initializes or invalidates it need not use it.
                        Some(MBarrierEffect::Init { count, .. }) => {
                            counts.entry(buffer).or_default().insert(count);
                        }
                        Some(MBarrierEffect::Invalidate) => {}
                        Some(MBarrierEffect::Wait { .. }) => {
                            waiters.entry(buffer).or_default().insert(partition);
                            users.entry(buffer).or_default().insert(partition);
                        }
                        Some(MBarrierEffect::Arrive(_)) | None => {
                            users.entry(buffer).or_default().insert(partition);
                        }
                    }
                }
            }
        }
        let mut buffers: Vec<(BufferId, FxHashSet<u32>)> = counts.into_iter().collect();
        buffers.sort_unstable_by_key(|entry| entry.0);
        let (in_callees, callees_wait) = elsewhere(program, function);
        let (table, first) = (PrimaryMap::new(), FxHashMap::default());
        let mut objects = Objects { table, first, waiters, in_callees, callees_wait };
        for (buffer, counts) in buffers {
            let slots = program.buffers[buffer].slots;
            if slots > MAX_SLOTS {
                continue;
            }
            let only = if counts.len() == 1 { counts.into_iter().next() } else { None };
            let count =
                only.filter(|count| (1..=MAX_COUNT).contains(count)).and_then(|c| u16::try_from(c).ok());
            let shared = users.get(&buffer).is_some_and(|partitions| partitions.len() > 1);
            objects.first.insert(buffer, (objects.table.next_id(), slots));
            for _ in 0..slots {
                objects.table.push(Object { count, shared, buffer });
            }
        }
        objects
    }

    /// The counters before any initialization, all unknown.
    pub(super) fn counters(&self) -> Counters {
        vec![Counter::UNKNOWN; self.table.len()]
    }

    /// The mbarrier that a footprint names, if its slot is known.
    pub(super) fn find(
        &self,
        program: &Program,
        footprint: &Footprint,
        values: Values<'_>,
    ) -> Option<ObjectId> {
        let &(first, slots) = self.first.get(&buffer_of(footprint)?)?;
        let slot = match footprint.slot {
            _ if slots == 1 => 0,
            Slot::At(term) => super::place::slot_of(program, footprint, values(term))?,
            Slot::Whole | Slot::Any => return None,
        };
        let slot = usize::try_from(slot).ok().filter(|&slot| slot < slots as usize)?;
        Some(ObjectId::from_index(first.index() + slot))
    }

    /// The arrival of an asynchronous operation with this access.
    pub(super) fn arrival(
        &self,
        program: &Program,
        access: &Access,
        (queue, partition): (Queue, PartitionId),
        values: Values<'_>,
        counters: &Counters,
    ) -> Option<Arrival> {
        let [footprint] = access.footprints.as_slice() else { return None };
        let object = self.find(program, footprint, values)?;
        let waiters = self.table.get(object).and_then(|object| self.waiters.get(&object.buffer));
        let waited_elsewhere = waiters.is_some_and(|partitions| !partitions.contains(&partition));
        let bulk = program.completion_arrival(queue) == CompletionArrival::Bytes;
        let parity = self.parity(object, bulk, counters);
        Some(Arrival { object, parity: if waited_elsewhere { Parity::WaitedElsewhere } else { parity } })
    }

    /// Whether several partitions use the mbarriers of the buffer.
    pub(super) fn is_shared(&self, footprint: &Footprint) -> bool {
        let first = buffer_of(footprint).and_then(|buffer| self.first.get(&buffer));
        first.and_then(|&(first, _)| self.table.get(first)).is_some_and(|object| object.shared)
    }

    /// Whether a call may arrive at mbarriers.
    pub(super) fn are_used_in_callees(&self) -> bool {
        self.in_callees
    }

    /// Whether a call may wait for asynchronous operations.
    pub(super) fn do_callees_wait(&self) -> bool {
        self.callees_wait
    }

    /// The parity of the phase of an operation that is issued now.
    fn parity(&self, object: ObjectId, bulk: bool, counters: &Counters) -> Parity {
        let (Some(known), Some(counter)) = (self.table.get(object), counters.get(object.index())) else {
            return Parity::Unknown;
        };
        match (known.count, counter.arrived) {
            _ if known.shared => Parity::Assumed,
            (Some(count), Some(arrived)) => {
                // The phase that the copy's bytes hold open is its own. If no phase is open, the
                // copy is not expected.
                let own = u16::from(bulk && arrived % count == 0);
                let phase = arrived / count + own;
                if counter.open != own { Parity::Unknown } else { Parity::Known(phase % 2 == 1) }
            }
            _ => Parity::Unknown,
        }
    }

    /// Counts the arrivals of an event by a partition of `threads` threads.
    pub(super) fn count(
        &self,
        program: &Program,
        event: &Event,
        threads: u32,
        values: Values<'_>,
        counters: &mut Counters,
    ) {
        let change = |counters: &mut Counters, footprint: &Footprint, arrivals: Option<u32>| {
            let (objects, is_certain) = self.objects_of(program, footprint, values);
            for object in objects {
                self.arrive(object, if is_certain { arrivals } else { None }, counters);
            }
        };
        let footprints = || event.accesses.iter().filter(|access| access.proxy == Proxy::Barrier);
        match &event.action {
            Action::MBarrier(mbarrier) => {
                let arrivals = match mbarrier.op.effect() {
                    MBarrierEffect::Init { .. } => return self.initialise(program, event, values, counters),
                    MBarrierEffect::Wait { phase } => {
                        return self.wait(program, event, phase, values, counters);
                    }
                    MBarrierEffect::Invalidate => return,
                    MBarrierEffect::Arrive(arrive) => {
                        saturated::<u32>(arrive.progress(u64::from(threads), program.lanes()))
                    }
                };
                for footprint in event.accesses.iter().flat_map(|access| &access.footprints) {
                    change(counters, footprint, (event.accesses.len() == 1).then_some(arrivals));
                }
            }
            Action::Copy { queue, .. } | Action::Mma { queue, .. }
                if program.completion_arrival(*queue) != CompletionArrival::Bytes =>
            {
                let arrivals = program.completion_arrival(*queue).count(threads / program.lanes());
                for footprint in footprints().flat_map(|access| &access.footprints) {
                    change(counters, footprint, Some(arrivals));
                }
            }
            Action::Call(_) if self.in_callees => counters.fill(Counter::UNKNOWN),
            Action::Call(call) => {
                for footprint in call.arguments.iter().flatten() {
                    change(counters, footprint, None);
                }
            }
            _ => {}
        }
    }

    /// Whether arrivals of an event at an mbarrier may count for the previous phase: each warp
    /// makes some of them, and one warp may be ahead.
    pub(super) fn overruns(
        &self,
        program: &Program,
        event: &Event,
        object: ObjectId,
        threads: u32,
        counters: &mut Counters,
    ) -> bool {
        let warps = threads / program.lanes();
        let (arrivals, by_warps) = match (event.action.mbarrier_effect(), event.action.issues_on()) {
            (Some(MBarrierEffect::Arrive(arrive)), _) if !arrive.inc => {
                let arrivals = saturated::<u32>(arrive.arrivals(u64::from(threads), program.lanes()));
                (arrivals, arrive.by.is_each_warp())
            }
            (None, Some(queue)) => match program.completion_arrival(queue) {
                CompletionArrival::Bytes | CompletionArrival::Never => return false,
                arrival @ (CompletionArrival::OncePerWarp | CompletionArrival::Once) => {
                    (arrival.count(warps), arrival == CompletionArrival::OncePerWarp)
                }
            },
            _ => return false,
        };
        let (Some(known), Some(counter)) = (self.table.get(object), counters.get_mut(object.index())) else {
            return false;
        };
        counter.by_warps |= by_warps && warps > 1;
        let (Some(count), Some(arrived)) = (known.count, counter.arrived) else { return false };
        let has_room = arrivals <= u32::from(count - arrived % count);
        counter.by_warps && !known.shared && (counter.open > 0 || !has_room)
    }

    fn initialise(&self, program: &Program, event: &Event, values: Values<'_>, counters: &mut Counters) {
        for footprint in event.accesses.iter().flat_map(|access| &access.footprints) {
            let (objects, is_certain) = self.objects_of(program, footprint, values);
            for object in objects {
                counters[object.index()] = if is_certain { Counter::FRESH } else { Counter::UNKNOWN };
            }
        }
    }

    /// The mbarriers that a footprint may be, and whether it certainly is one of them, the only
    /// one. If its slot is unknown, it may be any of its buffer. If its buffer is unknown, it may
    /// also be none of them.
    fn objects_of(
        &self,
        program: &Program,
        footprint: &Footprint,
        values: Values<'_>,
    ) -> (Vec<ObjectId>, bool) {
        match (self.find(program, footprint, values), buffer_of(footprint)) {
            (Some(object), _) => (vec![object], true),
            (None, Some(buffer)) => {
                let objects = self.all_of(buffer);
                let is_certain = objects.len() == 1;
                (objects, is_certain)
            }
            (None, None) => (self.table.ids().collect(), false),
        }
    }

    fn all_of(&self, buffer: BufferId) -> Vec<ObjectId> {
        let Some(&(first, slots)) = self.first.get(&buffer) else { return Vec::new() };
        (first.index()..first.index() + slots as usize).map(ObjectId::from_index).collect()
    }

    fn arrive(&self, object: ObjectId, arrivals: Option<u32>, counters: &mut Counters) {
        let (Some(known), Some(counter)) = (self.table.get(object), counters.get_mut(object.index())) else {
            return;
        };
        *counter = match (known.count, arrivals, counter.arrived) {
            (Some(count), Some(arrivals), Some(before)) if !known.shared => {
                let now = u32::from(before) + arrivals.min(u32::from(u16::MAX));
                let count = u32::from(count);
                let completed = now / count - u32::from(before) / count;
                let open = (u32::from(counter.open) + completed).min(2);
                let arrived = u16::try_from(now % (2 * count)).ok();
                Counter { arrived, open: u16::try_from(open).unwrap_or(2), ..*counter }
            }
            _ => Counter::UNKNOWN,
        };
    }

    /// A wait for the only completed phase without a wait.
    fn wait(
        &self,
        program: &Program,
        event: &Event,
        phase: TermId,
        values: Values<'_>,
        counters: &mut Counters,
    ) {
        let mut footprints = event.accesses.iter().flat_map(|access| &access.footprints);
        let (Some(only), None) = (footprints.next(), footprints.next()) else { return };
        let Some(object) = self.find(program, only, values) else { return };
        let count = self.table.get(object).and_then(|object| object.count);
        let counter = counters.get_mut(object.index());
        let (Some(count), Some(counter), Some(parity)) = (count, counter, values(phase).modulo(2)) else {
            return;
        };
        if let Some(arrived) = counter.arrived
            && counter.open == 1
            && i64::from((arrived / count + 1) % 2) == parity
        {
            (counter.open, counter.by_warps) = (0, false);
        }
    }
}

/// Whether other functions have mbarrier operations, and whether they wait for asynchronous
/// operations.
fn elsewhere(program: &Program, function: &Function) -> (bool, bool) {
    let operates = |event: &Event| {
        matches!(event.action, Action::MBarrier(_))
            || event.accesses.iter().any(|access| access.proxy == Proxy::Barrier)
    };
    let own = program.blocks[function.entry].function;
    let others = program.blocks.values().filter(|block| block.function != own);
    let (mut in_callees, mut callees_wait) = (false, false);
    for event in others.flat_map(|block| &block.events).map(|&event| &program.events[event]) {
        in_callees |= operates(event);
        callees_wait |= operates(event) || matches!(event.action, Action::Wait(_));
    }
    (in_callees, callees_wait)
}

fn buffer_of(footprint: &Footprint) -> Option<BufferId> {
    match footprint.place {
        Place::Buffer(buffer) => Some(buffer),
        Place::Parameter(_) | Place::Unknown => None,
    }
}
