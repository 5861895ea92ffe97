//! Waits that passed: which arrivals they observed, and which accesses that ordered.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::rc::Rc;

use seawall_model::{BufferId, EventId};

use crate::checker_state::{Arrival, Entry, Knowledge, ObjectId, ProcessId};
use crate::finding::RedundantWait;
use crate::phases::{Instance, Object};
use crate::place::Places;
use crate::record::Record;

/// What a wait taught its process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Something.
    Learned,
    /// Nothing, because the process waited for this phase before.
    Again,
    /// Nothing, because another order implies that the phase has completed.
    Implied,
}

impl News {
    /// `taught` says that the process learned something, `again` that it waited for the phase
    /// before.
    pub(crate) fn of(taught: bool, again: bool) -> Self {
        match (taught, again) {
            (true, _) => News::Learned,
            (false, true) => News::Again,
            (false, false) => News::Implied,
        }
    }
}

/// A wait, over all its executions.
#[derive(Clone, Debug)]
pub(crate) struct Waited {
    /// Whether some execution had something to wait for.
    pub(crate) needed: bool,
    /// Whether another order implied the phase of some execution.
    pub(crate) implied: bool,
    /// An execution that had nothing to wait for.
    pub(crate) idle: Option<RedundantWait>,
}

/// What is known of an edge.
#[derive(Clone, Debug, Default)]
pub(crate) struct Passed {
    pub(crate) arrivals: BTreeSet<EventId>,
    pub(crate) objects: BTreeSet<Object>,
    pub(crate) distance: Distance,
    pub(crate) engine: bool,
    /// Orders that the waiting partition learned from this edge.
    pub(crate) first: Orders,
    /// Orders that it already knew from another edge. They hold without this one, too.
    pub(crate) again: Orders,
}

/// Buffers whose accesses an edge orders.
#[derive(Clone, Debug, Default)]
pub(crate) struct Orders {
    /// Writes before reads.
    pub(crate) forward: BTreeSet<BufferId>,
    /// Accesses before writes.
    pub(crate) backward: BTreeSet<BufferId>,
}

/// The least number of iterations from an arrival to the wait that it satisfies. It counts the
/// innermost loop around both, within one iteration of the loops around that. Of several arrivals,
/// those that share the most loops with the wait count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Distance {
    /// No loop is around both, or the loops around that one were never in the same iteration.
    #[default]
    Unseen,
    /// The number of iterations, and the number of loops around both.
    Least(u32, usize),
    /// A wait came in an earlier iteration than its arrival, so that the two count from different
    /// starts. With the number of loops around both.
    Askew(usize),
}

impl Distance {
    fn saw(&mut self, arrival: &Instance, wait: &Instance) {
        let common = arrival.iterations.len().min(wait.iterations.len());
        let (Some((from, outer)), Some((to, around))) = (
            arrival.iterations.get(..common).and_then(<[u32]>::split_last),
            wait.iterations.get(..common).and_then(<[u32]>::split_last),
        ) else {
            return;
        };
        if outer == around {
            self.add(to.checked_sub(*from).map_or(Distance::Askew(common), |n| Distance::Least(n, common)));
        }
    }

    /// Adds what other runs showed.
    pub(crate) fn add(&mut self, other: Distance) {
        *self = match self.loops().cmp(&other.loops()) {
            Ordering::Less => other,
            Ordering::Greater => *self,
            Ordering::Equal => match (*self, other) {
                (Distance::Least(a, loops), Distance::Least(b, _)) => Distance::Least(a.min(b), loops),
                (Distance::Unseen, _) => Distance::Unseen,
                _ => Distance::Askew(self.loops()),
            },
        };
    }

    /// Returns the number of loops around both, at least one if anything was seen.
    fn loops(self) -> usize {
        match self {
            Distance::Unseen => 0,
            Distance::Least(_, loops) | Distance::Askew(loops) => loops,
        }
    }

    /// Returns the number of iterations, if it is one.
    pub(crate) fn known(self) -> Option<u32> {
        match self {
            Distance::Least(least, _) => Some(least),
            Distance::Unseen | Distance::Askew(_) => None,
        }
    }
}

impl Record {
    /// Adds two ordered accesses to their edges: to the one that published the earlier access to
    /// the later one's process, and to those that published it again.
    pub(crate) fn edge_orders(
        &mut self,
        past: &Entry,
        new: &Entry,
        through: Option<(EventId, Object)>,
        places: &Places,
    ) {
        let Some(buffer) = past.spots.iter().find_map(|spot| places.buffer(*spot)) else { return };
        let is_forward = past.writes && new.reads && !past.uses_barrier;
        let again = past
            .repeated
            .iter()
            .filter(|published_by| published_by.0 == new.process)
            .map(|published_by| (published_by.1, true));
        let edges = through.iter().map(|published_by| (published_by.0, false)).chain(again);
        for (wait, again) in edges {
            if let Some(edge) = self.edges.get_mut(&(wait, new.at.partition, past.at.partition)) {
                let orders = if again { &mut edge.again } else { &mut edge.first };
                let data = if is_forward { &mut orders.forward } else { &mut orders.backward };
                data.insert(buffer);
            }
        }
    }

    /// Records a wait that passed after `phases` phases, the last of which consists of the arrivals
    /// `last`.
    #[expect(clippy::too_many_arguments, reason = "all that a wait is about")]
    pub(crate) fn passed(
        &mut self,
        at: &Instance,
        object: Object,
        phases: u32,
        news: News,
        last: &[Arrival],
        since: Option<u32>,
        time: u32,
    ) {
        let waited = self.waits.entry((at.event, at.partition)).or_insert(Waited {
            needed: false,
            implied: false,
            idle: None,
        });
        if phases > 0 {
            waited.needed |= news == News::Learned;
            waited.implied |= news == News::Implied;
            if news != News::Learned && waited.idle.is_none() {
                waited.idle = Some(RedundantWait {
                    wait: at.event,
                    partition: at.partition,
                    satisfied_by: last.iter().map(|arrival| arrival.at.clone()).collect(),
                    at: at.clone(),
                    implied: false,
                });
            }
        }
        // A process that waits at a hardware barrier also arrives there, and does not wait for
        // itself.
        let is_named = matches!(object, Object::Named { .. });
        for arrival in last.iter().filter(|by| !(is_named && by.at.partition == at.partition)) {
            let edge = self.edges.entry((at.event, at.partition, arrival.at.partition)).or_default();
            edge.arrivals.insert(arrival.at.event);
            edge.objects.insert(object);
            edge.engine |= arrival.engine;
            edge.distance.saw(&arrival.at, at);
        }
        if let Some(trace) = &mut self.trace {
            trace.passed(at, object, phases, last, since, time);
        }
    }
}

/// Notes which wait published accesses to a process. Accesses that it knew count if their process
/// arrived in this phase.
pub(crate) fn note_published(
    history: &mut [Option<Rc<Entry>>],
    published: &Knowledge,
    own: &Knowledge,
    last: &[Arrival],
    (process, event, object): (ProcessId, EventId, ObjectId),
) {
    for number in published.known.iter() {
        let Some(Some(entry)) = history.get_mut(number) else { continue };
        if !own.known.has(number) {
            let entry = Rc::make_mut(entry);
            entry.learned.retain(|known| known.0 != process);
            entry.learned.push((process, event, object));
        } else if entry.process != process
            && last.iter().any(|arrival| arrival.process == entry.process)
            && !entry.repeated.contains(&(process, event))
            && !entry.learned.iter().any(|known| (known.0, known.1) == (process, event))
        {
            Rc::make_mut(entry).repeated.push((process, event));
        }
    }
}
