//! Steps whose order matters: operations on mbarriers, tokens and named barriers, and completions that arrive.

use seawall_base::EntityId;
use seawall_model::{
    Action, BarrierKind, Event, EventId, MBarrierOp, Place, Program, Proxy, Queue, Slot, Space, TokenId,
    TokenOp,
};

use crate::machine::{Asked, CarrierKey, Machine, ObjectKey};
use crate::place::Touches;
use crate::report::{Fault, Reason, StepKind};
use crate::set::Set;
use crate::state::{Arrival, Named, Object, State, Status};
use crate::tables::WarpIndex;

/// A step whose order matters, with everything that it depends on resolved.
#[derive(Clone, Debug)]
pub(crate) enum Visible {
    Init {
        object: u32,
        count: u32,
        touches: Touches,
    },
    Invalidate {
        object: u32,
    },
    Arrive {
        object: u32,
        count: u64,
        bytes: Option<u32>,
    },
    Commit {
        object: u32,
        queue: Queue,
    },
    /// Passes when the phase before the current one has this parity. `counter`: to be counted then.
    Wait {
        object: u32,
        parity: i64,
        counter: Option<u64>,
    },
    Named {
        id: i64,
        threads: u64,
        arrive_only: bool,
    },
}

impl<'p> Machine<'p> {
    /// What the event is to this warp; `None` if it does nothing.
    pub(crate) fn visible(
        &mut self,
        state: &State,
        warp: WarpIndex,
        id: EventId,
        event: &'p Event,
    ) -> Asked<Option<Visible>> {
        match &event.action {
            Action::MBarrier(mbarrier) => {
                if let Some(predicate) = mbarrier.predicate {
                    let holds = match self.value(state, warp, predicate, true)? {
                        Some(value) => value != 0,
                        None => self.decide(state, warp, 0, [1, 0])? != 0,
                    };
                    if !holds {
                        return Ok(None);
                    }
                }
                self.mbarrier_op(state, warp, id, event, &mbarrier.op)
            }
            Action::Token(op) => self.token_op(state, warp, op).map(Some),
            Action::Barrier(barrier) => match barrier.kind {
                BarrierKind::Named { id: number, threads, arrive_only } => {
                    let group = self.tables.group(warp);
                    let number = match number {
                        Some(term) => self.value(state, warp, term, true)?,
                        None => None,
                    };
                    let threads = match threads {
                        Some(term) => {
                            self.value(state, warp, term, true)?.and_then(|n| u64::try_from(n).ok())
                        }
                        None => Some(u64::from(group.real).saturating_mul(u64::from(self.tables.lanes))),
                    };
                    let (Some(number), Some(threads)) = (number, threads) else {
                        self.reasons.insert(Reason::UnknownObject(id));
                        return Ok(None);
                    };
                    Ok(Some(Visible::Named { id: number, threads, arrive_only }))
                }
                _ => Ok(None),
            },
            _ => Ok(None),
        }
    }

    fn mbarrier_op(
        &mut self,
        state: &State,
        warp: WarpIndex,
        id: EventId,
        event: &'p Event,
        op: &MBarrierOp,
    ) -> Asked<Option<Visible>> {
        let Some(access) = event.accesses.iter().find(|access| access.proxy == Proxy::Barrier) else {
            self.reasons.insert(Reason::UnknownObject(id));
            return Ok(None);
        };
        let touches = self.touches(state, warp, access)?;
        let Some(object) = self.mbarrier(state, warp, &touches, 1)? else {
            self.reasons.insert(Reason::UnknownObject(id));
            return Ok(None);
        };
        let group = self.tables.group(warp);
        let threads = group.share(warp - group.first).saturating_mul(u64::from(self.tables.lanes));
        Ok(Some(match *op {
            MBarrierOp::Init { count, .. } => Visible::Init { object, count, touches },
            MBarrierOp::Invalidate => Visible::Invalidate { object },
            MBarrierOp::Expect { bytes } => Visible::Arrive { object, count: 1, bytes: Some(bytes) },
            MBarrierOp::Arrive { count, per_thread } => {
                let times = if per_thread { threads } else { 1 };
                Visible::Arrive { object, count: u64::from(count).saturating_mul(times), bytes: None }
            }
            MBarrierOp::Commit(queue) => Visible::Commit { object, queue },
            MBarrierOp::Wait { phase } => {
                let parity = match self.value(state, warp, phase, true)? {
                    Some(phase) => phase & 1,
                    None => self.decide(state, warp, 3, [0, 1])?,
                };
                Visible::Wait { object, parity, counter: None }
            }
        }))
    }

