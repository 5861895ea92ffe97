//! Natural loops of the control-flow graph.

use std::collections::BTreeSet;

use seawall_base::EntityId;

use crate::expr::{ExprId, Node};
use crate::flow::Flow;
use crate::values::Values;

/// A loop that control enters only at its header.
#[derive(Clone, Debug)]
pub(crate) struct NaturalLoop {
    pub(crate) header: usize,
    pub(crate) body: BTreeSet<usize>,
}

/// The loops of a graph. Edges back to one header are one loop. A region that control enters at
/// several blocks is none.
pub(crate) fn natural_loops(flow: &Flow) -> Vec<NaturalLoop> {
    let mut loops = Vec::new();
    for &header in &flow.order {
        let latches: Vec<usize> = flow.predecessors[header]
            .iter()
            .copied()
            .filter(|&from| flow.is_back_edge(from, header))
            .collect();
        if latches.is_empty() {
            continue;
        }
        let mut body = BTreeSet::from([header]);
        let mut todo = latches;
        while let Some(block) = todo.pop() {
            if body.insert(block) {
                todo.extend(&flow.predecessors[block]);
            }
        }
        let is_entered_at_header = header == 0 || !body.contains(&0);
        if is_entered_at_header {
            loops.push(NaturalLoop { header, body });
        }
    }
    loops
}

impl NaturalLoop {
    /// The values that may differ between iterations: `first`, phis and values that are not
    /// followed of its blocks, and what depends on them, also through phis.
    pub(crate) fn varying(&self, values: &Values<'_>, first: Option<ExprId>) -> Vec<bool> {
        let mut varies = vec![false; values.exprs.len()];
        loop {
            let mut changed = false;
            for index in 0..varies.len() {
                let id = ExprId::from_index(index);
                let is_new = !varies[index] && (first == Some(id) || self.may_vary(values, &varies, id));
                varies[index] |= is_new;
                changed |= is_new;
            }
            if !changed {
                return varies;
            }
        }
    }

    fn may_vary(&self, values: &Values<'_>, varies: &[bool], id: ExprId) -> bool {
        let is_known = |other: ExprId| varies.get(other.index()) == Some(&true);
        let own = match values.exprs.node(id) {
            Node::Phi(number) => {
                let phi = &values.phis[number as usize];
                let differs = phi.incoming.iter().any(|&(_, value)| value != id);
                self.body.contains(&phi.block) && differs
                    || phi.incoming.iter().any(|&(_, value)| is_known(value))
            }
            Node::Symbol(number) => {
                values.exprs.symbols[number as usize].block.is_some_and(|block| self.body.contains(&block))
            }
            Node::Iteration(header) => self.body.contains(&(header as usize)),
            _ => false,
        };
        own || values.exprs.operands(id).into_iter().any(is_known)
    }
}
