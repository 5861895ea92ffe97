//! Accesses: conflicts of a new access with past ones, and the record of the new access.

use rustc_hash::FxHashMap;
use seawall_model::{Access, Action, Event, EventId, Mode, PartitionId, Proxy, Space};
use smallvec::SmallVec;

use crate::mapped::Makers;
use crate::place::Touches;
use crate::report::{Conflict, Fault};
use crate::run_state::{Record, State, queue_index};
use crate::set::Set;
use crate::simulator::{Found, Simulator, conflict};
use crate::warps::WarpIndex;

/// An access that a warp makes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Making<'p> {
    pub(crate) warp: WarpIndex,
    pub(crate) id: EventId,
    pub(crate) event: &'p Event,
    pub(crate) access: &'p Access,
    pub(crate) number: u16,
}

/// An execution of an access by the warps of a partition: the partition, the position and the
/// number of the access.
type Execution = (PartitionId, u32, u16);

/// The records by the execution of an access that they are parts of. A new access may conflict with
/// thousands of records, so the index is made at the first look-up.
#[derive(Debug, Default)]
struct Parts {
    index: Option<FxHashMap<Execution, SmallVec<[u32; 4]>>>,
}

impl Parts {
    /// The records of the warps that executed this access together, in the order of `records`.
    fn of<'r>(&mut self, records: &'r [Record], record: &Record) -> impl Iterator<Item = &'r Record> {
        let key = |record: &Record| (record.partition, record.position, record.access);
        let index = self.index.get_or_insert_with(|| {
            let mut index: FxHashMap<_, SmallVec<[u32; 4]>> = FxHashMap::default();
            for (at, record) in (0..).zip(records) {
                index.entry(key(record)).or_default().push(at);
            }
            index
        });
        let parts = index.get(&key(record)).map_or(&[][..], SmallVec::as_slice);
        parts.iter().filter_map(|&at| records.get(at as usize))
    }
}

/// Whether an engine makes the arrivals of an event: those of a copy, an MMA or a commit.
fn is_of_engine(event: &Event) -> bool {
    event.action.commits_to_mbarrier().is_some() || event.action.issues_on().is_some()
}

/// Whether an access is that of an mbarrier operation or the arrival of an asynchronous one.
pub(crate) fn is_barrier(event: &Event, access: &Access) -> bool {
    access.proxy == Proxy::Barrier || matches!(event.action, Action::MBarrier(_))
}

impl<'p> Simulator<'p> {
    /// Makes an access: reports its conflicts and records it.
    pub(crate) fn access(&mut self, state: &mut State, making: Making<'p>, touches: Touches) {
        let Making { warp, access, event, .. } = making;
        let queue = access.queue.filter(|_| !is_barrier(event, access));
        let position = state.warps[warp].position;
        let mut oldest = position;
        if let Some(queue) = queue {
            // Even a complete operation counts as in flight for its warp until the warp knows it.
            let is_open = |r: &&Record| r.in_flight || !r.known.has(warp);
            let own = state.records.iter().filter(|r| r.warp == warp && r.queue == Some(queue));
            let in_flight = own.filter(is_open);
            oldest = in_flight.map(|r| r.position).min().unwrap_or(position).min(position);
        }
        let reaches = self.tables.cluster.reaches(event, access);
        let by_engine = reaches && is_barrier(event, access) && is_of_engine(event);
        if reaches {
            self.reach(state, warp, making.id);
        }
        let new = Record {
            event: making.id,
            access: making.number,
            warp,
            partition: self.tables.partition(warp),
            concerns: self.tables.concerns(making.id, warp),
            position,
            touches,
            queue,
            group: queue.map_or(0, |queue| state.warps[warp].closed[queue_index(queue)]),
            token: access.token.map_or(0, |token| state.counted(warp, token_key(token))),
            oldest,
            in_flight: queue.is_some(),
            generic_write: access.proxy == Proxy::Generic
                && access.mode.writes()
                && self.tables.needs_fence(making.id),
            // An engine's arrival in another CTA is known only through the mbarrier of that CTA.
            known: if queue.is_some() || by_engine { Set::default() } else { Set::one(warp) },
            fenced: Set::default(),
            issued: Set::one(warp),
        };
        let mut parts = Parts::default();
        let pairs = state.records.len().saturating_mul(new.touches.len().max(1)) as u64;
        self.comparisons = self.comparisons.saturating_add(pairs);
        for past in &state.records {
            if let Some(found) = self.clash(state, (past, &new), making, &mut parts) {
                self.fault(state, found);
            }
        }
        if self.tables.shared_mbarriers && !is_barrier(event, access) {
            self.report_overwritten_mbarriers(state, making, &new.touches, reaches);
        }
        if !is_barrier(event, access)
            || event.action.bounds_mbarrier_lifetime()
            || reaches
            || self.is_remembered(&new.touches)
        {
            self.remember(state, new);
        }
    }

