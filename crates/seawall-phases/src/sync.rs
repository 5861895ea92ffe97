//! Synchronization objects: initialisations, arrivals, completed phases, waits.

use std::rc::Rc;

use seawall_model::Queue;

use crate::access::uses_now;
use crate::checker::ModelChecker;
use crate::checker_state::{
    Arrival, Knowledge, Object, ObjectId, ObjectKey, Owed, ProcessId, State, Status, Warps,
};
use crate::finding::LifetimeFault;
use crate::passed::{self, News};
use crate::phases::{Instance, Object as Named, PhaseCounts};
use crate::step::{Doing, StepResult};

impl<'p> ModelChecker<'p> {
    fn object_of<'s>(&self, state: &'s mut State, object: ObjectId) -> &'s mut Object {
        while state.objects.len() <= object {
            let number = state.objects.len();
            let token = matches!(self.keys.get(number), Some(ObjectKey::Full(..) | ObjectKey::Empty(..)));
            let named = matches!(self.keys.get(number), Some(ObjectKey::Named(_) | ObjectKey::Warps(_)));
            let count = i64::from(token);
            state.objects.push(Object { alive: token || named, count, pending: count, ..Object::default() });
        }
        &mut state.objects[object]
    }

    pub(crate) fn here(&self, state: &State, doing: &Doing<'_>) -> Instance {
        let partition = self.program.blocks[state.processes[doing.process].block].partition;
        state.instance(doing.process, doing.id, partition)
    }

    pub(crate) fn init(
        &mut self,
        state: &mut State,
        doing: &Doing<'p>,
        object: ObjectId,
        count: i64,
    ) -> bool {
        let spots = doing.spots.first().cloned().unwrap_or_default();
        let id = doing.id;
        if !self.has_landed(state, doing.process, object) || !self.has_ended(state, doing, object) {
            return false;
        }
        let phases = self.phases_at_first();
        // An mbarrier is initialised while no warp waits at it; the hazard analysis checks that.
        (0..state.processes.len()).for_each(|process| state.warps_met(process, self.processes));
        let data = self.object_of(state, object);
        *data =
            Object { alive: true, count, pending: count, phases, init: Some(id), spots, ..Object::default() };
        // Phases of an earlier lifetime do not count in this one, even where they are known.
        state.processes.iter_mut().for_each(|by| by.knowledge.starts(object, phases));
        for other in &mut state.objects {
            other.open.knowledge.starts(object, phases);
            if other.completed.seen(object) != phases {
                Rc::make_mut(&mut other.completed).starts(object, phases);
            }
        }
        for owed in &mut state.owed {
            if owed.knows.seen(object) != phases {
                Rc::make_mut(&mut owed.knows).starts(object, phases);
            }
        }
        true
    }

    /// Returns the number of phases of a fresh mbarrier. Only differences and the parity decide
    /// anything. In a proof run it is two phases that all processes know. So the state after the
    /// first round of a ring is not a new one. It can also become a state in which a process lacks
    /// these phases (`knows.rs`).
    fn phases_at_first(&self) -> u32 {
        if self.proving { 2 } else { 0 }
    }

    pub(crate) fn invalidate(&mut self, state: &mut State, doing: &Doing<'p>, object: ObjectId) -> bool {
        if !self.is_alive(state, doing, object) || !self.has_landed(state, doing.process, object) {
            return false;
        }
        let is_over = self.proving;
        let data = self.object_of(state, object);
        (data.alive, data.is_over) = (false, is_over);
        data.landed = Rc::default();
        data.by_stream = None;
        true
    }

    fn is_alive(&mut self, state: &mut State, doing: &Doing<'p>, object: ObjectId) -> bool {
        let data = self.object_of(state, object);
        let (alive, init) = (data.alive, data.init);
        if !alive {
            let (at, named) = (self.here(state, doing), self.named(object));
            self.record.lifetime(&at, named, LifetimeFault::NotAlive, init);
        }
        alive
    }

    /// Threads arrive, and may expect bytes.
    pub(crate) fn arrive_now(
        &mut self,
        state: &mut State,
        doing: &Doing<'p>,
        object: ObjectId,
        (times, by_warps): (i64, bool),
        bytes: Option<i64>,
    ) -> bool {
        if !self.is_alive(state, doing, object) {
            return false;
        }
        let arrival =
            Arrival { at: self.here(state, doing), process: doing.process, engine: false, landing: None };
        if bytes.is_some() {
            self.object_of(state, object).expected_by = Some(doing.id);
        }
        let mut knowledge = state.processes[doing.process].knowledge.clone();
        if by_warps {
            state.know_own_waits(doing.process, self.processes, &mut knowledge);
        }
        self.arrive(state, object, arrival, times, bytes.unwrap_or(0), &knowledge)
    }

    /// Arrives `times` times when the operations that a process has issued on a queue are complete.
    /// With `inc`, these arrivals are added to the pending ones of the phase first.
    pub(crate) fn commit(
        &mut self,
        state: &mut State,
        doing: &Doing<'p>,
        object: ObjectId,
        (queue, inc): (Queue, bool),
        times: i64,
    ) -> bool {
        if !self.is_alive(state, doing, object) {
            return false;
        }
        let process = doing.process;
        // Operations that are known to be complete are covered, too.
        let of_all_warps = queue.commit_covers(self.warps_of_partition(state, process));
        let mut numbers: Vec<u32> =
            if of_all_warps { state.operations(process, queue).collect() } else { Vec::new() };
        numbers.extend(uses_now(state, doing));
        let mut knows = self.restricted(state, process, &numbers);
        if queue.commits_per_thread() {
            state.know_own_waits(process, self.processes, &mut knows);
        }
        let landing = self.issue(state, process, queue, object);
        landing.into_iter().for_each(|landing| knows.landed.saw(landing));
        if inc {
            let data = self.object_of(state, object);
            data.pending = data.pending.saturating_add(times);
        }
        let arrival = Arrival { at: self.here(state, doing), process, engine: true, landing };
        self.owe(state, Owed { object, arrival, times, bytes: 0, knows: Rc::new(knows) })
    }

    /// An engine arrives now or, in a lazy schedule, when no process can do anything.
    pub(crate) fn owe(&mut self, state: &mut State, owed: Owed) -> bool {
        if self.schedule.lazy {
            state.owed.push(owed);
            return true;
        }
        self.pay(state, owed)
    }

    /// An engine is done and arrives.
    pub(crate) fn pay(&mut self, state: &mut State, owed: Owed) -> bool {
        let data = self.object_of(state, owed.object);
        let (alive, init) = (data.alive, data.init);
        if !alive {
            let named = self.named(owed.object);
            self.record.lifetime(&owed.arrival.at, named, LifetimeFault::NotAlive, init);
            return false;
        }
        self.arrive(state, owed.object, owed.arrival, owed.times, -owed.bytes, &owed.knows)
    }

    fn arrive(
        &mut self,
        state: &mut State,
        object: ObjectId,
        arrival: Arrival,
        times: i64,
        bytes: i64,
        knowledge: &Knowledge,
    ) -> bool {
        let named = self.named(object);
        let data = self.object_of(state, object);
        let stream = self.in_order(&arrival);
        if knowledge.seen(object) < data.phases && (stream.is_none() || stream != data.by_stream) {
            // In another order, this may be an arrival of the phase before.
            state.ambiguous = true;
            self.record.ambiguous(arrival.at.event, state.longest);
        }
        let data = &mut state.objects[object];
        if times > data.pending {
            self.record.arrivals(&arrival.at, named, times, data);
            return false;
        }
        data.pending -= times;
        data.bytes = data.bytes.saturating_add(bytes);
        data.counts.arrived = data.counts.arrived.saturating_add(times);
        let side = if bytes < 0 { &mut data.counts.copied_bytes } else { &mut data.counts.expected_bytes };
        *side = side.saturating_add(bytes.saturating_abs());
        data.open.knowledge.join(knowledge);
        data.last_arrival = Some(arrival.at.clone());
        arrival.landing.into_iter().for_each(|landing| data.lands(landing, &arrival.at));
        let completes = data.pending == 0 && data.bytes == 0;
        let phases = (data.phases, data.phases.saturating_add(u32::from(completes)));
        if !self.is_of_warps(object) {
            self.record.arrived(&arrival, named, phases, state.time);
        }
        data.open.arrivals.push(arrival);
        if completes {
            self.complete(state, object);
        }
        true
    }

    /// Completes a phase.
    fn complete(&mut self, state: &mut State, object: ObjectId) {
        let is_named = matches!(self.keys.get(object), Some(ObjectKey::Named(_) | ObjectKey::Warps(_)));
        let named = self.named(object);
        let data = &mut state.objects[object];
        let flip = std::mem::take(&mut data.open);
        let by_stream = self.one_stream(&flip.arrivals);
        let data = &mut state.objects[object];
        for (process, wait) in std::mem::take(&mut data.waited) {
            let waits = data.waits.get(process).copied().unwrap_or(0);
            if flip.knowledge.waits(object, process) < waits {
                // In another order, the wait may come after this phase.
                state.ambiguous = true;
                if let Some(by) = flip.arrivals.last() {
                    self.record.ambiguous(wait, state.longest);
                    self.record.lapped(wait, named, data.phases, &by.at);
                }
            }
        }
        data.phases = data.phases.saturating_add(1);
        data.pending = data.count;
        data.counts = PhaseCounts::default();
        let mut completed = if is_named { Knowledge::default() } else { (*data.completed).clone() };
        completed.join(&flip.knowledge);
        completed.saw(object, data.phases);
        data.completed = Rc::new(completed);
        let phases = data.phases;
        if let Some(first) = flip.arrivals.first()
            && flip.arrivals.iter().all(|arrival| arrival.process == first.process && !arrival.engine)
            && let Some(by) = state.processes.get_mut(first.process)
        {
            by.knowledge.saw(object, phases);
        }
        data.by_stream = by_stream;
        data.last = Rc::new(flip.arrivals);
        if self.schedule.first.is_none() || is_named {
            self.wake(state, object);
        }
    }

    /// Lets processes continue whose wait the completed phase satisfies.
    fn wake(&mut self, state: &mut State, object: ObjectId) {
        for process in 0..state.processes.len() {
            if self.is_satisfied(state, process) && waits_at(state, process) == Some(object) {
                self.pass(state, process, object, true);
            }
        }
    }

    /// Whether a waiting process can continue.
    pub(crate) fn is_satisfied(&self, state: &State, process: ProcessId) -> bool {
        match state.processes[process].status {
            Status::Waits(object, parity) => state
                .objects
                .get(object)
                .is_some_and(|data| data.phases.wrapping_add(1) & 1 == u32::from(parity)),
            Status::Named(object, phases) => {
                state.objects.get(object).is_some_and(|data| data.phases > phases)
            }
            _ => false,
        }
    }

    /// Reaches a wait.
    pub(crate) fn wait_for(
        &mut self,
        state: &mut State,
        doing: &Doing<'p>,
        object: ObjectId,
        parity: u8,
    ) -> StepResult {
        // The hazard analysis covers warps that wait at an mbarrier which the first warp ended.
        if state.processes[doing.process].warps == Warps::Lagging && !self.object_of(state, object).alive {
            state.processes[doing.process].status = Status::Failed;
            return StepResult::Held;
        }
        if !self.is_alive(state, doing, object) || !self.accesses(state, doing) {
            return StepResult::Wrong;
        }
        let time = state.time;
        let by = &mut state.processes[doing.process];
        (by.status, by.since) = (Status::Waits(object, parity), time);
        if !self.is_satisfied(state, doing.process) {
            let seen = state.processes[doing.process].knowledge.seen(object);
            if seen < state.objects[object].phases {
                // In another order, it may pass on the phase before the last one.
                state.ambiguous = true;
                self.record.ambiguous(doing.id, state.longest);
            }
            return StepResult::Held;
        }
        self.pass(state, doing.process, object, false);
        StepResult::On
    }

    /// Passes a wait.
    pub(crate) fn pass(&mut self, state: &mut State, process: ProcessId, object: ObjectId, waited: bool) {
        let program = self.program;
        let by = &state.processes[process];
        let block = &program.blocks[by.block];
        let Some(&event) = block.events.get(by.index as usize) else { return };
        let at = state.instance(process, event, block.partition);
        let named = self.named(object);
        let is_named = matches!(by.status, Status::Named(..));
        let lags = matches!(named, Named::MBarrier { .. }) && self.warps(state, process) > 1;
        let first = if matches!(named, Named::MBarrier { .. }) { self.phases_at_first() } else { 0 };
        let data = &mut state.objects[object];
        let phases = data.phases;
        let seen = by.knowledge.seen(object);
        if !is_named && phases >= 2 && seen + 1 < phases {
            // In another order, it may pass on an earlier phase of this parity.
            state.ambiguous = true;
            self.record.ambiguous(event, state.longest);
        }
        let completed = Rc::clone(&data.completed);
        let last = Rc::clone(&data.last);
        if data.waits.len() <= process {
            data.waits.resize(process + 1, 0);
        }
        let by = &mut state.processes[process];
        let count = data.waits[process].max(by.knowledge.waits(object, process)).saturating_add(1);
        data.waits[process] = count;
        if !lags {
            by.knowledge.waited.know(object, process, self.processes, count);
        }
        let again = data.waited.iter().any(|known| known.0 == process);
        data.waited.retain(|known| known.0 != process);
        data.waited.push((process, event));
        // Only findings use what was published by which wait, and a proof has none.
        if !self.proving {
            passed::note_published(
                &mut state.history,
                &completed,
                &by.knowledge,
                &last,
                (process, event, object),
            );
        }
        // A wait for a known phase may still publish accesses: an arrival of an engine says nothing
        // of the accesses of its thread.
        let taught = seen < phases || by.knowledge.learns_from(&completed, &state.history);
        by.knowledge.join(&completed);
        by.knowledge.saw(object, phases);
        let since = waited.then_some(by.since);
        let counted = phases.saturating_sub(first);
        let news = News::of(taught, again);
        if !self.is_of_warps(object) {
            self.record.passed(&at, named, counted, news, &last, since, state.time);
        }
        self.land(state, process);
        self.go_on(state, process);
        state.time = state.time.saturating_add(1);
    }

    /// Reaches a hardware barrier of so many threads.
    pub(crate) fn arrive_at_named(
        &mut self,
        state: &mut State,
        doing: &Doing<'p>,
        object: ObjectId,
        threads: i64,
        arrive_only: bool,
    ) -> StepResult {
        let process = doing.process;
        let own = self.threads(state, process);
        let arrival = Arrival { at: self.here(state, doing), process, engine: false, landing: None };
        self.object_of(state, object).expect_at_named(threads);
        let phases = state.objects[object].phases;
        let mut knowledge = state.processes[process].knowledge.clone();
        state.know_own_waits(process, self.processes, &mut knowledge);
        let warps = i64::from(self.warps(state, process));
        if arrive_only && state.objects[object].divides(own, warps) {
            state.ambiguous = true;
            self.record.ambiguous(arrival.at.event, state.longest);
            for _ in 0..warps {
                self.object_of(state, object).expect_at_named(threads);
                if !self.arrive(state, object, arrival.clone(), own / warps, 0, &knowledge) {
                    return StepResult::Wrong;
                }
            }
            return self.go_on(state, process);
        }
        let time = state.time;
        if !arrive_only {
            let by = &mut state.processes[process];
            (by.status, by.since) = (Status::Named(object, phases), time);
        }
        if !self.arrive(state, object, arrival, own, 0, &knowledge) {
            return StepResult::Wrong;
        }
        match (arrive_only, state.objects[object].phases > phases) {
            (true, _) => self.go_on(state, process),
            (false, true) => StepResult::On,
            (false, false) => StepResult::Held,
        }
    }
}

/// Returns the object that a process waits at.
pub(crate) fn waits_at(state: &State, process: ProcessId) -> Option<ObjectId> {
    match state.processes[process].status {
        Status::Waits(object, _) | Status::Named(object, _) => Some(object),
        _ => None,
    }
}
