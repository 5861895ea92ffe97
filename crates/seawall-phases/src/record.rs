//! What the runs found, in order: findings, waits, edges, conflicting accesses.

use std::collections::{BTreeMap, BTreeSet, btree_map};

use seawall_base::saturated;
use seawall_model::{BufferId, EventId, PartitionId, Program};

use crate::checker_state::{Arrival, Entry, Object as Data, ProcessId, State};
use crate::data::Loaded;
use crate::finding::{Arrivals, Bytes, Deadlock, Finding, Lack, Lapped, Lifetime, LifetimeFault, RacePair};
use crate::pairs::{self, Lie, Pairs};
use crate::passed::{Passed, Waited};
use crate::phases::{Incomplete, Instance, Object};
use crate::place::{At, Places};
use crate::timeline::Timeline;
use crate::trace::Trace;
use crate::witness::Arguments;

mod summary;

/// The conflicts of a writer with an earlier access.
#[derive(Clone, Debug, Default)]
pub(crate) struct Conflict {
    pub(crate) by: BTreeSet<(EventId, Object)>,
    /// Unordered executions, one for each relation that two of them can have.
    pub(crate) lacks: BTreeMap<Lie, RacePair>,
}

/// The writer and its partition, the buffer that the earlier access names, the earlier access and
/// its partition.
pub(crate) type ConflictKey = (EventId, PartitionId, BufferId, EventId, PartitionId);

/// All that the runs found.
#[derive(Debug, Default)]
pub(crate) struct Record {
    /// Whether the run took a path that may not exist in the program, so that only races count.
    pub(crate) races_only: bool,
    /// Whether some run chose a path at an unknown value.
    pub(crate) guessed: bool,
    races: BTreeMap<(EventId, EventId), RacePair>,
    /// Unordered accesses, the earlier one in the run first.
    pub(crate) unordered: BTreeSet<(EventId, EventId)>,
    /// Accesses that only their engine ordered: when the later one was issued, its process did not
    /// know the earlier one to be complete.
    pub(crate) by_engine: BTreeSet<(EventId, EventId)>,
    /// How often arguments were searched that lead to two unordered accesses. Runs that need a
    /// negative argument count separately.
    tried: BTreeMap<(EventId, EventId, bool), u32>,
    deadlocks: BTreeMap<EventId, Deadlock>,
    lapped: BTreeMap<EventId, Lapped>,
    arrivals: BTreeMap<EventId, Arrivals>,
    bytes: BTreeMap<EventId, Bytes>,
    lifetimes: BTreeMap<(EventId, LifetimeFault), Lifetime>,
    in_flight_at_end: BTreeMap<EventId, Instance>,
    /// Arrivals of engines that may come too late. Each is a `NotAlive` entry of `lifetimes`.
    pub(crate) late: BTreeSet<EventId>,
    /// The first arguments that were found for each finding: by the two events of a race, or by the
    /// event of another finding, twice.
    pub(crate) arguments: BTreeMap<(EventId, EventId), Arguments>,
    /// What went wrong in the current run, until arguments are found that lead to it.
    open: Vec<Finding>,
    /// The event of an error in the current run, if the run may not exist in the program.
    overlooked: Option<EventId>,
    /// Such events of runs that are over, and the iterations of the run.
    doubtful: Vec<(EventId, u32)>,
    /// The data that leads to each finding, with the keys of `arguments`.
    pub(crate) data: BTreeMap<(EventId, EventId), Loaded>,
    pub(crate) ambiguous: BTreeSet<EventId>,
    pub(crate) incomplete: BTreeSet<Incomplete>,
    /// The fewest iterations before an error in a run that may not exist.
    pub(crate) doubt: Option<u32>,
    /// The fewest iterations before a wait or an arrival that may fall in another phase in another
    /// order.
    pub(crate) unsure: Option<u32>,
    pub(crate) waits: BTreeMap<(EventId, PartitionId), Waited>,
    pub(crate) edges: BTreeMap<(EventId, PartitionId, PartitionId), Passed>,
    /// The first object that each event arrives at, by partition.
    pub(crate) arrivals_at: BTreeMap<(EventId, PartitionId), Object>,
    /// Arrivals and waits of runs that have their own record.
    elsewhere: BTreeSet<EventId>,
    /// Ordered executions of a write and a read.
    pub(crate) pairs: Pairs,
    pub(crate) conflicts: BTreeMap<ConflictKey, Conflict>,
    /// The timeline of the run, if this is the one that is shown.
    pub(crate) trace: Option<Trace>,
}

