//! Accesses: the races that a new access takes part in, and the history that records it.

use std::rc::Rc;

use seawall_base::index_u32;
use seawall_model::{Access, Action, CompletionArrival, Event, EventId, Proxy, Queue, Space, Wait};
use smallvec::SmallVec;

use crate::bits::Bits;
use crate::checker::ModelChecker;
use crate::checker_state::{Arrival, Entry, Flying, Knowledge, Owed, ProcessId, State, Warps, count};
use crate::common_exit::{Role, Versions};
use crate::finding::{Lack, LifetimeFault};
use crate::phases::{Incomplete, Reason};
use crate::place::{At, Places};
use crate::step::{Doing, StepResult, give_up};
use crate::witness::{Witness, witness};

/// Whether an access is a use of an mbarrier: an operation on it, or the arrival of an asynchronous
/// operation.
pub(crate) fn uses_barrier(event: &Event, access: &Access) -> bool {
    access.proxy == Proxy::Barrier || matches!(event.action, Action::MBarrier(_))
}

fn commute(a: &Event, b: &Event) -> bool {
    match (&a.action, &b.action) {
        (Action::Atomic { commutes: Some(a) }, Action::Atomic { commutes: Some(b) }) => a == b,
        _ => false,
    }
}

/// Whether `place` is in a set, given as words. Each new access asks this of all remembered ones.
fn has(words: &[u64], place: u32) -> bool {
    words.get(place as usize / 64).is_some_and(|word| word >> (place % 64) & 1 == 1)
}

/// Returns the history numbers of the mbarrier uses that an event makes now. A process that
/// observes the event's arrival also knows that these uses are over: the engine is done with the
/// mbarrier.
pub(crate) fn uses_now(state: &State, doing: &Doing<'_>) -> SmallVec<[u32; 2]> {
    let is_now = |entry: &&Entry| entry.time == state.time && entry.at.event == doing.id;
    let recent = state.history.iter().enumerate().rev();
    let recent = recent.map_while(|(number, entry)| Some((number, entry.as_deref().filter(is_now)?)));
    recent
        .filter(|(_, entry)| entry.uses_barrier)
        .filter_map(|(number, _)| u32::try_from(number).ok())
        .collect()
}

/// Counts a load or a store of a value at which loops of several partitions end. The n-th load of a
/// process should be in its n-th iteration, and of the n-th store.
fn count_version(versions: &Versions, places: &Places, state: &mut State, doing: &Doing<'_>) {
    let Some(role) = versions.role(doing.id) else { return };
    let mut spots = doing.spots.iter().flatten().filter_map(|spot| places.get(*spot));
    let at = spots.find(|spot| versions.are_in(spot.buffer)).map(|spot| spot.at);
    let Some(at) = at.filter(|at| matches!(at, At::Whole | At::Index(_))) else {
        return versions.note_difference();
    };
    let stored = &mut state.stored;
    let known = stored.slots.binary_search_by_key(&at, |slot| slot.0);
    match role {
        Role::Stores => {
            stored.count = stored.count.saturating_add(1);
            match known {
                Ok(known) => stored.slots[known].1 = stored.count,
                Err(place) => stored.slots.insert(place, (at, stored.count)),
            }
        }
        Role::Loads => {
            let by = &mut state.processes[doing.process];
            by.loads = by.loads.saturating_add(1);
            let iterations = by.iterations.first().map_or(0, |outermost| outermost.1);
            if known.map(|known| stored.slots[known].1) != Ok(by.loads) || iterations + 1 != by.loads {
                versions.note_difference();
            }
        }
    }
}

impl<'p> ModelChecker<'p> {
    /// Makes all accesses of an event. Returns false if the run cannot continue.
    pub(crate) fn accesses(&mut self, state: &mut State, doing: &Doing<'p>) -> bool {
        self.made(state, doing).is_some()
    }

