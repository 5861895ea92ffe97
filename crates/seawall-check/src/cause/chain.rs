//! The blocked waits of a deadlock and what each waits for in turn, from the mbarrier model checker
//! or from a run of the oracle.

use std::collections::BTreeSet;

use seawall_analysis::{BlockedWait, NeededArrival, ObjectState, WaitChain, WaitObject};
use seawall_model::{EventId, PartitionId};
use seawall_oracle::{StepKind, Verdict};
use seawall_phases::{Deadlock, Object, Stuck};

use super::sync_table::{SyncTable, Used, object_of};

/// A blocked wait, with the arrivals that partitions would still make at its object.
struct Blocked {
    wait: BlockedWait,
    to_come: Vec<(EventId, PartitionId)>,
}

/// The chain of a deadlock of the model checker that ends at the wait `root`.
pub(crate) fn of_phases(table: &SyncTable<'_>, deadlock: &Deadlock, root: EventId) -> WaitChain {
    let places: Vec<(EventId, PartitionId)> =
        deadlock.stuck.iter().map(|stuck| (stuck.at.event, stuck.at.partition)).collect();
    let blocked = deadlock.stuck.iter().map(|stuck| Blocked {
        wait: BlockedWait {
            event: stuck.at.event,
            partition: stuck.at.partition,
            iterations: stuck.at.iterations.clone(),
            object: object(stuck.object),
            parity: stuck.needs,
            state: Some(state(stuck)),
            needs: Vec::new(),
        },
        // The model checker does not compare the numbers of hardware barriers that it may reach.
        to_come: match stuck.object {
            Object::Named { .. } => to_come(table, stuck.at.event, &places),
            Object::MBarrier { .. }
            | Object::Full { .. }
            | Object::Empty { .. }
            | Object::Barrier { .. }
            | Object::Partitions => stuck.to_come.clone(),
        },
    });
    // Groups of warps of a partition may be stuck at the same wait.
    let mut distinct: Vec<Blocked> = Vec::new();
    for blocked in blocked {
        if !distinct.iter().any(|known| known.wait == blocked.wait) {
            distinct.push(blocked);
        }
    }
    chain(distinct, root)
}

fn object(object: Object) -> WaitObject {
    match object {
        Object::MBarrier { buffer, slot } => WaitObject::MBarrier { buffer, slot: Some(slot) },
        Object::Full { token, slot } => WaitObject::Full { token, slot: Some(slot) },
        Object::Empty { token, slot } => WaitObject::Empty { token, slot: Some(slot) },
        Object::Named { id } => WaitObject::Named { id: Some(id) },
        Object::Barrier { .. } | Object::Partitions => WaitObject::Other,
    }
}

fn state(stuck: &Stuck) -> ObjectState {
    ObjectState {
        completed: stuck.completed,
        arrived: stuck.counts.arrived,
        expected: stuck.counts.expected,
        copied_bytes: stuck.counts.copied_bytes,
        expected_bytes: stuck.counts.expected_bytes,
    }
}

/// The chain at the end of the run of a verdict, without counts: the oracle does not give them.
pub(crate) fn of_oracle(table: &SyncTable<'_>, verdict: &Verdict) -> WaitChain {
    let mut blocked: Vec<Blocked> = Vec::new();
    for step in verdict.schedule.steps.iter().filter(|step| step.kind == StepKind::Stuck) {
        let (Some(event), partition) = (step.event, step.actor.partition) else { continue };
        let known = |blocked: &Blocked| blocked.wait.event == event && blocked.wait.partition == partition;
        if blocked.iter().any(known) {
            continue;
        }
        let key = table.of(event).find(|used| used.waits()).map(|used| used.key);
        blocked.push(Blocked {
            wait: BlockedWait {
                event,
                partition,
                iterations: step.iterations.iter().map(|known| known.1).collect(),
                object: key.map_or(WaitObject::Other, object_of),
                parity: None,
                state: None,
                needs: Vec::new(),
            },
            to_come: Vec::new(),
        });
    }
    let places: Vec<(EventId, PartitionId)> =
        blocked.iter().map(|blocked| (blocked.wait.event, blocked.wait.partition)).collect();
    for blocked in &mut blocked {
        blocked.to_come = to_come(table, blocked.wait.event, &places);
    }
    chain(blocked, behind_barrier(table, verdict, &places))
}

/// The event of a verdict, or the wait that keeps other warps of its partition from coming to its
/// barrier.
fn behind_barrier(table: &SyncTable<'_>, verdict: &Verdict, places: &[(EventId, PartitionId)]) -> EventId {
    let is_barrier = !table.of(verdict.event).any(Used::waits);
    let own = table.partition(verdict.event);
    let mut others = places.iter().filter(|(event, partition)| {
        *event != verdict.event && Some(*partition) == own && table.of(*event).any(Used::waits)
    });
    let wait = if is_barrier { others.next() } else { None };
    wait.map_or(verdict.event, |(event, _)| *event)
}

/// The next arrivals at the object of a wait, by partitions that are blocked at `places`, as the
/// text says.
fn to_come(
    table: &SyncTable<'_>,
    wait: EventId,
    places: &[(EventId, PartitionId)],
) -> Vec<(EventId, PartitionId)> {
    let Some(key) = table.of(wait).find(|used| used.waits()).map(|used| used.key) else { return Vec::new() };
    let next = |&(at, partition): &(EventId, PartitionId)| {
        let mut arrivals =
            table.arrivals(key).filter(|used| used.partition == partition && used.event != wait);
        arrivals.find(|used| table.may_follow(at, used.event)).map(|used| (used.event, partition))
    };
    places.iter().filter_map(next).collect()
}

/// Orders the waits that wait for the root, the farthest first and the root last.
fn chain(blocked: Vec<Blocked>, root: EventId) -> WaitChain {
    let Some(root) = blocked.iter().position(|blocked| blocked.wait.event == root) else {
        return WaitChain::default();
    };
    let waits_for = |at: usize, other: usize| {
        let partition = blocked[other].wait.partition;
        blocked[at].to_come.iter().any(|(_, by)| *by == partition)
    };
    let mut levels: Vec<Vec<usize>> = vec![vec![root]];
    let mut seen = BTreeSet::from([root]);
    while let Some(last) = levels.last().filter(|last| !last.is_empty()) {
        let next = (0..blocked.len()).filter(|at| !seen.contains(at));
        let next: Vec<usize> = next.filter(|&at| last.iter().any(|&other| waits_for(at, other))).collect();
        seen.extend(&next);
        levels.push(next);
    }
    let order: Vec<usize> = levels.into_iter().rev().flatten().collect();
    let behind =
        |partition: PartitionId| order.iter().position(|&at| blocked[at].wait.partition == partition);
    let waits = order.iter().map(|&at| {
        let needs = blocked[at].to_come.iter().map(|&(event, partition)| NeededArrival {
            event,
            partition,
            behind: behind(partition),
        });
        BlockedWait { needs: needs.collect(), ..blocked[at].wait.clone() }
    });
    WaitChain { waits: waits.collect() }
}