    fn is_remembered(&self, touches: &Touches) -> bool {
        let buffers = touches.iter().filter_map(|touched| self.places.buffer(touched.spot));
        let index = |buffer| seawall_base::EntityId::index(buffer);
        buffers.into_iter().any(|b| self.tables.remembered[index(b)])
    }

    fn remember(&mut self, state: &mut State, new: Record) {
        if new.is_settled(&state.live) {
            return;
        }
        if !new.in_flight {
            self.forget_older(state, &new);
        }
        state.records.push(new);
    }

    /// Forgets older executions of the access of `new` if a newer one subsumes them.
    ///
    /// An older execution stays if another warp has not executed its part of it yet. If a copy may
    /// be between the two, their positions decide which fault it is. Both then stay until all warps
    /// have passed the newer one.
    fn forget_older(&self, state: &mut State, new: &Record) {
        let (warps, tables) = (&state.warps, &self.tables);
        let passed = |position| {
            let concerned = |at: WarpIndex| tables.partition(at) == new.partition && new.concerns.has(at);
            let others = warps.iter().enumerate().filter(|(at, _)| concerned(*at));
            others.into_iter().all(|(_, warp)| warp.position > position)
        };
        let alike = |r: &Record| {
            r.event == new.event
                && r.access == new.access
                && r.warp == new.warp
                && !r.in_flight
                && r.touches == new.touches
        };
        let order_matters = tables.may_conflict_with_queue(new.event);
        let newer = state.records.iter().filter(|r| alike(r)).chain([new]);
        let newer: Vec<(u32, Set, bool)> =
            newer.map(|r| (r.position, r.known, order_matters && passed(r.position))).collect();
        let is_told = |r: &Record| {
            let behind = !order_matters && passed(r.position);
            newer.iter().any(|&(position, known, behind_newer)| {
                position > r.position && (behind || behind_newer) && r.known.covers(&known)
            })
        };
        state.records.retain(|r| !(alike(r) && is_told(r)));
    }

    /// Returns the fault between a past access and a new one, if there is one.
    fn clash(
        &mut self,
        state: &State,
        (past, new): (&Record, &Record),
        making: Making<'p>,
        parts: &mut Parts,
    ) -> Option<Found> {
        let same_partition = past.partition == new.partition;
        if same_partition && past.position == new.position {
            return None;
        }
        let past_event = &self.program.events[past.event];
        let past_access = past_event.accesses.get(usize::from(past.access))?;
        let (past_writes, new_writes) = (past_access.mode.writes(), making.access.mode.writes());
        if !(past_writes || new_writes) || commute(past_event, making.event) {
            return None;
        }
        let together = self.tables.warps.are_together(past.warp, new.warp);
        let sides = ((past_event, past_access), (making.event, making.access));
        if !together && !self.reaches_either(sides.0, sides.1)
            || together && past.warp != new.warp && self.tables.is_parted(sides.0, sides.1)
            || both_use(sides.0, sides.1)
        {
            return None;
        }
        let found = |fault, earlier, event, in_flight_read| Found {
            earlier: Some(earlier),
            event,
            fault,
            in_flight_read,
            between_ctas: !together,
        };
        let known = past.known.has(new.warp);
        if known && !(self.tables.proxies && past.is_unfenced(new.warp, making.access)) {
            return None;
        }
        if !self.places.overlap_for(&past.touches, &new.touches, self.makers(state, past, new)) {
            return None;
        }
        if known {
            return Some(found(Fault::MissingProxyFence, past.event, new.event, false));
        }
        let inverted = same_partition && past.position > new.position;
        let (earlier, later) = if inverted { (new, past) } else { (past, new) };
        if together && same_partition && self.is_ordered_by_engine(earlier, later) {
            return None;
        }
        let (earlier_writes, later_writes) =
            if inverted { (new_writes, past_writes) } else { (past_writes, new_writes) };
        let kind = conflict(earlier_writes, later_writes)?;
        if self.lacks_wait(state, (earlier, later), inverted, parts) {
            return Some(found(Fault::MissingWait, earlier.event, later.event, !earlier_writes));
        }
        if !same_partition && new.event < past.event {
            // The two accesses are unordered, so name them in program order.
            let kind = conflict(new_writes, past_writes)?;
            return Some(found(Fault::Race(kind), new.event, past.event, false));
        }
        Some(found(Fault::Race(kind), earlier.event, later.event, false))
    }

    /// Returns the warps whose parts of the two accesses are compared.
    ///
    /// An operation that an engine performs for one warp, and whose completion no warp knows,
    /// conflicts with the parts of all warps. The issuing warp shows whether there is a wait in
    /// between, even if its own part is elsewhere.
    fn makers(&self, state: &State, past: &Record, new: &Record) -> Makers {
        let makers = self.tables.warps.makers(past.warp, new.warp);
        let nobody_knows = || !(0..state.warps.len()).any(|warp| past.known.has(warp));
        let is_open = past.queue.is_some() && (past.in_flight || nobody_knows());
        let for_one_warp = || self.program.events[past.event].is_of_first_warp();
        if past.warp == new.warp && is_open && for_one_warp() { makers.with_all() } else { makers }
    }

