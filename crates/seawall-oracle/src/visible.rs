//! Steps whose order matters: operations on mbarriers, tokens and named barriers, and completions
//! that arrive.

use seawall_base::{EntityId, saturated};
use seawall_model::{
    Action, CompletionArrival, Event, EventId, MBarrierEffect, MBarrierOp, NamedBarrier, Proxy, Queue,
    TermId, TokenId, TokenOp,
};

use crate::place::{At, Touches};
use crate::report::Reason;
use crate::run_state::{Arrival, State};
use crate::simulator::{Asked, ObjectKey, Simulator};
use crate::value::number;
use crate::warps::WarpIndex;

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
        reaches: bool,
    },
    /// With `inc`, its arrivals are first added to the pending count of the phase.
    Commit {
        object: u32,
        queue: Queue,
        count: u64,
        inc: bool,
        reaches: bool,
    },
    /// Passes if the phase before the current one has this parity. It then increments `counter`.
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
    /// An operation on an unknown mbarrier.
    Lost,
}

/// The question for the phase of a wait.
pub(crate) const PHASE: u8 = 3;

impl Visible {
    /// The mbarrier or token of the step.
    pub(crate) fn object(&self) -> Option<u32> {
        match *self {
            Visible::Init { object, .. }
            | Visible::Invalidate { object }
            | Visible::Arrive { object, .. }
            | Visible::Commit { object, .. }
            | Visible::Wait { object, .. } => Some(object),
            Visible::Named { .. } | Visible::Lost => None,
        }
    }
}

impl<'p> Simulator<'p> {
    /// Whether a predicate holds. If its value is unknown, both are tried.
    pub(crate) fn holds(&mut self, state: &mut State, warp: WarpIndex, predicate: TermId) -> Asked<bool> {
        Ok(match self.settle(state, warp, predicate)? {
            Some(holds) => holds,
            None => self.decide(state, warp, 0, [1, 0])? != 0,
        })
    }

