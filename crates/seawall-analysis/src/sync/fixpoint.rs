//! Runs the transfer functions to a fixpoint over the unfolded graph of one function, and once more
//! to report conflicts.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use rustc_hash::FxHashSet;
use seawall_base::EntityId;
use seawall_model::{Action, BlockId, FunctionId, Proxy, Terminator};

use super::calls::Summary;
use super::hazard_state::State;
use super::steps::Touch;
use super::transfer::{Found, Transfer, split_barrier};
use super::{Barriers, FunctionFacts, HazardAnalysis};
use crate::unfold::{NodeId, Unfolding};

/// The states of a function for one set of barriers. [`HazardAnalysis::without`] continues it.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The state at the start of every node, or `None` for unreachable nodes.
    inputs: Vec<Option<State>>,
    /// The position of every node in a reverse postorder.
    order: Vec<u32>,
}

/// Nodes to run, in a given order.
#[derive(Default)]
struct Worklist {
    queued: FxHashSet<NodeId>,
    nodes: BinaryHeap<Reverse<(u32, NodeId)>>,
}

impl Worklist {
    fn push(&mut self, order: &[u32], node: NodeId) {
        if self.queued.insert(node) {
            self.nodes.push(Reverse((order[node.index()], node)));
        }
    }

    fn pop(&mut self) -> Option<NodeId> {
        let Reverse((_, node)) = self.nodes.pop()?;
        self.queued.remove(&node);
        Some(node)
    }
}

fn transfer<'a, 'p>(
    analysis: &'a mut HazardAnalysis<'p>,
    facts: &'a FunctionFacts,
    barriers: &'a Barriers,
) -> Transfer<'a, 'p> {
    let HazardAnalysis { program, slices, classes, summaries, .. } = analysis;
    Transfer {
        program,
        unfolding: &facts.unfolding,
        slices,
        classes,
        objects: &facts.objects,
        summaries,
        removed: &barriers.removed,
        lags: &barriers.lags,
    }
}

/// The states of a function with `barriers`.
pub(super) fn solution(
    analysis: &mut HazardAnalysis<'_>,
    facts: &FunctionFacts,
    barriers: &Barriers,
) -> Solution {
    let order = reverse_postorder(&facts.unfolding);
    let inputs = solve(&mut transfer(analysis, facts, barriers), facts, barriers, &order);
    Solution { inputs, order }
}

/// Turns the solution for some barriers into that without the ones of the blocks `removed` that
/// `barriers` lacks. Stops, and keeps the solution, at the first conflict that is not accepted.
///
/// A barrier only takes accesses out of states. So the states without it are found by continuing
/// from those with it, at the nodes that have it.
pub(super) fn without(
    analysis: &mut HazardAnalysis<'_>,
    facts: &FunctionFacts,
    (solution, removed): (&mut Solution, &FxHashSet<BlockId>),
    barriers: &Barriers,
    accepts: &dyn Fn(&Found) -> bool,
) -> bool {
    let mut transfer = transfer(analysis, facts, barriers);
    let mut changed: BTreeMap<NodeId, State> = BTreeMap::new();
    let mut work = Worklist::default();
    for (node, of) in facts.unfolding.nodes().iter() {
        if removed.contains(&of.block) {
            work.push(&solution.order, node);
        }
    }
    while let Some(node) = work.pop() {
        let known = changed.get(&node).or(solution.inputs[node.index()].as_ref());
        let Some(input) = known.cloned() else { continue };
        let mut accepted = true;
        let mut found = |found: Found| accepted &= accepts(&found);
        let output = run_block(&mut transfer, facts, barriers, node, input, &mut found, &mut |_, _| {});
        if !accepted {
            return false;
        }
        for &successor in &facts.unfolding.nodes()[node].successors {
            let grows = match (changed.get_mut(&successor), &solution.inputs[successor.index()]) {
                (Some(known), _) => known.join(&output),
                (None, Some(known)) => {
                    let mut joined = known.clone();
                    let grows = joined.join(&output);
                    if grows {
                        changed.insert(successor, joined);
                    }
                    grows
                }
                (None, None) => {
                    changed.insert(successor, output.clone());
                    true
                }
            };
            if grows {
                work.push(&solution.order, successor);
            }
        }
    }
    for (node, state) in changed {
        solution.inputs[node.index()] = Some(state);
    }
    true
}

/// Analyzes one function. Adds its conflicts to `found` and returns its summary in its own frame.
pub(super) fn run(
    analysis: &mut HazardAnalysis<'_>,
    function: FunctionId,
    facts: &FunctionFacts,
    barriers: &Barriers,
    found: &mut Vec<Found>,
) -> Summary {
    let mut transfer = transfer(analysis, facts, barriers);
    let inputs = solve(&mut transfer, facts, barriers, &reverse_postorder(&facts.unfolding));
    let mut summary = Summary::default();
    let is_called = transfer.program.functions.len() > 1;
    for (node, input) in facts.unfolding.nodes().ids().zip(inputs) {
        let Some(input) = input else { continue };
        let block = facts.unfolding.nodes()[node].block;
        let (mut exposed, mut inner) = (Vec::new(), Vec::new());
        let output = run_block(
            &mut transfer,
            facts,
            barriers,
            node,
            input,
            &mut |f| found.push(f),
            &mut |state, touch| {
                // A proxy fence also covers the writes of the caller.
                let mut touch = touch.clone();
                touch.async_proxy &= state.bare;
                match state.exposed {
                    true => exposed.push(touch),
                    false if is_called => inner.push(touch),
                    false => {}
                }
            },
        );
        summary.exposed.extend(exposed);
        summary.inner.extend(inner);
        if matches!(transfer.program.blocks[block].terminator, Terminator::Return) {
            summary.pending.join(&output.committed);
            output.signalled.sets().for_each(|set| summary.pending.join(set));
            summary.pending.join(&output.fenced_inits);
            summary.unfenced.join(&output.unfenced);
            summary.flight.extend(output.flight);
            summary.transparent |= output.exposed;
        }
    }
    what_it_uses(&transfer, facts, &mut summary);
    let _ = function;
    summary
}

