//! mbarriers: how many arrivals there were, which phase an operation completes, and what a wait therefore knows to be complete.
//!
//! Arrivals are counted along the path, modulo two phases. Objects that several partitions use cannot be counted so; a wait on
//! them is taken to be for the right phase.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{
    Action, BufferId, MBarrier, MBarrierOp, PartitionId, Place, Program, Proxy, Queue, TermId,
};

use super::state::{Arrivals, Flight, ObjectKey, State};
use super::steps::Step;
use super::transfer::{Transfer, lanes};
use crate::cfg::Cfg;
use crate::unfold::NodeId;
use crate::value::Value;

/// What is known of the mbarriers of a function before the analysis starts.
#[derive(Debug, Default)]
pub(crate) struct Objects {
    /// Arrivals a phase, by buffer; `None` if initialisations differ.
    pub(crate) counts: FxHashMap<BufferId, Option<u32>>,
    /// Used by more than one partition, so that arrivals cannot be counted along one path.
    pub(crate) shared: FxHashSet<BufferId>,
}

impl Objects {
    /// What the function's mbarriers are initialised to, and who uses them.
    pub(crate) fn new(program: &Program, cfg: &Cfg) -> Self {
        let mut objects = Objects::default();
        let mut users = FxHashMap::default();
        for &block in cfg.blocks() {
            for &event in &program.blocks[block].events {
                let event = &program.events[event];
                let operates = matches!(event.action, Action::MBarrier(_));
                for access in
                    event.accesses.iter().filter(|access| operates || access.proxy == Proxy::Barrier)
                {
                    for footprint in &access.footprints {
                        let Place::Buffer(buffer) = footprint.place else { continue };
                        let partition = program.blocks[block].partition;
                        if let Action::MBarrier(mbarrier) = &event.action {
                            match mbarrier.op {
                                MBarrierOp::Init { count, .. } => {
                                    let known = objects.counts.entry(buffer).or_insert(Some(count));
                                    if *known != Some(count) {
                                        *known = None;
                                    }
                                    continue;
                                }
                                MBarrierOp::Invalidate => continue,
                                _ => {}
                            }
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
}

impl Transfer<'_, '_> {
    /// The parity of the phase that an operation with an arrival at `key` completes.
    /// `warps` are those that issue it.
    pub(super) fn phase_of(
        &self,
        action: &Action,
        key: ObjectKey,
        warps: u32,
        state: &mut State,
    ) -> Option<bool> {
        let arrivals = match action {
            // They bring bytes that an expectation has announced, and arrive nowhere.
            Action::Copy { queue: Queue::Tma | Queue::Remote, .. } => 0,
            // Each warp issues its part, and each part arrives.
            Action::Copy { queue: Queue::Tdm, .. } => warps,
            Action::Copy { .. } | Action::Mma { .. } => 1,
            _ => return None,
        };
        if arrivals > 0 {
            self.arrive(key, arrivals, state);
        }
        self.phase(key, state)
    }

    /// The parity of the phase that the latest arrival belongs to; 1 if there was none, as a fresh mbarrier has it. An
    /// operation that is expected has its expectation before it.
    fn phase(&self, key: ObjectKey, state: &State) -> Option<bool> {
        let count = self.objects.counts.get(&key.buffer).copied().flatten().filter(|&count| count > 0)?;
        let round = count.checked_mul(2)?;
        let latest = (u32::from(state.arrivals(key)?.count) + round - 1) % round;
        Some(latest / count == 1)
    }

    fn arrive(&self, key: ObjectKey, times: u32, state: &mut State) {
        let Some(count) = self.objects.counts.get(&key.buffer).copied().flatten() else { return };
        let round = count.saturating_mul(2).max(1);
        let next = state.arrivals(key).and_then(|arrivals| {
            let sum = u32::from(arrivals.count).checked_add(times)?;
            Some(Arrivals { count: u16::try_from(sum % round).ok()?, fresh: true })
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
            if let Some(object) = step.object {
                state.forget_arrivals(object.buffer);
            }
            return;
        };
        let threads = self.program.partitions[partition].warps.saturating_mul(lanes(self.program));
        match mbarrier.op {
            MBarrierOp::Init { .. } => state.set_arrivals(key, Some(Arrivals::NONE)),
            MBarrierOp::Invalidate => state.set_arrivals(key, None),
            MBarrierOp::Expect { .. } => self.arrive(key, 1, state),
            MBarrierOp::Arrive { count, per_thread } => {
                self.arrive(key, if per_thread { count.saturating_mul(threads) } else { count }, state);
            }
            // Every thread arrives for itself, counted or not by the form of the instruction.
            MBarrierOp::Commit(Queue::CpAsync) => {
                state.set_arrivals(key, None);
                for flight in
                    state.flight.iter_mut().filter(|f| f.queue == Queue::CpAsync && f.object.is_none())
                {
                    flight.object = Some(key);
                }
                state.sort_flight();
            }
            MBarrierOp::Commit(queue) => {
                self.arrive(key, 1, state);
                let parity = self.phase(key, state);
                for flight in state.flight.iter_mut().filter(|f| f.queue == queue && f.object.is_none()) {
                    (flight.object, flight.parity) = (Some(key), parity);
                }
                state.sort_flight();
            }
            MBarrierOp::Wait { phase } => self.phase_wait(node, key, phase, state),
        }
    }

    /// Every warp that goes on has seen the phase: of what it completes, nothing is left for a barrier to order.
    fn phase_wait(&mut self, node: NodeId, key: ObjectKey, phase: TermId, state: &mut State) {
        let waited = self.unfolding.value(self.program, node, phase);
        let waited = match waited {
            Value::Exact(parity) => Some(parity & 1 == 1),
            Value::Class { residue, modulus, .. } if modulus % 2 == 0 => Some(residue & 1 == 1),
            _ => None,
        };
        let latest = self.phase(key, state);
        let shared = self.objects.shared.contains(&key.buffer);
        let done = |flight: &Flight| {
            let parity_fits = waited.is_some() && (latest == waited || flight.parity == waited);
            let certain = flight.announced && latest.is_some() && parity_fits;
            flight.object == Some(key) && (shared || certain)
        };
        for flight in state.flight.iter().filter(|f| done(f)) {
            if flight.generic_proxy && flight.writes {
                state.unfenced.add_write(self.slices, flight.pending);
            }
        }
        state.flight.retain(|flight| !done(flight));
        if waited.is_none() || waited == latest {
            let arrivals = state.arrivals(key).map(|arrivals| Arrivals { fresh: false, ..arrivals });
            state.set_arrivals(key, arrivals);
        }
    }
}

/// Whether the bytes that an operation brings are expected. A bulk copy takes bytes off the phase that is open; if that phase
/// has had no expectation yet, the copy leaves it as it is, and waiting for the phase before tells nothing.
pub(super) fn is_announced(action: &Action, key: ObjectKey, state: &State) -> bool {
    let bulk = matches!(action, Action::Copy { queue: Queue::Tma | Queue::Remote, .. });
    !bulk || state.arrivals(key).is_none_or(|arrivals| arrivals.fresh)
}
