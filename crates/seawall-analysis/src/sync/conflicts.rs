//! Conflicts of an access: with operations in flight, with unordered accesses, with unfenced
//! writes.

use seawall_model::EngineOrder;

use super::hazard_state::{Flight, State};
use super::steps::Touch;
use super::transfer::{Found, Missing, Transfer};
use crate::hazard::{Hazard, HazardKind};
use crate::pending::{Pending, PendingSet};
use crate::unfold::NodeId;

impl Transfer<'_, '_> {
    /// Checks an access against operations in flight, unordered accesses and unfenced writes.
    pub(super) fn check(
        &mut self,
        node: NodeId,
        pending: Pending,
        touch: &Touch,
        state: &State,
        found: &mut dyn FnMut(Found),
    ) {
        self.check_open(node, pending, touch, state, found);
        let at = hazard_at(pending);
        let (classes, program, groups) = (&*self.classes, self.program, self.lags.groups());
        let mut conflict = |set: &PendingSet, of_other_groups: bool| {
            set.conflict(self.slices, pending, touch.writes, |_, earlier| {
                !classes.may_conflict(earlier.class, pending.class)
                    || !classes.shared(program, earlier.class, pending.class).by_two
                    || classes.repeats(earlier, &pending)
                    || of_other_groups
                        && !classes.are_shared_by_groups(program, earlier.class, pending.class, groups)
            })
        };
        let own = [&state.committed, &state.fenced_inits].into_iter().chain(state.signalled.sets());
        let of_any = own.chain(state.behind.of_any_warp()).map(|set| (set, false));
        for (set, of_other_groups) in of_any.chain(state.behind.of_other_groups().map(|set| (set, true))) {
            if set.is_empty() {
                continue;
            }
            if let Some((kind, earlier)) = conflict(set, of_other_groups) {
                found(Found { hazard: at(kind, earlier), missing: Missing::Barrier, node });
            }
        }
    }

    /// Checks an access against unordered accesses and unfenced writes.
    pub(super) fn check_open(
        &mut self,
        node: NodeId,
        pending: Pending,
        touch: &Touch,
        state: &State,
        found: &mut dyn FnMut(Found),
    ) {
        let at = hazard_at(pending);
        self.check_flight(node, pending, touch, state, &mut |kind, earlier, missing| {
            found(Found { hazard: at(kind, earlier), missing, node });
        });
        let (classes, program) = (&*self.classes, self.program);
        if touch.async_proxy && !state.unfenced.is_empty() {
            let unfenced = state.unfenced.conflict(self.slices, pending, touch.writes, |_, earlier| {
                !classes.may_conflict(earlier.class, pending.class)
                    || !classes.shared(program, earlier.class, pending.class).any()
            });
            if let Some((kind, earlier)) = unfenced {
                found(Found { hazard: at(kind, earlier), missing: Missing::ProxyFence, node });
            }
        }
    }

    fn check_flight(
        &mut self,
        node: NodeId,
        pending: Pending,
        touch: &Touch,
        state: &State,
        found: &mut dyn FnMut(HazardKind, Pending, Missing),
    ) {
        let alone = self.alone(self.program.blocks[self.unfolding.nodes()[node].block].partition);
        for flight in &state.flight {
            let kind = match (flight.writes, touch.writes) {
                (false, false) => continue,
                (true, false) => HazardKind::Raw,
                (true, true) => HazardKind::Waw,
                (false, true) => HazardKind::War,
            };
            if !self.classes.may_conflict(flight.pending.class, pending.class)
                || engine_orders(flight, touch, self, pending, alone)
                || !self.slices.may_overlap(flight.pending.slice, pending.slice)
                || !self.classes.shared(self.program, flight.pending.class, pending.class).any()
            {
                continue;
            }
            let newer = if flight.open { 0 } else { flight.newer };
            let (queue, mbarrier, reads) = (flight.queue, flight.object.is_some(), !flight.writes);
            found(kind, flight.pending, Missing::Wait { queue, newer, mbarrier, reads });
        }
    }
}

/// Builds the hazard of an access with an earlier one.
fn hazard_at(later: Pending) -> impl Fn(HazardKind, Pending) -> Hazard {
    move |kind, earlier| {
        let across_iterations = later.access.event <= earlier.access.event;
        Hazard { kind, earlier: earlier.access, later: later.access, across_iterations }
    }
}

/// Whether the engine orders an operation in flight before a later one (`docs/semantics.md`,
/// section 2). `alone` is whether the partition has one warp.
fn engine_orders(
    flight: &Flight,
    touch: &Touch,
    transfer: &Transfer<'_, '_>,
    later: Pending,
    alone: bool,
) -> bool {
    let action = |pending: Pending| &transfer.program.events[pending.access.event].action;
    if action(flight.pending).is_pipelined_before(action(later)) {
        return true;
    }
    if touch.queue != Some(flight.queue) || !flight.writes || !touch.writes {
        return false;
    }
    match flight.queue.row().order {
        // The engine orders the parts of each warp. Arrivals may tell one warp of the part of
        // another.
        EngineOrder::Writes => {
            let of_one_warp = alone || !transfer.objects.arrives(flight.queue);
            !flight.reads && !touch.reads && of_one_warp
        }
        EngineOrder::Accumulators => {
            action(flight.pending).is_issued_like(action(later))
                && transfer.classes.get(later.class).space == seawall_model::Space::Tensor
        }
        EngineOrder::None => false,
    }
}
