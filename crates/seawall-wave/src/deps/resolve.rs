//! Resolves the dependencies of a barrier to copies.

use rustc_hash::FxHashSet;

use crate::trace::{NodeId, NodeKind, Trace};

/// Returns the copies that `dep`, an entry of a barrier's `async_deps`, may be. Captures, the
/// initial and carried values of loops, and their results are followed. The copies are unique and
/// sorted.
pub fn resolve_async_deps(trace: &Trace, dep: NodeId) -> Vec<NodeId> {
    let mut seen = FxHashSet::default();
    let (mut copies, mut pending) = (Vec::new(), vec![dep]);
    while let Some(node) = pending.pop() {
        if !seen.insert(node) {
            continue;
        }
        match &trace.node(node).kind {
            kind if kind.is_asynchronous() => copies.push(node),
            NodeKind::NullAsyncDep => {}
            _ => trace.may_be(node, &mut pending),
        }
    }
    copies.sort_unstable();
    copies
}
