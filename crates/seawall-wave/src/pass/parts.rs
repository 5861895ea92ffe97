//! Allocations that share bytes of a parent. The pass takes each for memory of its own and orders nothing between them.

use rustc_hash::FxHashMap;
use seawall_base::EntityId;

use crate::trace::{NodeId, NodeKind, Trace};

/// Pairs of allocations with one parent that have bytes in common, or may have since a size or offset is not known: for each
/// allocation at most one that begins no later.
pub fn overlapping_parts(trace: &Trace) -> Vec<(NodeId, NodeId)> {
    let mut parts: FxHashMap<NodeId, Vec<(u64, u64, NodeId)>> = FxHashMap::default();
    for (id, node) in trace.nodes() {
        let NodeKind::Allocate(allocation) = &node.kind else { continue };
        let Some(parent) = allocation.parent else { continue };
        let range = allocation.offset.zip(allocation.bytes);
        let (start, end) = range.map_or((0, u64::MAX), |(start, bytes)| (start, start.saturating_add(bytes)));
        parts.entry(parent).or_default().push((start, end, id));
    }
    let mut parts: Vec<_> = parts.into_values().collect();
    parts.iter_mut().for_each(|parts| parts.sort_unstable());
    let mut pairs = Vec::new();
    for parts in parts {
        // The one that reaches furthest so far.
        let mut furthest: Option<(u64, NodeId)> = None;
        for (start, end, part) in parts {
            if let Some((reach, other)) = furthest.filter(|(reach, _)| start < *reach && start < end) {
                pairs.push((other, part));
                furthest = Some(if end > reach { (end, part) } else { (reach, other) });
            } else {
                furthest = Some((end, part));
            }
        }
    }
    pairs.sort_unstable_by_key(|(first, second)| (second.index(), first.index()));
    pairs
}
