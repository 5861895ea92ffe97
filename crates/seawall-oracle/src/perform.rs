//! The steps whose order matters: their effects on mbarriers, tokens and named barriers.

use seawall_base::saturated;
use seawall_model::{Event, EventId, Queue};

use crate::place::Touches;
use crate::report::{Fault, StepKind};
use crate::run_state::{Arrival, Named, Object, State, Status};
use crate::set::Set;
use crate::simulator::{Asked, CarrierKey, ObjectKey, Simulator};
use crate::visible::Visible;
use crate::warps::WarpIndex;

impl<'p> Simulator<'p> {
    /// Whether the step can be taken now.
    pub(crate) fn is_enabled(&mut self, state: &mut State, warp: WarpIndex, visible: &Visible) -> bool {
        let Visible::Wait { object, parity, .. } = *visible else { return true };
        let object = self.made(state, object);
        let object = &state.objects[object];
        // A wait at something that is not a live mbarrier is an error, reported when the step is
        // taken.
        !self.is_alive(object, warp) || i64::from(object.phases.wrapping_add(1) & 1) == parity
    }

    /// Returns the position of an object in the state and adds it if it is missing. A new token is
    /// alive, a new mbarrier is not.
    fn made(&mut self, state: &mut State, number: u32) -> usize {
        if let Some(at) = state.objects.iter().position(|object| object.number == number) {
            return at;
        }
        let token = matches!(self.object_keys.get(number as usize), Some(ObjectKey::Token(..)));
        let count = i64::from(token);
        state.objects.push(Object {
            number,
            alive: if token { !0 } else { 0 },
            count,
            pending: count,
            bytes: 0,
            phases: 0,
            made_by: None,
            last_expect: None,
            touches: Touches::new(),
        });
        state.objects.len() - 1
    }

    /// Takes a step whose order matters. Returns false if the run cannot continue.
    pub(crate) fn perform(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        id: EventId,
        event: &'p Event,
        visible: Visible,
    ) -> Asked<bool> {
        self.steps += 1;
        self.accesses(state, warp, id, event)?;
        let kind = if matches!(visible, Visible::Wait { .. }) { StepKind::Passes } else { StepKind::Does };
        if let Visible::Named { id: number, threads, arrive_only } = visible {
            return Ok(self.named(state, warp, id, Named { id: number, threads, arrived: 0 }, arrive_only));
        }
        self.note(state, warp, Some(id), kind);
        let (Visible::Init { object, .. }
        | Visible::Invalidate { object }
        | Visible::Arrive { object, .. }
        | Visible::Commit { object, .. }
        | Visible::Wait { object, .. }) = visible
        else {
            return Ok(true);
        };
        let at = self.made(state, object);
        if !self.is_alive(&state.objects[at], warp) && !matches!(visible, Visible::Init { .. }) {
            self.misuse(state, Fault::MBarrierLifetime, state.objects[at].made_by, id);
            return Ok(false);
        }
        self.go_on(state, warp);
        Ok(self.change(state, warp, id, at, visible))
    }

    /// Applies a step to the object at `at`.
    fn change(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        id: EventId,
        at: usize,
        visible: Visible,
    ) -> bool {
        match visible {
            Visible::Init { count, touches, .. } => {
                if self.lives_on(state, warp, at, &touches) {
                    self.misuse(state, Fault::MBarrierLifetime, state.objects[at].made_by, id);
                    return false;
                }
                self.init(state, warp, id, (at, count), touches);
            }
            Visible::Invalidate { .. } => {
                state.objects[at].alive &= !(1 << self.tables.warps.cta(warp));
            }
            Visible::Arrive { object, count, bytes, reaches } => {
                if let Some(bytes) = bytes {
                    state.objects[at].bytes = state.objects[at].bytes.saturating_add(i64::from(bytes));
                    state.objects[at].last_expect = Some(id);
                }
                let building = self.built_by(object, warp, reaches);
                state.publish(&Set::one(warp), &building, true);
                let count = saturated::<i64>(count);
                return self.arrive(state, at, id, count);
            }
            Visible::Commit { queue, count, inc, reaches, .. } => {
                let count = saturated::<i64>(count);
                self.commit(state, (warp, id), (at, queue), count, inc, reaches);
            }
            Visible::Wait { object, counter, .. } => {
                let part = self.own_part(object, warp);
                let completed = self.carrier(CarrierKey::Completed(object, part));
                state.publish(&Set::one(completed), &Set::one(warp), true);
                if let Some(counter) = counter {
                    state.count(warp, counter);
                }
            }
            Visible::Named { .. } | Visible::Lost => {}
        }
        true
    }