    /// Makes all accesses. Returns the numbers of those that complete later.
    fn made(&mut self, state: &mut State, doing: &Doing<'p>) -> Option<SmallVec<[u32; 3]>> {
        let mut later = SmallVec::new();
        if state.processes[doing.process].warps == Warps::Lagging {
            return Some(later);
        }
        count_version(self.versions, &self.places, state, doing);
        let turn = self.twins.next_turn(&mut state.processes[doing.process].executed, doing.id);
        for (number, access) in doing.event.accesses.iter().enumerate() {
            let entry = Entry { turn, ..self.new_entry(state, doing, number, access) };
            let same = self.compare_with_history(state, doing, access, &entry);
            if !uses_barrier(doing.event, access) && !self.leaves_barriers(state, &entry) {
                return None;
            }
            if self.decides_nothing(state, &entry) {
                continue;
            }
            let asynchronous = entry.queue.is_some();
            let at = state.history.len();
            let knowledge = &mut state.processes[doing.process].knowledge;
            knowledge.issued.insert(at);
            if asynchronous {
                later.push(index_u32(at));
            } else {
                knowledge.known.insert(at);
            }
            self.supersede(state, doing, &entry, &same);
            self.record.accessed(&entry, &self.places);
            state.remember(Rc::new(entry));
        }
        Some(later)
    }

    /// Whether an access need not be remembered. That holds in a proof run for a synchronous access
    /// that concerns only its own process and asks for no proxy fence.
    fn decides_nothing(&mut self, state: &State, entry: &Entry) -> bool {
        let ModelChecker { concern, places, .. } = self;
        let knows = |process: ProcessId| process == entry.process;
        self.proving
            && entry.queue.is_none()
            && !entry.generic_write
            && concern.is_known(entry, places, knows, state.processes.len())
    }

    fn new_entry(&mut self, state: &State, doing: &Doing<'p>, number: usize, access: &Access) -> Entry {
        let partition = self.program.blocks[state.processes[doing.process].block].partition;
        let barrier = uses_barrier(doing.event, access);
        let spots = doing.spots[number].clone();
        let number = index_u32(number);
        let place = self.places.list(&spots);
        let kind = self.kind((doing.id, number, doing.process, place));
        let shared = |spot: &u32| {
            self.places.buffer(*spot).is_none_or(|buffer| self.program.buffers[buffer].space == Space::Shared)
        };
        Entry {
            kind,
            at: state.instance(doing.process, doing.id, partition),
            process: doing.process,
            reads: access.mode.reads(),
            writes: access.mode.writes(),
            queue: access.queue.filter(|_| !barrier),
            generic_write: self.proxies
                && !barrier
                && access.proxy == Proxy::Generic
                && access.mode.writes()
                && spots.iter().any(shared),
            uses_barrier: barrier && !doing.event.action.bounds_mbarrier_lifetime(),
            spots,
            place,
            turn: None,
            time: state.time,
            learned: SmallVec::new(),
            repeated: SmallVec::new(),
        }
    }

    /// Compares a new access with the history. Returns the numbers of the accesses in the same
    /// place.
    fn compare_with_history(
        &mut self,
        state: &mut State,
        doing: &Doing<'p>,
        access: &Access,
        new: &Entry,
    ) -> SmallVec<[usize; 8]> {
        let mut same = SmallVec::new();
        let by = doing.process;
        let meeting = self.places.overlapping_lists(self.program, new.place);
        let meeting = meeting.words();
        for number in 0..state.places.len() {
            let place = state.place(number);
            if place == new.place {
                same.push(number);
            }
            if !has(meeting, place) {
                continue;
            }
            let Some(past) = state.entry(number) else { continue };
            if !(past.writes || new.writes)
                || past.uses_barrier && new.uses_barrier
                || past.time == new.time
                || past.is_of_one_op(new)
                || commute(&self.program.events[past.at.event], doing.event)
            {
                continue;
            }
            let lack = self.lack(&state.processes[by].knowledge, (number, past), new, access.proxy);
            if lack.is_some() && self.record.is_new(past, new) && !self.happens(state, doing.id, past, new) {
                continue;
            }
            let learned = past.learned.iter().find(|known| known.0 == by).map(|known| (known.1, known.2));
            let through = learned.map(|(wait, object)| (wait, self.named(object)));
            let past = past.clone();
            self.record.overlapping(&past, new, through, lack, &self.places);
        }
        same
    }

    /// Returns what is missing between an access of the history, given by number, and a new one, as
    /// far as the process of the new one knows.
    fn lack(
        &mut self,
        knowledge: &Knowledge,
        (number, past): (usize, &Entry),
        new: &Entry,
        proxy: Proxy,
    ) -> Option<Lack> {
        let waited = knowledge.known.has(number);
        let by_engine = !waited && self.is_ordered_by_engine(past, new);
        if by_engine {
            self.record.by_engine.insert((past.at.event, new.at.event));
        }
        let unfenced = past.generic_write && proxy == Proxy::Async && !knowledge.fenced.has(number);
        match (waited || by_engine, unfenced) {
            (true, false) => None,
            (true, true) => Some(Lack::ProxyFence),
            (false, _) if past.queue.is_some() && knowledge.issued.has(number) => Some(Lack::Completion),
            (false, _) => Some(Lack::Order),
        }
    }

