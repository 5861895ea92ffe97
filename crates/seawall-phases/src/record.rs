//! What the runs found, kept in order: findings, waits, edges, meetings of accesses.

use std::collections::{BTreeMap, BTreeSet};

use seawall_model::{BufferId, EventId, PartitionId};

use crate::finding::{Arrivals, Bytes, Deadlock, Finding, Lack, Lapped, Lifetime, LifetimeFault, RacePair};
use crate::pairs::{self, Lie, Pairs};
use crate::passed::{Passed, Waited};
use crate::phases::{Incomplete, Instance, Object};
use crate::place::{At, Places};
use crate::state::{Arrival, Entry, Object as Data};
use crate::trace::Trace;
use crate::witness::Arguments;

mod told;

/// A writer that met an earlier access.
#[derive(Clone, Debug, Default)]
pub(crate) struct Met {
    pub(crate) by: BTreeSet<(EventId, Object)>,
    /// Executions without order, one for each way that they can lie.
    pub(crate) lacks: BTreeMap<Lie, RacePair>,
}

/// Who met whom: the writer and its partition, the earlier access with its partition and the buffer that it names.
pub(crate) type MetKey = (EventId, PartitionId, BufferId, EventId, PartitionId);

/// All of it.
#[derive(Debug, Default)]
pub(crate) struct Record {
    /// Whether the run went a way that may not be one of the program, so that only races count.
    pub(crate) races_only: bool,
    /// Whether some run went one of several ways at a value that is not followed.
    pub(crate) guessed: bool,
    races: BTreeMap<(EventId, EventId), RacePair>,
    /// Accesses without order, the earlier one in the run first.
    pub(crate) unordered: BTreeSet<(EventId, EventId)>,
    /// Accesses that their engine alone kept in order: when the later was issued, its process did not know the earlier to be complete.
    pub(crate) by_engine: BTreeSet<(EventId, EventId)>,
    /// How often arguments were looked for that lead to two accesses without order, in runs that take a negative one and in others.
    tried: BTreeMap<(EventId, EventId, bool), u32>,
    deadlocks: BTreeMap<EventId, Deadlock>,
    lapped: BTreeMap<EventId, Lapped>,
    arrivals: BTreeMap<EventId, Arrivals>,
    bytes: BTreeMap<EventId, Bytes>,
    lifetimes: BTreeMap<(EventId, LifetimeFault), Lifetime>,
    /// Arrivals of engines that may come too late, of those that are used while not alive.
    pub(crate) late: BTreeSet<EventId>,
    /// With which arguments what was found comes about, the first that were found: by the two events of a race, or twice the one.
    pub(crate) arguments: BTreeMap<(EventId, EventId), Arguments>,
    /// What went wrong in the run that is going on, until some arguments are found that lead to it.
    open: Vec<Finding>,
    /// Where something went wrong in the run that is going on, if that may not be one of the program.
    overlooked: Option<EventId>,
    pub(crate) ambiguous: BTreeSet<EventId>,
    pub(crate) incomplete: BTreeSet<Incomplete>,
    /// The fewest iterations behind a run in which something went wrong, if nobody knows whether it exists.
    pub(crate) doubt: Option<u32>,
    /// With how many iterations behind it the first wait or arrival came that may be of another phase in another order.
    pub(crate) unsure: Option<u32>,
    pub(crate) waits: BTreeMap<(EventId, PartitionId), Waited>,
    pub(crate) edges: BTreeMap<(EventId, PartitionId, PartitionId), Passed>,
    /// What is arrived at, first of all, by whom.
    pub(crate) arrivals_at: BTreeMap<(EventId, PartitionId), Object>,
    /// Executions of a write and a read that were ordered.
    pub(crate) pairs: Pairs,
    pub(crate) met: BTreeMap<MetKey, Met>,
    /// The run for people to look at, if this is it.
    pub(crate) trace: Option<Trace>,
}

