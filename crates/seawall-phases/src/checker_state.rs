//! The joint state: processes, what each knows, objects, and accesses that still matter.

use std::rc::Rc;

use seawall_model::{BlockId, BufferId, EventId, PartitionId, Queue, TermId, TokenId};
use smallvec::SmallVec;

use crate::bits::Bits;
use crate::data::{Choices, Condition};
use crate::facts::Decided;
use crate::landing::{Landed, Landing, Landings, StreamId};
use crate::lin::{Lin, Range};
use crate::phases::{Instance, PhaseCounts};
use crate::place::{At, Spots};
use crate::twins::{Executed, Turn};
use crate::waits::Waits;

/// Number of a process: 0 is the kernel's own, the others are started by a fork.
pub(crate) type ProcessId = usize;

/// A synchronization object, interned.
pub(crate) type ObjectId = usize;

/// What an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum ObjectKey {
    MBarrier(BufferId, u32, u32),
    Full(TokenId, u32),
    Empty(TokenId, u32),
    Named(i64),
    /// The barrier of the warps of a split partition.
    Warps(PartitionId),
}

/// What a process knows to have happened, or what a phase or an arrival publishes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Knowledge {
    /// Accesses that happened before, by number in the history.
    pub(crate) known: Bits,
    /// Generic writes that are known to have a proxy fence after them.
    pub(crate) fenced: Bits,
    /// Accesses that were issued before, complete or not.
    pub(crate) issued: Bits,
    /// Per object, how many of its phases are known to have completed.
    pub(crate) seen: Vec<u32>,
    /// Per object and process, how many of its waits are known to be done.
    pub(crate) waited: Waits,
    /// Arrivals of engines that are known to have landed.
    pub(crate) landed: Landings,
}

impl Knowledge {
    pub(crate) fn join(&mut self, other: &Knowledge) {
        self.known.add(&other.known);
        self.fenced.add(&other.fenced);
        self.issued.add(&other.issued);
        join_counts(&mut self.seen, &other.seen);
        self.landed.join(&other.landed);
        self.waited.join(&other.waited);
    }

    /// Whether [`Self::join`] would add something that may decide anything. Of accesses, those
    /// count that `history` remembers.
    pub(crate) fn learns_from(&self, other: &Knowledge, history: &[Option<Rc<Entry>>]) -> bool {
        let is_new = |own: &Bits, other: &Bits| {
            other.without(own).iter().any(|number| matches!(history.get(number), Some(Some(_))))
        };
        is_new(&self.known, &other.known)
            || is_new(&self.fenced, &other.fenced)
            || is_more(&self.seen, &other.seen)
            || self.waited.learns_from(&other.waited)
            || self.landed.learns_from(&other.landed)
    }

    pub(crate) fn seen(&self, object: ObjectId) -> u32 {
        self.seen.get(object).copied().unwrap_or(0)
    }

    pub(crate) fn waits(&self, object: ObjectId, process: ProcessId) -> u32 {
        self.waited.get(object, process)
    }

    pub(crate) fn saw(&mut self, object: ObjectId, phases: u32) {
        if self.seen.len() <= object {
            self.seen.resize(object + 1, 0);
        }
        if let Some(seen) = self.seen.get_mut(object) {
            *seen = (*seen).max(phases);
        }
    }

    /// Resets an object that starts anew with so many phases, all of them known.
    pub(crate) fn starts(&mut self, object: ObjectId, phases: u32) {
        if phases > 0 {
            self.saw(object, phases);
        }
        if let Some(seen) = self.seen.get_mut(object) {
            *seen = phases;
        }
    }

    /// Limits the known phases of an object.
    pub(crate) fn forget_phases(&mut self, object: ObjectId, phases: u32) {
        if let Some(seen) = self.seen.get_mut(object) {
            *seen = (*seen).min(phases);
        }
    }
}

fn join_counts(own: &mut Vec<u32>, other: &[u32]) {
    if own.len() < other.len() {
        own.resize(other.len(), 0);
    }
    own.iter_mut().zip(other).for_each(|(own, more)| *own = (*own).max(*more));
}

/// Whether some count is higher in `other`.
pub(crate) fn is_more(own: &[u32], other: &[u32]) -> bool {
    other.iter().enumerate().any(|(at, more)| *more > own.get(at).copied().unwrap_or(0))
}

