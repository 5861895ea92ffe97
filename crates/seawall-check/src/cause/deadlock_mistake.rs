//! The likely mistake of a deadlock, from the counts and phases at its end and from the text.

use std::collections::BTreeSet;

use seawall_analysis::{BlockedWait, Mistake, MistakeKind, ObjectState, WaitChain};
use seawall_model::{Action, BarrierPart, EventId, PartitionId};
use seawall_phases::{Because, Deadlock, Finding as Found, Phases, Stuck};

use super::plain;
use super::sync_table::{Key, SyncTable, Use, Used, key_of, object_of};

fn mistake(kind: MistakeKind, event: EventId) -> Option<Mistake> {
    Some(Mistake { kind, event })
}

/// Whether a wait blocks on a fresh object that should let it pass.
pub(crate) fn blocks_fresh(table: &SyncTable<'_>, stuck: &Stuck, key: Option<Key>) -> bool {
    stuck.completed == 0
        && stuck.passed == 0
        && stuck.needs == Some(0)
        && key.is_some_and(|key| table.is_acquire(stuck.at.event, key) == Some(true))
}

/// Whether the open phase has got some of its arrivals or bytes, and every partition that may still
/// arrive would only repeat one of them.
pub(crate) fn is_partial(stuck: &Stuck) -> bool {
    !stuck.made.is_empty() && is_spent(stuck)
}

fn is_spent(stuck: &Stuck) -> bool {
    let has_made = |needed: &(EventId, PartitionId)| {
        stuck.made.iter().any(|made| (made.event, made.partition) == *needed)
    };
    stuck.to_come.iter().all(has_made)
}

/// The likely mistake of a deadlock of the model checker.
pub(crate) fn of_phases(
    table: &SyncTable<'_>,
    phases: &Phases,
    deadlock: &Deadlock,
    chain: &WaitChain,
) -> Option<Mistake> {
    let root = chain.root()?;
    let key = key_of(root.object);
    let stuck = deadlock.stuck.iter().find(|stuck| stuck.at.event == root.event)?;
    let others = deadlock.stuck.iter().filter(|other| other.at.event != root.event);
    let all = || std::iter::once(stuck).chain(others.clone());
    let constant = || {
        let mut passed = all().filter(|stuck| stuck.passed > 0 || stuck.at.event == root.event);
        passed.find_map(|stuck| plain::constant_phase(table, stuck.at.event))
    };
    let waits = || all().filter_map(|stuck| table.of(stuck.at.event).find(|used| used.waits()));
    let no_arrival = || waits().find_map(|used| plain::no_arrival(table, used.event, used.key));
    let keys = || waits().map(|used| used.key);
    let own = || all().find_map(|stuck| of_phase(table, stuck));
    let fresh = || {
        blocks_fresh(table, stuck, key)
            .then_some(Mistake { kind: MistakeKind::BlocksFresh, event: root.event })
    };
    let rate = || match deadlock.because? {
        Because::ConstantPhase => mistake(MistakeKind::ConstantPhase, deadlock.event),
        Because::OtherRate { needed, completed } => {
            mistake(MistakeKind::OtherRate { waits: needed, completed }, deadlock.event)
        }
    };
    no_arrival()
        .or_else(constant)
        .or_else(|| keys().find_map(|key| plain::constant_slot(table, key)))
        .or_else(|| keys().find_map(|key| plain::doubled(table, key)))
        .or_else(|| users_that_never_arrive(table, root, key?))
        .or_else(own)
        .or_else(fresh)
        .or_else(|| overtaken(table, phases, root))
        .or_else(|| of_counts(table, root, key?, stuck, deadlock))
        .or_else(rate)
        .or_else(|| plain::first_slot(table, key?))
        .or_else(|| of_cycle(table, chain))
}

/// The likely mistake of a deadlock without counts.
pub(crate) fn of_text(table: &SyncTable<'_>, chain: &WaitChain, event: EventId) -> Option<Mistake> {
    if let Some(root) = chain.root()
        && let Some(key) = key_of(root.object)
    {
        return plain::no_arrival(table, root.event, key)
            .or_else(|| plain::constant_phase(table, root.event))
            .or_else(|| plain::constant_slot(table, key))
            .or_else(|| plain::doubled(table, key))
            .or_else(|| plain::first_slot(table, key))
            .or_else(|| of_threads(table, root, key))
            .or_else(|| of_cycle(table, chain));
    }
    of_barrier(table, event)
}

