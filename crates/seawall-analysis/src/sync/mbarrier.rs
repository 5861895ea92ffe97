//! mbarriers: the number of arrivals, the phase that an operation completes, and what a wait
//! completes.
//!
//! Arrivals are counted along a path, modulo two phases. That is impossible for an mbarrier that
//! several partitions use. The analysis assumes that a wait on such an mbarrier waits for the right
//! phase.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::saturated;
use seawall_model::{
    Action, BufferId, CompletionArrival, Event, MBarrier, MBarrierEffect, PartitionId, Place, Program, Proxy,
    Queue, TermId,
};

use super::hazard_state::{Announced, Arrivals, Flight, ObjectKey, State};
use super::steps::Step;
use super::transfer::Transfer;
use crate::cfg::Cfg;
use crate::unfold::NodeId;
use crate::value::Value;

/// Facts about the mbarriers of a function, computed before the analysis.
#[derive(Debug, Default)]
pub(crate) struct Objects {
    /// Arrivals per phase, by buffer. `None` if initializations differ.
    pub(crate) counts: FxHashMap<BufferId, Option<u32>>,
    /// Buffers whose mbarriers several partitions use. Their arrivals cannot be counted along one
    /// path.
    pub(crate) shared: FxHashSet<BufferId>,
    /// Queues with operations that arrive at mbarriers. An engine orders two copies while the
    /// earlier is in flight for the warp. After its arrival, that depends on the waits that the
    /// warp has passed.
    arriving: FxHashSet<Queue>,
}

impl Objects {
    /// Finds the counts and the users of the function's mbarriers.
    pub(crate) fn new(program: &Program, cfg: &Cfg) -> Self {
        let mut objects = Objects::default();
        let mut users = FxHashMap::default();
        for &block in cfg.blocks() {
            for &event in &program.blocks[block].events {
                let event = &program.events[event];
                let operates = matches!(event.action, Action::MBarrier(_));
                objects.arriving.extend(arriving_queue(event));
                for access in
                    event.accesses.iter().filter(|access| operates || access.proxy == Proxy::Barrier)
                {
                    for footprint in &access.footprints {
                        let Place::Buffer(buffer) = footprint.place else { continue };
                        let partition = program.blocks[block].partition;
                        match event.action.mbarrier_effect() {
                            Some(MBarrierEffect::Init { count, .. }) => {
                                let known = objects.counts.entry(buffer).or_insert(Some(count));
                                if *known != Some(count) {
                                    *known = None;
                                }
                                continue;
                            }
                            Some(MBarrierEffect::Invalidate) => continue,
                            Some(MBarrierEffect::Arrive(_) | MBarrierEffect::Wait { .. }) | None => {}
                        }
                        if *users.entry(buffer).or_insert(partition) != partition {
                            objects.shared.insert(buffer);
                        }
                    }
                }
            }
        }
        objects
    }

    /// Whether some operations of the queue arrive at mbarriers.
    pub(crate) fn arrives(&self, queue: Queue) -> bool {
        self.arriving.contains(&queue)
    }

    /// Whether some operations of the queue arrive at mbarriers and each warp makes a part of them.
    pub(crate) fn arrives_in_parts(&self, queue: Queue) -> bool {
        queue.row().arrival == CompletionArrival::OncePerWarp && self.arrives(queue)
    }
}

fn arriving_queue(event: &Event) -> Option<Queue> {
    match &event.action {
        Action::Copy { queue, .. } => {
            event.accesses.iter().any(|access| access.proxy == Proxy::Barrier).then_some(*queue)
        }
        action => action.commits_to_mbarrier(),
    }
}

impl Transfer<'_, '_> {
    /// The parity of the phase that an operation with an arrival at `key` completes. `warps` warps
    /// issue the operation.
    pub(super) fn phase_of(
        &self,
        action: &Action,
        key: ObjectKey,
        warps: u32,
        state: &mut State,
    ) -> Option<bool> {
        let arrivals = self.program.completion_arrival(action.issues_on()?).count(warps);
        if arrivals > 0 {
            self.arrive(key, arrivals, arrivals > 1, state);
        }
        self.phase(key, state)
    }

