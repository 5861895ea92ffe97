//! Branches on which threads differ.
//!
//! The model takes all warps along one path. So the sides of such a branch follow each other in the
//! model, and the condition of the branch guards their events.

use std::collections::BTreeSet;

use seawall_ptx::table::Meaning;

use crate::expr::{ExprId, Level, Node, Op};
use crate::flow::{Exit, Flow};
use crate::levels::Levels;
use crate::regions::side;
use crate::values::Values;

/// The sides of all branches on which threads differ.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sides {
    /// For each block, the conditions under which a thread executes it.
    pub(crate) conditions: Vec<Vec<ExprId>>,
    /// How each block ends in the model.
    pub(crate) exits: Vec<Exit>,
    /// The branches whose sides follow each other.
    pub(crate) joined: BTreeSet<usize>,
    /// For each block, whether some thread may execute it.
    pub(crate) reached: Vec<bool>,
}

impl Sides {
    /// Computes the sides. `after` has the postdominators.
    pub(crate) fn new(
        values: &mut Values<'_>,
        flow: &Flow,
        levels: &mut Levels,
        after: &[Option<usize>],
    ) -> Sides {
        let mut sides = Sides {
            conditions: vec![Vec::new(); flow.blocks.len()],
            exits: flow.blocks.iter().map(|block| block.exit.clone()).collect(),
            joined: BTreeSet::new(),
            reached: Vec::new(),
        };
        // Inner branches come first.
        for &block in flow.order.iter().rev() {
            let Exit::Branch { step, taken, otherwise } = flow.blocks[block].exit else { continue };
            let Some(condition) = values.uses[step].guard else { continue };
            if let Some(value) = levels.constant(values, condition) {
                sides.exits[block] = Exit::Goto(if value & 1 != 0 { taken } else { otherwise });
                continue;
            }
            if levels.of(condition) == Level::Cta || taken == otherwise {
                continue;
            }
            let opposite = values.exprs.not(condition);
            levels.update(values);
            let Some(end) = after[block] else { continue };
            if sides.split(values, flow, levels, block, end) {
                continue;
            }
            let mut arms = Vec::new();
            for (start, condition) in [(taken, condition), (otherwise, opposite)] {
                if start != end {
                    arms.push((start, condition, side(flow, block, start, end)));
                }
            }
            let is_known = |(_, condition, region): &(usize, ExprId, Option<BTreeSet<usize>>)| {
                region.is_some() && is_followed(values, levels, *condition)
            };
            if !arms.iter().all(is_known) {
                continue;
            }
            // The blocks of one side are together in the order, so no edge becomes one of a loop.
            arms.sort_by_key(|arm| flow.position[arm.0]);
            let starts: Vec<usize> = arms.iter().map(|arm| arm.0).chain([end]).collect();
            sides.exits[block] = Exit::Goto(starts[0]);
            for (number, (_, condition, region)) in arms.into_iter().enumerate() {
                for inside in region.into_iter().flatten() {
                    sides.conditions[inside].push(condition);
                    sides.exits[inside].redirect(end, starts[number + 1]);
                }
            }
            sides.joined.insert(block);
        }
        sides.reached = reached(&sides.exits);
        sides
    }

    /// Lets the branch of a block decide only the part of its condition on which all threads agree,
    /// if it has one side that waits or loops. The other part guards the events of the side.
    /// Returns whether it does. Otherwise predicates of events stand for the whole condition.
    fn split(
        &mut self,
        values: &mut Values<'_>,
        flow: &Flow,
        levels: &mut Levels,
        block: usize,
        end: usize,
    ) -> bool {
        let Exit::Branch { step, taken, otherwise } = flow.blocks[block].exit else { return false };
        let Some(condition) = values.uses[step].guard else { return false };
        let (start, holds) = match (taken == end, otherwise == end) {
            (false, true) => (taken, condition),
            (true, false) => (otherwise, values.exprs.not(condition)),
            _ => return false,
        };
        levels.update(values);
        let mut parts = conjunction(values, holds);
        let own: Vec<ExprId> = parts.extract_if(.., |part| levels.of(*part) != Level::Cta).collect();
        let is_followed = own.iter().all(|&part| levels.is_of_thread(part));
        let (Some(&first), true) = (parts.first(), is_followed) else { return false };
        let Some(region) = side(flow, block, start, end) else { return false };
        if !region.iter().any(|&inside| waits_or_loops(values, flow, inside)) {
            return false;
        }
        let common = parts[1..].iter().fold(first, |all, &part| values.exprs.binary(Op::And, 1, all, part));
        let guard = if start == taken { common } else { values.exprs.not(common) };
        levels.update(values);
        values.uses[step].guard = Some(guard);
        region.into_iter().for_each(|inside| self.conditions[inside].extend(&own));
        true
    }
}

/// Whether a block waits, or goes back to an earlier one.
fn waits_or_loops(values: &Values<'_>, flow: &Flow, block: usize) -> bool {
    let waits = |step: usize| {
        let row = values.module.opcode_of(flow.steps[step].id).row;
        flow.steps[step].waits
            || row.is_some_and(|row| matches!(row.meaning, Meaning::Wait(_) | Meaning::WaitAll(_)))
    };
    (flow.blocks[block].first..flow.blocks[block].end).any(waits)
        || flow.blocks[block].exit.successors().into_iter().any(|next| flow.is_back_edge(block, next))
}

/// The parts of a conjunction.
pub(crate) fn conjunction(values: &Values<'_>, condition: ExprId) -> Vec<ExprId> {
    let (mut parts, mut todo) = (Vec::new(), vec![condition]);
    while let Some(next) = todo.pop() {
        match values.exprs.node(next) {
            Node::Binary { op: Op::And, width: 1, a, b } => todo.extend([a, b]),
            _ => parts.push(next),
        }
    }
    parts
}

/// The blocks to which a path leads from the entry.
fn reached(exits: &[Exit]) -> Vec<bool> {
    let mut reached = vec![false; exits.len()];
    let mut todo = vec![0];
    while let Some(block) = todo.pop() {
        if !std::mem::replace(&mut reached[block], true) {
            todo.extend(exits[block].successors());
        }
    }
    reached
}

/// Whether all parts of a condition are functions of the thread's index, or the same in all
/// threads.
fn is_followed(values: &Values<'_>, levels: &Levels, condition: ExprId) -> bool {
    if levels.is_of_thread(condition) || levels.of(condition) == Level::Cta {
        return true;
    }
    match values.exprs.node(condition) {
        Node::Binary { op: Op::And, width: 1, a, b } => {
            is_followed(values, levels, a) && is_followed(values, levels, b)
        }
        _ => false,
    }
}
