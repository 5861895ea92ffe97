//! Counts in a trace. A `counter_wait` gets them directly. A barrier or a signal gets a
//! `counter_wait` in front of it, and its own wait flags are cleared.

use rustc_hash::FxHashMap;
use seawall_analysis::waits::Counter;
use seawall_wave::trace::{CounterWait, Names};
use seawall_wave::{NodeId, NodeKind, Trace};

use crate::note::{Note, Rule, WaitCount};

/// `trace` with the counts of `waits`. A barrier with an unknown named count does not change.
/// Unneeded waits, and flags that must wait for all operations, do not change either.
pub fn apply_to_trace(mut trace: Trace, waits: &[WaitCount<NodeId>]) -> Trace {
    let mut names = Names::of(&trace);
    let mut counts: FxHashMap<NodeId, Option<CounterWait>> = FxHashMap::default();
    let mut order = Vec::new();
    for wait in waits {
        match wait.rule {
            Rule::Need => by_need(&mut trace, wait, &mut counts, &mut order),
            _ => named(wait, &mut counts, &mut order),
        }
    }
    let names_copies =
        |at: NodeId| waits.iter().any(|w| w.at == at && w.rule == Rule::Named && w.new.is_some());
    let mut inserted: FxHashMap<NodeId, NodeId> = FxHashMap::default();
    for at in order {
        let Some(Some(count)) = counts.remove(&at) else { continue };
        if names_copies(at)
            && let NodeKind::Barrier(barrier) = trace.kind_mut(at)
        {
            (barrier.wait_async, barrier.tensor_wait) = (false, false);
        }
        if count == CounterWait::default() {
            continue;
        }
        let (graph, location) = (trace.node(at).graph, trace.node(at).location.clone());
        let name = names.fresh(graph, "counter_wait");
        let wait = trace.create(graph, name, NodeKind::CounterWait(count), location);
        inserted.insert(at, wait);
    }
    let graphs: Vec<_> = trace.graphs().map(|(id, _)| id).collect();
    for graph in graphs {
        trace.splice(graph, |node| inserted.get(&node).copied().into_iter().collect(), |_| Vec::new());
    }
    trace
}

type Counts = FxHashMap<NodeId, Option<CounterWait>>;

/// The `counter_wait` in front of a node; `None` if one of its counts is unknown.
fn in_front<'c>(counts: &'c mut Counts, order: &mut Vec<NodeId>, at: NodeId) -> &'c mut Option<CounterWait> {
    counts.entry(at).or_insert_with(|| {
        order.push(at);
        Some(CounterWait::default())
    })
}

fn named(wait: &WaitCount<NodeId>, counts: &mut Counts, order: &mut Vec<NodeId>) {
    let known = in_front(counts, order, wait.at);
    let Some(counted) = known else { return };
    match (wait.new, field(counted, wait.counter)) {
        (Some(count), Some(field)) => *field = Some(count),
        (None, _) if wait.notes.contains(&Note::NothingToWaitFor) => {}
        _ => *known = None,
    }
}

fn by_need(trace: &mut Trace, wait: &WaitCount<NodeId>, counts: &mut Counts, order: &mut Vec<NodeId>) {
    let Some(new) = wait.new.filter(|_| !wait.notes.contains(&Note::Unneeded)) else { return };
    let is_tensor = wait.counter == Counter::Tensor;
    // Flags wait for all operations already. A barrier that names an unknown dependency does not
    // change.
    let is_flag = !matches!(trace.node(wait.at).kind, NodeKind::CounterWait(_));
    if is_flag && (new == 0 || in_front(counts, order, wait.at).is_none()) {
        return;
    }
    match trace.kind_mut(wait.at) {
        NodeKind::CounterWait(counter_wait) => {
            // On gfx9 stores count with the loads, and such a wait does not change.
            if let Some(field) = field(counter_wait, wait.counter) {
                *field = Some(new);
            }
            return;
        }
        NodeKind::Barrier(barrier) if is_tensor => barrier.tensor_wait = false,
        NodeKind::Barrier(barrier) => barrier.wait_async = false,
        NodeKind::Signal { tensor_wait, .. } => *tensor_wait = false,
        _ => return,
    }
    if let Some(counted) = in_front(counts, order, wait.at)
        && let Some(field) = field(counted, wait.counter)
    {
        *field = Some(new);
    }
}

/// The field of a `counter_wait` that holds the count of `counter`.
fn field(wait: &mut CounterWait, counter: Counter) -> Option<&mut Option<u32>> {
    match counter {
        Counter::Vm | Counter::Load => Some(&mut wait.load),
        Counter::Ds | Counter::Lgkm => Some(&mut wait.ds),
        Counter::Async => Some(&mut wait.asynchronous),
        Counter::Tensor => Some(&mut wait.tensor),
        _ => None,
    }
}