    /// Whether concrete arguments lead to two unordered accesses. Records them if so. If it is
    /// unknown, the verdict is limited.
    fn happens(&mut self, state: &State, event: EventId, past: &Entry, new: &Entry) -> bool {
        let reason = self.unconfirmed(&state.ranges);
        let negative = reason == Reason::NegativeArguments;
        let is_tried = !self.proving && self.record.is_worth_a_try(past, new, negative);
        match if is_tried { witness(&self.atoms, &state.ranges) } else { Witness::Unknown } {
            Witness::Found(arguments) => {
                self.record.happens(past, new, arguments);
                true
            }
            Witness::Impossible => false,
            Witness::Unknown => {
                self.record.incomplete.insert(Incomplete { reason, event: Some(event) });
                if reason == Reason::Unconfirmed {
                    self.record.uncertain_from(state.longest);
                }
                false
            }
        }
    }

    /// Whether the engine executes two operations of one process in the order of their issue.
    fn is_ordered_by_engine(&self, past: &Entry, new: &Entry) -> bool {
        let (Some(a), Some(b)) = (past.queue, new.queue) else { return false };
        let action = |entry: &Entry| &self.program.events[entry.at.event].action;
        if a != b || past.process != new.process {
            return false;
        }
        if action(past).is_pipelined_before(action(new)) {
            return true;
        }
        let is_of_tensor = |entry: &Entry| {
            let tensor = |spot: &u32| {
                let buffer = self.places.buffer(*spot);
                buffer.is_some_and(|buffer| self.program.buffers[buffer].space == Space::Tensor)
            };
            entry.spots.iter().all(tensor)
        };
        let is_alike = action(past).is_issued_like(action(new));
        past.writes && new.writes && (a.is_in_order() || is_alike && is_of_tensor(past) && is_of_tensor(new))
    }

    /// Forgets accesses that a new one supersedes. A process that knows the new one knows the old
    /// one, and an access that conflicts with the old one conflicts with the new one.
    fn supersede(&mut self, state: &mut State, doing: &Doing<'p>, new: &Entry, same: &[usize]) {
        for &number in same {
            let Some(past) = state.entry(number) else { continue };
            if past.time == new.time || past.uses_barrier != new.uses_barrier || past.is_apart_from(new) {
                continue;
            }
            let knowledge = &state.processes[doing.process].knowledge;
            let same = past.kind == new.kind;
            let known = knowledge.known.has(number) || self.is_ordered_by_engine(past, new);
            let fenced = !past.generic_write || knowledge.fenced.has(number) || new.generic_write;
            if known && fenced && (new.writes && !new.uses_barrier || same) {
                state.forget(number);
            }
        }
    }

    /// Whether an access leaves live mbarriers intact. Otherwise it is an ordinary access to their
    /// memory, which is recorded.
    fn leaves_barriers(&mut self, state: &State, new: &Entry) -> bool {
        if new.spots.iter().any(|spot| self.places.buffer(*spot).is_none()) {
            return true;
        }
        let meeting = self.places.overlapping(self.program, &new.spots);
        for (object, data) in state.objects.iter().enumerate() {
            if data.alive && meeting.has_any(&data.spots) {
                let named = self.named(object);
                self.record.lifetime(&new.at, named, LifetimeFault::MemoryUsed, data.init);

                return false;
            }
        }
        true
    }

    /// Returns what a process knows about the bytes that some operations touch and about the order
    /// of steps.
    pub(crate) fn restricted(&mut self, state: &State, process: ProcessId, numbers: &[u32]) -> Knowledge {
        let own = &state.processes[process].knowledge;
        let mut part = Knowledge {
            issued: own.issued.clone(),
            seen: own.seen.clone(),
            waited: own.waited.clone(),
            landed: own.landed.clone(),
            ..Knowledge::default()
        };
        let mut places: SmallVec<[u32; 4]> =
            numbers.iter().map(|number| state.place(*number as usize)).collect();
        places.sort_unstable();
        places.dedup();
        let mut meeting = Bits::default();
        places.iter().for_each(|place| meeting.add(&self.places.overlapping_lists(self.program, *place)));
        let meeting = meeting.words();
        for known in own.known.iter() {
            if has(meeting, state.place(known)) {
                part.known.insert(known);
                if own.fenced.has(known) {
                    part.fenced.insert(known);
                }
            }
        }
        numbers.iter().for_each(|number| {
            part.known.insert(*number as usize);
            part.issued.insert(*number as usize);
        });
        part
    }

