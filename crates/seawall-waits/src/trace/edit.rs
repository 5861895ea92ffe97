//! Counts put into a trace: a `counter_wait` in front of the barrier, which then waits for nothing else by itself.

use rustc_hash::FxHashMap;
use seawall_analysis::waits::Counter;
use seawall_wave::trace::{CounterWait, Names};
use seawall_wave::{NodeId, NodeKind, Trace};

use crate::note::{Note, WaitCount};

/// `trace` with the counts of `waits`. A barrier one of whose counts is not known stays as it is.
pub fn apply_to_trace(mut trace: Trace, waits: &[WaitCount<NodeId>]) -> Trace {
    let mut names = Names::of(&trace);
    let mut counts: FxHashMap<NodeId, Option<CounterWait>> = FxHashMap::default();
    let mut order = Vec::new();
    for wait in waits {
        let known = counts.entry(wait.at).or_insert_with(|| {
            order.push(wait.at);
            Some(CounterWait::default())
        });
        let Some(counted) = known else { continue };
        match (wait.new, wait.counter) {
            (Some(count), Counter::Vm | Counter::Load) => counted.load = Some(count),
            (Some(count), Counter::Async) => counted.asynchronous = Some(count),
            (Some(count), Counter::Tensor) => counted.tensor = Some(count),
            (None, _) if wait.notes.contains(&Note::NothingToWaitFor) => {}
            _ => *known = None,
        }
    }
    let mut inserted: FxHashMap<NodeId, NodeId> = FxHashMap::default();
    for barrier in order {
        let Some(Some(count)) = counts.remove(&barrier) else { continue };
        if let NodeKind::Barrier(kind) = trace.kind_mut(barrier) {
            (kind.wait_async, kind.tensor_wait) = (false, false);
        }
        if count == CounterWait::default() {
            continue;
        }
        let (graph, location) = (trace.node(barrier).graph, trace.node(barrier).location.clone());
        let name = names.fresh(graph, "counter_wait");
        let wait = trace.create(graph, name, NodeKind::CounterWait(count), location);
        inserted.insert(barrier, wait);
    }
    let graphs: Vec<_> = trace.graphs().map(|(id, _)| id).collect();
    for graph in graphs {
        trace.splice(graph, |node| inserted.get(&node).copied().into_iter().collect(), |_| Vec::new());
    }
    trace
}