/// An access that later ones may conflict with.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The same for all executions of one access by one process in the same place.
    pub(crate) kind: u32,
    pub(crate) at: Instance,
    pub(crate) process: ProcessId,
    pub(crate) spots: Spots,
    /// The number of its list of spots, the same for equal lists.
    pub(crate) place: u32,
    pub(crate) reads: bool,
    pub(crate) writes: bool,
    pub(crate) queue: Option<Queue>,
    /// A write that needs a proxy fence before the async proxy may touch its bytes.
    pub(crate) generic_write: bool,
    /// A use of an mbarrier that neither starts nor ends its lifetime.
    pub(crate) uses_barrier: bool,
    /// The execution, if the event has a twin.
    pub(crate) turn: Option<Turn>,
    /// Position in time.
    pub(crate) time: u32,
    /// Which wait published it to which process.
    pub(crate) learned: SmallVec<[(ProcessId, EventId, ObjectId); 2]>,
    /// Which waits published it again to a process that knew it, by arrivals of the process that
    /// made it.
    pub(crate) repeated: SmallVec<[(ProcessId, EventId); 2]>,
}

/// An asynchronous operation that its process does not know to be complete.
#[derive(Clone, Debug)]
pub(crate) struct Flying {
    pub(crate) event: EventId,
    pub(crate) queue: Queue,
    pub(crate) group: u32,
    pub(crate) token: Option<(TokenId, u32)>,
    /// Its accesses.
    pub(crate) entries: SmallVec<[u32; 3]>,
}

/// An arrival of an engine that is still to come.
#[derive(Clone, Debug)]
pub(crate) struct Owed {
    pub(crate) object: ObjectId,
    pub(crate) arrival: Arrival,
    pub(crate) times: i64,
    pub(crate) bytes: i64,
    pub(crate) knows: Rc<Knowledge>,
}

/// An arrival at an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Arrival {
    pub(crate) at: Instance,
    pub(crate) process: ProcessId,
    pub(crate) engine: bool,
    /// The number of an engine's arrival.
    pub(crate) landing: Option<Landing>,
}

/// The arrivals of one phase.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flip {
    pub(crate) arrivals: Vec<Arrival>,
    pub(crate) knowledge: Knowledge,
}

/// A synchronization object.
#[derive(Clone, Debug, Default)]
pub(crate) struct Object {
    pub(crate) alive: bool,
    /// Was invalidated, in a proof run.
    pub(crate) is_over: bool,
    pub(crate) count: i64,
    pub(crate) pending: i64,
    pub(crate) bytes: i64,
    /// The counts of the open phase, for findings only.
    pub(crate) counts: PhaseCounts,
    pub(crate) phases: u32,
    pub(crate) open: Flip,
    /// The arrivals of the last completed phase.
    pub(crate) last: Rc<Vec<Arrival>>,
    /// What all completed phases published.
    pub(crate) completed: Rc<Knowledge>,
    /// Per process, the number of its waits.
    pub(crate) waits: SmallVec<[u32; 8]>,
    /// Processes that have passed a wait in the open phase.
    pub(crate) waited: SmallVec<[(ProcessId, EventId); 4]>,
    pub(crate) init: Option<EventId>,
    pub(crate) spots: Spots,
    /// The last arrival of each stream here, in the order of the streams.
    pub(crate) landed: Rc<Vec<Landed>>,
    /// The stream of all arrivals of the last completed phase, if they have one. Its later arrivals
    /// come after that phase.
    pub(crate) by_stream: Option<StreamId>,
    pub(crate) last_arrival: Option<Instance>,
    pub(crate) expected_by: Option<EventId>,
}

impl Object {
    /// Whether arrivals of several warps are too many for the open phase together, but not one warp
    /// after the other: the first warps complete it, and the others arrive in later ones.
    pub(crate) fn divides(&self, times: i64, warps: i64) -> bool {
        if warps < 2 || times <= self.pending || times % warps != 0 {
            return false;
        }
        let by_warp = times / warps;
        self.pending > 0 && by_warp > 0 && self.pending % by_warp == 0
    }

    /// The first arrival at a named barrier sets the number of threads that the phase waits for.
    pub(crate) fn expect_at_named(&mut self, threads: i64) {
        if self.open.arrivals.is_empty() {
            (self.count, self.pending) = (threads, threads);
        }
    }
}

/// The status of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Status {
    Dormant,
    Ready,
    /// At a wait for a phase of this parity.
    Waits(ObjectId, u8),
    /// At a hardware barrier, with the number of its phases when the process arrived.
    Named(ObjectId, u32),
    Joining,
    Ended,
    /// At a fault, behind which its behaviour is undefined. The other processes continue.
    Failed,
}

