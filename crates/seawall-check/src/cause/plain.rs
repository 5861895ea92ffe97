//! Mistakes that the text alone shows: an object at which nothing arrives, a phase or slot that
//! stays the same in a loop, a loop that starts at another slot than others, a second arrival where
//! a phase has one.

use seawall_analysis::{Mistake, MistakeKind};
use seawall_model::{Action, EventId, Slot, TermId};

use super::sync_table::{Key, SyncTable, Use, Used};

/// Nothing but the event itself arrives at the object for which it waits.
pub(crate) fn no_arrival(table: &SyncTable<'_>, wait: EventId, key: Key) -> Option<Mistake> {
    if table.arrivals(key).any(|used| used.event != wait) {
        return None;
    }
    let own = table.partition(wait)?;
    let users = table.guarded_users(wait);
    let partners = if users.is_empty() { table.consumers(own) } else { users };
    let doubled = table.uses.iter().find_map(|used| {
        let first = earlier_arrival(table, used)?;
        (used.partition != own).then_some((first, used.event))
    });
    let kind = MistakeKind::NoArrival { partners: partners.into_iter().collect(), doubled };
    Some(Mistake { kind, event: wait })
}

/// A wait in a loop whose phase never changes.
pub(crate) fn constant_phase(table: &SyncTable<'_>, wait: EventId) -> Option<Mistake> {
    let phase = table.of(wait).find_map(|used| match used.what {
        Use::Wait { phase } => phase,
        Use::Init { .. } | Use::Arrive { .. } | Use::Meet { .. } => None,
    })?;
    table.is_constant(wait, phase).then_some(Mistake { kind: MistakeKind::ConstantPhase, event: wait })
}

/// The only wait of a loop for the object of an arrival, if its phase never changes. From the
/// second iteration on, the wait passes before the arrivals of its phase, so that later arrivals
/// are too many.
pub(crate) fn passes_early(table: &SyncTable<'_>, arrival: EventId) -> Option<Mistake> {
    let keys: Vec<Key> = table.of(arrival).filter(|used| used.arrives()).map(|used| used.key).collect();
    let is_around = |wait: &&Used| {
        let inner = table.loops(wait.event).last();
        inner.is_some_and(|inner| table.loops(arrival).contains(inner))
    };
    let mut waits = keys.iter().flat_map(|&key| table.waits(key)).filter(is_around);
    let (wait, other) = (waits.next()?, waits.next());
    if other.is_some() { None } else { constant_phase(table, wait.event) }
}

/// The only arrival or wait of a partition at an object in a loop uses one slot in all iterations,
/// and other partitions use the slots in turn.
pub(crate) fn constant_slot(table: &SyncTable<'_>, key: Key) -> Option<Mistake> {
    let uses = uses_in_loops(table, key);
    let is_constant = |used: &Used| {
        let slot = slot(table, used)?;
        Some((slot, table.is_constant(used.event, slot)))
    };
    let varies = uses.iter().any(|used| is_constant(used).is_some_and(|(_, constant)| !constant));
    let is_only = |used: &&&Used| {
        let inner = table.loops(used.event).last();
        let is_there = |other: &&&Used| inner.is_some_and(|inner| table.loops(other.event).contains(inner));
        uses.iter().filter(|other| is_like(used, other)).filter(is_there).count() == 1
    };
    let found = uses.iter().filter(|_| varies).filter(is_only).find_map(|used| {
        let (slot, constant) = is_constant(used)?;
        constant.then_some((used.event, table.first_value(used.event, slot)?))
    });
    let (event, slot) = found?;
    Some(Mistake { kind: MistakeKind::ConstantSlot { slot }, event })
}

