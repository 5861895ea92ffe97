//! Finds the reads and writes of a trace that are certainly one LDS instruction each. A wait can
//! leave these in flight by count.
//!
//! The compiler may combine narrow accesses into one instruction of at most 128 bits a lane. An
//! access of 128 bits or more is therefore never combined. An access is excluded if another node
//! may touch the same elements, because the compiler may then remove one of the two. Only pieces of
//! one op are known to touch different elements. A read without uses is excluded, too.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{EventId, Target};
use seawall_wave::trace::{Access, Space};
use seawall_wave::{NodeId, NodeKind};

use crate::trace_lowering::TraceLowering;

/// The width of the widest LDS instruction, in bits a lane.
const WIDEST: u64 = 128;

impl TraceLowering<'_> {
    /// Returns the events that are one LDS instruction each. The set is empty if the GPU counts LDS
    /// instructions together with operations that complete in any order.
    pub(crate) fn counted_lds(&self) -> FxHashSet<EventId> {
        let has_own_counter =
            self.program.target.as_ref().and_then(Target::amd).is_some_and(|gpu| gpu.ds.is_some());
        if !has_own_counter {
            return FxHashSet::default();
        }
        let nodes = self.wide_pieces();
        let is_counted = |&event: &EventId| {
            let node = self.nodes.get(self.program.origin_of(event).index as usize);
            node.is_some_and(|node| nodes.contains(node))
        };
        self.program.events.ids().filter(is_counted).collect()
    }
    /// Returns the wide reads and writes of LDS that are different pieces of one op. No other op
    /// reads (for a read) or writes (for a write) their allocations.
    fn wide_pieces(&self) -> FxHashSet<NodeId> {
        let mut ops: FxHashMap<(bool, NodeId), Vec<Option<u32>>> = FxHashMap::default();
        let mut same: FxHashMap<(u32, u32), u32> = FxHashMap::default();
        let mut used: FxHashSet<NodeId> = FxHashSet::default();
        for (_, node) in self.trace.nodes() {
            used.extend(node.args.iter().copied());
            node.kind.uses(|_, value| used.extend([value]));
            let Some((is_read, access)) = of_lds(&node.kind) else { continue };
            for &allocation in self.flow.of(access.memory) {
                ops.entry((is_read, allocation)).or_default().push(node.piece.map(|piece| piece.of));
            }
            if let Some(piece) = node.piece {
                *same.entry((piece.of, piece.index)).or_default() += 1;
            }
        }
        let is_counted = |&(id, node): &(NodeId, &seawall_wave::Node)| {
            let (Some((is_read, access)), Some(piece)) = (of_lds(&node.kind), node.piece) else {
                return false;
            };
            let alone = self.flow.of(access.memory).iter().all(|&allocation| {
                ops.get(&(is_read, allocation)).is_some_and(|ops| ops.iter().all(|&op| op == Some(piece.of)))
            });
            alone
                && bits(access).is_some_and(|bits| bits >= WIDEST)
                && same.get(&(piece.of, piece.index)) == Some(&1)
                && (!is_read || used.contains(&id))
        };
        self.trace.nodes().filter(is_counted).map(|(id, _)| id).collect()
    }
}

/// Returns whether an access of LDS is a read, and the access.
fn of_lds(kind: &NodeKind) -> Option<(bool, &Access)> {
    match kind {
        NodeKind::Read(access) if access.space == Space::Shared => Some((true, access)),
        NodeKind::Write(access) if access.space == Space::Shared => Some((false, access)),
        _ => None,
    }
}

fn bits(access: &Access) -> Option<u64> {
    Some(u64::from(access.elements_per_thread?) * u64::from(access.element_bits?))
}