    /// The step of this warp for an event. `None` if it does nothing.
    pub(crate) fn visible(
        &mut self,
        state: &mut State,
        warp: WarpIndex,
        id: EventId,
        event: &'p Event,
    ) -> Asked<Option<Visible>> {
        match &event.action {
            Action::MBarrier(mbarrier) => {
                if let Some(predicate) = mbarrier.predicate
                    && !self.holds(state, warp, predicate)?
                {
                    return Ok(None);
                }
                self.mbarrier_op(state, warp, id, event, &mbarrier.op)
            }
            Action::Token(op) => self.token_op(state, warp, op).map(Some),
            Action::Barrier(barrier) => match barrier.kind.named() {
                Some(NamedBarrier { id: number, threads, arrive_only }) => {
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
                    // Each CTA has its own barriers.
                    let id = number.saturating_add(i64::from(self.tables.warps.cta(warp)) << 32);
                    Ok(Some(Visible::Named { id, threads, arrive_only }))
                }
                None => Ok(None),
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
        let Some(access) = event.accesses.first() else {
            self.reasons.insert(Reason::UnknownObject(id));
            return Ok(Some(Visible::Lost));
        };
        let touches = self.touches(state, warp, access)?;
        let effect = op.effect();
        let anew = matches!(effect, MBarrierEffect::Init { .. });
        let Some(object) = self.mbarrier(state, warp, &touches, 1, anew)? else {
            self.reasons.insert(Reason::UnknownObject(id));
            return Ok(Some(Visible::Lost));
        };
        let reaches = self.tables.cluster.reaches(event, access);
        let group = self.tables.group(warp);
        let threads = group.share(warp - group.first).saturating_mul(u64::from(self.tables.lanes));
        Ok(Some(match effect {
            MBarrierEffect::Init { count, .. } => Visible::Init { object, count, touches },
            MBarrierEffect::Invalidate => Visible::Invalidate { object },
            MBarrierEffect::Arrive(arrive) => {
                let count = arrive.arrivals(threads, self.tables.lanes);
                match arrive.after {
                    Some(queue) => Visible::Commit { object, queue, count, inc: arrive.inc, reaches },
                    None => Visible::Arrive { object, count, bytes: arrive.expects, reaches },
                }
            }
            MBarrierEffect::Wait { phase } => {
                let parity = match self.value(state, warp, phase, true)? {
                    Some(phase) => phase & 1,
                    None => self.decide(state, warp, PHASE, [0, 1])?,
                };
                Visible::Wait { object, parity, counter: None }
            }
        }))
    }

    /// The mbarrier that an access names. `None` if it is unknown.
    fn mbarrier(
        &mut self,
        state: &State,
        warp: WarpIndex,
        touches: &Touches,
        question: u8,
        anew: bool,
    ) -> Asked<Option<u32>> {
        let count = i64::from(number(touches.len()));
        let which = self.decide(state, warp, question, 0..count)?;
        let Some(touched) = usize::try_from(which).ok().and_then(|which| touches.get(which)) else {
            return Ok(None);
        };
        let Some(buffer) = self.places.buffer(touched.spot) else { return Ok(None) };
        let slots = i64::from(self.program.buffers[buffer].slots);
        let slot = match touched.at {
            At::Index(slot) if (0..slots).contains(&slot) => slot,
            At::Whole if slots == 1 => 0,
            _ => self.decide(state, warp, question.saturating_add(1), 0..slots)?,
        };
        Ok(Some(self.mbarrier_of(state, warp, (buffer, slot), anew)))
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
        let cta = self.tables.warps.cta(warp);
        let (full, empty) =
            (self.token_object(token, slot, true, cta), self.token_object(token, slot, false, cta));
        Ok(match *op {
            TokenOp::Commit { .. } => Visible::Arrive { object: full, count: 1, bytes: None, reaches: false },
            TokenOp::Release { .. } => {
                Visible::Arrive { object: empty, count: 1, bytes: None, reaches: false }
            }
            TokenOp::Wait { phase, .. } => self.token_wait(state, warp, full, phase, 0)?,
            TokenOp::Acquire { phase, .. } => self.token_wait(state, warp, empty, phase, 1)?,
        })
    }

    fn token_object(&mut self, token: TokenId, slot: i64, full: bool, cta: u32) -> u32 {
        let number = number(token.index());
        self.object(ObjectKey::Token(number, slot, full, cta))
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
            None => self.decide(state, warp, PHASE, [0, 1])?,
        };
        Ok(Visible::Wait { object, parity, counter: None })
    }

    /// The arrivals of an asynchronous operation.
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
            let Some(object) = self.mbarrier(state, warp, &touches, question, false)? else {
                self.reasons.insert(Reason::UnknownObject(id));
                continue;
            };
            question += 2;
            let completion = self.program.completion_arrival(queue);
            let bytes = (completion == CompletionArrival::Bytes).then(|| self.bytes_by(warp, event));
            let position = state.warps[warp].position;
            let group = self.tables.group(warp);
            let warps = saturated::<u32>(group.share(warp - group.first));
            let (count, knows) = (i64::from(completion.count(warps)), 0);
            let (commit, reaches) = (false, self.tables.cluster.reaches(event, access));
            arrivals.push(Arrival {
                event: id,
                warp,
                position,
                queue,
                object,
                bytes,
                commit,
                count,
                reaches,
                knows,
            });
        }
        Ok(arrivals)
    }

    /// The bytes that a bulk copy completes for a warp. If each warp sends its part, these are the
    /// parts of the warps that this one represents.
    fn bytes_by(&self, warp: WarpIndex, event: &Event) -> i64 {
        let bytes = self.program.bytes_of_copy(event);
        if event.is_of_first_warp() {
            return bytes;
        }
        let group = self.tables.group(warp);
        let nth = warp.saturating_sub(group.first);
        let before = |nth: usize| {
            let warps = saturated::<i64>(group.real_warp(nth));
            bytes.saturating_mul(warps) / i64::from(group.real.max(1))
        };
        before(nth + 1) - before(nth)
    }
}
