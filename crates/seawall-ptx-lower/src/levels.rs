//! Which threads agree on a value, and which branches diverge.

use std::collections::BTreeSet;

use seawall_base::EntityId;

use crate::expr::{ExprId, Level, Node};
use crate::flow::{Exit, Flow};
use crate::values::Values;

/// The levels of all values of a kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Levels {
    levels: Vec<Level>,
    /// Whether a value is a function of the thread's index alone.
    of_thread: Vec<bool>,
    phis: Vec<Level>,
    /// For each block, whether only some threads may execute it.
    pub(crate) divergent: Vec<bool>,
}

impl Levels {
    /// Computes the levels: a phi differs between threads if an operand does, or if a divergent
    /// branch decides which operand it has.
    pub(crate) fn new(values: &Values<'_>, flow: &Flow, postdominators: &[Option<usize>]) -> Levels {
        let mut levels = Levels {
            phis: vec![Level::Cta; values.phis.len()],
            divergent: vec![false; flow.blocks.len()],
            ..Levels::default()
        };
        let mut affected: BTreeSet<usize> = BTreeSet::new();
        loop {
            levels.extend(values);
            let mut changed = false;
            for (number, phi) in values.phis.iter().enumerate() {
                let of_operands = phi.incoming.iter().map(|&(_, value)| levels.of(value));
                let controlled = if affected.contains(&phi.block) { Level::Thread } else { Level::Cta };
                let level = of_operands.max().unwrap_or(Level::Cta).max(controlled);
                changed |= level != levels.phis[number];
                levels.phis[number] = level.max(levels.phis[number]);
            }
            for &block in &flow.order {
                if !levels.is_divergent_branch(values, flow, block) {
                    continue;
                }
                let end = postdominators[block];
                for inside in between(flow, block, end) {
                    levels.divergent[inside] = true;
                    changed |= affected.insert(inside);
                }
                // Threads that took different paths meet here.
                changed |= end.is_some_and(|end| affected.insert(end));
            }
            if !changed {
                return levels;
            }
        }
    }

    /// Whether threads of the CTA may leave a block to different blocks.
    fn is_divergent_branch(&self, values: &Values<'_>, flow: &Flow, block: usize) -> bool {
        match &flow.blocks[block].exit {
            Exit::Branch { step, .. } => {
                values.uses[*step].guard.is_none_or(|guard| self.of(guard) != Level::Cta)
            }
            Exit::Switch(_) => {
                let step = flow.blocks[block].end - 1;
                let index = values.uses[step].operands.first().and_then(|operand| operand.one());
                index.is_none_or(|index| self.of(index) != Level::Cta)
            }
            Exit::Goto(_) | Exit::Return | Exit::Unreachable => false,
        }
    }

    /// Computes the levels of all expressions with the current levels of phis.
    pub(crate) fn extend(&mut self, values: &Values<'_>) {
        self.levels.clear();
        self.of_thread.clear();
        self.update(values);
    }

    /// Adds the levels of expressions that are new since the last call.
    pub(crate) fn update(&mut self, values: &Values<'_>) {
        for index in self.levels.len()..values.exprs.len() {
            let id = ExprId::from_index(index);
            let node = values.exprs.node(id);
            let operands = values.exprs.operands(id);
            let known = |operand: &ExprId| self.levels.get(operand.index()).copied().unwrap_or(Level::Thread);
            let highest = operands.iter().map(known).max().unwrap_or(Level::Cta);
            let level = match node {
                Node::Tid(_) | Node::Elect => Level::Thread,
                Node::Symbol(number) => values.exprs.symbols[number as usize].level.max(highest),
                Node::Phi(number) => self.phis.get(number as usize).copied().unwrap_or(Level::Thread),
                Node::OfFirstLane(_) => highest.min(Level::Warp),
                _ => highest,
            };
            let of_thread = match node {
                Node::Const { .. } | Node::Tid(_) | Node::Elect => true,
                Node::Symbol(_) | Node::Phi(_) | Node::Iteration(_) => false,
                _ => operands.iter().all(|operand| self.of_thread.get(operand.index()) == Some(&true)),
            };
            self.levels.push(level);
            self.of_thread.push(of_thread);
        }
    }

    /// Which threads agree on a phi.
    pub(crate) fn of_phi(&self, number: usize) -> Level {
        self.phis.get(number).copied().unwrap_or(Level::Thread)
    }

    /// Adds a phi on which all threads agree.
    pub(crate) fn add_phi(&mut self) {
        self.phis.push(Level::Cta);
    }

    /// Which threads agree on a value.
    pub(crate) fn of(&self, id: ExprId) -> Level {
        self.levels.get(id.index()).copied().unwrap_or(Level::Thread)
    }

    /// Whether a value is a function of the thread's index alone.
    pub(crate) fn is_of_thread(&self, id: ExprId) -> bool {
        self.of_thread.get(id.index()) == Some(&true)
    }
}

/// The blocks on paths from a branch to the block where all its paths meet, without these two
/// unless a path leads back to the branch.
pub(crate) fn between(flow: &Flow, branch: usize, end: Option<usize>) -> Vec<usize> {
    let mut seen = BTreeSet::new();
    let mut todo = flow.blocks[branch].exit.successors();
    while let Some(block) = todo.pop() {
        if Some(block) != end && seen.insert(block) {
            todo.extend(flow.blocks[block].exit.successors());
        }
    }
    seen.into_iter().collect()
}

/// The immediate postdominator of each reachable block. `None` if its paths meet nowhere.
pub(crate) fn postdominators(flow: &Flow) -> Vec<Option<usize>> {
    // A node behind all ends.
    let exit = flow.blocks.len();
    let mut next: Vec<Option<usize>> = vec![None; exit + 1];
    next[exit] = Some(exit);
    let mut rank = vec![0_usize; exit + 1];
    for (at, &block) in flow.order.iter().rev().enumerate() {
        rank[block] = at + 1;
    }
    let mut changed = true;
    while changed {
        changed = false;
        for &block in flow.order.iter().rev() {
            let mut successors = flow.blocks[block].exit.successors();
            if successors.is_empty() {
                successors.push(exit);
            }
            let mut known = successors.into_iter().filter(|&after| next[after].is_some());
            let Some(first) = known.next() else { continue };
            let meet = known.fold(first, |a, b| common(&next, &rank, a, b));
            changed |= next[block] != Some(meet);
            next[block] = Some(meet);
        }
    }
    next.truncate(exit);
    next.into_iter().map(|after| after.filter(|&after| after != exit)).collect()
}

/// The nearest node to which both lead.
fn common(next: &[Option<usize>], rank: &[usize], mut a: usize, mut b: usize) -> usize {
    // Each node has a higher rank than its postdominator, up to loops without an end.
    for _ in 0..2 * next.len() {
        if a == b {
            return a;
        }
        let exit = next.len() - 1;
        if rank[a] > rank[b] { a = next[a].unwrap_or(exit) } else { b = next[b].unwrap_or(exit) }
    }
    next.len() - 1
}
