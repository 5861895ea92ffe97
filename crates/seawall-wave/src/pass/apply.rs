//! Inserts the nodes of a placement into a trace.

use super::insertion::{At, Insertion, What};
use crate::edit::{OrderAfter, TraceEdit, TraceSide, apply_edits_in_order};
use crate::trace::{Barrier, NodeKind, Trace};

/// Returns a copy of `trace` with `insertions`. Inserted nodes have the ids after the greatest one
/// in the order of emission, Wave's names for such nodes, and the location of the node next to
/// them.
pub fn apply(trace: &Trace, insertions: &[Insertion]) -> Trace {
    let edits: Vec<TraceEdit> = insertions.iter().map(Insertion::edit).collect();
    apply_edits_in_order(trace, &edits, OrderAfter::LastFirst).0
}

impl Insertion {
    /// Returns the insertion as an edit of a trace.
    pub(super) fn edit(&self) -> TraceEdit {
        let kind = match self.what {
            What::Barrier { wait_async, tensor_wait } => {
                NodeKind::Barrier(Barrier { wait_async, tensor_wait, async_deps: Vec::new() })
            }
            What::Signal { barrier, tensor_wait } => NodeKind::Signal { barrier, tensor_wait },
            What::Wait { barrier } => NodeKind::Wait { barrier },
        };
        let side = match self.at {
            At::Before => TraceSide::Before,
            At::After => TraceSide::After,
        };
        TraceEdit { side, node: self.node, kind }
    }
}
