//! Groups copies that their queue orders, for the mode in which copies count as complete at once.
//!
//! Two copies in flight complete in the order of their issue. Once a wait has completed the first
//! copy, the queue no longer orders it with later ones: another wave may still be at its own first
//! copy when the second copy of this wave completes. A wait that completes copies and is not a
//! barrier therefore ends a run. Runs are counted once, in node order. The effect of a wait at the
//! end of a loop on the next iteration is not considered here; checks of the trace with its waits
//! cover it.

use seawall_base::SecondaryMap;
use seawall_wave::{NodeId, NodeKind, Trace};

/// The run of each copy.
pub(crate) fn runs(trace: &Trace) -> SecondaryMap<NodeId, u32> {
    let mut runs = SecondaryMap::new();
    let mut run = 0_u32;
    for id in trace.preorder() {
        let kind = &trace.node(id).kind;
        if kind.is_asynchronous() {
            *runs.entry(id) = run;
        }
        let completes = match kind {
            NodeKind::CounterWait(wait) => {
                wait.load.is_some() || wait.asynchronous.is_some() || wait.tensor.is_some()
            }
            NodeKind::Signal { tensor_wait, .. } => *tensor_wait,
            _ => false,
        };
        run = run.saturating_add(u32::from(completes));
    }
    runs
}