impl Record {
    /// Two accesses of which one writes, the later known to be behind the earlier or not.
    pub(crate) fn meeting(
        &mut self,
        past: &Entry,
        new: &Entry,
        through: Option<(EventId, Object)>,
        lack: Option<Lack>,
        places: &Places,
    ) {
        let pair = lack.map(|lack| RacePair {
            earlier: past.at.clone(),
            later: new.at.clone(),
            earlier_writes: past.writes,
            later_writes: new.writes,
            lack,
            // Until all is over: then it is told from all that was seen.
            missing: pairs::missing(&past.at, &new.at),
        });
        // That a fence is missing is said elsewhere: the table is about order.
        let is_ordered = matches!(lack, None | Some(Lack::ProxyFence));
        if is_ordered {
            self.pairs.ordered(past, new);
        }
        if lack.is_none() {
            self.edge_orders(past, new, through, places);
        }
        if let Some((writer, user)) = pairs::in_table(past, new, is_ordered)
            && let Some(buffer) = user.spots.iter().find_map(|spot| places.buffer(*spot))
        {
            let key = (writer.at.event, writer.at.partition, buffer, user.at.event, user.at.partition);
            let met = self.met.entry(key).or_default();
            met.by.extend(through);
            if let Some(pair) = pair.as_ref().filter(|_| !is_ordered) {
                met.lacks.entry(pairs::lie(writer, user, past)).or_insert_with(|| pair.clone());
            }
        }
        if let Some(pair) = pair {
            self.unordered.insert((past.at.event, new.at.event));
            let (a, b) = (pair.earlier.event, pair.later.event);
            self.races.entry((a.min(b), a.max(b))).or_insert(pair);
        }
    }

    /// Whether two accesses without order have not been told yet.
    pub(crate) fn is_new(&self, past: &Entry, new: &Entry) -> bool {
        !self.unordered.contains(&(past.at.event, new.at.event))
    }

    /// Two accesses are without order with these arguments.
    pub(crate) fn happens(&mut self, past: &Entry, new: &Entry, arguments: Arguments) {
        let (a, b) = (past.at.event, new.at.event);
        self.arguments.entry((a.min(b), a.max(b))).or_insert(arguments);
    }

    /// Whether arguments are looked for again that lead to two accesses without order: a few times, and apart from those a few times in runs
    /// that take a negative one.
    pub(crate) fn is_worth_a_try(&mut self, past: &Entry, new: &Entry, negative: bool) -> bool {
        const TRIES: u32 = 3;
        let tried = self.tried.entry((past.at.event, new.at.event, negative)).or_default();
        *tried = tried.saturating_add(1);
        *tried <= TRIES
    }

    /// Something went wrong with so many iterations behind it, in a run of which nobody knows whether it exists.
    pub(crate) fn doubt(&mut self, behind: u32) {
        self.doubt = Some(self.doubt.map_or(behind, |least| least.min(behind)));
    }

    /// An access of memory, for people to look at.
    pub(crate) fn accessed(&mut self, entry: &Entry, places: &Places) {
        if let Some(trace) = &mut self.trace
            && !entry.uses_barrier
            && let Some(spot) = entry.spots.first().and_then(|spot| places.get(*spot))
            && let Some(buffer) = spot.buffer
        {
            let slot = if let At::Index(slot) = spot.at { Some(slot) } else { None };
            trace.accessed(entry, buffer, slot);
        }
    }

    pub(crate) fn lifetime(
        &mut self,
        at: &Instance,
        object: Object,
        fault: LifetimeFault,
        init: Option<EventId>,
    ) {
        self.goes_wrong(Finding::Lifetime(Lifetime { at: at.clone(), object, fault, init }));
    }

    /// Something other than a race went wrong in this run. Where it went a way that may not be one of the program, that is no finding, and its verdict
    /// is none either.
    fn goes_wrong(&mut self, finding: Finding) {
        if self.races_only {
            self.overlooked = self.overlooked.or(Some(finding.event()));
        } else {
            self.open.push(finding);
        }
    }