/// Records whether a function, or a function that it calls, has waits or mbarrier operations.
fn what_it_uses(transfer: &Transfer<'_, '_>, facts: &FunctionFacts, summary: &mut Summary) {
    for step in facts.unfolding.nodes().iter().flat_map(|(_, node)| &facts.steps[node.block]) {
        let event = &transfer.program.events[step.event];
        let called = transfer.summaries.get(&step.event);
        let is_mbarrier = |access: &seawall_model::Access| access.proxy == Proxy::Barrier;
        let operates = matches!(event.action, Action::MBarrier(_)) || event.accesses.iter().any(is_mbarrier);
        summary.uses_mbarriers |= operates || called.is_some_and(|called| called.uses_mbarriers);
        summary.waits |=
            operates || matches!(event.action, Action::Wait(_)) || called.is_some_and(|called| called.waits);
    }
}

/// The state at the start of every node, or `None` for unreachable nodes. `order` is the position
/// of every node in a reverse postorder.
fn solve(
    transfer: &mut Transfer<'_, '_>,
    facts: &FunctionFacts,
    barriers: &Barriers,
    order: &[u32],
) -> Vec<Option<State>> {
    let unfolding = &facts.unfolding;
    let mut inputs: Vec<Option<State>> = vec![None; unfolding.nodes().len()];
    let mut work = Worklist::default();
    for &entry in unfolding.entries() {
        inputs[entry.index()] = Some(State { exposed: true, bare: true, ..State::default() });
        work.push(order, entry);
    }
    while let Some(node) = work.pop() {
        let Some(input) = inputs[node.index()].clone() else { continue };
        let output = run_block(transfer, facts, barriers, node, input, &mut |_| {}, &mut |_, _| {});
        let mut pass = |successor: NodeId, output: Cow<'_, State>| {
            let changed = match &mut inputs[successor.index()] {
                Some(known) => known.join(&output),
                empty => {
                    *empty = Some(output.into_owned());
                    true
                }
            };
            if changed {
                work.push(order, successor);
            }
        };
        // Most nodes have one successor, which takes the state without a copy.
        if let Some((&last, others)) = unfolding.nodes()[node].successors.split_last() {
            others.iter().for_each(|&successor| pass(successor, Cow::Borrowed(&output)));
            pass(last, Cow::Owned(output));
        }
    }
    inputs
}

/// The state at the end of a node.
fn run_block(
    transfer: &mut Transfer<'_, '_>,
    facts: &FunctionFacts,
    barriers: &Barriers,
    node: NodeId,
    mut state: State,
    found: &mut dyn FnMut(Found),
    told: &mut dyn FnMut(&State, &Touch),
) -> State {
    let block = facts.unfolding.nodes()[node].block;
    let ops = facts.ops.of(block);
    let split = split_barrier(transfer.program);
    let mut next = 0;
    for (position, step) in facts.steps[block].iter().enumerate() {
        if ops.get(next).is_some_and(|op| op.first == position) {
            let gap = super::Gap { block, at: next as u32 };
            next += 1;
            barriers.pass(gap, split, &mut state);
        }
        step.touches.iter().for_each(|touch| told(&state, touch));
        if let Some(summary) = transfer.summaries.get(&step.event) {
            summary.exposed.iter().for_each(|touch| told(&state, touch));
            let behind = State { bare: state.bare, ..State::default() };
            summary.inner.iter().for_each(|touch| told(&behind, touch));
        }
        transfer.apply(node, block, step, &mut state, found);
    }
    barriers.pass(facts.ops.end(block), split, &mut state);
    if transfer.ends_in_barrier(block) {
        state.synchronize();
    }
    state
}

/// The position of every node in a reverse postorder.
fn reverse_postorder(unfolding: &Unfolding) -> Vec<u32> {
    let nodes = unfolding.nodes();
    let mut seen = vec![false; nodes.len()];
    let mut order = Vec::with_capacity(nodes.len());
    for &entry in unfolding.entries() {
        if std::mem::replace(&mut seen[entry.index()], true) {
            continue;
        }
        let mut stack = vec![(entry, 0)];
        while let Some((node, next)) = stack.last_mut() {
            match nodes[*node].successors.get(*next) {
                Some(&successor) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[successor.index()], true) {
                        stack.push((successor, 0));
                    }
                }
                None => {
                    order.push(*node);
                    stack.pop();
                }
            }
        }
    }
    let mut position = vec![u32::MAX; nodes.len()];
    for (at, node) in order.iter().rev().enumerate() {
        position[node.index()] = at as u32;
    }
    position
}