/// A call in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub(crate) block: BlockId,
    pub(crate) index: u32,
    pub(crate) base: u32,
    pub(crate) arguments: Rc<Vec<Spots>>,
    pub(crate) iterations: Vec<(BlockId, u32)>,
    pub(crate) values: Vec<(u32, Option<Lin>)>,
}

/// The warps of a partition that a process stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Warps {
    /// All of them, which step together.
    #[default]
    All,
    /// All but one.
    Leading,
    /// One, but not the first.
    Lagging,
}

impl Warps {
    /// Returns how many of the warps of a partition these are.
    pub(crate) fn count(self, all: u32) -> u32 {
        match self {
            Warps::All => all,
            Warps::Leading => all - 1,
            Warps::Lagging => 1,
        }
    }
}

/// A partition that runs.
#[derive(Clone, Debug)]
pub(crate) struct Process {
    pub(crate) status: Status,
    pub(crate) warps: Warps,
    pub(crate) block: BlockId,
    pub(crate) index: u32,
    pub(crate) base: u32,
    pub(crate) arguments: Rc<Vec<Spots>>,
    pub(crate) frames: Vec<Frame>,
    /// Values of parameters that are still used, by dense number.
    pub(crate) values: Vec<(u32, Option<Lin>)>,
    /// Iterations of the loops around, the outermost first.
    pub(crate) iterations: Vec<(BlockId, u32)>,
    /// How comparisons of unknown values were decided.
    pub(crate) decided: Decided,
    pub(crate) knowledge: Knowledge,
    pub(crate) flying: Vec<Flying>,
    /// Groups closed per queue.
    pub(crate) closed: Vec<(Queue, u32)>,
    /// Executions of operations with a token.
    pub(crate) tokens: Vec<(TokenId, u32)>,
    /// Waits that name no phase, per object.
    pub(crate) turns: Vec<(ObjectId, u32)>,
    pub(crate) executed: Executed,
    /// The time since which it waits.
    pub(crate) since: u32,
    /// Epochs that have ended, where they are counted.
    pub(crate) epoch: u32,
    /// Loads of what [`State::stored`] counts.
    pub(crate) loads: u32,
    /// The parities of the phases in which it arrived last, by the symbols that stand for them.
    pub(crate) arrived: Vec<(TermId, u8)>,
}

/// What a run stored of the values at which loops of several partitions end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stored {
    /// The number of stores.
    pub(crate) count: u32,
    /// The number of the last store to each slot, ordered by slot.
    pub(crate) slots: SmallVec<[(At, u32); 1]>,
}

/// The place of an access that is forgotten.
pub(crate) const NOWHERE: u32 = u32::MAX;

/// The joint state.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) processes: Vec<Process>,
    pub(crate) objects: Vec<Object>,
    /// The entries are shared with earlier states, of which there are many.
    pub(crate) history: Vec<Option<Rc<Entry>>>,
    /// The place of each access of the history ([`Entry::place`]), [`NOWHERE`] if it is forgotten.
    /// Each new access examines all of them.
    pub(crate) places: Vec<u32>,
    pub(crate) owed: Vec<Owed>,
    /// The stores of values at which loops of several partitions end (`common_exit.rs`).
    pub(crate) stored: Stored,
    /// Per stream, how many arrivals were issued.
    pub(crate) issued: Vec<u32>,
    /// Whether mbarriers end only while one process runs.
    pub(crate) ends_alone: bool,
    pub(crate) ranges: Vec<Range>,
    /// The process whose turn it is.
    pub(crate) turn: ProcessId,
    /// Whether a process made progress since the round began.
    pub(crate) progress: bool,
    /// Whether processes in later epochs may run, because those in the earliest cannot.
    pub(crate) hurried: bool,
    pub(crate) rounds: u32,
    /// The most iterations that a loop of unknown length has had.
    pub(crate) longest: u32,
    pub(crate) time: u32,
    /// The process that chose at an unknown value.
    pub(crate) guessed: Option<ProcessId>,
    /// What was chosen there.
    pub(crate) choices: Rc<Choices>,
    /// The alternative to take at the next choice.
    pub(crate) answer: Option<usize>,
    /// Loops of unknown length were assumed to continue.
    pub(crate) endless: bool,
    /// A wait or an arrival may fall in another phase in another order.
    pub(crate) ambiguous: bool,
}