    /// Starts the lifetime of an mbarrier in the CTA of a warp. A shared one starts with the first
    /// CTA.
    fn init(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        id: EventId,
        (at, count): (usize, u32),
        touches: Touches,
    ) {
        let number = state.objects[at].number;
        self.begin_life(state, warp, number);
        let count = i64::from(count).saturating_mul(i64::from(self.sharers(number)));
        let bit = 1 << self.tables.warps.cta(warp);
        let object = &mut state.objects[at];
        if object.alive == 0 || object.alive & bit != 0 {
            (object.count, object.pending, object.bytes, object.phases) = (count, count, 0, 0);
            (object.alive, object.made_by, object.touches) = (0, Some(id), touches);
        }
        object.alive |= bit;
    }

    /// Registers a commit: the operations that the warp has issued on a queue will arrive `count`
    /// times.
    fn commit(
        &mut self,
        state: &mut State,
        (warp, id): (WarpIndex, EventId),
        (at, queue): (usize, Queue),
        count: i64,
        inc: bool,
        reaches: bool,
    ) {
        // The commit is the step before this position.
        let position = state.warps[warp].position;
        let (object, bytes, commit, knows) = (state.objects[at].number, None, true, 0);
        if inc {
            let pending = &mut state.objects[at].pending;
            *pending = pending.saturating_add(count);
        }
        let arrival =
            Arrival { event: id, warp, position, queue, object, bytes, commit, count, reaches, knows };
        self.launch(state, arrival);
    }

    /// Subtracts arrivals from an object and completes its phase if none are pending. Returns false
    /// if there were too many.
    fn arrive(&mut self, state: &mut State, at: usize, event: EventId, count: i64) -> bool {
        let object = &mut state.objects[at];
        if count > object.pending {
            let made_by = object.made_by;
            self.misuse(state, Fault::WrongArrivals, made_by, event);
            return false;
        }
        object.pending -= count;
        self.complete_phase(state, at);
        true
    }

    fn complete_phase(&mut self, state: &mut State, at: usize) {
        let object = &mut state.objects[at];
        if object.pending != 0 || object.bytes != 0 {
            return;
        }
        object.phases = object.phases.wrapping_add(1);
        object.pending = object.count;
        let number = object.number;
        for part in 0..self.sharers(number) {
            let building = self.carrier(CarrierKey::Building(number, part));
            let completed = self.carrier(CarrierKey::Completed(number, part));
            state.move_knowledge(building, completed);
        }
    }

    /// Arrives at a named barrier. Returns false if too many threads arrived.
    fn named(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        event: EventId,
        named: Named,
        arrive_only: bool,
    ) -> bool {
        let group = self.tables.group(warp);
        let mine = group.share(warp - group.first).saturating_mul(u64::from(self.tables.lanes));
        let carrier = self.carrier(CarrierKey::Named(named.id));
        let at = match state.named.iter().position(|known| known.id == named.id) {
            Some(at) => at,
            None => {
                state.named.push(named);
                state.named.len() - 1
            }
        };
        let found = &mut state.named[at];
        found.arrived = found.arrived.saturating_add(mine);
        let (id, complete, over) = (found.id, found.arrived >= found.threads, found.arrived > found.threads);
        state.publish(&Set::one(warp), &Set::one(carrier), true);
        if arrive_only {
            self.note(state, warp, Some(event), StepKind::Does);
            self.go_on(state, warp);
        } else {
            self.note(state, warp, Some(event), StepKind::Waits);
            state.warps[warp].status = Status::Named(id);
        }
        if over {
            self.misuse(state, Fault::WrongArrivals, None, event);
            return false;
        }
        if complete {
            self.release_named(state, at, carrier);
        }
        true
    }

