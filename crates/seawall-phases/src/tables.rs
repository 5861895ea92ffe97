//! What the runs showed, as tables: redundant waits and edges.

use seawall_model::{Action, EventId, PartitionId, Slot, TermId, TokenOp};

use crate::checker::ModelChecker;
use crate::edges::{Direction, Edge};
use crate::finding::RedundantWait;
use crate::passed::{Passed, Waited};

impl ModelChecker<'_> {
    pub(crate) fn redundant(&self) -> Vec<RedundantWait> {
        let idle = self.record.waits.values().filter(|waited| !waited.needed);
        let redundant = |waited: &Waited| {
            waited.idle.clone().map(|wait| RedundantWait { implied: waited.implied, ..wait })
        };
        idle.filter_map(redundant).collect()
    }

    pub(crate) fn edges(&self) -> Vec<Edge> {
        let edge = |(key, passed): (&(EventId, PartitionId, PartitionId), &Passed)| {
            let (wait, to, from) = *key;
            // If the waits learned nothing, what they knew already shows what the arrival protects.
            let is_idle = passed.first.forward.is_empty() && passed.first.backward.is_empty();
            let orders = if is_idle { &passed.again } else { &passed.first };
            let (direction, data) = match (orders.forward.is_empty(), orders.backward.is_empty()) {
                (false, _) => (Some(Direction::Forward), &orders.forward),
                (true, false) => (Some(Direction::Backward), &orders.backward),
                (true, true) => (None, &orders.forward),
            };
            Edge {
                arrivals: passed.arrivals.iter().copied().collect(),
                from,
                wait,
                to,
                objects: passed.objects.iter().copied().collect(),
                slot: self.slot_of(wait),
                direction,
                distance: passed.distance.known(),
                data: data.iter().copied().collect(),
                engine: passed.engine,
            }
        };
        self.record.edges.iter().map(edge).collect()
    }

    /// The slot as a wait names it.
    fn slot_of(&self, wait: EventId) -> Option<TermId> {
        let event = &self.program.events[wait];
        match &event.action {
            Action::Token(TokenOp::Acquire { slot, .. } | TokenOp::Wait { slot, .. }) => *slot,
            action if action.mbarrier_wait().is_some() => {
                let print = event.accesses.first().and_then(|access| access.footprints.first())?;
                match print.slot {
                    Slot::At(term) => Some(term),
                    Slot::Whole | Slot::Any => None,
                }
            }
            _ => None,
        }
    }
}
