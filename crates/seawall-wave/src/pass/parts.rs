//! Finds allocations that share bytes. The pass treats each as separate memory and orders nothing
//! between them.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;
use seawall_base::{EntityId, SecondaryMap};

use crate::trace::{NodeId, NodeKind, Trace};

/// A byte range in an outermost allocation.
#[derive(Clone, Copy)]
struct Range {
    whole: NodeId,
    start: u64,
    end: u64,
}

/// Returns pairs of accessed allocations that share bytes, or may share them because a size or
/// offset is unknown. Each allocation is paired with at most one that begins no later in the same
/// outermost allocation. A part and its parent share bytes.
pub fn overlapping_parts(trace: &Trace) -> Vec<(NodeId, NodeId)> {
    let accessed = accessed(trace);
    let mut parts: FxHashMap<NodeId, Vec<(u64, u64, NodeId)>> = FxHashMap::default();
    for (id, range) in ranges(trace) {
        if accessed[id] {
            parts.entry(range.whole).or_default().push((range.start, range.end, id));
        }
    }
    let mut parts: Vec<_> = parts.into_values().collect();
    parts
        .iter_mut()
        .for_each(|parts| parts.sort_unstable_by_key(|&(start, end, id)| (start, Reverse(end), id)));
    let mut pairs = Vec::new();
    for parts in parts {
        // The allocation that reaches furthest so far.
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

/// The byte range of each allocation. A parent precedes its parts.
fn ranges(trace: &Trace) -> Vec<(NodeId, Range)> {
    let mut ranges: SecondaryMap<NodeId, Option<Range>> = SecondaryMap::new();
    let mut all = Vec::new();
    for id in trace.preorder() {
        let NodeKind::Allocate(allocation) = &trace.node(id).kind else { continue };
        let behind = |start: u64| allocation.bytes.map_or(u64::MAX, |bytes| start.saturating_add(bytes));
        let parent = allocation.parent.and_then(|parent| ranges[parent]);
        let range = match (parent, allocation.offset) {
            (None, _) => Range { whole: id, start: 0, end: behind(0) },
            (Some(parent), None) => parent,
            (Some(parent), Some(offset)) => {
                let start = parent.start.saturating_add(offset);
                Range { whole: parent.whole, start, end: behind(start).min(parent.end) }
            }
        };
        *ranges.entry(id) = Some(range);
        all.push((id, range));
    }
    all
}

/// The allocations that some access may touch.
fn accessed(trace: &Trace) -> SecondaryMap<NodeId, bool> {
    let mut seen: SecondaryMap<NodeId, bool> = SecondaryMap::new();
    let mut open: Vec<NodeId> = trace.nodes().filter_map(|(_, node)| node.kind.shared_memory()).collect();
    while let Some(id) = open.pop() {
        if std::mem::replace(seen.entry(id), true) {
            continue;
        }
        let node = trace.node(id);
        let (owner, index) = match &node.kind {
            NodeKind::Placeholder { captures } => {
                open.extend(captures);
                continue;
            }
            NodeKind::IterArg { index } => (trace.graph(node.graph).owner(), *index),
            NodeKind::GetResult { value, index } => (Some(*value), *index),
            _ => continue,
        };
        if let Some(NodeKind::Iterate(iterate)) = owner.map(|owner| &trace.node(owner).kind) {
            open.extend(iterate.init_args.get(index as usize));
            open.extend(trace.outputs(iterate.graph).get(index as usize));
        }
    }
    seen
}
