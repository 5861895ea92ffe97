//! Which of two unordered accesses has to wait for the other one. Ordered executions of the same
//! accesses decide that.
//!
//! A write and a read of one buffer can be ordered in two directions. The read uses what was
//! written, in the same iteration or a later one. Or the write overwrites it after the read, in a
//! later iteration. The number of iterations by which the write is ahead of the read tells these
//! cases apart, if an ordered execution was seen. If not, the access of the earlier iteration comes
//! first.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use seawall_base::index_u32;
use seawall_model::{EventId, PartitionId};

use crate::checker_state::Entry;
use crate::finding::{Lack, Missing, RacePair};
use crate::phases::Instance;

/// By how many iterations one execution is ahead of another one, the outermost loop first. Compared
/// lexicographically.
type Lead = Vec<i64>;

/// The write and the read, each with its partition.
type Key = (EventId, PartitionId, EventId, PartitionId);

/// The relation of two executions: whether the writer's iteration is earlier, the same or later,
/// and whether the writer came first in the run.
pub(crate) type Lie = (Ordering, bool);

/// Returns the relation of a writer and a user, of which `past` came first.
pub(crate) fn lie(writer: &Entry, user: &Entry, past: &Entry) -> Lie {
    (iteration(&writer.at, &user.at), std::ptr::eq(writer, past))
}

/// By how much a write is ahead of a read when the two are ordered.
#[derive(Clone, Debug, Default)]
struct Leads {
    /// The most, where the read comes after the write.
    forward: Option<Lead>,
    /// The least, where the write comes after the read.
    backward: Option<Lead>,
}

/// Executions that were ordered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs {
    seen: BTreeMap<Key, Leads>,
}

/// Whether one of two accesses writes and the other only reads.
pub(crate) fn is_write_and_read(a: &Entry, b: &Entry) -> bool {
    a.writes != b.writes
}

fn key(write: &Instance, read: &Instance) -> Key {
    (write.event, write.partition, read.event, read.partition)
}

fn lead(a: &Instance, b: &Instance) -> Lead {
    a.iterations.iter().zip(&b.iterations).map(|(a, b)| i64::from(*a) - i64::from(*b)).collect()
}

/// Compares the iterations of two executions.
fn iteration(a: &Instance, b: &Instance) -> Ordering {
    lead(a, b).iter().map(|digit| digit.cmp(&0)).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
}

impl Pairs {
    /// Notes two executions of which the later one knows that the earlier one is over.
    pub(crate) fn ordered(&mut self, past: &Entry, new: &Entry) {
        if !is_write_and_read(past, new) {
            return;
        }
        let (write, read) = if past.writes { (past, new) } else { (new, past) };
        // A process that does not wait runs ahead. It may then know accesses of much later or
        // earlier iterations by chance, which shows no edge.
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

    /// Returns the wait that is missing between two accesses.
    pub(crate) fn missing(&self, pair: &RacePair) -> Missing {
        let (first, second) = self.in_order(pair);
        missing(first, second)
    }

    /// Returns the two accesses, first the one that has to be over before the other one.
    fn in_order<'a>(&self, pair: &'a RacePair) -> (&'a Instance, &'a Instance) {
        let as_run = (&pair.earlier, &pair.later);
        // An access that is known to be issued is the one to wait for.
        if pair.lack == Lack::Completion {
            return as_run;
        }
        let (write, read) = match (pair.earlier_writes, pair.later_writes) {
            (true, false) => as_run,
            (false, true) => (&pair.later, &pair.earlier),
            // Of two writes, the one that has overtaken an earlier iteration has to wait.
            _ if iteration(&pair.earlier, &pair.later).is_gt() => return (&pair.later, &pair.earlier),
            _ => return as_run,
        };
        let ahead = lead(write, read);
        let none = Leads::default();
        let leads = self.seen.get(&key(write, read)).unwrap_or(&none);
        let is_forward = match (&leads.forward, &leads.backward) {
            (Some(most), _) => ahead <= *most,
            // No read uses what a later iteration writes, so that such a write comes too early.
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

/// Returns the wait that orders two accesses: before the second, at the cadence of the first.
pub(crate) fn missing(first: &Instance, second: &Instance) -> Missing {
    let depth = |at: &Instance| index_u32(at.iterations.len());
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

/// Returns two accesses as the table has them, the writer and the user. A writer is ordered after
/// users. An unordered write and read are in the row of the write. Of two unordered writes, the one
/// that has overtaken an earlier iteration is the writer.
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