/// The only arrival or wait of a partition at an object starts at another slot than those of the
/// other partitions.
pub(crate) fn first_slot(table: &SyncTable<'_>, key: Key) -> Option<Mistake> {
    let uses = uses_in_loops(table, key);
    let is_only = |used: &&&Used| {
        let same = |other: &&Used| other.key == key && is_like(used, other);
        table.uses.iter().filter(same).count() == 1
    };
    let starts = uses.iter().filter(is_only);
    let starts: Vec<(EventId, i64)> = starts
        .filter_map(|used| Some((used.event, table.first_value(used.event, slot(table, used)?)?)))
        .collect();
    let usual = |first: i64| starts.iter().filter(|other| other.1 == first).count();
    let (_, most) = starts.iter().max_by_key(|start| (usual(start.1), -start.1))?;
    let (event, slot) = starts.iter().find(|start| start.1 != *most)?;
    Some(Mistake { kind: MistakeKind::FirstSlot { slot: *slot, usual: *most }, event: *event })
}

/// The waits and arrivals at an object that are in loops.
fn uses_in_loops<'t>(table: &'t SyncTable<'_>, key: Key) -> Vec<&'t Used> {
    let in_loop = |used: &&Used| {
        let is_init = matches!(used.what, Use::Init { .. });
        used.key == key && !is_init && !table.loops(used.event).is_empty()
    };
    table.uses.iter().filter(in_loop).collect()
}

/// Whether both are arrivals, or both waits, of one partition.
fn is_like(used: &Used, other: &Used) -> bool {
    let is_init = matches!(other.what, Use::Init { .. });
    !is_init && other.partition == used.partition && other.arrives() == used.arrives()
}

/// A second arrival of a partition at an object with one arrival in a phase. An arrival before the
/// one that expects the bytes of the phase is the wrong one.
pub(crate) fn doubled(table: &SyncTable<'_>, key: Key) -> Option<Mistake> {
    let (first, second) = table.arrivals(key).find_map(|used| Some((earlier_arrival(table, used)?, used)))?;
    Some(if matches!(second.what, Use::Arrive { expects: Some(_) }) {
        Mistake { kind: MistakeKind::ArrivesBeforeAccess { access: second.event }, event: first }
    } else {
        Mistake { kind: MistakeKind::TooManyArrivals { expected: 1, made: 2 }, event: second.event }
    })
}

/// The arrival at the same slot that comes before this one in its block, if a phase has one
/// arrival. `None` if in between the partition waits for one that waits for the object.
fn earlier_arrival(table: &SyncTable<'_>, used: &Used) -> Option<EventId> {
    if !is_arrival(table, used) || table.count(used.key) != Some(1) {
        return None;
    }
    let (at, block) = (slot(table, used), table.block(used.event)?);
    let is_acknowledged = |first: EventId| {
        let mut between = table.uses.iter().filter(|wait| {
            let follows = table.is_before(first, wait.event) && table.is_before(wait.event, used.event);
            wait.waits() && wait.partition == used.partition && follows
        });
        between.any(|wait| {
            let mut waiters = table.waits(used.key);
            waiters.any(|waiter| table.arrivals(wait.key).any(|by| by.partition == waiter.partition))
        })
    };
    let mut earlier = table.arrivals(used.key).filter(|first| {
        is_arrival(table, first)
            && table.block(first.event) == Some(block)
            && table.is_before(first.event, used.event)
            && slot(table, first) == at
    });
    earlier.find(|first| !is_acknowledged(first.event)).map(|first| first.event)
}

/// Whether the event is an arrival, and not an operation that also completes bytes or arrives.
fn is_arrival(table: &SyncTable<'_>, used: &Used) -> bool {
    used.arrives() && matches!(table.program.events[used.event].action, Action::MBarrier(_))
}

/// The slot of an mbarrier that an event uses.
fn slot(table: &SyncTable<'_>, used: &Used) -> Option<TermId> {
    let Key::MBarrier(buffer) = used.key else { return None };
    match table.slot(used.event, buffer)? {
        Slot::At(slot) => Some(slot),
        Slot::Whole | Slot::Any => None,
    }
}