    fn token_op(&mut self, state: &State, warp: WarpIndex, op: &TokenOp) -> Asked<Visible> {
        let (token, slot) = match *op {
            TokenOp::Acquire { token, slot, .. }
            | TokenOp::Commit { token, slot }
            | TokenOp::Wait { token, slot, .. }
            | TokenOp::Release { token, slot } => (token, slot),
        };
        let number = match slot {
            Some(slot) => self.value(state, warp, slot, true)?,
            None => Some(0),
        };
        let slot = match number {
            Some(number) => number,
            None => self.decide(state, warp, 1, [0, 1])?,
        };
        let (full, empty) = (self.token_object(token, slot, true), self.token_object(token, slot, false));
        Ok(match *op {
            TokenOp::Commit { .. } => Visible::Arrive { object: full, count: 1, bytes: None },
            TokenOp::Release { .. } => Visible::Arrive { object: empty, count: 1, bytes: None },
            TokenOp::Wait { phase, .. } => self.token_wait(state, warp, full, phase, 0)?,
            TokenOp::Acquire { phase, .. } => self.token_wait(state, warp, empty, phase, 1)?,
        })
    }

    fn token_object(&mut self, token: TokenId, slot: i64, full: bool) -> u32 {
        let number = u32::try_from(token.index()).unwrap_or(u32::MAX);
        self.object(ObjectKey::Token(number, slot, full))
    }

    fn token_wait(
        &mut self,
        state: &State,
        warp: WarpIndex,
        object: u32,
        phase: Option<seawall_model::TermId>,
        flip: i64,
    ) -> Asked<Visible> {
        let Some(phase) = phase else {
            let counter = 4 << 40 | u64::from(object);
            let parity = i64::from(state.counted(warp, counter)) & 1 ^ flip;
            return Ok(Visible::Wait { object, parity, counter: Some(counter) });
        };
        let parity = match self.value(state, warp, phase, true)? {
            Some(phase) => phase & 1 ^ flip,
            None => self.decide(state, warp, 3, [0, 1])?,
        };
        Ok(Visible::Wait { object, parity, counter: None })
    }

    /// Whether a step can be taken now.
    pub(crate) fn is_enabled(&mut self, state: &mut State, visible: &Visible) -> bool {
        let Visible::Wait { object, parity, .. } = *visible else { return true };
        let object = self.made(state, object);
        let object = &state.objects[object];
        // Waiting at what is no mbarrier is an error, which happens when the step is taken.
        !object.alive || i64::from(object.phases.wrapping_add(1) & 1) == parity
    }

