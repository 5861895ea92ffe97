//! The trace with what the pass adds.

use super::insertion::{At, Insertion, What};
use crate::edit::{Behind, TraceEdit, TraceSide, apply_behind};
use crate::trace::{Barrier, NodeKind, Trace};

/// A copy of `trace` with `insertions` in their places. Added nodes have the ids after the greatest one, in the order of
/// emission, Wave's names for such nodes, and the location of the node that they are next to.
pub fn apply(trace: &Trace, insertions: &[Insertion]) -> Trace {
    let edits: Vec<TraceEdit> = insertions.iter().map(Insertion::edit).collect();
    apply_behind(trace, &edits, Behind::LastFirst).0
}

impl Insertion {
    /// The same as a change of a trace.
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