    /// Whether one of two accesses reaches other CTAs.
    fn reaches_either(&self, a: (&Event, &Access), b: (&Event, &Access)) -> bool {
        self.tables.cluster.reaches(a.0, a.1) || self.tables.cluster.reaches(b.0, b.1)
    }

    /// Whether the engine performs two operations of one partition in order.
    fn is_ordered_by_engine(&self, earlier: &Record, later: &Record) -> bool {
        let (Some(a), Some(b)) = (earlier.queue, later.queue) else { return false };
        let action = |record: &Record| &self.program.events[record.event].action;
        if action(earlier).is_pipelined_before(action(later)) {
            return true;
        }
        let mode = |record: &Record| {
            let accesses = &self.program.events[record.event].accesses;
            accesses.get(usize::from(record.access)).map_or(Mode::ReadWrite, |access| access.mode)
        };
        let both_write = mode(earlier).writes() && mode(later).writes();
        if a != b || !both_write {
            return false;
        }
        let tensor = |record: &Record| {
            record.touches.iter().all(|touched| {
                let buffer = self.places.buffer(touched.spot);
                buffer.is_some_and(|buffer| self.program.buffers[buffer].space == Space::Tensor)
            })
        };
        (a.is_in_order() && later.oldest <= earlier.position)
            || (action(earlier).is_issued_like(action(later)) && tensor(earlier) && tensor(later))
    }

    /// Whether the earlier of two accesses is still in flight, so that a barrier between them
    /// cannot order them.
    fn lacks_wait(
        &self,
        state: &State,
        (earlier, later): (&Record, &Record),
        inverted: bool,
        parts: &mut Parts,
    ) -> bool {
        if earlier.queue.is_none() {
            return false;
        }
        // An operation that has arrived at an mbarrier is complete, but not known to any warp
        // before a wait.
        let is_open = |r: &Record| r.in_flight || !(0..state.warps.len()).any(|warp| r.known.has(warp));
        if earlier.warp == later.warp {
            return is_open(earlier);
        }
        // If every warp makes a part, the later warp's own part shows whether there is a wait in
        // between.
        if earlier.partition == later.partition {
            let together = self.tables.warps.are_together(earlier.warp, later.warp);
            let every_warp = !self.program.events[earlier.event].is_of_first_warp();
            if every_warp || inverted || !together {
                let own = parts.of(&state.records, earlier).find(|r| {
                    if together {
                        r.warp == later.warp
                    } else {
                        // The other CTA has its own part, made by all of its warps or by the first.
                        self.tables.warps.are_together(r.warp, later.warp)
                    }
                });
                return own.is_some_and(is_open);
            }
            // The issuing warp also reaches the later access, perhaps after a wait.
            let passed = state.warps.get(earlier.warp).is_some_and(|w| w.position > later.position);
            return is_open(earlier) && passed;
        }
        is_open(earlier) && earlier.issued.has(later.warp)
    }

    /// Reports ordinary accesses to the memory of a live mbarrier.
    fn report_overwritten_mbarriers(
        &mut self,
        state: &State,
        making: Making<'p>,
        touches: &Touches,
        reaches: bool,
    ) {
        if touches.iter().any(|touched| self.places.buffer(touched.spot).is_none()) {
            return;
        }
        for object in &state.objects {
            if self.is_reached(object, making.warp, touches, reaches) {
                self.misuse(state, Fault::MBarrierLifetime, object.made_by, making.id);
            }
        }
    }
}

impl Record {
    /// Whether it must be fenced before this access of a warp, and is not.
    fn is_unfenced(&self, warp: WarpIndex, access: &Access) -> bool {
        self.generic_write && access.proxy == Proxy::Async && !self.fenced.has(warp)
    }
}

/// Whether two operations use mbarriers without starting or ending their lifetimes.
fn both_use(a: (&Event, &Access), b: (&Event, &Access)) -> bool {
    let uses =
        |side: (&Event, &Access)| is_barrier(side.0, side.1) && !side.0.action.bounds_mbarrier_lifetime();
    uses(a) && uses(b)
}

fn commute(a: &Event, b: &Event) -> bool {
    match (&a.action, &b.action) {
        (Action::Atomic { commutes: Some(a) }, Action::Atomic { commutes: Some(b) }) => a == b,
        _ => false,
    }
}

/// The counter of a warp's operations with a token.
pub(crate) fn token_key(token: seawall_model::TokenId) -> u64 {
    1 << 40 | seawall_base::EntityId::index(token) as u64
}

impl Conflict {
    /// Returns `read after write`, `write after read` or `write after write`.
    pub fn name(self) -> &'static str {
        match self {
            Conflict::ReadAfterWrite => "read after write",
            Conflict::WriteAfterRead => "write after read",
            Conflict::WriteAfterWrite => "write after write",
        }
    }
}
