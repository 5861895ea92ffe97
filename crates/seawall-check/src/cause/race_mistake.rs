//! The likely mistake of two accesses of different partitions that nothing orders, from the waits
//! and arrivals around them.

use seawall_analysis::{Finding, Mistake, MistakeKind, Role};
use seawall_model::{Action, BufferId, EventId, PartitionId};

use super::deadlock_mistake::before_expectation;
use super::plain;
use super::sync_table::{Key, SyncTable, Use, Used, buffers_of, object_of};

/// Two accesses, with their partitions.
struct Pair {
    earlier: EventId,
    later: EventId,
    of: PartitionId,
    waiter: PartitionId,
}

fn mistake(kind: MistakeKind, event: EventId) -> Option<Mistake> {
    Some(Mistake { kind, event })
}

/// The likely mistake of a finding about two accesses of two partitions.
pub(crate) fn of(table: &SyncTable<'_>, finding: &Finding) -> Option<Mistake> {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier)?.1;
    let (of, waiter) = (table.partition(earlier)?, table.partition(finding.event)?);
    if of == waiter {
        return stages_apart(table);
    }
    let pair = Pair { earlier, later: finding.event, of, waiter };
    // In another order, the later access comes first, so that its partition has to arrive.
    let turned = Pair { earlier: pair.later, later: pair.earlier, of: waiter, waiter: of };
    let keys = keys_between(table, finding);
    keys.into_iter()
        .find_map(|key| before_expectation(table, key))
        .or_else(|| of_queue(table, &pair))
        .or_else(|| wrong_wait(table, &pair))
        .or_else(|| wrong_wait(table, &turned))
        .or_else(|| misplaced(table, &pair))
        .or_else(|| misplaced(table, &turned))
        .or_else(|| overlap(table, &pair))
        .or_else(|| missing(table, &pair))
}

/// The keys of the objects through which two partitions synchronize.
pub(crate) fn keys_between(table: &SyncTable<'_>, finding: &Finding) -> Vec<Key> {
    let earlier = finding.related.iter().find(|related| related.0 == Role::Earlier);
    let partitions =
        earlier.and_then(|earlier| table.partition(earlier.1)).zip(table.partition(finding.event));
    let Some((of, waiter)) = partitions else { return Vec::new() };
    let both = [waits(table, waiter, of), waits(table, of, waiter)];
    both.iter().flatten().map(|used| used.key).collect()
}

/// Groups of warps that a conditional barrier keeps one barrier apart.
fn stages_apart(table: &SyncTable<'_>) -> Option<Mistake> {
    let events = &table.program.events;
    let (event, _) = events.iter().find(|(_, event)| event.action.barrier_condition().is_some())?;
    mistake(MistakeKind::StagesApart, event)
}

/// Accesses of two buffers in the same memory, where nothing connects the partitions.
fn overlap(table: &SyncTable<'_>, pair: &Pair) -> Option<Mistake> {
    let buffers = |event: EventId| table.data(event).flat_map(buffers_of).collect::<Vec<BufferId>>();
    let (first, second) = (buffers(pair.earlier), buffers(pair.later));
    if first.iter().any(|buffer| second.contains(buffer)) {
        return None;
    }
    let mut pairs = first.iter().flat_map(|&buffer| second.iter().map(move |&other| (buffer, other)));
    let (buffer, other) = pairs.find(|&(buffer, other)| share_memory(table, buffer, other))?;
    let connects = |of, waiter| !waits(table, waiter, of).is_empty();
    if connects(pair.of, pair.waiter) || connects(pair.waiter, pair.of) {
        return None;
    }
    mistake(MistakeKind::Overlap { buffer, other }, pair.later)
}

fn share_memory(table: &SyncTable<'_>, buffer: BufferId, other: BufferId) -> bool {
    let [first, second] = [buffer, other].map(|buffer| &table.program.buffers[buffer]);
    first.function == second.function && first.may_share(second)
}

/// Waits of one partition for arrivals of another one.
fn waits<'t>(table: &'t SyncTable<'_>, waiter: PartitionId, of: PartitionId) -> Vec<&'t Used> {
    let waits = table.uses.iter().filter(|used| used.waits() && used.partition == waiter);
    waits.filter(|wait| table.arrivals(wait.key).any(|arrival| arrival.partition == of)).collect()
}

