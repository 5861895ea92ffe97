//! Verifies split barriers in pre-order: a signal before each wait, one barrier id, no signal
//! without a wait, and no second signal before a wait. A violation can hang a GPU.

use std::collections::BTreeMap;

use super::error::PassError;
use super::insertion::{At, Insertion, What};
use super::topology::{Topology, assign_preorder_index};
use crate::trace::{NodeId, NodeKind, Trace, WORKGROUP_BARRIER};

const HELP: &str = "this can hang the GPU: use `--strategy minimal`, or `wave` for monolithic barriers";

/// Checks the signals and waits of `trace`.
///
/// # Errors
///
/// Returns the first violation, with its nodes.
pub fn verify(trace: &Trace) -> Result<(), PassError> {
    verify_with(trace, &assign_preorder_index(trace), &[])
}

/// A signal or a wait.
#[derive(Clone, Copy)]
struct Event {
    is_signal: bool,
    barrier: i32,
    /// The node itself, or the node next to which it is inserted.
    node: NodeId,
    at: Option<At>,
}

/// Checks the signals and waits of `trace` with `insertions`.
pub(super) fn verify_with(
    trace: &Trace,
    topology: &Topology,
    insertions: &[Insertion],
) -> Result<(), PassError> {
    let mut events = events(trace, topology, insertions);
    events.sort_unstable_by_key(|&(place, _)| place);
    let mut open: BTreeMap<i32, Option<Event>> = BTreeMap::new();
    let mut without_signal = Vec::new();
    for &(_, event) in &events {
        let signal = open.entry(event.barrier).or_default();
        match (event.is_signal, *signal) {
            (true, Some(other)) => {
                let message = format!(
                    "barrier {} is signalled by {} and again by {}, with no wait between",
                    event.barrier,
                    describe(trace, other),
                    describe(trace, event)
                );
                let nodes = vec![other.node, event.node];
                return Err(PassError::new("wave::double-signal", message, nodes, HELP));
            }
            (true, None) => *signal = Some(event),
            (false, Some(_)) => *signal = None,
            (false, None) => without_signal.push(event),
        }
    }
    if let Some(&wait) = without_signal.first() {
        let message = format!("{} has no signal before it", describe(trace, wait));
        let nodes = without_signal.iter().map(|wait| wait.node).collect();
        return Err(PassError::new("wave::wait-before-signal", message, nodes, HELP));
    }
    if open.len() > 1 {
        let ids: Vec<String> = open.keys().map(ToString::to_string).collect();
        let other = events.iter().find(|(_, event)| event.barrier != WORKGROUP_BARRIER);
        let by = other.map(|(_, event)| describe(trace, *event)).unwrap_or_default();
        let message =
            format!("barriers {} are used, but Wave's pass supports only -1: see {by}", ids.join(", "));
        let nodes = other.map(|(_, event)| event.node).into_iter().collect();
        return Err(PassError::new("wave::barrier-ids", message, nodes, "use barrier -1 only"));
    }
    match open.get(&WORKGROUP_BARRIER) {
        Some(Some(signal)) => {
            let message = format!("{} has no wait after it", describe(trace, *signal));
            Err(PassError::new("wave::orphan-signal", message, vec![signal.node], HELP))
        }
        _ => Ok(()),
    }
}

/// A place in pre-order. A node inserted after a loop comes after the body of the loop.
type Place = (u64, i64);

fn events(trace: &Trace, topology: &Topology, insertions: &[Insertion]) -> Vec<(Place, Event)> {
    let mut events = Vec::with_capacity(insertions.len());
    for &node in topology.barriers() {
        let (is_signal, barrier) = match trace.node(node).kind {
            NodeKind::Signal { barrier, .. } => (true, barrier),
            NodeKind::Wait { barrier } => (false, barrier),
            _ => continue,
        };
        let place = (3 * u64::from(topology.position(node)) + 1, 0);
        events.push((place, Event { is_signal, barrier, node, at: None }));
    }
    for (count, insertion) in (1_i64..).zip(insertions) {
        let Insertion { at, node, what, .. } = *insertion;
        let (is_signal, barrier) = match what {
            What::Signal { barrier, .. } => (true, barrier),
            What::Wait { barrier } => (false, barrier),
            What::Barrier { .. } => continue,
        };
        let place = match at {
            At::Before => (3 * u64::from(topology.position(node)), count),
            At::After => (3 * u64::from(topology.last(node)) + 2, -count),
        };
        events.push((place, Event { is_signal, barrier, node, at: Some(at) }));
    }
    events
}

fn describe(trace: &Trace, event: Event) -> String {
    let what = if event.is_signal { "signal" } else { "wait" };
    let node = trace.describe(event.node);
    match event.at {
        None => node,
        Some(At::Before) => format!("the {what} placed before {node}"),
        Some(At::After) => format!("the {what} placed after {node}"),
    }
}
