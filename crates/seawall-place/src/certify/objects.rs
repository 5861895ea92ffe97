//! The mbarriers of one function, and how many arrivals each has had on a path.
//!
//! Arrivals are counted modulo two phases, from the initialisation on. That tells the parity of the phase that is
//! being built if only one partition uses the mbarrier; else it is taken to be right (`Parity::Assumed`).
//! Two facts are taken for granted: an operation with a predicate happens, and a bulk copy that arrives where all
//! arrivals of a phase are in belongs to that phase, since its `expect` stands before it.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{EntityId, PrimaryMap};
use seawall_model::{
    Access, Action, BufferId, Event, Footprint, Function, MBarrierOp, PartitionId, Place, Program, Proxy,
    Queue, Slot, TermId,
};

use super::life::{Arrival, ObjectId, Parity};
use super::steps::Homes;
use super::value::Value;

/// mbarriers of more slots or with larger counts are not counted: kernels have tens of stages, and at most 1024
/// threads arrive.
const MAX_SLOTS: u32 = 64;
const MAX_COUNT: u32 = 1024;

/// A number of arrivals that is not known.
const UNKNOWN: u16 = u16::MAX;

struct Object {
    /// Arrivals per phase; `None` if initialisations differ or the count is too large.
    count: Option<u16>,
    /// Several partitions use it.
    shared: bool,
    /// The buffer that it is a slot of.
    buffer: BufferId,
}

/// The mbarriers of one function.
pub(super) struct Objects {
    table: PrimaryMap<ObjectId, Object>,
    first: FxHashMap<BufferId, (ObjectId, u32)>,
    waiters: FxHashMap<BufferId, FxHashSet<PartitionId>>,
}

/// Arrivals at each mbarrier since it was initialised, modulo two phases.
pub(super) type Counters = Vec<u16>;

/// Gives the value of a term at the present place of the path.
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
                    let Action::MBarrier(mbarrier) = &event.action else {
                        users.entry(buffer).or_default().insert(partition);
                        continue;
                    };
                    match mbarrier.op {
                        // Who begins and ends its life need not be who uses it.
                        MBarrierOp::Init { count, .. } => {
                            counts.entry(buffer).or_default().insert(count);
                        }
                        MBarrierOp::Invalidate => {}
                        ref op => {
                            if matches!(op, MBarrierOp::Wait { .. }) {
                                waiters.entry(buffer).or_default().insert(partition);
                            }
                            users.entry(buffer).or_default().insert(partition);
                        }
                    }
                }
            }
        }
        let mut buffers: Vec<(BufferId, FxHashSet<u32>)> = counts.into_iter().collect();
        buffers.sort_unstable_by_key(|entry| entry.0);
        let mut objects = Objects { table: PrimaryMap::new(), first: FxHashMap::default(), waiters };
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

    /// Before any initialisation nothing is known.
    pub(super) fn counters(&self) -> Counters {
        vec![UNKNOWN; self.table.len()]
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

    /// The arrival that an asynchronous operation with this access makes when it is complete.
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
        let handed_over = waiters.is_some_and(|partitions| !partitions.contains(&partition));
        let parity = self.parity(object, is_bulk(queue), counters);
        Some(Arrival { object, parity: if handed_over { Parity::HandedOver } else { parity } })
    }

    /// Whether several partitions use the mbarriers of the buffer.
    pub(super) fn is_shared(&self, footprint: &Footprint) -> bool {
        let first = buffer_of(footprint).and_then(|buffer| self.first.get(&buffer));
        first.and_then(|&(first, _)| self.table.get(first)).is_some_and(|object| object.shared)
    }

    /// The parity of the phase that an operation belongs to which is issued now.
    fn parity(&self, object: ObjectId, bulk: bool, counters: &Counters) -> Parity {
        let (Some(known), Some(&arrived)) = (self.table.get(object), counters.get(object.index())) else {
            return Parity::Unknown;
        };
        match known.count {
            _ if known.shared => Parity::Assumed,
            Some(count) if arrived != UNKNOWN => {
                let phase = arrived / count;
                let held_open = bulk && arrived % count == 0;
                Parity::Known((phase + u16::from(held_open)) % 2 == 1)
            }
            _ => Parity::Unknown,
        }
    }

    /// Counts what an event of a partition of `threads` threads does.
    pub(super) fn count(
        &self,
        program: &Program,
        event: &Event,
        threads: u32,
        values: Values<'_>,
        counters: &mut Counters,
    ) {
        let change = |counters: &mut Counters, footprint: &Footprint, arrivals: Option<u32>| {
            let objects: Vec<ObjectId> = match (self.find(program, footprint, values), buffer_of(footprint)) {
                (Some(object), _) => vec![object],
                // Some slot of the buffer, or some buffer: what is counted there is not known any more.
                (None, Some(buffer)) => self.all_of(buffer),
                (None, None) => self.table.ids().collect(),
            };
            let certain = objects.len() == 1;
            for object in objects {
                self.arrive(object, if certain { arrivals } else { None }, counters);
            }
        };
        let footprints = || event.accesses.iter().filter(|access| access.proxy == Proxy::Barrier);
        match &event.action {
            Action::MBarrier(mbarrier) => {
                let arrivals = match mbarrier.op {
                    MBarrierOp::Init { .. } => return self.initialise(program, event, values, counters),
                    MBarrierOp::Invalidate | MBarrierOp::Wait { .. } => return,
                    MBarrierOp::Expect { .. } | MBarrierOp::Commit(_) => 1,
                    MBarrierOp::Arrive { count, per_thread } => {
                        if per_thread {
                            count.saturating_mul(threads)
                        } else {
                            count
                        }
                    }
                };
                for footprint in event.accesses.iter().flat_map(|access| &access.footprints) {
                    change(counters, footprint, (event.accesses.len() == 1).then_some(arrivals));
                }
            }
            Action::Copy { queue, .. } | Action::Mma(queue) if !is_bulk(*queue) => {
                for footprint in footprints().flat_map(|access| &access.footprints) {
                    change(counters, footprint, Some(1));
                }
            }
            Action::Call(call) => {
                for footprint in call.arguments.iter().flatten() {
                    change(counters, footprint, None);
                }
            }
            _ => {}
        }
    }

    fn initialise(&self, program: &Program, event: &Event, values: Values<'_>, counters: &mut Counters) {
        for footprint in event.accesses.iter().flat_map(|access| &access.footprints) {
            match self.find(program, footprint, values) {
                Some(object) => {
                    if let Some(counter) = counters.get_mut(object.index()) {
                        *counter = 0;
                    }
                }
                None => {
                    for object in buffer_of(footprint).map(|buffer| self.all_of(buffer)).unwrap_or_default() {
                        self.arrive(object, None, counters);
                    }
                }
            }
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
        *counter = match (known.count, arrivals) {
            (Some(count), Some(arrivals)) if *counter != UNKNOWN && !known.shared => {
                let phases = 2 * u32::from(count);
                u16::try_from((u32::from(*counter) + arrivals % phases) % phases).unwrap_or(UNKNOWN)
            }
            _ => UNKNOWN,
        };
    }
}

fn buffer_of(footprint: &Footprint) -> Option<BufferId> {
    match footprint.place {
        Place::Buffer(buffer) => Some(buffer),
        Place::Parameter(_) | Place::Unknown => None,
    }
}

/// Bulk copies take bytes off the mbarrier; other operations arrive.
fn is_bulk(queue: Queue) -> bool {
    matches!(queue, Queue::Tma | Queue::Remote | Queue::TmaStore)
}
