//! Waits of a trace that name nothing: `counter_wait` nodes, and the flags `wait_async` and
//! `tensor_wait` of barriers and signals. The need of shared memory decides
//! (`seawall_analysis::waits::largest_by_need`), on the lowered trace.

use seawall_analysis::waits::{Counter, Kept, Limits, Needed};
use seawall_base::Diagnostic;
use seawall_model::{Action, Target};
use seawall_wave::trace::CounterWait;
use seawall_wave::{NodeId, NodeKind, Trace};
use seawall_wave_lower::{LowerOptions, NodeSpans, lower};

use super::{TraceOptions, kinds};
use crate::need::{counter_of_queue, held, needed as needed_of, store_counter};
use crate::note::{Note, Rule, WaitCount};

/// A count of every wait of `trace` that names nothing, for each of its counters, in unspecified
/// order.
///
/// # Errors
///
/// If the trace cannot be lowered.
pub(super) fn needed(
    trace: &Trace,
    target: &Target,
    options: TraceOptions,
) -> Result<Vec<WaitCount<NodeId>>, Vec<Diagnostic>> {
    let mut waits = Vec::new();
    if trace.nodes().any(|(_, node)| waits_by_itself(&node.kind)) {
        let options =
            LowerOptions { target: Some(target.clone()), settled: false, ordinary: options.ordinary };
        let lowered = lower(trace, &NodeSpans::default(), &options)?;
        let program = &lowered.program;
        let all = needed_of(program, program, &lowered.bare, &Limits::default());
        for wait in all {
            let node = lowered.nodes.get(program.origin_of(wait.event).index as usize).copied();
            if let (Some(at), Action::Wait(action)) = (node, &program.events[wait.event].action)
                && wait.count != Err(Kept::Tokens)
                && let Some(counter) =
                    counter_of_queue(action.queue, target).filter(|counter| counter.width(target).is_some())
            {
                waits.push(judged(trace, target, at, counter, &wait));
            }
        }
    }
    for (at, node) in trace.nodes() {
        if let NodeKind::CounterWait(wait) = &node.kind {
            let left = |(counter, old)| WaitCount::kept(at, counter, Some(old), Note::NotFollowed);
            waits.extend(not_followed(wait, target).map(left));
        }
    }
    Ok(waits)
}

fn waits_by_itself(kind: &NodeKind) -> bool {
    match kind {
        NodeKind::CounterWait(_) => true,
        NodeKind::Barrier(barrier) => barrier.wait_async || barrier.tensor_wait,
        NodeKind::Signal { tensor_wait, .. } => *tensor_wait,
        _ => false,
    }
}

fn judged(trace: &Trace, target: &Target, at: NodeId, counter: Counter, wait: &Needed) -> WaitCount<NodeId> {
    // The wait also covers a store, whose reader the trace does not show.
    let covers_stores = matches!(&trace.node(at).kind, NodeKind::CounterWait(wait) if wait.store.is_some());
    if counter == Counter::Vm && covers_stores && wait.count.is_ok() {
        return WaitCount::kept(at, counter, wait.old, Note::Kept(Kept::OtherMemory));
    }
    let (mut new, mut notes) = held(wait, counter, target, &kinds(trace, counter));
    let is_local = matches!(counter, Counter::Ds | Counter::Lgkm);
    if new > Some(0) && !wait.unneeded && !is_local && may_issue_nothing(trace) {
        (new, notes) = (Some(0), vec![Note::Lost]);
    }
    WaitCount { at, counter, old: wait.old, new, rule: Rule::Need, dependences: Vec::new(), notes }
}

/// Whether some copy has no elements, so that it may not be an instruction.
fn may_issue_nothing(trace: &Trace) -> bool {
    trace.nodes().any(
        |(_, node)| matches!(&node.kind, NodeKind::GatherToLds(copy) if copy.elements_per_thread == Some(0)),
    )
}

/// Counters of a wait without a queue in the program: exports, and stores where they do not count
/// with the loads.
fn not_followed(wait: &CounterWait, target: &Target) -> impl Iterator<Item = (Counter, u32)> {
    let store = store_counter(target).zip(wait.store);
    store.into_iter().chain(wait.exp.map(|count| (Counter::Exp, count)))
}
