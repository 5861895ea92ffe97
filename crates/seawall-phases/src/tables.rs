//! What was seen, as tables: redundant waits, edges, coverage.

use std::collections::BTreeMap;

use seawall_model::{Action, BufferId, EventId, MBarrierOp, PartitionId, Slot, TermId, TokenOp};

use crate::coverage::{Order, Row, Writer};
use crate::edges::{Edge, Way};
use crate::finding::RedundantWait;
use crate::machine::Machine;
use crate::place::{buffers_meet, extent_of};

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

    /// One table for each writer: what it met in the buffers that it touches.
    pub(crate) fn coverage(&self) -> Vec<Writer> {
        let mut writers: BTreeMap<(EventId, PartitionId), Writer> = BTreeMap::new();
        let mut rows: BTreeMap<(EventId, PartitionId, BufferId, PartitionId), Row> = BTreeMap::new();
        for (&(event, partition, buffer, user, of), met) in &self.record.met {
            let Some(own) = self.written(event) else { continue };
            let data = &self.program.buffers[own];
            writers.entry((event, partition)).or_insert_with(|| Writer {
                event,
                partition,
                space: data.space,
                buffer: own,
                group: self.group(own),
                extent: extent_of(self.program, own, 0),
                depth: self.graph.depth(event),
                rows: Vec::new(),
            });
            let row = rows.entry((event, partition, buffer, of)).or_insert_with(|| Row {
                buffer,
                extent: extent_of(self.program, buffer, 0),
                users: Vec::new(),
                partition: of,
                depth: 0,
                order: if of == partition {
                    Order::Program
                } else {
                    Order::Ordered { by: Vec::new(), through: Vec::new() }
                },
            });
            row.users.push(user);
            row.depth = row.depth.max(self.graph.depth(user));
            match (&met.lack, &mut row.order) {
                (Some(pair), order) => *order = Order::Missing(pair.missing.clone()),
                (None, Order::Ordered { by, through }) => {
                    by.extend(met.by.iter().map(|known| known.0));
                    through.extend(met.by.iter().map(|known| known.1));
                    by.sort_unstable();
                    by.dedup();
                    through.sort_unstable();
                    through.dedup();
                }
                (None, _) => {}
            }
        }
        for ((event, partition, ..), row) in rows {
            if let Some(writer) = writers.get_mut(&(event, partition)) {
                writer.rows.push(row);
            }
        }
        writers.into_values().collect()
    }

    /// The buffer that a writer names first.
    fn written(&self, event: EventId) -> Option<BufferId> {
        let accesses = self.program.events[event].accesses.iter();
        let writes =
            accesses.filter(|access| access.mode.writes() && access.proxy != seawall_model::Proxy::Barrier);
        writes.flat_map(|access| &access.footprints).find_map(|print| match print.place {
            seawall_model::Place::Buffer(buffer) => Some(buffer),
            _ => None,
        })
    }

    /// Buffers that share bytes, directly or through others.
    fn group(&self, buffer: BufferId) -> Vec<BufferId> {
        let mut group = vec![buffer];
        let mut next = 0;
        while let Some(&member) = group.get(next) {
            next += 1;
            let more = self.program.buffers.ids().filter(|other| buffers_meet(self.program, member, *other));
            let more: Vec<BufferId> = more.filter(|other| !group.contains(other)).collect();
            group.extend(more);
        }
        group.sort_unstable();
        group
    }
}