    /// Issues an asynchronous operation. Its arrivals come when it is complete.
    pub(crate) fn launch(&mut self, state: &mut State, doing: &Doing<'p>, queue: Queue) -> StepResult {
        let process = doing.process;
        let base = state.processes[process].base;
        let mut objects: SmallVec<[_; 2]> = SmallVec::new();
        for (number, access) in doing.event.accesses.iter().enumerate() {
            if access.proxy == Proxy::Barrier {
                let spots = doing.spots[number].clone();
                match self.mbarrier(&spots, base) {
                    Some(object) => objects.push(object),
                    None => return give_up(Reason::UnknownIndex, doing.id),
                }
            }
        }
        let Some(entries) = self.made(state, doing) else { return StepResult::Wrong };
        let mut complete = entries.clone();
        complete.extend(uses_now(state, doing));
        if queue.arrival_covers_earlier() && !objects.is_empty() {
            complete.extend(state.operations(process, queue));
        }
        let mut knows = self.restricted(state, process, &complete);
        let completion = self.program.completion_arrival(queue);
        if completion == CompletionArrival::OncePerWarp {
            state.know_own_waits(process, self.processes, &mut knows);
        }
        let knows = Rc::new(knows);
        let partition = self.program.blocks[state.processes[process].block].partition;
        let at = state.instance(process, doing.id, partition);
        let by = &mut state.processes[process];
        let group = by.closed(queue);
        let token = doing.event.accesses.iter().find_map(|access| access.token);
        let token = token.map(|token| (token, count(&mut by.tokens, token)));
        by.flying.push(Flying { event: doing.id, queue, group, token, entries });
        if !queue.groups_by_commit() {
            by.close(queue);
        }
        let bytes =
            if completion == CompletionArrival::Bytes { self.program.bytes_of_copy(doing.event) } else { 0 };
        let times = i64::from(completion.count(self.warps(state, process)));
        for object in objects {
            let landing = self.issue(state, process, queue, object);
            let mut knows = Rc::clone(&knows);
            if let Some(landing) = landing {
                Rc::make_mut(&mut knows).landed.saw(landing);
            }
            let arrival = Arrival { at: at.clone(), process, engine: true, landing };
            let owed = Owed { object, arrival, times, bytes, knows };
            if !self.owe(state, owed) {
                return StepResult::Wrong;
            }
        }
        self.go_on(state, process)
    }

    /// Waits for operations that the process itself issued.
    pub(crate) fn wait(&mut self, state: &mut State, process: ProcessId, wait: &Wait) {
        let State { processes, history, .. } = state;
        let by = &mut processes[process];
        let closed = by.closed(wait.queue);
        for flying in &by.flying {
            let counted = wait.pending.is_some_and(|pending| {
                flying.queue == wait.queue && flying.group.saturating_add(pending) < closed
            });
            let named = wait.tokens.iter().any(|named| {
                let executed =
                    by.tokens.iter().find(|known| known.0 == named.token).map_or(0, |known| known.1);
                flying.token.is_some_and(|(token, number)| {
                    token == named.token && number.saturating_add(named.age) < executed
                })
            });
            if !(counted || named) {
                continue;
            }
            for &number in &flying.entries {
                let entry = history.get(number as usize).and_then(Option::as_ref);
                if entry.is_none_or(|entry| !(wait.read_only && entry.writes)) {
                    by.knowledge.known.insert(number as usize);
                }
            }
        }
        self.land(state, process);
    }

    /// Forgets in-flight operations that a process knows to be complete, or whose accesses are
    /// forgotten.
    pub(crate) fn land(&self, state: &mut State, process: ProcessId) {
        let State { processes, history, .. } = state;
        let Some(by) = processes.get_mut(process) else { return };
        let known = &by.knowledge.known;
        let is_open = |number: &u32| {
            history.get(*number as usize).is_some_and(Option::is_some) && !known.has(*number as usize)
        };
        by.flying.retain(|flying| flying.entries.iter().any(is_open));
    }
}