    fn release_named(&mut self, state: &mut State, at: usize, carrier: usize) {
        let id = state.named.swap_remove(at).id;
        let mut released = Set::default();
        for warp in 0..state.warps.len() {
            if state.warps[warp].status == Status::Named(id) {
                released.insert(warp);
                state.warps[warp].status = Status::Ready;
                let event = self.next_event(state, warp).map(|next| next.0);
                self.note(state, warp, event, StepKind::Passes);
                self.go_on(state, warp);
            }
        }
        state.publish(&Set::one(carrier), &released, true);
        for record in &mut state.records {
            record.known.remove(carrier);
            record.fenced.remove(carrier);
            record.issued.remove(carrier);
        }
    }

    /// Starts an operation that will arrive. Its carrier gets what the warp knows about accesses to
    /// the same bytes.
    pub(crate) fn launch(&mut self, state: &mut State, mut arrival: Arrival) {
        let own = |other: &&Arrival| other.warp == arrival.warp;
        let taken: Vec<usize> = state.arrivals.iter().filter(own).map(|other| other.knows).collect();
        let mut number = 0;
        arrival.knows = loop {
            let carrier = self.carrier(CarrierKey::InFlight(arrival.warp, number));
            if !taken.contains(&carrier) || number > state.arrivals.len() {
                break carrier;
            }
            number += 1;
        };
        self.carry(state, &arrival);
        state.arrivals.push(arrival);
    }

    /// Publishes what the issuing warp knew about the same bytes to everything that knows the
    /// operation.
    fn carry(&mut self, state: &mut State, arrival: &Arrival) {
        // Operations that are complete are covered, too.
        let own = state.records.iter().filter(|record| record.warp == arrival.warp && arrival.covers(record));
        let mut own: Vec<Touches> = own.map(|record| record.touches.clone()).collect();
        // A waiting warp cannot tell which bytes each warp touched, so mapped accesses are
        // excluded.
        own.retain(|touches| !self.places.is_mapped(touches));
        own.sort_unstable();
        own.dedup();
        for record in state.records.iter_mut().filter(|record| record.known.has(arrival.warp)) {
            if own.iter().any(|touches| self.places.overlap(touches, &record.touches)) {
                record.known.insert(arrival.knows);
                if record.fenced.has(arrival.warp) {
                    record.fenced.insert(arrival.knows);
                }
            }
        }
    }

    /// Completes an asynchronous operation and makes its arrival. Returns false if the run cannot
    /// continue.
    pub(crate) fn complete(&mut self, state: &mut State, which: usize) -> bool {
        self.steps += 1;
        let arrival = state.arrivals.remove(which);
        self.note(state, arrival.warp, Some(arrival.event), StepKind::Completes);
        let at = self.made(state, arrival.object);
        if !self.is_alive(&state.objects[at], arrival.warp) {
            self.misuse(state, Fault::MBarrierLifetime, state.objects[at].made_by, arrival.event);
            return false;
        }
        let building = self.built_by(arrival.object, arrival.warp, arrival.reaches);
        for record in state.records.iter_mut().filter(|record| record.warp == arrival.warp) {
            let covered = arrival.covers(record);
            if record.position < arrival.position {
                record.issued.add(&building);
            }
            // Its own arrival, which another CTA may observe through its mbarrier.
            let arrives = record.event == arrival.event && record.queue.is_none();
            if arrives && record.position <= arrival.position {
                record.known.add(&building);
            }
            if covered {
                record.in_flight = false;
                record.known.add(&building);
                record.issued.add(&building);
            }
        }
        state.publish(&Set::one(arrival.knows), &building, true);
        state.clear(arrival.knows);
        match arrival.bytes {
            Some(bytes) => {
                state.objects[at].bytes = state.objects[at].bytes.saturating_sub(bytes);
                self.complete_phase(state, at);
                true
            }
            None => self.arrive(state, at, arrival.event, arrival.count),
        }
    }
}