    /// The parity of the phase that contains the latest arrival, or 1 if there was none, as for a
    /// fresh mbarrier. The expectation of a bulk copy is an arrival before it.
    fn phase(&self, key: ObjectKey, state: &State) -> Option<bool> {
        let count = self.objects.counts.get(&key.buffer).copied().flatten().filter(|&count| count > 0)?;
        let round = count.checked_mul(2)?;
        let latest = (u32::from(state.arrivals(key)?.count) + round - 1) % round;
        Some(latest / count == 1)
    }

    /// The parity of the open phase, with or without arrivals.
    fn open_phase(&self, key: ObjectKey, state: &State) -> Option<bool> {
        let count = self.objects.counts.get(&key.buffer).copied().flatten().filter(|&count| count > 0)?;
        Some(u32::from(state.arrivals(key)?.count) / count == 1)
    }

    /// Counts arrivals. With `by_warps`, each warp makes some of them, and a warp that is ahead may
    /// fill a phase with arrivals for the next. The count then stays known only if all earlier
    /// phases were waited for and this phase has room for all arrivals.
    fn arrive(&self, key: ObjectKey, times: u32, by_warps: bool, state: &mut State) {
        state.overtake(|other| *other == key);
        let Some(count) = self.objects.counts.get(&key.buffer).copied().flatten() else { return };
        let count = count.max(1);
        let has_room = state.arrivals(key).is_none_or(|arrivals| {
            let taken = u32::from(arrivals.count) % count;
            arrivals.unwaited == 0 && times <= count - taken
        });
        let by_warps = by_warps || state.arrivals(key).is_some_and(|arrivals| arrivals.by_warps);
        if by_warps && !has_room {
            state.tear(key);
            state.set_arrivals(key, None);
            return;
        }
        let next = state.arrivals(key).and_then(|arrivals| {
            let before = u32::from(arrivals.count);
            let sum = before.checked_add(times)?;
            let completed = sum / count - before / count;
            Some(Arrivals {
                count: u16::try_from(sum % count.checked_mul(2)?).ok()?,
                fresh: true,
                unwaited: u8::try_from(completed.saturating_add(u32::from(arrivals.unwaited)).min(2)).ok()?,
                by_warps,
            })
        });
        state.set_arrivals(key, next);
    }

    pub(super) fn mbarrier(
        &mut self,
        node: NodeId,
        mbarrier: &MBarrier,
        object: Option<ObjectKey>,
        step: &Step,
        partition: PartitionId,
        state: &mut State,
    ) {
        let Some(key) = object else {
            let buffer = step.object.map(|object| object.buffer);
            if matches!(mbarrier.op.effect(), MBarrierEffect::Wait { .. }) {
                let meant = |key: ObjectKey| buffer.is_none_or(|buffer| key.buffer == buffer);
                self.complete_in_part(meant, partition, state);
            }
            state.forget_arrivals(buffer);
            return;
        };
        let threads = self.program.partitions[partition].warps.saturating_mul(self.program.lanes());
        match mbarrier.op.effect() {
            MBarrierEffect::Init { .. } => state.set_arrivals(key, Some(Arrivals::NONE)),
            MBarrierEffect::Invalidate => state.set_arrivals(key, None),
            MBarrierEffect::Arrive(arrive) => {
                let times = saturated::<u32>(arrive.arrivals(u64::from(threads), self.program.lanes()));
                let by_warps = arrive.by.is_each_warp() && !self.alone(partition);
                match arrive.after {
                    Some(queue) if arrive.inc => {
                        if !queue.commit_covers(self.program.partitions[partition].warps) {
                            return;
                        }
                        let announced =
                            if self.alone(partition) { Announced::Yes } else { Announced::ByOwnWarp };
                        let parity = self.open_phase(key, state);
                        attach(key, queue, (parity, announced, true), state);
                    }
                    Some(queue) => {
                        self.arrive(key, times, by_warps, state);
                        let parity = self.phase(key, state);
                        if queue.commit_covers(self.program.partitions[partition].warps) {
                            attach(key, queue, (parity, Announced::Yes, false), state);
                        }
                    }
                    None => self.arrive(key, times, by_warps, state),
                }
            }
            MBarrierEffect::Wait { phase } => {
                self.phase_wait(node, key, phase, state);
                self.complete_in_part(|other| other == key, partition, state);
            }
        }
    }