/// An operation in flight that the other partition cannot wait for.
fn of_queue(table: &SyncTable<'_>, pair: &Pair) -> Option<Mistake> {
    let program = table.program;
    let queue = program.events[pair.earlier].accesses.iter().find_map(|access| access.queue)?;
    let waits_itself = |event: &EventId| match &program.events[*event].action {
        Action::Wait(wait) => wait.queue == queue,
        _ => false,
    };
    let waited = table.events(pair.waiter).into_iter().filter(|&event| table.is_before(event, pair.later));
    if let Some(wait) = waited.into_iter().find(waits_itself) {
        return mistake(MistakeKind::WaitOfOtherPartition { partition: pair.of }, wait);
    }
    if !queue.moves_tensor_registers() {
        return None;
    }
    let commit = table.events(pair.of).into_iter().find(|&event| {
        table.is_before(pair.earlier, event) && program.events[event].action.commits_to_mbarrier().is_some()
    })?;
    mistake(MistakeKind::CommitDoesNotCover { access: pair.earlier }, commit)
}

/// A wait before the later access with a wrong phase, or on some paths only.
fn wrong_wait(table: &SyncTable<'_>, pair: &Pair) -> Option<Mistake> {
    let all = waits(table, pair.waiter, pair.of);
    // A wait behind the access orders it in the next iteration.
    let mut leading = all.iter().filter(|wait| table.may_follow(wait.event, pair.later));
    if let Some(constant) = leading.find_map(|wait| plain::constant_phase(table, wait.event)) {
        return Some(constant);
    }
    let before: Vec<&Used> = all.into_iter().filter(|wait| table.is_before(wait.event, pair.later)).collect();
    for wait in &before {
        let Use::Wait { phase: Some(phase) } = wait.what else { continue };
        if table.first_value(wait.event, phase).is_some_and(|first| first & 1 == 1)
            && table.is_acquire(wait.event, wait.key) == Some(false)
        {
            return mistake(MistakeKind::PassesFresh, wait.event);
        }
        if table.restarts(wait.event, phase) {
            return mistake(MistakeKind::RestartedPhase, wait.event);
        }
    }
    let partial = before.iter().find(|wait| !table.dominates(wait.event, pair.later))?;
    let is_only = !before.iter().any(|wait| table.dominates(wait.event, pair.later));
    is_only.then_some(Mistake { kind: MistakeKind::WaitOnSomePaths, event: partial.event })
}

/// A wait behind the later access, or an arrival before the earlier one.
fn misplaced(table: &SyncTable<'_>, pair: &Pair) -> Option<Mistake> {
    let waits = waits(table, pair.waiter, pair.of);
    let is_before = |wait: &&&Used| table.is_before(wait.event, pair.later);
    if !waits.iter().any(|wait| is_before(&wait))
        && let Some(wait) = waits.first()
    {
        return mistake(MistakeKind::BeforeItsWait { wait: wait.event }, pair.later);
    }
    let arrivals: Vec<&Used> = waits
        .iter()
        .flat_map(|wait| table.arrivals(wait.key))
        .filter(|arrival| arrival.partition == pair.of)
        .collect();
    let arrival = arrivals.last()?;
    if arrivals.iter().any(|arrival| !table.is_before(arrival.event, pair.earlier)) {
        return None;
    }
    // The earlier access may itself wait for this arrival.
    if table.waits(arrival.key).any(|wait| wait.partition == pair.of) {
        return no_arrival_after(table, pair);
    }
    mistake(MistakeKind::ArrivesBeforeAccess { access: pair.earlier }, arrival.event)
}

/// A wait for an arrival that exists, or an arrival.
fn missing(table: &SyncTable<'_>, pair: &Pair) -> Option<Mistake> {
    if !waits(table, pair.waiter, pair.of).is_empty() {
        return None;
    }
    let is_after = |used: &&Used| !table.is_before(used.event, pair.earlier);
    let arrivals = table.uses.iter().filter(|used| used.arrives() && used.partition == pair.of);
    match arrivals
        .filter(is_after)
        .find(|used| !table.waits(used.key).any(|wait| wait.partition == pair.waiter))
    {
        Some(arrival) => {
            let kind = MistakeKind::NoWait { arrival: arrival.event, object: object_of(arrival.key) };
            mistake(kind, pair.later)
        }
        None => no_arrival_after(table, pair),
    }
}

/// An arrival that is missing behind the last access to data that the other partition also uses.
fn no_arrival_after(table: &SyncTable<'_>, pair: &Pair) -> Option<Mistake> {
    let last = table.last_shared(pair.of, pair.waiter).filter(|&last| table.is_before(pair.earlier, last));
    mistake(MistakeKind::NoArrivalAfter { waiter: pair.waiter }, last.unwrap_or(pair.earlier))
}