    /// An engine may arrive behind the end of an mbarrier.
    pub(crate) fn arrives_late(&mut self, at: &Instance, object: Object, init: Option<EventId>) {
        if !self.races_only {
            self.late.insert(at.event);
            self.lifetime(at, object, LifetimeFault::NotAlive, init);
        }
    }

    /// Whether it has been told already, with arguments that lead to it.
    pub(crate) fn has_lifetime(&self, event: EventId, fault: LifetimeFault) -> bool {
        self.lifetimes.contains_key(&(event, fault))
    }

    pub(crate) fn arrivals(&mut self, at: &Instance, object: Object, times: i64, data: &Data) {
        self.goes_wrong(Finding::Arrivals(Arrivals {
            at: at.clone(),
            object,
            count: u32::try_from(data.count).unwrap_or(0),
            arrived: u64::try_from(times).unwrap_or(0),
            pending: data.pending,
            init: data.init,
        }));
    }

    pub(crate) fn bytes(&mut self, event: EventId, object: Object, missing: i64, before_expectation: bool) {
        self.goes_wrong(Finding::Bytes(Bytes { event, object, missing, before_expectation }));
    }

    pub(crate) fn deadlock(&mut self, deadlock: Deadlock) {
        self.goes_wrong(Finding::Deadlock(deadlock));
    }

    /// The event of what went wrong in this run, if something did.
    pub(crate) fn open_event(&self) -> Option<EventId> {
        self.open.first().map(Finding::event)
    }

    /// Where something went wrong in this run that is not told, since it may not be one of the program.
    pub(crate) fn take_overlooked(&mut self) -> Option<EventId> {
        self.overlooked.take()
    }

    /// What went wrong in this run can happen, with these arguments.
    pub(crate) fn confirm(&mut self, arguments: &Arguments) {
        for finding in std::mem::take(&mut self.open) {
            let event = finding.event();
            self.arguments.entry((event, event)).or_insert_with(|| arguments.clone());
            match finding {
                Finding::Deadlock(deadlock) => {
                    self.deadlocks.entry(event).or_insert(deadlock);
                }
                Finding::Arrivals(arrivals) => {
                    self.arrivals.entry(event).or_insert(arrivals);
                }
                Finding::Bytes(bytes) => {
                    self.bytes.entry(event).or_insert(bytes);
                }
                Finding::Lifetime(lifetime) => {
                    self.lifetimes.entry((event, lifetime.fault)).or_insert(lifetime);
                }
                Finding::Race(_) | Finding::Lapped(_) => {}
            }
        }
    }

    /// Nobody knows whether it can.
    pub(crate) fn drop_open(&mut self) {
        self.open.clear();
    }

    /// A wait or an arrival that may be of another phase in another order, with so many iterations behind it. Not all orders are tried, so that
    /// the verdict ends before.
    pub(crate) fn ambiguous(&mut self, event: EventId, behind: u32) {
        self.ambiguous.insert(event);
        self.unsure = Some(self.unsure.map_or(behind, |least| least.min(behind)));
    }

    /// A wait that a flip may overtake.
    pub(crate) fn lapped(&mut self, wait: EventId, object: Object, phases: u32, by: &Instance) {
        let at = Instance { event: wait, ..by.clone() };
        self.lapped.entry(wait).or_insert(Lapped { wait: at, object, observed: phases, by: by.clone() });
    }

    /// An arrival at an object that had so many phases before and after.
    pub(crate) fn arrived(&mut self, arrival: &Arrival, object: Object, phases: (u32, u32), time: u32) {
        self.arrivals_at.entry((arrival.at.event, arrival.at.partition)).or_insert(object);
        if let Some(trace) = &mut self.trace {
            trace.arrived(arrival, object, phases, time);
        }
    }
}
