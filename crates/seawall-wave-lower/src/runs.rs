//! Which copies the queue orders among themselves, where copies are taken for complete at once.
//!
//! Two copies in flight complete in the order of their issue. Once a wait has completed the first one, the queue says nothing of it any more: another wave
//! may still be at its own first copy when this one's second has landed. So copies stand in runs: a wait of the trace that completes copies, and is no barrier, ends a run.
//! A run is counted once, in the order of the nodes: what a wait at the end of a loop does to the next iteration is left to whoever
//! looks at the trace with its waits.

use seawall_base::SecondaryMap;
use seawall_wave::{NodeId, NodeKind, Trace};

/// The run that each copy stands in.
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