impl Record {
    /// Records two accesses of which one writes, and what is missing between them.
    pub(crate) fn overlapping(
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
            // Provisional: this is decided from all executions at the end.
            missing: pairs::missing(&past.at, &new.at),
        });
        // The table shows order only. A missing fence is reported elsewhere.
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
            let conflicts = self.conflicts.entry(key).or_default();
            conflicts.by.extend(through);
            if let Some(pair) = pair.as_ref().filter(|_| !is_ordered) {
                conflicts.lacks.entry(pairs::lie(writer, user, past)).or_insert_with(|| pair.clone());
            }
        }
        if let Some(pair) = pair {
            self.unordered.insert((past.at.event, new.at.event));
            let (a, b) = (pair.earlier.event, pair.later.event);
            self.races.entry((a.min(b), a.max(b))).or_insert(pair);
        }
    }

    /// Whether two unordered accesses are not recorded yet.
    pub(crate) fn is_new(&self, past: &Entry, new: &Entry) -> bool {
        !self.unordered.contains(&(past.at.event, new.at.event))
    }

    /// Records the arguments with which two accesses are not ordered.
    pub(crate) fn happens(&mut self, past: &Entry, new: &Entry, arguments: Arguments) {
        let (a, b) = (past.at.event, new.at.event);
        self.arguments.entry((a.min(b), a.max(b))).or_insert(arguments);
    }

    /// Whether to search again for arguments that lead to two unordered accesses: a few times, and
    /// a few more times in runs that need a negative one.
    pub(crate) fn is_worth_a_try(&mut self, past: &Entry, new: &Entry, negative: bool) -> bool {
        const TRIES: u32 = 3;
        let tried = self.tried.entry((past.at.event, new.at.event, negative)).or_default();
        *tried = tried.saturating_add(1);
        *tried <= TRIES
    }

    /// Records an error after so many iterations, in a run that may not exist.
    pub(crate) fn uncertain_from(&mut self, behind: u32) {
        self.doubt = Some(self.doubt.map_or(behind, |least| least.min(behind)));
    }

    /// Adds an access of memory to the timeline.
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

    /// Records operations that may be in flight when the last process ends, and with it the CTA. At
    /// the join, it has learned what any partition knows.
    pub(crate) fn ends(&mut self, program: &Program, state: &State, process: ProcessId) {
        let known = &state.processes[process].knowledge.known;
        for (number, entry) in state.history.iter().enumerate() {
            let Some(entry) = entry.as_deref() else { continue };
            let event = &program.events[entry.at.event];
            if entry.queue.is_some_and(|queue| event.outlives_warp(queue)) && !known.has(number) {
                self.goes_wrong(Finding::InFlightAtEnd(entry.at.clone()));
            }
        }
    }

    /// Records an error other than a race. If the run may not exist in the program, the error is
    /// not a finding, and no verdict relies on the run.
    fn goes_wrong(&mut self, finding: Finding) {
        if self.races_only {
            self.overlooked = self.overlooked.or(Some(finding.event()));
        } else {
            self.open.push(finding);
        }
    }

    /// Records that an engine may arrive after the end of an mbarrier.
    pub(crate) fn arrives_late(&mut self, at: &Instance, object: Object, init: Option<EventId>) {
        if !self.races_only {
            self.late.insert(at.event);
            self.lifetime(at, object, LifetimeFault::NotAlive, init);
        }
    }

    /// Whether this is already recorded, with arguments that lead to it.
    pub(crate) fn has_lifetime(&self, event: EventId, fault: LifetimeFault) -> bool {
        self.lifetimes.contains_key(&(event, fault))
    }

    pub(crate) fn arrivals(&mut self, at: &Instance, object: Object, times: i64, data: &Data) {
        self.goes_wrong(Finding::Arrivals(Arrivals {
            at: at.clone(),
            object,
            count: saturated::<u32>(data.count),
            arrived: saturated::<u64>(times),
            pending: data.pending,
            init: data.init,
        }));
    }

    pub(crate) fn bytes(&mut self, bytes: Bytes) {
        self.goes_wrong(Finding::Bytes(bytes));
    }

    pub(crate) fn deadlock(&mut self, deadlock: Deadlock) {
        self.goes_wrong(Finding::Deadlock(deadlock));
    }

    /// Returns the event of what went wrong in this run, if something did.
    pub(crate) fn open_event(&self) -> Option<EventId> {
        self.open.first().map(Finding::event)
    }

    /// Whether this run has an error that is not reported, because the run may not exist.
    pub(crate) fn is_overlooked(&self) -> bool {
        self.overlooked.is_some()
    }

    /// Keeps the event of an error that is not reported because the run may not exist. The run is
    /// over, after so many iterations.
    pub(crate) fn overlook(&mut self, behind: u32) {
        let event = self.overlooked.take();
        self.doubtful.extend(event.map(|event| (event, behind)));
    }

    /// Returns the events of errors in runs that may not exist, if no run that exists has an error
    /// at that event, with the iterations of each run.
    pub(crate) fn take_doubtful(&mut self) -> Vec<(EventId, u32)> {
        let mut doubtful = std::mem::take(&mut self.doubtful);
        doubtful.retain(|(event, _)| !self.arguments.contains_key(&(*event, *event)));
        doubtful
    }

    /// The number of deadlocks that are confirmed.
    pub(crate) fn deadlocks(&self) -> usize {
        self.deadlocks.len()
    }

    /// Returns the timeline of the only run, with at most `kept` steps.
    pub(crate) fn timeline(self, kept: usize) -> Timeline {
        let deadlock = self.deadlocks.first_key_value().map(|(&event, _)| event);
        self.trace.map(|trace| trace.timeline(deadlock, kept)).unwrap_or_default()
    }

    /// Confirms what went wrong in this run: these arguments lead to it.
    ///
    /// A run with one value of the data replaces one with several, and a shorter one a longer one.
    pub(crate) fn confirm(&mut self, arguments: &Arguments, data: &Loaded) {
        let size = |data: &Loaded| (data.iter().any(|loaded| loaded.2 != data[0].2), data.len());
        for finding in std::mem::take(&mut self.open) {
            let event = finding.event();
            let key = (event, event);
            if self.data.get(&key).is_some_and(|known| size(data) < size(known)) {
                self.forget(event);
            }
            if let btree_map::Entry::Vacant(vacant) = self.arguments.entry(key) {
                vacant.insert(arguments.clone());
                self.data.insert(key, data.clone());
            }
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
                Finding::InFlightAtEnd(operation) => {
                    self.in_flight_at_end.entry(event).or_insert(operation);
                }
                Finding::Race(_) | Finding::Lapped(_) => {}
            }
        }
    }

    /// Forgets the errors at an event.
    fn forget(&mut self, event: EventId) {
        self.arguments.remove(&(event, event));
        self.data.remove(&(event, event));
        self.deadlocks.remove(&event);
        self.arrivals.remove(&event);
        self.bytes.remove(&event);
        self.in_flight_at_end.remove(&event);
        self.lifetimes.retain(|key, _| key.0 != event);
    }

    /// Drops what went wrong in this run, because no arguments for it were found.
    pub(crate) fn drop_open(&mut self) {
        self.open.clear();
    }

    /// Records a wait or an arrival that may fall in another phase in another order, after so many
    /// iterations. Not all orders are tried, so that the verdict ends before it.
    pub(crate) fn ambiguous(&mut self, event: EventId, behind: u32) {
        self.ambiguous.insert(event);
        self.unsure = Some(self.unsure.map_or(behind, |least| least.min(behind)));
    }

    /// Records a wait that the next phase may overtake.
    pub(crate) fn lapped(&mut self, wait: EventId, object: Object, phases: u32, by: &Instance) {
        let at = Instance { event: wait, ..by.clone() };
        self.lapped.entry(wait).or_insert(Lapped { wait: at, object, observed: phases, by: by.clone() });
    }

    /// Returns the waits that the next phase may overtake.
    pub(crate) fn overtaken(&self) -> impl Iterator<Item = EventId> {
        self.lapped.keys().copied()
    }

    /// Records an arrival at an object, with the number of its completed phases before and after.
    pub(crate) fn arrived(&mut self, arrival: &Arrival, object: Object, phases: (u32, u32), time: u32) {
        self.arrivals_at.entry((arrival.at.event, arrival.at.partition)).or_insert(object);
        if let Some(trace) = &mut self.trace {
            trace.arrived(arrival, object, phases, time);
        }
    }
}