/// A barrier that only some warps reach. Where others pass a conditional barrier, that one is
/// probably unmatched.
pub(crate) fn of_barrier(table: &SyncTable<'_>, event: EventId) -> Option<Mistake> {
    let program = table.program;
    let Action::Barrier(barrier) = program.events[event].action else { return None };
    let counts_warps = match barrier.kind.part() {
        BarrierPart::Wait(_) => true,
        BarrierPart::Signal(_) | BarrierPart::ArriveOnly => false,
        BarrierPart::Whole => barrier.kind.is_within_partition(),
    };
    let conditional = program.events.iter().find(|(_, event)| event.action.barrier_condition().is_some());
    let at = conditional.map_or(event, |(conditional, _)| conditional);
    counts_warps.then_some(Mistake { kind: MistakeKind::SomeWarps, event: at })
}

/// Partitions that read what is written behind the wait, and have no arrival that releases it.
fn users_that_never_arrive(table: &SyncTable<'_>, root: &BlockedWait, key: Key) -> Option<Mistake> {
    let state = root.state.filter(|state| state.arrived < state.expected)?;
    let arriving: BTreeSet<PartitionId> = table.arrivals(key).map(|used| used.partition).collect();
    let never: Vec<PartitionId> = table.guarded_users(root.event).difference(&arriving).copied().collect();
    if never.is_empty() || table.is_acquire(root.event, key) != Some(true) {
        return None;
    }
    let kind = MistakeKind::TooFewArrivals { expected: state.expected, made: state.arrived, never };
    mistake(kind, root.event)
}

/// A wrong phase of a blocked wait: it has passed a wait for this object before, with the same
/// phase or with one that was complete from the start.
fn of_phase(table: &SyncTable<'_>, stuck: &Stuck) -> Option<Mistake> {
    let event = stuck.at.event;
    let used = table.of(event).find(|used| matches!(used.what, Use::Wait { .. }))?;
    let Use::Wait { phase: Some(phase) } = used.what else { return None };
    // A wait for data starts with parity 0, one for memory with parity 1.
    let starts = i64::from(stuck.passed & 1) ^ i64::from(stuck.needs?);
    let first = table.first_value(event, phase).map_or(starts, |first| first & 1);
    match table.is_acquire(event, used.key) {
        Some(false) if starts == 1 && first == 1 => return mistake(MistakeKind::PassesFresh, event),
        Some(true) if starts == 0 && first == 0 => return mistake(MistakeKind::BlocksFresh, event),
        Some(_) | None => {}
    }
    if stuck.passed > 0 && table.restarts(event, phase) {
        return mistake(MistakeKind::RestartedPhase, event);
    }
    None
}

/// Counts of the open phase that no partition changes any more.
fn of_counts(
    table: &SyncTable<'_>,
    root: &BlockedWait,
    key: Key,
    stuck: &Stuck,
    deadlock: &Deadlock,
) -> Option<Mistake> {
    let state = root.state?;
    if !is_spent(stuck) {
        return None;
    }
    let is_full = state.arrived == state.expected || state.expected_bytes == 0;
    if is_full && state.expected_bytes != state.copied_bytes {
        let (expected, copied) = (state.expected_bytes, state.copied_bytes);
        let expects = table.arrivals(key).find(|used| matches!(used.what, Use::Arrive { expects: Some(_) }));
        let at = expects.map_or(root.event, |used| used.event);
        return mistake(MistakeKind::Bytes { expected, copied }, at);
    }
    of_threads(table, root, key)
        .or_else(|| too_few(table, root, key, state))
        .or_else(|| ended(table, root, key, deadlock))
}

fn too_few(table: &SyncTable<'_>, root: &BlockedWait, key: Key, state: ObjectState) -> Option<Mistake> {
    if state.arrived == 0 || state.arrived >= state.expected {
        return None;
    }
    let arriving: BTreeSet<PartitionId> = table.arrivals(key).map(|used| used.partition).collect();
    let never = table.consumers(root.partition).difference(&arriving).copied().collect();
    let kind = MistakeKind::TooFewArrivals { expected: state.expected, made: state.arrived, never };
    mistake(kind, root.event)
}