impl Entry {
    /// Whether two stores are of one execution of an op, by two processes (`twins.rs`).
    pub(crate) fn is_of_one_op(&self, other: &Entry) -> bool {
        let stores = |entry: &Entry| entry.writes && !entry.reads;
        self.turn.is_some()
            && self.turn == other.turn
            && self.process != other.process
            && self.place == other.place
            && stores(self)
            && stores(other)
    }

    /// Whether two executions of an event have to be remembered separately, because one of them may
    /// be exempt where the other is not.
    pub(crate) fn is_apart_from(&self, other: &Entry) -> bool {
        self.turn.is_some() && self.at.event == other.at.event
    }
}

impl Process {
    pub(crate) fn runs(&self) -> bool {
        !matches!(self.status, Status::Dormant | Status::Ended | Status::Failed)
    }

    pub(crate) fn value(&self, param: u32) -> Option<&Lin> {
        let at = self.values.binary_search_by_key(&param, |value| value.0).ok()?;
        self.values.get(at).and_then(|value| value.1.as_ref())
    }

    pub(crate) fn closed(&self, queue: Queue) -> u32 {
        self.closed.iter().find(|closed| closed.0 == queue).map_or(0, |closed| closed.1)
    }

    pub(crate) fn close(&mut self, queue: Queue) {
        count(&mut self.closed, queue);
    }
}

/// Adds one to a count. Returns what it was.
pub(crate) fn count<K: PartialEq>(counts: &mut Vec<(K, u32)>, key: K) -> u32 {
    match counts.iter_mut().find(|known| known.0 == key) {
        Some(known) => {
            known.1 = known.1.saturating_add(1);
            known.1 - 1
        }
        None => {
            counts.push((key, 1));
            0
        }
    }
}

impl State {
    /// All warps of a process have met: each has passed the waits before. There are so many
    /// processes.
    pub(crate) fn warps_met(&mut self, process: ProcessId, processes: usize) {
        let mut knowledge = std::mem::take(&mut self.processes[process].knowledge);
        self.know_own_waits(process, processes, &mut knowledge);
        self.processes[process].knowledge = knowledge;
    }

    /// Adds that all warps of a process have passed those of its waits that are done.
    pub(crate) fn know_own_waits(&self, process: ProcessId, processes: usize, knowledge: &mut Knowledge) {
        for (object, data) in self.objects.iter().enumerate() {
            let waits = data.waits.get(process).copied().unwrap_or(0);
            if knowledge.waits(object, process) < waits {
                knowledge.waited.know(object, process, processes, waits);
            }
        }
    }

    /// Notes a choice of a process: whether a condition on data, or another one, holds.
    pub(crate) fn chose(&mut self, process: ProcessId, condition: Option<&Condition>, holds: bool) {
        let iteration = self.processes[process].iterations.first().map_or(0, |of| of.1);
        Rc::make_mut(&mut self.choices).add(condition, iteration, holds);
    }

    /// Whether some process is at a fault.
    pub(crate) fn has_failed(&self) -> bool {
        self.processes.iter().any(|by| by.status == Status::Failed)
    }

    /// Remembers one more access.
    pub(crate) fn remember(&mut self, entry: Rc<Entry>) {
        self.places.push(entry.place);
        self.history.push(Some(entry));
    }

    /// Returns the place of an access.
    pub(crate) fn place(&self, number: usize) -> u32 {
        self.places.get(number).copied().unwrap_or(NOWHERE)
    }

    /// Forgets an access.
    pub(crate) fn forget(&mut self, number: usize) {
        if let (Some(entry), Some(place)) = (self.history.get_mut(number), self.places.get_mut(number)) {
            (*entry, *place) = (None, NOWHERE);
        }
    }

    pub(crate) fn entry(&self, number: usize) -> Option<&Entry> {
        self.history.get(number)?.as_deref()
    }

    /// Returns the numbers of the accesses of operations that a process has issued on a queue.
    pub(crate) fn operations(&self, process: ProcessId, queue: Queue) -> impl Iterator<Item = u32> {
        let is_own = move |entry: &Entry| entry.process == process && entry.queue == Some(queue);
        let entries = (0..).zip(&self.history);
        entries.filter(move |entry| entry.1.as_deref().is_some_and(is_own)).map(|entry| entry.0)
    }

    /// Returns the current execution of an event by a process.
    pub(crate) fn instance(&self, process: ProcessId, event: EventId, partition: PartitionId) -> Instance {
        let by = &self.processes[process];
        let outer = by.frames.iter().flat_map(|frame| &frame.iterations);
        let iterations = outer.chain(&by.iterations).map(|known| known.1).collect();
        Instance { event, partition, iterations }
    }
}
