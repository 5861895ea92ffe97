//! On which values branches and other values depend, also because branches decide between values.

use std::collections::{BTreeMap, BTreeSet};

use seawall_base::EntityId;

use crate::expr::{ExprId, Node};
use crate::flow::{Exit, Flow};
use crate::levels::{between, sides_of};
use crate::lowering::Lowering;
use crate::values::{Value, Values};

/// The branches of a kernel, and where their paths meet.
pub(crate) struct Influence {
    /// The condition of each block that branches.
    pub(crate) conditions: BTreeMap<usize, ExprId>,
    /// For each block, the branches that decide from which block a thread reaches it.
    deciding: Vec<Vec<usize>>,
}

impl Influence {
    pub(crate) fn new(lowering: &Lowering<'_>) -> Influence {
        let (flow, values) = (&lowering.flow, &lowering.values);
        let mut conditions = BTreeMap::new();
        let mut deciding = vec![Vec::new(); flow.blocks.len()];
        for &block in &flow.order {
            let Some(condition) = condition(flow, values, block) else { continue };
            conditions.insert(block, condition);
            let end = lowering.after[block];
            let own = sides_of(flow, block, end);
            let inside = between(flow, block, end).into_iter().filter(|inside| !own.contains(inside));
            inside.chain(end).for_each(|inside| deciding[inside].push(block));
        }
        Influence { conditions, deciding }
    }

    /// The conditions of the branches that decide from which block a thread reaches a block.
    pub(crate) fn conditions_of(&self, block: usize) -> Vec<ExprId> {
        self.deciding[block].iter().map(|block| self.conditions[block]).collect()
    }

    /// The values on which a value depends, and itself.
    pub(crate) fn sources(&self, values: &Values<'_>, of: ExprId) -> BTreeSet<ExprId> {
        let (mut seen, mut todo) = (BTreeSet::new(), vec![of]);
        while let Some(next) = todo.pop() {
            if seen.insert(next) {
                todo.extend(self.inputs(values, next));
            }
        }
        seen
    }

    /// The values that depend on some of the values.
    pub(crate) fn depending(&self, values: &Values<'_>, on: &[ExprId]) -> Vec<bool> {
        let mut depends = vec![false; values.exprs.len()];
        for &value in on {
            depends[value.index()] = true;
        }
        loop {
            let mut changed = false;
            for index in 0..depends.len() {
                let inputs = || self.inputs(values, ExprId::from_index(index));
                if !depends[index] && inputs().iter().any(|own| depends.get(own.index()) == Some(&true)) {
                    depends[index] = true;
                    changed = true;
                }
            }
            if !changed {
                return depends;
            }
        }
    }

    fn inputs(&self, values: &Values<'_>, id: ExprId) -> Vec<ExprId> {
        let mut inputs = values.exprs.operands(id).to_vec();
        match values.exprs.node(id) {
            Node::Phi(number) => {
                let phi = &values.phis[number as usize];
                inputs.extend(phi.incoming.iter().map(|&(_, value)| value));
                if let [(_, first), others @ ..] = phi.incoming.as_slice()
                    && others.iter().any(|(_, other)| other != first)
                {
                    inputs.extend(self.deciding[phi.block].iter().map(|block| self.conditions[block]));
                }
            }
            Node::Iteration(header) => {
                inputs.extend(self.deciding[header as usize].iter().map(|block| self.conditions[block]));
            }
            Node::Symbol(number) => inputs.extend(&values.exprs.symbols[number as usize].reads),
            _ => {}
        }
        inputs
    }
}

/// The value that decides where a block goes.
fn condition(flow: &Flow, values: &Values<'_>, block: usize) -> Option<ExprId> {
    match flow.blocks[block].exit {
        Exit::Branch { step, .. } => values.uses[step].guard,
        Exit::Switch(_) => {
            let operands = &values.uses[flow.blocks[block].end - 1].operands;
            operands.first().and_then(Value::one)
        }
        Exit::Goto(_) | Exit::Return | Exit::Unreachable => None,
    }
}
