//! What was seen, as tables: redundant waits, edges.

use seawall_model::{Action, EventId, MBarrierOp, PartitionId, Slot, TermId, TokenOp};

use crate::edges::{Edge, Way};
use crate::finding::RedundantWait;
use crate::machine::Machine;

impl Machine<'_> {
    pub(crate) fn redundant(&self) -> Vec<RedundantWait> {
        let idle = self.record.waits.values().filter(|waited| !waited.needed);
        idle.filter_map(|waited| waited.idle.clone()).collect()
    }

    pub(crate) fn edges(&self) -> Vec<Edge> {
        let edge = |(key, passed): (&(EventId, PartitionId, PartitionId), &crate::record::Passed)| {
            let (wait, to, from) = *key;
            let back = passed.forward.is_empty()
                && (!passed.backward.is_empty() || passed.distance.is_some_and(|distance| distance > 0));
            let data = if back { &passed.backward } else { &passed.forward };
            Edge {
                arrivals: passed.arrivals.iter().copied().collect(),
                from,
                wait,
                to,
                objects: passed.objects.iter().copied().collect(),
                slot: self.slot_of(wait),
                way: if back { Way::Backward } else { Way::Forward },
                distance: passed.distance.unwrap_or(0),
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
            Action::MBarrier(mbarrier) if matches!(mbarrier.op, MBarrierOp::Wait { .. }) => {
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
