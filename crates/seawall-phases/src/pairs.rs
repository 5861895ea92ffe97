//! Which of two accesses that nothing orders has to wait for the other one: told from those of their executions that are ordered.
//!
//! A write and a read of one buffer meet in two ways: the read uses what was written, in the same iteration or a later one, or the write comes when
//! the read is over, in a later iteration. How many iterations the write is ahead of the read tells the two apart where one of them was seen;
//! where neither was, the one of the earlier iteration comes first.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use seawall_model::{EventId, PartitionId};

use crate::finding::{Lack, Missing, RacePair};
use crate::phases::Instance;
use crate::state::Entry;

/// By how many iterations one execution is ahead of another one, the outermost loop first; compared like a number with digits.
type Lead = Vec<i64>;

/// The write and the read, each with its partition.
type Key = (EventId, PartitionId, EventId, PartitionId);

/// How two executions lie: whether the writer's iteration is an earlier, the same or a later one, and whether the writer came first in the run.
pub(crate) type Lie = (Ordering, bool);

/// How the executions of a writer and a user lie, of which `past` came first.
pub(crate) fn lie(writer: &Entry, user: &Entry, past: &Entry) -> Lie {
    (iteration(&writer.at, &user.at), std::ptr::eq(writer, past))
}

/// How far a write is ahead of a read when the two are ordered.
#[derive(Clone, Debug, Default)]
struct Leads {
    /// The most, where the read is behind the write.
    forward: Option<Lead>,
    /// The least, where the write is behind the read.
    backward: Option<Lead>,
}

/// Executions that were ordered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs {
    seen: BTreeMap<Key, Leads>,
}

/// Whether of two accesses one writes and the other only reads.
pub(crate) fn is_write_and_read(a: &Entry, b: &Entry) -> bool {
    a.writes != b.writes
}

fn key(write: &Instance, read: &Instance) -> Key {
    (write.event, write.partition, read.event, read.partition)
}

fn lead(a: &Instance, b: &Instance) -> Lead {
    a.iterations.iter().zip(&b.iterations).map(|(a, b)| i64::from(*a) - i64::from(*b)).collect()
}

/// Whether an execution is of an earlier, the same or a later iteration than another one.
fn iteration(a: &Instance, b: &Instance) -> Ordering {
    lead(a, b).iter().map(|digit| digit.cmp(&0)).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
}

impl Pairs {
    /// Two executions of which the later one knows that the earlier one is over.
    pub(crate) fn ordered(&mut self, past: &Entry, new: &Entry) {
        if !is_write_and_read(past, new) {
            return;
        }
        let (write, read) = if past.writes { (past, new) } else { (new, past) };
        // Who does not wait runs ahead, and then may be behind what is of much later or earlier iterations: that is no sign of an edge.
        let is_ahead = iteration(&write.at, &read.at).is_gt();
        if is_ahead == past.writes {
            return;
        }
        let lead = lead(&write.at, &read.at);
        let leads = self.seen.entry(key(&write.at, &read.at)).or_default();
        if past.writes {
            leads.forward = leads.forward.take().max(Some(lead));
        } else {
            leads.backward = Some(leads.backward.take().map_or(lead.clone(), |least| least.min(lead)));
        }
    }

    /// The edge that lacks between two accesses.
    pub(crate) fn missing(&self, pair: &RacePair) -> Missing {
        let (first, second) = self.in_order(pair);
        missing(first, second)
    }

    /// The two accesses, the one first that has to be over before the other one.
    fn in_order<'a>(&self, pair: &'a RacePair) -> (&'a Instance, &'a Instance) {
        let as_run = (&pair.earlier, &pair.later);
        // What is known to be issued is waited for.
        if pair.lack == Lack::Completion {
            return as_run;
        }
        let (write, read) = match (pair.earlier_writes, pair.later_writes) {
            (true, false) => as_run,
            (false, true) => (&pair.later, &pair.earlier),
            // Of two writes, one that has run ahead of an earlier iteration is the one that would have to wait.
            _ if iteration(&pair.earlier, &pair.later).is_gt() => return (&pair.later, &pair.earlier),
            _ => return as_run,
        };
        let ahead = lead(write, read);
        let none = Leads::default();
        let leads = self.seen.get(&key(write, read)).unwrap_or(&none);
        let is_forward = match (&leads.forward, &leads.backward) {
            (Some(most), _) => ahead <= *most,
            // Nobody reads what a later iteration writes: such a write comes too early.
            (None, Some(least)) => ahead < *least && !iteration(write, read).is_gt(),
            (None, None) => match iteration(write, read) {
                Ordering::Less => true,
                Ordering::Equal => pair.earlier_writes,
                Ordering::Greater => false,
            },
        };
        if is_forward { (write, read) } else { (read, write) }
    }
}

/// Where a wait would order two accesses: at the cadence of the first, before the second.
pub(crate) fn missing(first: &Instance, second: &Instance) -> Missing {
    let depth = |at: &Instance| u32::try_from(at.iterations.len()).unwrap_or(u32::MAX);
    let (arrival_depth, own) = (depth(first), depth(second));
    Missing {
        before: second.event,
        partition: second.partition,
        depth: own.min(arrival_depth),
        outside: None,
        after: first.event,
        of: first.partition,
        arrival_depth,
        through: None,
    }
}

/// Two accesses as the table has them, the writer and the user: a writer comes behind users. Where nothing orders a write and a read, they are in
/// the row of the write; of two writes, the one that has run ahead of an earlier iteration is the writer.
pub(crate) fn in_table<'e>(
    past: &'e Entry,
    new: &'e Entry,
    is_ordered: bool,
) -> Option<(&'e Entry, &'e Entry)> {
    if past.uses_barrier || new.uses_barrier {
        return None;
    }
    match (past.writes, new.writes) {
        (true, true) if !is_ordered && iteration(&past.at, &new.at).is_gt() => Some((past, new)),
        (_, true) => Some((new, past)),
        (true, false) if !is_ordered => Some((past, new)),
        _ => None,
    }
}
