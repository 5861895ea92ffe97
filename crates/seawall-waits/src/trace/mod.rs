//! The waits of a Wave trace: barriers that name copies are handled here, waits that name nothing
//! in `need`.
//!
//! **Units.** The hardware counts instructions, and a trace has operations. An asynchronous copy is
//! at least one instruction. It is always issued, because lanes outside of the bounds copy from an
//! address that is dropped, and it keeps its order among other copies.
//!
//! Reads and writes of global memory count nothing. The compiler's scheduler may move them across a
//! wait, merge them or drop them, and a wave with all lanes out of bounds may branch around them.
//! With `ordinary`, the caller asserts that they are issued in textual order. Each access with a
//! known, positive number of elements then counts as one instruction. Wave's own code counts one
//! for each dword, but a count must never exceed that of the hardware.

mod edit;
mod need;
mod walk;

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use seawall_analysis::waits::{Counter, Kind, mixed};
use seawall_base::Diagnostic;
use seawall_model::Target;
use seawall_wave::deps::resolve_async_deps;
use seawall_wave::trace::{Access, Space};
use seawall_wave::{NodeId, NodeKind, Trace};

use crate::need::copy_counter;
use crate::note::{Dependence, Note, Rule, WaitCount};
pub use edit::apply_to_trace;
use walk::Walk;

/// How operations of a trace are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraceOptions {
    /// Assume that reads and writes of global memory are issued in textual order, each as at least
    /// one instruction. The same applies to LDS accesses that certainly are separate instructions.
    pub ordinary: bool,
}

/// The counts of all waits of `trace`, in program order. Named dependencies decide for barriers,
/// and the need of shared memory for counters and flags. A barrier with named copies waits for
/// these, and its flags add nothing.
///
/// # Errors
///
/// If the trace cannot be lowered.
pub fn all_waits_of_trace(
    trace: &Trace,
    target: &Target,
    options: TraceOptions,
) -> Result<Vec<WaitCount<NodeId>>, Vec<Diagnostic>> {
    let mut waits = waits_of_trace(trace, target, options);
    let named: BTreeSet<NodeId> =
        waits.iter().filter(|wait| wait.new.is_some()).map(|wait| wait.at).collect();
    let mut plain = trace.clone();
    for &at in &named {
        if let NodeKind::Barrier(barrier) = plain.kind_mut(at) {
            (barrier.wait_async, barrier.tensor_wait) = (false, false);
        }
    }
    waits.extend(need::needed(&plain, target, options)?);
    let order: FxHashMap<NodeId, usize> = trace.preorder().into_iter().zip(0..).collect();
    waits.sort_by_key(|wait| (order.get(&wait.at).copied(), wait.counter));
    Ok(waits)
}

/// The counts of all barriers of `trace` that name dependencies, one for each counter, in program
/// order.
pub fn waits_of_trace(trace: &Trace, target: &Target, options: TraceOptions) -> Vec<WaitCount<NodeId>> {
    let mut waits = Vec::new();
    let mut walks: Vec<(Counter, Walk<'_>)> = Vec::new();
    for node in trace.preorder() {
        let NodeKind::Barrier(barrier) = &trace.node(node).kind else { continue };
        let mut counters: Vec<(Counter, Vec<NodeId>)> = Vec::new();
        for &dependency in &barrier.async_deps {
            for counter in counters_of(trace, dependency, target) {
                match counters.iter_mut().find(|known| known.0 == counter) {
                    Some(known) => known.1.push(dependency),
                    None => counters.push((counter, vec![dependency])),
                }
            }
        }
        counters.sort_by_key(|known| known.0);
        for (counter, dependencies) in counters {
            let Some(width) = counter.width(target) else {
                waits.push(WaitCount {
                    rule: Rule::Named,
                    ..WaitCount::kept(node, counter, None, Note::NoCounter)
                });
                continue;
            };
            let weight = |node| weight(trace, node, counter, options);
            if !walks.iter().any(|known| known.0 == counter) {
                walks.push((counter, Walk::new(trace, width, &weight)));
            }
            let Some((_, walk)) = walks.iter().find(|known| known.0 == counter) else { continue };
            waits.push(wait(trace, walk, node, counter, &dependencies, width, target, options));
        }
    }
    waits
}

#[expect(clippy::too_many_arguments, reason = "one argument for each input of a wait; each is used once")]
fn wait(
    trace: &Trace,
    walk: &Walk<'_>,
    at: NodeId,
    counter: Counter,
    dependencies: &[NodeId],
    width: u32,
    target: &Target,
    options: TraceOptions,
) -> WaitCount<NodeId> {
    let weight = |node| weight(trace, node, counter, options);
    let on = dependencies.iter().map(|&on| {
        let issued = walk.since(on, at, &weight);
        (Dependence { on, since: issued.since, is_argument: false }, issued.lost)
    });
    let mut wait = WaitCount::named((at, counter), None, width, on);
    let mixed = mixed(counter, target, &kinds(trace, counter)).filter(|_| wait.new > Some(0));
    if let Some(mixed) = mixed {
        wait.new = Some(0);
        wait.notes.push(Note::OutOfOrder(mixed));
    }
    wait
}

/// The counters of the operations that a dependency may stand for; empty if it stands for none.
fn counters_of(trace: &Trace, dependency: NodeId, target: &Target) -> Vec<Counter> {
    let mut counters: Vec<Counter> = resolve_async_deps(trace, dependency)
        .into_iter()
        .filter_map(|node| match trace.node(node).kind {
            NodeKind::GatherToLds(_) => Some(copy_counter(target)),
            NodeKind::TensorLoadToLds(_) => Some(Counter::Tensor),
            _ => None,
        })
        .collect();
    counters.sort_unstable();
    counters.dedup();
    counters
}

/// A lower bound of the instructions of a node that count in `counter`.
fn weight(trace: &Trace, node: NodeId, counter: Counter, options: TraceOptions) -> u32 {
    let ordinary = |access: &Access| {
        let counts = counter == Counter::Vm && options.ordinary && access.space == Space::Global;
        u32::from(counts && access.elements_per_thread.is_some_and(|elements| elements > 0))
    };
    match &trace.node(node).kind {
        NodeKind::GatherToLds(copy) => {
            u32::from(counter != Counter::Tensor && copy.elements_per_thread != Some(0))
        }
        NodeKind::TensorLoadToLds(_) => u32::from(counter == Counter::Tensor),
        NodeKind::Read(access) | NodeKind::Write(access) => ordinary(access),
        _ => 0,
    }
}

/// The kinds of operations that may be pending in a counter anywhere in the trace.
fn kinds(trace: &Trace, counter: Counter) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = trace
        .nodes()
        .filter_map(|(_, node)| match (&node.kind, counter) {
            (NodeKind::GatherToLds(_), Counter::Vm) => Some(Kind::LdsDma),
            (NodeKind::GatherToLds(_), Counter::Async) => Some(Kind::AsyncCopy),
            (NodeKind::TensorLoadToLds(_), Counter::Tensor) => Some(Kind::Tensor),
            (
                NodeKind::Read(access) | NodeKind::Write(access) | NodeKind::Atomic(access),
                Counter::Ds | Counter::Lgkm,
            ) if access.space == Space::Shared => Some(Kind::Lds),
            (NodeKind::Read(access), Counter::Vm) if access.space == Space::Global => Some(Kind::GlobalLoad),
            (NodeKind::Write(access) | NodeKind::Atomic(access), Counter::Vm)
                if access.space == Space::Global =>
            {
                Some(Kind::GlobalStore)
            }
            _ => None,
        })
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}
