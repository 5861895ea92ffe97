//! From the dependencies of a barrier back to copies.

use rustc_hash::FxHashSet;

use crate::trace::{NodeId, NodeKind, Trace};

/// The copies that `dep`, an entry of a barrier's `async_deps`, may stand for: through captures, what loops begin with and
/// carry, and what they give; in the order of their ids, each once.
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
            _ => trace.stands_for(node, &mut pending),
        }
    }
    copies.sort_unstable();
    copies
}
