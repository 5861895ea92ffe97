//! Waits of a trace that name nothing: `counter_wait` nodes, and the flags `wait_async` and
//! `tensor_wait` of barriers and signals. The need of shared memory decides
//! (`seawall_analysis::waits::largest_by_need`), on the lowered trace.

use seawall_analysis::waits::{Counter, Kept, Needed, largest_by_need, largest_for_barriers, mixed};
use seawall_base::Diagnostic;
use seawall_model::{Action, Queue, Target};
use seawall_wave::trace::CounterWait;
use seawall_wave::{NodeId, NodeKind, Trace};
use seawall_wave_lower::{LowerOptions, NodeSpans, lower};

use super::{TraceOptions, kinds};
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
        let mut all = largest_by_need(program);
        let is_local = |wait: &Needed| wait.count == Err(Kept::LocalAccesses);
        if !lowered.bare.barriers.is_empty() && all.iter().any(is_local) {
            all.retain(|wait| !is_local(wait));
            all.extend(largest_for_barriers(program, &lowered.bare));
        }
        for wait in all {
            let node = lowered.nodes.get(program.origin_of(wait.event).index as usize).copied();
            if let (Some(at), Action::Wait(action)) = (node, &program.events[wait.event].action)
                && wait.count != Err(Kept::Tokens)
                && let Some(counter) = counter(action.queue, target)
            {
                waits.push(judged(trace, target, at, counter, &wait));
            }
        }
    }
    for (at, node) in trace.nodes() {
        if let NodeKind::CounterWait(wait) = &node.kind {
            waits.extend(not_followed(wait, target).map(|(counter, old)| left(at, counter, old)));
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
    let mut notes = Vec::new();
    let mut new = match wait.count {
        Err(kept) => {
            notes.push(Note::Kept(kept));
            None
        }
        Ok(count) => Some(count),
    };
    // The wait also covers a store, whose reader the trace does not show.
    let covers_stores = matches!(&trace.node(at).kind, NodeKind::CounterWait(wait) if wait.store.is_some());
    if counter == Counter::Vm && covers_stores && new.is_some() {
        (new, notes) = (None, vec![Note::Kept(Kept::OtherMemory)]);
    }
    if wait.unneeded && new.is_some() {
        notes.push(Note::Unneeded);
    } else if let Some(count) = new {
        let width = counter.width(target).unwrap_or(0);
        if count > width {
            new = Some(width);
            notes.push(Note::Saturated);
        }
        if count > 0 {
            if let Some(mixed) = mixed(counter, target, &kinds(trace, counter)) {
                (new, notes) = (Some(0), vec![Note::OutOfOrder(mixed)]);
            } else if !matches!(counter, Counter::Ds | Counter::Lgkm) && may_issue_nothing(trace) {
                (new, notes) = (Some(0), vec![Note::Lost]);
            }
        }
    }
    WaitCount { at, counter, old: wait.old, new, rule: Rule::Need, dependences: Vec::new(), notes }
}

/// Whether some copy has no elements, so that it may not be an instruction.
fn may_issue_nothing(trace: &Trace) -> bool {
    trace.nodes().any(
        |(_, node)| matches!(&node.kind, NodeKind::GatherToLds(copy) if copy.elements_per_thread == Some(0)),
    )
}

/// The counter of the operations of a queue on `target`.
fn counter(queue: Queue, target: &Target) -> Option<Counter> {
    let of = match queue {
        Queue::Vmem => [Counter::Vm, Counter::Load],
        Queue::Ds => [Counter::Lgkm, Counter::Ds],
        Queue::Async => [Counter::Async; 2],
        Queue::Tdm => [Counter::Tensor; 2],
        _ => return None,
    };
    of.into_iter().find(|counter| counter.width(target).is_some())
}

/// Counters of a wait without a queue in the program: exports, and stores where they do not count
/// with the loads.
fn not_followed(wait: &CounterWait, target: &Target) -> impl Iterator<Item = (Counter, u32)> {
    let stores = [Counter::Vs, Counter::Store].into_iter().find(|counter| counter.width(target).is_some());
    let store = stores.zip(wait.store);
    store.into_iter().chain(wait.exp.map(|count| (Counter::Exp, count)))
}

fn left(at: NodeId, counter: Counter, old: u32) -> WaitCount<NodeId> {
    let notes = vec![Note::NotFollowed];
    WaitCount { at, counter, old: Some(old), new: None, rule: Rule::Need, dependences: Vec::new(), notes }
}