    /// If a phase need not complete all of an operation, it may complete the waiting warp's part.
    fn complete_in_part(&self, meant: impl Fn(ObjectKey) -> bool, partition: PartitionId, state: &mut State) {
        let in_part = |flight: &&Flight| {
            self.objects.arrives_in_parts(flight.queue) && flight.object.is_some_and(&meant)
        };
        let parts: Vec<Flight> = state.flight.iter().filter(in_part).copied().collect();
        parts.iter().for_each(|flight| self.complete(flight, partition, state));
    }

    /// Completes operations at a wait. Every warp that continues has observed the phase, so a
    /// barrier has nothing left to order.
    fn phase_wait(&mut self, node: NodeId, key: ObjectKey, phase: TermId, state: &mut State) {
        let waited = self.unfolding.value(self.program, node, phase);
        let waited = match waited {
            Value::Exact(parity) => Some(parity & 1 == 1),
            Value::Class { residue, modulus, .. } | Value::Beyond { residue, modulus, .. }
                if modulus % 2 == 0 =>
            {
                Some(residue & 1 == 1)
            }
            _ => None,
        };
        let latest = self.phase(key, state);
        let shared = self.objects.shared.contains(&key.buffer);
        let is_meant = waited.is_some_and(|waited| self.is_meant(key, waited, state));
        let done = |flight: &Flight| {
            let parity_fits = flight.parity == waited || latest == waited && !flight.inc;
            let certain = flight.announced == Announced::Yes && is_meant && parity_fits;
            flight.object == Some(key) && (shared || certain)
        };
        let observed: Vec<Flight> = state.flight.iter().filter(|flight| done(flight)).copied().collect();
        state.flight.retain(|flight| !done(flight));
        observed.iter().for_each(|flight| self.observe(flight, state));
        let open = self.open_phase(key, state);
        let arrivals = state.arrivals(key).map(|arrivals| {
            let fresh = arrivals.fresh && waited.is_some() && waited != latest;
            // A wait for the only completed phase observes all completed phases.
            let seen = arrivals.unwaited == 1 && waited.is_some() && waited != open;
            let unwaited = if seen { 0 } else { arrivals.unwaited };
            Arrivals { fresh, unwaited, by_warps: arrivals.by_warps && !seen, ..arrivals }
        });
        state.set_arrivals(key, arrivals);
    }

    /// Whether only the latest phase of this parity lets the wait pass. That is so if every earlier
    /// phase was waited for.
    fn is_meant(&self, key: ObjectKey, waited: bool, state: &State) -> bool {
        let (Some(arrivals), Some(open)) = (state.arrivals(key), self.open_phase(key, state)) else {
            return false;
        };
        arrivals.unwaited <= u8::from(waited != open)
    }
}

/// Makes the earlier operations of an in-order queue arrive with a new one.
pub(super) fn cover_earlier(
    action: &Action,
    object: Option<ObjectKey>,
    (parity, announced): (Option<bool>, Announced),
    state: &mut State,
) {
    if let (Some(key), Some(queue)) = (object, action.issues_on().filter(|q| q.arrival_covers_earlier())) {
        attach(key, queue, (parity, announced, false), state);
    }
}

/// Makes the operations of a queue in flight arrive at `key` when they are complete.
fn attach(
    key: ObjectKey,
    queue: Queue,
    (parity, announced, inc): (Option<bool>, Announced, bool),
    state: &mut State,
) {
    for flight in state.flight.iter_mut().filter(|f| f.queue == queue && f.object.is_none()) {
        (flight.object, flight.parity) = (Some(key), parity);
        (flight.announced, flight.inc) = (announced, inc);
    }
    state.sort_flight();
}

/// Whether the bytes of an operation are expected. A bulk copy subtracts bytes from the open phase.
/// If that phase has no expectation yet, the copy does not hold it open. A wait for the phase then
/// completes nothing.
pub(super) fn is_announced(program: &Program, action: &Action, key: ObjectKey, state: &State) -> bool {
    let bulk =
        action.issues_on().is_some_and(|queue| program.completion_arrival(queue) == CompletionArrival::Bytes);
    !bulk || state.arrivals(key).is_none_or(|arrivals| arrivals.fresh)
}