/// A hardware barrier whose count is not that of the threads that arrive.
fn of_threads(table: &SyncTable<'_>, root: &BlockedWait, key: Key) -> Option<Mistake> {
    let Key::Named(_) = key else { return None };
    let program = table.program;
    let expected = table.of(root.event).find_map(|used| match used.what {
        Use::Meet { threads } => program.terms.as_const(threads?),
        Use::Init { .. } | Use::Wait { .. } | Use::Arrive { .. } => None,
    })?;
    let partitions: BTreeSet<PartitionId> = table.arrivals(key).map(|used| used.partition).collect();
    let warps: i64 = partitions.iter().map(|&by| i64::from(program.partitions[by].warps)).sum();
    let threads = warps.saturating_mul(i64::from(program.lanes()));
    (threads != expected)
        .then_some(Mistake { kind: MistakeKind::ThreadCount { expected, threads }, event: root.event })
}

/// The partition that would arrive has ended.
fn ended(table: &SyncTable<'_>, root: &BlockedWait, key: Key, deadlock: &Deadlock) -> Option<Mistake> {
    if !root.needs.is_empty() {
        return None;
    }
    let is_stuck = |by: PartitionId| deadlock.stuck.iter().any(|stuck| stuck.at.partition == by);
    let arrival = table.arrivals(key).find(|used| !is_stuck(used.partition))?;
    mistake(MistakeKind::Ended { partition: arrival.partition }, root.event)
}

/// The next phase completed before the wait had passed, because the arriving partition does not
/// wait for this one.
fn overtaken(table: &SyncTable<'_>, phases: &Phases, root: &BlockedWait) -> Option<Mistake> {
    let by = phases.findings.iter().find_map(|found| match found {
        Found::Lapped(lapped) if lapped.wait.event == root.event => Some(lapped.by.partition),
        _ => None,
    })?;
    if let Some(early) = before_expectation(table, key_of(root.object)?) {
        return Some(early);
    }
    if by == root.partition || table.arrives_for(root.partition, by) {
        return None;
    }
    let arrival = table.uses.iter().find(|used| {
        used.arrives()
            && used.partition == root.partition
            && !table.waits(used.key).any(|wait| wait.partition == by)
    });
    match arrival {
        Some(arrival) => {
            let kind = MistakeKind::NoWait { arrival: arrival.event, object: object_of(arrival.key) };
            mistake(kind, table.first_shared(by, root.partition)?)
        }
        None => mistake(MistakeKind::NoArrivalAfter { waiter: by }, table.last_shared(root.partition, by)?),
    }
}

/// An arrival that completes a phase before the same partition expects its bytes.
pub(crate) fn before_expectation(table: &SyncTable<'_>, key: Key) -> Option<Mistake> {
    let expects = table.arrivals(key).find(|used| matches!(used.what, Use::Arrive { expects: Some(_) }))?;
    let is_early = |used: &&Used| {
        used.what == Use::Arrive { expects: None } && table.is_before(used.event, expects.event)
    };
    let early = table.arrivals(key).filter(|used| used.partition == expects.partition).find(is_early)?;
    mistake(MistakeKind::ArrivesBeforeAccess { access: expects.event }, early.event)
}

/// Partitions that wait for each other.
fn of_cycle(table: &SyncTable<'_>, chain: &WaitChain) -> Option<Mistake> {
    let root = chain.root()?;
    if !chain.is_cycle() {
        return None;
    }
    let key = key_of(root.object)?;
    let own = root.needs.iter().find(|needed| needed.partition == root.partition);
    let slots = match key {
        Key::MBarrier(buffer) => table.program.buffers[buffer].slots,
        Key::Full(_) | Key::Empty(_) | Key::Named(_) => 1,
    };
    if let Some(own) = own {
        return mistake(MistakeKind::ArrivesBehindWait { arrival: own.event }, root.event);
    }
    let used = root.state.is_some_and(|state| state.completed > 0) || root.parity == Some(1);
    if table.is_acquire(root.event, key) == Some(true) && used {
        let release = root.needs.first()?.event;
        return mistake(MistakeKind::AllSlotsInUse { slots, release }, root.event);
    }
    mistake(MistakeKind::NoFirstArrival, root.event)
}