    /// Position of an object in the state; one that is not there yet comes to be, alive only if it is a token's.
    fn made(&mut self, state: &mut State, number: u32) -> usize {
        if let Some(at) = state.objects.iter().position(|object| object.number == number) {
            return at;
        }
        let token = matches!(self.object_keys.get(number as usize), Some(ObjectKey::Token(..)));
        let count = i64::from(token);
        state.objects.push(Object {
            number,
            alive: token,
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

    /// Takes a step whose order matters. False if the run cannot go on after it.
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
        if !state.objects[at].alive && !matches!(visible, Visible::Init { .. }) {
            self.misuse(state, Fault::MBarrierLifetime, state.objects[at].made_by, id);
            return Ok(false);
        }
        self.go_on(state, warp);
        match visible {
            Visible::Init { count, touches, .. } => {
                let count = i64::from(count);
                let object = &mut state.objects[at];
                (object.count, object.pending, object.bytes, object.phases) = (count, count, 0, 0);
                (object.alive, object.made_by, object.touches) = (true, Some(id), touches);
            }
            Visible::Invalidate { .. } => state.objects[at].alive = false,
            Visible::Arrive { count, bytes, .. } => {
                if let Some(bytes) = bytes {
                    state.objects[at].bytes = state.objects[at].bytes.saturating_add(i64::from(bytes));
                    state.objects[at].last_expect = Some(id);
                }
                let building = self.carrier(CarrierKey::Building(object));
                state.publish(&Set::one(warp), &Set::one(building), true);
                let count = i64::try_from(count).unwrap_or(i64::MAX);
                return Ok(self.arrive(state, at, id, count));
            }
            Visible::Commit { queue, .. } => {
                // The step that was just made is the one before this position.
                let position = state.warps[warp].position;
                let bytes = None;
                state.arrivals.push(Arrival {
                    event: id,
                    warp,
                    position,
                    queue,
                    object,
                    bytes,
                    commit: true,
                });
            }
            Visible::Wait { counter, .. } => {
                let completed = self.carrier(CarrierKey::Completed(object));
                state.publish(&Set::one(completed), &Set::one(warp), true);
                if let Some(counter) = counter {
                    state.count(warp, counter);
                }
            }
            Visible::Named { .. } => {}
        }
        Ok(true)
    }

    /// Takes arrivals off an object, and completes its phase if nothing is left.
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
        let (building, completed) =
            (self.carrier(CarrierKey::Building(number)), self.carrier(CarrierKey::Completed(number)));
        state.hand_over(building, completed);
    }

    /// Arrives at a named barrier.
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

    /// The arrivals that an asynchronous operation will make.
    pub(crate) fn arrivals(
        &mut self,
        state: &State,
        warp: WarpIndex,
        id: EventId,
        event: &'p Event,
        queue: Queue,
    ) -> Asked<Vec<Arrival>> {
        let mut arrivals = Vec::new();
        let mut question = 1;
        for access in event.accesses.iter().filter(|access| access.proxy == Proxy::Barrier) {
            let touches = self.touches(state, warp, access)?;
            let Some(object) = self.mbarrier(state, warp, &touches, question)? else {
                self.reasons.insert(Reason::UnknownObject(id));
                continue;
            };
            question += 2;
            let bulk = self.tables.proxies && matches!(queue, Queue::Tma | Queue::Remote);
            let bytes = bulk.then(|| bytes_of(self.program, event));
            let position = state.warps[warp].position;
            arrivals.push(Arrival { event: id, warp, position, queue, object, bytes, commit: false });
        }
        Ok(arrivals)
    }

    /// An asynchronous operation completes, and arrives. False if the run cannot go on after it.
    pub(crate) fn complete(&mut self, state: &mut State, which: usize) -> bool {
        self.steps += 1;
        let arrival = state.arrivals.remove(which);
        self.note(state, arrival.warp, Some(arrival.event), StepKind::Completes);
        let at = self.made(state, arrival.object);
        if !state.objects[at].alive {
            self.misuse(state, Fault::MBarrierLifetime, state.objects[at].made_by, arrival.event);
            return false;
        }
        let building = self.carrier(CarrierKey::Building(arrival.object));
        for record in state.records.iter_mut().filter(|record| record.warp == arrival.warp) {
            let covered = if arrival.commit {
                record.queue == Some(arrival.queue) && record.position < arrival.position
            } else {
                record.position == arrival.position && record.queue == Some(arrival.queue)
            };
            if record.position < arrival.position {
                record.issued.insert(building);
            }
            if covered {
                record.in_flight = false;
                record.known.insert(building);
                record.issued.insert(building);
            }
        }
        match arrival.bytes {
            Some(bytes) => {
                state.objects[at].bytes = state.objects[at].bytes.saturating_sub(bytes);
                self.complete_phase(state, at);
                true
            }
            None => self.arrive(state, at, arrival.event, 1),
        }
    }
}

/// Bytes that a bulk copy into shared memory brings.
fn bytes_of(program: &Program, event: &Event) -> i64 {
    let data = event.accesses.iter().filter(|access| access.proxy != Proxy::Barrier);
    let sizes = data.filter_map(|access| access.footprints.first()).map(|footprint| {
        let Place::Buffer(buffer) = footprint.place else { return 0 };
        let buffer = &program.buffers[buffer];
        let unit = if buffer.space == Space::Tensor { 4 } else { 1 };
        let slots = i64::from(buffer.slots.max(1));
        let whole = match footprint.slot {
            Slot::Whole => i64::from(buffer.size),
            Slot::At(_) | Slot::Any => i64::from(buffer.size) / slots,
        };
        let known = footprint.bytes.and_then(|bytes| {
            let ctas = &program.byte_sets.get(bytes).ctas;
            ctas.first().and_then(|(_, runs)| i64::try_from(runs.count()).ok())
        });
        known.map_or(whole, |known| known.min(whole)).saturating_mul(unit)
    });
    sizes.fold(0, i64::saturating_add)
}
